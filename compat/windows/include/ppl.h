//===--- ppl.h - the Parallel Patterns Library ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Parallel loops, reductions and sorts, task groups, and combinable. oneTBB schedules them. Tasks
/// are in <ppltasks.h>.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_PPL_H
#define AMP2HIP_WINDOWS_PPL_H

#include "amp2hip/compiler/user_macros_save.h"

#include "amp2hip_windows/ppl/combinable.h"
#include "amp2hip_windows/ppl/parallel_for.h"
#include "amp2hip_windows/ppl/parallel_for_each.h"
#include "amp2hip_windows/ppl/parallel_invoke.h"
#include "amp2hip_windows/ppl/parallel_radixsort.h"
#include "amp2hip_windows/ppl/parallel_reduce.h"
#include "amp2hip_windows/ppl/parallel_sort.h"
#include "amp2hip_windows/ppl/parallel_transform.h"
#include "amp2hip_windows/ppl/partitioners.h"
#include "amp2hip_windows/ppl/task_group.h"
#include "concrt.h"

#include "amp2hip/compiler/namespace_alias.h"

#include "amp2hip/compiler/user_macros_restore.h"

#endif // AMP2HIP_WINDOWS_PPL_H
