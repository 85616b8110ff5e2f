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
