//===--- lists.h - lists and waits without locks --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_LISTS_H
#define AMP2HIP_WINDOWS_WIN32_LISTS_H

#include "amp2hip_windows/win32/types.h"

typedef struct _SLIST_ENTRY {
  struct _SLIST_ENTRY *Next;
} SLIST_ENTRY, *PSLIST_ENTRY;
/// A list to which several threads add entries at its start.
typedef struct _SLIST_HEADER {
  PSLIST_ENTRY first;
  USHORT depth;
  int locked;
} SLIST_HEADER, *PSLIST_HEADER;
#define MEMORY_ALLOCATION_ALIGNMENT 16

#ifdef __cplusplus
extern "C" {
#endif

void InitializeSListHead(PSLIST_HEADER list);
/// Adds an entry and returns the entry that was the first one before, or null.
PSLIST_ENTRY InterlockedPushEntrySList(PSLIST_HEADER list, PSLIST_ENTRY entry);
/// Removes the first entry and returns it, or null.
PSLIST_ENTRY InterlockedPopEntrySList(PSLIST_HEADER list);
/// Removes all entries and returns the first one, or null.
PSLIST_ENTRY InterlockedFlushSList(PSLIST_HEADER list);
USHORT QueryDepthSList(PSLIST_HEADER list);

/// Waits until a thread wakes those that wait for \p address. Returns at once if the \p size bytes
/// there differ from those at \p compare. Returns FALSE, with ERROR_TIMEOUT, after this time.
BOOL WaitOnAddress(volatile void *address, PVOID compare, SIZE_T size, DWORD milliseconds);
void WakeByAddressSingle(PVOID address);
void WakeByAddressAll(PVOID address);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // AMP2HIP_WINDOWS_WIN32_LISTS_H
