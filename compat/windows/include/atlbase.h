//===--- atlbase.h - the common classes of ATL ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATLBASE_H
#define AMP2HIP_WINDOWS_ATLBASE_H

#include "amp2hip_windows/atl/com_pointers.h"
#include "amp2hip_windows/atl/com_string.h"
#include "amp2hip_windows/atl/conversion_macros.h"
#include "amp2hip_windows/atl/errors.h"
#include "amp2hip_windows/atl/handles.h"
#include "amp2hip_windows/atl/registry_key.h"
#include "amp2hip_windows/atl/trace.h"
#include "amp2hip_windows/atl/unavailable.h"
#include "atlconv.h"
#include "ole2.h"
#include "tchar.h"
#include "windows.h"

#endif // AMP2HIP_WINDOWS_ATLBASE_H
