//===--- conversions.h - conversion functions by restriction --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Types of the conversion operators that replace a cpu and an amp conversion function of a class
// template. In some instantiations both functions convert to the same type; they are then one
// function that runs cpu or amp code (§2.3.2.1). The translator writes three operators:
//
// - two with conversion_unless_same, one per restriction, for instantiations in which the types
//   differ;
// - one with conversion_if_same, for instantiations in which the types are the same.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_OUTPUT_CONVERSIONS_H
#define AMP2HIP_OUTPUT_CONVERSIONS_H

#include "amp2hip/compiler/config.h"

#include <type_traits>

namespace amp2hip {

/// The type of a conversion operator that an instantiation of a class must not have. A program
/// cannot request the conversion, because it never names this type.
template <int Number>
struct no_conversion {
  template <typename T>
  AMP2HIP_CPU_AMP no_conversion(T &&) {}
};

template <typename T, typename Other, int Number>
using conversion_unless_same =
    std::conditional_t<std::is_same<T, Other>::value, no_conversion<Number>, T>;

template <typename T, typename Other>
using conversion_if_same = std::conditional_t<std::is_same<T, Other>::value, T, no_conversion<2>>;

} // namespace amp2hip

#endif // AMP2HIP_OUTPUT_CONVERSIONS_H
