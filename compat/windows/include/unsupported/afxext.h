//===--- afxext.h - not available ----------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#error "afxext.h: Linux does not have the Microsoft Foundation Classes; write the user interface with Qt, wxWidgets or for the console; std::string and std::vector replace CString and CArray"
