// Short vectors, norm and unorm compute the same on the host and in kernels.
//
// accept: G-10.7.1-a, G-10.7.1-b, G-10.7.1-c, G-10.7.1-e, G-10.7.1-f, G-10.7.1-g, G-10.7.2-a
// accept: G-10.7-b, G-10.8-a, G-10.8-b, G-10.8.1-a, G-10.8.1-b, G-10.8.1-d, G-10.8.1-f
// accept: G-10.8.1-g, G-10.8.2-a, G-10.8.2-b, G-10.8.2-c, G-10.8.2.1-a, G-10.8.2.2-a
// accept: G-10.8.3-a, G-10.8.3-b, G-10.8.3-c, G-10.8.3-d, G-10.8.3-e, G-10.8.3-f, G-10.8.3-h
// accept: G-10.8-d, G-10.9-a, G-10.10-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <amp_short_vectors.h>
#include <cmath>
#include <limits>
#include <type_traits>
using namespace concurrency;
using namespace concurrency::graphics;

static const int count = 40;

/// Stores results in `out`.
static void compute(int *out) restrict(cpu, amp) {
  int n = 0;
  int_4 v(1, 2, 3, 4), w(v);
  v.x = 5;
  v.g += 2;
  v.z++;
  out[n++] = v.x * 1000 + v.y * 100 + v.z * 10 + v.w;                // 5444
  v.wzyx = v;
  out[n++] = v.r * 1000 + v.g * 100 + v.b * 10 + v.a;                // 4445
  w.yx = w.xy;
  out[n++] = w.x * 10 + w.y;                                         // 21
  w.bgr = int_3(7, 8, 9);
  out[n++] = w.x * 100 + w.y * 10 + w.z;                             // 987
  const int_3 turned = w.wzy;
  out[n++] = turned.x * 100 + turned.y * 10 + turned.z;              // 478
  w.ref_x() = 3;
  w.ref_a() += 1;
  out[n++] = w.get_x() * 10 + w.get_w();                             // 35
  w.set_y(6);
  out[n++] = w.y;                                                    // 6
  int_2 bits(12, 10);
  bits %= int_2(7, 4);
  bits |= 8;
  bits ^= int_2(1, 2);
  bits <<= int_2(1, 2);
  bits >>= 1;
  bits &= int_2(15, 31);
  out[n++] = bits.x * 100 + bits.y;                                  // 12 * 100 + 16
  const uint_2 ops = (uint_2(12, 10) % 7u | uint_2(8, 0)) ^ (uint_2(6, 6) & uint_2(3, 5));
  out[n++] = int(ops.x * 100 + ops.y);                               // (13 ^ 2) * 100 + (3 ^ 4)
  const int_2 shifted = (int_2(1, 2) << 3) >> int_2(1, 2);
  out[n++] = shifted.x * 10 + shifted.y;                             // 44
  out[n++] = (~int_2(0, 1)).y;                                       // -2
  const float_3 f = 2.0f * float_3(1, 2, 3) - float_3(1.0f);
  out[n++] = int(f.x + 10 * f.y + 100 * f.z);                        // 531
  out[n++] = (-f == float_3(-1, -3, -5)) + 2 * (f != float_3(1, 3, 5)); // 1
  out[n++] = int_2(float_2(2.9f, -2.9f)) == int_2(2, -2);            // 1
  const double_2 d = double_2(1.5) / double_2(3, 0.5);
  out[n++] = int(10 * d.x + d.y);                                    // 8
  out[n++] = int_3().z;                                              // 0
  int_2 step(1, 2);
  const int_2 old = step++;
  --step;
  out[n++] = old.x * 10 + (++step).y;                                // 13
  norm a(0.8f), sum = a + a;
  unorm b(0.2f), low = b - unorm(0.5f);
  out[n++] = float(sum) == 1.0f && float(low) == 0.0f && float(-a) == -0.8f; // 1
  out[n++] = float(unorm(0.5f) / unorm(0.1f)) == 1.0f && float(++a) == 1.0f; // 1
  out[n++] = float(norm(3)) == 1.0f && float(unorm(-2.0)) == 0.0f && float(norm(2u)) == 1.0f; // 1
  norm from = b;
  out[n++] = float(from) == 0.2f && float(unorm(norm(-0.5f))) == 0.0f; // 1
  out[n++] = norm(0.1f) < norm(0.2f) && unorm(0.3f) >= unorm(0.3f);  // 1
  out[n++] = float(norm()) == 0.0f && float(unorm_4().w) == 0.0f;    // 1
  unorm_2 pair(unorm(0.75f));
  pair += unorm_2(unorm(0.5f), unorm(0.125f));
  out[n++] = float(pair.x) == 1.0f && float(pair.y) == 0.875f;       // 1
  while (n < count)
    out[n++] = 0;
}

template <typename T, int N>
struct checks {
  using vector = typename short_vector<T, N>::type;
  static_assert(std::is_same<typename short_vector_traits<vector>::value_type, T>::value, "");
  static_assert(short_vector_traits<vector>::size == N, "");
  static_assert(sizeof(vector) == N * sizeof(T) && alignof(vector) == alignof(T), "");
};
template struct checks<int, 2>;
template struct checks<unsigned, 3>;
template struct checks<float, 4>;
template struct checks<double, 3>;
template struct checks<norm, 2>;
template struct checks<unorm, 4>;
template struct checks<float, 1>;
static_assert(std::is_trivially_copyable<norm>::value && sizeof(unorm) == 4, "");
static_assert(std::is_same<graphics::direct3d::float3, float_3>::value, "");
static_assert(std::is_same<graphics::direct3d::unorm4, unorm_4>::value, "");
static_assert(std::is_same<uint, unsigned>::value && int_3::size == 3, "");
static_assert(std::is_same<decltype(norm() + unorm()), norm>::value, "");
static_assert(std::is_same<decltype(norm() + 0.5f), float>::value, "");

int main() {
  const int wanted[] = {5444, 4445, 21, 987, 478, 35, 6, 1216, 1507, 44, -2, 531, 1, 1, 8, 0, 13,
                        1,    1,    1,  1,   1,   1,  1};
  int host[count], kernel[count];
  compute(host);
  array_view<int, 1> out(count, kernel);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
    int values[count];
    compute(values);
    for (int i = 0; i < count; ++i)
      out[i] = values[i];
  });
  out.synchronize();
  for (unsigned i = 0; i < sizeof wanted / sizeof *wanted; ++i) {
    check("on the host", host[i], wanted[i]);
    check("in a kernel", kernel[i], wanted[i]);
  }
  const float infinity = std::numeric_limits<float>::infinity();
  CHECK(float(norm(infinity)) == 1.0f && float(norm(-infinity)) == -1.0f);
  CHECK(float(unorm(infinity)) == 1.0f && float(unorm(-infinity)) == 0.0f);
  CHECK(float(NORM_MIN) == -1.0f && float(UNORM_MAX) == 1.0f && float(NORM_ZERO) == 0.0f);
  return failures;
}
