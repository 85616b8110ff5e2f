//===--- amp_native.h - Streams and memory of CUDA and HIP ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Declares `concurrency::native`, with which a program shares an accelerator's streams, memory and
/// textures with CUDA or HIP code. The functions take the place of those of chapter 11 for
/// Direct3D. Include <amp_graphics.h> too for the functions with textures.
///
/// All returned handles are owned by the accelerator_view, array or texture, and are valid as long
/// as it. This header includes no header of CUDA or HIP, so streams and arrays are `void *`.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_AMP_NATIVE_H
#define AMP2HIP_AMP_NATIVE_H

#include "amp.h"

#include "amp2hip/compiler/user_macros_save.h"

#include "amp2hip/native/access_lock.h"
#include "amp2hip/native/native.h"
#if !defined(AMP2HIP_TRANSLATING)
#include "amp2hip/native/native.inl"
#endif

#include "amp2hip/compiler/user_macros_restore.h"

#endif // AMP2HIP_AMP_NATIVE_H
