// Kernels advance simulations of bodies and particles to the states that the host computes.
//
// accept: P-7-af, L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <algorithm>
#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <cstdint>
#include <cstdio>
#include <numeric>
#include <vector>

using namespace concurrency;

// Simple and tiled kernels advance a body simulation to the state that the host computes.
namespace n_body {
using namespace concurrency::precise_math;
struct float3 {
  float x, y, z;
  float3() restrict(cpu, amp) : x(0), y(0), z(0) {}
  float3(float x, float y, float z) restrict(cpu, amp) : x(x), y(y), z(z) {}
  float3 &operator+=(const float3 &o) restrict(cpu, amp) {
    x += o.x;
    y += o.y;
    z += o.z;
    return *this;
  }
  friend float3 operator-(const float3 &a, const float3 &b) restrict(cpu, amp) {
    return float3(a.x - b.x, a.y - b.y, a.z - b.z);
  }
  friend float3 operator*(const float3 &a, float s) restrict(cpu, amp) {
    return float3(a.x * s, a.y * s, a.z * s);
  }
  float sqr() const restrict(cpu, amp) { return x * x + y * y + z * z; }
};
struct body {
  float3 pos, vel, acc;
  float mass;
};
namespace {
const float softening = 0.01f;
const float dt = 0.001f;
enum { tile_size = 32 };
static const int steps = 5;
} // namespace
static float inv_sqrt(float x) restrict(amp) { return rsqrt(x); }
static float inv_sqrt(float x) restrict(cpu) { return 1.0f / std::sqrt(x); }
void interact(const body &a, const float3 &pos, float mass, float3 &acc) restrict(cpu, amp) {
  const float3 r = pos - a.pos;
  const float d2 = r.sqr() + 0.01f;
  const float inv = inv_sqrt(d2);
  acc += r * (mass * inv * inv * inv);
}
void advance(body &b, const float3 &acc) restrict(cpu, amp) {
  b.acc = acc;
  b.vel += acc * 0.001f;
  b.pos += b.vel * 0.001f;
}
class simulation {
  array<body, 1> one, two;
  array<body, 1> *cur, *next;
  accelerator_view av;

public:
  simulation(const std::vector<body> &v, accelerator_view av)
      : one(extent<1>(int(v.size())), v.begin(), v.end(), av), two(one.extent, av), cur(&one),
        next(&two), av(av) {}
  void simple() {
    const array<body, 1> &in = *cur;
    array<body, 1> &out = *next;
    const int n = in.extent[0];
    parallel_for_each(
        av, in.extent, [ =, &in, &out ](index<1> i) restrict(amp) {
          body b = in[i];
          float3 acc;
          for (int k = 0; k < n; ++k)
            if (k != i[0])
              interact(b, in[k].pos, in[k].mass, acc);
          advance(b, acc);
          out[i] = b;
        });
    std::swap(cur, next);
  }
  void tiled() {
    const array<body, 1> &in = *cur;
    array<body, 1> &out = *next;
    const int n = in.extent[0];
    parallel_for_each(
        av, in.extent.tile<tile_size>(), [ =, &in, &out ](tiled_index<tile_size> t) restrict(amp) {
          tile_static float3 pos[tile_size];
          tile_static float mass[tile_size];
          body b = in[t.global];
          float3 acc;
          for (int base = 0; base < n; base += tile_size) {
            pos[t.local[0]] = in[base + t.local[0]].pos;
            mass[t.local[0]] = in[base + t.local[0]].mass;
            t.barrier.wait();
            for (int k = 0; k < tile_size; ++k)
              if (base + k != t.global[0])
                interact(b, pos[k], mass[k], acc);
            t.barrier.wait();
          }
          advance(b, acc);
          out[t.global] = b;
        });
    std::swap(cur, next);
  }
  std::vector<body> state() const { return *cur; }
};
void test() {
  std::vector<body> v(96);
  unsigned s = 7;
  auto rnd = [&] { return (s = s * 1103515245u + 12345u) / 4294967296.0f - 0.5f; };
  for (body &b : v) {
    b.pos = float3(rnd(), rnd(), rnd());
    b.vel = float3(rnd(), rnd(), rnd());
    b.mass = rnd() + 1;
  }
  std::vector<body> h(v);
  simulation a(v, accelerator().default_view), b(v, accelerator().create_view());
  for (int k = 0; k < steps; ++k) {
    a.simple();
    b.tiled();
    std::vector<body> o(h);
    for (size_t i = 0; i < h.size(); ++i) {
      float3 acc;
      for (size_t j = 0; j < h.size(); ++j)
        if (i != j)
          interact(h[i], h[j].pos, h[j].mass, acc);
      advance(o[i], acc);
    }
    h = o;
  }
  auto ra = a.state(), rb = b.state();
  for (size_t i = 0; i < h.size(); ++i)
    if ((ra[i].pos - h[i].pos).sqr() > 1e-8f || (rb[i].pos - h[i].pos).sqr() > 1e-8f ||
        (ra[i].acc - rb[i].acc).sqr() > 1e-3f * (1 + h[i].acc.sqr())) {
      std::printf("body %zu\n", i);
      CHECK(false);
    }
}
} // namespace n_body

