//===--- errors.cpp - functions that throw errors -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip/error/errors.h"
#include "amp2hip/accelerator/access_checks.h"
#include "amp2hip/array/region.h"
#include "amp2hip/error/error_sink.h"
#include "amp2hip/error/exceptions.h"
#include "amp2hip/error/type_name.h"
#include "amp2hip/launch/launch_record.h"
#include "amp2hip/launch/thread_state.h"
#include <cstdint>
#include <string>

namespace amp2hip {

void throw_error(const char *message) {
  throw concurrency::runtime_exception(message, E_INVALIDARG);
}

static std::string list(int rank, const int *lengths) {
  std::string text = "(";
  for (int d = 0; d < rank; ++d)
    text += (d != 0 ? ", " : "") + std::to_string(lengths[d]);
  return text + ")";
}

void throw_extents_differ(int rank, const int *source, const int *destination) {
  throw_error(("copy: the source's extent " + list(rank, source) + " and the destination's " +
               list(rank, destination) + " differ (5.3.2)")
                  .c_str());
}

void throw_counts_differ(std::size_t range, std::size_t destination) {
  throw_error(("copy: the range has " + std::to_string(range) +
               " elements, but the destination has " + std::to_string(destination) + " (5.3.3)")
                  .c_str());
}

void throw_section_outside(int rank, const int *origin, const int *part, const int *whole) {
  for (int d = 0; d < rank; ++d)
    if (part[d] <= 0)
      throw_error(
          ("section: a component of the extent " + list(rank, part) + " is not positive").c_str());
  throw_error(("section: the extent " + list(rank, part) + " at the origin " + list(rank, origin) +
               " is not inside the view or array of extent " + list(rank, whole))
                  .c_str());
}

void throw_projection_outside(int place, int rank, const int *extent) {
  throw_error(("the index " + std::to_string(place) +
               " of the first dimension is outside of a view or array of extent " +
               list(rank, extent))
                  .c_str());
}

void throw_container_small(int rank, const int *extent, std::size_t elements) {
  throw_error(("array_view: the extent " + list(rank, extent) +
               " has more elements than the container, which has " + std::to_string(elements))
                  .c_str());
}

void check_view_extent(int rank, const int *extent) {
  for (int d = 0; d < rank; ++d)
    if (extent[d] < 0)
      throw_error(
          ("array_view: a component of the extent " + list(rank, extent) + " is negative").c_str());
  std::size_t pitch = 1;
  for (int d = rank - 1; d > 0; --d) {
    pitch *= static_cast<std::size_t>(extent[d]);
    if (pitch > 0x7fffffff && extent[d - 1] > 1)
      throw_error(("array_view: the extent " + list(rank, extent) + " is too large").c_str());
  }
}

static std::string launch_text(bool with_domain) {
  const thread_state &state = this_thread();
  std::string text = "parallel_for_each";
  if (state.caller.file != nullptr) {
    const std::string file = state.caller.file;
    text += " at " + file.substr(file.rfind('/') + 1) + ":" + std::to_string(state.caller.line);
  }
  if (const launch_domain *const domain = with_domain ? state.domain : nullptr) {
    text += " of extent " + list(domain->rank, domain->extent);
    if (domain->tile != nullptr)
      text += " in tiles of " + list(domain->rank, domain->tile);
  }
  return text;
}

std::string launch_place() { return launch_text(false) + ": "; }
std::string launch_prefix() { return launch_text(true) + ": "; }

void throw_index_outside(int rank, const int *index, const int *extent, const void *data,
                         bool is_texture) {
  access_checks *const checks = access_checks::get();
  throw concurrency::runtime_exception(
      (launch_prefix() + "in " + type_name(this_thread().errors->kernel()) + ": " +
       (checks != nullptr ? checks->access_to(data, rank) + ": " : "") + "the index " +
       list(rank, index) + " is outside of " +
       (is_texture ? "a texture" : "an array or array_view") + " of extent " + list(rank, extent))
          .c_str(),
      E_FAIL);
}

void throw_no_whole_elements(std::size_t bytes, std::size_t element) {
  if (bytes % element == 0)
    throw_error(("reinterpret_as: " + std::to_string(bytes) + " bytes contain more elements of " +
                 std::to_string(element) + " bytes than a view of rank 1 can have")
                    .c_str());
  throw_error(("reinterpret_as: " + std::to_string(bytes) +
               " bytes are not a whole number of elements of " + std::to_string(element) + " bytes")
                  .c_str());
}

void throw_shape_outside(int rank, const int *shape, std::size_t elements) {
  throw_error(("view_as: the shape " + list(rank, shape) +
               " does not fit into a view or array of " + std::to_string(elements) + " elements")
                  .c_str());
}

[[noreturn, gnu::cold]] static void throw_invalid_domain(const launch_domain &domain,
                                                         const std::string &text) {
  throw concurrency::invalid_compute_domain(
      (launch_place() + "in " + type_name(domain.kernel) + ": " + text).c_str());
}

[[gnu::hot]] void check_domain(const launch_domain &domain) {
  const int rank = domain.rank;
  const int *const extent = domain.extent, *const tile = domain.tile;
  for (int d = 0; d < rank; ++d) {
    if (extent[d] <= 0)
      throw_invalid_domain(domain,
                           "a component of the extent " + list(rank, extent) + " is not positive");
    if (tile != nullptr && extent[d] % tile[d] != 0)
      throw_invalid_domain(domain, "the extent " + list(rank, extent) +
                                       " is not a multiple of the tile " + list(rank, tile) +
                                       "; call pad() or truncate()");
  }
  std::uint64_t threads = 1;
  for (int d = 0; d < rank; ++d)
    if (__builtin_mul_overflow(threads, static_cast<std::uint64_t>(extent[d]), &threads))
      throw_invalid_domain(domain, "the extent " + list(rank, extent) +
                                       " has more threads than 64 bits can count");
}

std::size_t array_bytes(int rank, const int *extent, std::size_t element) {
  std::size_t count = 1;
  for (int d = 0; d < rank; ++d) {
    if (extent[d] <= 0)
      throw_error(
          ("array: a component of the extent " + list(rank, extent) + " is not positive (5.1.2)")
              .c_str());
    count *= static_cast<std::size_t>(extent[d]);
    if (count > 0xffffffffu)
      throw_error(("array: the extent " + list(rank, extent) +
                   " has more elements than 32 bits can count (5.1.2)")
                      .c_str());
  }
  return count * element;
}

} // namespace amp2hip
