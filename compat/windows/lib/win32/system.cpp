//===--- system.cpp - OutputDebugString, GetSystemInfo, ExitProcess ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/win32/system.h"
#include "amp2hip_windows/win32/handles.h"
#include "amp2hip_windows/win32/modules.h"
#include "crt/format.h"
#include "runtime/environment.h"
#include "win32/last_error.h"
#include "win32/proc_files.h"
#include "win32/results.h"
#include <algorithm>
#include <cerrno>
#include <csignal>
#include <cstdlib>
#include <cstring>
#include <dlfcn.h>
#include <filesystem>
#include <link.h>
#include <pwd.h>
#include <sched.h>
#include <string>
#include <string_view>
#include <system_error>
#include <thread>
#include <unistd.h>

using namespace amp2hip_windows;

namespace {

DWORDLONG memory_info(const char *key) { return number_in("/proc/meminfo", key) * 1024; }

DWORD_PTR cores_of_process() {
  cpu_set_t cores;
  DWORD_PTR mask = 0;
  if (sched_getaffinity(0, sizeof cores, &cores) == 0)
    for (unsigned i = 0; i < 64; ++i)
      if (CPU_ISSET(i, &cores))
        mask |= DWORD_PTR{1} << i;
  return mask;
}

template <typename Char>
DWORD get_variable(const Char *name, Char *buffer, DWORD size) {
  const char *value = std::getenv(utf8_of(name).c_str());
  if (value == nullptr)
    return static_cast<DWORD>(fail(ERROR_ENVVAR_NOT_FOUND));
  return store_path(as_text<Char>(value), size, buffer);
}
BOOL set_variable(const std::string &name, const char *value) {
  return succeeded(value != nullptr ? setenv(name.c_str(), value, 1) : unsetenv(name.c_str()));
}

/// Returns the path of a library, or of the program for null.
std::filesystem::path path_of_module(HMODULE module, std::error_code &error) {
  if (module == nullptr || module == GetModuleHandleA(nullptr))
    return std::filesystem::read_symlink("/proc/self/exe", error);
  link_map *loaded = nullptr;
  const bool is_library = module != GetModuleHandleA("kernel32") &&
                          dlinfo(module, RTLD_DI_LINKMAP, &loaded) == 0 && loaded != nullptr;
  if (!is_library)
    error = std::make_error_code(std::errc::no_such_file_or_directory);
  return is_library ? std::filesystem::absolute(loaded->l_name, error) : std::filesystem::path();
}

template <typename Char>
DWORD get_module_path(HMODULE module, Char *buffer, DWORD size) {
  std::error_code error;
  const auto path = as_text<Char>(path_of_module(module, error).string());
  if (error || size == 0)
    return static_cast<DWORD>(fail(error ? ERROR_FILE_NOT_FOUND : ERROR_INSUFFICIENT_BUFFER));
  const std::size_t stored = path.copy(buffer, size - 1);
  buffer[stored] = 0;
  if (stored == path.size())
    return static_cast<DWORD>(stored);
  fail(ERROR_INSUFFICIENT_BUFFER);
  return size;
}

/// Stores a name and its length. If it does not fit, stores the required size with the null
/// character and fails with \p error.
template <typename Char>
BOOL store_name(const std::string &name, Char *buffer, LPDWORD size, DWORD error,
                bool counts_null) {
  const auto text = as_text<Char>(name);
  if (buffer == nullptr || text.size() >= *size) {
    *size = static_cast<DWORD>(text.size()) + 1;
    return fail(error);
  }
  text.copy(buffer, text.size());
  buffer[text.size()] = 0;
  *size = static_cast<DWORD>(text.size()) + (counts_null ? 1 : 0);
  return TRUE;
}
std::string computer_name() {
  char name[256] = "";
  gethostname(name, sizeof name - 1);
  return name;
}
std::string user_name() {
  const passwd *user = getpwuid(getuid());
  return user != nullptr ? user->pw_name : std::to_string(getuid());
}

bool shows_debug_output() { return amp2hip::is_set("AMP2HIP_DEBUG_OUTPUT") || IsDebuggerPresent(); }

/// Replaces the names between percent signs that are those of variables.
std::string with_variables(std::string_view text) {
  std::string result;
  while (!text.empty()) {
    const std::size_t begin = std::min(text.find('%'), text.size());
    result += text.substr(0, begin);
    text.remove_prefix(begin);
    const std::size_t end = text.find('%', 1);
    const char *value = text.empty() || end == std::string_view::npos
                            ? nullptr
                            : std::getenv(std::string(text.substr(1, end - 1)).c_str());
    // The second percent sign may belong to the next name.
    const std::size_t length = std::min(value != nullptr ? end + 1 : end, text.size());
    result += value != nullptr ? std::string_view(value) : text.substr(0, length);
    text.remove_prefix(length);
  }
  return result;
}

template <typename Char>
DWORD store_expanded(const std::basic_string<Char> &text, Char *buffer, DWORD size) {
  const auto length = static_cast<DWORD>(text.size() + 1);
  if (buffer != nullptr && length <= size)
    std::copy_n(text.c_str(), length, buffer);
  return length;
}

} // namespace

