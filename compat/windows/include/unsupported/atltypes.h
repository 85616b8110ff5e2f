//===--- atltypes.h - not available --------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#error "atltypes.h: Linux does not have COleDateTime and CRect of the Active Template Library; use CTime of atltime.h, and RECT"
