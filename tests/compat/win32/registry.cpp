//===--- registry.cpp - Tests of the registry of the user -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <atlbase.h>
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

TEST_CASE("RegEnumKeyEx, RegEnumValue, RegQueryInfoKey: what a key contains") {
  const empty_registry registry;
  HKEY key = nullptr, below = nullptr;
  for (const char *name : {"App\\recent", "App\\Colors\\dark", "App\\Recent\\1", "App\\gr\u00fcn"})
    REQUIRE((RegCreateKeyA(HKEY_CURRENT_USER, name, &below) == 0 && RegCloseKey(below) == 0));
  REQUIRE(RegCreateKeyA(HKEY_CURRENT_USER, "app", &key) == 0);
  const DWORD number = 7;
  REQUIRE(RegSetValueExA(key, "a = b", 0, REG_DWORD, reinterpret_cast<const BYTE *>(&number), 4) ==
          0);
  REQUIRE(RegSetKeyValueW(HKEY_CURRENT_USER, L"App", nullptr, REG_SZ, L"text", sizeof L"text") ==
          0);

  std::string names;
  char name[16];
  DWORD size = sizeof name;
  FILETIME time = {};
  for (DWORD i = 0; RegEnumKeyExA(key, i, name, &size, nullptr, nullptr, nullptr, &time) == 0;
       ++i) {
    CHECK(size == std::string(name).size());
    names += name + std::string(" ");
    size = sizeof name;
  }
  CHECK(names == "Colors gr\u00fcn recent ");
  CHECK(time.dwHighDateTime > 0x01D00000);
  size = 6;
  CHECK(RegEnumKeyEx(key, 0, name, &size, nullptr, nullptr, nullptr, nullptr) ==
        LONG(ERROR_MORE_DATA));
  wchar_t wide[16];
  size = 16;
  CHECK(RegEnumKeyExW(key, 1, wide, &size, nullptr, nullptr, nullptr, nullptr) == 0);
  CHECK((wide == std::wstring(L"gr\u00fcn") && size == 4));
  CHECK((RegEnumKeyW(key, 2, wide, 16) == 0 && wide == std::wstring(L"recent")));
  CHECK(RegEnumKeyA(key, 3, name, 16) == LONG(ERROR_NO_MORE_ITEMS));
  CHECK((RegEnumKey(key, 0, name, 16) == 0 && name == std::string("Colors")));

  DWORD type = 0, value = 0, value_size = sizeof value;
  size = sizeof name;
  CHECK(RegEnumValueA(key, 0, name, &size, nullptr, &type, reinterpret_cast<BYTE *>(&value),
                      &value_size) == 0);
  CHECK((name == std::string("a = b") && size == 5 && type == REG_DWORD && value == 7));
  size = 16;
  CHECK(RegEnumValueW(key, 1, wide, &size, nullptr, &type, nullptr, &value_size) == 0);
  CHECK((size == 0 && wide[0] == 0 && type == REG_SZ && value_size == 5 * sizeof(wchar_t)));
  CHECK(RegEnumValue(key, 2, name, &size, nullptr, nullptr, nullptr, nullptr) ==
        LONG(ERROR_NO_MORE_ITEMS));

  DWORD keys = 9, longest_key = 9, values = 9, longest_name = 9, longest_value = 9;
  CHECK(RegQueryInfoKeyW(key, nullptr, nullptr, nullptr, &keys, &longest_key, nullptr, &values,
                         &longest_name, &longest_value, nullptr, &time) == 0);
  CHECK((keys == 3 && longest_key == 6 && values == 2 && longest_name == 5));
  CHECK(longest_value == 5 * sizeof(wchar_t));
  size = sizeof name;
  CHECK(RegQueryInfoKeyA(key, name, &size, nullptr, nullptr, nullptr, nullptr, nullptr, nullptr,
                         &longest_value, nullptr, nullptr) == 0);
  CHECK((size == 0 && name[0] == 0 && longest_value == 5));
  CHECK(RegQueryInfoKey(nullptr, nullptr, nullptr, nullptr, &keys, nullptr, nullptr, nullptr,
                        nullptr, nullptr, nullptr, nullptr) == LONG(ERROR_INVALID_HANDLE));
  RegCloseKey(key);
}

