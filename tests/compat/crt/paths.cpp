//===--- paths.cpp - _splitpath_s and _fullpath --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <stdlib.h>
#include <string>

#include "support.h"

TEST_CASE("_splitpath_s, _splitpath") {
  invalid_parameters invalid;
  char drive[_MAX_DRIVE], folder[_MAX_DIR], name[_MAX_FNAME], extension[_MAX_EXT];
  CHECK(_splitpath_s("C:\\data\\sub/file.tar.gz", drive, folder, name, extension) == 0);
  CHECK(drive == std::string("C:"));
  CHECK(folder == std::string("\\data\\sub/"));
  CHECK(name == std::string("file.tar"));
  CHECK(extension == std::string(".gz"));
  _splitpath("plain", drive, folder, name, extension);
  CHECK((drive[0] == 0 && folder[0] == 0 && extension[0] == 0));
  CHECK(name == std::string("plain"));
  _splitpath("/tmp/x.y", nullptr, nullptr, name, nullptr);
  CHECK(name == std::string("x"));
  CHECK(_splitpath_s("/tmp/long.y", nullptr, 0, nullptr, 0, name, 3, nullptr, 0) == ERANGE);
  CHECK(name[0] == 0);
  CHECK(invalid.taken() == 0);
  CHECK(_splitpath_s(nullptr, drive, folder, name, extension) == EINVAL);
  CHECK(_splitpath_s("x", nullptr, 3, nullptr, 0, name, 3, nullptr, 0) == EINVAL);
  CHECK(invalid.taken() == 2);
}

TEST_CASE("_makepath_s, _makepath") {
  invalid_parameters invalid;
  char path[_MAX_PATH];
  CHECK(_makepath_s(path, "C", "\\data", "file", "txt") == 0);
  CHECK(path == std::string("C:\\data/file.txt"));
  _makepath(path, nullptr, "a/", "b", ".c");
  CHECK(path == std::string("a/b.c"));
  CHECK(invalid.taken() == 0);
  CHECK(_makepath_s(path, 4, nullptr, "a", "bcd", nullptr) == ERANGE);
  CHECK((path[0] == 0 && invalid.taken() == 1));
}

TEST_CASE("_fullpath: the file need not exist") {
  char path[_MAX_PATH];
  const std::string here = std::filesystem::current_path().string();
  CHECK(_fullpath(path, "sub\\..\\missing.txt", _MAX_PATH) == here + "/missing.txt");
  CHECK(_fullpath(path, "/a/./b", _MAX_PATH) == std::string("/a/b"));
  CHECK(_fullpath(path, "x", 2) == nullptr);
  char *allocated = _fullpath(nullptr, "y", 0);
  CHECK(allocated == here + "/y");
  free(allocated);
}

TEST_CASE("_wsplitpath_s, _wsplitpath, _wmakepath_s, _wmakepath, _wfullpath") {
  invalid_parameters invalid;
  wchar_t drive[_MAX_DRIVE], folder[_MAX_DIR], name[_MAX_FNAME], extension[_MAX_EXT];
  CHECK(_wsplitpath_s(L"C:\\d\u00fcr\\\u03b5.tar.gz", drive, folder, name, extension) == 0);
  CHECK((drive == std::wstring(L"C:") && folder == std::wstring(L"\\d\u00fcr\\")));
  CHECK((name == std::wstring(L"\u03b5.tar") && extension == std::wstring(L".gz")));
  _wsplitpath(L"plain", drive, folder, name, extension);
  CHECK((*drive == 0 && *folder == 0 && name == std::wstring(L"plain") && *extension == 0));
  CHECK(_wsplitpath_s(L"/tmp/long.y", nullptr, 0, nullptr, 0, name, 3, nullptr, 0) == ERANGE);
  CHECK(invalid.taken() == 0);
  CHECK(_wsplitpath_s(L"x", nullptr, 3, nullptr, 0, name, 3, nullptr, 0) == EINVAL);
  CHECK(invalid.taken() == 1);
  wchar_t path[8];
  CHECK((_wmakepath_s(path, nullptr, L"a", L"b", L".c") == 0 && path == std::wstring(L"a/b.c")));
  CHECK((_wmakepath_s(path, L"C", L"abc", L"def", L"g") == ERANGE && invalid.taken() == 1));
  wchar_t large[_MAX_PATH];
  _wmakepath(large, L"C", nullptr, L"b", L"c");
  CHECK(large == std::wstring(L"C:b.c"));
  CHECK((_wfullpath(large, L"/tmp/../x", _MAX_PATH) == large && large == std::wstring(L"/x")));
  CHECK(_wfullpath(path, L"/a/very/long/path", 8) == nullptr);
}
