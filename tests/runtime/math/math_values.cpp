//===--- math_values.cpp - Special values of the math functions -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tests single values that §9.2 or C99 Annex F specify, and functions with more than one argument
// or result, on the default accelerator.
//
//===----------------------------------------------------------------------===//

#include <amp.h>
#include <amp_math.h>
#include <catch2/catch.hpp>
#include <cmath>
#include <limits>
#include <vector>

using concurrency::array_view;
namespace precise = concurrency::precise_math;

namespace {

/// Runs Kernel()(in, out) in one thread.
template <typename T, typename Kernel>
struct single_thread {
  array_view<const T, 1> in;
  array_view<T, 1> out;
  AMP2HIP_AMP void operator()(concurrency::index<1>) const { Kernel()(in, out); }
};

/// Returns the `count` results of Kernel for `in`.
template <typename T, typename Kernel>
std::vector<T> compute(Kernel, std::vector<T> in, int count) {
  std::vector<T> out(count, T(-77));
  array_view<const T, 1> in_view(static_cast<int>(in.size()), in);
  array_view<T, 1> out_view(count, out);
  concurrency::parallel_for_each(concurrency::extent<1>(1),
                                 single_thread<T, Kernel>{in_view, out_view});
  out_view.synchronize();
  return out;
}

const double infinity = std::numeric_limits<double>::infinity();
const double not_a_number = std::numeric_limits<double>::quiet_NaN();
const double smallest = std::numeric_limits<double>::denorm_min();

struct classify {
  template <typename T>
  AMP2HIP_AMP void operator()(const array_view<const T, 1> &in, const array_view<T, 1> &out) const {
    for (int i = 0; i < 6; ++i) {
      out[i * 6 + 0] = static_cast<T>(precise::fpclassify(in[i]));
      out[i * 6 + 1] = precise::isfinite(in[i]) ? T(1) : T(0);
      out[i * 6 + 2] = precise::isinf(in[i]) ? T(1) : T(0);
      out[i * 6 + 3] = precise::isnan(in[i]) ? T(1) : T(0);
      out[i * 6 + 4] = precise::isnormal(in[i]) ? T(1) : T(0);
      out[i * 6 + 5] = precise::signbit(in[i]) ? T(1) : T(0);
    }
  }
};

template <typename T>
void check_classification(T denormal) {
  const T inf = std::numeric_limits<T>::infinity();
  const T nan = std::numeric_limits<T>::quiet_NaN();
  const std::vector<T> expected = {FP_NORMAL,    1, 0, 0, 1, 1, FP_ZERO,   1, 0, 0, 0, 1,
                                   FP_INFINITE,  0, 1, 0, 0, 1, FP_NAN,    0, 0, 1, 0, 0,
                                   FP_SUBNORMAL, 1, 0, 0, 0, 0, FP_NORMAL, 1, 0, 0, 1, 0};
  CHECK(
      compute(classify(),
              std::vector<T>{T(-2.5), T(-0.0), -inf, nan, denormal, std::numeric_limits<T>::max()},
              36) == expected);
}

} // namespace

TEST_CASE("classification tells the five kinds apart", "[math]") {
  check_classification<double>(smallest);
  check_classification<float>(std::numeric_limits<float>::denorm_min());
}

namespace {

struct half_turns {
  AMP2HIP_AMP void operator()(const array_view<const double, 1> &in,
                              const array_view<double, 1> &out) const {
    for (int i = 0; i < 6; ++i) {
      out[3 * i + 0] = precise::sinpi(in[i]);
      out[3 * i + 1] = precise::cospi(in[i]);
      out[3 * i + 2] = precise::tanpi(in[i]);
    }
  }
};

} // namespace

TEST_CASE("sinpi, cospi and tanpi are exact at multiples of 1/2", "[math]") {
  const auto out = compute<double>(half_turns(), {0, 0.5, 1, 1.5, 1e15 + 1, 2.5}, 18);
  CHECK(out == std::vector<double>{0, 1, 0, 1, 0, infinity, 0, -1, 0, -1, 0, -infinity, 0, -1, 0, 1,
                                   0, infinity});
}

namespace {

struct several_results {
  AMP2HIP_AMP void operator()(const array_view<const double, 1> &in,
                              const array_view<double, 1> &out) const {
    int exponent, quotient, sign;
    out[0] = precise::frexp(in[0], &exponent);
    out[1] = exponent;
    out[2] = precise::modf(in[1], &out[3]); // an element of a container as a result
    out[4] = precise::remquo(in[2], in[3], &quotient);
    out[5] = quotient & 7;
    out[6] = precise::lgamma(in[4], &sign);
    out[7] = sign;
    precise::lgamma(in[5], &sign);
    out[8] = sign;
    precise::sincos(in[6], &out[9], &out[10]);
  }
};

} // namespace

TEST_CASE("functions with more than one result", "[math]") {
  const auto out = compute<double>(several_results(), {12, -2.75, 29, 3, -0.5, -1.5, 0}, 11);
  CHECK(out[0] == 0.75);
  CHECK(out[1] == 4);
  CHECK(out[2] == -0.75);
  CHECK(out[3] == -2);
  CHECK(out[4] == -1); // 29 = 10 * 3 - 1
  CHECK(out[5] == (10 & 7));
  CHECK(out[6] == Approx(1.2655121234846454).epsilon(1e-15));
  CHECK(out[7] == -1); // gamma(-0.5) = -3.54
  CHECK(out[8] == 1);  // gamma(-1.5) = 2.36
  CHECK(out[9] == 0);
  CHECK(out[10] == 1);
}

