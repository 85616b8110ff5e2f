//===--- errors.cpp - what the runtime throws ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ERRORS_CPP
#define AMP2HIP_ERRORS_CPP

#include "amp2hip/buffer.h"
#include "amp2hip/exceptions.h"
#include "amp2hip/launch_record.h"
#include "amp2hip/region.h"
#include <string>

namespace amp2hip {

void throw_error(const char *message) { throw concurrency::runtime_exception(message, E_INVALIDARG); }

static std::string list(int rank, const int *lengths) {
  std::string text = "(";
  for (int d = 0; d < rank; ++d)
    text += (d != 0 ? ", " : "") + std::to_string(lengths[d]);
  return text + ")";
}

void check_domain(int rank, const int *extent, const int *tile) {
  for (int d = 0; d < rank; ++d) {
    if (extent[d] <= 0)
      throw concurrency::invalid_compute_domain(
          ("parallel_for_each: a component of the extent " + list(rank, extent) + " is not positive").c_str());
    if (tile != nullptr && extent[d] % tile[d] != 0)
      throw concurrency::invalid_compute_domain(("parallel_for_each: the extent " + list(rank, extent) +
                                                 " is no multiple of the tile " + list(rank, tile) +
                                                 "; pad() or truncate() makes it one")
                                                    .c_str());
  }
}

std::size_t array_bytes(int rank, const region_dimension *dimensions, std::size_t element) {
  std::size_t count = 1;
  for (int d = 0; d < rank; ++d) {
    if (dimensions[d].count == 0)
      throw_error("array: every component of the extent must be positive (5.1.2)");
    count *= dimensions[d].count;
    if (count > 0xffffffffu)
      throw_error("array: more elements than 32 bits count (5.1.2)");
  }
  return count * element;
}

} // namespace amp2hip

#endif // AMP2HIP_ERRORS_CPP
