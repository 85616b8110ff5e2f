// Other objects with destructors for `...`, and classes of ATL that Linux does not have.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s --implicit-check-not=error:

#define _ATL_CSTRING_EXPLICIT_CONSTRUCTORS
#define _ATL_NO_AUTOMATIC_NAMESPACE
#include <amp.h>
#include <atlbase.h>
#include <atlstr.h>
#include <cstdio>
#include <string>

class counted : public ATL::CStringA {
  int count;
};

void print(const counted &c) {
  printf("%s", c);
  // CHECK: [[@LINE-1]]:16: error: cannot pass non-trivial object of type 'const counted'
  ATL::CStringA copied(L"a");
  ATL::CStringA converted = L"a";
  // CHECK: [[@LINE-1]]:17: error: no viable conversion
  CStringA unqualified;
  // CHECK: [[@LINE-1]]:3: error: unknown type name 'CStringA'
  ATL::CComPtr<IUnknown> object;
  object.CoCreateInstance(L"name");
  // CHECK: [[@LINE-1]]:10: error: 'CoCreateInstance' is unavailable: it does not exist on Linux; there is no COM: remove the code that uses it
}

void launch(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
}
