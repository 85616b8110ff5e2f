//===--- memory.cpp - heaps and virtual memory ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/memory.h"
#include "win32/last_error.h"
#include <cstdlib>
#include <cstring>
#include <malloc.h>
#include <map>
#include <mutex>
#include <sys/mman.h>
#include <unistd.h>

using namespace amp2hip_windows;

namespace {

void *allocate(bool zero, SIZE_T size) {
  void *memory = zero ? std::calloc(size != 0 ? size : 1, 1) : std::malloc(size != 0 ? size : 1);
  if (memory == nullptr)
    fail(ERROR_NOT_ENOUGH_MEMORY);
  return memory;
}

/// The sizes of the memory that VirtualAlloc reserved, by address.
struct reservations {
  std::mutex lock;
  std::map<char *, DWORD> protections; ///< of pages, that VirtualProtect set
  std::map<char *, SIZE_T> sizes;

  static reservations &get() {
    static auto *const all = new reservations; // used until the program ends
    return *all;
  }
  /// True if \p size bytes at \p address belong to one reservation. The lock must be held.
  bool contain(char *address, SIZE_T size) {
    auto after = sizes.upper_bound(address);
    if (after == sizes.begin())
      return false;
    --after;
    return address + size <= after->first + after->second;
  }
};

int system_protection(DWORD protection) {
  switch (protection & 0xFF) {
  case PAGE_READONLY:
    return PROT_READ;
  case PAGE_READWRITE:
    return PROT_READ | PROT_WRITE;
  case PAGE_EXECUTE_READ:
    return PROT_READ | PROT_EXEC;
  case PAGE_EXECUTE_READWRITE:
    return PROT_READ | PROT_WRITE | PROT_EXEC;
  default:
    return PROT_NONE;
  }
}

} // namespace

HANDLE GetProcessHeap() {
  static char heap;
  return &heap;
}
HANDLE HeapCreate(DWORD, SIZE_T, SIZE_T) { return GetProcessHeap(); }
BOOL HeapDestroy(HANDLE) { return TRUE; }
LPVOID HeapAlloc(HANDLE, DWORD flags, SIZE_T size) {
  return allocate((flags & HEAP_ZERO_MEMORY) != 0, size);
}
LPVOID HeapReAlloc(HANDLE, DWORD flags, LPVOID memory, SIZE_T size) {
  const SIZE_T old = malloc_usable_size(memory);
  void *moved = std::realloc(memory, size != 0 ? size : 1);
  if (moved != nullptr && (flags & HEAP_ZERO_MEMORY) != 0 && size > old)
    std::memset(static_cast<char *>(moved) + old, 0, size - old);
  return moved;
}
BOOL HeapFree(HANDLE, DWORD, LPVOID memory) {
  std::free(memory);
  return TRUE;
}
SIZE_T HeapSize(HANDLE, DWORD, LPCVOID memory) {
  return malloc_usable_size(const_cast<void *>(memory));
}

HLOCAL LocalAlloc(UINT flags, SIZE_T size) { return allocate((flags & LMEM_ZEROINIT) != 0, size); }
HLOCAL LocalFree(HLOCAL memory) {
  std::free(memory);
  return nullptr;
}
HGLOBAL GlobalAlloc(UINT flags, SIZE_T size) { return LocalAlloc(flags, size); }
HGLOBAL GlobalFree(HGLOBAL memory) { return LocalFree(memory); }
LPVOID GlobalLock(HGLOBAL memory) { return memory; }
BOOL GlobalUnlock(HGLOBAL) {
  SetLastError(NO_ERROR);
  return FALSE; // no longer locked
}
HLOCAL LocalReAlloc(HLOCAL memory, SIZE_T size, UINT flags) {
  return HeapReAlloc(nullptr, (flags & LMEM_ZEROINIT) != 0 ? HEAP_ZERO_MEMORY : 0, memory, size);
}
HGLOBAL GlobalReAlloc(HGLOBAL memory, SIZE_T size, UINT flags) {
  return LocalReAlloc(memory, size, flags);
}
SIZE_T LocalSize(HLOCAL memory) { return HeapSize(nullptr, 0, memory); }
SIZE_T GlobalSize(HGLOBAL memory) { return HeapSize(nullptr, 0, memory); }
LPVOID LocalLock(HLOCAL memory) { return memory; }
BOOL LocalUnlock(HLOCAL memory) { return GlobalUnlock(memory); }
BOOL HeapSetInformation(HANDLE, HEAP_INFORMATION_CLASS, PVOID, SIZE_T) { return TRUE; }
BOOL HeapValidate(HANDLE, DWORD, LPCVOID) { return TRUE; }
SIZE_T HeapCompact(HANDLE, DWORD) { return 0; }

