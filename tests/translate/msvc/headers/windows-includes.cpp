// Names of Windows and of ppl.h, whose headers Microsoft's <amp.h> includes.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: rm -rf %t && mkdir %t
// RUN: %amp2hip --from-msvc %s -o %t/out.hip --header-dir=%t 2>%t/messages
// RUN: %code %t/out.hip | FileCheck %s
// RUN: FileCheck %s -input-file %t/messages -check-prefix=REMARK
// RUN: %code %t/Inputs/timer.h | FileCheck %s -check-prefix=HEADER
// RUN: %msvc %t/out.hip

#include <amp.h>
#include <iostream>
#include <string>
#include <vector>
#include "Inputs/timer.h"
// CHECK-DAG: #include <ppl.h>
// CHECK-DAG: #include <windows.h>
// CHECK:     #include <amp.h>
// REMARK-DAG: 'LARGE_INTEGER' requires <windows.h>, which is not included; the output includes it
// REMARK-DAG: 'concurrency::critical_section' requires <ppl.h>, which is not included
// HEADER:      #define TIMER_H
// HEADER-EMPTY:
// HEADER-NEXT: #include <windows.h>
// HEADER-NOT:  #if 0

using namespace concurrency;

int f() restrict(amp) { return 1; }

int main() {
  std::vector<int> v(10, 1);
  critical_section lock;
  int sum = 0;
  double t = time([&] {
    parallel_for(0, 10, [&](int i) {
      critical_section::scoped_lock guard(lock);
      sum += v[i];
    });
    parallel_for_each(v.begin(), v.end(), [](int &x) { ++x; });
  });
  std::string name = "name";
  std::cout.width(max(0, 10 - name.length()));
  DWORD start = ::GetTickCount();
  Concurrency::combinable<int> partial;
  return sum == 10 && t >= 0 && GetTickCount() >= start ? 0 : 1;
}
