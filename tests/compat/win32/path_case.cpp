//===--- path_case.cpp - Files whose names have another letter case -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <filesystem>
#include <fstream>
#include <io.h>
#include <stdio.h>
#include <string>
#include <windows.h>

#include "support.h"

namespace fs = std::filesystem;

namespace {

/// Makes the file "Lut tables/\u00c4 bone.lut" with \p text in \p folder.
void make_table(const temporary_folder &folder, const char *text) {
  fs::create_directory(folder.path + "/Lut tables");
  std::ofstream(folder.path + "/Lut tables/\u00c4 bone.lut") << text;
}

std::string first_line(FILE *stream) {
  char line[32] = {};
  REQUIRE(fgets(line, sizeof line, stream) == line);
  fclose(stream);
  return line;
}

} // namespace

TEST_CASE("Files open in any letter case") {
  const temporary_folder folder;
  make_table(folder, "12");
  FILE *stream = nullptr;
  REQUIRE(fopen_s(&stream, folder.file("LUT Tables\\\u00e4 Bone.lut").c_str(), "r") == 0);
  CHECK(first_line(stream) == "12");
  REQUIRE(_wfopen_s(&stream, folder.wide_file("lut TABLES\\").append(L"\u00e4 BONE.LUT").c_str(),
                    L"r") == 0);
  CHECK(first_line(stream) == "12");
  CHECK(_access(folder.file("LUT TABLES").c_str(), 0) == 0);
  CHECK(GetFileAttributesA(folder.file("lut tables").c_str()) == FILE_ATTRIBUTE_DIRECTORY);
  CHECK(_access(folder.file("LUT TABLES\\none").c_str(), 0) == -1);
}

TEST_CASE("An exact name has precedence, then the first of several names") {
  const temporary_folder folder;
  for (const char *name : {"a.txt", "A.txt", "B.TXT", "b.TXT"})
    std::ofstream(folder.path + "/" + name) << name;
  const auto opened = [&](const char *name) {
    FILE *stream = nullptr;
    REQUIRE(fopen_s(&stream, folder.file(name).c_str(), "r") == 0);
    return first_line(stream);
  };
  CHECK(opened("a.txt") == "a.txt");
  CHECK(opened("A.txt") == "A.txt");
  CHECK(opened("b.txt") == "B.TXT");
}

TEST_CASE("A new file is created in the existing folder") {
  const temporary_folder folder;
  make_table(folder, "1");
  FILE *stream = nullptr;
  REQUIRE(fopen_s(&stream, folder.file("LUT TABLES\\New.lut").c_str(), "w") == 0);
  fclose(stream);
  CHECK(fs::exists(folder.path + "/Lut tables/New.lut"));
  CHECK_FALSE(fs::exists(folder.path + "/LUT TABLES"));
}

TEST_CASE("A file can be renamed to another letter case") {
  const temporary_folder folder;
  std::ofstream(folder.path + "/report.txt") << "r";
  std::ofstream(folder.path + "/Other.txt") << "o";
  REQUIRE(MoveFileA(folder.file("REPORT.txt").c_str(), folder.file("Report.txt").c_str()) != FALSE);
  CHECK(fs::exists(folder.path + "/Report.txt"));
  CHECK_FALSE(fs::exists(folder.path + "/report.txt"));
  CHECK(MoveFileA(folder.file("report.txt").c_str(), folder.file("OTHER.TXT").c_str()) == FALSE);
  CHECK(GetLastError() == ERROR_ALREADY_EXISTS);
  CHECK(_wrename(folder.wide_file("report.txt").c_str(), folder.wide_file("REPORT.TXT").c_str()) ==
        0);
  CHECK(fs::exists(folder.path + "/REPORT.TXT"));
}

TEST_CASE("A search for the letter case leaves errno unchanged") {
  const temporary_folder folder;
  make_table(folder, "1");
  errno = 0;
  CHECK(_access(folder.file("LUT TABLES").c_str(), 0) == 0);
  CHECK(errno == 0);
}
