//===--- registry.h - settings of the user in the registry ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// The keys below HKEY_CURRENT_USER, in which programs store their settings. All programs of a user
/// share one text file: `amp2hip/registry.ini` in `$XDG_CONFIG_HOME` or `~/.config`, or the file in
/// the environment variable `AMP2HIP_REGISTRY`. Upper and lower case of names are equal. At first,
/// there are no keys. The other keys describe a computer with Windows: a use of their names is an
/// error.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_REGISTRY_H
#define AMP2HIP_WINDOWS_WIN32_REGISTRY_H

#include "amp2hip_windows/language/unavailable.h"
#include "amp2hip_windows/win32/files.h"
#include "amp2hip_windows/win32/time.h"
#include "amp2hip_windows/win32/types.h"

typedef LONG LSTATUS;
typedef DWORD REGSAM;
typedef HKEY *PHKEY;

#define HKEY_CURRENT_USER ((HKEY)(ULONG_PTR)0x80000001)
#define KEY_QUERY_VALUE 0x1
#define KEY_SET_VALUE 0x2
#define KEY_CREATE_SUB_KEY 0x4
#define KEY_ENUMERATE_SUB_KEYS 0x8
#define KEY_NOTIFY 0x10
#define KEY_READ 0x20019
#define KEY_WRITE 0x20006
#define KEY_ALL_ACCESS 0xF003F
#define KEY_WOW64_64KEY 0x100
#define KEY_WOW64_32KEY 0x200
#define REG_OPTION_NON_VOLATILE 0
#define REG_OPTION_VOLATILE 1
#define REG_CREATED_NEW_KEY 1
#define REG_OPENED_EXISTING_KEY 2
#define REG_NONE 0U
#define REG_SZ 1U
#define REG_EXPAND_SZ 2U
#define REG_BINARY 3U
#define REG_DWORD 4U
#define REG_MULTI_SZ 7U
#define REG_QWORD 11U
#define RRF_RT_REG_SZ 0x2
#define RRF_RT_REG_EXPAND_SZ 0x4
#define RRF_RT_REG_BINARY 0x8
#define RRF_RT_REG_DWORD 0x10
#define RRF_RT_REG_MULTI_SZ 0x20
#define RRF_RT_REG_QWORD 0x40
#define RRF_RT_DWORD 0x18
#define RRF_RT_QWORD 0x48
#define RRF_RT_ANY 0xFFFF
#define RRF_NOEXPAND 0x10000000

