//===--- wrl/event.h - not available -------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#error "wrl/event.h: Linux does not have the Windows Runtime; use std::shared_ptr for ComPtr, and standard C++ for the other classes"
