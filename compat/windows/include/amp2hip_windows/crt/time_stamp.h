//===--- time_stamp.h - __rdtsc -------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// <windows.h> declares the function, too. Clang knows it without a header.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_TIME_STAMP_H
#define AMP2HIP_WINDOWS_CRT_TIME_STAMP_H

#if !defined(__clang__)
#if __has_include(<x86gprintrin.h>)
#include <x86gprintrin.h> // g++ 11 and later; without the vectors
#else
#include <x86intrin.h>
#endif
#endif
#define ReadTimeStampCounter() __rdtsc()

#endif // AMP2HIP_WINDOWS_CRT_TIME_STAMP_H
