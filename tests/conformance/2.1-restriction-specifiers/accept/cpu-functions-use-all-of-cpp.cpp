// A restrict(cpu) function can use all of C++, such as exceptions, goto, recursion and virtual
// calls.
//
// accept: L-2.1-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

#include <typeinfo>

struct shape {
  virtual ~shape() {}
  virtual int corners() const restrict(cpu) { return 0; }
};
struct square : shape {
  int corners() const restrict(cpu) override { return 4; }
};

static int calls = 0;

int everything(const shape *s, int n) restrict(cpu) {
  static int entered = 0;
  volatile short counter = 0;
  ++entered;
  ++calls;
again:
  ++counter;
  if (counter < n) goto again;
  try {
    if (dynamic_cast<const square *>(s) == nullptr) throw 3L;
  } catch (long problem) { return int(problem); }
  int (*recurse)(const shape *, int) = &everything;
  unsigned char letter = 'a';
  long long wide = 1LL;
  int *cell = new int(int(letter) + int(wide));
  int result = *cell + s->corners() + (typeid(*s) == typeid(square));
  delete cell;
  return n > 1 ? recurse(s, n - 1) : result + counter;
}

int main() {
  square sq;
  shape sh;
  int four = everything(&sq, 2);
  check("recursion and all", four, 98 + 4 + 1 + 1);
  check("exception", everything(&sh, 1), 3);
  check("calls", calls, 3);
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = four; });
  check("kernel", v[0], four);
  return failures;
}
