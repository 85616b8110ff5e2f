// Simple and tiled kernels advance a body simulation to the state that the host computes.
//
// accept: P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <cstdio>
#include <vector>
using namespace concurrency;
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
}
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
            if (k != i[0]) interact(b, in[k].pos, in[k].mass, acc);
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
              if (base + k != t.global[0]) interact(b, pos[k], mass[k], acc);
            t.barrier.wait();
          }
          advance(b, acc);
          out[t.global] = b;
        });
    std::swap(cur, next);
  }
  std::vector<body> state() const { return *cur; }
};
int main() {
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
        if (i != j) interact(h[i], h[j].pos, h[j].mass, acc);
      advance(o[i], acc);
    }
    h = o;
  }
  auto ra = a.state(), rb = b.state();
  for (size_t i = 0; i < h.size(); ++i)
    if ((ra[i].pos - h[i].pos).sqr() > 1e-8f || (rb[i].pos - h[i].pos).sqr() > 1e-8f ||
        (ra[i].acc - rb[i].acc).sqr() > 1e-3f * (1 + h[i].acc.sqr())) {
      std::printf("body %zu\n", i);
      return 1;
    }
  return 0;
}
