//===--- amp_graphics.h - C++ AMP textures ----------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Declares textures, texture views and samplers (chapter 10) in `concurrency::graphics`. Includes
/// the short vectors and <amp.h>.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_AMP_GRAPHICS_H
#define AMP2HIP_AMP_GRAPHICS_H

#include "amp.h"
#include "amp_short_vectors.h"

#include "amp2hip/compiler/user_macros_save.h"

#include "amp2hip/texture/sampler.h"
#include "amp2hip/texture/texture.h"
#include "amp2hip/texture/texture_copy.h"
#include "amp2hip/texture/texture_view.h"

#if !defined(AMP2HIP_TRANSLATING)
#if defined(__HIP__)
#include "amp2hip/texture/image_check.h"
#endif
#include "amp2hip/texture/texture.inl"
#include "amp2hip/texture/texture_view.inl"
#include "amp2hip/output/sampled_views.h"
#include "amp2hip/output/texture_ref.h"
#endif

#include "amp2hip/compiler/user_macros_restore.h"

#endif // AMP2HIP_AMP_GRAPHICS_H
