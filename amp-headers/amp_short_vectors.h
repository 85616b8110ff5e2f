//===--- amp_short_vectors.h - C++ AMP short vector types -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Declares `norm` and `unorm` (§10.7), the short vector types `int_2` to `unorm_4` (§10.8), and
/// `short_vector` and `short_vector_traits` (§10.9, §10.10), all in `concurrency::graphics`.
/// Textures are in <amp_graphics.h>.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_AMP_SHORT_VECTORS_H
#define AMP2HIP_AMP_SHORT_VECTORS_H

#include "amp2hip/compiler/user_macros_save.h"

#include "amp2hip/short_vector/direct3d_msad4.h"
#include "amp2hip/short_vector/short_vector.h"
#include "amp2hip/short_vector/short_vector_norm.h"
#include "amp2hip/short_vector/short_vector_traits.h"

#include "amp2hip/compiler/namespace_alias.h"

#include "amp2hip/compiler/user_macros_restore.h"

#endif // AMP2HIP_AMP_SHORT_VECTORS_H
