//===--- windows_files.cpp - files and folders of windows.h --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <imagehlp.h>
#include <set>
#include <string>
#include <windows.h>

#include "support.h"

static HANDLE open_new(const std::string &name) {
  return CreateFileA(name.c_str(), GENERIC_READ | GENERIC_WRITE, 0, nullptr, CREATE_NEW,
                     FILE_ATTRIBUTE_NORMAL, nullptr);
}

TEST_CASE("CreateFile: dispositions and error codes") {
  const temporary_folder folder;
  const std::string name = folder.file("a");
  HANDLE file = open_new(name);
  REQUIRE(file != INVALID_HANDLE_VALUE);
  CHECK(CloseHandle(file));
  CHECK((open_new(name) == INVALID_HANDLE_VALUE && GetLastError() == ERROR_FILE_EXISTS));
  file = CreateFile(name.c_str(), GENERIC_WRITE, 0, nullptr, CREATE_ALWAYS, 0, nullptr);
  CHECK((file != INVALID_HANDLE_VALUE && GetLastError() == ERROR_ALREADY_EXISTS));
  CloseHandle(file);
  file = CreateFileW(folder.wide_file("b").c_str(), GENERIC_WRITE, 0, nullptr, OPEN_ALWAYS, 0,
                     nullptr);
  CHECK((file != INVALID_HANDLE_VALUE && GetLastError() == ERROR_SUCCESS));
  CloseHandle(file);
  CHECK(CreateFileA(folder.file("c").c_str(), GENERIC_READ, 0, nullptr, OPEN_EXISTING, 0,
                    nullptr) == INVALID_HANDLE_VALUE);
  CHECK(GetLastError() == ERROR_FILE_NOT_FOUND);
  CHECK(CreateFileA(folder.file("no\\c").c_str(), GENERIC_READ, 0, nullptr, OPEN_EXISTING, 0,
                    nullptr) == INVALID_HANDLE_VALUE);
  CHECK(GetLastError() == ERROR_PATH_NOT_FOUND);
  CHECK(CreateFileA(folder.path.c_str(), GENERIC_READ, 0, nullptr, OPEN_EXISTING, 0, nullptr) ==
        INVALID_HANDLE_VALUE);
  CHECK(GetLastError() == ERROR_ACCESS_DENIED);
  CHECK(CreateFileA(name.c_str(), GENERIC_READ, 0, nullptr, 77, 0, nullptr) ==
        INVALID_HANDLE_VALUE);
}

TEST_CASE("ReadFile, WriteFile, SetFilePointer") {
  const temporary_folder folder;
  const HANDLE file = open_new(folder.file("data"));
  DWORD count = 9;
  CHECK((WriteFile(file, "0123456789", 10, &count, nullptr) && count == 10));
  CHECK((GetFileSize(file, nullptr) == 10 && SetFilePointer(file, 3, nullptr, FILE_BEGIN) == 3));
  char bytes[8] = {};
  CHECK((ReadFile(file, bytes, 4, &count, nullptr) && count == 4 && bytes == std::string("3456")));
  LONG high = -1;
  CHECK(SetFilePointer(file, -2, &high, FILE_END) == 8);
  CHECK((ReadFile(file, bytes, 8, &count, nullptr) && count == 2));
  CHECK((ReadFile(file, bytes, 8, &count, nullptr) && count == 0));
  LARGE_INTEGER size, where, now;
  CHECK((GetFileSizeEx(file, &size) && size.QuadPart == 10));
  where.QuadPart = 4;
  CHECK(
      (SetFilePointerEx(file, where, &now, FILE_BEGIN) && now.QuadPart == 4 && SetEndOfFile(file)));
  CHECK((GetFileSize(file, nullptr) == 4 && FlushFileBuffers(file)));
  OVERLAPPED at = {};
  at.Offset = 1;
  CHECK((ReadFile(file, bytes, 2, &count, &at) && count == 2 && bytes[0] == '1'));
  CHECK((!SetFilePointerEx(file, {}, nullptr, 99) && GetLastError() == ERROR_INVALID_PARAMETER));
  CHECK(WaitForSingleObject(file, 0) == WAIT_OBJECT_0);
  CloseHandle(file);
  CHECK((!ReadFile(file, bytes, 1, &count, nullptr) && GetLastError() == ERROR_INVALID_HANDLE));
  CHECK(GetFileSize(file, nullptr) == INVALID_FILE_SIZE);
}

TEST_CASE("copies, moves and deletions") {
  const temporary_folder folder;
  const std::string a = folder.file("a"), b = folder.file("b"), c = folder.file("c");
  const std::wstring wa = folder.wide_file("a"), wb = folder.wide_file("b"),
                     wc = folder.wide_file("c");
  CloseHandle(open_new(a));
  CHECK(CopyFileA(a.c_str(), b.c_str(), TRUE));
  CHECK((!CopyFile(a.c_str(), b.c_str(), TRUE) && GetLastError() == ERROR_FILE_EXISTS));
  CHECK(CopyFileW(wa.c_str(), wb.c_str(), FALSE));
  CHECK((!MoveFileA(a.c_str(), b.c_str()) && GetLastError() == ERROR_ALREADY_EXISTS));
  CHECK((MoveFileExA(a.c_str(), b.c_str(), MOVEFILE_REPLACE_EXISTING) &&
         MoveFile(b.c_str(), c.c_str())));
  CHECK((MoveFileW(wc.c_str(), wa.c_str()) && MoveFileExW(wa.c_str(), wb.c_str(), 0)));
  CHECK(
      (MoveFileEx(b.c_str(), a.c_str(), 0) && DeleteFileA(a.c_str()) && !DeleteFileW(wa.c_str())));
  CHECK((GetLastError() == ERROR_FILE_NOT_FOUND && !DeleteFile(b.c_str())));
  CHECK((CreateDirectoryA(a.c_str(), nullptr) && !CreateDirectoryW(wa.c_str(), nullptr)));
  CHECK(GetLastError() == ERROR_ALREADY_EXISTS);
  CHECK((!CreateDirectory(folder.file("x\\y").c_str(), nullptr) &&
         GetLastError() == ERROR_PATH_NOT_FOUND));
  CloseHandle(open_new(a + "\\inside"));
  CHECK((!RemoveDirectoryA(a.c_str()) && GetLastError() == ERROR_DIR_NOT_EMPTY));
  CHECK((DeleteFileA((a + "\\inside").c_str()) && RemoveDirectoryW(wa.c_str()) &&
         !RemoveDirectory(a.c_str())));
}

