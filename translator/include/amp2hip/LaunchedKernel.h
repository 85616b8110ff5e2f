//===--- LaunchedKernel.h - A kernel of a translation -----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LAUNCHEDKERNEL_H
#define AMP2HIP_LAUNCHEDKERNEL_H

#include "amp2hip/SourcePlace.h"
#include <cstdint>
#include <string>
#include <vector>

namespace amp2hip {

/// A kernel: an amp lambda or a function object of the user that a
/// parallel_for_each runs. In a template, the tile and the memory are those of
/// the first instance.
struct LaunchedKernel {
  std::string Name;                  ///< Of its class in the output: "scale_kernel".
  std::string Function;              ///< The function that contains the launch.
  SourcePlace Where;                 ///< The lambda, or the class of the function object.
  std::vector<std::string> Captures; ///< "array_view<float, 1> v", "array<int, 1> &a".
  std::vector<int64_t> Tile;         ///< Extents of the tile; empty for an untiled kernel.
  uint64_t SharedBytes = 0;          ///< Of the tile_static variables that it uses.
};

} // namespace amp2hip

#endif // AMP2HIP_LAUNCHEDKERNEL_H
