// The program's global classes and functions may have names that CUDA and HIP headers declare.
//
// A use of such a name refers to the declaration of the program (C++11 [basic.scope.namespace]).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <algorithm>
#include <amp.h>
#include <amp_math.h>
#include <limits>
#include <vector>
#include <amp_short_vectors.h>
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
template <typename T> T min(T a, T b) restrict(cpu, amp) { return a * 10 + b; }
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
template <typename T> struct texture {
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
int main() {
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
  return !std::equal(r.begin(), r.end(), wanted) || std::max(1, 2) != 2 ||
         std::numeric_limits<int>::max() < 5;
}
