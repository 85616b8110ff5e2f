//===--- shell_paths.cpp - Tests of paths of shlwapi.h --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <shlwapi.h>
#include <string>

#include "support.h"

namespace {
/// The result of a function that changes a path.
template <typename Change>
std::string changed(const char *path, Change change) {
  char buffer[MAX_PATH] = {};
  lstrcpyA(buffer, path);
  change(buffer);
  return buffer;
}
template <typename Change>
std::wstring changed(const wchar_t *path, Change change) {
  wchar_t buffer[MAX_PATH] = {};
  lstrcpyW(buffer, path);
  change(buffer);
  return buffer;
}
std::string combined(const char *folder, const char *name) {
  char path[MAX_PATH] = "unchanged";
  return PathCombineA(path, folder, name) == path ? path : "null:" + std::string(path);
}
std::string canonical(const char *path) {
  char to[MAX_PATH];
  return PathCanonicalizeA(to, path) ? to : "error";
}
} // namespace

TEST_CASE("PathFileExists, PathIsDirectory") {
  const temporary_folder folder;
  fclose(fopen((folder.path + "/a").c_str(), "w"));
  CHECK((PathFileExistsA(folder.file("a").c_str()) &&
         PathFileExistsW(folder.wide_file("a").c_str())));
  CHECK((!PathFileExists(folder.file("b").c_str()) && GetLastError() == ERROR_FILE_NOT_FOUND));
  CHECK(!PathFileExistsA(nullptr));
  CHECK((PathIsDirectoryA(folder.path.c_str()) == FILE_ATTRIBUTE_DIRECTORY));
  CHECK((!PathIsDirectory(folder.file("a").c_str()) && !PathIsDirectoryW(L"/missing/folder")));
}

TEST_CASE("PathIsRelative, PathIsRoot, PathIsFileSpec") {
  CHECK((PathIsRelativeA("a\\b") && PathIsRelativeW(L"..\\a") && PathIsRelative("")));
  CHECK((!PathIsRelativeA("/a") && !PathIsRelativeW(L"\\a") && !PathIsRelative("C:a")));
  CHECK((PathIsRootA("/") && PathIsRootW(L"C:\\") && !PathIsRoot("C:") && !PathIsRootA("/a")));
  CHECK((PathIsFileSpecA("a.txt") && !PathIsFileSpecW(L"a/b") && !PathIsFileSpec("C:a")));
}

TEST_CASE("PathFindFileName, PathFindExtension") {
  CHECK(PathFindFileNameA("C:\\a/b.txt") == std::string("b.txt"));
  CHECK(PathFindFileNameW(L"/a/\u00e4") == std::wstring(L"\u00e4"));
  CHECK(PathFindFileName("a\\b\\") == std::string("b\\"));
  CHECK(PathFindFileName("plain") == std::string("plain"));
  CHECK(PathFindFileName("C:a") == std::string("a"));
  CHECK(PathFindExtensionA("a.b/c.tar.gz") == std::string(".gz"));
  CHECK(PathFindExtensionW(L"a.b\\c") == std::wstring());
  CHECK(PathFindExtension("a.b c") == std::string()); // no space in an extension
}

TEST_CASE("PathCombine, PathAppend") {
  CHECK(combined("C:\\a", "b\\c.txt") == "C:/a/b/c.txt");
  CHECK(combined("/a/b/", "..\\c") == "/a/c");
  CHECK(combined("/a", "C:\\x") == "C:/x");
  CHECK(combined("C:\\a", "\\x") == "C:/x");
  CHECK(combined("/a", "") == "/a");
  CHECK(combined(nullptr, "b") == "b");
  CHECK(combined("a", nullptr) == "a");
  CHECK(combined(nullptr, nullptr) == "null:");
  CHECK(combined("a", std::string(MAX_PATH, 'x').c_str()) == "null:");
  wchar_t wide[MAX_PATH];
  CHECK(
      (PathCombineW(wide, L"\u00e4", L"\u03b5") == wide && wide == std::wstring(L"\u00e4/\u03b5")));
  char path[MAX_PATH] = "/a";
  CHECK((PathCombine(path, path, "b") == path && path == std::string("/a/b")));
  CHECK((PathAppendA(path, "\\c") && path == std::string("/a/b/c")));
  CHECK((PathAppend(path, "..\\..") && path == std::string("/a")));
  CHECK((PathAppendW(wide, L"x") && wide == std::wstring(L"\u00e4/\u03b5/x")));
  CHECK(!PathAppend(path, std::string(MAX_PATH, 'x').c_str()));
}

TEST_CASE("PathCanonicalize: the examples of Windows' documentation, and unusual paths") {
  CHECK(canonical("A:\\1\\.\\2\\..\\3") == "A:/1/3");
  CHECK(canonical("A:\\1\\..\\2\\.\\3") == "A:/2/3");
  CHECK(canonical("A:\\1\\.\\2\\.\\3\\..\\4\\..") == "A:/1/2");
  CHECK(canonical("C:\\..") == "C:/");
  CHECK(canonical("C:") == "C:/");
  CHECK(canonical("/a/../../b/") == "/b/");
  CHECK(canonical("a/.") == "a");
  CHECK(canonical("..a/b..") == "..a/b..");
  CHECK(canonical("") == "/");
  CHECK(canonical("../a") == "/a");
  CHECK(canonical("a/../b") == "/b");
  CHECK((canonical("a/..") == "/" && canonical("..").empty()));
  CHECK(canonical(std::string(MAX_PATH, 'x').c_str()) == "error");
  wchar_t wide[MAX_PATH];
  CHECK((PathCanonicalizeW(wide, L"a\\.\\b") && wide == std::wstring(L"a/b")));
  CHECK((!PathCanonicalize(nullptr, "a") && GetLastError() == ERROR_INVALID_PARAMETER));
}

