//===--- pathcch.h - not available ---------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#error "pathcch.h: Linux does not have the PathCch functions; call the functions of <shlwapi.h>, such as PathCombine, or use std::filesystem::path"
