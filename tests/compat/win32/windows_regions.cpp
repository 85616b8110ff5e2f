//===--- windows_regions.cpp - pages, links, and settings of a program ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <cstring>
#include <windows.h>

TEST_CASE("VirtualQuery: pages and their protection") {
  auto *const pages =
      static_cast<char *>(VirtualAlloc(nullptr, 0x4000, MEM_COMMIT, PAGE_READWRITE));
  REQUIRE(pages != nullptr);
  DWORD old;
  REQUIRE(VirtualProtect(pages + 0x1000, 0x1000, PAGE_READONLY, &old));
  MEMORY_BASIC_INFORMATION info;
  CHECK(VirtualQuery(pages + 0x1010, &info, sizeof info) == sizeof info);
  CHECK(info.BaseAddress == pages + 0x1000);
  CHECK(info.RegionSize == 0x1000);
  CHECK((info.State == MEM_COMMIT && info.Protect == PAGE_READONLY && info.Type == MEM_PRIVATE));
  CHECK(VirtualQuery(pages + 0x2000, &info, sizeof info) == sizeof info);
  const PMEMORY_BASIC_INFORMATION found = &info;
  CHECK((found->Protect == PAGE_READWRITE && found->RegionSize >= 0x2000));
  CHECK(VirtualQuery(nullptr, &info, sizeof info) == sizeof info);
  CHECK((info.State == MEM_FREE && info.Protect == PAGE_NOACCESS && info.RegionSize > 0));
  CHECK(VirtualQuery(pages, &info, 1) == 0);
  CHECK(GetLastError() == ERROR_BAD_LENGTH);

  CHECK_FALSE(IsBadReadPtr(pages, 0x4000));
  CHECK_FALSE(IsBadWritePtr(pages, 0x1000));
  CHECK(IsBadWritePtr(pages, 0x1001));
  CHECK(IsBadReadPtr(nullptr, 1));
  CHECK_FALSE(IsBadReadPtr(nullptr, 0));
  CHECK(IsBadReadPtr(pages, ~UINT_PTR{0}));
  CHECK(VirtualFree(pages, 0, MEM_RELEASE));
  CHECK((HeapLock(GetProcessHeap()) && HeapUnlock(GetProcessHeap())));
  CHECK(RtlCompareMemory("abcd", "abxd", 4) == 2);
  CHECK(RtlEqualMemory("abc", "abd", 2));
  CHECK(FlushInstructionCache(GetCurrentProcess(), &info, sizeof info));
}

TEST_CASE("links, files by handle and clusters of disks") {
  const HANDLE file = CreateFile(TEXT("regions.tmp"), GENERIC_READ | GENERIC_WRITE, 0, nullptr,
                                 CREATE_ALWAYS, FILE_ATTRIBUTE_NORMAL, nullptr);
  REQUIRE(file != INVALID_HANDLE_VALUE);
  DWORD written;
  REQUIRE(WriteFile(file, "abc", 3, &written, nullptr));
  CHECK(CreateHardLink(TEXT("regions2.tmp"), TEXT("regions.tmp"), nullptr));
  CHECK(CreateHardLinkW(L"regions3.tmp", L".\\regions.tmp", nullptr));
  CHECK_FALSE(CreateHardLinkA("regions2.tmp", "regions.tmp", nullptr));
  CHECK(GetLastError() == ERROR_ALREADY_EXISTS);
  BY_HANDLE_FILE_INFORMATION info;
  CHECK(GetFileInformationByHandle(file, &info));
  CHECK((info.nNumberOfLinks == 3 && info.nFileSizeLow == 3 && info.nFileSizeHigh == 0));
  const LPBY_HANDLE_FILE_INFORMATION pointer = &info;
  CHECK(pointer->dwFileAttributes == FILE_ATTRIBUTE_NORMAL);
  CloseHandle(file);
  CHECK_FALSE(GetFileInformationByHandle(INVALID_HANDLE_VALUE, &info));
  CHECK(CreateSymbolicLink(TEXT("regions4.tmp"), TEXT("regions.tmp"), 0));
  CHECK(CreateSymbolicLinkW(L"regions5.tmp", L".", SYMBOLIC_LINK_FLAG_DIRECTORY));
  CHECK_FALSE(CreateSymbolicLinkA("regions4.tmp", "regions.tmp", 0));
  CHECK((GetFileAttributesA("regions5.tmp") & FILE_ATTRIBUTE_DIRECTORY) != 0);
  for (const char *name :
       {"regions.tmp", "regions2.tmp", "regions3.tmp", "regions4.tmp", "regions5.tmp"})
    CHECK(std::remove(name) == 0);

  DWORD sectors = 0, bytes = 0, free = 0, total = 0;
  CHECK(GetDiskFreeSpace(TEXT("."), &sectors, &bytes, &free, &total));
  CHECK((sectors > 0 && bytes > 0 && total >= free));
  CHECK(GetDiskFreeSpaceA(nullptr, nullptr, nullptr, nullptr, nullptr));
  CHECK_FALSE(GetDiskFreeSpaceW(L"no such folder", &sectors, &bytes, &free, &total));
}

TEST_CASE("settings of a program") {
  STARTUPINFO info;
  GetStartupInfo(&info);
  CHECK((info.cb == sizeof info && info.wShowWindow == SW_SHOWDEFAULT && info.dwFlags == 0));
  CHECK(info.hStdOutput == GetStdHandle(STD_OUTPUT_HANDLE));
  STARTUPINFOW wide;
  GetStartupInfoW(&wide);
  STARTUPINFOA narrow;
  GetStartupInfoA(&narrow);
  CHECK((wide.cb == sizeof wide && narrow.cb == sizeof narrow));
  int value = 0;
  CHECK(DecodePointer(EncodePointer(&value)) == &value);
  CHECK(SetProcessPriorityBoost(GetCurrentProcess(), TRUE));
  CHECK(SetThreadPriorityBoost(GetCurrentThread(), FALSE));
  CHECK(SetThreadExecutionState(ES_CONTINUOUS | ES_SYSTEM_REQUIRED) == ES_CONTINUOUS);
  CHECK(SetThreadExecutionState(ES_DISPLAY_REQUIRED) == (ES_CONTINUOUS | ES_SYSTEM_REQUIRED));
  CHECK(SetThreadExecutionState(ES_CONTINUOUS) == (ES_CONTINUOUS | ES_SYSTEM_REQUIRED));
  FlushProcessWriteBuffers();
}
