//===--- accuracy.h - Measures errors of the math functions ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs every function of fast_math and precise_math on an accelerator with many
// arguments, and measures its largest error against a reference with 113 bits.
// The backend's compiler compiles the kernels. The host compiler compiles
// arguments and reference, because only it has such a type.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TESTS_ACCURACY_H
#define AMP2HIP_TESTS_ACCURACY_H

#include <string>
#include <vector>

namespace accuracy {

/// The kind of arguments that a function is measured with.
enum class shape {
  one,    ///< values of x of all kinds
  gamma,  ///< as `one`, without the interval that §9.2 excludes for lgamma
  two,    ///< values of x and y of all kinds, distant and close
  power,  ///< x and y for which x^y is rarely zero or infinite
  scaled, ///< an integer y of a size for which x * 2^y is useful
  three   ///< values for x * y + z, also with cancellation
};

/// The arguments of the calls, one element of each vector per call. Unused
/// arguments are zero.
template <typename T>
struct arguments {
  std::vector<T> x, y, z;
};

/// The results of the calls: the return value, and the value that the function
/// stores through a pointer, or zero.
template <typename T>
struct results {
  std::vector<T> first, second;
};

/// One function of the tables of §9.1 and §9.2.
struct row {
  const char *space; ///< "fast" or "precise"
  const char *name;
  accuracy::shape shape;
  double bound; ///< the bound of §9.2 in units in the last place; -1 if there is none
};

/// Returns the arguments of a kind; the same in each run and on each machine.
template <typename T>
arguments<T> arguments_of(shape kind);

/// Prints the largest errors as one line of a table: namespace, function, type,
/// bound, error relative to the exact result, error relative to the correctly
/// rounded result, and the arguments with the largest error relative to the
/// exact result. Returns false if the error relative to the rounded result
/// exceeds the bound.
template <typename T>
bool report_errors(const row &function, const arguments<T> &in, const results<T> &out);

/// Returns special values as arguments: zeros, infinities, NaN, the ends of the type, small
/// integers and halves.
template <typename T>
arguments<T> special_arguments_of(shape kind);
/// Prints a line for each call: namespace, function, type, arguments, result, stored result.
template <typename T>
void print_values(const row &function, const arguments<T> &in, const results<T> &out);

/// True if special values are printed and nothing is measured.
bool prints_values();

/// True if the function `name` is to be measured.
bool is_selected(const char *name);
/// Selects the function to measure; all functions if `only` is empty.
void select(const std::string &only);

/// Measure a table on the default accelerator. Return false if an error exceeds
/// its bound.
bool measure_fast();
bool measure_precise_float();
bool measure_precise_double();

} // namespace accuracy

#endif // AMP2HIP_TESTS_ACCURACY_H
