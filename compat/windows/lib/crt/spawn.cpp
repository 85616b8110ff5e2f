//===--- spawn.cpp - _spawn and _exec -------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "command_line.h"
#include "crt/invalid_parameter.h"
#include "process.h"
#include "text.h"
#include "win32/processes.h"
#include <cstdarg>
#include <optional>

using namespace amp2hip_windows;

namespace {

template <typename Char>
std::vector<std::string> texts_of(const Char *const *texts) {
  std::vector<std::string> result;
  for (; *texts != nullptr; ++texts)
    result.push_back(utf8_of(*texts));
  return result;
}

/// Windows joins the arguments with spaces, and the child process splits them again, so that
/// arguments with spaces need quotes.
std::vector<std::string> as_on_windows(const std::vector<std::string> &arguments) {
  std::string line;
  for (const std::string &argument : arguments)
    line += (line.empty() ? "" : " ") + argument;
  return split_command_line(line);
}

template <typename Char>
intptr_t spawn(int mode, const Char *name, const std::vector<std::string> &arguments,
               const Char *const *environment, bool searches) {
  if (name == nullptr || *name == 0 || arguments.empty() || mode < 0 || mode > _P_DETACH) {
    invalid_parameter("_spawn", "the name or an argument is missing, or the mode is invalid");
    return -1;
  }
  const std::string path = find_program(path_of(name), searches);
  if (path.empty())
    return -1;
  process_options options;
  options.arguments = as_on_windows(arguments);
  if (environment != nullptr)
    options.environment = texts_of(environment);
  if (mode == _P_OVERLAY) {
    std::vector<std::string> none;
    const std::vector<char *> values = pointers_to(options.arguments);
    const std::vector<char *> variables = pointers_to(options.environment.value_or(none));
    return execve(path.c_str(), values.data(), environment != nullptr ? variables.data() : environ);
  }
  const auto child = start_process(path, options);
  if (child == nullptr)
    return -1;
  if (mode == _P_WAIT)
    return static_cast<int>(wait_for(*child));
  return mode == _P_DETACH ? 0 : reinterpret_cast<intptr_t>(open_handle(child));
}

/// The arguments of a call such as _spawnl, and the environment after them.
template <typename Char>
struct spawn_arguments {
  std::vector<std::string> arguments;
  const Char *const *environment = nullptr;

  spawn_arguments(const Char *first, va_list &rest, bool has_environment) {
    for (const Char *next = first; next != nullptr; next = va_arg(rest, const Char *))
      arguments.push_back(utf8_of(next));
    if (has_environment)
      environment = va_arg(rest, const Char *const *);
  }
};

} // namespace

#define SPAWN_LIST(mode, Char, has_environment, searches)                                          \
  va_list rest;                                                                                    \
  va_start(rest, argument);                                                                        \
  const spawn_arguments<Char> list(argument, rest, has_environment);                               \
  va_end(rest);                                                                                    \
  return spawn(mode, name, list.arguments, list.environment, searches)

intptr_t _spawnl(int mode, const char *name, const char *argument, ...) {
  SPAWN_LIST(mode, char, false, false);
}
intptr_t _spawnlp(int mode, const char *name, const char *argument, ...) {
  SPAWN_LIST(mode, char, false, true);
}
intptr_t _spawnle(int mode, const char *name, const char *argument, ...) {
  SPAWN_LIST(mode, char, true, false);
}
intptr_t _spawnlpe(int mode, const char *name, const char *argument, ...) {
  SPAWN_LIST(mode, char, true, true);
}
intptr_t _wspawnl(int mode, const wchar_t *name, const wchar_t *argument, ...) {
  SPAWN_LIST(mode, wchar_t, false, false);
}
intptr_t _wspawnlp(int mode, const wchar_t *name, const wchar_t *argument, ...) {
  SPAWN_LIST(mode, wchar_t, false, true);
}
intptr_t _execl(const char *name, const char *argument, ...) {
  SPAWN_LIST(_P_OVERLAY, char, false, false);
}
intptr_t _execlp(const char *name, const char *argument, ...) {
  SPAWN_LIST(_P_OVERLAY, char, false, true);
}
intptr_t _spawnv(int mode, const char *name, const char *const *arguments) {
  return spawn<char>(mode, name, texts_of(arguments), nullptr, false);
}
intptr_t _spawnvp(int mode, const char *name, const char *const *arguments) {
  return spawn<char>(mode, name, texts_of(arguments), nullptr, true);
}
intptr_t _spawnve(int mode, const char *name, const char *const *arguments,
                  const char *const *environment) {
  return spawn(mode, name, texts_of(arguments), environment, false);
}
intptr_t _spawnvpe(int mode, const char *name, const char *const *arguments,
                   const char *const *environment) {
  return spawn(mode, name, texts_of(arguments), environment, true);
}
intptr_t _wspawnv(int mode, const wchar_t *name, const wchar_t *const *arguments) {
  return spawn<wchar_t>(mode, name, texts_of(arguments), nullptr, false);
}
intptr_t _wspawnvp(int mode, const wchar_t *name, const wchar_t *const *arguments) {
  return spawn<wchar_t>(mode, name, texts_of(arguments), nullptr, true);
}
intptr_t _execv(const char *name, const char *const *arguments) {
  return _spawnv(_P_OVERLAY, name, arguments);
}
intptr_t _execvp(const char *name, const char *const *arguments) {
  return _spawnvp(_P_OVERLAY, name, arguments);
}

intptr_t _cwait(int *status, intptr_t handle, int) {
  const auto of = std::dynamic_pointer_cast<process>(object_of(reinterpret_cast<HANDLE>(handle)));
  if (of == nullptr) {
    errno = ECHILD;
    return -1;
  }
  const DWORD code = wait_for(*of);
  if (status != nullptr)
    *status = static_cast<int>(code);
  CloseHandle(reinterpret_cast<HANDLE>(handle));
  return handle;
}
