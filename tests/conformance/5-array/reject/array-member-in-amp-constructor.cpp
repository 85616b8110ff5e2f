// An amp constructor or destructor must not construct or destroy an array member.
//
// The constructors and the destructor of array are restrict(cpu) (§2.3.2, §5.1). A class with an
// array member is not amp-compatible (§2.4.1.3).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct holder {
  holder(array<int> &a) restrict(cpu, amp) : m(a) {} // ERROR
  array<int> m;
};

struct destroyed {
  destroyed(array<int> &a) : m(a) {}
  ~destroyed() restrict(cpu, amp) {} // ERROR
  array<int> m;
};

int main() {}
