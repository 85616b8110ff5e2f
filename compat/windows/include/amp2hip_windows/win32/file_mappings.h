//===--- file_mappings.h - files in memory --------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Files in memory, and memory that processes share by a name. The name of a mapping of a file is
/// not visible to others; that of memory is, without `Local\` and `Global\`.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_FILE_MAPPINGS_H
#define AMP2HIP_WINDOWS_WIN32_FILE_MAPPINGS_H

#include "amp2hip_windows/win32/types.h"

#define PAGE_WRITECOPY 0x08
#define SEC_COMMIT 0x08000000
#define SEC_RESERVE 0x04000000
#define FILE_MAP_COPY 0x1
#define FILE_MAP_WRITE 0x2
#define FILE_MAP_READ 0x4
#define FILE_MAP_ALL_ACCESS 0xF001F

#ifdef __cplusplus
extern "C" {
#endif

/// Return a mapping of a file, or of new memory for INVALID_HANDLE_VALUE. Size 0 means that of the
/// file; a larger one than that of a writable file extends it. If there is memory with this name,
/// return it, with ERROR_ALREADY_EXISTS. It exists while a process has a handle or a view of it.
HANDLE CreateFileMappingA(HANDLE file, LPSECURITY_ATTRIBUTES security, DWORD protection, DWORD high,
                          DWORD low, LPCSTR name);
HANDLE CreateFileMappingW(HANDLE file, LPSECURITY_ATTRIBUTES security, DWORD protection, DWORD high,
                          DWORD low, LPCWSTR name);
HANDLE OpenFileMappingA(DWORD access, BOOL inherit, LPCSTR name);
HANDLE OpenFileMappingW(DWORD access, BOOL inherit, LPCWSTR name);
/// Return the address of a part of a mapping; \p size 0 means up to its end. The offset must be a
/// multiple of the size of a page.
LPVOID MapViewOfFile(HANDLE mapping, DWORD access, DWORD high, DWORD low, SIZE_T size);
LPVOID MapViewOfFileEx(HANDLE mapping, DWORD access, DWORD high, DWORD low, SIZE_T size,
                       LPVOID address);
BOOL UnmapViewOfFile(LPCVOID address);
/// Writes changes to the file; \p size 0 means the whole view.
BOOL FlushViewOfFile(LPCVOID address, SIZE_T size);

#ifdef __cplusplus
} // extern "C"
#endif

#define CreateFileMapping AMP2HIP_A_OR_W(CreateFileMapping)
#define OpenFileMapping AMP2HIP_A_OR_W(OpenFileMapping)

#endif // AMP2HIP_WINDOWS_WIN32_FILE_MAPPINGS_H
