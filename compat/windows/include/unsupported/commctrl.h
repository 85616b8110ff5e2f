//===--- commctrl.h - not available --------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#error "commctrl.h: Linux does not have the windows of Windows; write the user interface with Qt, GTK or for the console"
