//===--- io.cpp - functions for file descriptors and folders -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <cstring>
#include <direct.h>
#include <fcntl.h>
#include <io.h>
#include <set>
#include <share.h>
#include <stdio.h>
#include <sys/stat.h>

#include "support.h"

TEST_CASE("_open, _read, _write: backslashes separate folders") {
  const temporary_folder folder;
  const std::string name = folder.file("data.bin");
  int file = _open(name.c_str(), _O_RDWR | _O_CREAT | _O_BINARY, _S_IREAD | _S_IWRITE);
  REQUIRE(file > 2);
  CHECK(_write(file, "0123456789", 10) == 10);
  CHECK((_tell(file) == 10 && _telli64(file) == 10 && _eof(file) == 1));
  CHECK((_lseek(file, 2, SEEK_SET) == 2 && _lseeki64(file, 1, SEEK_CUR) == 3));
  CHECK(_eof(file) == 0);
  char bytes[4] = "";
  CHECK(_read(file, bytes, 3) == 3);
  CHECK(bytes == std::string("345"));
  CHECK((_filelength(file) == 10 && _filelengthi64(file) == 10));
  CHECK((_chsize(file, 8) == 0 && _chsize_s(file, 7) == 0 && _filelength(file) == 7));
  CHECK(_commit(file) == 0);
  CHECK(_isatty(file) == 0);
  CHECK(_setmode(file, _O_TEXT) == _O_BINARY);
  const int copy = _dup(file);
  CHECK(_write(copy, "x", 1) == 1);
  CHECK((_dup2(file, copy) == 0 && _close(copy) == 0 && _close(file) == 0));
  CHECK(_setmode(file, _O_TEXT) == -1);
  CHECK(_open(name.c_str(), _O_WRONLY | _O_CREAT | _O_EXCL, _S_IWRITE) == -1);
  CHECK(errno == EEXIST);
  CHECK(_sopen_s(&file, name.c_str(), _O_RDONLY, _SH_DENYNO, 0) == 0);
  CHECK(_close(file) == 0);
  CHECK(_sopen_s(&file, folder.file("no").c_str(), _O_RDONLY, _SH_DENYNO, 0) == ENOENT);
  CHECK(file == -1);
  CHECK((file = _sopen(name.c_str(), _O_WRONLY | _O_APPEND, _SH_DENYRW)) > 2);
  CHECK(_write(file, "y", 1) == 1);
  _close(file);
  CHECK((file = _creat(name.c_str(), _S_IREAD | _S_IWRITE)) > 2);
  CHECK(_filelength(file) == 0);
  _close(file);
  invalid_parameters invalid;
  CHECK(_sopen_s(nullptr, "x", _O_RDONLY, _SH_DENYNO, 0) == EINVAL);
  CHECK(invalid.taken() == 1);
}

TEST_CASE("_access, _chmod, _stat, _unlink") {
  const temporary_folder folder;
  const std::string name = folder.file("a");
  FILE *stream = nullptr;
  REQUIRE(fopen_s(&stream, name.c_str(), "w") == 0);
  fputs("12345", stream);
  struct _stat status;
  fflush(stream);
  CHECK((_fstat(_fileno(stream), &status) == 0 && status.st_size == 5));
  fclose(stream);
  CHECK((_access(name.c_str(), 0) == 0 && _access_s(name.c_str(), 6) == 0));
  CHECK(_waccess(folder.wide_file("a").c_str(), 4) == 0);
  CHECK((_access(folder.file("b").c_str(), 0) == -1 && errno == ENOENT));
  CHECK(_access_s(folder.file("b").c_str(), 0) == ENOENT);
  const int mask = _umask(_S_IWRITE);
  CHECK((_umask(mask) == _S_IWRITE && _umask(mask) == mask));
  CHECK(_chmod(name.c_str(), _S_IREAD) == 0);
  struct _stat64 after;
  CHECK(_stat64(name.c_str(), &after) == 0);
  CHECK((after.st_mode & (_S_IFMT | _S_IWRITE)) == _S_IFREG);
  CHECK(after.st_mtime > 1600000000);
  CHECK((_wstat(folder.wide_file("a").c_str(), &status) == 0 && status.st_size == 5));
  CHECK((_wstat64(folder.wide_file("a").c_str(), &after) == 0 && _fstat64(0, &after) == 0));
  CHECK((_wstati64(folder.wide_file("a").c_str(), &status) == 0 &&
         _wstat64i32(folder.wide_file("a").c_str(), &after) == 0));
  CHECK((_stat(folder.path.c_str(), &status) == 0 && (status.st_mode & _S_IFDIR) != 0));
  struct _stati64 same = status;
  CHECK((_stati64(folder.path.c_str(), &same) == 0 && _fstati64(0, &same) == 0));
  struct _stat64i32 again = same;
  struct __stat64 once_more = again;
  CHECK(once_more.st_mode == same.st_mode);
  CHECK(_unlink(name.c_str()) == 0);
  CHECK((_wunlink(folder.wide_file("a").c_str()) == -1 && errno == ENOENT));
  invalid_parameters invalid;
  CHECK(_access_s(nullptr, 0) == EINVAL);
  CHECK(invalid.taken() == 1);
}

