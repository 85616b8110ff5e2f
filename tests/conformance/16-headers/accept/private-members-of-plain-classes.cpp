// Kernels in member functions use private members of a class whose header contains no C++ AMP code.
//
// accept: L-2.1.2-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../../inputs/private_members.h"
#include <amp.h>
using namespace concurrency;

int particle::sum(int *results) {
  array_view<int, 1> out(1, results);
  particle p = *this, q(10);
  parallel_for_each(
      out.extent, [=](index<1> i) restrict(amp) {
        particle own = p;
        own.weight += q.weight;
        own.place[1] *= 2;
        const particle *far = &q;
        int total = 0;
        for (int n : own.place) total += n;
        out[i] = own.weight + total + own.at.n + far->at.n +
                 int(sizeof(own.place) / sizeof(own.particle::place[0]));
      });
  return out[0];
}

int particle::copied(int *results) {
  array_view<int, 1> out(1, results);
  parallel_for_each(
      out.extent,
      [ =, *this ](index<1> i) restrict(amp) { out[i] = weight + this->place[1] + at.n + low; });
  return out[0];
}

int particle::others(int *results) {
  array_view<int, 1> out(1, results);
  particle p = *this;
  scale s;
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) { out[i] = p.mass * s.unit; });
  return out[0];
}

template <typename T> int particle::as(int *results, T factor) {
  array_view<int, 1> out(1, results);
  particle p = *this;
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) { out[i] = int(p.weight * factor); });
  return out[0];
}

int main() {
  int results[1] = {};
  particle p(1);
  if (p.sum(results) != 11 + (2 + 6) + 4 + 13 + 2) return 1;
  if (p.copied(results) != 1 + 3 + 4 + 101) return 2;
  if (p.others(results) != 15) return 3;
  return p.as(results, 2.5f) == 2 ? 0 : 4;
}
