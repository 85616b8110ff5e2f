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

#define LMEM_MOVEABLE 0x2
#define LHND 0x42
#define GMEM_MOVEABLE 0x2
#define GHND 0x42
#define HEAP_CREATE_ENABLE_EXECUTE 0x40000
#define PAGE_GUARD 0x100
#define PAGE_NOCACHE 0x200
typedef enum _HEAP_INFORMATION_CLASS {
  HeapCompatibilityInformation = 0,
  HeapEnableTerminationOnCorruption = 1
} HEAP_INFORMATION_CLASS;

#define MEM_FREE 0x10000
#define MEM_PRIVATE 0x20000
#define MEM_MAPPED 0x40000
#define MEM_IMAGE 0x1000000
#define PAGE_WRITECOPY 0x08
#define PAGE_EXECUTE 0x10

/// Pages of equal state and protection.
typedef struct _MEMORY_BASIC_INFORMATION {
  PVOID BaseAddress, AllocationBase;
  DWORD AllocationProtect;
  SIZE_T RegionSize;
  DWORD State, Protect, Type;
} MEMORY_BASIC_INFORMATION, *PMEMORY_BASIC_INFORMATION;

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
HLOCAL LocalReAlloc(HLOCAL memory, SIZE_T size, UINT flags);
HGLOBAL GlobalReAlloc(HGLOBAL memory, SIZE_T size, UINT flags);
SIZE_T LocalSize(HLOCAL memory);
SIZE_T GlobalSize(HGLOBAL memory);
LPVOID LocalLock(HLOCAL memory);
BOOL LocalUnlock(HLOCAL memory);
/// No effect.
BOOL HeapSetInformation(HANDLE heap, HEAP_INFORMATION_CLASS kind, PVOID value, SIZE_T size);
BOOL HeapValidate(HANDLE heap, DWORD flags, LPCVOID memory);
SIZE_T HeapCompact(HANDLE heap, DWORD flags);
/// No effect: malloc locks itself.
BOOL HeapLock(HANDLE heap);
BOOL HeapUnlock(HANDLE heap);
/// Returns the number of equal bytes at the beginning.
SIZE_T RtlCompareMemory(LPCVOID a, LPCVOID b, SIZE_T size);
/// No effect on processors with coherent caches.
BOOL FlushInstructionCache(HANDLE process, LPCVOID address, SIZE_T size);

/// Reserved and committed memory are the same; all of it is zero. \p address must be null, or a
/// part of memory that is reserved. Only a whole reservation can be released.
LPVOID VirtualAlloc(LPVOID address, SIZE_T size, DWORD kind, DWORD protection);
BOOL VirtualFree(LPVOID address, SIZE_T size, DWORD kind);
/// Changes the access to whole pages. The old protection is that of the last call for the first
/// page or of VirtualAlloc; PAGE_READWRITE for other memory.
BOOL VirtualProtect(LPVOID address, SIZE_T size, DWORD protection, PDWORD old);
/// Describes the pages from \p address on that the system lists together. Returns
/// sizeof(MEMORY_BASIC_INFORMATION), or 0 if \p size is less. Reserved memory is MEM_COMMIT.
SIZE_T VirtualQuery(LPCVOID address, PMEMORY_BASIC_INFORMATION info, SIZE_T size);
/// Return TRUE if the program cannot read or write the memory.
BOOL IsBadReadPtr(LPCVOID memory, UINT_PTR size);
BOOL IsBadWritePtr(LPVOID memory, UINT_PTR size);
BOOL VirtualLock(LPVOID address, SIZE_T size);
BOOL VirtualUnlock(LPVOID address, SIZE_T size);
/// Returns 0: VirtualAlloc has no large pages.
SIZE_T GetLargePageMinimum(void);

#ifdef __cplusplus
}
#endif

#endif // AMP2HIP_WINDOWS_WIN32_MEMORY_H