// Function objects with unions, flags and random state simulate particles as on the host.
namespace particles {
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
template <typename T, int D>
struct particle {
  T x[D], v[D];
  flags f;
  T energy() const restrict(cpu, amp) {
    T e{};
    for (int d = 0; d < D; d++)
      e += v[d] * v[d];
    return e / 2;
  }
};
template <class Derived>
struct integrator {
  template <class P>
  void operator()(P &p, float dt) const restrict(cpu, amp) {
    static_cast<const Derived &>(*this).template step<P>(p, dt);
  }
};
struct euler : integrator<euler> {
  float g;
  euler(float g) restrict(cpu, amp) : g(g) {}
  template <class P>
  void step(P &p, float dt) const restrict(cpu, amp) {
    p.v[1] -= g * dt;
    for (int d = 0; d < 2; ++d)
      p.x[d] += p.v[d] * dt;
    if (p.x[1] < 0) {
      p.x[1] = -p.x[1];
      p.v[1] *= -0.5f;
      p.f.set(flags::hot);
    }
  }
};
template <class P, class I>
class world {
  std::vector<P> ps;
  I integ;
  int steps_ = 0;
  using view = array_view<P, 1>;
  template <class F>
  static void each(const view &v, const F &f) {
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
            if (p.f.test(flags::alive))
              in(p, dt);
          });
      ++steps_;
    }
    v.synchronize();
  }
  void advance_host(int n, float dt) {
    while (n-- > 0)
      for (auto &p : ps)
        integ(p, dt);
  }
  const std::vector<P> &get() const { return ps; }
  int steps() const { return steps_; }
};
template <class V>
float tile_sum(const V &in) {
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
          if (l < k)
            s[l] += s[l + k];
          t.barrier.wait_with_tile_static_memory_fence();
        }
        if (l == 0)
          b[t.tile] = s[0];
      });
  b.synchronize();
  return std::accumulate(part.begin(), part.end(), 0.0f);
}
} // namespace sim
void run_test() {
  typedef sim::particle<float, 2> P;
  sim::world<P, sim::euler> a(100, sim::euler(9.8f)), b(100, 9.8f);
  a.advance(20, 0.01f);
  b.advance_host(20, 0.01f);
  CHECK(a.steps() == 20);
  for (int i = 0; i < 100; ++i) {
    CHECK(!(std::fabs(a.get()[i].x[1] - b.get()[i].x[1]) > 1e-4f) &&
          a.get()[i].f.bits == b.get()[i].f.bits);
  }
  std::vector<float> e;
  for (auto &p : a.get())
    e.push_back(p.energy());
  float s = std::accumulate(e.begin(), e.end(), 0.f);
  CHECK(!(std::fabs(sim::tile_sum(e) - s) > 1e-3f * s));
  sim::rng r(3), q(3);
  std::vector<int> perm(5);
  std::iota(perm.begin(), perm.end(), 0);
  CHECK(r() == q() && sim::rng::max() == 0xffffffffu);
}
} // namespace particles

int main() {
  n_body::test();
  particles::run_test();
  return failures;
}
