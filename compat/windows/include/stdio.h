//===--- stdio.h - the system's header with Microsoft's functions --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include_next <stdio.h>
#include "amp2hip_windows/crt/stdio.h"
#include "amp2hip_windows/crt/wide_stdio.h"
#include "amp2hip_windows/crt/c_formats.h" // after the declarations
