//===--- direct3d_math.cpp - Tests of concurrency::direct3d ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"
#include <amp_short_vectors.h>
#include <climits>
#include <cmath>
#include <limits>

using namespace support;
namespace d3d = concurrency::direct3d;
using concurrency::graphics::uint_2;
using concurrency::graphics::uint_4;

namespace direct3d_math {

/// Stores `function(in[i])` to `out[i]`.
template <typename In, typename Out, typename Function>
struct each_kernel {
  array_view<const In> in;
  array_view<Out> out;
  Function function;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const { out[i] = function(in[i]); }
};
/// Returns the results of `function` for the elements of `in`, computed in a
/// kernel.
template <typename Function, typename In>
auto each(const std::vector<In> &in, Function function = Function()) {
  using Out = decltype(function(in[0]));
  std::vector<Out> out(in.size());
  const array_view<const In> from(in);
  const array_view<Out> to(out);
  concurrency::parallel_for_each(to.extent, each_kernel<In, Out, Function>{from, to, function});
  to.synchronize();
  return out;
}

struct three_ints {
  int x, y, z;
};
struct three_floats {
  float x, y, z;
};
struct three_doubles {
  double x, y, z;
};
struct three_unsigned {
  unsigned int x, y, z;
};
struct sad_arguments {
  unsigned int reference;
  uint_2 source;
  uint_4 accum;
};

#define AMP2HIP_TEST_FUNCTION(name, parameter, value)                                              \
  struct name {                                                                                    \
    AMP2HIP_CPU_AMP auto operator()(parameter) const { return value; }                             \
  };
AMP2HIP_TEST_FUNCTION(abs_of, int x, d3d::abs(x))
AMP2HIP_TEST_FUNCTION(clamp_of, three_ints v, d3d::clamp(v.x, v.y, v.z))
AMP2HIP_TEST_FUNCTION(clampf_of, three_floats v, d3d::clamp(v.x, v.y, v.z))
AMP2HIP_TEST_FUNCTION(count_of, unsigned int x, d3d::countbits(x))
AMP2HIP_TEST_FUNCTION(high_of, int x, d3d::firstbithigh(x))
AMP2HIP_TEST_FUNCTION(low_of, int x, d3d::firstbitlow(x))
AMP2HIP_TEST_FUNCTION(imax_of, three_ints v, d3d::imax(v.x, v.y) * 100 + d3d::imin(v.x, v.y))
AMP2HIP_TEST_FUNCTION(umax_of, three_unsigned v, d3d::umax(v.x, v.y) - d3d::umin(v.x, v.y))
AMP2HIP_TEST_FUNCTION(mad_of, three_ints v, d3d::mad(v.x, v.y, v.z))
AMP2HIP_TEST_FUNCTION(madu_of, three_unsigned v, d3d::mad(v.x, v.y, v.z))
AMP2HIP_TEST_FUNCTION(madf_of, three_floats v, d3d::mad(v.x, v.y, v.z))
AMP2HIP_TEST_FUNCTION(madd_of, three_doubles v, d3d::mad(v.x, v.y, v.z))
AMP2HIP_TEST_FUNCTION(noise_of, float x, d3d::noise(x))
AMP2HIP_TEST_FUNCTION(radians_of, float x, d3d::radians(x))
AMP2HIP_TEST_FUNCTION(rcp_of, float x, d3d::rcp(x))
AMP2HIP_TEST_FUNCTION(reverse_of, unsigned int x, d3d::reversebits(x))
AMP2HIP_TEST_FUNCTION(saturate_of, float x, d3d::saturate(x))
AMP2HIP_TEST_FUNCTION(sign_of, int x, d3d::sign(x))
AMP2HIP_TEST_FUNCTION(smoothstep_of, three_floats v, d3d::smoothstep(v.x, v.y, v.z))
AMP2HIP_TEST_FUNCTION(step_of, three_floats v, d3d::step(v.x, v.y))
AMP2HIP_TEST_FUNCTION(msad4_of, sad_arguments v, d3d::msad4(v.reference, v.source, v.accum))
#undef AMP2HIP_TEST_FUNCTION

using ints = std::vector<int>;
using floats = std::vector<float>;
using unsigneds = std::vector<unsigned int>;

} // namespace direct3d_math

using namespace direct3d_math;

