//===--- shell_folders.cpp - folders of the user -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <cstdlib>
#include <fstream>
#include <shlobj.h>
#include <string>

#include "support.h"

TEST_CASE("folders of the user") {
  const temporary_folder home;
  const std::string old = getenv("HOME");
  setenv("HOME", home.path.c_str(), 1);
  for (const char *name : {"XDG_CONFIG_HOME", "XDG_DATA_HOME"})
    unsetenv(name);
  char path[MAX_PATH];
  wchar_t wide[MAX_PATH];
  CHECK(SHGetFolderPathA(nullptr, CSIDL_APPDATA, nullptr, SHGFP_TYPE_CURRENT, path) == S_FALSE);
  CHECK(path == home.path + "/.config");
  CHECK(SHGetFolderPath(nullptr, CSIDL_APPDATA | CSIDL_FLAG_CREATE, nullptr, 0, path) == S_OK);
  std::ofstream(home.path + "/.config/user-dirs.dirs")
      << "# the folders\nXDG_MUSIC_DIR=\"$HOME/Songs\"\nXDG_VIDEOS_DIR=\"/\"\n";
  CHECK(SHGetFolderPathW(nullptr, CSIDL_MYMUSIC | CSIDL_FLAG_CREATE, nullptr, 0, wide) == S_OK);
  CHECK(std::wstring(wide).substr(home.path.size()) == L"/Songs");
  CHECK((SHGetSpecialFolderPathA(nullptr, path, CSIDL_MYVIDEO, FALSE) && path[1] == 0));
  CHECK((SHGetSpecialFolderPath(nullptr, path, CSIDL_PERSONAL, TRUE) &&
         path == home.path + "/Documents"));
  CHECK_FALSE(SHGetSpecialFolderPathW(nullptr, wide, CSIDL_DESKTOP, FALSE));
  CHECK(SHGetFolderPathA(nullptr, CSIDL_PROGRAM_FILES, nullptr, 0, path) == E_INVALIDARG);
  wchar_t *known = nullptr;
  const KNOWNFOLDERID &id = FOLDERID_Documents;
  CHECK(SHGetKnownFolderPath(id, KF_FLAG_DEFAULT, nullptr, &known) == S_OK);
  CHECK(std::wstring(known).substr(home.path.size()) == L"/Documents");
  CoTaskMemFree(known);
  CHECK(SHGetKnownFolderPath(FOLDERID_Downloads, KF_FLAG_DEFAULT, nullptr, &known) ==
        HRESULT_FROM_WIN32(ERROR_FILE_NOT_FOUND));
  CHECK(known == nullptr);
  const std::string nested = home.path + "\\a\\b";
  CHECK(SHCreateDirectoryExA(nullptr, nested.c_str(), nullptr) == ERROR_SUCCESS);
  CHECK(SHCreateDirectoryEx(nullptr, nested.c_str(), nullptr) == ERROR_ALREADY_EXISTS);
  CHECK(SHCreateDirectoryExW(nullptr, L"/", nullptr) == ERROR_ALREADY_EXISTS);
  setenv("HOME", old.c_str(), 1);
}
