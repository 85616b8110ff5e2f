// Conversions of ATL, by which programs print the description of an accelerator.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <AtlConv.h>
#include <ATLBASE.H>
#include <AtlStr.h>
#include <amp.h>
#include <iostream>
#include <string>
// CHECK: #include <atlconv.h>
// CHECK-NEXT: #include <atlbase.h>
// CHECK-NEXT: #include <atlstr.h>

std::string first() {
  USES_CONVERSION;
  std::string all;
  for (auto &a : concurrency::accelerator::get_all())
    all += std::string(CW2A(a.description.c_str())) + W2A(a.device_path.c_str());
  // CHECK: std::string(CW2A(a.get_description().c_str())) + W2A(a.get_device_path().c_str());
  return all;
}

std::string second(const wchar_t *wide, const CStringA &narrow, CComBSTR b) {
  std::string s = CW2A(wide), t(CW2A(wide, CP_UTF8));
  // CHECK: std::string s = CW2A(wide).m_psz, t(CW2A(wide, CP_UTF8));
  std::wstring w = CA2W(s.c_str()), text = b;
  // CHECK: std::wstring w = CA2W(s.c_str()).m_psz, text = b.m_str;
  const std::string u = narrow + "a";
  // CHECK: const std::string u = (narrow + "a").GetString();
  s = CW2A(w.c_str());
  // CHECK: s = CW2A(w.c_str());
  return u;
}
std::string third(const wchar_t *wide) {
  return CW2A(wide);
  // CHECK: return CW2A(wide).m_psz;
}

void launch(concurrency::array_view<int> v) {
  std::cout << CW2A(v.source_accelerator_view.accelerator.description.c_str(), CP_UTF8);
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
}
