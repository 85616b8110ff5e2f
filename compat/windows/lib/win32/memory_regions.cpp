//===--- memory_regions.cpp - What pages the program has ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/win32/memory.h"
#include "win32/last_error.h"
#include <algorithm>
#include <cinttypes>
#include <cstdint>
#include <cstdio>
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>

using namespace amp2hip_windows;

namespace {

/// A line of /proc/self/maps.
struct region {
  std::uintptr_t begin, end;
  bool reads, writes, executes, is_file;
};

/// Calls \p visit for each region, in the order of addresses, until it returns false.
template <typename Visit>
void for_each_region(Visit visit) {
  FILE *const maps = std::fopen("/proc/self/maps", "re");
  if (maps == nullptr)
    return;
  char line[512], access[8];
  bool goes_on = true;
  while (goes_on && std::fgets(line, sizeof line, maps) != nullptr) {
    region r = {};
    unsigned long inode = 0;
    if (std::sscanf(line, "%" SCNxPTR "-%" SCNxPTR " %7s %*s %*s %lu", &r.begin, &r.end, access,
                    &inode) == 4) {
      r.reads = access[0] == 'r';
      r.writes = access[1] == 'w';
      r.executes = access[2] == 'x';
      r.is_file = inode != 0;
      goes_on = visit(r);
    }
    while (std::strchr(line, '\n') == nullptr && std::fgets(line, sizeof line, maps) != nullptr)
      ; // the rest of a long path
  }
  std::fclose(maps);
}

DWORD protection_of(const region &r) {
  if (r.executes)
    return r.writes ? PAGE_EXECUTE_READWRITE : r.reads ? PAGE_EXECUTE_READ : PAGE_EXECUTE;
  return r.writes ? PAGE_READWRITE : r.reads ? PAGE_READONLY : PAGE_NOACCESS;
}

/// True if \p size bytes at \p memory belong to regions that \p has_access accepts.
template <typename Access>
bool is_accessible(LPCVOID memory, UINT_PTR size, Access has_access) {
  auto at = reinterpret_cast<std::uintptr_t>(memory);
  if (size == 0)
    return true;
  const std::uintptr_t end = at + size;
  if (end < at)
    return false;
  for_each_region([&](const region &r) {
    if (r.begin > at)
      return false;
    if (at < r.end && !has_access(r))
      return false;
    at = std::max(at, r.end);
    return at < end;
  });
  return at >= end;
}

} // namespace

SIZE_T VirtualQuery(LPCVOID address, PMEMORY_BASIC_INFORMATION info, SIZE_T size) {
  if (info == nullptr || size < sizeof *info) {
    fail(ERROR_BAD_LENGTH);
    return 0;
  }
  const auto page = static_cast<std::uintptr_t>(sysconf(_SC_PAGESIZE));
  const std::uintptr_t at = reinterpret_cast<std::uintptr_t>(address) / page * page;
  *info = {};
  info->BaseAddress = reinterpret_cast<PVOID>(at);
  info->State = MEM_FREE;
  info->Protect = PAGE_NOACCESS;
  info->RegionSize = 0 - at; // up to the end
  for_each_region([&](const region &r) {
    if (r.end <= at)
      return true;
    if (r.begin > at) {
      info->RegionSize = r.begin - at;
      return false;
    }
    info->AllocationBase = reinterpret_cast<PVOID>(r.begin);
    info->AllocationProtect = info->Protect = protection_of(r);
    info->RegionSize = r.end - at;
    info->State = MEM_COMMIT;
    info->Type = r.is_file ? MEM_MAPPED : MEM_PRIVATE;
    return false;
  });
  return sizeof *info;
}

BOOL IsBadReadPtr(LPCVOID memory, UINT_PTR size) {
  return is_accessible(memory, size, [](const region &r) { return r.reads; }) ? FALSE : TRUE;
}
BOOL IsBadWritePtr(LPVOID memory, UINT_PTR size) {
  return is_accessible(memory, size, [](const region &r) { return r.writes; }) ? FALSE : TRUE;
}

BOOL HeapLock(HANDLE) { return TRUE; }
BOOL HeapUnlock(HANDLE) { return TRUE; }
SIZE_T RtlCompareMemory(LPCVOID a, LPCVOID b, SIZE_T size) {
  const auto *const first = static_cast<const char *>(a);
  return static_cast<SIZE_T>(
      std::mismatch(first, first + size, static_cast<const char *>(b)).first - first);
}
BOOL FlushInstructionCache(HANDLE, LPCVOID address, SIZE_T size) {
  auto *const begin = static_cast<char *>(const_cast<void *>(address));
  __builtin___clear_cache(begin, begin + size);
  return TRUE;
}
