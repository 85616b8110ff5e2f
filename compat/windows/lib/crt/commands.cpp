//===--- commands.cpp - Commands of the interpreter of Windows ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Programs call some commands that are parts of the interpreter of Windows, not programs. Those for
// the console are executed here.
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/crt/commands.h"

#include "conio.h"
#include <algorithm>
#include <cctype>
#include <cstdio>
#include <string>
#include <sys/wait.h>
#include <unistd.h>

extern "C" int system_of_libc(const char *command) __asm__("system");

namespace {

bool is_blank(char c) { return c == ' ' || c == '\t' || c == '\r' || c == '\n'; }

/// Returns \p text in lower case.
std::string lowered(std::string text) {
  std::transform(text.begin(), text.end(), text.begin(),
                 [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

/// Replaces the null device of Windows, as the target of redirections, by that of Linux.
std::string with_null_device(std::string text) {
  const std::string device = "/dev/null";
  for (size_t at = text.find('>'); at != std::string::npos; at = text.find('>', at + 1)) {
    size_t begin = at + 1;
    while (begin < text.size() && is_blank(text[begin]))
      ++begin;
    const size_t end = begin + 3;
    if (lowered(text.substr(begin, 3)) == "nul" && (end == text.size() || is_blank(text[end])))
      text.replace(begin, 3, device);
  }
  return text;
}

/// A command for the console.
struct console_command {
  std::string name; ///< empty if the command is for the shell
  bool is_silent = false;
};

console_command parse(const std::string &text) {
  std::string words = lowered(text);
  if (const size_t at = words.find("2>&1"); at != std::string::npos)
    words.erase(at, 4); // these commands print no errors
  if (words.find_first_of("&|<") != std::string::npos)
    return {};
  bool is_silent = false;
  if (const size_t at = words.find('>'); at != std::string::npos) {
    is_silent = at == 0 || words[at - 1] != '2';
    words.resize(at - size_t(!is_silent));
  }
  words.erase(0, words.find_first_not_of(" \t@"));
  const size_t end = std::min(words.find_first_of(" \t\r\n"), words.size());
  const bool has_arguments = words.find_first_not_of(" \t\r\n", end) != std::string::npos;
  std::string name = words.substr(0, end);
  const bool accepts_arguments =
      name == "chcp" || name == "color" || name == "mode" || name == "title";
  if (!accepts_arguments && (has_arguments || (name != "pause" && name != "cls")))
    return {};
  return {std::move(name), is_silent};
}

void execute(const console_command &command) {
  if (command.name == "pause") {
    if (!command.is_silent)
      std::fputs("Press any key to continue . . . ", stdout);
    (void)_getch(); // flushes standard output
    if (!command.is_silent)
      std::fputs("\n", stdout);
  } else if (command.name == "cls") {
    if (isatty(STDOUT_FILENO) != 0 && !command.is_silent)
      std::fputs("\033[H\033[2J\033[3J", stdout);
  } else if (command.name == "chcp" && !command.is_silent) {
    std::puts("Active code page: 65001"); // all text is UTF-8
  } // The title, size and colours of the terminal are those of its user.
  std::fflush(stdout);
}

} // namespace

int system(const char *command) {
  std::fflush(stdout);
  if (command == nullptr)
    return system_of_libc(nullptr);
  if (const console_command parsed = parse(command); !parsed.name.empty()) {
    execute(parsed);
    return 0;
  }
  const int status = system_of_libc(with_null_device(command).c_str());
  return status >= 0 && WIFEXITED(status) ? WEXITSTATUS(status) : status;
}
