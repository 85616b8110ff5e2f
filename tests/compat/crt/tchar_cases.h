//===--- tchar_cases.h - test cases for both kinds of TCHAR --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// tchar_narrow.cpp and tchar_wide.cpp include this file; KIND is part of the names.

#include <catch2/catch.hpp>
#include <cstdarg>
#include <direct.h>
#include <fcntl.h>
#include <io.h>
#include <locale.h>
#include <process.h>
#include <stdio.h>
#include <string>
#include <tchar.h>
#include <time.h>
#include <windows.h>

#include "support.h"

namespace {
using text = std::basic_string<TCHAR>;

int list_output(const TCHAR *format, ...) {
  va_list arguments;
  va_start(arguments, format);
  TCHAR buffer[20];
  int result = _vstprintf_s(buffer, 20, format, arguments);
  result += _vsntprintf(buffer, 20, format, arguments);
  result += _vsntprintf_s(buffer, 20, _TRUNCATE, format, arguments);
  result += _vsctprintf(format, arguments);
  result += _vtprintf(format, arguments);
  va_end(arguments);
  va_start(arguments, format);
  result += _vftprintf(stdout, format, arguments);
  va_end(arguments);
  return result;
}
} // namespace

TEST_CASE(KIND ": types and literals") {
  const _TCHAR *literal = _T("abc");
  CHECK((text(literal) == _TEXT("abc") && text(TEXT("abc")) == literal));
  CHECK(text(_T(__FILE__)).size() > 5);
  const _TSCHAR a = 'a';
  const _TUCHAR b = 'b';
  const _TXCHAR c = 'c';
  CHECK((a == 'a' && b == 'b' && c == 'c'));
  LPCTSTR windows_text = literal;
  CHECK(lstrlen(windows_text) == 3);
  const _TINT end = _TEOF;
  CHECK(end == static_cast<_TINT>(-1));
}

TEST_CASE(KIND ": printing and scanning") {
  TCHAR buffer[20] = {};
  CHECK(_stprintf_s(buffer, _T("%s-%d"), _T("ab"), 3) == 4);
  CHECK(text(buffer) == _T("ab-3"));
  CHECK(_stprintf(buffer, _T("%s+%d"), _T("cd"), 4) == 4);
  CHECK(_sntprintf(buffer, 20, _T("%s"), _T("x")) == 1);
  CHECK(_sntprintf_s(buffer, _TRUNCATE, _T("%s"), _T("0123456789012345678901")) == -1);
  CHECK(text(buffer).size() == 19);
  CHECK(_sctprintf(_T("%s"), _T("abc")) == 3);
  CHECK(list_output(_T("%d"), 42) == 12);
  CHECK((_tprintf(_T("%s"), _T("")) == 0 && _tprintf_s(_T("%s"), _T("")) == 0));
  CHECK((_ftprintf(stdout, _T("%s"), _T("")) == 0 && _ftprintf_s(stdout, _T("%s"), _T("")) == 0));
  int number = 0;
  TCHAR word[8] = {};
  CHECK(_stscanf_s(_T("7 eight"), _T("%d %s"), &number, word, 8u) == 2);
  CHECK((number == 7 && text(word) == _T("eight")));
  CHECK(_stscanf(_T("9 ten"), _T("%d %s"), &number, word) == 2);
  CHECK((number == 9 && text(word) == _T("ten")));
  CHECK((_puttchar(_T('\n')) == _T('\n') && _putts(_T("")) >= 0));
}

