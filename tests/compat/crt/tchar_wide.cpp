//===--- tchar_wide.cpp - tchar.h with _UNICODE --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#undef UNICODE
#undef _UNICODE
#define UNICODE 1
#define KIND "wide TCHAR"
#include "tchar_cases.h"

static_assert(sizeof(TCHAR) == sizeof(wchar_t), "");
