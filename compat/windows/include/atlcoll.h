//===--- atlcoll.h - CAtlArray, CAtlList and CAtlMap ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATLCOLL_H
#define AMP2HIP_WINDOWS_ATLCOLL_H

#include "amp2hip_windows/atl/array.h"
#include "amp2hip_windows/atl/element_traits.h"
#include "amp2hip_windows/atl/list.h"
#include "amp2hip_windows/atl/map.h"
#include "atlbase.h"

#endif // AMP2HIP_WINDOWS_ATLCOLL_H
