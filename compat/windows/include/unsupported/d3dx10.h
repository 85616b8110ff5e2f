//===--- d3dx10.h - not available ----------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#error "d3dx10.h: Linux does not have Direct3D; show results with OpenGL or Vulkan, or write them to a file; keep the data in concurrency::array_view"
