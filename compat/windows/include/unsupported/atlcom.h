//===--- atlcom.h - not available ----------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#error "atlcom.h: Linux does not have the Active Template Library; use std::string for CString and std::shared_ptr for CComPtr"
