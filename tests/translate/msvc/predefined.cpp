// Macros that describe the settings of Microsoft's compiler.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip
// RUN: not %amp2hip --from-msvc %s -o %t.none.hip -- -fno-rtti 2>&1 | FileCheck --check-prefix RTTI %s
// RTTI: error: compile with /GR

#if !defined(_CPPRTTI)
#error compile with /GR
#endif
#if !defined(_CPPUNWIND) || !defined(_MT) || !defined(_NATIVE_WCHAR_T_DEFINED)
#error compile with /EHsc and /MD
#endif
#include <amp.h>
#ifdef _CHAR_UNSIGNED
#error compile without /J
#endif
#ifdef _MSC_EXTENSIONS
#error only portable code
#endif

const wchar_t *file() { return __FILEW__; }
// CHECK: return __FILEW__;
const wchar_t *name() { return __FUNCTIONW__; }
// CHECK: return __FUNCTIONW__;
void launch(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = __COUNTER__; });
}
