// An #error that demands Microsoft's compiler: its conditions get the values of Visual Studio.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip
// RUN: not %amp2hip --from-msvc %s -o %t.none.hip -- -DOTHER 2>&1 | FileCheck --check-prefix OTHER %s
// OTHER: error: "another reason"

#if defined(_MSC_VER) && (_MSC_VER >= 1700)
// CHECK: #if 1 && (1900 >= 1700)
#include <amp.h>
#else
#error "needs Visual Studio 2012"
#endif
#ifndef _MSC_VER
// CHECK: #if 0
#error only for Visual C++
#endif
#ifdef OTHER
#error "another reason"
#endif
// No #error, so nothing changes.
#ifdef _MSC_VER
// CHECK: #ifdef _MSC_VER
#endif

void launch(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
}