void OutputDebugStringA(LPCSTR text) {
  if (text != nullptr && shows_debug_output())
    put(stderr, text);
}
void OutputDebugStringW(LPCWSTR text) {
  if (text != nullptr && shows_debug_output())
    put(stderr, narrow(text));
}
BOOL IsDebuggerPresent() { return number_in("/proc/self/status", "TracerPid:") != 0; }
void DebugBreak() { std::raise(SIGTRAP); }
void ExitProcess(UINT code) { std::exit(static_cast<int>(code)); }

void GetSystemInfo(LPSYSTEM_INFO info) {
  *info = SYSTEM_INFO();
  info->wProcessorArchitecture = PROCESSOR_ARCHITECTURE_AMD64;
  info->dwPageSize = static_cast<DWORD>(sysconf(_SC_PAGESIZE));
  info->dwAllocationGranularity = info->dwPageSize;
  info->lpMinimumApplicationAddress = reinterpret_cast<LPVOID>(0x10000);
  info->lpMaximumApplicationAddress = reinterpret_cast<LPVOID>(0x7FFFFFFEFFFF);
  info->dwNumberOfProcessors = static_cast<DWORD>(sysconf(_SC_NPROCESSORS_ONLN));
  info->dwActiveProcessorMask = cores_of_process();
  info->dwProcessorType = 8664;
}
void GetNativeSystemInfo(LPSYSTEM_INFO info) { GetSystemInfo(info); }

BOOL GlobalMemoryStatusEx(LPMEMORYSTATUSEX status) {
  if (status == nullptr || status->dwLength != sizeof *status)
    return fail(ERROR_INVALID_PARAMETER);
  status->ullTotalPhys = memory_info("MemTotal:");
  status->ullAvailPhys = memory_info("MemAvailable:");
  status->ullTotalPageFile = status->ullTotalPhys + memory_info("SwapTotal:");
  status->ullAvailPageFile = status->ullAvailPhys + memory_info("SwapFree:");
  status->ullTotalVirtual = DWORDLONG{1} << 47;
  status->ullAvailVirtual =
      status->ullTotalVirtual - number_in("/proc/self/status", "VmSize:") * 1024;
  status->ullAvailExtendedVirtual = 0;
  status->dwMemoryLoad =
      status->ullTotalPhys == 0
          ? 0
          : static_cast<DWORD>(100 - 100 * status->ullAvailPhys / status->ullTotalPhys);
  return TRUE;
}
BOOL GetProcessAffinityMask(HANDLE process, PDWORD_PTR mask, PDWORD_PTR system_mask) {
  if (process != GetCurrentProcess())
    return fail(ERROR_INVALID_HANDLE);
  const long cores = sysconf(_SC_NPROCESSORS_ONLN);
  *mask = cores_of_process();
  *system_mask = cores < 64 ? (DWORD_PTR{1} << cores) - 1 : ~DWORD_PTR{0};
  return TRUE;
}
BOOL SetProcessAffinityMask(HANDLE process, DWORD_PTR mask) {
  if (process != GetCurrentProcess())
    return fail(ERROR_INVALID_HANDLE);
  DWORD_PTR old = 0, system = 0;
  GetProcessAffinityMask(process, &old, &system);
  if (mask == 0 || (mask & ~system) != 0)
    return fail(ERROR_INVALID_PARAMETER);
  cpu_set_t cores;
  CPU_ZERO(&cores);
  for (unsigned i = 0; i < 64; ++i)
    if ((mask >> i & 1) != 0)
      CPU_SET(i, &cores);
  std::error_code error;
  for (const auto &task : std::filesystem::directory_iterator("/proc/self/task", error)) {
    const int id = std::atoi(task.path().filename().c_str());
    if (sched_setaffinity(id, sizeof cores, &cores) != 0 && errno != ESRCH)
      return fail(ERROR_INVALID_PARAMETER);
  }
  return error ? fail(ERROR_ACCESS_DENIED) : TRUE;
}
DWORD GetCurrentProcessorNumber() { return static_cast<DWORD>(sched_getcpu()); }

