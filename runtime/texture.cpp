//===--- texture.cpp - the checks of textures -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "accelerator_access.h"
#include "amp2hip/error/errors.h"
#include "amp2hip/error/exceptions.h"
#include "amp2hip/texture/sampler.h"
#include "amp2hip/texture/texture_data.h"
#include "registry.h"
#include <algorithm>
#include <string>

namespace amp2hip {

using namespace concurrency::graphics;

namespace {

const char *const kind_names[] = {"int", "uint", "float", "norm", "unorm", "double"};

/// The table of §10.1.3.
bool supports(texel_kind kind, int components, unsigned bits) {
  switch (kind) {
  case texel_kind::signed_integer:
  case texel_kind::unsigned_integer:
    return bits == 32 || (components != 3 && (bits == 8 || bits == 16));
  case texel_kind::real:
    return bits == 32 || (components != 3 && bits == 16);
  case texel_kind::norm:
  case texel_kind::unorm:
    return bits == 8 || bits == 16;
  case texel_kind::wide:
    return bits == 64;
  }
  return false;
}

} // namespace

void check_format(texel_kind kind, int components, unsigned bits) {
  if (bits != 8 && bits != 16 && bits != 32 && bits != 64)
    throw_error(("texture: " + std::to_string(bits) +
                 " bits per scalar element; use 8, 16, 32 or 64 (10.1.3)")
                    .c_str());
  if (supports(kind, components, bits))
    return;
  std::string name = kind_names[static_cast<int>(kind)];
  if (components > 1)
    name += "_" + std::to_string(components);
  throw concurrency::unsupported_feature(("texture: " + name + " does not support " +
                                          std::to_string(bits) +
                                          " bits per scalar element (10.1.3)")
                                             .c_str());
}

unsigned checked_levels(int rank, const int *extent, unsigned levels) {
  const int most = rank == 3 ? 2048 : 16384;
  int largest = 0;
  for (int d = 0; d < rank; ++d) {
    if (extent[d] <= 0 || extent[d] > most)
      throw_error(("texture: component " + std::to_string(d) + " of the extent is " +
                   std::to_string(extent[d]) + "; it must be between 1 and " +
                   std::to_string(most) + " (10.1.3)")
                      .c_str());
    largest = std::max(largest, extent[d]);
  }
  unsigned all = 1;
  while (largest >> all != 0)
    ++all;
  if (levels > all)
    throw_error(("texture: " + std::to_string(levels) + " levels; this extent has at most " +
                 std::to_string(all) + " (10.1.3)")
                    .c_str());
  return levels == 0 ? all : levels;
}

void check_levels(unsigned first, unsigned count, unsigned available) {
  if (count == 0 || first >= available || count > available - first)
    throw_error(("texture: " + std::to_string(count) + " levels from level " +
                 std::to_string(first) + " on; there are " + std::to_string(available) +
                 " levels (10.5.3)")
                    .c_str());
}

bool is_host(const concurrency::accelerator_view &place) {
  return is_cpu_accelerator(accelerator_access::queue_of(place)->owner());
}

void check_place(const concurrency::accelerator_view &place) {
  if (is_host(place))
    throw concurrency::unsupported_feature(
        "texture: the accelerator \"cpu\" has no textures; pass two views for a staging texture "
        "(10.1.4)");
}

void check_bytes(std::size_t given, std::size_t needed) {
  if (given < needed)
    throw_error(("texture: the memory has " + std::to_string(given) +
                 " bytes, but the texels have " + std::to_string(needed) + " (10.6)")
                    .c_str());
}

void check_same_format(int from_components, const texture_data &from, int to_components,
                       const texture_data &to) {
  if (from_components != to_components || from.bits != to.bits)
    throw_error(("copy: texels of " + std::to_string(from_components) + " x " +
                 std::to_string(from.bits) + " bits cannot be copied to texels of " +
                 std::to_string(to_components) + " x " + std::to_string(to.bits) + " bits (10.6)")
                    .c_str());
  if (from.levels != to.levels)
    throw_error(("copy: the source has " + std::to_string(from.levels) +
                 " levels, and the destination has " + std::to_string(to.levels) + " (10.6)")
                    .c_str());
}

void check_single_levels(const texture_data &from, const texture_data &to) {
  if (from.levels != 1 || to.levels != 1)
    throw_error("copy: a section of a texture with several levels; copy views of single levels "
                "(10.6)");
  if (from.texels.owner == to.texels.owner && from.texels.offset == to.texels.offset)
    throw_error("copy: the source and the destination of a section are the same texture (10.6)");
}

void throw_staging() {
  throw_error("a staging texture has no views; copy it to another texture (10.4.3)");
}

void throw_no_pitch() {
  throw_error("only a staging texture has a row pitch and a depth pitch (10.1.14)");
}

void throw_narrow_texels(unsigned bits, unsigned natural) {
  throw_error(("copy: the texels have " + std::to_string(bits) +
               " bits per scalar element, and elements of a range have " + std::to_string(natural) +
               "; pass a pointer and a number of bytes (10.6)")
                  .c_str());
}

void check_sampler(filter_mode filter, address_mode address) {
  if (filter != filter_point && filter != filter_linear)
    throw_error("sampler: the filter mode is not known (10.3.4)");
  if (address != address_wrap && address != address_mirror && address != address_clamp &&
      address != address_border)
    throw_error("sampler: the address mode is not known (10.3.4)");
}

} // namespace amp2hip
