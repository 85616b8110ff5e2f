//===--- library_macros.h - macros of Microsoft's C++ library ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Macros of Microsoft's C++ library that programs use, too.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LANGUAGE_LIBRARY_MACROS_H
#define AMP2HIP_WINDOWS_LANGUAGE_LIBRARY_MACROS_H

#ifdef __cplusplus
#define _STD ::std::
#define _STD_BEGIN namespace std {
#define _STD_END }
#define _CSTD ::
#define _CRT_BEGIN_C_HEADER extern "C" {
#define _CRT_END_C_HEADER }
#endif

#endif // AMP2HIP_WINDOWS_LANGUAGE_LIBRARY_MACROS_H
