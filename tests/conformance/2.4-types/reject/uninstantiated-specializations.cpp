// Amp code must not refer to specializations with incompatible members that nothing else
// instantiates.
//
// reject: L-2.4.1-a, L-2.4.1.3-k, L-2.4.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
template <class T> struct Box {
  T m;
};
void f1(Box<char> &x) restrict(amp) { // ERROR
  Box<char> *p = &x; // ERROR
  Box<char> &q = *p; // ERROR
}
Box<short> *f2(Box<short> *p) restrict(amp) { return p; } // ERROR
struct S {
  Box<int *> &get(Box<int *> &x) const restrict(cpu, amp) { return x; } // ERROR
};
void f4() {
  auto l = [](const Box<char> &x) restrict(amp) { return &x == nullptr; }; // ERROR
}
