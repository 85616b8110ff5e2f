//===--- element_difference.h - The comparison of two elements --*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TESTS_ELEMENT_DIFFERENCE_H
#define AMP2HIP_TESTS_ELEMENT_DIFFERENCE_H

#include "../../../runtime/element_fields.h"
#include <string>

constexpr amp2hip::float_bounds usual_bounds = {{2e-3, 1e-4, 1e-10}, -1};

/// Returns the difference of two elements as text, as AMP2HIP_COMPARE reports it; empty if they are
/// equal.
template <typename T>
std::string difference(const T &gpu, const T &cpu, amp2hip::float_bounds bounds = usual_bounds) {
  amp2hip::element_fields fields(sizeof(T), amp2hip::layout_of<T>());
  const char *const a = reinterpret_cast<const char *>(&gpu);
  const char *const b = reinterpret_cast<const char *>(&cpu);
  fields.include(b);
  std::string part;
  const auto found = fields.difference(a, b, bounds, part);
  return found ? part + *found : "";
}

#endif // AMP2HIP_TESTS_ELEMENT_DIFFERENCE_H
