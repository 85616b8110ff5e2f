//===--- path.h - _splitpath_s, _fullpath --------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Functions that take a path apart. `\` and `/` both separate folders; a path may begin with a
/// drive
/// (`C:`).
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_PATH_H
#define AMP2HIP_WINDOWS_CRT_PATH_H

#include "amp2hip_windows/crt/types.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Any buffer may be null, with size 0. If a part does not fit, all buffers become empty and the
/// result is ERANGE.
errno_t _splitpath_s(const char *path, char *drive, size_t drive_size, char *folder,
                     size_t folder_size, char *name, size_t name_size, char *extension,
                     size_t extension_size);
/// The buffers have at least _MAX_DRIVE, _MAX_DIR, _MAX_FNAME and _MAX_EXT characters.
void _splitpath(const char *path, char *drive, char *folder, char *name, char *extension);
errno_t _makepath_s(char *path, size_t size, const char *drive, const char *folder,
                    const char *name, const char *extension);
void _makepath(char *path, const char *drive, const char *folder, const char *name,
               const char *extension);
/// Returns the absolute path, in \p buffer or, if it is null, in memory for free(); null if it does
/// not fit. The file need not exist.
char *_fullpath(char *buffer, const char *path, size_t size);
// The same for wide characters.
errno_t _wsplitpath_s(const wchar_t *path, wchar_t *drive, size_t drive_size, wchar_t *folder,
                      size_t folder_size, wchar_t *name, size_t name_size, wchar_t *extension,
                      size_t extension_size);
void _wsplitpath(const wchar_t *path, wchar_t *drive, wchar_t *folder, wchar_t *name,
                 wchar_t *extension);
errno_t _wmakepath_s(wchar_t *path, size_t size, const wchar_t *drive, const wchar_t *folder,
                     const wchar_t *name, const wchar_t *extension);
void _wmakepath(wchar_t *path, const wchar_t *drive, const wchar_t *folder, const wchar_t *name,
                const wchar_t *extension);
wchar_t *_wfullpath(wchar_t *buffer, const wchar_t *path, size_t size);

#ifdef __cplusplus
} // extern "C"

extern "C++" {
template <size_t Drive, size_t Folder, size_t Name, size_t Extension>
errno_t _splitpath_s(const char *path, char (&drive)[Drive], char (&folder)[Folder],
                     char (&name)[Name], char (&extension)[Extension]) {
  return _splitpath_s(path, drive, Drive, folder, Folder, name, Name, extension, Extension);
}
template <size_t Drive, size_t Folder, size_t Name, size_t Extension>
errno_t _wsplitpath_s(const wchar_t *path, wchar_t (&drive)[Drive], wchar_t (&folder)[Folder],
                      wchar_t (&name)[Name], wchar_t (&extension)[Extension]) {
  return _wsplitpath_s(path, drive, Drive, folder, Folder, name, Name, extension, Extension);
}
template <size_t Size>
errno_t _wmakepath_s(wchar_t (&path)[Size], const wchar_t *drive, const wchar_t *folder,
                     const wchar_t *name, const wchar_t *extension) {
  return _wmakepath_s(path, Size, drive, folder, name, extension);
}
template <size_t Size>
errno_t _makepath_s(char (&path)[Size], const char *drive, const char *folder, const char *name,
                    const char *extension) {
  return _makepath_s(path, Size, drive, folder, name, extension);
}
} // extern "C++"
#endif

#endif // AMP2HIP_WINDOWS_CRT_PATH_H
