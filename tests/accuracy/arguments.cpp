//===--- arguments.cpp - The arguments of the measured functions ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "accuracy.h"
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <random>

namespace accuracy {

namespace {

template <typename T>
class generator {
public:
  /// Returns a finite value of any magnitude and sign: all bit patterns are
  /// equally likely.
  T any() {
    for (;;) {
      const std::uint64_t bits = random_();
      T value;
      std::memcpy(&value, &bits, sizeof value);
      if (std::isfinite(value))
        return value;
    }
  }
  T uniform(double low, double high) {
    return static_cast<T>(low + (high - low) * (static_cast<double>(random_() >> 11) * 0x1p-53));
  }
  int integer(int low, int high) {
    return low + static_cast<int>(random_() % static_cast<std::uint64_t>(high - low + 1));
  }
  /// Returns `value` or a neighbor at most three steps away.
  T near(T value) {
    T result = value;
    for (int steps = integer(-3, 3); steps != 0; steps += steps < 0 ? 1 : -1)
      result = std::nextafter(result, steps < 0 ? -limits::infinity() : limits::infinity());
    return result;
  }
  /// Returns 1 plus or minus a distance of any representable magnitude.
  T near_one() {
    const T distance = std::ldexp(uniform(1, 2), -integer(1, limits::digits));
    return integer(0, 1) != 0 ? 1 + distance : 1 - distance / 2;
  }

  using limits = std::numeric_limits<T>;

private:
  std::mt19937_64 random_{20240601};
};

/// Values for which the functions have special rules.
template <typename T>
std::vector<T> special_values() {
  using limits = std::numeric_limits<T>;
  std::vector<T> values;
  for (const T value :
       {T(0), limits::denorm_min(), limits::min() - limits::denorm_min(), limits::min(), T(0.5),
        T(1), T(1.5), T(2), T(3), T(2.5), limits::max(), limits::infinity()}) {
    values.push_back(value);
    values.push_back(-value);
  }
  values.push_back(limits::quiet_NaN());
  return values;
}

/// Returns the number of arguments of each kind.
int count() {
  const char *size = std::getenv("AMP2HIP_TEST_SIZE");
  return size != nullptr && std::strcmp(size, "small") == 0 ? 500 : 50000;
}

template <typename T>
void one_argument(generator<T> &from, arguments<T> &in) {
  const double half_pi = 1.57079632679489661923;
  in.x = special_values<T>();
  for (int i = 0; i < count(); ++i) {
    in.x.push_back(from.any());
    for (const double range : {1.0, 10.0, 100.0, 1000.0})
      in.x.push_back(from.uniform(-range, range));
    in.x.push_back(from.near_one());
    in.x.push_back(from.near(static_cast<T>(from.integer(-1000, 1000) * half_pi)));
    in.x.push_back(from.near(static_cast<T>(from.integer(-1000, 1000) / 4.0)));
  }
}

template <typename T>
void two_arguments(generator<T> &from, arguments<T> &in) {
  const auto add = [&](T x, T y) {
    in.x.push_back(x);
    in.y.push_back(y);
  };
  for (const T x : special_values<T>())
    for (const T y : special_values<T>())
      add(x, y);
  for (int i = 0; i < count(); ++i) {
    add(from.any(), from.any());
    add(from.uniform(-10, 10), from.uniform(-10, 10));
    add(from.uniform(-1000, 1000), from.uniform(-1, 1));
    const T x = from.any();
    add(x, x * std::ldexp(from.uniform(-2, 2), from.integer(-12, 12)));
    add(x, from.near(x));
  }
}

template <typename T>
void powers(generator<T> &from, arguments<T> &in) {
  using limits = std::numeric_limits<T>;
  const auto add = [&](T x, T y) {
    in.x.push_back(x);
    in.y.push_back(y);
  };
  for (const T x : special_values<T>())
    for (const T y : special_values<T>())
      add(x, y);
  // Chooses y so that the result may have any possible exponent.
  const auto add_reaching = [&](T x) {
    const double exponent =
        from.uniform(limits::min_exponent - limits::digits, limits::max_exponent);
    add(x, static_cast<T>(exponent / std::log2(static_cast<double>(x))));
  };
  for (int i = 0; i < count(); ++i) {
    add_reaching(std::fabs(from.any()));
    add_reaching(from.uniform(0, 10));
    add_reaching(from.near_one());
    add(from.uniform(-4, 4), static_cast<T>(from.integer(-60, 60)));
    add(from.uniform(0, 100), from.uniform(-20, 20));
  }
}

template <typename T>
void scaled_arguments(generator<T> &from, arguments<T> &in) {
  const int range = 2 * std::numeric_limits<T>::max_exponent + 60;
  for (const T x : special_values<T>()) {
    in.x.push_back(x);
    in.y.push_back(static_cast<T>(from.integer(-range, range)));
  }
  for (int i = 0; i < 4 * count(); ++i) {
    in.x.push_back(from.any());
    in.y.push_back(static_cast<T>(from.integer(-range, range)));
  }
}

template <typename T>
void three_arguments(generator<T> &from, arguments<T> &in) {
  const auto add = [&](T x, T y, T z) {
    in.x.push_back(x);
    in.y.push_back(y);
    in.z.push_back(z);
  };
  for (const T x : special_values<T>())
    for (const T y : special_values<T>())
      for (const T z : special_values<T>())
        add(x, y, z);
  for (int i = 0; i < count(); ++i) {
    add(from.any(), from.any(), from.any());
    add(from.uniform(-10, 10), from.uniform(-10, 10), from.uniform(-10, 10));
    const T x = from.uniform(-1000, 1000),
            y = std::ldexp(from.uniform(-1, 1), from.integer(-60, 60));
    add(x, y, from.near(-(x * y))); // only a few last bits remain
    add(x, y, x * y * std::ldexp(from.uniform(-1, 1), from.integer(-60, 60)));
  }
}

} // namespace

template <typename T>
arguments<T> arguments_of(shape kind) {
  generator<T> from;
  arguments<T> in;
  switch (kind) {
  case shape::one:
    one_argument(from, in);
    break;
  case shape::gamma: {
    arguments<T> all;
    one_argument(from, all);
    for (int i = 0; i < count(); ++i) { // near the poles, and near the zeros next to them
      const int pole = from.integer(0, 40);
      const double far = from.integer(0, 1) != 0
                             ? std::ldexp(from.uniform(1, 2), -from.integer(2, 52))
                             : from.uniform(0.999, 1.001) / std::tgamma(pole + 1.0);
      all.x.push_back(static_cast<T>(from.integer(0, 1) != 0 ? -pole + far : -pole - far));
    }
    for (const T x : all.x)
      if (!(x > T(-10.001) && x < T(-2.264)))
        in.x.push_back(x);
    break;
  }
  case shape::two:
    two_arguments(from, in);
    break;
  case shape::power:
    powers(from, in);
    break;
  case shape::scaled:
    scaled_arguments(from, in);
    break;
  case shape::three:
    three_arguments(from, in);
    break;
  }
  in.y.resize(in.x.size());
  in.z.resize(in.x.size());
  return in;
}

template arguments<float> arguments_of(shape);
template arguments<double> arguments_of(shape);

} // namespace accuracy
