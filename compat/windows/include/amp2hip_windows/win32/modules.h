//===--- modules.h - LoadLibrary, GetProcAddress --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// DLLs are shared objects. The libraries of Windows itself, such as kernel32.dll, contain the
/// functions of this header's folder that programs look up because old versions of Windows lack
/// them; all others are not found.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_MODULES_H
#define AMP2HIP_WINDOWS_WIN32_MODULES_H

#include "amp2hip_windows/win32/types.h"

#define DONT_RESOLVE_DLL_REFERENCES 0x1U
#define LOAD_LIBRARY_AS_DATAFILE 0x2U
#define LOAD_WITH_ALTERED_SEARCH_PATH 0x8U
#define LOAD_LIBRARY_SEARCH_APPLICATION_DIR 0x200U
#define LOAD_LIBRARY_SEARCH_SYSTEM32 0x800U
#define LOAD_LIBRARY_SEARCH_DEFAULT_DIRS 0x1000U

#define MAKEINTRESOURCEA(number) ((LPSTR)(ULONG_PTR)(WORD)(number))
#define MAKEINTRESOURCEW(number) ((LPWSTR)(ULONG_PTR)(WORD)(number))
#define MAKEINTRESOURCE AMP2HIP_A_OR_W(MAKEINTRESOURCE)

#ifdef __cplusplus
extern "C" {
#endif

/// Load `libNAME.so`, `NAME.so` or the file itself for `NAME.dll`: from the folder of the program,
/// then by the search path of the system; with a folder in the name, from there. Return null and
/// set ERROR_MOD_NOT_FOUND if there is none, and ERROR_DLL_INIT_FAILED if its DllMain() returned
/// FALSE. DllMain() is called for libraries that link to amp2hip::dll_main.
HMODULE LoadLibraryA(LPCSTR name);
HMODULE LoadLibraryW(LPCWSTR name);
/// \p file must be null. The flags have no effect.
HMODULE LoadLibraryExA(LPCSTR name, HANDLE file, DWORD flags);
HMODULE LoadLibraryExW(LPCWSTR name, HANDLE file, DWORD flags);
BOOL FreeLibrary(HMODULE module);
/// Return the module of the program for a null \p name. Do not load libraries.
HMODULE GetModuleHandleA(LPCSTR name);
HMODULE GetModuleHandleW(LPCWSTR name);
/// Returns null and sets ERROR_PROC_NOT_FOUND if the module has no such function. Finds a function
/// by its ordinal (MAKEINTRESOURCE) if the module defines amp2hip_export_ordinals.
FARPROC GetProcAddress(HMODULE module, LPCSTR name);
/// Has no effect: DllMain is not called for threads on Linux. Returns TRUE.
BOOL DisableThreadLibraryCalls(HMODULE module);

#ifdef __cplusplus
} // extern "C"

namespace amp2hip_windows {

/// The ordinal of an exported function.
struct export_ordinal {
  unsigned ordinal;
  /// The name of the function for dlsym(). With `*` at the end, a symbol that begins with the other
  /// characters: `_Z5scale*` for a function of C++.
  const char *symbol;
};

} // namespace amp2hip_windows

extern "C" {
/// The ordinals of a shared library, which its module definition file contains on Windows. The last
/// element has a null symbol. An ordinal with several symbols has the first that exists.
extern __attribute__((visibility("default")))
const amp2hip_windows::export_ordinal amp2hip_export_ordinals[];
}
#endif

#if defined(UNICODE)
#define LoadLibrary LoadLibraryW
#define LoadLibraryEx LoadLibraryExW
#define GetModuleHandle GetModuleHandleW
#else
#define LoadLibrary LoadLibraryA
#define LoadLibraryEx LoadLibraryExA
#define GetModuleHandle GetModuleHandleA
#endif

#endif // AMP2HIP_WINDOWS_WIN32_MODULES_H
