//===--- registry.cpp - Tests of the registry of the user -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <sstream>
#include <string>
#include <sys/wait.h>
#include <unistd.h>
#include <windows.h>
#include <winreg.h>

#include "support.h"

namespace {

/// A registry without keys, in a file of its own.
struct empty_registry {
  empty_registry() { setenv("AMP2HIP_REGISTRY", file.c_str(), 1); }
  ~empty_registry() { unsetenv("AMP2HIP_REGISTRY"); }
  std::string text() const {
    std::ostringstream all;
    all << std::ifstream(file, std::ios::binary).rdbuf();
    return all.str();
  }
  temporary_folder folder;
  const std::string file = folder.path + "/sub/registry.ini";
};

} // namespace

TEST_CASE("RegOpenKeyEx, RegCreateKeyEx: keys") {
  const empty_registry registry;
  HKEY key = nullptr, same = nullptr;
  CHECK(RegOpenKeyExW(HKEY_CURRENT_USER, L"Software\\A\\B", 0, KEY_READ, &key) ==
        LONG(ERROR_FILE_NOT_FOUND));
  DWORD disposition = 0;
  REQUIRE(RegCreateKeyExA(HKEY_CURRENT_USER, "Software\\A\\B", 0, nullptr, REG_OPTION_NON_VOLATILE,
                          KEY_ALL_ACCESS, nullptr, &key, &disposition) == 0);
  CHECK(disposition == REG_CREATED_NEW_KEY);
  CHECK(registry.text() == "[Software\\A\\B]\r\n");
  REQUIRE(RegOpenKeyExW(HKEY_CURRENT_USER, L"SOFTWARE\\a\\b\\", 0, KEY_READ, &same) == 0);
  CHECK((RegCloseKey(same) == 0 && RegCloseKey(nullptr) == LONG(ERROR_INVALID_HANDLE)));
  REQUIRE(RegOpenKeyA(HKEY_CURRENT_USER, "software", &same) == 0); // has keys below
  const REGSAM rights = KEY_READ;
  const PHKEY result = &key;
  CHECK(RegOpenKeyExA(same, "b", 0, rights, result) == LSTATUS(ERROR_FILE_NOT_FOUND));
  CHECK(RegOpenKey(same, "b", result) == LSTATUS(ERROR_FILE_NOT_FOUND));
  HKEY below = nullptr;
  REQUIRE(RegOpenKeyW(same, L"A\\B", &below) == 0);
  RegCloseKey(below);
  CHECK(RegDeleteKeyA(HKEY_CURRENT_USER, "Software\\A") == LONG(ERROR_ACCESS_DENIED));
  CHECK(RegDeleteKeyW(same, L"A\\B") == 0);
  CHECK(RegDeleteKeyW(same, L"A\\B") == LONG(ERROR_FILE_NOT_FOUND));
  CHECK((RegFlushKey(same) == 0 && RegCloseKey(same) == 0 && RegCloseKey(key) == 0));
  REQUIRE(RegCreateKeyExW(HKEY_CURRENT_USER, L"c", 0, nullptr, 0, KEY_WRITE, nullptr, &key,
                          &disposition) == 0);
  REQUIRE(RegCreateKeyW(key, L"d", &same) == 0);
  CHECK((RegCreateKeyA(key, "d", &below) == 0 && RegCloseKey(below) == 0));
  CHECK((RegCreateKey(key, "D", &below) == 0 && RegCloseKey(below) == 0));
  CHECK(RegDeleteKey(key, "d") == 0);
  CHECK((RegCloseKey(same) == 0 && RegCloseKey(key) == 0));
}

