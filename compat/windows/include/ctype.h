//===--- ctype.h - the system's header with Microsoft's functions --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include_next <ctype.h>
#include "amp2hip_windows/crt/locale_ctype.h"

#ifndef AMP2HIP_WINDOWS_CTYPE_H
#define AMP2HIP_WINDOWS_CTYPE_H

/// True for characters that an identifier contains, and for those that it may begin with.
static inline int __iscsym(int c) { return (isalnum)(c) || c == '_'; }
static inline int __iscsymf(int c) { return (isalpha)(c) || c == '_'; }
#define iscsym __iscsym
#define iscsymf __iscsymf

#endif // AMP2HIP_WINDOWS_CTYPE_H
