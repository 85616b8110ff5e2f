// An amp lambda in a default argument must be valid amp code, even if nothing uses the argument.
//
// reject: L-2.3.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

int host(int);
int global;

int f(int a = [](int x) restrict(cpu, amp) { return host(x); }(1)) restrict(cpu); // ERROR
int g(int a = [](int x) restrict(amp)->int { throw x; }(1)) restrict(amp); // ERROR
struct S {
  int k = [](int x) restrict(cpu, amp) { return x + global; } // ERROR
  (1);
  int m(int a = 1 + [](int x) restrict(cpu, amp) { return host(x); }(1)); // ERROR
};
template <typename T>
T h(T a = [](int x) restrict(cpu, amp) { return host(x); }(1)); // ERROR-ONE-OF
int use() { return h<int>(); }                                  // ERROR-ONE-OF

int fine(int a = [](int x) restrict(cpu, amp) { return x; }(1) + [] { return host(1); }());
