// An amp member function, constructor or destructor requires that its class is amp-compatible.
//
// The function has a pointer to its object, even if its body does not use it (§2.4.1.3).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct holds_pointer {
  holds_pointer(array<int> &a) restrict(cpu, amp) : m(&a) {} // ERROR
  array<int> *m;
};

struct holds_accelerator {
  int one() const restrict(amp) { return 1; } // ERROR
  accelerator a;
};

struct holds_char {
  ~holds_char() restrict(cpu, amp) {} // ERROR
  char c[4];
};

template <typename T> struct element {
  element(T value) restrict(cpu, amp) : value(value) {} // ERROR
  T value;
};
int use() { return element<int>(1).value + !element<int *>(nullptr).value; }

int main() {}
