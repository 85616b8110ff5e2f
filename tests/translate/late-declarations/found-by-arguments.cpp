// With -fdelayed-template-parsing, a function that only a class declares, as a friend, gets no qualifier: only the
// arguments of a call lead to it.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip %s -o %t.hip -- -std=c++17 -fdelayed-template-parsing
// RUN: %filecheck --input-file %t.hip
// RUN: %syntax %t.hip
#include <amp.h>
using namespace concurrency;

namespace lib {
template <class D>
struct operations {
  friend float dot(const D &a, const D &b) restrict(cpu, amp) { return a.x * b.x; }
};
struct vec : operations<vec> {
  float x;
};
} // namespace lib

namespace sim {
using lib::vec;

template <int Tile>
class kernel {
public:
  kernel(const array<vec, 1> &in, const array_view<float, 1> &out) : in(in), out(out) {}
  void operator()(tiled_index<Tile> t) const restrict(amp) {
    const vec d = in[t.global];
    // CHECK:{{^}}    out[t.global] = dot(d, d);
    out[t.global] = dot(d, d);
  }

private:
  const array<vec, 1> &in;
  array_view<float, 1> out;
};

void run(const array<vec, 1> &in, const array_view<float, 1> &out) {
  parallel_for_each(in.extent.tile<16>(), kernel<16>(in, out));
}
} // namespace sim
