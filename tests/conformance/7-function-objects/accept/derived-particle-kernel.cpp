// A kernel class inherits a reference to an input array and amp member functions from its base.
//
// accept: P-7.1-i, P-7.1-j, P-7-l, L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
#include <vector>
#include <cmath>
#include <utility>
using namespace concurrency;
struct float3 {
  float x, y, z;
  float3() restrict(cpu, amp) : x(0), y(0), z(0) {}
  float3(float a, float b, float c) restrict(cpu, amp) : x(a), y(b), z(c) {}
};
inline float3 operator+(const float3 &a, const float3 &b) restrict(cpu, amp) {
  return float3(a.x + b.x, a.y + b.y, a.z + b.z);
}
inline float3 operator-(const float3 &a, const float3 &b) restrict(cpu, amp) {
  return float3(a.x - b.x, a.y - b.y, a.z - b.z);
}
inline float3 operator*(const float3 &a, float k) restrict(cpu, amp) {
  return float3(a.x * k, a.y * k, a.z * k);
}
inline float dot(const float3 &a, const float3 &b) restrict(cpu, amp) {
  return a.x * b.x + a.y * b.y + a.z * b.z;
}
struct body {
  float3 pos;
  float mass;
  float3 vel;
  bool fixed;
};
struct integrator {
  float dt;
  float soft;
};
struct step_base : integrator {
  const array<body, 1> &in;
  step_base(const array<body, 1> &a, float t) : in(a) {
    dt = t;
    soft = 0.01f;
  }
  float3 accel(int i, int n) const restrict(amp) {
    float3 acc;
    const float3 p = in[i].pos;
    for (int j = 0; j < n; ++j) {
      if (j == i) continue;
      const float3 d = in[j].pos - p;
      const float r2 = dot(d, d) + soft, inv = 1.f / fast_math::sqrt(r2);
      acc = acc + d * (in[j].mass * inv * inv * inv);
    }
    return acc;
  }
};
struct step : step_base {
  array<body, 1> &out;
  step(const array<body, 1> &a, array<body, 1> &b, float t) : step_base(a, t), out(b) {}
  void operator()(index<1> i) const restrict(amp) {
    body b = in[i];
    if (!b.fixed) {
      b.vel = b.vel + accel(i[0], in.extent[0]) * dt;
      b.pos = b.pos + b.vel * dt;
    }
    out[i] = b;
  }
};
static void host_step(const std::vector<body> &in, std::vector<body> &out, float dt) {
  for (size_t i = 0; i < in.size(); ++i) {
    float3 acc;
    for (size_t j = 0; j < in.size(); ++j) {
      if (j == i) continue;
      float3 d = in[j].pos - in[i].pos;
      float inv = 1.f / std::sqrt(dot(d, d) + 0.01f);
      acc = acc + d * (in[j].mass * inv * inv * inv);
    }
    out[i] = in[i];
    if (in[i].fixed) continue;
    out[i].vel = in[i].vel + acc * dt;
    out[i].pos = in[i].pos + out[i].vel * dt;
  }
}
int main() {
  const int n = 40, steps = 5;
  std::vector<body> h(n), t(n), d(n);
  for (int i = 0; i < n; ++i) {
    h[i].pos = float3(float(i % 7), float(i % 5) * 2, float(i % 3));
    h[i].mass = 1.f + i % 2;
    h[i].fixed = i % 10 == 0;
  }
  array<body, 1> a(n, h.begin(), h.end()), b(n);
  array<body, 1> *src = &a, *dst = &b;
  for (int s = 0; s < steps; ++s) {
    parallel_for_each(src->extent, step(*src, *dst, 0.01f));
    std::swap(src, dst);
    host_step(h, t, 0.01f);
    h.swap(t);
  }
  copy(*src, d.begin());
  for (int i = 0; i < n; ++i) {
    float3 e = d[i].pos - h[i].pos;
    if (dot(e, e) > 1e-6f || d[i].fixed != h[i].fixed || d[i].mass != h[i].mass) return 1 + i;
  }
  return 0;
}
