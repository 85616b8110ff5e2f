//===--- amp.h - C++ AMP -------------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef _AMP_H
#define _AMP_H

#include "amp2hip/user_macros_save.h"

#include "amp2hip/accelerator.h"
#include "amp2hip/array.h"
#include "amp2hip/array_view.h"
#include "amp2hip/atomics.h"
#include "amp2hip/completion_future.h"
#include "amp2hip/copy.h"
#include "amp2hip/device_errors.h"
#include "amp2hip/direct3d_math.h"
#include "amp2hip/exceptions.h"
#include "amp2hip/extent.h"
#include "amp2hip/index.h"
#include "amp2hip/memory_fences.h"
#include "amp2hip/parallel_for_each.h"
#include "amp2hip/task.h"
#include "amp2hip/tile_barrier.h"
#include "amp2hip/tiled_extent.h"
#include "amp2hip/tiled_index.h"

#if !defined(AMP2HIP_TRANSLATING)
#include "amp2hip/array.inl"
#include "amp2hip/array_ref.h"
#include "amp2hip/array_view.inl"
#include "amp2hip/captured_pack.h"
#include "amp2hip/choice.h"
#include "amp2hip/conversions.h"
#include "amp2hip/copy.inl"
#include "amp2hip/first_callable.h"
#include "amp2hip/function_pointer.h"
#include "amp2hip/named_type.h"
#include "amp2hip/task.inl"
#include "amp2hip/template_packs.h"
#include "amp2hip/tile_storage.h"
#endif

namespace Concurrency = concurrency;

#include "amp2hip/user_macros_restore.h"

#endif // _AMP_H
