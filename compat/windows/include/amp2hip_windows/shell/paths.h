//===--- paths.h - names of files -----------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Functions that change the text of a path. `\` and `/` both separate folders; the functions add
/// `/`. A buffer for a path has MAX_PATH characters. A path may begin with a drive (`C:`).
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_SHELL_PATHS_H
#define AMP2HIP_WINDOWS_SHELL_PATHS_H

#include "amp2hip_windows/win32/types.h"

#ifdef __cplusplus
extern "C" {
#endif

BOOL PathFileExistsA(LPCSTR path);
BOOL PathFileExistsW(LPCWSTR path);
/// Return FILE_ATTRIBUTE_DIRECTORY or FALSE.
BOOL PathIsDirectoryA(LPCSTR path);
BOOL PathIsDirectoryW(LPCWSTR path);
/// Return FALSE for a path that begins with a separator or a drive.
BOOL PathIsRelativeA(LPCSTR path);
BOOL PathIsRelativeW(LPCWSTR path);
/// Return TRUE for a separator alone and for a drive with a separator.
BOOL PathIsRootA(LPCSTR path);
BOOL PathIsRootW(LPCWSTR path);
/// Return TRUE for a name without folders and drive.
BOOL PathIsFileSpecA(LPCSTR path);
BOOL PathIsFileSpecW(LPCWSTR path);

/// Return the part after the last separator that a character follows.
LPSTR PathFindFileNameA(LPCSTR path);
LPWSTR PathFindFileNameW(LPCWSTR path);
/// Return the last dot of the name and what follows, or the null character at the end.
LPSTR PathFindExtensionA(LPCSTR path);
LPWSTR PathFindExtensionW(LPCWSTR path);

/// Store \p folder and \p name as one path without `.` and `..`, or \p name if it is absolute.
/// Either may be null. If the path does not fit, store an empty text and return null.
LPSTR PathCombineA(LPSTR to, LPCSTR folder, LPCSTR name);
LPWSTR PathCombineW(LPWSTR to, LPCWSTR folder, LPCWSTR name);
/// Like PathCombine, but ignore separators at the start of \p name.
BOOL PathAppendA(LPSTR path, LPCSTR name);
BOOL PathAppendW(LPWSTR path, LPCWSTR name);
/// Store \p path without `.` and `..`. Its separators become `/`. As on Windows, the path `..` has
/// no effect at the start, and a relative path that ends up empty becomes a separator.
BOOL PathCanonicalizeA(LPSTR to, LPCSTR path);
BOOL PathCanonicalizeW(LPWSTR to, LPCWSTR path);

/// Remove the last separator and what follows; return FALSE if there was nothing to remove.
BOOL PathRemoveFileSpecA(LPSTR path);
BOOL PathRemoveFileSpecW(LPWSTR path);
void PathRemoveExtensionA(LPSTR path);
void PathRemoveExtensionW(LPWSTR path);
/// Return FALSE if the path does not fit.
BOOL PathRenameExtensionA(LPSTR path, LPCSTR extension);
BOOL PathRenameExtensionW(LPWSTR path, LPCWSTR extension);
/// Return FALSE if the path has an extension or does not fit.
BOOL PathAddExtensionA(LPSTR path, LPCSTR extension);
BOOL PathAddExtensionW(LPWSTR path, LPCWSTR extension);
/// Remove the folders.
void PathStripPathA(LPSTR path);
void PathStripPathW(LPWSTR path);
/// Append a separator, unless there is one. Return the end of the path, or null if it does not fit.
LPSTR PathAddBackslashA(LPSTR path);
LPWSTR PathAddBackslashW(LPWSTR path);
/// Remove the separator at the end, but not that of a root. Return the place of the null character
/// that replaced it, or else the last character.
LPSTR PathRemoveBackslashA(LPSTR path);
LPWSTR PathRemoveBackslashW(LPWSTR path);
/// Put a path with spaces in quotes; remove the quotes.
void PathQuoteSpacesA(LPSTR path);
void PathQuoteSpacesW(LPWSTR path);
void PathUnquoteSpacesA(LPSTR path);
void PathUnquoteSpacesW(LPWSTR path);

/// Return TRUE if \p path matches one of the patterns, which `;` separates. `*` and `?` match any
/// characters; `*.*` matches every path. Upper and lower case are equal.
BOOL PathMatchSpecA(LPCSTR path, LPCSTR patterns);
BOOL PathMatchSpecW(LPCWSTR path, LPCWSTR patterns);

#ifdef __cplusplus
} // extern "C"
#endif

#define PathFileExists AMP2HIP_A_OR_W(PathFileExists)
#define PathIsDirectory AMP2HIP_A_OR_W(PathIsDirectory)
#define PathIsRelative AMP2HIP_A_OR_W(PathIsRelative)
#define PathIsRoot AMP2HIP_A_OR_W(PathIsRoot)
#define PathIsFileSpec AMP2HIP_A_OR_W(PathIsFileSpec)
#define PathFindFileName AMP2HIP_A_OR_W(PathFindFileName)
#define PathFindExtension AMP2HIP_A_OR_W(PathFindExtension)
#define PathCombine AMP2HIP_A_OR_W(PathCombine)
#define PathAppend AMP2HIP_A_OR_W(PathAppend)
#define PathCanonicalize AMP2HIP_A_OR_W(PathCanonicalize)
#define PathRemoveFileSpec AMP2HIP_A_OR_W(PathRemoveFileSpec)
#define PathRemoveExtension AMP2HIP_A_OR_W(PathRemoveExtension)
#define PathRenameExtension AMP2HIP_A_OR_W(PathRenameExtension)
#define PathAddExtension AMP2HIP_A_OR_W(PathAddExtension)
#define PathStripPath AMP2HIP_A_OR_W(PathStripPath)
#define PathAddBackslash AMP2HIP_A_OR_W(PathAddBackslash)
#define PathRemoveBackslash AMP2HIP_A_OR_W(PathRemoveBackslash)
#define PathQuoteSpaces AMP2HIP_A_OR_W(PathQuoteSpaces)
#define PathUnquoteSpaces AMP2HIP_A_OR_W(PathUnquoteSpaces)
#define PathMatchSpec AMP2HIP_A_OR_W(PathMatchSpec)

#endif // AMP2HIP_WINDOWS_SHELL_PATHS_H
