//===--- atlsafe.h - not available ---------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#error "atlsafe.h: Linux does not have the COM objects and windows of the Active Template Library; write the user interface for the console, and interfaces as classes of standard C++"
