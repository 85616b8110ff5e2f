//===--- file_mappings.cpp - memory-mapped files --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <cstring>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <windows.h>

#include "support.h"

TEST_CASE("CreateFileMapping, MapViewOfFile: a file") {
  const temporary_folder folder;
  const HANDLE file = CreateFileA(folder.file("a").c_str(), GENERIC_READ | GENERIC_WRITE, 0,
                                  nullptr, CREATE_NEW, 0, nullptr);
  CHECK((!CreateFileMappingA(file, nullptr, PAGE_READWRITE, 0, 0, nullptr)));
  CHECK(GetLastError() == ERROR_FILE_INVALID); // the file is empty
  CHECK((!CreateFileMappingA(file, nullptr, PAGE_READONLY, 0, 9, nullptr)));
  CHECK(GetLastError() == ERROR_NOT_ENOUGH_MEMORY);
  const HANDLE mapping = CreateFileMapping(file, nullptr, PAGE_READWRITE, 0, 10000, nullptr);
  REQUIRE(mapping != nullptr);
  CHECK(GetFileSize(file, nullptr) == 10000);
  auto *const view = static_cast<char *>(MapViewOfFile(mapping, FILE_MAP_ALL_ACCESS, 0, 0, 0));
  auto *const second = static_cast<char *>(MapViewOfFile(mapping, FILE_MAP_READ, 0, 4096, 100));
  auto *const copy = static_cast<char *>(MapViewOfFileEx(mapping, FILE_MAP_COPY, 0, 0, 0, nullptr));
  REQUIRE((view != nullptr && second != nullptr && copy != nullptr));
  CHECK(CloseHandle(mapping));
  std::strcpy(view + 4096, "text");
  copy[0] = 'c';
  CHECK((second == std::string("text") && view[0] == 0));
  CHECK((FlushViewOfFile(view, 0) && FlushViewOfFile(view + 1, 9999) &&
         !FlushViewOfFile(view, 20000)));
  char text[5] = "";
  DWORD size = 0;
  SetFilePointer(file, 4096, nullptr, FILE_BEGIN);
  CHECK((ReadFile(file, text, 4, &size, nullptr) && text == std::string("text")));
  CHECK((UnmapViewOfFile(view) && UnmapViewOfFile(second) && UnmapViewOfFile(copy)));
  CHECK((!UnmapViewOfFile(view) && GetLastError() == ERROR_INVALID_ADDRESS));
  const HANDLE constant = CreateFileMappingW(file, nullptr, PAGE_READONLY, 0, 0, nullptr);
  CHECK(
      (!MapViewOfFile(constant, FILE_MAP_WRITE, 0, 0, 0) && GetLastError() == ERROR_ACCESS_DENIED));
  CHECK((!MapViewOfFile(constant, FILE_MAP_READ, 0, 5, 0)));
  CHECK(GetLastError() == ERROR_MAPPED_ALIGNMENT);
  CHECK((!MapViewOfFile(constant, FILE_MAP_READ, 0, 0, 10001)));
  CHECK((CloseHandle(constant) && CloseHandle(file)));
}

TEST_CASE("CreateFileMapping: memory with a name is shared with other processes") {
  const std::string name = "Local\\compat/" + std::to_string(getpid());
  const std::wstring wide(name.begin(), name.end());
  CHECK((!OpenFileMappingA(FILE_MAP_READ, FALSE, name.c_str()) &&
         GetLastError() == ERROR_FILE_NOT_FOUND));
  const HANDLE mapping =
      CreateFileMappingA(INVALID_HANDLE_VALUE, nullptr, PAGE_READWRITE, 0, 4096, name.c_str());
  REQUIRE((mapping != nullptr && GetLastError() == ERROR_SUCCESS));
  auto *const view = static_cast<int *>(MapViewOfFile(mapping, FILE_MAP_WRITE, 0, 0, 0));
  const pid_t child = fork();
  if (child == 0) {
    const HANDLE same = OpenFileMappingW(FILE_MAP_WRITE, FALSE, wide.c_str());
    int *const values = static_cast<int *>(MapViewOfFile(same, FILE_MAP_WRITE, 0, 0, 0));
    values[3] = 7;
    _exit(CloseHandle(same) ? 0 : 1);
  }
  int status = 1;
  waitpid(child, &status, 0);
  CHECK((status == 0 && view[3] == 7));
  const HANDLE again =
      CreateFileMappingW(INVALID_HANDLE_VALUE, nullptr, PAGE_READWRITE, 0, 99, wide.c_str());
  CHECK((again != nullptr && GetLastError() == ERROR_ALREADY_EXISTS));
  CHECK((CloseHandle(again) && CloseHandle(mapping)));
  const HANDLE still = OpenFileMapping(FILE_MAP_READ, FALSE, name.c_str()); // because of the view
  CHECK((still != nullptr && CloseHandle(still) && UnmapViewOfFile(view)));
  CHECK(!OpenFileMapping(FILE_MAP_READ, FALSE, name.c_str()));
}

TEST_CASE("CreateFileMapping: memory without a name") {
  const HANDLE mapping =
      CreateFileMapping(INVALID_HANDLE_VALUE, nullptr, PAGE_READWRITE, 0, 100, nullptr);
  auto *const view = static_cast<char *>(MapViewOfFile(mapping, FILE_MAP_WRITE, 0, 0, 100));
  REQUIRE(view != nullptr);
  view[99] = 'x';
  CHECK((CloseHandle(mapping) && view[99] == 'x' && UnmapViewOfFile(view)));
  CHECK(!CreateFileMapping(INVALID_HANDLE_VALUE, nullptr, PAGE_READWRITE, 0, 0, nullptr));
  CHECK(GetLastError() == ERROR_INVALID_PARAMETER);
}
