//===--- direct.h - folders ----------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Creates, removes and changes folders. `\` in names is replaced by `/`.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_DIRECT_H
#define AMP2HIP_WINDOWS_DIRECT_H

#include "amp2hip_windows/crt/types.h"
#include <sys/stat.h>
#include <unistd.h>

#ifdef __cplusplus
extern "C" {
#endif

// Return 0, or -1 with errno.
int _mkdir(const char *name);
int _rmdir(const char *name);
int _chdir(const char *name);
int _wmkdir(const wchar_t *name);
int _wrmdir(const wchar_t *name);
int _wchdir(const wchar_t *name);
/// Return the current folder, in \p buffer or, if it is null, in memory for free().
char *_getcwd(char *buffer, int size);
wchar_t *_wgetcwd(wchar_t *buffer, int size);

#ifdef __cplusplus
} // extern "C"

/// Microsoft's form of mkdir, without a mode.
extern "C++" inline int mkdir(const char *name) { return _mkdir(name); }
#endif

#endif // AMP2HIP_WINDOWS_DIRECT_H