BOOL VirtualProtect(LPVOID address, SIZE_T size, DWORD protection, PDWORD old) {
  if (size == 0 || old == nullptr)
    return fail(ERROR_INVALID_PARAMETER);
  const auto page = static_cast<SIZE_T>(sysconf(_SC_PAGESIZE));
  auto *const from = static_cast<char *>(address);
  char *const start = from - reinterpret_cast<uintptr_t>(from) % page;
  reservations &all = reservations::get();
  const std::lock_guard<std::mutex> guard(all.lock);
  const auto known = all.protections.find(start);
  const DWORD last = known != all.protections.end() ? known->second : PAGE_READWRITE;
  if (mprotect(start, static_cast<SIZE_T>(from + size - start), system_protection(protection)) != 0)
    return fail_with_errno();
  *old = last;
  for (char *each = start; each < from + size; each += page)
    all.protections[each] = protection;
  return TRUE;
}
BOOL VirtualLock(LPVOID address, SIZE_T size) { return succeeded(mlock(address, size)); }
BOOL VirtualUnlock(LPVOID address, SIZE_T size) { return succeeded(munlock(address, size)); }
SIZE_T GetLargePageMinimum() { return 0; }

LPVOID VirtualAlloc(LPVOID address, SIZE_T size, DWORD kind, DWORD protection) {
  const auto page = static_cast<SIZE_T>(sysconf(_SC_PAGESIZE));
  reservations &all = reservations::get();
  const std::lock_guard<std::mutex> guard(all.lock);
  if (size == 0 || (kind & (MEM_COMMIT | MEM_RESERVE)) == 0) {
    fail(ERROR_INVALID_PARAMETER);
    return nullptr;
  }
  if (address != nullptr) {
    // Commits a part of a reservation: changes its protection.
    auto *from = static_cast<char *>(address);
    if ((kind & MEM_RESERVE) != 0 || !all.contain(from, size)) {
      fail(ERROR_INVALID_PARAMETER);
      return nullptr;
    }
    char *start = from - reinterpret_cast<uintptr_t>(from) % page;
    const bool changed = succeeded(mprotect(start, static_cast<SIZE_T>(from + size - start),
                                            system_protection(protection))) != FALSE;
    return changed ? start : nullptr;
  }
  size = (size + page - 1) / page * page;
  void *memory =
      mmap(nullptr, size, (kind & MEM_COMMIT) != 0 ? system_protection(protection) : PROT_NONE,
           MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
  if (memory == MAP_FAILED) {
    fail_with_errno();
    return nullptr;
  }
  all.sizes[static_cast<char *>(memory)] = size;
  if (protection != PAGE_READWRITE)
    for (SIZE_T at = 0; at < size; at += page)
      all.protections[static_cast<char *>(memory) + at] = protection;
  return memory;
}

BOOL VirtualFree(LPVOID address, SIZE_T size, DWORD kind) {
  reservations &all = reservations::get();
  const std::lock_guard<std::mutex> guard(all.lock);
  auto *from = static_cast<char *>(address);
  if (kind == MEM_DECOMMIT) {
    if (size == 0 && all.sizes.count(from) != 0)
      size = all.sizes[from];
    if (!all.contain(from, size))
      return fail(ERROR_INVALID_PARAMETER);
    // Its contents are zero when it is committed again.
    return succeeded(madvise(from, size, MADV_DONTNEED)) &&
           succeeded(mprotect(from, size, PROT_NONE));
  }
  const auto found = all.sizes.find(from);
  if (kind != MEM_RELEASE || size != 0 || found == all.sizes.end())
    return fail(ERROR_INVALID_PARAMETER);
  munmap(from, found->second);
  all.protections.erase(all.protections.lower_bound(from),
                        all.protections.lower_bound(from + found->second));
  all.sizes.erase(found);
  return TRUE;
}
