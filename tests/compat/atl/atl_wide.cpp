//===--- atl_wide.cpp - Tests of ATL with UNICODE -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#define UNICODE
#define _UNICODE
#include "atl_cases.h"
