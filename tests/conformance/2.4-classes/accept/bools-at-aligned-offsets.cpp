// A class may have bool members at offsets that are multiples of four.
//
// accept: L-2.4.1.3-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct flags {
  bool on;
  int value;
  bool off;
};
struct aligned_flags {
  alignas(4) bool a;
  alignas(4) bool b;
};

int count(flags f, aligned_flags g) restrict(cpu, amp) {
  return f.on + f.value + f.off * 2 + g.a * 4 + g.b * 8;
}

int main() {
  flags f = {true, 100, true};
  aligned_flags g = {true, true};
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        flags fs[2] = {{false, 0, false}, f};
        bool one = true, two = true;
        v[i] = count(fs[1], g) + one + two + int(sizeof(flags)) * 1000;
      });
  check("kernel", v[0], 12117);
  check("host", count(f, g), 115);
  return failures;
}
