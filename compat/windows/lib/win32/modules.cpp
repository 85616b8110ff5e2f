//===--- modules.cpp - LoadLibrary, GetProcAddress ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/modules.h"
#include "amp2hip_windows/win32/lists.h"
#include "amp2hip_windows/win32/memory.h"
#include "amp2hip_windows/win32/processors.h"
#include "amp2hip_windows/win32/sync.h"
#include "amp2hip_windows/win32/system.h"
#include "amp2hip_windows/win32/thread_properties.h"
#include "amp2hip_windows/win32/time.h"
#include "text.h"
#include "win32/export_ordinals.h"
#include "win32/last_error.h"
#include "win32/module_map.h"
#include <algorithm>
#include <cctype>
#include <cstring>
#include <dlfcn.h>
#include <filesystem>
#include <string>
#include <vector>

using namespace amp2hip_windows;
namespace fs = std::filesystem;

namespace {

/// The handle of the libraries of Windows.
const HMODULE windows_module = reinterpret_cast<HMODULE>(const_cast<char *>("windows"));

std::string lower_case(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

/// True for `kernel32.dll`, also with a folder or without the extension.
bool is_windows_library(const std::string &path) {
  const fs::path name = lower_case(fs::path(path).filename().string());
  if (name.has_extension() && name.extension() != ".dll")
    return false;
  const std::string stem = name.stem().string();
  return stem == "kernel32" || stem == "kernelbase" || stem == "ntdll" || stem == "user32" ||
         stem == "advapi32" || stem == "msvcrt" || stem == "winmm";
}

/// The file in the folder of \p path whose name differs only in case; empty if there is none. The
/// name of the folder may differ in case, too.
std::string in_other_case(fs::path path) {
  std::error_code error;
  if (path.has_relative_path() && path.has_parent_path() && path != path.parent_path() &&
      !fs::exists(path.parent_path(), error) && path.parent_path().has_parent_path())
    path = in_other_case(path.parent_path()) / path.filename();
  const std::string wanted = lower_case(path.filename().string());
  for (const fs::directory_entry &entry : fs::directory_iterator(path.parent_path(), error))
    if (lower_case(entry.path().filename().string()) == wanted)
      return entry.path().string();
  return "";
}

/// The names of files that may contain the library \p path.
std::vector<std::string> candidates(const std::string &path) {
  const fs::path given = path;
  std::vector<std::string> names;
  const std::string extension = lower_case(given.extension().string());
  if (extension == ".dll" || extension.empty()) {
    const std::string stem = given.stem().string();
    names = {"lib" + stem + ".so", stem + ".so"};
  }
  names.push_back(given.filename().string());
  std::vector<std::string> result;
  std::error_code error;
  // Windows looks for `plugins\\x.dll` in the folder of the program first, then in the current one.
  const fs::path program = fs::read_symlink("/proc/self/exe", error).parent_path();
  std::vector<fs::path> folders = {program / given.parent_path()};
  if (given.has_parent_path() && given.is_relative())
    folders.push_back(given.parent_path());
  for (const std::string &name : names) {
    for (const fs::path &folder : folders)
      result.push_back((folder / name).string());
    if (!given.has_parent_path())
      result.push_back(name);
  }
  // Names of files have no case on Windows.
  for (const std::string &name : names)
    for (const fs::path &folder : folders)
      if (std::string other = in_other_case(folder / name); !other.empty())
        result.push_back(std::move(other));
  return result;
}

/// \p flags are those of dlopen(). The caller owns the handle.
HMODULE open_library(const std::string &path, int flags) {
  if (is_windows_library(path))
    return windows_module;
  for (const std::string &name : candidates(path))
    if (void *handle = dlopen(name.c_str(), flags))
      return static_cast<HMODULE>(handle);
  fail(ERROR_MOD_NOT_FOUND);
  return nullptr;
}

/// Returns false if the DllMain() of a library returned FALSE, which unloads the library.
bool accept_attachment(HMODULE module) {
  if (module == nullptr || module == windows_module)
    return module != nullptr;
  const auto is_attached = reinterpret_cast<bool (*)()>(dlsym(module, "amp2hip_dll_attached"));
  if (is_attached == nullptr || is_attached())
    return true;
  dlclose(module);
  fail(ERROR_DLL_INIT_FAILED);
  return false;
}

HMODULE load(const std::string &path) {
  const HMODULE module = open_library(path, RTLD_NOW | RTLD_LOCAL);
  return accept_attachment(module) ? module : nullptr;
}

HMODULE program_module() {
  static const HMODULE program = static_cast<HMODULE>(dlopen(nullptr, RTLD_LAZY));
  return program;
}

HMODULE loaded_library(const std::string &path) {
  const HMODULE module = open_library(path, RTLD_LAZY | RTLD_NOLOAD);
  if (module != nullptr && module != windows_module)
    dlclose(module); // GetModuleHandle does not count as a use
  return module;
}

FARPROC windows_function(const char *name) {
  static const struct {
    const char *name;
    void (*function)(); // the type that casts of functions use
  } functions[] = {
#define FUNCTION(name) {#name, reinterpret_cast<void (*)()>(&name)}
      FUNCTION(GetLogicalProcessorInformation),
      FUNCTION(IsWow64Process),
      FUNCTION(IsProcessorFeaturePresent),
      FUNCTION(GetNumaHighestNodeNumber),
      FUNCTION(GetNativeSystemInfo),
      FUNCTION(GetCurrentProcessorNumber),
      FUNCTION(GlobalMemoryStatusEx),
      FUNCTION(IsDebuggerPresent),
      FUNCTION(GetTickCount64),
      FUNCTION(GetSystemTimePreciseAsFileTime),
      FUNCTION(InitializeCriticalSectionEx),
      FUNCTION(InitializeSRWLock),
      FUNCTION(AcquireSRWLockExclusive),
      FUNCTION(AcquireSRWLockShared),
      FUNCTION(ReleaseSRWLockExclusive),
      FUNCTION(ReleaseSRWLockShared),
      FUNCTION(InitializeConditionVariable),
      FUNCTION(SleepConditionVariableCS),
      FUNCTION(SleepConditionVariableSRW),
      FUNCTION(WakeConditionVariable),
      FUNCTION(WakeAllConditionVariable),
      FUNCTION(InitOnceExecuteOnce),
      FUNCTION(SetThreadDescription),
      FUNCTION(GetThreadDescription),
      FUNCTION(GetActiveProcessorCount),
      FUNCTION(GetMaximumProcessorCount),
      FUNCTION(GetActiveProcessorGroupCount),
      FUNCTION(GetSystemTimes),
      FUNCTION(QueryThreadCycleTime),
      FUNCTION(WaitOnAddress),
      FUNCTION(WakeByAddressSingle),
      FUNCTION(WakeByAddressAll),
#undef FUNCTION
  };
  for (const auto &entry : functions)
    if (std::strcmp(entry.name, name) == 0)
      return reinterpret_cast<FARPROC>(entry.function);
  return nullptr;
}

} // namespace

const link_map *amp2hip_windows::map_of_module(HMODULE module) {
  link_map *map = nullptr;
  if (module == windows_module ||
      dlinfo(module != nullptr ? module : program_module(), RTLD_DI_LINKMAP, &map) != 0)
    return nullptr;
  return map;
}

HMODULE LoadLibraryA(LPCSTR name) { return load(path_of(name)); }
HMODULE LoadLibraryW(LPCWSTR name) { return load(path_of(name)); }
HMODULE LoadLibraryExA(LPCSTR name, HANDLE, DWORD) { return LoadLibraryA(name); }
HMODULE LoadLibraryExW(LPCWSTR name, HANDLE, DWORD) { return LoadLibraryW(name); }

BOOL DisableThreadLibraryCalls(HMODULE) { return TRUE; }

BOOL FreeLibrary(HMODULE module) {
  if (module == windows_module)
    return TRUE;
  if (module == nullptr || dlclose(module) != 0)
    return fail(ERROR_MOD_NOT_FOUND);
  return TRUE;
}

HMODULE GetModuleHandleA(LPCSTR name) {
  return name == nullptr ? program_module() : loaded_library(path_of(name));
}
HMODULE GetModuleHandleW(LPCWSTR name) {
  return name == nullptr ? program_module() : loaded_library(path_of(name));
}

FARPROC GetProcAddress(HMODULE module, LPCSTR name) {
  FARPROC found = nullptr;
  // Windows takes small numbers for ordinals.
  if (const auto ordinal = reinterpret_cast<std::uintptr_t>(name); ordinal <= 0xFFFF) {
    found = reinterpret_cast<FARPROC>(exported_by_ordinal(module, static_cast<unsigned>(ordinal)));
  } else {
    found = windows_function(name);
    if (module != windows_module && found == nullptr)
      found = reinterpret_cast<FARPROC>(dlsym(module != nullptr ? module : RTLD_DEFAULT, name));
  }
  if (found == nullptr)
    fail(ERROR_PROC_NOT_FOUND);
  return found;
}
