// Kernels in member functions may use private members and types of a class whose header contains no
// C++ AMP code.
//
// accept: L-2.1.2-g, L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"

#include "../../inputs/plain.h"
#include "../../inputs/private_members.h"
#include <amp.h>
using namespace concurrency;

// Kernels in member functions use private members of a class whose header contains no C++ AMP code.
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
        for (int n : own.place)
          total += n;
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

template <typename T>
int particle::as(int *results, T factor) {
  array_view<int, 1> out(1, results);
  particle p = *this;
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) { out[i] = int(p.weight * factor); });
  return out[0];
}

void test_private_members() {
  int results[1] = {};
  particle p(1);
  CHECK(p.sum(results) == 11 + (2 + 6) + 4 + 13 + 2);
  CHECK(p.copied(results) == 1 + 3 + 4 + 101);
  CHECK(p.others(results) == 15);
  CHECK(p.as(results, 2.5f) == 2);
}

// Kernels in member functions use private nested types of a class whose header contains no C++ AMP
// code.
simulation::simulation(int n) : particles(n, particle{1, 2, state::cold, liquid}) {}
float simulation::step() {
  array_view<particle> view(int(particles.size()), particles);
  particle first = particles[0];
  parallel_for_each(
      view.extent, [=](index<1> i) restrict(amp) {
        particle p = view[i];
        item q = first;
        p.x += p.v + q.x;
        if (p.s == state::cold && p.k == liquid)
          p.s = state::warm;
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
void test_private_types() {
  simulation s(4);
  CHECK(s.step() == 4);
  CHECK(owner().run() == 5);
}

int main() {
  test_private_members();
  test_private_types();
  return failures;
}
