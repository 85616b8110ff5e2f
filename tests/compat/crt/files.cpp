//===--- files.cpp - fopen_s and other functions for streams -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <cstring>
#include <stdio.h>

#include "support.h"

static std::string contents(const std::string &name) {
  FILE *stream = nullptr;
  char text[100] = "";
  if (fopen_s(&stream, name.c_str(), "rb") == 0) {
    text[fread(text, 1, sizeof text - 1, stream)] = 0;
    fclose(stream);
  }
  return text;
}

TEST_CASE("fopen_s: returns an error code; backslashes separate folders") {
  invalid_parameters invalid;
  const temporary_folder folder;
  FILE *stream = nullptr;
  REQUIRE(fopen_s(&stream, folder.file("a.txt").c_str(), "wt") == 0);
  fputs("text", stream);
  fclose(stream);
  CHECK(contents(folder.file("a.txt")) == "text");
  stream = reinterpret_cast<FILE *>(1);
  CHECK(fopen_s(&stream, folder.file("missing").c_str(), "r") == ENOENT);
  CHECK(stream == nullptr);
  CHECK(invalid.taken() == 0);
  CHECK(fopen_s(nullptr, "x", "r") == EINVAL);
  CHECK(fopen_s(&stream, nullptr, "r") == EINVAL);
  CHECK(fopen_s(&stream, "x", nullptr) == EINVAL);
  CHECK(invalid.taken() == 3);
}

TEST_CASE("other functions that open") {
  const temporary_folder folder;
  FILE *stream = _wfopen(folder.wide_file("w.txt").c_str(), L"w");
  REQUIRE(stream != nullptr);
  fputs("wide", stream);
  CHECK(_flushall() == 0);
  CHECK(_fileno(stream) > 2);
  REQUIRE(freopen_s(&stream, folder.file("w.txt").c_str(), "r", stream) == 0);
  CHECK(_fseeki64(stream, 2, SEEK_SET) == 0);
  CHECK(_ftelli64(stream) == 2);
  CHECK(fgetc(stream) == 'd');
  fgetc(stream);
  CHECK(fgetc(stream) == EOF);
  CHECK(clearerr_s(stream) == 0);
  CHECK_FALSE(feof(stream));
  fclose(stream);
  REQUIRE(_wfopen_s(&stream, folder.wide_file("w.txt").c_str(), L"r") == 0);
  fclose(stream);
  REQUIRE((stream = _fsopen(folder.file("w.txt").c_str(), "r", 0x40)) != nullptr);
  fclose(stream);
  REQUIRE((stream = _wfsopen(folder.wide_file("w.txt").c_str(), L"r", 0x40)) != nullptr);
  FILE *other = _fdopen(dup(_fileno(stream)), "r");
  REQUIRE(other != nullptr);
  fclose(other);
  fclose(stream);
  CHECK(_wrename(folder.wide_file("w.txt").c_str(), folder.wide_file("v.txt").c_str()) == 0);
  CHECK(contents(folder.file("v.txt")) == "wide");
  CHECK(_wremove(folder.wide_file("v.txt").c_str()) == 0);
  CHECK(contents(folder.file("v.txt")).empty());
  invalid_parameters invalid;
  CHECK(tmpfile_s(nullptr) == EINVAL);
  CHECK(clearerr_s(nullptr) == EINVAL);
  CHECK(_fileno(nullptr) == -1);
  CHECK(invalid.taken() == 3);
}

TEST_CASE("fread_s: stops at the size of the buffer") {
  FILE *stream = nullptr;
  REQUIRE(tmpfile_s(&stream) == 0);
  fputs("abcdef", stream);
  rewind(stream);
  invalid_parameters invalid;
  char buffer[4] = {};
  CHECK(fread_s(buffer, 4, 2, 2, stream) == 2);
  CHECK(std::memcmp(buffer, "abcd", 4) == 0);
  CHECK(fread_s(buffer, 4, 1, 10, stream) == 2);
  CHECK(invalid.taken() == 0);
  rewind(stream);
  CHECK(fread_s(buffer, 4, 1, 6, stream) == 0);
  CHECK((invalid.taken() == 1 && errno == ERANGE && buffer[0] == 0));
  fclose(stream);
}

TEST_CASE("_popen: reads the output of a command") {
  FILE *stream = _popen("echo hello", "rt");
  REQUIRE(stream != nullptr);
  char line[20] = "";
  CHECK(fgets(line, sizeof line, stream) == line);
  CHECK(line == std::string("hello\n"));
  CHECK(_pclose(stream) == 0);
}
