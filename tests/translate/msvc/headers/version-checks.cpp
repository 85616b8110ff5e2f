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
// A comparison of versions in a file that demands Microsoft's compiler.
#if _MSC_VER >= 1900
// CHECK: #if 1900 >= 1900
#define HAS_LITERALS 1
#elif _MSC_VER >= 1800
// CHECK: #elif 1900 >= 1800
#endif
static_assert(HAS_LITERALS, "the branch of new compilers");
#if defined(__GNUC__) || _MSC_VER >= 1900
// CHECK: #if defined(__GNUC__) || _MSC_VER >= 1900
#endif
#if defined(_MSC_VER) && _MSC_VER >= 1800
// CHECK: #if defined(_MSC_VER) && _MSC_VER >= 1800
#endif
// The name of a header that has to be corrected may contain "..".
#include "Inputs/../Inputs/demands-msvc.h"

void launch(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
}
