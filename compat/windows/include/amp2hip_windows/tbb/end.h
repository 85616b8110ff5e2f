//===--- end.h - after a header of oneTBB --------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Restores the macros that tbb/begin.h removed.
///
//===----------------------------------------------------------------------===//

#pragma pop_macro("_WIN32")
#pragma pop_macro("_WIN64")
#pragma pop_macro("WIN32")
#pragma pop_macro("_M_X64")
#pragma pop_macro("_M_AMD64")
#pragma pop_macro("min")
#pragma pop_macro("max")
#include "amp2hip/compiler/user_macros_restore.h"
