// Amp code may read and write members of named and anonymous unions.
//
// accept: L-2.4.1.3-p
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

union word {
  float f;
  unsigned u;
  int i;
};
struct variant {
  int kind;
  union {
    int i;
    float f;
  };
  struct part {
    int low, high;
  } p;
};

unsigned bits(float f) restrict(cpu, amp) {
  word w;
  w.f = f;
  return w.u;
}
float value(const variant &x) restrict(cpu, amp) {
  return x.kind == 0 ? float(x.i) : x.f + float(x.p.high);
}

int main() {
  variant a, b;
  a.kind = 0, a.i = 3, a.p = {0, 0};
  b.kind = 1, b.f = 0.5f, b.p = {0, 2};
  double data[3] = {};
  array_view<double, 1> v(3, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = bits(1.0f);
        v[1] = value(a);
        v[2] = value(b);
      });
  check("bits", v[0], 0x3f800000);
  check("int", v[1], 3);
  check("float", v[2], 2.5);
  return failures;
}
