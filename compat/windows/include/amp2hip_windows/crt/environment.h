//===--- environment.h - variables of the environment ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_ENVIRONMENT_H
#define AMP2HIP_WINDOWS_CRT_ENVIRONMENT_H

#include "amp2hip_windows/crt/types.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Returns the value of a variable, or null. The text is valid until the variable changes.
wchar_t *_wgetenv(const wchar_t *name);
/// Store a copy of the variable's value, for free(), and its size with the null character; a null
/// pointer and 0 if there is no such variable.
errno_t _dupenv_s(char **buffer, size_t *size, const char *name);
errno_t _wdupenv_s(wchar_t **buffer, size_t *size, const wchar_t *name);
/// Store the size that the value requires, or 0, in \p required. Return ERANGE if \p size is less.
errno_t getenv_s(size_t *required, char *buffer, size_t size, const char *name);
errno_t _wgetenv_s(size_t *required, wchar_t *buffer, size_t size, const wchar_t *name);
/// An empty value removes the variable.
errno_t _putenv_s(const char *name, const char *value);
errno_t _wputenv_s(const wchar_t *name, const wchar_t *value);
/// \p assignment is `NAME=value`; without a value, it removes the variable.
int _putenv(const char *assignment);
int _wputenv(const wchar_t *assignment);

/// Search a file in the current folder and then in those of a variable, which `;` separates or, if
/// there is none, `:`. Store its absolute path, or an empty text; _searchenv_s returns ENOENT then.
void _searchenv(const char *file, const char *variable, char *path);
void _wsearchenv(const wchar_t *file, const wchar_t *variable, wchar_t *path);
errno_t _searchenv_s(const char *file, const char *variable, char *path, size_t size);
errno_t _wsearchenv_s(const wchar_t *file, const wchar_t *variable, wchar_t *path, size_t size);

#ifdef __cplusplus
} // extern "C"

extern "C++" {
template <size_t Size>
errno_t getenv_s(size_t *required, char (&buffer)[Size], const char *name) {
  return getenv_s(required, buffer, Size, name);
}
template <size_t Size>
errno_t _wgetenv_s(size_t *required, wchar_t (&buffer)[Size], const wchar_t *name) {
  return _wgetenv_s(required, buffer, Size, name);
}
template <size_t Size>
errno_t _searchenv_s(const char *file, const char *variable, char (&path)[Size]) {
  return _searchenv_s(file, variable, path, Size);
}
template <size_t Size>
errno_t _wsearchenv_s(const wchar_t *file, const wchar_t *variable, wchar_t (&path)[Size]) {
  return _wsearchenv_s(file, variable, path, Size);
}
} // extern "C++"
#endif

#endif // AMP2HIP_WINDOWS_CRT_ENVIRONMENT_H
