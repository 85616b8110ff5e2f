//===--- ini_files.h - initialization files -------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Files with sections, keys and values (`.ini`). A file name without a folder means the current
/// folder. The files are UTF-8. Upper and lower case of sections and keys are equal.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_INI_FILES_H
#define AMP2HIP_WINDOWS_WIN32_INI_FILES_H

#include "amp2hip_windows/win32/types.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Store the value of a key without quotes, or \p fallback. If \p key is null, store all keys of
/// the section, and if \p section is null, all sections; a null character follows each name, and
/// another one the last. Return the number of characters without the last null character. A text
/// that does not fit is truncated, and the result is \p size - 1, or - 2 for a list.
DWORD GetPrivateProfileStringA(LPCSTR section, LPCSTR key, LPCSTR fallback, LPSTR buffer,
                               DWORD size, LPCSTR file);
DWORD GetPrivateProfileStringW(LPCWSTR section, LPCWSTR key, LPCWSTR fallback, LPWSTR buffer,
                               DWORD size, LPCWSTR file);
/// Return the number at the start of the value; 0 if it is not a number.
UINT GetPrivateProfileIntA(LPCSTR section, LPCSTR key, INT fallback, LPCSTR file);
UINT GetPrivateProfileIntW(LPCWSTR section, LPCWSTR key, INT fallback, LPCWSTR file);
/// Store all `key=value` of a section as a list.
DWORD GetPrivateProfileSectionA(LPCSTR section, LPSTR buffer, DWORD size, LPCSTR file);
DWORD GetPrivateProfileSectionW(LPCWSTR section, LPWSTR buffer, DWORD size, LPCWSTR file);
DWORD GetPrivateProfileSectionNamesA(LPSTR buffer, DWORD size, LPCSTR file);
DWORD GetPrivateProfileSectionNamesW(LPWSTR buffer, DWORD size, LPCWSTR file);
/// Set a value, and create the file and the section if they do not exist. If \p value is null,
/// remove the key; if \p key is null, remove the section.
BOOL WritePrivateProfileStringA(LPCSTR section, LPCSTR key, LPCSTR value, LPCSTR file);
BOOL WritePrivateProfileStringW(LPCWSTR section, LPCWSTR key, LPCWSTR value, LPCWSTR file);

#ifdef __cplusplus
} // extern "C"
#endif

#define GetPrivateProfileString AMP2HIP_A_OR_W(GetPrivateProfileString)
#define GetPrivateProfileInt AMP2HIP_A_OR_W(GetPrivateProfileInt)
#define GetPrivateProfileSection AMP2HIP_A_OR_W(GetPrivateProfileSection)
#define GetPrivateProfileSectionNames AMP2HIP_A_OR_W(GetPrivateProfileSectionNames)
#define WritePrivateProfileString AMP2HIP_A_OR_W(WritePrivateProfileString)

#endif // AMP2HIP_WINDOWS_WIN32_INI_FILES_H
