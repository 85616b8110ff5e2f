//===--- time.h - the system's header with Microsoft's functions ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include_next <time.h>
#include "amp2hip_windows/crt/time.h"
#include "amp2hip_windows/crt/clock.h"