TEST_CASE(KIND ": streams and files") {
  const temporary_folder folder;
  text name;
  for (char c : folder.file("t.txt"))
    name += static_cast<TCHAR>(c);
  const text other = name + _T("2");
  FILE *stream = nullptr;
  REQUIRE(_tfopen_s(&stream, name.c_str(), _T("w")) == 0);
  _fputts(_T("12 word\nline\n"), stream);
  CHECK(_fputtc(_T('x'), stream) == _T('x'));
  fclose(stream);
  REQUIRE((stream = _tfopen(name.c_str(), _T("r"))) != nullptr);
  int number = 0;
  TCHAR word[8] = {};
  CHECK(_ftscanf_s(stream, _T("%d"), &number) == 1);
  CHECK(_ftscanf(stream, _T("%s"), word) == 1);
  CHECK((number == 12 && text(word) == _T("word")));
  fclose(stream);
  REQUIRE((stream = _tfsopen(name.c_str(), _T("r"), 0x40)) != nullptr);
  TCHAR line[20];
  CHECK(_fgetts(line, 20, stream) == line);
  CHECK(text(line) == _T("12 word\n"));
  CHECK(_fgettc(stream) == _T('l'));
  fclose(stream);
  FILE *const old = stdin;
  stdin = _tfopen(name.c_str(), _T("r"));
  CHECK(_tscanf_s(_T("%d"), &number) == 1);
  CHECK(_tscanf(_T("%s"), word) == 1);
  CHECK(_gettchar() == _T('\n'));
  fclose(stdin);
  stdin = old;
  CHECK(_taccess(name.c_str(), 0) == 0);
  struct _stat status;
  struct _stat64 status64;
  CHECK((_tstat(name.c_str(), &status) == 0 && _tstat64(name.c_str(), &status64) == 0));
  CHECK((_tstati64(name.c_str(), &status) == 0 && _tstat64i32(name.c_str(), &status) == 0));
  CHECK(status.st_size == status64.st_size);
  CHECK(_trename(name.c_str(), other.c_str()) == 0);
  CHECK(_tunlink(other.c_str()) == 0);
  CHECK(_tremove(other.c_str()) == -1);
  CHECK((_tmkdir(other.c_str()) == 0 && _trmdir(other.c_str()) == 0));
  TCHAR here[_MAX_PATH];
  CHECK(_tgetcwd(here, _MAX_PATH) == here);
  CHECK(_tchdir(here) == 0);
  CHECK(_tsystem(_T("true")) == 0);
}

TEST_CASE(KIND ": conversions") {
  CHECK((_ttoi(_T("12")) == 12 && _ttol(_T("13")) == 13 && _tstoi(_T("14")) == 14));
  CHECK((_tstol(_T("15")) == 15 && _tstof(_T("1.5")) == 1.5 && _ttof(_T("2.5")) == 2.5));
  CHECK((_ttoi64(_T("16")) == 16 && _tstoi64(_T("17")) == 17));
  TCHAR *end = nullptr;
  CHECK(_ttol32(_T("99999999999")) == 0x7FFFFFFF);
  CHECK(_tcstol32(_T("-12"), nullptr, 10) == -12);
  CHECK(_tcstoul32(_T("ffffffff"), nullptr, 16) == 0xFFFFFFFF);
  CHECK((_tcstol(_T("18x"), &end, 10) == 18 && *end == _T('x')));
  CHECK((_tcstoul(_T("19"), &end, 10) == 19 && _tcstod(_T("0.5"), &end) == 0.5));
  CHECK((_tcstoi64(_T("20"), &end, 10) == 20 && _tcstoui64(_T("21"), &end, 10) == 21));
  TCHAR buffer[20];
  CHECK(text(_itot(-3, buffer, 10)) == _T("-3"));
  CHECK(text(_ltot(4, buffer, 10)) == _T("4"));
  CHECK((_itot_s(5, buffer, 20, 10) == 0 && _ltot_s(6, buffer, 20, 10) == 0));
  CHECK((_ultot_s(7, buffer, 20, 10) == 0 && _i64tot_s(8, buffer, 20, 10) == 0));
  CHECK((_ui64tot_s(9, buffer, 20, 10) == 0 && text(buffer) == _T("9")));
}

#if !defined(_tWinMain)
#error "_tWinMain names the main function of a program with windows"
#endif

TEST_CASE(KIND ": literals and types of errors and sizes") {
  CHECK(std::basic_string<TCHAR>(__T("ab")) == _T("ab"));
  const errno_t none = 0;
  const rsize_t size = 3;
  CHECK((none == 0 && size == 3));
}

