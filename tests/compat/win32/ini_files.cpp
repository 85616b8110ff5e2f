//===--- ini_files.cpp - INI files ----------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <fstream>
#include <sstream>
#include <string>
#include <windows.h>

#include "support.h"

namespace {
void write(const std::string &name, const std::string &text) {
  std::ofstream(name, std::ios::binary) << text;
}
std::string read(const std::string &name) {
  std::ostringstream text;
  text << std::ifstream(name, std::ios::binary).rdbuf();
  return text.str();
}
} // namespace

TEST_CASE("GetPrivateProfileString, GetPrivateProfileInt: values of an ini file") {
  const temporary_folder folder;
  write(folder.path + "/a.ini",
        "; comment\r\n[One]\r\n Name = some text \r\nquoted=\" x \"\r\n;k=1\r\n"
        "n=42 apples\r\nhex=0x1F\r\nneg=-3\r\nempty=\r\n[two]\nw=gr\u00fcn\n");
  const std::string path = folder.file("a.ini");
  const char *const file = path.c_str();
  char text[50];
  CHECK((GetPrivateProfileStringA("one", "NAME", "", text, 50, file) == 9));
  CHECK(text == std::string("some text"));
  CHECK((GetPrivateProfileString("One", "quoted", "", text, 50, file) == 3 && text[1] == 'x'));
  CHECK((GetPrivateProfileString("One", "k", "def  ", text, 50, file) == 3));
  CHECK(text == std::string("def"));
  CHECK((GetPrivateProfileString("One", "empty", "def", text, 50, file) == 0 && *text == 0));
  CHECK((GetPrivateProfileString("One", "name", "", text, 5, file) == 4));
  CHECK(text == std::string("some"));
  wchar_t wide[50];
  CHECK(GetPrivateProfileStringW(L"two", L"w", L"", wide, 50, folder.wide_file("a.ini").c_str()) ==
        4);
  CHECK(wide == std::wstring(L"gr\u00fcn"));
  CHECK(GetPrivateProfileIntA("One", "n", 7, file) == 42);
  CHECK((GetPrivateProfileInt("One", "hex", 7, file) == 31 &&
         GetPrivateProfileInt("One", "x", 7, file) == 7));
  CHECK(static_cast<int>(
            GetPrivateProfileIntW(L"One", L"neg", 7, folder.wide_file("a.ini").c_str())) == -3);
  CHECK((GetPrivateProfileInt("One", "name", 7, file) == 0));
}

TEST_CASE("GetPrivateProfileSection, lists of keys and sections") {
  const temporary_folder folder;
  write(folder.path + "/a.ini", "[a]\nx=1\n;c=2\ny= 2\n[b]\nz=3\n");
  const std::string path = folder.file("a.ini");
  char text[50];
  CHECK(GetPrivateProfileSectionA("a", text, 50, path.c_str()) == 8);
  CHECK(std::string(text, 9) == std::string("x=1\0y=2\0", 9));
  CHECK((GetPrivateProfileSection("none", text, 50, path.c_str()) == 0 && text[0] == 0 &&
         text[1] == 0));
  CHECK(GetPrivateProfileString("a", nullptr, "", text, 50, path.c_str()) == 4);
  CHECK(std::string(text, 5) == std::string("x\0y\0", 5));
  CHECK((GetPrivateProfileSectionNamesA(text, 50, path.c_str()) == 4 && text[2] == 'b'));
  CHECK(
      (GetPrivateProfileSectionNames(text, 3, path.c_str()) == 1 && text[1] == 0 && text[2] == 0));
  wchar_t wide[50];
  const std::wstring wide_path = folder.wide_file("a.ini");
  CHECK(GetPrivateProfileSectionW(L"b", wide, 50, wide_path.c_str()) == 4);
  CHECK((GetPrivateProfileSectionNamesW(wide, 50, wide_path.c_str()) == 4 && *wide == L'a'));
}

TEST_CASE("WritePrivateProfileString: keeps the other lines") {
  const temporary_folder folder;
  const std::string path = folder.file("a.ini"), name = folder.path + "/a.ini";
  CHECK(WritePrivateProfileStringA("a", "x", "1", path.c_str()));
  CHECK(WritePrivateProfileString("b", "y", "2", path.c_str()));
  CHECK(WritePrivateProfileStringW(L"A", L"z", L"\u00e4", folder.wide_file("a.ini").c_str()));
  CHECK(WritePrivateProfileString("a", "X", "3", path.c_str()));
  CHECK(read(name) == "[a]\r\nX=3\r\nz=\u00e4\r\n[b]\r\ny=2\r\n");
  CHECK(WritePrivateProfileString("a", "x", nullptr, path.c_str()));
  CHECK(WritePrivateProfileString("b", nullptr, nullptr, path.c_str()));
  CHECK(read(name) == "[a]\r\nz=\u00e4\r\n");
  CHECK(!WritePrivateProfileString("a", "x", "1", folder.file("no\\a.ini").c_str()));
}