TEST_CASE("direct3d: integers (MA-9.3-a)") {
  CHECK(each<abs_of>(ints{-5, 0, 7, INT_MAX, INT_MIN}) == ints{5, 0, 7, INT_MAX, INT_MIN});
  CHECK(each<clamp_of>(std::vector<three_ints>{{1, 2, 4}, {3, 2, 4}, {9, 2, 4}, {3, 4, 2}}) ==
        ints{2, 3, 4, 4});
  CHECK(each<imax_of>(std::vector<three_ints>{{-3, 2, 0}, {7, 7, 0}}) == ints{197, 707});
  CHECK(each<umax_of>(std::vector<three_unsigned>{{0x80000000u, 1, 0}, {2, 5, 0}}) ==
        unsigneds{0x7fffffffu, 3});
  CHECK(each<sign_of>(ints{INT_MIN, -1, 0, 1, 9}) == ints{-1, -1, 0, 1, 1});
}

TEST_CASE("direct3d: bits (MA-9.3-a)") {
  CHECK(each<count_of>(unsigneds{0, 1, 0xf0f0u, 0xffffffffu}) == unsigneds{0, 1, 8, 32});
  CHECK(each<high_of>(ints{0, 1, 6, 0x40000000, -1, INT_MIN}) == ints{-1, 0, 2, 30, 31, 31});
  CHECK(each<low_of>(ints{0, 1, 6, 0x40000000, -1, INT_MIN}) == ints{-1, 0, 1, 30, 0, 31});
  CHECK(each<reverse_of>(unsigneds{0, 1, 0x12345678u}) == unsigneds{0, 0x80000000u, 0x1e6a2c48u});
}

TEST_CASE("direct3d: mad of four types (MA-9.3-a)") {
  CHECK(each<mad_of>(std::vector<three_ints>{{2, 3, 4}, {INT_MAX, 2, 3}}) == ints{10, 1});
  CHECK(each<madu_of>(std::vector<three_unsigned>{{2, 3, 4}, {0x80000000u, 2, 5}}) ==
        unsigneds{10, 5});
  CHECK(each<madf_of>(std::vector<three_floats>{{2, 0.5f, 4}}) == floats{5});
  CHECK(each<madd_of>(std::vector<three_doubles>{{1e300, 2, 1}}) == std::vector<double>{2e300});
}

TEST_CASE("direct3d: floats (MA-9.3-a)") {
  const float nan = std::numeric_limits<float>::quiet_NaN();
  CHECK(each<clampf_of>(std::vector<three_floats>{{-1, 0, 2}, {1.5f, 0, 2}, {5, 0, 2}}) ==
        floats{0, 1.5f, 2});
  CHECK(each<radians_of>(floats{180, -90})[0] == Approx(3.14159265f));
  CHECK(each<rcp_of>(floats{4, -0.5f}) == floats{0.25f, -2});
  CHECK(each<saturate_of>(floats{-1, 0.25f, 2, nan}) == floats{0, 0.25f, 1, 0});
  CHECK(each<smoothstep_of>(
            std::vector<three_floats>{{0, 2, -1}, {0, 2, 0.5f}, {0, 2, 1}, {0, 2, 3}, {1, 1, 1}}) ==
        floats{0, 0.15625f, 0.5f, 1, 0});
  CHECK(each<step_of>(std::vector<three_floats>{{1, 2, 0}, {1, 1, 0}, {1, 0.5f, 0}}) ==
        floats{1, 1, 0});
}

TEST_CASE("direct3d: noise is bounded, continuous and not constant (MA-9.3-a)") {
  floats x;
  for (int i = 0; i < 20000; ++i)
    x.push_back(static_cast<float>(i - 10000) / 64.0f);
  const floats value = each<noise_of>(x), again = each<noise_of>(x);
  CHECK(value == again);
  float lowest = 0, highest = 0, jump = 0;
  for (std::size_t i = 0; i < value.size(); ++i) {
    lowest = std::fmin(lowest, value[i]);
    highest = std::fmax(highest, value[i]);
    if (i != 0)
      jump = std::fmax(jump, std::fabs(value[i] - value[i - 1]));
  }
  CHECK(lowest >= -1.0f);
  CHECK(highest <= 1.0f);
  CHECK(highest - lowest > 0.5f);
  CHECK(jump < 0.1f);
  CHECK(each<noise_of>(floats{1e30f, std::numeric_limits<float>::infinity(), 3})[2] == 0.0f);
}

TEST_CASE("direct3d: masked sums of differences (MA-9.3-a)") {
  // Sums of absolute differences between the bytes 10, 0, 30, 40 and each four
  // successive bytes of 1 to 8. The byte 0 of the reference is skipped.
  const uint_4 sums = each<msad4_of>(std::vector<sad_arguments>{
      {0x281e000au, uint_2(0x04030201u, 0x08070605u), uint_4(0, 1, 2, 1000)}})[0];
  CHECK(sums.get_x() == 9u + 27 + 36);
  CHECK(sums.get_y() == 1u + 8 + 26 + 35);
  CHECK(sums.get_z() == 2u + 7 + 25 + 34);
  CHECK(sums.get_w() == 1000u + 6 + 24 + 33);
}
