// Enumerations over int, unsigned, long and unsigned long are compatible.
//
// accept: L-2.4.1.3-t
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

enum color { red, green = 5, blue };
enum class axis { x = 1, y, z };
enum small : unsigned { few = 3u };
enum class big : long { minus = -1, many = 5000000000 };
enum bigger : unsigned long { most = 1ul };
enum huge { enormous = 0x100000000 };

int number(color c, axis a, small s, big b) restrict(cpu, amp) {
  int n = c;
  switch (a) {
  case axis::x:
    n += 10;
    break;
  case axis::y:
    n += 20;
    break;
  default:
    n += 30;
  }
  return n + int(s) * 100 + (b == big::minus ? 1000 : 2000) + (most == 1 && long(enormous) > 5);
}

int main() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  axis a = axis::z;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = number(blue, a, few, big::many); });
  check("kernel", v[0], 2337);
  check("host", number(green, axis::y, few, big::minus), 1326);
  return failures;
}
