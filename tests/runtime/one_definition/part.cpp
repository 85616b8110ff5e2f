//===--- part.cpp - The part that each compiler compiles ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

// Compiled once by each compiler; AMP_PART is the name of the function at the
// end.
#include "part.h"

using concurrency::accelerator;
using concurrency::accelerator_view;
using concurrency::array;
using concurrency::array_view;

static layout sizes() { return layout_here(); }

static array_view<const float, 2> scale(accelerator_view where, array<float, 2> &into,
                                        const array_view<const float, 2> &from, float factor) {
  concurrency::parallel_for_each(where, into.extent.tile<4, 4>(), scale_kernel{into, from, factor});
  where.wait();
  return into;
}

static float total(const array_view<const float, 2> &view) { return sum(view); }

static array<float, 2> make(const accelerator &on, int rows, int columns, float value) {
  const std::vector<float> values(
      static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns), value);
  return array<float, 2>(rows, columns, values.begin(), on.get_default_view());
}

#define AMP_PART_TEXT_OF(name) #name
#define AMP_PART_TEXT(name) AMP_PART_TEXT_OF(name)

part AMP_PART() { return {AMP_PART_TEXT(AMP_PART), &sizes, &scale, &total, &make}; }
