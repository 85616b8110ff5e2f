//===--- vendor_names_hide.h - rename global names of the vendors ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Included before the headers of CUDA and HIP. No include guard: vendor_names_show.h reverts it,
/// and the next vendor header needs it again.
#include "vendor_vectors_hide.h"
#include "vendor_functions_hide.h"
