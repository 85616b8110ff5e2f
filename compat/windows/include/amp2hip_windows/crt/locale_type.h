//===--- locale_type.h - _locale_t ----------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_LOCALE_TYPE_H
#define AMP2HIP_WINDOWS_CRT_LOCALE_TYPE_H

/// A locale of _create_locale: that of the system.
typedef struct __locale_struct *_locale_t;

#endif // AMP2HIP_WINDOWS_CRT_LOCALE_TYPE_H
