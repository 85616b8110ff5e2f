//===--- streams.cpp - other functions of streams and files ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <fcntl.h>
#include <io.h>
#include <stdio.h>
#include <stdlib.h>
#include <string>
#include <unistd.h>
#include <windows.h>

#include "support.h"

TEST_CASE("_wfreopen_s, _wfreopen, _wfdopen, _wpopen") {
  invalid_parameters invalid;
  const temporary_folder folder;
  FILE *stream = nullptr, *again = nullptr;
  REQUIRE(_wfopen_s(&stream, folder.wide_file("a").c_str(), L"w") == 0);
  CHECK((_wfreopen_s(&again, folder.wide_file("b").c_str(), L"w", stream) == 0 && again == stream));
  CHECK(_wfreopen(folder.wide_file("a").c_str(), L"rt", stream) == stream);
  fclose(stream);
  CHECK(_access(folder.file("b").c_str(), 0) == 0);
  FILE *const second = _wfdopen(_open(folder.file("a").c_str(), _O_RDONLY), L"r");
  CHECK(getc(second) == EOF);
  fclose(second);
  FILE *const output = _wpopen(L"echo abc", L"r");
  char line[10] = "";
  CHECK(fgets(line, 10, output) == std::string("abc\n"));
  CHECK(_pclose(output) == 0);
  CHECK(invalid.taken() == 0);
  CHECK((_wfreopen_s(nullptr, L"x", L"r", stdin) == EINVAL && invalid.taken() == 1));
}

TEST_CASE("_getw, _putw, and functions without locks") {
  FILE *stream = tmpfile();
  _lock_file(stream);
  CHECK(_putw(0x12345678, stream) == 0);
  CHECK((_putc_nolock('a', stream) == 'a' && _fputc_nolock('b', stream) == 'b'));
  CHECK((_fwrite_nolock("cd", 1, 2, stream) == 2 && _fflush_nolock(stream) == 0));
  CHECK((_ftell_nolock(stream) == 8 && _fseek_nolock(stream, 0, SEEK_SET) == 0));
  CHECK(_getw(stream) == 0x12345678);
  CHECK((_getc_nolock(stream) == 'a' && _fgetc_nolock(stream) == 'b'));
  char rest[2];
  CHECK((_fread_nolock(rest, 1, 2, stream) == 2 && rest[1] == 'd'));
  CHECK((_ungetc_nolock('x', stream) == 'x' && getc(stream) == 'x'));
  _unlock_file(stream);
  CHECK(_fclose_nolock(stream) == 0);
  CHECK((_putchar_nolock('\n') == '\n' && _fputchar('\n') == '\n'));
  FILE *const old = stdin;
  stdin = tmpfile();
  CHECK((_getchar_nolock() == EOF && _fgetchar() == EOF));
  fclose(stdin);
  stdin = old;
  CHECK((_set_output_format(_TWO_DIGIT_EXPONENT) == 0 &&
         _get_output_format() == _TWO_DIGIT_EXPONENT));
  CHECK(_set_output_format(0) == _TWO_DIGIT_EXPONENT);
}

TEST_CASE("_wperror: text and message of errno") {
  const temporary_folder folder;
  fflush(stderr);
  const int saved = dup(2);
  const int file = _open(folder.file("a").c_str(), _O_RDWR | _O_CREAT, _S_IREAD | _S_IWRITE);
  dup2(file, 2);
  errno = ENOENT;
  _wperror(L"gr\u00fcn");
  fflush(stderr);
  dup2(saved, 2);
  close(saved);
  char text[100] = "";
  lseek(file, 0, SEEK_SET);
  CHECK(_read(file, text, 99) > 0);
  CHECK(text == std::string("gr\u00fcn: No such file or directory\n"));
  _close(file);
}

TEST_CASE("_pipe, _get_osfhandle, _open_osfhandle") {
  int ends[2];
  REQUIRE(_pipe(ends, 256, _O_BINARY | _O_NOINHERIT) == 0);
  const HANDLE handle = reinterpret_cast<HANDLE>(_get_osfhandle(ends[1]));
  DWORD written = 0;
  CHECK((WriteFile(handle, "abc", 3, &written, nullptr) && written == 3));
  CHECK(_get_osfhandle(ends[1]) == reinterpret_cast<intptr_t>(handle));
  char text[4] = "";
  CHECK((_read(ends[0], text, 3) == 3 && text == std::string("abc")));
  CHECK((_close(ends[0]) == 0 && _close(ends[1]) == 0));
  const temporary_folder folder;
  const HANDLE file =
      CreateFileA(folder.file("a").c_str(), GENERIC_WRITE, 0, nullptr, CREATE_NEW, 0, nullptr);
  const int descriptor = _open_osfhandle(reinterpret_cast<intptr_t>(file), 0);
  CHECK((_write(descriptor, "x", 1) == 1 && _filelength(descriptor) == 1));
  CHECK(_get_osfhandle(descriptor) == reinterpret_cast<intptr_t>(file));
  CHECK(_close(descriptor) == 0);
  CHECK((_open_osfhandle(-1, 0) == -1 && errno == EBADF));
  invalid_parameters invalid;
  CHECK((_get_osfhandle(descriptor) == -1 && errno == EBADF && invalid.taken() == 1));
}

TEST_CASE("_doserrno: the code of Windows for errno") {
  CHECK((_open("/missing/file", _O_RDONLY) == -1 && _doserrno == ERROR_FILE_NOT_FOUND));
  CHECK((_set_doserrno(7) == 0 && _doserrno == 7));
  unsigned long code = 0;
  CHECK((_get_doserrno(&code) == 0 && code == 7 && *__doserrno() == 7));
  _doserrno = 8;
  CHECK(_doserrno == 8);
  errno = EACCES;
  CHECK(_doserrno == ERROR_ACCESS_DENIED);
  invalid_parameters invalid;
  CHECK((_get_doserrno(nullptr) == EINVAL && invalid.taken() == 1));
}
