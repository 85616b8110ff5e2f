//===--- element_fields.h - comparison of elements by their fields --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RUNTIME_ELEMENT_FIELDS_H
#define AMP2HIP_RUNTIME_ELEMENT_FIELDS_H

#include "amp2hip/array/element_layout.h"
#include <optional>
#include <string>
#include <vector>

namespace amp2hip {

/// The differences of floating-point numbers that are not reported: those up to `relative` times
/// the larger number, and those up to `absolute`.
struct float_bounds {
  double relative[3]; ///< of half, single and double precision
  /// Negative for the default: the distance of 1 and the next number of the type, times the largest
  /// number of the container if that is below 1.
  double absolute;
};

/// One member of an element: a number, several numbers of one type, or an object whose members are
/// unknown.
struct element_field {
  std::size_t offset; ///< in the element
  scalar_run run;
  /// The bits that belong to the member, if it does not have all bits of its bytes.
  std::vector<unsigned char> mask;
  bool is_union = false; ///< the bytes of a union are compared
};

/// The fields of the elements of a container. Bytes of no field are padding.
class element_fields {
public:
  element_fields(std::size_t element, const element_layout &layout);

  /// Prepares the default absolute bounds for \p element, an element of the container.
  void include(const char *element);
  /// Compares two elements. Returns the first difference as text: `is 1 on the GPU and 2 on the
  /// CPU`, with the name of a part of the element before it in \p part. Returns nothing if the
  /// elements are equal.
  std::optional<std::string> difference(const char *gpu, const char *cpu,
                                        const float_bounds &bounds, std::string &part) const;

private:
  bool find_members(const element_layout &layout);
  void find_unknown_members();
  std::optional<std::string> difference_of(std::size_t field, const char *gpu, const char *cpu,
                                           const float_bounds &bounds, std::string &part) const;

  std::size_t element_;
  std::vector<element_field> fields_;
  std::vector<double> largest_; ///< of the finite numbers, by field
};

} // namespace amp2hip

#endif // AMP2HIP_RUNTIME_ELEMENT_FIELDS_H
