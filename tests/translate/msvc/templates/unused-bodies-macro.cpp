// Unused bodies of templates with errors: failed calls, and bodies in macros.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip 2> %t.err && %code %t.hip | FileCheck %s && %msvc %t.hip
// RUN: FileCheck %s --check-prefix=MESSAGE --implicit-check-not=warning: < %t.err

#include <amp.h>
#include <string>
#include <vector>

inline int g(int a) restrict(cpu, amp) { return a; }
// MESSAGE: :[[@LINE+1]]:57: warning: the body of 'too_many' is left out: nothing uses it, and it has an error: no matching function for call to 'g' [AMP1801,-Wamp-unused-body]
template <class T> int too_many(T t) restrict(cpu, amp) {
  // CHECK: #if 0 // not used, and has an error: no matching function for call to 'g'
  // CHECK-NEXT: return g(1, 2);
  return g(1, 2);
}
// MESSAGE: :[[@LINE+1]]:35: warning: the body of 'of_text' is left out
template <class T> int of_text(T) { return g("text"); }

// Calls that depend on the parameters, and calls of the base class.
template <class T> int fits(T t) { return g(1) + g(t, 2) + g(t.x); }
template <class... T> int packs(T... t) { return g(t...); }
template <class B> struct derived : B {
  // CHECK: return this->g(1, 2);
  int f() { return g(1, 2); }
};
struct base {
  int g(int a, int b) { return a + b; }
};
// <algorithm> is missing, although another header declares a std::find.
// MESSAGE: note: 'std::find' requires <algorithm>
template <class T> bool has(std::vector<int> &v, T) {
  // CHECK: return std::find(v.begin(), v.end(), 3) != v.end();
  return std::find(v.begin(), v.end(), 3) != v.end();
}

// MESSAGE: :[[@LINE+6]]:1: warning: the body of 'first_lerp' is left out: nothing uses it, and it has an error: use of undeclared identifier 'v'
// CHECK: template <class T> T F##_lerp(T l, T r) {/* not used, and has an error: use of undeclared identifier 'v' */} \
// CHECK: template <class T> T F##_next(T value) { return value + 1; }
#define DEFINE(F)                                                                                  \
  template <class T> T F##_lerp(T l, T r) { return l + v; }                                        \
  template <class T> T F##_next(T value) { return value + 1; }
DEFINE(first)
DEFINE(second)

int main() {
  int sum = 0;
  concurrency::array_view<int> view(1, &sum);
  parallel_for_each(view.extent, [=](concurrency::index<1> i) restrict(amp) { view[i] = g(2); });
  view.synchronize();
  return derived<base>().f() == 3 && first_next(1) + second_next(2) == 5 && sum == 2 ? 0 : 1;
}
