// Kernels in member functions use private nested types of a class whose header contains no C++ AMP
// code.
//
// accept: L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "../../inputs/plain.h"
#include <amp.h>
using namespace concurrency;
simulation::simulation(int n) : particles(n, particle{1, 2, state::cold, liquid}) {}
float simulation::step() {
  array_view<particle> view(int(particles.size()), particles);
  particle first = particles[0];
  parallel_for_each(
      view.extent, [=](index<1> i) restrict(amp) {
        particle p = view[i];
        item q = first;
        p.x += p.v + q.x;
        if (p.s == state::cold && p.k == liquid) p.s = state::warm;
        view[i] = p;
      });
  view.synchronize();
  return particles[0].s == state::warm ? particles[0].x : 0;
}
class owner::impl {
  struct cell {
    int n;
  };

public:
  int run(array_view<int> v);
};
int owner::impl::run(array_view<int> v) {
  cell c{5};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        cell d = c;
        v[i] = d.n;
      });
  return v[0];
}
owner::owner() : p(new impl) {}
owner::~owner() {}
int owner::run() {
  std::vector<int> data(4);
  return p->run(array_view<int>(4, data));
}
int main() {
  simulation s(4);
  if (s.step() != 4) return 1;
  return owner().run() == 5 ? 0 : 2;
}