DWORD GetEnvironmentVariableA(LPCSTR name, LPSTR buffer, DWORD size) {
  return get_variable(name, buffer, size);
}
DWORD GetEnvironmentVariableW(LPCWSTR name, LPWSTR buffer, DWORD size) {
  return get_variable(name, buffer, size);
}
BOOL SetEnvironmentVariableA(LPCSTR name, LPCSTR value) { return set_variable(name, value); }
BOOL SetEnvironmentVariableW(LPCWSTR name, LPCWSTR value) {
  return set_variable(narrow(name), value != nullptr ? narrow(value).c_str() : nullptr);
}
DWORD ExpandEnvironmentStringsA(LPCSTR text, LPSTR buffer, DWORD size) {
  return store_expanded(with_variables(text), buffer, size);
}
DWORD ExpandEnvironmentStringsW(LPCWSTR text, LPWSTR buffer, DWORD size) {
  return store_expanded(widen(with_variables(narrow(text))), buffer, size);
}
DWORD GetModuleFileNameA(HMODULE module, LPSTR buffer, DWORD size) {
  return get_module_path(module, buffer, size);
}
DWORD GetModuleFileNameW(HMODULE module, LPWSTR buffer, DWORD size) {
  return get_module_path(module, buffer, size);
}
BOOL GetComputerNameA(LPSTR buffer, LPDWORD size) {
  return store_name(computer_name(), buffer, size, ERROR_BUFFER_OVERFLOW, false);
}
BOOL GetComputerNameW(LPWSTR buffer, LPDWORD size) {
  return store_name(computer_name(), buffer, size, ERROR_BUFFER_OVERFLOW, false);
}
BOOL GetUserNameA(LPSTR buffer, LPDWORD size) {
  return store_name(user_name(), buffer, size, ERROR_INSUFFICIENT_BUFFER, true);
}
BOOL GetUserNameW(LPWSTR buffer, LPDWORD size) {
  return store_name(user_name(), buffer, size, ERROR_INSUFFICIENT_BUFFER, true);
}

void GlobalMemoryStatus(LPMEMORYSTATUS status) {
  MEMORYSTATUSEX all = {};
  all.dwLength = sizeof all;
  GlobalMemoryStatusEx(&all);
  *status = {sizeof *status,       all.dwMemoryLoad,     all.ullTotalPhys,    all.ullAvailPhys,
             all.ullTotalPageFile, all.ullAvailPageFile, all.ullTotalVirtual, all.ullAvailVirtual};
}
BOOL GetPhysicallyInstalledSystemMemory(ULONGLONG *size) {
  MEMORYSTATUSEX all = {};
  all.dwLength = sizeof all;
  GlobalMemoryStatusEx(&all);
  *size = all.ullTotalPhys / 1024;
  return TRUE;
}
BOOL QueryFullProcessImageNameA(HANDLE process, DWORD, LPSTR buffer, PDWORD size) {
  if (process != GetCurrentProcess())
    return fail_for_handle();
  const DWORD length = GetModuleFileNameA(nullptr, buffer, *size);
  if (length == 0 || length >= *size)
    return fail(ERROR_INSUFFICIENT_BUFFER);
  *size = length;
  return TRUE;
}
BOOL QueryFullProcessImageNameW(HANDLE process, DWORD, LPWSTR buffer, PDWORD size) {
  if (process != GetCurrentProcess())
    return fail_for_handle();
  const DWORD length = GetModuleFileNameW(nullptr, buffer, *size);
  if (length == 0 || length >= *size)
    return fail(ERROR_INSUFFICIENT_BUFFER);
  *size = length;
  return TRUE;
}
