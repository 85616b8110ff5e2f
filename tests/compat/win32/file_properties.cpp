//===--- file_properties.cpp - times, locks and positions of files --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <string>
#include <windows.h>

#include "support.h"

namespace {
HANDLE open_file(const std::string &name) {
  return CreateFileA(name.c_str(), GENERIC_READ | GENERIC_WRITE, 0, nullptr, OPEN_ALWAYS, 0,
                     nullptr);
}
} // namespace

TEST_CASE("GetFileTime, SetFileTime, GetFileAttributesEx, SetFileAttributes") {
  const temporary_folder folder;
  const std::string name = folder.file("a");
  const HANDLE file = open_file(name);
  SYSTEMTIME date = {2014, 3, 0, 5, 6, 7, 8, 250};
  FILETIME wanted, creation, access, write;
  REQUIRE((SystemTimeToFileTime(&date, &wanted) && SetFileTime(file, nullptr, nullptr, &wanted)));
  REQUIRE(GetFileTime(file, &creation, &access, &write));
  CHECK((CompareFileTime(&write, &wanted) == 0 && CompareFileTime(&access, &wanted) > 0));
  CHECK((GetFileTime(file, nullptr, nullptr, nullptr) &&
         !GetFileTime(nullptr, nullptr, nullptr, nullptr)));
  CHECK(WriteFile(file, "abc", 3, nullptr, nullptr));
  CHECK(CloseHandle(file));
  WIN32_FILE_ATTRIBUTE_DATA data;
  LPWIN32_FILE_ATTRIBUTE_DATA pointer = &data;
  const GET_FILEEX_INFO_LEVELS level = GetFileExInfoStandard;
  CHECK((GetFileAttributesExA(name.c_str(), level, pointer) && data.nFileSizeLow == 3));
  CHECK((GetFileAttributesExW(folder.wide_file("a").c_str(), level, &data) &&
         data.nFileSizeHigh == 0));
  CHECK(data.dwFileAttributes == FILE_ATTRIBUTE_NORMAL);
  CHECK(SetFileAttributesA(name.c_str(), FILE_ATTRIBUTE_READONLY));
  CHECK((GetFileAttributesEx(name.c_str(), level, &data) &&
         data.dwFileAttributes == FILE_ATTRIBUTE_READONLY));
  CHECK(SetFileAttributesW(folder.wide_file("a").c_str(), FILE_ATTRIBUTE_NORMAL));
  CHECK(GetFileAttributes(name.c_str()) == FILE_ATTRIBUTE_NORMAL);
  CHECK(
      (!SetFileAttributes(folder.file("b").c_str(), 0) && GetLastError() == ERROR_FILE_NOT_FOUND));
  CHECK(!GetFileAttributesEx(folder.file("b").c_str(), level, &data));
}

TEST_CASE("LockFile, UnlockFile: parts of a file, for handles") {
  const temporary_folder folder;
  const HANDLE one = open_file(folder.file("a")), two = open_file(folder.file("a"));
  CHECK((LockFile(one, 0, 0, 10, 0) && LockFile(two, 10, 0, 10, 0)));
  CHECK((!LockFile(two, 5, 0, 1, 0) && GetLastError() == ERROR_LOCK_VIOLATION));
  CHECK((UnlockFile(one, 0, 0, 10, 0) && LockFile(two, 5, 0, 1, 0)));
  CHECK((!LockFile(one, 0, 0, MAXDWORD, MAXDWORD) && CloseHandle(two)));
  CHECK((LockFile(one, 0, 0, MAXDWORD, MAXDWORD) && CloseHandle(one)));
}

TEST_CASE("LockFileEx, UnlockFileEx: shared and exclusive locks") {
  const temporary_folder folder;
  const HANDLE one = open_file(folder.file("a")), two = open_file(folder.file("a"));
  OVERLAPPED at = {};
  at.Offset = 4;
  const DWORD exclusive = LOCKFILE_EXCLUSIVE_LOCK | LOCKFILE_FAIL_IMMEDIATELY;
  CHECK((LockFileEx(one, 0, 0, 4, 0, &at) && LockFileEx(two, 0, 0, 4, 0, &at)));
  CHECK((!LockFileEx(one, exclusive, 0, 4, 0, &at) && GetLastError() == ERROR_LOCK_VIOLATION));
  CHECK((UnlockFileEx(two, 0, 4, 0, &at) && LockFileEx(one, exclusive, 0, 4, 0, &at)));
  CHECK(!LockFileEx(two, LOCKFILE_FAIL_IMMEDIATELY, 0, 1, 0, &at));
  CHECK((CloseHandle(one) && LockFileEx(two, LOCKFILE_EXCLUSIVE_LOCK, 0, 4, 0, &at)));
  CHECK(CloseHandle(two));
}

