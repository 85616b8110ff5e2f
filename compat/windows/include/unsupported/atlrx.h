//===--- atlrx.h - not available -----------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#error "atlrx.h: Linux does not have the files and encodings of the Active Template Library; use <fstream>, <filesystem> and <regex>"
