//===--- windows_memory.cpp - heaps and virtual memory -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <cstring>
#include <windows.h>

TEST_CASE("heaps") {
  const HANDLE heap = HeapCreate(0, 0, 0);
  REQUIRE(heap != nullptr);
  auto *memory = static_cast<char *>(HeapAlloc(heap, HEAP_ZERO_MEMORY, 16));
  CHECK((memory[0] == 0 && memory[15] == 0 && HeapSize(heap, 0, memory) >= 16));
  memory[0] = 7;
  memory = static_cast<char *>(HeapReAlloc(heap, HEAP_ZERO_MEMORY, memory, 10000));
  CHECK((memory[0] == 7 && memory[9999] == 0));
  CHECK((HeapFree(heap, 0, memory) && HeapDestroy(heap)));
  void *other = HeapAlloc(GetProcessHeap(), 0, 0);
  CHECK(other != nullptr);
  HeapFree(GetProcessHeap(), 0, other);
  auto *local = static_cast<char *>(LocalAlloc(LPTR, 8));
  CHECK((local[7] == 0 && LocalFree(local) == nullptr));
  const HGLOBAL global = GlobalAlloc(GPTR, 8);
  CHECK(static_cast<char *>(GlobalLock(global))[7] == 0);
  CHECK((!GlobalUnlock(global) && GetLastError() == NO_ERROR && GlobalFree(global) == nullptr));
}

TEST_CASE("VirtualAlloc: reserves and commits zeros") {
  auto *memory =
      static_cast<char *>(VirtualAlloc(nullptr, 100000, MEM_COMMIT | MEM_RESERVE, PAGE_READWRITE));
  REQUIRE(memory != nullptr);
  CHECK((memory[0] == 0 && memory[99999] == 0));
  std::memset(memory, 1, 100000);
  CHECK((!VirtualFree(memory, 10, MEM_RELEASE) && GetLastError() == ERROR_INVALID_PARAMETER));
  CHECK(VirtualFree(memory, 0, MEM_RELEASE));
  CHECK(!VirtualFree(memory, 0, MEM_RELEASE));
  memory = static_cast<char *>(VirtualAlloc(nullptr, 1 << 20, MEM_RESERVE, PAGE_READWRITE));
  REQUIRE(memory != nullptr);
  CHECK(VirtualAlloc(memory + 4096, 4096, MEM_COMMIT, PAGE_READWRITE) == memory + 4096);
  memory[5000] = 9;
  CHECK(VirtualFree(memory, 0, MEM_DECOMMIT));
  CHECK(VirtualAlloc(memory + 4096, 4096, MEM_COMMIT, PAGE_READWRITE) != nullptr);
  CHECK(memory[5000] == 0);
  CHECK(VirtualAlloc(memory + (1 << 20), 4096, MEM_COMMIT, PAGE_READWRITE) == nullptr);
  CHECK(VirtualFree(memory, 0, MEM_RELEASE));
  CHECK(VirtualAlloc(nullptr, 0, MEM_COMMIT, PAGE_READWRITE) == nullptr);
}
