//===--- amp.h - C++ AMP -------------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef _AMP_H
#define _AMP_H

#include "amp2hip/compiler/user_macros_save.h"

#include "amp2hip/accelerator/accelerator.h"
#include "amp2hip/accelerator/completion_future.h"
#include "amp2hip/array/array.h"
#include "amp2hip/array/array_view.h"
#include "amp2hip/array/copy.h"
#include "amp2hip/error/device_errors.h"
#include "amp2hip/error/exceptions.h"
#include "amp2hip/index/extent.h"
#include "amp2hip/index/index.h"
#include "amp2hip/index/tiled_extent.h"
#include "amp2hip/index/tiled_index.h"
#include "amp2hip/launch/parallel_for_each.h"
#include "amp2hip/math/direct3d_math.h"
#include "amp2hip/sync/atomics.h"
#include "amp2hip/sync/memory_fences.h"
#include "amp2hip/sync/tile_barrier.h"

#if !defined(AMP2HIP_TRANSLATING)
#include "amp2hip/array/array.inl"
#include "amp2hip/array/array_view.inl"
#include "amp2hip/array/copy.inl"
#include "amp2hip/output/array_ref.h"
#include "amp2hip/output/captured_pack.h"
#include "amp2hip/output/choice.h"
#include "amp2hip/output/conversions.h"
#include "amp2hip/output/first_callable.h"
#include "amp2hip/output/function_pointer.h"
#include "amp2hip/output/kernel_loops.h"
#include "amp2hip/output/named_type.h"
#include "amp2hip/output/template_packs.h"
#include "amp2hip/output/tile_storage.h"
#endif

#include "amp2hip/compiler/namespace_alias.h"

// Macros of Microsoft's headers that programs use, too.
#if defined(AMP2HIP_TRANSLATING) && !defined(__GPU)
#define __GPU restrict(amp, cpu)
#define __GPU_ONLY restrict(amp)
#define __CPU_ONLY restrict(cpu)
#endif

#include "amp2hip/compiler/user_macros_restore.h"

#endif // _AMP_H
