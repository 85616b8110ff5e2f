// A launch selects the const amp call operator whose parameter matches the index.
//
// accept: P-7-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include "check.h"
using namespace concurrency;

struct kernel {
  array_view<int, 1> v;
  void operator()(index<1> i) const restrict(cpu) { v[i] = -1; }
  void operator()(index<1> i) const restrict(amp) { v[i] = 1; }
  void operator()(index<2> i) const restrict(amp) { v[i[1]] = 2; }
  void operator()(tiled_index<2> t) const restrict(amp) { v[t.global] = 3; }
};
struct with_template {
  array_view<int, 1> v;
  template <typename I> void operator()(const I &i) const restrict(cpu, amp) {
    v[i] += int(sizeof(i[0])) * 100;
  }
};
struct both_constnesses {
  array_view<int, 1> v;
  void operator()(index<1> i) restrict(amp) { v[i] = -2; }
  void operator()(index<1> i) const restrict(amp) { v[i] += 5; }
};

int main() {
  int data[4] = {};
  array_view<int, 1> v(4, data);
  kernel k = {v};
  parallel_for_each(extent<1>(4), k);
  check("index<1>", v[3], 1);
  parallel_for_each(extent<2>(1, 3), k);
  check("index<2>", v[2], 2);
  check("untouched", v[3], 1);
  parallel_for_each(extent<1>(2).tile<2>(), k);
  check("tiled_index", v[1], 3);
  with_template w = {v};
  parallel_for_each(v.extent, w);
  check("template", v[1], 403);
  both_constnesses b = {v};
  parallel_for_each(v.extent, b);
  check("const", v[1], 408);
  return failures;
}
