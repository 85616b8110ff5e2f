// The global names of a program may be names of C++ AMP entities or names that CUDA and HIP headers
// declare.
//
// accept: G-1.4-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <algorithm>
#include <amp.h>
#include <amp_math.h>
#include <amp_short_vectors.h>
#include <cstring>
#include <limits>
#include <vector>

// A program declares its own extent, array, copy, accelerator, index and namespace graphics.
struct extent {
  int extent;
};
template <typename T>
struct array {
  T array;
};
int copy(int i) { return i; }
struct accelerator {
  int accelerator = 3;
};
namespace direct3d {
int abs(int i) { return i + 100; }
} // namespace direct3d
namespace fast_math {
float cos(float) { return 5; }
} // namespace fast_math
namespace detail {
int x = 1;
}
int atomic_fetch_inc(int *p) { return *p + 50; }
struct index_ {
  int v;
};
namespace graphics {
int k = 2;
}
namespace my {
template <int R>
struct index {
  int c[R];
  int operator[](int i) const restrict(cpu, amp) { return c[i]; }
};
struct tile_barrier {
  int n;
};
concurrency::index<2> to(const index<2> &i) restrict(cpu, amp) {
  return concurrency::index<2>(i[0], i[1]);
}
} // namespace my
void test_names_of_library_entities() {
  concurrency::array<int, 2> a(2, 2);
  extent e{4};
  array<int> b{5};
  accelerator c;
  my::index<2> mi = {{1, 1}};
  my::tile_barrier tb{3};
  int n = 1;
  concurrency::accelerator d;
  concurrency::parallel_for_each(
      a.extent, [&a, mi, e, b, tb ](concurrency::index<2> i) restrict(amp) {
        a[i] = my::to(mi)[0] + e.extent + b.array + tb.n + concurrency::direct3d::abs(-1);
        concurrency::atomic_fetch_inc(&a[i]);
      });
  std::vector<int> v = a;
  CHECK(v[3] == 1 + 4 + 5 + 3 + 1 + 1 && copy(3) == 3 && c.accelerator == 3 &&
        direct3d::abs(1) == 101 && fast_math::cos(0) == 5 && atomic_fetch_inc(&n) == 51 &&
        detail::x == 1 && graphics::k == 2 && d.default_view.accelerator == d);
}

// Global classes and functions have names that CUDA and HIP headers declare. A use of such a name
// refers to the declaration of the program (C++11 [basic.scope.namespace]).

// A vendor function hides this class (C++11 [basic.scope.hiding]p2).
struct float3 {
  float x, y, z;
  float3(float a, float b, float c) restrict(cpu, amp) : x(a), y(b), z(c) {}
  float3 operator+(const float3 &o) const restrict(cpu, amp) {
    return float3(x + o.x, y + o.y, z + o.z);
  }
};
struct float4 {
  float x, y, z, w;
};
inline float4 make_float4(float a, float b, float c, float d) restrict(cpu, amp) {
  float4 r = {a, b, c, d + 1};
  return r;
}
struct dim3 {
  int x, y, z;
  int volume() const restrict(cpu, amp) { return x * y * z; }
};
struct norm {
  float operator()(float3 a) const restrict(cpu, amp) { return a.x * a.x + a.y * a.y + a.z * a.z; }
};
class bag {
public:
  bag(const norm &) restrict(cpu, amp) : f(1) {}
  float f;
};
int max(int a, int b) restrict(cpu, amp) { return a * 100 + b; }
template <typename T>
T min(T a, T b) restrict(cpu, amp) {
  return a * 10 + b;
}
float rsqrt(float a) restrict(cpu, amp) { return a + 1; }
double rsqrt(double a) restrict(cpu, amp) { return a + 2; }
struct any {
  int v;
};
struct uint2 {
  int a;
  unsigned b;
};
uint2 make_uint2(int a, int b) restrict(cpu, amp) {
  uint2 r = {a, (unsigned)b};
  return r;
}
template <typename T>
struct texture {
  T t;
};

enum mode { all = 3, ballot = 5 };
static int atomicAdd(int *p, int v) restrict(cpu, amp) { return *p -= v; }
struct surfaceReference {
  surfaceReference() restrict(cpu, amp) : i(7) {}
  ~surfaceReference() restrict(cpu, amp) {}
  int i;
  friend int umax(const surfaceReference &s) restrict(cpu, amp) { return s.i; }
};
void test_names_of_vendor_headers() {
  std::vector<float> r(8);
  concurrency::array_view<float> v(8, r);
  uint2 u = make_uint2(1, 2);
  texture<uint2> t = {u};
  concurrency::parallel_for_each(
      v.get_extent(), [=](concurrency::index<1> i) restrict(amp) {
        dim3 d = {2, 3, 4};
        int x = 5;
        atomicAdd(&x, 2);
        any a = {x};
        switch (i[0]) {
        case 0:
          v[i] = float(max(1, 2));
          break;
        case 1:
          v[i] = min(1.0f, 2.0f);
          break;
        case 2:
          v[i] = rsqrt(4.0f);
          break;
        case 3:
          v[i] = float(rsqrt(4.0));
          break;
        case 4:
          v[i] = float(all + ballot);
          break;
        case 5:
          v[i] = float(a.v) + norm()(float3(1, 2, 3)) + make_float4(0, 0, 0, 1).w + d.volume() +
                 bag(norm()).f;
          break;
        case 6:
          v[i] = float(t.t.b + ::max(0, 1));
          break;
        default:
          v[i] = float(umax(surfaceReference())) + concurrency::fast_math::rsqrt(4.0f) +
                 float(concurrency::precise_math::rsqrt(4.0));
        }
      });
  v.synchronize();
  const float wanted[] = {102, 12, 5, 6, 8, 3 + 14 + 2 + 24 + 1, 3, 8};
  CHECK(std::equal(r.begin(), r.end(), wanted));
  CHECK(std::max(1, 2) == 2);
  CHECK(std::numeric_limits<int>::max() >= 5);
}

int main() {
  test_names_of_library_entities();
  test_names_of_vendor_headers();
  return failures;
}
