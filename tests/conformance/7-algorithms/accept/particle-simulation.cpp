// Function objects with unions, flags and random state simulate particles as on the host.
//
// accept: P-7-af, L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <algorithm>
#include <numeric>
#include <cmath>
#include <cstdint>
using namespace concurrency;
namespace sim {
union word {
  unsigned u;
  float f;
  int i;
};
struct flags {
  unsigned bits;
  enum : unsigned { alive = 1u, hot = 2u, mask = alive | hot };
  bool test(unsigned b) const restrict(cpu, amp) { return (bits & b) != 0; }
  void set(unsigned b, bool on = true) restrict(cpu, amp) { bits = on ? bits | b : bits & ~b; }
};
class rng {
  unsigned s[4];
  static unsigned rot(unsigned x, int k) restrict(cpu, amp) { return (x << k) | (x >> (32 - k)); }

public:
  explicit rng(unsigned seed = 1u) restrict(cpu, amp) {
    for (auto &x : s) {
      seed = seed * 1664525u + 1013904223u;
      x = seed;
    }
  }
  unsigned operator()() restrict(cpu, amp) {
    unsigned r = s[0] + s[3], t = s[1] << 9;
    s[2] ^= s[0];
    s[3] ^= s[1];
    s[1] ^= s[2];
    s[0] ^= s[3];
    s[2] ^= t;
    s[3] = rot(s[3], 11);
    return r;
  }
  float uniform() restrict(cpu, amp) {
    word w;
    w.u = 0x3f800000u | ((*this)() >> 9);
    return w.f - 1.0f;
  }
  static constexpr unsigned max() restrict(cpu, amp) { return 0xffffffffu; }
};
template <typename T, int D> struct particle {
  T x[D], v[D];
  flags f;
  T energy() const restrict(cpu, amp) {
    T e{};
    for (int d = 0; d < D; d++) e += v[d] * v[d];
    return e / 2;
  }
};
template <class Derived> struct integrator {
  template <class P> void operator()(P &p, float dt) const restrict(cpu, amp) {
    static_cast<const Derived &>(*this).template step<P>(p, dt);
  }
};
struct euler : integrator<euler> {
  float g;
  euler(float g) restrict(cpu, amp) : g(g) {}
  template <class P> void step(P &p, float dt) const restrict(cpu, amp) {
    p.v[1] -= g * dt;
    for (int d = 0; d < 2; ++d) p.x[d] += p.v[d] * dt;
    if (p.x[1] < 0) {
      p.x[1] = -p.x[1];
      p.v[1] *= -0.5f;
      p.f.set(flags::hot);
    }
  }
};
template <class P, class I> class world {
  std::vector<P> ps;
  I integ;
  int steps_ = 0;
  using view = array_view<P, 1>;
  template <class F> static void each(const view &v, const F &f) {
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          P p = v[i];
          f(p, i[0]);
          v[i] = p;
        });
  }

public:
  world(std::size_t n, I in) : ps(n), integ(in) {
    view v((int)n, ps);
    each(
        v, [](P & p, int i) restrict(cpu, amp) {
          rng r(unsigned(i) + 7u);
          for (int d = 0; d < 2; ++d) {
            p.x[d] = r.uniform();
            p.v[d] = r.uniform() - 0.5f;
          }
          p.f.bits = flags::alive;
        });
    v.synchronize();
  }
  void advance(int n, float dt) {
    view v((int)ps.size(), ps);
    const I in = integ;
    while (n-- > 0) {
      each(
          v, [ in, dt ](P & p, int) restrict(cpu, amp) {
            if (p.f.test(flags::alive)) in(p, dt);
          });
      ++steps_;
    }
    v.synchronize();
  }
  void advance_host(int n, float dt) {
    while (n-- > 0)
      for (auto &p : ps) integ(p, dt);
  }
  const std::vector<P> &get() const { return ps; }
  int steps() const { return steps_; }
};
template <class V> float tile_sum(const V &in) {
  constexpr int TS = 32;
  const int n = (int)in.size();
  std::vector<float> part((n + TS - 1) / TS);
  array_view<const float, 1> a(n, in);
  array_view<float, 1> b((int)part.size(), part);
  b.discard_data();
  parallel_for_each(
      extent<1>(n).tile<TS>().pad(), [=](tiled_index<TS> t) restrict(amp) {
        tile_static float s[TS];
        int l = t.local[0], g = t.global[0];
        s[l] = g < n ? a[g] : 0.0f;
        t.barrier.wait_with_tile_static_memory_fence();
        for (int k = TS / 2; k; k >>= 1) {
          if (l < k) s[l] += s[l + k];
          t.barrier.wait_with_tile_static_memory_fence();
        }
        if (l == 0) b[t.tile] = s[0];
      });
  b.synchronize();
  return std::accumulate(part.begin(), part.end(), 0.0f);
}
}
int main() {
  typedef sim::particle<float, 2> P;
  sim::world<P, sim::euler> a(100, sim::euler(9.8f)), b(100, 9.8f);
  a.advance(20, 0.01f);
  b.advance_host(20, 0.01f);
  if (a.steps() != 20) return 1;
  for (int i = 0; i < 100; ++i) {
    if (std::fabs(a.get()[i].x[1] - b.get()[i].x[1]) > 1e-4f ||
        a.get()[i].f.bits != b.get()[i].f.bits)
      return 2;
  }
  std::vector<float> e;
  for (auto &p : a.get()) e.push_back(p.energy());
  float s = std::accumulate(e.begin(), e.end(), 0.f);
  if (std::fabs(sim::tile_sum(e) - s) > 1e-3f * s) return 3;
  sim::rng r(3), q(3);
  std::vector<int> perm(5);
  std::iota(perm.begin(), perm.end(), 0);
  return r() == q() && sim::rng::max() == 0xffffffffu ? 0 : 4;
}
