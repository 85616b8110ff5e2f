// Amp versions of a library's functions outside its namespace serve only amp callers.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
using namespace concurrency;
namespace vec {
struct float3 {
  float x, y, z;
};
float length(const float3 &v) { return -1; }
float3 normalize(float3 v) {
  v.x = 100;
  return v;
}
}
// Amp overloads in the program's namespace.
inline float length(vec::float3 v) restrict(amp) { return v.x + v.y + v.z; }
inline vec::float3 normalize(const vec::float3 &v) restrict(amp) {
  return vec::float3{v.x / length(v), 0, 0};
}
int main() {
  vec::float3 p = {1, 2, 1};
  float r = 0;
  array_view<float> v(1, &r);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = normalize(p).x + length(p); });
  return v[0] == 4.25f && length(p) == -1 && normalize(p).x == 100 ? 0 : 1;
}
