//===--- predefined.h - Predefined macros of Microsoft's compiler ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Defines the macros that describe the settings of the compiler and have the same meaning on
/// Linux. Programs test them with #error, and Microsoft's headers define those for wide characters.
///
/// Defines the macros by which programs recognize Windows, if AMP2HIP_DEFINE_WIN32 is defined. Do
/// not define _WIN32 on the command line: the headers of CUDA, HIP and oneTBB would then declare
/// what only Windows has. This file therefore includes the headers of the GPU compiler first, and
/// the headers of amp2hip_windows/ hide the macros from oneTBB and from <filesystem>.
///
/// _MSC_VER and _MSC_EXTENSIONS are never defined. Programs use them to recognize bugs and
/// extensions of Microsoft's compiler and library, which no compiler of the output has.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LANGUAGE_PREDEFINED_H
#define AMP2HIP_WINDOWS_LANGUAGE_PREDEFINED_H

// The libraries are shared and support threads.
#ifndef _MT
#define _MT 1
#endif
#ifndef _DLL
#define _DLL 1
#endif
#ifndef _INTEGRAL_MAX_BITS
#define _INTEGRAL_MAX_BITS 64
#endif
#if defined(__CHAR_UNSIGNED__) && !defined(_CHAR_UNSIGNED)
#define _CHAR_UNSIGNED 1
#endif

#ifdef __cplusplus
#if defined(__GXX_RTTI) && !defined(_CPPRTTI)
#define _CPPRTTI 1
#endif
#if defined(__EXCEPTIONS) && !defined(_CPPUNWIND)
#define _CPPUNWIND 1
#endif
// Not in C: GCC's <stddef.h> would not declare wchar_t.
#ifndef _WCHAR_T_DEFINED
#define _WCHAR_T_DEFINED 1
#endif
#ifndef _NATIVE_WCHAR_T_DEFINED
#define _NATIVE_WCHAR_T_DEFINED 1
#endif
#endif // __cplusplus

// Two macros, so that the argument is expanded.
#define _CRT_WIDE_(text) L##text
#define _CRT_WIDE(text) _CRT_WIDE_(text)
#define __FILEW__ _CRT_WIDE(__FILE__)
#define __FUNCTIONW__ _CRT_WIDE(__FUNCTION__)

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