TEST_CASE(KIND ": strings") {
  TCHAR to[10] = {};
  CHECK((_tcscpy_s(to, _T("ab")) == 0 && _tcscat_s(to, _T("cd")) == 0 && text(to) == _T("abcd")));
  CHECK((_tcsncpy_s(to, _T("xyz"), 2) == 0 && _tcsncat_s(to, _T("12"), 1) == 0 &&
         text(to) == _T("xy1")));
  CHECK((text(_tcscpy(to, _T("a"))) == _T("a") && text(_tcscat(to, _T("B"))) == _T("aB")));
  CHECK((text(_tcsncat(to, _T("cd"), 1)) == _T("aBc") &&
         text(_tcsncpy(to, _T("zy"), 3)) == _T("zy")));
  CHECK((_tcslen(to) == 2 && _tcsclen(to) == 2 && _tcsnlen(to, 1) == 1));
  CHECK((_tcscmp(to, _T("zy")) == 0 && _tcsncmp(to, _T("zx"), 1) == 0 &&
         _tcscoll(to, _T("zy")) == 0));
  CHECK((_tcsicmp(to, _T("ZY")) == 0 && _tcsnicmp(to, _T("ZX"), 1) == 0));
  const TCHAR *path = _T("a/b/c");
  CHECK((_tcschr(path, _T('/')) == path + 1 && _tcsrchr(path, _T('/')) == path + 3));
  CHECK((_tcsstr(path, _T("b/")) == path + 2 && _tcspbrk(path, _T("cb")) == path + 2));
  CHECK((_tcsspn(path, _T("a/")) == 2 && _tcscspn(path, _T("b")) == 2));
  TCHAR words[] = {'p', ' ', 'q', 0}, more[] = {'r', ' ', 's', 0};
  CHECK(text(_tcstok(words, _T(" "))) == _T("p"));
  CHECK(text(_tcstok(nullptr, _T(" "))) == _T("q"));
  TCHAR *context = nullptr;
  CHECK(text(_tcstok_s(more, _T(" "), &context)) == _T("r"));
  TCHAR *copy = _tcsdup(_T("Copy"));
  CHECK((text(_tcslwr(copy)) == _T("copy") && text(_tcsupr(copy)) == _T("COPY")));
  CHECK((_tcslwr_s(copy, 5) == 0 && text(_tcsrev(copy)) == _T("ypoc") && _tcsupr_s(copy, 5) == 0));
  free(copy);
  TCHAR message[80];
  CHECK((_tcserror_s(message, 80, 2) == 0 && _tcslen(message) > 5));
  struct tm when = {};
  when.tm_year = 70;
  CHECK((_tcsftime(message, 80, _T("%Y"), &when) == 4 && text(message) == _T("1970")));
}

TEST_CASE(KIND ": locale") { CHECK(_tsetlocale(LC_ALL, nullptr) == text(_T("C"))); }

TEST_CASE(KIND ": paths") {
  TCHAR drive[_MAX_DRIVE], folder[_MAX_DIR], name[_MAX_FNAME], extension[_MAX_EXT], path[20];
  CHECK(_tsplitpath_s(_T("C:\\a/b.txt"), drive, folder, name, extension) == 0);
  CHECK((text(drive) == _T("C:") && text(folder) == _T("\\a/") && text(name) == _T("b") &&
         text(extension) == _T(".txt")));
  _tsplitpath(_T("c"), nullptr, nullptr, name, extension);
  CHECK((text(name) == _T("c") && text(extension).empty()));
  CHECK(
      (_tmakepath_s(path, _T("D"), _T("x"), _T("y"), _T("z")) == 0 && text(path) == _T("D:x/y.z")));
  TCHAR long_path[_MAX_PATH];
  _tmakepath(long_path, nullptr, nullptr, _T("y"), nullptr);
  CHECK(text(long_path) == _T("y"));
  TCHAR *const full = _tfullpath(nullptr, _T("/tmp/../x"), 0);
  CHECK(text(full) == _T("/x"));
  free(full);
}

TEST_CASE(KIND ": characters") {
  CHECK((_istalpha(_T('a')) && _istdigit(_T('1')) && _istalnum(_T('a')) && _istspace(_T(' '))));
  CHECK((_istupper(_T('A')) && _istlower(_T('a')) && _istpunct(_T('!')) && _istxdigit(_T('f'))));
  CHECK((_istprint(_T('a')) && _istcntrl(_T('\n')) && !_istalpha(_T('1'))));
  CHECK((_totupper(_T('a')) == _T('A') && _totlower(_T('A')) == _T('a')));
}

TEST_CASE(KIND ": arguments") {
  CHECK((text(__targv[0]).size() > 0 && text(_tpgmptr).find(_T("/compat_tests")) != text::npos));
}

