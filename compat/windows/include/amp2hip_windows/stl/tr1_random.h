//===--- tr1_random.h - distributions of TR1 -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// The classes of std::tr1 whose names C++11 changed. The translator writes `std` for `std::tr1`,
/// so they are in namespace std.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_STL_TR1_RANDOM_H
#define AMP2HIP_WINDOWS_STL_TR1_RANDOM_H

#include <random>
#include <type_traits>
#include <utility>

namespace std {

template <class Real = double>
using uniform_real = uniform_real_distribution<Real>;
template <class Integer = int>
using uniform_int = uniform_int_distribution<Integer>;

/// An engine, which may be a reference, with a distribution.
template <class Engine, class Distribution>
class variate_generator {
public:
  using engine_type = Engine;
  using distribution_type = Distribution;
  using result_type = typename Distribution::result_type;

  variate_generator(Engine engine, Distribution distribution)
      : engine_(static_cast<Engine &&>(engine)), distribution_(std::move(distribution)) {}
  result_type operator()() { return distribution_(engine_); }
  remove_reference_t<Engine> &engine() { return engine_; }
  Distribution &distribution() { return distribution_; }
  const Distribution &distribution() const { return distribution_; }
  result_type(min)() const { return distribution_.min(); }
  result_type(max)() const { return distribution_.max(); }

private:
  Engine engine_;
  Distribution distribution_;
};

} // namespace std

#endif // AMP2HIP_WINDOWS_STL_TR1_RANDOM_H