TEST_CASE("RegSetValueEx, RegQueryValueEx: values") {
  const empty_registry registry;
  HKEY key = nullptr;
  REQUIRE(RegCreateKeyA(HKEY_CURRENT_USER, "App", &key) == 0);
  const DWORD number = 85;
  const unsigned long long large = 1ULL << 40;
  const BYTE bytes[] = {0, 0xff, 16};
  CHECK(RegSetValueExW(key, L"Quality", 0, REG_DWORD, reinterpret_cast<const BYTE *>(&number), 4) ==
        0);
  CHECK(RegSetValueExA(key, "Large", 0, REG_QWORD, reinterpret_cast<const BYTE *>(&large), 8) == 0);
  CHECK(RegSetValueExA(key, "Bytes=1", 0, REG_BINARY, bytes, 3) == 0);
  const wchar_t name[] = L"gr\u00fcn 100%\n ";
  CHECK(RegSetValueExW(key, nullptr, 0, REG_SZ, reinterpret_cast<const BYTE *>(name),
                       sizeof name) == 0);
  CHECK(registry.text() == "[App]\r\nQuality=4:85\r\nLarge=11:1099511627776\r\n"
                           "Bytes%3d1=3:00ff10\r\n@=1:gr\u00fcn 100%25%0a%20\r\n");

  DWORD value = 0, type = 0, size = sizeof value;
  CHECK(RegQueryValueExA(key, "QUALITY", nullptr, &type, reinterpret_cast<BYTE *>(&value), &size) ==
        0);
  CHECK((value == 85 && type == REG_DWORD && size == 4));
  unsigned long long wide = 0;
  size = sizeof wide;
  CHECK(RegGetValueW(HKEY_CURRENT_USER, L"app", L"large", RRF_RT_QWORD, &type, &wide, &size) == 0);
  CHECK((wide == large && type == REG_QWORD));
  CHECK(RegGetValue(key, nullptr, "large", RRF_RT_ANY, nullptr, nullptr, nullptr) == 0);
  CHECK(RegGetValueA(HKEY_CURRENT_USER, "app", "large", RRF_RT_REG_SZ, &type, &wide, &size) ==
        LONG(ERROR_UNSUPPORTED_TYPE));
  BYTE read[3] = {};
  size = 2;
  CHECK(RegQueryValueExA(key, "bytes=1", nullptr, nullptr, read, &size) == LONG(ERROR_MORE_DATA));
  CHECK(size == 3);
  CHECK(RegQueryValueExA(key, "bytes=1", nullptr, nullptr, read, &size) == 0);
  CHECK((read[0] == 0 && read[1] == 0xff && read[2] == 16));
  wchar_t text[20];
  size = sizeof text;
  CHECK(RegQueryValueExW(key, L"", nullptr, &type, reinterpret_cast<BYTE *>(text), &size) == 0);
  CHECK((text == std::wstring(name) && type == REG_SZ && size == sizeof name));
  size = 0;
  CHECK(RegQueryValueExA(key, nullptr, nullptr, &type, nullptr, &size) == 0);
  CHECK(size == sizeof "gr\u00fcn 100%\n ");
  CHECK(RegDeleteValueW(key, L"quality") == 0);
  CHECK(RegDeleteValue(key, "large") == 0);
  CHECK(RegDeleteValueA(key, "quality") == LONG(ERROR_FILE_NOT_FOUND));
  CHECK(RegQueryValueExW(key, L"Quality", nullptr, nullptr, nullptr, nullptr) ==
        LONG(ERROR_FILE_NOT_FOUND));
  RegCloseKey(key);
}

TEST_CASE("RegSetValueEx: lists of texts") {
  const empty_registry registry;
  HKEY key = nullptr;
  REQUIRE(RegCreateKeyW(HKEY_CURRENT_USER, L"List", &key) == 0);
  const char list[] = "one\0two\0";
  CHECK(RegSetValueExA(key, "all", 0, REG_MULTI_SZ, reinterpret_cast<const BYTE *>(list),
                       sizeof list) == 0);
  CHECK(registry.text() == "[List]\r\nall=7:one%00two%00\r\n");
  char text[20];
  DWORD size = sizeof text;
  CHECK(RegQueryValueExA(key, "all", nullptr, nullptr, reinterpret_cast<BYTE *>(text), &size) == 0);
  CHECK(std::string(text, size) == std::string(list, sizeof list));
  RegCloseKey(key);
}

TEST_CASE("RegSetValueEx: programs that change the registry at the same time lose no values") {
  const empty_registry registry;
  constexpr int writers = 4, values = 25;
  pid_t children[writers];
  for (int w = 0; w < writers; ++w) {
    children[w] = fork();
    REQUIRE(children[w] >= 0);
    if (children[w] != 0)
      continue;
    bool stored = true;
    for (int v = 0; v < values; ++v) {
      HKEY key = nullptr;
      const DWORD number = DWORD(w * values + v);
      stored = stored && RegCreateKeyA(HKEY_CURRENT_USER, "Software\\Shared", &key) == 0 &&
               RegSetValueExA(key, std::to_string(number).c_str(), 0, REG_DWORD,
                              reinterpret_cast<const BYTE *>(&number), sizeof number) == 0 &&
               RegCloseKey(key) == 0;
    }
    _exit(stored ? 0 : 1);
  }
  for (const pid_t child : children) {
    int status = -1;
    REQUIRE(waitpid(child, &status, 0) == child);
    CHECK(status == 0);
  }
  int found = 0;
  for (int v = 0; v < writers * values; ++v) {
    DWORD number = 0, size = sizeof number;
    found += RegGetValueA(HKEY_CURRENT_USER, "Software\\Shared", std::to_string(v).c_str(),
                          RRF_RT_REG_DWORD, nullptr, &number, &size) == 0 &&
             number == DWORD(v);
  }
  CHECK(found == writers * values);
}

TEST_CASE("RegSetValueEx: a number with another size is refused") {
  const empty_registry registry;
  HKEY key = nullptr;
  REQUIRE(RegCreateKeyA(HKEY_CURRENT_USER, "Software\\A", &key) == 0);
  const BYTE bytes[8] = {1};
  CHECK(RegSetValueExA(key, "n", 0, REG_DWORD, bytes, 2) == LSTATUS(ERROR_INVALID_PARAMETER));
  CHECK(RegSetValueExA(key, "n", 0, REG_QWORD, bytes, 8) == 0);
  CHECK(RegCloseKey(key) == 0);
}

TEST_CASE("RegCreateKey: a registry that cannot be written is an error") {
  setenv("AMP2HIP_REGISTRY", "/dev/null/registry.ini", 1);
  HKEY key = nullptr;
  CHECK(RegCreateKeyA(HKEY_CURRENT_USER, "Software", &key) == LSTATUS(ERROR_ACCESS_DENIED));
  CHECK(key == nullptr);
  unsetenv("AMP2HIP_REGISTRY");
}