TEST_CASE(KIND ": environment and temporary files") {
  CHECK((_tputenv(_T("COMPAT_T=a")) == 0 && text(_tgetenv(_T("COMPAT_T"))) == _T("a")));
  CHECK(_tputenv_s(_T("COMPAT_T"), _T("bc")) == 0);
  size_t size = 0;
  TCHAR value[4], *copy = nullptr, path[_MAX_PATH];
  CHECK((_tgetenv_s(&size, value, _T("COMPAT_T")) == 0 && text(value) == _T("bc")));
  CHECK((_tdupenv_s(&copy, &size, _T("COMPAT_T")) == 0 && size == 3));
  free(copy);
  _tsearchenv(_T("/tmp"), _T("COMPAT_T"), path);
  CHECK((text(path) == _T("/tmp") && _tsearchenv_s(_T("/x/y"), _T("COMPAT_T"), path) == ENOENT));
  CHECK((_ttmpnam_s(path, _MAX_PATH) == 0 && text(path).size() > 5));
  TCHAR first[] = {'/', 't', 'X', 'X', 'X', 'X', 'X', 'X', 0}, second[] = {'X', 'X', 'X', 'X', 'X', 'X', 0};
  CHECK((_tmktemp(first) == first && _tmktemp_s(second, 7) == 0));
  TCHAR *const name = _ttempnam(nullptr, _T("t"));
  FILE *stream = _tfopen(name, _T("w")), *again = nullptr;
  CHECK((_tfreopen(name, _T("w"), stream) == stream));
  CHECK((_tfreopen_s(&again, name, _T("w"), stream) == 0 && again == stream));
  fclose(stream);
  stream = _tfdopen(_open("/dev/null", _O_RDONLY), _T("r"));
  CHECK(fclose(stream) == 0);
  CHECK(_pclose(_tpopen(_T("true"), _T("r"))) == 0);
  CHECK(_tunlink(name) == 0);
  free(name);
  errno = 0;
  _tperror(_T("no error"));
}

TEST_CASE(KIND ": functions with a locale") {
  const _locale_t c = _tcreate_locale(LC_ALL, _T("C"));
  TCHAR buffer[10], *end = nullptr;
  int number = 0;
  CHECK((_tprintf_l(_T("\n"), c) == 1 && _ftprintf_l(stdout, _T("\n"), c) == 1));
  CHECK((_stprintf_s_l(buffer, 10, _T("%d"), c, 12) == 2 && _sntprintf_l(buffer, 10, _T("%d"), c, 3) == 1));
  CHECK((_stscanf_s_l(_T("7"), _T("%d"), c, &number) == 1 && number == 7));
  CHECK((_tcstod_l(_T("1.5"), &end, c) == 1.5 && _tcstol_l(_T("2"), &end, 10, c) == 2));
  CHECK((_tstof_l(_T("2.5"), c) == 2.5 && _ttoi_l(_T("3"), c) == 3));
  CHECK((_tcsicmp_l(_T("A"), _T("a"), c) == 0 && _tcscoll_l(_T("a"), _T("b"), c) < 0));
  CHECK((text(_tcslwr_l(buffer, c)) == _T("3") && text(_tcsupr_l(buffer, c)) == _T("3")));
  CHECK((_istalpha_l(_T('a'), c) && _istdigit_l(_T('1'), c) && _istspace_l(_T(' '), c)));
  CHECK((_totupper_l(_T('a'), c) == _T('A') && _totlower_l(_T('A'), c) == _T('a')));
  _free_locale(c);
}

TEST_CASE(KIND ": child processes") {
  const TCHAR *const arguments[] = {_T("sh"), _T("-c"), _T("\"exit 3\""), nullptr};
  CHECK((_tspawnl(_P_WAIT, _T("/bin/sh"), _T("sh"), _T("-c"), _T("\"exit 4\""), nullptr) == 4));
  CHECK((_tspawnlp(_P_WAIT, _T("true"), _T("true"), nullptr) == 0));
  CHECK((_tspawnv(_P_WAIT, _T("/bin/sh"), arguments) == 3));
  CHECK((_tspawnvp(_P_WAIT, _T("sh.exe"), arguments) == 3));
}