TEST_CASE("RegDeleteTree: a key with the keys below it") {
  const empty_registry registry;
  HKEY key = nullptr;
  for (const char *name : {"App\\a\\b", "App\\ab", "App\\a"})
    REQUIRE(RegSetKeyValueA(HKEY_CURRENT_USER, name, "v", REG_SZ, "", 1) == 0);
  CHECK(RegDeleteKeyExW(HKEY_CURRENT_USER, L"App\\a", 0, 0) == LONG(ERROR_ACCESS_DENIED));
  CHECK(RegDeleteTreeA(HKEY_CURRENT_USER, "app\\A") == 0);
  CHECK(registry.text() == "[App\\ab]\r\nv=1:\r\n");
  CHECK(RegDeleteTree(HKEY_CURRENT_USER, "App\\a") == LONG(ERROR_FILE_NOT_FOUND));
  CHECK(RegDeleteKeyValueW(HKEY_CURRENT_USER, L"App\\ab", L"v") == 0);
  CHECK(RegDeleteKeyValueA(HKEY_CURRENT_USER, "App\\ab", "v") == LONG(ERROR_FILE_NOT_FOUND));
  REQUIRE(RegSetKeyValue(HKEY_CURRENT_USER, "App", "v", REG_SZ, "x", 2) == 0);
  CHECK(RegDeleteKeyValue(HKEY_CURRENT_USER, "App", "none") == LONG(ERROR_FILE_NOT_FOUND));
  REQUIRE(RegOpenKeyA(HKEY_CURRENT_USER, "App", &key) == 0);
  CHECK(RegDeleteTreeW(key, nullptr) == 0);
  CHECK(registry.text() == "[App]\r\n");
  CHECK((RegDeleteKeyExA(key, "", 0, 0) == 0 && RegCloseKey(key) == 0));
  CHECK(RegDeleteKeyEx(HKEY_CURRENT_USER, "App", 0, 0) == LONG(ERROR_FILE_NOT_FOUND));
}

TEST_CASE("CRegKey: a key with its values") {
  const empty_registry registry;
  CRegKey key;
  CHECK(key.Open(HKEY_CURRENT_USER, "Software\\A") == LONG(ERROR_FILE_NOT_FOUND));
  CHECK(key.m_hKey == nullptr);
  REQUIRE(key.Create(HKEY_CURRENT_USER, "Software\\A") == 0);
  const BYTE bytes[] = {1, 2};
  CHECK(key.SetDWORDValue("n", 85) == 0);
  CHECK(key.SetQWORDValue("q", 1ULL << 40) == 0);
  CHECK(key.SetStringValue("s", "text") == 0);
  CHECK(key.SetBinaryValue("b", bytes, sizeof bytes) == 0);
  CHECK(key.SetMultiStringValue("m", "one\0two\0") == 0);
  CHECK(key.SetKeyValue("below", "value") == 0);
  CHECK(key.SetValue("old", "o") == 0);
  CHECK(key.SetValue(DWORD(3), "p") == 0);

  DWORD number = 0;
  ULONGLONG large = 0;
  char text[16];
  BYTE read[2] = {};
  ULONG size = sizeof text;
  CHECK((key.QueryDWORDValue("n", number) == 0 && number == 85));
  CHECK(key.QueryDWORDValue("s", number) == LONG(ERROR_MORE_DATA));
  CHECK(key.QueryQWORDValue("n", large) == LONG(ERROR_INVALID_DATA));
  CHECK((key.QueryQWORDValue("q", large) == 0 && large == 1ULL << 40));
  CHECK((key.QueryStringValue("s", text, &size) == 0 && text == std::string("text") && size == 5));
  size = sizeof text;
  CHECK(key.QueryStringValue("n", text, &size) == LONG(ERROR_INVALID_DATA));
  size = sizeof text;
  CHECK(key.QueryMultiStringValue("m", text, &size) == 0);
  CHECK(std::string(text, size) == std::string("one\0two\0", 9));
  size = sizeof read;
  CHECK((key.QueryBinaryValue("b", read, &size) == 0 && read[1] == 2));
  CHECK((key.QueryValue(number, "p") == 0 && number == 3));
  DWORD count = sizeof text;
  CHECK((key.QueryValue(text, "o", &count) == 0 && text == std::string("old")));
  CHECK(key.QueryDWORDValue("none", number) == LONG(ERROR_FILE_NOT_FOUND));

  count = sizeof text;
  CHECK((key.EnumKey(0, text, &count) == 0 && text == std::string("below")));
  CRegKey other(key);
  CHECK((key == nullptr && other != nullptr));
  key = other;
  CHECK((key.DeleteValue("n") == 0 && key.DeleteSubKey("none") == LONG(ERROR_FILE_NOT_FOUND)));
  CHECK((key.RecurseDeleteKey("below") == 0 && key.Flush() == 0));
  other.Attach(key.Detach());
  CHECK((other.Close() == 0 && other.Close() == 0));
}
