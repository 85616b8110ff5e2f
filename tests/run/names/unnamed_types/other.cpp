// Includes the header in a source that launches none of its functions. The
// header must have the same translation in both.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "functions.h"
#include <vector>
using namespace concurrency;

int other() { return fn::twice(fn::adder(3))(1); }

namespace unnamed {
static struct { double b[3]; int a; } config;
int of_other() {
  std::vector<decltype(config)> configs(4);
  array_view<decltype(config)> w(configs);
  parallel_for_each(w.extent, [=](index<1> i) restrict(amp) { w[i].a = i[0]; });
  return w[0].a + w[1].a + w[2].a + w[3].a;
}
} // namespace unnamed