TEST_CASE("PathRemoveFileSpec, PathStripPath") {
  CHECK(changed("C:\\a\\b.txt", [](char *p) { CHECK(PathRemoveFileSpecA(p)); }) == "C:\\a");
  CHECK(changed("C:\\a", [](char *p) { CHECK(PathRemoveFileSpec(p)); }) == "C:\\");
  CHECK(changed("C:\\", [](char *p) { CHECK(!PathRemoveFileSpec(p)); }) == "C:\\");
  CHECK(changed("/a", [](char *p) { CHECK(PathRemoveFileSpec(p)); }) == "/");
  CHECK(changed("/a/b/", [](char *p) { CHECK(PathRemoveFileSpec(p)); }) == "/a/b");
  CHECK(changed(L"a", [](wchar_t *p) { CHECK(PathRemoveFileSpecW(p)); }).empty());
  CHECK(changed("/a/b.c", PathStripPathA) == "b.c");
  CHECK(changed(L"a\\\u00e4", PathStripPathW) == L"\u00e4");
  CHECK(changed("a", [](char *p) { PathStripPath(p); }) == "a");
}

TEST_CASE("PathRemoveExtension, PathRenameExtension, PathAddExtension") {
  CHECK(changed("a.b/c.d.e", PathRemoveExtensionA) == "a.b/c.d");
  CHECK(changed(L"a.b/c", PathRemoveExtensionW) == L"a.b/c");
  CHECK(changed("a.b", [](char *p) { PathRemoveExtension(p); }) == "a");
  CHECK(changed("a.b", [](char *p) { CHECK(PathRenameExtensionA(p, ".txt")); }) == "a.txt");
  CHECK(changed(L"a", [](wchar_t *p) { CHECK(PathRenameExtensionW(p, L".\u00e4")); }) ==
        L"a.\u00e4");
  CHECK(changed("a", [](char *p) { CHECK(!PathRenameExtension(p, nullptr)); }) == "a");
  CHECK(changed("a", [](char *p) { CHECK(PathAddExtensionA(p, ".txt")); }) == "a.txt");
  CHECK(changed(L"a.b", [](wchar_t *p) { CHECK(!PathAddExtensionW(p, L".txt")); }) == L"a.b");
  const std::string extension(MAX_PATH, 'x');
  CHECK(changed("a", [&](char *p) { CHECK(!PathAddExtension(p, extension.c_str())); }) == "a");
}

TEST_CASE("PathAddBackslash, PathRemoveBackslash") {
  CHECK(changed("a", [](char *p) { CHECK(PathAddBackslashA(p) == p + 2); }) == "a/");
  CHECK(changed(L"a\\", [](wchar_t *p) { CHECK(PathAddBackslashW(p) == p + 2); }) == L"a\\");
  const std::string longest(MAX_PATH - 1, 'x');
  CHECK(changed(longest.c_str(), [](char *p) { CHECK(!PathAddBackslash(p)); }) == longest);
  CHECK(changed("a/", [](char *p) { CHECK(PathRemoveBackslashA(p) == p + 1); }) == "a");
  CHECK(changed(L"a", [](wchar_t *p) { CHECK(*PathRemoveBackslashW(p) == L'a'); }) == L"a");
  CHECK(changed("C:\\", [](char *p) { CHECK(*PathRemoveBackslash(p) == '\\'); }) == "C:\\");
}

TEST_CASE("PathQuoteSpaces, PathUnquoteSpaces") {
  CHECK(changed("a b", PathQuoteSpacesA) == "\"a b\"");
  CHECK(changed(L"ab", PathQuoteSpacesW) == L"ab");
  CHECK(changed("\"a b\"", PathUnquoteSpacesA) == "a b");
  CHECK(changed(L"\"a", PathUnquoteSpacesW) == L"\"a");
  CHECK(changed("a b", [](char *p) { PathQuoteSpaces(p), PathUnquoteSpaces(p); }) == "a b");
}

TEST_CASE("PathMatchSpec: wildcards without regard to case") {
  CHECK((PathMatchSpecA("a.TXT", "*.txt") && PathMatchSpecW(L"\u00e4.bin", L"*.txt;*.bin")));
  CHECK((PathMatchSpec("file", "*.*") && !PathMatchSpec("file", "*.*;*.x")));
  CHECK((PathMatchSpec("abcabd", "*ab?;x") && !PathMatchSpec("abc", "ab")));
  CHECK((PathMatchSpec("abc", "x; abc") && PathMatchSpec("", "*") && !PathMatchSpec("", "?")));
  CHECK((PathMatchSpec("aXbXc", "a*b*c") && !PathMatchSpec("abx", "a*b")));
}
