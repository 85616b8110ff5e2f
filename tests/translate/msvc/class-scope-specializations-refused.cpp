// A specialization that cannot be moved is an error.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s

#include <amp.h>

template <typename C> struct reader {
  template <typename T> T read() { return T(); }
  template <> int read<int>() { return 2; }
  // CHECK: class-scope-specializations-refused.cpp:[[#@LINE-1]]:19: error: g++ does not accept the specialization of 'read' in a class; move it after the class
};
int f() { reader<char> r; return r.read<int>(); }
int g() restrict(amp) { return 1; }
