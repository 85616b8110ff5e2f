//===--- oaidl.h - not available -----------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#error "oaidl.h: Linux does not have COM; use classes of standard C++ instead of COM objects"