namespace {

struct several_arguments {
  AMP2HIP_AMP void operator()(const array_view<const double, 1> &in,
                              const array_view<double, 1> &out) const {
    out[0] = precise::atan2(in[0], in[1]); // y, x
    out[1] = precise::copysign(in[2], in[1]);
    out[2] = precise::fdim(in[2], in[0]);
    out[3] = precise::fmax(in[0], in[3]); // if one argument is NaN, the result is the other
    out[4] = precise::fmin(in[3], in[2]);
    out[5] = precise::fmod(-in[2], in[4]);
    out[6] = precise::hypot(in[5], in[6]);
    out[7] = precise::nextafter(in[7], in[0]);
    out[8] = precise::pow(in[1], in[5]);
    out[9] = precise::remainder(in[2], in[4]);
    out[10] = precise::fma(in[8], in[8], in[9]);
    out[11] = precise::ldexp(in[0], 5);
    out[12] = precise::scalbn(in[0], -3);
    out[13] = precise::scalb(in[2], in[5]);
    out[14] = precise::ilogb(in[6]);
  }
};

} // namespace

TEST_CASE("functions of more than one argument", "[math]") {
  const double e = 1 + std::ldexp(1.0, -30);
  const auto out =
      compute<double>(several_arguments(), {1, -1, 5.5, not_a_number, 2, 3, 4, 0, e, -1}, 15);
  CHECK(out[0] == Approx(2.3561944901923449).epsilon(1e-15));
  CHECK(out[1] == -5.5);
  CHECK(out[2] == 4.5);
  CHECK(out[3] == 1);
  CHECK(out[4] == 5.5);
  CHECK(out[5] == -1.5);
  CHECK(out[6] == 5);
  CHECK(out[7] == smallest);
  CHECK(out[8] == -1);
  CHECK(out[9] == -0.5);
  // fma rounds once, so that the last bit of the square survives.
  CHECK(out[10] == std::ldexp(1.0, -29) + std::ldexp(1.0, -60));
  CHECK(out[11] == 32);
  CHECK(out[12] == 0.125);
  CHECK(out[13] == 44);
  CHECK(out[14] == 2);
}

namespace {

struct limits_of_domains {
  AMP2HIP_AMP void operator()(const array_view<const double, 1> &in,
                              const array_view<double, 1> &out) const {
    out[0] = precise::erfinv(in[0]);
    out[1] = precise::erfinv(-in[0]);
    out[2] = precise::erfcinv(in[1]);
    out[3] = precise::rcbrt(in[1]);
    out[4] = precise::cbrt(in[2]);
    out[5] = precise::scalb(in[1], in[3]);
    out[6] = precise::nan(5);
    out[7] = precise::erfinv(in[2]);
    out[8] = precise::acosh(in[1]);
    out[9] = precise::scalb(in[0], in[3]);
    out[10] = precise::nanf(0);
  }
};

} // namespace

TEST_CASE("values at the ends of the domains", "[math]") {
  const auto out = compute<double>(limits_of_domains(), {1, 0, -8, infinity}, 11);
  CHECK(out[0] == infinity);
  CHECK(out[1] == -infinity);
  CHECK(out[2] == infinity);
  CHECK(out[3] == infinity);
  CHECK(out[4] == -2);
  CHECK(std::isnan(out[5]));
  CHECK(std::isnan(out[6]));
  CHECK(std::isnan(out[7]));
  CHECK(std::isnan(out[8]));
  CHECK(out[9] == infinity);
  CHECK(std::isnan(out[10]));
}

namespace {
struct near_the_ends {
  template <typename T>
  AMP2HIP_AMP void operator()(const array_view<const T, 1> &in, const array_view<T, 1> &out) const {
    out[0] = precise::hypot(in[0], in[1]);
    out[1] = precise::hypot(in[2], -in[0]);
    out[2] = precise::hypot(in[0], in[0]);
    out[3] = precise::signbit(precise::fmax(in[2], in[3])) ? T(-1) : T(1);
    out[4] = precise::signbit(precise::fmin(in[3], in[2])) ? T(-1) : T(1);
    out[5] = precise::signbit(precise::remainder(in[4], in[5])) ? T(-1) : T(1);
  }
};
template <typename T>
void check_near_the_ends() {
  const T largest = std::numeric_limits<T>::max();
  const std::vector<T> out =
      compute<T>(near_the_ends(), {largest, T(3), T(-0.0), T(0), T(-6), T(3)}, 6);
  CHECK(out == std::vector<T>{largest, largest, std::numeric_limits<T>::infinity(), 1, -1, -1});
}
} // namespace

TEST_CASE("results near the largest number and zero", "[math]") {
  check_near_the_ends<float>();
  check_near_the_ends<double>();
}

// MA-9.2-float-in-double: a float argument selects the float function.
static_assert(sizeof(precise::cos(1.0f)) == sizeof(float), "");
static_assert(sizeof(precise::cos(1.0)) == sizeof(double), "");
static_assert(sizeof(precise::tanpi(1.0f)) == sizeof(float), "");
static_assert(sizeof(precise::scalb(1.0f, 1.0f)) == sizeof(float), "");
static_assert(sizeof(precise::nanf(1)) == sizeof(float), "");
