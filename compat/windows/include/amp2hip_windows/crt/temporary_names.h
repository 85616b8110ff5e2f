//===--- temporary_names.h - names of temporary files ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_TEMPORARY_NAMES_H
#define AMP2HIP_WINDOWS_CRT_TEMPORARY_NAMES_H

#include "amp2hip_windows/crt/types.h"

#define L_tmpnam_s _MAX_PATH
#define TMP_MAX_S 0x7fffffff

#ifdef __cplusplus
extern "C" {
#endif

/// Return a name, for free(), that no file has, in the folder of TMPDIR or TMP, in \p folder or in
/// /tmp, whichever exists first. \p prefix may be null.
char *_tempnam(const char *folder, const char *prefix);
wchar_t *_wtempnam(const wchar_t *folder, const wchar_t *prefix);
/// Store a name that no file has, in the folder for temporary files.
errno_t tmpnam_s(char *name, size_t size);
errno_t _wtmpnam_s(wchar_t *name, size_t size);
/// Replace the six `X` at the end of \p pattern so that no file has this name. After 26 names,
/// _mktemp returns null and _mktemp_s returns EEXIST.
char *_mktemp(char *pattern);
wchar_t *_wmktemp(wchar_t *pattern);
errno_t _mktemp_s(char *pattern, size_t size);
errno_t _wmktemp_s(wchar_t *pattern, size_t size);
/// Returns 0: the files of tmpfile() have no names, and vanish when they are closed.
int _rmtmp(void);

#ifdef __cplusplus
} // extern "C"

extern "C++" {
template <size_t Size>
errno_t tmpnam_s(char (&name)[Size]) {
  return tmpnam_s(name, Size);
}
template <size_t Size>
errno_t _mktemp_s(char (&pattern)[Size]) {
  return _mktemp_s(pattern, Size);
}
template <size_t Size>
errno_t _wmktemp_s(wchar_t (&pattern)[Size]) {
  return _wmktemp_s(pattern, Size);
}
} // extern "C++"
#endif

#endif // AMP2HIP_WINDOWS_CRT_TEMPORARY_NAMES_H