TEST_CASE("MakeSureDirectoryPathExists creates all folders up to the last separator") {
  const temporary_folder folder;
  const std::string path = folder.file("a\\b/c");
  CHECK(MakeSureDirectoryPathExists(path.c_str()));
  CHECK(MakeSureDirectoryPathExists(path.c_str())); // they exist
  CHECK(GetFileAttributesA(folder.file("a\\b").c_str()) == FILE_ATTRIBUTE_DIRECTORY);
  CHECK(GetFileAttributesA(path.c_str()) == INVALID_FILE_ATTRIBUTES);
  CHECK(MakeSureDirectoryPathExists("name"));
  CloseHandle(open_new(path));
  CHECK((!MakeSureDirectoryPathExists((path + "\\d\\").c_str()) &&
         GetLastError() == ERROR_PATH_NOT_FOUND));
}

TEST_CASE("attributes and searches") {
  const temporary_folder folder;
  for (const char *name : {"one.txt", "TWO.TXT", "three.bin", ".hidden"})
    CloseHandle(open_new(folder.file(name)));
  CHECK(GetFileAttributesA(folder.path.c_str()) == FILE_ATTRIBUTE_DIRECTORY);
  CHECK(GetFileAttributesW(folder.wide_file("one.txt").c_str()) == FILE_ATTRIBUTE_NORMAL);
  CHECK(GetFileAttributes(folder.file(".hidden").c_str()) == FILE_ATTRIBUTE_HIDDEN);
  CHECK((GetFileAttributesA(folder.file("no").c_str()) == INVALID_FILE_ATTRIBUTES &&
         GetLastError() == ERROR_FILE_NOT_FOUND));
  WIN32_FIND_DATA found;
  LPWIN32_FIND_DATA pointer = &found;
  std::set<std::string> names;
  HANDLE search = FindFirstFile(folder.file("*.txt").c_str(), pointer);
  REQUIRE(search != INVALID_HANDLE_VALUE);
  do {
    names.insert(found.cFileName);
    CHECK((found.nFileSizeLow == 0 && found.ftLastWriteTime.dwHighDateTime > 0));
  } while (FindNextFile(search, pointer));
  CHECK((GetLastError() == ERROR_NO_MORE_FILES && FindClose(search) && !FindClose(search)));
  CHECK(names == std::set<std::string>{"one.txt", "TWO.TXT"});
  WIN32_FIND_DATAW wide;
  PWIN32_FIND_DATAW wide_pointer = &wide;
  LPWIN32_FIND_DATAW same = wide_pointer;
  search = FindFirstFileW(folder.wide_file("thr*").c_str(), same);
  CHECK((wide.cFileName == std::wstring(L"three.bin") && !FindNextFileW(search, same)));
  FindClose(search);
  WIN32_FIND_DATAA narrow;
  PWIN32_FIND_DATAA narrow_pointer = &narrow;
  LPWIN32_FIND_DATAA also = narrow_pointer;
  CHECK((FindFirstFileA(folder.file("x*").c_str(), also) == INVALID_HANDLE_VALUE &&
         GetLastError() == ERROR_FILE_NOT_FOUND));
  CHECK((!FindNextFileA(search, also) && GetLastError() == ERROR_INVALID_HANDLE));
}

TEST_CASE("paths: return the length or the required size") {
  const temporary_folder folder;
  char old[MAX_PATH], path[MAX_PATH];
  wchar_t wide[MAX_PATH];
  const DWORD length = GetCurrentDirectoryA(MAX_PATH, old);
  CHECK((length == std::string(old).size() && GetCurrentDirectory(3, path) == length + 1));
  REQUIRE(SetCurrentDirectoryA(folder.path.c_str()));
  GetCurrentDirectoryW(MAX_PATH, wide);
  CHECK(std::wstring(wide).find(L"compat-") != std::wstring::npos);
  char *file = nullptr;
  const DWORD full_length = GetFullPathNameA("sub\\..\\x.txt", MAX_PATH, path, &file);
  CHECK(full_length == std::string(path).size());
  CHECK(file == std::string("x.txt"));
  CHECK(GetFullPathName("y", MAX_PATH, path, nullptr) > 2);
  CHECK(GetFullPathNameW(L"/a/./b", MAX_PATH, wide, nullptr) == 4);
  CHECK(wide == std::wstring(L"/a/b"));
  CHECK((SetCurrentDirectory(old) && !SetCurrentDirectoryW(folder.wide_file("none").c_str())));
  CHECK((GetTempPathA(MAX_PATH, path) > 1 && path[std::string(path).size() - 1] == '/'));
  CHECK((GetTempPath(MAX_PATH, path) == GetTempPathW(MAX_PATH, wide)));
}