#ifdef __cplusplus
extern "C" {
#endif

/// The functions return ERROR_SUCCESS or the error; GetLastError() stays as it is. They ignore
/// rights, options, classes and security attributes.
LSTATUS RegOpenKeyExA(HKEY key, LPCSTR name, DWORD options, REGSAM rights, PHKEY result);
LSTATUS RegOpenKeyExW(HKEY key, LPCWSTR name, DWORD options, REGSAM rights, PHKEY result);
LSTATUS RegOpenKeyA(HKEY key, LPCSTR name, PHKEY result);
LSTATUS RegOpenKeyW(HKEY key, LPCWSTR name, PHKEY result);
LSTATUS RegCreateKeyExA(HKEY key, LPCSTR name, DWORD reserved, LPSTR type, DWORD options,
                        REGSAM rights, const LPSECURITY_ATTRIBUTES security, PHKEY result,
                        LPDWORD disposition);
LSTATUS RegCreateKeyExW(HKEY key, LPCWSTR name, DWORD reserved, LPWSTR type, DWORD options,
                        REGSAM rights, const LPSECURITY_ATTRIBUTES security, PHKEY result,
                        LPDWORD disposition);
LSTATUS RegCreateKeyA(HKEY key, LPCSTR name, PHKEY result);
LSTATUS RegCreateKeyW(HKEY key, LPCWSTR name, PHKEY result);
LSTATUS RegCloseKey(HKEY key);
LSTATUS RegFlushKey(HKEY key);

/// Sizes are in bytes; those of texts include the null character, if the program stored it.
LSTATUS RegQueryValueExA(HKEY key, LPCSTR name, LPDWORD reserved, LPDWORD type, LPBYTE data,
                         LPDWORD size);
LSTATUS RegQueryValueExW(HKEY key, LPCWSTR name, LPDWORD reserved, LPDWORD type, LPBYTE data,
                         LPDWORD size);
LSTATUS RegSetValueExA(HKEY key, LPCSTR name, DWORD reserved, DWORD type, const BYTE *data,
                       DWORD size);
LSTATUS RegSetValueExW(HKEY key, LPCWSTR name, DWORD reserved, DWORD type, const BYTE *data,
                       DWORD size);
/// Store a value whose type is in \p flags (RRF_RT_...). Texts end with a null character.
LSTATUS RegGetValueA(HKEY key, LPCSTR path, LPCSTR name, DWORD flags, LPDWORD type, PVOID data,
                     LPDWORD size);
LSTATUS RegGetValueW(HKEY key, LPCWSTR path, LPCWSTR name, DWORD flags, LPDWORD type, PVOID data,
                     LPDWORD size);
LSTATUS RegDeleteValueA(HKEY key, LPCSTR name);
LSTATUS RegDeleteValueW(HKEY key, LPCWSTR name);
/// Remove a key that has no keys below it.
LSTATUS RegDeleteKeyA(HKEY key, LPCSTR name);
LSTATUS RegDeleteKeyW(HKEY key, LPCWSTR name);
LSTATUS RegDeleteKeyExA(HKEY key, LPCSTR name, REGSAM rights, DWORD reserved);
LSTATUS RegDeleteKeyExW(HKEY key, LPCWSTR name, REGSAM rights, DWORD reserved);
/// Remove a key with the keys below it; with a null name, the values of the key and the keys below.
LSTATUS RegDeleteTreeA(HKEY key, LPCSTR name);
LSTATUS RegDeleteTreeW(HKEY key, LPCWSTR name);
LSTATUS RegSetKeyValueA(HKEY key, LPCSTR path, LPCSTR name, DWORD type, LPCVOID data, DWORD size);
LSTATUS RegSetKeyValueW(HKEY key, LPCWSTR path, LPCWSTR name, DWORD type, LPCVOID data, DWORD size);
LSTATUS RegDeleteKeyValueA(HKEY key, LPCSTR path, LPCSTR name);
LSTATUS RegDeleteKeyValueW(HKEY key, LPCWSTR path, LPCWSTR name);

/// Store the name of the key or value with the number \p index, or return ERROR_NO_MORE_ITEMS. The
/// keys are sorted, the values are in the order of their creation. Sizes of names are in
/// characters; the results do not count the null character. Keys have no classes, and the time is
/// that of the last change of any key.
LSTATUS RegEnumKeyExA(HKEY key, DWORD index, LPSTR name, LPDWORD size, LPDWORD reserved, LPSTR type,
                      LPDWORD type_size, FILETIME *time);
LSTATUS RegEnumKeyExW(HKEY key, DWORD index, LPWSTR name, LPDWORD size, LPDWORD reserved,
                      LPWSTR type, LPDWORD type_size, FILETIME *time);
LSTATUS RegEnumKeyA(HKEY key, DWORD index, LPSTR name, DWORD size);
LSTATUS RegEnumKeyW(HKEY key, DWORD index, LPWSTR name, DWORD size);
LSTATUS RegEnumValueA(HKEY key, DWORD index, LPSTR name, LPDWORD name_size, LPDWORD reserved,
                      LPDWORD type, LPBYTE data, LPDWORD size);
LSTATUS RegEnumValueW(HKEY key, DWORD index, LPWSTR name, LPDWORD name_size, LPDWORD reserved,
                      LPDWORD type, LPBYTE data, LPDWORD size);
LSTATUS RegQueryInfoKeyA(HKEY key, LPSTR type, LPDWORD type_size, LPDWORD reserved, LPDWORD keys,
                         LPDWORD longest_key, LPDWORD longest_type, LPDWORD values,
                         LPDWORD longest_name, LPDWORD longest_value, LPDWORD security,
                         FILETIME *time);
LSTATUS RegQueryInfoKeyW(HKEY key, LPWSTR type, LPDWORD type_size, LPDWORD reserved, LPDWORD keys,
                         LPDWORD longest_key, LPDWORD longest_type, LPDWORD values,
                         LPDWORD longest_name, LPDWORD longest_value, LPDWORD security,
                         FILETIME *time);

#ifdef __cplusplus
} // extern "C"
#endif

#define RegOpenKeyEx AMP2HIP_A_OR_W(RegOpenKeyEx)
#define RegOpenKey AMP2HIP_A_OR_W(RegOpenKey)
#define RegCreateKeyEx AMP2HIP_A_OR_W(RegCreateKeyEx)
#define RegCreateKey AMP2HIP_A_OR_W(RegCreateKey)
#define RegQueryValueEx AMP2HIP_A_OR_W(RegQueryValueEx)
#define RegSetValueEx AMP2HIP_A_OR_W(RegSetValueEx)
#define RegGetValue AMP2HIP_A_OR_W(RegGetValue)
#define RegDeleteValue AMP2HIP_A_OR_W(RegDeleteValue)
#define RegDeleteKey AMP2HIP_A_OR_W(RegDeleteKey)
#define RegDeleteKeyEx AMP2HIP_A_OR_W(RegDeleteKeyEx)
#define RegDeleteTree AMP2HIP_A_OR_W(RegDeleteTree)
#define RegSetKeyValue AMP2HIP_A_OR_W(RegSetKeyValue)
#define RegDeleteKeyValue AMP2HIP_A_OR_W(RegDeleteKeyValue)
#define RegEnumKeyEx AMP2HIP_A_OR_W(RegEnumKeyEx)
#define RegEnumKey AMP2HIP_A_OR_W(RegEnumKey)
#define RegEnumValue AMP2HIP_A_OR_W(RegEnumValue)
#define RegQueryInfoKey AMP2HIP_A_OR_W(RegQueryInfoKey)

#endif // AMP2HIP_WINDOWS_WIN32_REGISTRY_H
