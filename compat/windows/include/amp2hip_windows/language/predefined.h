//===--- predefined.h - _WIN32 and related macros ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Defines the macros by which programs recognize Windows, if AMP2HIP_DEFINE_WIN32 is defined. Do
/// not define _WIN32 on the command line: the headers of CUDA, HIP and oneTBB would then declare
/// what only Windows has. This file therefore includes the headers of the GPU compiler first, and
/// the headers of amp2hip_windows/ hide the macros from oneTBB and from <filesystem>.
///
/// _MSC_VER is never defined. Programs use it to recognize bugs and extensions of Microsoft's
/// compiler and library, which no compiler of the output has.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LANGUAGE_PREDEFINED_H
#define AMP2HIP_WINDOWS_LANGUAGE_PREDEFINED_H

#if defined(AMP2HIP_DEFINE_WIN32)

#if (defined(__CUDACC__) || defined(__HIP__)) && !defined(AMP2HIP_TRANSLATING)
#include "amp2hip/compiler/config.h"
#endif

#ifndef _WIN32
#define _WIN32 1
#endif
#ifndef _WIN64
#define _WIN64 1
#endif
#ifndef WIN32
#define WIN32 1
#endif
#ifndef _M_X64
#define _M_X64 100
#endif
#ifndef _M_AMD64
#define _M_AMD64 100
#endif

#endif // AMP2HIP_DEFINE_WIN32

#endif // AMP2HIP_WINDOWS_LANGUAGE_PREDEFINED_H