TEST_CASE("GetFileType") {
  const temporary_folder folder;
  const HANDLE one = open_file(folder.file("a"));
  HANDLE read, write;
  CHECK((GetFileType(one) == FILE_TYPE_DISK && CloseHandle(one)));
  CHECK(CreatePipe(&read, &write, nullptr, 0));
  CHECK((GetFileType(read) == FILE_TYPE_PIPE && CloseHandle(read) && CloseHandle(write)));
  const HANDLE null = CreateFileA("/dev/null", GENERIC_READ, 0, nullptr, OPEN_EXISTING, 0, nullptr);
  CHECK((GetFileType(null) == FILE_TYPE_CHAR && CloseHandle(null)));
  CHECK((GetFileType(nullptr) == FILE_TYPE_UNKNOWN && GetLastError() == ERROR_INVALID_HANDLE));
}

TEST_CASE("GetDriveType, GetDiskFreeSpaceEx") {
  CHECK((GetDriveTypeA("/") >= DRIVE_FIXED && GetDriveTypeW(nullptr) >= DRIVE_FIXED));
  CHECK(GetDriveType("Z:\\") == DRIVE_NO_ROOT_DIR);
  ULARGE_INTEGER available, total, free;
  REQUIRE(GetDiskFreeSpaceExA("/tmp", &available, &total, &free));
  CHECK((total.QuadPart > 0 && free.QuadPart <= total.QuadPart &&
         available.QuadPart <= free.QuadPart));
  CHECK((GetDiskFreeSpaceExW(nullptr, &available, nullptr, nullptr)));
  CHECK((!GetDiskFreeSpaceEx("/missing", &available, nullptr, nullptr)));
  CHECK(GetLastError() == ERROR_PATH_NOT_FOUND);
}

TEST_CASE("GetLongPathName, GetShortPathName, SearchPath") {
  const temporary_folder folder;
  CloseHandle(open_file(folder.file("a.txt")));
  const std::string name = folder.file("a.txt"), path = folder.path + "/a.txt";
  char text[MAX_PATH], *last = nullptr;
  wchar_t wide[MAX_PATH], *wide_last = nullptr;
  const DWORD length = static_cast<DWORD>(path.size());
  CHECK((GetLongPathNameA(name.c_str(), text, MAX_PATH) == length && text == path));
  CHECK((GetShortPathName(name.c_str(), text, 5) == length + 1));
  CHECK(GetLongPathNameW(folder.wide_file("a.txt").c_str(), wide, MAX_PATH) == length);
  CHECK(GetShortPathNameW(folder.wide_file("a.txt").c_str(), wide, MAX_PATH) == length);
  CHECK((GetShortPathNameA("/missing", text, 5) == 0 && GetLastError() == ERROR_FILE_NOT_FOUND));
  CHECK(GetLongPathName("/missing", text, 5) == 0);
  const std::string folders = "/missing;" + folder.path;
  const std::wstring wide_folder(folder.path.begin(), folder.path.end());
  CHECK(SearchPathA(folders.c_str(), "a", ".txt", MAX_PATH, text, &last) == length);
  CHECK((text == path && last == std::string("a.txt")));
  CHECK(SearchPathW(wide_folder.c_str(), L"a.txt", nullptr, MAX_PATH, wide, &wide_last) == length);
  CHECK(wide_last == std::wstring(L"a.txt"));
  CHECK((SearchPath(nullptr, "sh", nullptr, MAX_PATH, text, nullptr) > 0 && text[0] == '/'));
  CHECK((SearchPath(folders.c_str(), "b", nullptr, MAX_PATH, text, nullptr) == 0));
}

TEST_CASE("GetTempFileName: creates a file, or only makes a name") {
  const temporary_folder folder;
  char text[MAX_PATH], other[MAX_PATH];
  const UINT number = GetTempFileNameA(folder.path.c_str(), "prefix", 0, text);
  CHECK((number != 0 && GetFileAttributesA(text) != INVALID_FILE_ATTRIBUTES));
  CHECK(std::string(text).find(folder.path + "/pre") == 0);
  CHECK((GetTempFileName(folder.path.c_str(), "pre", 0, other) != 0 && text != std::string(other)));
  CHECK(GetTempFileName(folder.path.c_str(), "p", 0x12AB, text) == 0x12AB);
  CHECK(
      (text == folder.path + "/p12AB.TMP" && GetFileAttributesA(text) == INVALID_FILE_ATTRIBUTES));
  wchar_t wide[MAX_PATH];
  CHECK((GetTempFileNameW(L"/tmp", L"w", 1, wide) == 1 && wide == std::wstring(L"/tmp/w1.TMP")));
  CHECK((GetTempFileName("/missing", "p", 0, text) == 0 && GetLastError() == ERROR_DIRECTORY));
}
