// Declarations without a common restriction declare two functions, which can return different
// types.
//
// accept: L-2.2-b, L-2.2-e, L-2.2-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

void where(int &) restrict(amp);
void where(int &x) { x = 1; }
void where(int &x) restrict(amp) { x = 2; }

float value() restrict(amp) { return 0.25f; }
const char *value() { return "text"; }

struct site {
  int id() const;
  int id() const restrict(amp);
};
int site::id() const restrict(amp) { return 20; }
int site::id() const { return 10; }

int main() {
  int data[3] = {};
  array_view<int, 1> v(3, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int x = 0;
        where(x);
        v[0] = x;
        v[1] = int(value() * 8);
        v[2] = site().id();
      });
  check("where, kernel", v[0], 2);
  check("value, kernel", v[1], 2);
  check("site, kernel", v[2], 20);
  int x = 0;
  where(x);
  check("where, host", x, 1);
  check("value, host", value()[0], 't');
  check("site, host", site().id(), 10);
  return failures;
}
