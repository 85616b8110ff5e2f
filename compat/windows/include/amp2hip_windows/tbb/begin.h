//===--- begin.h - before a header of oneTBB -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Hides from oneTBB's headers the macros by which programs recognize Windows, and macros of
/// programs such as `max`. tbb/end.h restores them. The files have no include guards, because
/// several headers include them.
///
//===----------------------------------------------------------------------===//

#include "amp2hip/compiler/user_macros_save.h"
#pragma push_macro("_WIN32")
#undef _WIN32
#pragma push_macro("_WIN64")
#undef _WIN64
#pragma push_macro("WIN32")
#undef WIN32
#pragma push_macro("_M_X64")
#undef _M_X64
#pragma push_macro("_M_AMD64")
#undef _M_AMD64
#pragma push_macro("min")
#undef min
#pragma push_macro("max")
#undef max
