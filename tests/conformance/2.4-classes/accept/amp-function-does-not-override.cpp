// An amp function with the name of a virtual cpu function of the base does not override it.
//
// accept: L-2.2.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct base {
  virtual ~base() {}
  virtual int id() { return 1; }
  int call() { return id(); }
};
struct derived : base {
  int id() restrict(cpu) { return 2; }
};
struct amp_only : base {
  int id() restrict(amp) { return 3; }
  static int twice(int n) restrict(amp) { return 2 * n; }
};
struct overrides_again : amp_only {
  int id() restrict(cpu) { return 4; }
};

int main() {
  derived d;
  amp_only a;
  overrides_again o;
  check("derived", d.call(), 2);
  check("amp_only", a.call(), 1);
  check("overrides_again", o.call(), 4);
  // No kernel has an object with virtual functions (§2.4.1.3), so it calls a static function.
  array_view<int, 1> v(2);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = amp_only::twice(i[0] + 3); });
  check("kernel", v[1], 8);
  return failures;
}