TEST_CASE("_findfirst: patterns without regard to case") {
  const temporary_folder folder;
  for (const char *name : {"a.TXT", "b.txt", "c.bin", "d[1].txt"}) {
    FILE *stream = nullptr;
    REQUIRE(fopen_s(&stream, folder.file(name).c_str(), "w") == 0);
    fclose(stream);
  }
  REQUIRE(_mkdir(folder.file("e.txt").c_str()) == 0);
  struct _finddata_t found;
  std::set<std::string> names;
  const intptr_t search = _findfirst(folder.file("*.txt").c_str(), &found);
  REQUIRE(search != -1);
  do {
    names.insert(found.name);
    CHECK(((found.attrib & _A_SUBDIR) != 0) == (found.name == std::string("e.txt")));
    CHECK(found.time_write > 1600000000);
  } while (_findnext(search, &found) == 0);
  CHECK(errno == ENOENT);
  CHECK(names == std::set<std::string>{"a.TXT", "b.txt", "d[1].txt", "e.txt"});
  CHECK(_findclose(search) == 0);
  struct _finddata64_t found64;
  struct __finddata64_t &same = found64;
  const intptr_t other = _findfirst64(folder.file("?.bin").c_str(), &same);
  CHECK((found64.name == std::string("c.bin") && found64.size == 0));
  CHECK(_findnext64(other, &found64) == -1);
  _findclose(other);
  struct _finddatai64_t foundi64;
  struct _finddata32_t found32;
  struct _finddata64i32_t found64i32;
  const intptr_t bracket = _findfirsti64(folder.file("d[1]*").c_str(), &foundi64);
  REQUIRE(bracket != -1);
  _findclose(bracket);
  CHECK((_findfirst(folder.file("no*").c_str(), &found32) == -1 && errno == ENOENT));
  const intptr_t all = _findfirst(folder.file("*.*").c_str(), &found64i32);
  int count = 1;
  while (_findnexti64(all, &found64i32) == 0)
    ++count;
  CHECK(count == 7); // with . and ..
  _findclose(all);
  const _fsize_t size = 1;
  CHECK(size == 1);
  invalid_parameters invalid;
  CHECK((_findfirst(nullptr, &found) == -1 && _findnext(-1, &found) == -1 && _findclose(-1) == -1));
  CHECK(invalid.taken() == 3);
}

TEST_CASE("_mkdir, _chdir, _getcwd, _rmdir") {
  const temporary_folder folder;
  char *old = _getcwd(nullptr, 0);
  REQUIRE(_mkdir(folder.file("one").c_str()) == 0);
  REQUIRE(_wmkdir((folder.wide_file("one") + L"\\two").c_str()) == 0);
  CHECK((_mkdir(folder.file("one").c_str()) == -1 && errno == EEXIST));
  REQUIRE(_chdir((folder.file("one") + "\\two").c_str()) == 0);
  char here[_MAX_PATH];
  CHECK(_getcwd(here, sizeof here) == here);
  CHECK(std::string(here).find("/one/two") != std::string::npos);
  wchar_t wide[_MAX_PATH];
  CHECK(_wgetcwd(wide, _MAX_PATH) == wide);
  CHECK(std::wstring(wide).find(L"/one/two") != std::wstring::npos);
  CHECK(_wgetcwd(wide, 2) == nullptr);
  CHECK(mkdir("three") == 0);
  CHECK(_rmdir("three") == 0);
  CHECK(_wchdir(L"..") == 0);
  CHECK(_wrmdir(L"two") == 0);
  CHECK(_chdir(old) == 0);
  free(old);
}
