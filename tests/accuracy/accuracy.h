//===--- accuracy.h - Errors of the math functions, measured ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Every function of fast_math and precise_math runs on an accelerator over
/// many arguments; its largest error is counted against a reference of 113 bits.
/// The kernels are compiled by the backend's compiler, arguments and reference
/// by the host's, which alone has such a type.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TESTS_ACCURACY_H
#define AMP2HIP_TESTS_ACCURACY_H

#include <string>
#include <vector>

namespace accuracy {

/// A kind of argument lists.
enum class shape {
  one,    ///< all of x
  gamma,  ///< as one, without the interval that §9.2 leaves out for lgamma
  two,    ///< all of x and y, far from and near to each other
  power,  ///< x^y is seldom zero or infinite
  scaled, ///< y is an integer, and so small that x * 2^y is of use
  three   ///< x * y + z, with cancellation
};

/// Arguments, one from each vector for each call. Those that a function does
/// not take are zero.
template <typename T> struct arguments {
  std::vector<T> x, y, z;
};

/// What the calls gave: the result, and what the function stores or zero.
template <typename T> struct results {
  std::vector<T> first, second;
};

/// One function as the tables have it.
struct row {
  const char *space; ///< "fast" or "precise"
  const char *name;
  accuracy::shape shape;
  double bound; ///< what §9.2 allows, in units of the last place; -1: nothing said
};

/// The same ones in each run, wherever it is.
template <typename T> arguments<T> arguments_of(shape kind);

/// Prints the largest errors as a line of a table: namespace, function, type,
/// bound, error from the exact result, error from the correctly rounded one,
/// the arguments of the former. False where the bound is exceeded.
template <typename T> bool judge(const row &function, const arguments<T> &in, const results<T> &out);

/// Whether a function of this name is to be measured; all are where `only` is
/// empty.
bool wanted(const char *name);
void want(const std::string &only);

/// Measures a table on the default accelerator. False where a bound is exceeded.
bool measure_fast();
bool measure_precise_float();
bool measure_precise_double();

} // namespace accuracy

#endif // AMP2HIP_TESTS_ACCURACY_H
