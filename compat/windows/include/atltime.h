//===--- atltime.h - CTime and CTimeSpan ----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATLTIME_H
#define AMP2HIP_WINDOWS_ATLTIME_H

#include "amp2hip_windows/atl/time.h"
#include "amp2hip_windows/atl/time_span.h"
#include "atlstr.h"

#endif // AMP2HIP_WINDOWS_ATLTIME_H
