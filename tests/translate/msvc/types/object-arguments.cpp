// Objects of ATL that are arguments for `...`: Microsoft's compiler passes their pointer.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>
#include <atlbase.h>
#include <atlstr.h>
#include <cstdio>
#include <map>

#define LOG(...) printf(__VA_ARGS__)
#define SHOW(text) printf("%s\n", text)

struct logger {
  logger(const char *format, ...);
  void write(const char *format, ...);
};
class name : public CStringA {
public:
  name() : CStringA("name") {}
};

template <typename T>
void show(T value) {
  CStringA text;
  text.Format("%d", value);
  printf("%s", text);
  // CHECK: printf("%s", text.GetString());
}

void print(const CStringA &a, CStringA *p, std::map<int, CStringA> &m) {
  CStringW w(L"wide");
  CComBSTR b(L"text");
  CComPtr<IUnknown> unknown;
  CStringA f;
  f.Format("%s %d", a, 1);
  // CHECK: f.Format("%s %d", a.GetString(), 1);
  printf("%s %s\n", a + "b", "z");
  // CHECK: printf("%s %s\n", (a + "b").GetString(), "z");
  printf_s("%s%s\n", a.Left(2), *p);
  // CHECK: printf_s("%s%s\n", a.Left(2).GetString(), (*p).GetString());
  wprintf(L"%s %s\n", w, b);
  // CHECK: wprintf(L"%ls %ls\n", w.GetString(), b.m_str);
  printf("%s %p", (CStringA)w, unknown);
  // CHECK: printf("%s %p", ((CStringA)w).GetString(), unknown.p);
  printf("%s", p->IsEmpty() ? a : m[0]);
  // CHECK: printf("%s", (p->IsEmpty() ? a : m[0]).GetString());
  printf("%s %s", m[1], name());
  // CHECK: printf("%s %s", m[1].GetString(), name().GetString());
  logger log("%s", a);
  // CHECK: logger log("%s", a.GetString());
  log.write("%s", a);
  // CHECK: log.write("%s", a.GetString());
  LOG("%s", a);
  // CHECK: LOG("%s", a.GetString());
  SHOW(a);
  // CHECK: SHOW(a.GetString());
  printf("%s", (LPCSTR)a);
  // CHECK: printf("%s", (LPCSTR)a);
  show(1);
}

void launch(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
}

#include <string>
void print(const std::string &s, std::wstring w) {
  // CHECK: printf("%s", s.c_str());
  printf("%s", s);
  // CHECK: wprintf(L"%ls", (w + L"!").c_str());
  wprintf(L"%s", w + L"!");
}
