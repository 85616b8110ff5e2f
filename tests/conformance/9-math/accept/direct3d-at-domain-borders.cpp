// direct3d functions are correct at the borders of their domains.
//
// accept: MA-9.3-ns, MA-9.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_short_vectors.h>
#include <climits>
#include <cmath>
#include <cstdlib>
#include <vector>
#include "check.h"
using namespace concurrency;

template <typename T>
static void compare(const char *what, const T *got, const std::vector<T> &expected) {
  for (unsigned k = 0; k < expected.size(); ++k) check(what, got[k], expected[k]);
}

static unsigned byte_of(const unsigned *words, int n) { return words[n / 4] >> n % 4 * 8 & 255; }

int main() {
  int ints[25] = {};
  unsigned bits[9] = {};
  float floats[19] = {};
  array_view<int, 1> i(25, ints);
  array_view<unsigned, 1> u(9, bits);
  array_view<float, 1> f(19, floats);
  const float not_a_number = NAN;
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        using namespace concurrency::direct3d;
        const int lowest = -2147483647 - 1;
        i[0] = abs(-5), i[1] = abs(0), i[2] = abs(lowest);
        i[3] = clamp(5, 1, 3), i[4] = clamp(-5, 1, 3), i[5] = clamp(2, 1, 3);
        i[6] = firstbithigh(0), i[7] = firstbithigh(1), i[8] = firstbithigh(6),
        i[9] = firstbithigh(-1);
        i[10] = firstbitlow(0), i[11] = firstbitlow(12), i[12] = firstbitlow(lowest),
        i[13] = firstbitlow(-1);
        i[14] = imax(-1, 1), i[15] = imin(-1, 1), i[16] = mad(2, 3, 4),
        i[17] = mad(2147483647, 2, 1);
        i[18] = sign(-7), i[19] = sign(0), i[20] = sign(7), i[21] = sign(lowest);
        u[0] = countbits(0u), u[1] = countbits(0xffffffffu), u[2] = countbits(0x80000001u);
        u[3] = umax(1u, 0xffffffffu), u[4] = umin(1u, 0xffffffffu), u[5] = mad(0xffffffffu, 2u, 3u);
        u[6] = reversebits(1u), u[7] = reversebits(0x80000000u), u[8] = reversebits(0x12345678u);
        f[0] = clamp(5.f, 1.f, 3.f), f[1] = clamp(-5.f, 1.f, 3.f), f[2] = clamp(1.5f, 1.f, 3.f);
        f[3] = mad(2.f, 3.f, 4.f), f[4] = float(mad(2.0, 3.0, 0.5)), f[5] = radians(180.f),
        f[6] = rcp(-0.5f);
        f[7] = saturate(-1.f), f[8] = saturate(2.f), f[9] = saturate(0.25f),
        f[10] = saturate(not_a_number);
        f[11] = smoothstep(0.f, 2.f, 0.5f), f[12] = smoothstep(0.f, 1.f, -1.f),
        f[13] = smoothstep(0.f, 1.f, 2.f);
        f[14] = step(1.f, 2.f), f[15] = step(2.f, 1.f), f[16] = step(1.f, 1.f);
        f[17] = noise(0.3f) - noise(0.3f), f[18] = noise(-77.7f) >= -1 && noise(-77.7f) <= 1;
      });
  i.synchronize();
  u.synchronize();
  f.synchronize();
  compare("int", ints, {5, 0, INT_MIN, 3,  1,  2,  -1, 0, 2,  31, -1, 2, 31,
                        0, 1, -1,      10, -1, -1, 0,  1, -1, 0,  0,  0});
  compare("unsigned", bits, {0, 32, 2, 0xffffffffu, 1, 1, 0x80000000u, 1, 0x1e6a2c48u});
  compare("float", floats,
          {3, 1, 1.5f, 10, 6.5f, 3.14159274f, -2, 0, 1, 0.25f, 0, 0.15625f, 0, 1, 1, 0, 1, 0, 1});

  std::vector<float> walk(20001);
  array_view<float, 1> w(20001, walk);
  parallel_for_each(
      w.extent, [=](index<1> k) restrict(amp) { w[k] = direct3d::noise((k[0] - 10000) * 0.01f); });
  w.synchronize();
  float low = 0, high = 0, leap = 0;
  for (int k = 1; k < 20001; ++k) {
    low = std::fmin(low, walk[k]);
    high = std::fmax(high, walk[k]);
    leap = std::fmax(leap, std::fabs(walk[k] - walk[k - 1]));
  }
  check("noise", low < 0 && low >= -1 && high > 0 && high <= 1 && leap < 0.1f, 1);

  graphics::uint_4 sums[1];
  array_view<graphics::uint_4, 1> s(1, sums);
  const unsigned reference = 0x40ff0010u, source[2] = {0x01020304u, 0xa0b0c0d0u};
  const unsigned low_word = source[0], high_word = source[1];
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        s[0] = direct3d::msad4(reference, graphics::uint_2(low_word, high_word),
                               graphics::uint_4(1, 2, 3, 4));
      });
  s.synchronize();
  const unsigned got[4] = {sums[0].get_x(), sums[0].get_y(), sums[0].get_z(), sums[0].get_w()};
  for (int k = 0; k < 4; ++k) {
    unsigned expected = k + 1;
    for (int j = 0; j < 4; ++j)
      if (const int r = byte_of(&reference, j))
        expected += std::abs(r - int(byte_of(source, k + j)));
    check("msad4", got[k], expected);
  }
  return failures;
}
