//===--- plain_amp.cpp - Tiled kernels, see tiled_kernels.h -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#define TILED_KERNELS plain
#include "tiled_kernels.h"
