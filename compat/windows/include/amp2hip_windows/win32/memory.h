//===--- memory.h - heaps and virtual memory -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_MEMORY_H
#define AMP2HIP_WINDOWS_WIN32_MEMORY_H

#include "amp2hip_windows/win32/types.h"

#define HEAP_ZERO_MEMORY 8
#define HEAP_NO_SERIALIZE 1
#define HEAP_GENERATE_EXCEPTIONS 4
#define LMEM_FIXED 0
#define LMEM_ZEROINIT 0x40
#define LPTR 0x40
#define GMEM_FIXED 0
#define GMEM_ZEROINIT 0x40
#define GPTR 0x40
#define MEM_COMMIT 0x1000
#define MEM_RESERVE 0x2000
#define MEM_DECOMMIT 0x4000
#define MEM_RELEASE 0x8000
#define MEM_LARGE_PAGES 0x20000000
#define PAGE_NOACCESS 0x01
#define PAGE_READONLY 0x02
#define PAGE_READWRITE 0x04
#define PAGE_EXECUTE_READ 0x20
#define PAGE_EXECUTE_READWRITE 0x40

#ifdef __cplusplus
extern "C" {
#endif

/// All heaps are that of malloc.
HANDLE GetProcessHeap(void);
HANDLE HeapCreate(DWORD options, SIZE_T initial, SIZE_T most);
/// Frees nothing that the program allocated.
BOOL HeapDestroy(HANDLE heap);
LPVOID HeapAlloc(HANDLE heap, DWORD flags, SIZE_T size);
LPVOID HeapReAlloc(HANDLE heap, DWORD flags, LPVOID memory, SIZE_T size);
BOOL HeapFree(HANDLE heap, DWORD flags, LPVOID memory);
SIZE_T HeapSize(HANDLE heap, DWORD flags, LPCVOID memory);

/// Fixed memory: its handle is its address.
HLOCAL LocalAlloc(UINT flags, SIZE_T size);
HLOCAL LocalFree(HLOCAL memory);
HGLOBAL GlobalAlloc(UINT flags, SIZE_T size);
HGLOBAL GlobalFree(HGLOBAL memory);
LPVOID GlobalLock(HGLOBAL memory);
BOOL GlobalUnlock(HGLOBAL memory);

/// Reserved and committed memory are the same; all of it is zero. \p address must be null, or a
/// part of memory that is reserved. Only a whole reservation can be released.
LPVOID VirtualAlloc(LPVOID address, SIZE_T size, DWORD kind, DWORD protection);
BOOL VirtualFree(LPVOID address, SIZE_T size, DWORD kind);

#ifdef __cplusplus
}
#endif

#endif // AMP2HIP_WINDOWS_WIN32_MEMORY_H
