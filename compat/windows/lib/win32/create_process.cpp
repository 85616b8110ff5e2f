//===--- create_process.cpp - CreateProcess -------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/win32/files.h"
#include "amp2hip_windows/win32/processes.h"
#include "amp2hip_windows/win32/system.h"
#include "command_line.h"
#include "text.h"
#include "win32/file_objects.h"
#include "win32/last_error.h"
#include "win32/processes.h"
#include <csignal>
#include <fcntl.h>
#include <unistd.h>

using namespace amp2hip_windows;

namespace {

/// Returns the texts of a block that ends with two null characters.
template <typename Char>
std::vector<std::string> texts_in(const Char *block) {
  std::vector<std::string> texts;
  for (; *block != 0; block += std::char_traits<Char>::length(block) + 1)
    texts.push_back(utf8_of(block));
  return texts;
}

/// Returns the program at the start of a command line. Without quotes, its name may contain spaces.
std::string program_of(const std::string &line) {
  std::string found = find_program(path_of(split_command_line(line)[0].c_str()), true);
  for (std::size_t space = line.find(' '); found.empty() && space != std::string::npos;) {
    if (line[0] == '"')
      break;
    space = line.find(' ', space + 1);
    found = find_program(path_of(line.substr(0, space).c_str()), true);
  }
  return found;
}

template <typename Startup>
bool set_files(const Startup *startup, process_options &options) {
  if (startup == nullptr || (startup->dwFlags & STARTF_USESTDHANDLES) == 0)
    return true;
  const HANDLE handles[] = {startup->hStdInput, startup->hStdOutput, startup->hStdError};
  for (int i = 0; i < 3; ++i) {
    if (handles[i] == nullptr || handles[i] == INVALID_HANDLE_VALUE)
      continue;
    const auto of = object_as<file>(handles[i]);
    if (of == nullptr)
      return false;
    options.files[i] = of->descriptor;
  }
  return true;
}

template <typename Char, typename Startup>
BOOL create_process(const Char *program, const Char *line, DWORD flags, LPVOID environment,
                    const Char *folder, const Startup *startup, LPPROCESS_INFORMATION to) {
  if ((program == nullptr && line == nullptr) || to == nullptr)
    return fail(ERROR_INVALID_PARAMETER);
  if ((flags & CREATE_SUSPENDED) != 0)
    return fail(ERROR_NOT_SUPPORTED);
  process_options options;
  options.folder = path_of(folder);
  if (environment != nullptr)
    options.environment = (flags & CREATE_UNICODE_ENVIRONMENT) != 0
                              ? texts_in(static_cast<const WCHAR *>(environment))
                              : texts_in(static_cast<const CHAR *>(environment));
  if (!set_files(startup, options))
    return FALSE;
  options.arguments =
      line != nullptr ? split_command_line(utf8_of(line)) : std::vector{utf8_of(program)};
  const std::string path =
      program != nullptr ? find_program(path_of(program), false) : program_of(utf8_of(line));
  if (path.empty())
    return fail(ERROR_FILE_NOT_FOUND);
  const auto child = start_process(path, options);
  if (child == nullptr)
    return errno == ENOEXEC ? fail(ERROR_BAD_EXE_FORMAT) : fail_with_errno();
  *to = {open_handle(child), open_handle(child), static_cast<DWORD>(child->id),
         static_cast<DWORD>(child->id)};
  return TRUE;
}

} // namespace

BOOL CreateProcessA(LPCSTR program, LPSTR line, LPSECURITY_ATTRIBUTES, LPSECURITY_ATTRIBUTES, BOOL,
                    DWORD flags, LPVOID environment, LPCSTR folder, LPSTARTUPINFOA startup,
                    LPPROCESS_INFORMATION process) {
  return create_process<CHAR>(program, line, flags, environment, folder, startup, process);
}
BOOL CreateProcessW(LPCWSTR program, LPWSTR line, LPSECURITY_ATTRIBUTES, LPSECURITY_ATTRIBUTES,
                    BOOL, DWORD flags, LPVOID environment, LPCWSTR folder, LPSTARTUPINFOW startup,
                    LPPROCESS_INFORMATION process) {
  return create_process<WCHAR>(program, line, flags, environment, folder, startup, process);
}

BOOL GetExitCodeProcess(HANDLE handle, LPDWORD code) {
  *code = STILL_ACTIVE;
  if (handle == GetCurrentProcess())
    return TRUE;
  const auto of = object_as<process>(handle);
  if (of == nullptr)
    return FALSE;
  const std::lock_guard<std::mutex> guard(object_lock::get().mutex);
  *code = of->code;
  return TRUE;
}
DWORD GetProcessId(HANDLE handle) {
  if (handle == GetCurrentProcess())
    return GetCurrentProcessId();
  const auto of = object_as<process>(handle);
  return of != nullptr ? static_cast<DWORD>(of->id) : 0;
}
BOOL CreatePipe(PHANDLE read, PHANDLE write, LPSECURITY_ATTRIBUTES, DWORD) {
  int ends[2];
  if (!succeeded(pipe2(ends, O_CLOEXEC)))
    return FALSE;
  *read = open_handle(std::make_shared<file>(ends[0], true));
  *write = open_handle(std::make_shared<file>(ends[1], true));
  return TRUE;
}
BOOL SetHandleInformation(HANDLE handle, DWORD, DWORD) {
  return object_of(handle) != nullptr ? TRUE : fail_for_handle();
}
BOOL TerminateProcess(HANDLE handle, UINT code) {
  if (handle == GetCurrentProcess())
    std::_Exit(static_cast<int>(code));
  const auto of = object_as<process>(handle);
  if (of == nullptr)
    return FALSE;
  const std::lock_guard<std::mutex> guard(object_lock::get().mutex);
  if (of->ended)
    return fail(ERROR_ACCESS_DENIED);
  of->terminated = code;
  return succeeded(kill(of->id, SIGKILL));
}
