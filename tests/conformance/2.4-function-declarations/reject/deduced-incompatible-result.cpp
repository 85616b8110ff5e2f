// An instance of a cpu,amp template must not deduce a long double parameter and result.
//
// reject: L-2.4.2-c, L-2.4.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

template <typename A, typename B> auto mix(A a, B b) restrict(cpu, amp) { // ERROR-ONE-OF
  return a + b;
}

double fine() { return mix(1, 2.5) + mix(1.0f, 2); }

double wrong() {
  return double(mix(1, 2.5L)); // ERROR-ONE-OF
}
