// A specialization that amp2hip cannot rewrite is an error.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s --implicit-check-not error:

#include <amp.h>

template <template <typename> class> struct user {};
template <typename C> struct reader {
  template <typename T> T read() { return T(); }
  template <> int read<int>() { return 2; }
  // CHECK: class-scope-specializations-refused.cpp:[[#@LINE-1]]:19: error: g++ does not accept the specialization of 'read' in a class template; use overloads, or 'if constexpr' in the template
  template <typename T> struct part { void f(); };
  template <> struct part<int> {};
  // CHECK: class-scope-specializations-refused.cpp:[[#@LINE-1]]:22: error: g++ does not accept the specialization of 'part' in a class; declare the template outside of the class
  template <typename T> struct other {};
  template <> struct other<int> {};
  // CHECK: class-scope-specializations-refused.cpp:[[#@LINE-1]]:22: error: g++ does not accept the specialization of 'other' in a class; declare the template outside of the class
  user<other> u;
};
template <typename C> template <typename T> void reader<C>::part<T>::f() {}
int f() { reader<char> r; return r.read<int>(); }
int g() restrict(amp) { return 1; }
