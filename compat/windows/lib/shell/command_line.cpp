//===--- command_line.cpp - command lines ---------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "command_line.h"
#include "amp2hip_windows/crt/program.h"
#include "amp2hip_windows/shell/command_line.h"
#include "amp2hip_windows/win32/command_line.h"
#include "amp2hip_windows/win32/memory.h"
#include "text.h"
#include "win32/last_error.h"
#include <algorithm>

using namespace amp2hip_windows;

LPSTR GetCommandLineA() {
  static auto *const line = new std::string(join_command_line(program_arguments()));
  return line->data();
}
LPWSTR GetCommandLineW() {
  static auto *const line = new std::wstring(widen(GetCommandLineA()));
  return line->data();
}

namespace amp2hip_windows {
std::string command_line_of_arguments() {
  std::vector<std::string> arguments = program_arguments();
  if (arguments.size() < 2)
    return {};
  arguments[0] = "-"; // any name of known length
  return join_command_line(arguments).substr(2);
}
} // namespace amp2hip_windows

LPWSTR *CommandLineToArgvW(LPCWSTR line, int *count) {
  if (line == nullptr || count == nullptr) {
    fail(ERROR_INVALID_PARAMETER);
    return nullptr;
  }
  std::vector<std::wstring> arguments;
  if (*line == 0)
    arguments.push_back(_wpgmptr);
  else
    for (const std::string &argument : split_command_line(narrow(line)))
      arguments.push_back(widen(argument));
  std::size_t size = (arguments.size() + 1) * sizeof(LPWSTR);
  for (const std::wstring &argument : arguments)
    size += (argument.size() + 1) * sizeof(WCHAR);
  auto *const block = static_cast<LPWSTR *>(LocalAlloc(LMEM_FIXED, size));
  if (block == nullptr)
    return nullptr;
  auto *text = reinterpret_cast<LPWSTR>(block + arguments.size() + 1);
  LPWSTR *next = block;
  for (const std::wstring &argument : arguments) {
    *next++ = text;
    text = std::copy_n(argument.c_str(), argument.size() + 1, text);
  }
  *next = nullptr;
  *count = static_cast<int>(arguments.size());
  return block;
}
