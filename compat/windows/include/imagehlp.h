//===--- imagehlp.h - folders of a path -----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// The function for folders. Linux does not have the functions for images and symbols.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_INCLUDE_IMAGEHLP_H
#define AMP2HIP_WINDOWS_INCLUDE_IMAGEHLP_H

#include "windows.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Creates the folders of \p path up to its last `\` or `/`. Returns FALSE, and sets the error of
/// GetLastError(), if one of them does not exist afterwards.
BOOL MakeSureDirectoryPathExists(PCSTR path);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // AMP2HIP_WINDOWS_INCLUDE_IMAGEHLP_H
