// A kernel class may hold references to arrays in bases, members and arrays of members, also of
// dependent type.
//
// accept: P-7.1-i, P-7.1-j, P-7.1-q, P-7-l, L-2.4.1.3-r, L-2.4.1.3-k
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <algorithm>
#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <iterator>
#include <numeric>
#include <type_traits>
#include <utility>
#include <vector>

using namespace concurrency;

// A kernel class holds references to arrays in bases and members, also twice to one array.
namespace references_in_parts {
struct input {
  const array<int, 1> &in;
};
struct output {
  array<int, 1> &out;
  int scale;
};
struct kernel : output {
  input source;
  kernel(array<int, 1> &o, const array<int, 1> &i, int s) : output{o, s}, source{i} {}
  void operator()(index<1> i) const restrict(amp) { out[i] = source.in[i] * scale; }
};

void test() {
  int in[3] = {1, 2, 3}, out[3] = {};
  array<int, 1> a(3, in), b(3);
  parallel_for_each(b.extent, kernel(b, a, 10));
  parallel_for_each(b.extent, kernel(b, b, 2));
  array<int, 1> &alias = b;
  parallel_for_each(
      b.extent, [&b, &alias ](index<1> i) restrict(amp) {
        b[i] += 1;
        alias[i] += 1;
      });
  copy(b, out);
  for (int k = 0; k < 3; ++k)
    check("element", out[k], 20 * (k + 1) + 2);
}
} // namespace references_in_parts

// A kernel class holds arrays of structures that contain references to arrays.
namespace arrays_of_parts {
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

struct R {
  array<int> &a;
  const array<int> &c;
  int k;
};
struct functor {
  R r;
  R more[2];
  array_view<int> v;
  void operator()(index<1> i) const restrict(amp) {
    v[i] = r.a[i] * r.k + more[0].c[i] + more[1].a[i];
    more[1].a[i] = 9;
  }
};
void test() {
  std::vector<int> h(8);
  std::iota(h.begin(), h.end(), 0);
  array<int> a(8, h.begin()), b(8, h.begin()), c(8, h.begin());
  std::vector<int> o(8);
  array_view<int> v(o);
  functor f = {{a, b, 3}, {{b, c, 1}, {c, a, 2}}, v};
  parallel_for_each(v.extent, f);
  for (int k = 0; k < 8; ++k)
    CHECK(v[k] == 5 * k);
  std::vector<int> r = c;
  CHECK(r[3] == 9);
}
} // namespace arrays_of_parts

// A kernel class template may hold a reference to its argument, an array.
namespace dependent_references {
template <class T>
class K {
  T &a;
  const T &b;
  int d[3];

public:
  K(T &a) : a(a), b(a), d{1, 2, 3} {}
  void operator()(index<1> i) const restrict(amp) { a[i] += d[2] + b[i]; }
};
template <class T>
struct Host {
  T &x;
  int get() const { return x; }
};
template <class T>
struct Out {
  template <class A>
  struct In {
    A &r;
    T k;
    void operator()(index<1> i) const restrict(amp) { r[i] += k; }
  };
};
template <class V>
struct View {
  V v;
  void operator()(index<1> i) const restrict(amp) { v[i] += 1; }
};
void test() {
  array<int, 1> a(4);
  std::vector<int> z(4, 1);
  copy(z.begin(), a);
  parallel_for_each(a.extent, K<array<int, 1>>(a));
  Out<int>::In<array<int, 1>> in{a, 10};
  parallel_for_each(a.extent, in);
  int h = 3;
  Host<int> hh{h};
  std::vector<int> o = a;
  CHECK(o[3] == 15 && hh.get() == 3);
}
} // namespace dependent_references

// A kernel class inherits a reference to an input array and amp member functions from its base.
namespace derived_kernel {
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
      if (j == i)
        continue;
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
      if (j == i)
        continue;
      float3 d = in[j].pos - in[i].pos;
      float inv = 1.f / std::sqrt(dot(d, d) + 0.01f);
      acc = acc + d * (in[j].mass * inv * inv * inv);
    }
    out[i] = in[i];
    if (in[i].fixed)
      continue;
    out[i].vel = in[i].vel + acc * dt;
    out[i].pos = in[i].pos + out[i].vel * dt;
  }
}
void test() {
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
    CHECK(!(dot(e, e) > 1e-6f) && d[i].fixed == h[i].fixed && d[i].mass == h[i].mass);
  }
}
} // namespace derived_kernel

int main() {
  references_in_parts::test();
  arrays_of_parts::test();
  dependent_references::test();
  derived_kernel::test();
  return failures;
}
