//===--- d2d1_1.h - not available ----------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#error "d2d1_1.h: Linux does not have Direct2D; show results with OpenGL, SDL or Qt"
