// Constructors of a header are selected by restriction in the header, the source and the library.
//
// accept: L-2.3.2.1-f, L-2.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../../inputs/constructors.h"
#include <cstdio>
#include <vector>
using namespace concurrency;

hdr::defined_elsewhere::defined_elsewhere(int x) : v(x) {}
hdr::defined_elsewhere::defined_elsewhere(float x) restrict(amp) : v((int)x + 1000) {}

struct D : hdr::S {
  hdr::S m;
  D(int x) restrict(cpu, amp) : S(x), m{x + 1} {}
};
struct H : hdr::S {
  using S::S;
};
int take(hdr::S s) restrict(cpu, amp) { return s.v; }
hdr::S back(int x) restrict(cpu, amp) { return x; }
int on_both(int x) restrict(cpu, amp) {
  hdr::S e[2] = {x, hdr::S(x + 1)};
  D f(x);
  H h(x);
  int i = 3;
  hdr::S g(&i, 2);
  return e[0].v + e[1].v + f.v + f.m.v + h.v + take(x) + back(x).v + g.v;
}
int of_shared(float x) restrict(cpu, amp) { return hdr::shared(x).v; }
int main() {
  int a[6] = {};
  array_view<int, 1> v(6, a);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = on_both(7);
        v[1] = hdr::in_header(7);
        v[2] = hdr::in_template(7);
        v[3] = hdr::defined_elsewhere(7).v;
        v[4] = hdr::counted(2, 3).v;
        v[5] = of_shared(1.5f) + hdr::shared(2).v;
      });
  v.synchronize();
  std::vector<hdr::S> made;
  made.emplace_back(1.5f);
  std::vector<hdr::shared> shared;
  shared.emplace_back(1.5f);
  const int host[] = {on_both(7),
                      hdr::in_header(7),
                      hdr::in_template(7),
                      hdr::defined_elsewhere(7.5f).v,
                      made[0].v + shared[0].v,
                      of_shared(1.5f)};
  // In amp code, an object constructed from a number holds 100 more, a box 50 more, and the
  // object constructed from a pointer 5 instead of 1.
  const int wanted_host[] = {52, 28, 17, 7, 2, 1},
            wanted[] = {52 + 700 + 4, 428, 17 + 200 + 50, 1007, 6, 101 + 2};
  for (int i = 0; i < 6; ++i)
    if (host[i] != wanted_host[i] || a[i] != wanted[i])
      return std::printf("%d: %d, wanted %d; amp %d, wanted %d\n", i, host[i], wanted_host[i], a[i],
                         wanted[i]),
             1;
  return 0;
}
