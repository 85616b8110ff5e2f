//===--- folders.cpp - folders of the user -------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "shlobj.h"
#include "text.h"
#include "win32/last_error.h"
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <pwd.h>
#include <unistd.h>

using namespace amp2hip_windows;

namespace {

std::string variable(const char *name) {
  const char *const value = std::getenv(name);
  return value != nullptr && *value == '/' ? value : std::string();
}
std::string home() {
  if (const std::string value = variable("HOME"); !value.empty())
    return value;
  const passwd *const user = getpwuid(getuid());
  return user != nullptr ? user->pw_dir : "/";
}
std::string base_folder(const char *name, const char *otherwise) {
  const std::string value = variable(name);
  return value.empty() ? home() + otherwise : value;
}
/// Returns a folder of user-dirs.dirs, whose lines are `XDG_MUSIC_DIR="$HOME/Music"`.
std::string desktop_folder(const std::string &kind, const char *otherwise) {
  std::ifstream lines(base_folder("XDG_CONFIG_HOME", "/.config") + "/user-dirs.dirs");
  const std::string begin = "XDG_" + kind + "_DIR=\"";
  for (std::string line; std::getline(lines, line);) {
    const std::size_t end = line.rfind('"');
    if (line.compare(0, begin.size(), begin) != 0 || end < begin.size())
      continue;
    const std::string path = line.substr(begin.size(), end - begin.size());
    return path.compare(0, 5, "$HOME") == 0 ? home() + path.substr(5) : path;
  }
  return home() + otherwise;
}

/// Returns the path of a folder; empty if it does not exist on Linux.
std::string folder_path(int folder) {
  switch (folder) {
  case CSIDL_DESKTOP:
  case CSIDL_DESKTOPDIRECTORY:
    return desktop_folder("DESKTOP", "/Desktop");
  case CSIDL_PERSONAL:
    return desktop_folder("DOCUMENTS", "/Documents");
  case CSIDL_MYMUSIC:
    return desktop_folder("MUSIC", "/Music");
  case CSIDL_MYVIDEO:
    return desktop_folder("VIDEOS", "/Videos");
  case CSIDL_MYPICTURES:
    return desktop_folder("PICTURES", "/Pictures");
  case CSIDL_APPDATA:
    return base_folder("XDG_CONFIG_HOME", "/.config");
  case CSIDL_LOCAL_APPDATA:
    return base_folder("XDG_DATA_HOME", "/.local/share");
  case CSIDL_INTERNET_CACHE:
    return base_folder("XDG_CACHE_HOME", "/.cache");
  case CSIDL_PROFILE:
    return home();
  case CSIDL_FONTS:
    return "/usr/share/fonts";
  default:
    return "";
  }
}

HRESULT find_folder(std::string path, bool creates, std::string &found) {
  if (path.empty())
    return E_INVALIDARG;
  std::error_code error;
  if (creates)
    std::filesystem::create_directories(path, error);
  found = std::move(path);
  return std::filesystem::is_directory(found, error) ? S_OK : S_FALSE;
}

template <typename Char>
HRESULT store_folder(int folder, Char *path) {
  std::string found;
  const HRESULT result =
      find_folder(folder_path(folder & 0xFF), (folder & CSIDL_FLAG_CREATE) != 0, found);
  const auto text = as_text<Char>(found);
  path[text.copy(path, MAX_PATH - 1)] = 0;
  return result;
}

int create_folders(const std::string &path) {
  std::error_code error;
  if (std::filesystem::is_directory(path, error))
    return static_cast<int>(ERROR_ALREADY_EXISTS);
  std::filesystem::create_directories(path, error);
  return static_cast<int>(error ? code_of_errno(error.value()) : ERROR_SUCCESS);
}

} // namespace

HRESULT SHGetFolderPathA(HWND, int folder, HANDLE, DWORD, LPSTR path) {
  return store_folder(folder, path);
}
HRESULT SHGetFolderPathW(HWND, int folder, HANDLE, DWORD, LPWSTR path) {
  return store_folder(folder, path);
}
BOOL SHGetSpecialFolderPathA(HWND, LPSTR path, int folder, BOOL creates) {
  return store_folder(folder | (creates != FALSE ? CSIDL_FLAG_CREATE : 0), path) == S_OK;
}
BOOL SHGetSpecialFolderPathW(HWND, LPWSTR path, int folder, BOOL creates) {
  return store_folder(folder | (creates != FALSE ? CSIDL_FLAG_CREATE : 0), path) == S_OK;
}
HRESULT SHGetKnownFolderPath(REFKNOWNFOLDERID folder, DWORD flags, HANDLE, PWSTR *path) {
  constexpr struct {
    const KNOWNFOLDERID &id;
    int folder;
  } folders[] = {{FOLDERID_Desktop, CSIDL_DESKTOP},
                 {FOLDERID_Documents, CSIDL_PERSONAL},
                 {FOLDERID_Music, CSIDL_MYMUSIC},
                 {FOLDERID_Pictures, CSIDL_MYPICTURES},
                 {FOLDERID_Videos, CSIDL_MYVIDEO},
                 {FOLDERID_RoamingAppData, CSIDL_APPDATA},
                 {FOLDERID_LocalAppData, CSIDL_LOCAL_APPDATA},
                 {FOLDERID_Profile, CSIDL_PROFILE},
                 {FOLDERID_Fonts, CSIDL_FONTS}};
  *path = nullptr;
  std::string name = std::memcmp(&folder, &FOLDERID_Downloads, sizeof folder) == 0
                         ? desktop_folder("DOWNLOAD", "/Downloads")
                         : std::string();
  for (const auto &known : folders)
    if (std::memcmp(&known.id, &folder, sizeof folder) == 0)
      name = folder_path(known.folder);
  std::string found;
  const HRESULT result = find_folder(name, (flags & KF_FLAG_CREATE) != 0, found);
  if (result != S_OK)
    return result == S_FALSE ? HRESULT_FROM_WIN32(ERROR_FILE_NOT_FOUND) : result;
  const std::wstring text = widen(found);
  const std::size_t size = (text.size() + 1) * sizeof(wchar_t);
  *path = static_cast<PWSTR>(std::memcpy(CoTaskMemAlloc(size), text.c_str(), size));
  return S_OK;
}
int SHCreateDirectoryExA(HWND, LPCSTR path, const SECURITY_ATTRIBUTES *) {
  return create_folders(path_of(path));
}
int SHCreateDirectoryExW(HWND, LPCWSTR path, const SECURITY_ATTRIBUTES *) {
  return create_folders(path_of(path));
}
