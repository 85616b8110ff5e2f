//===--- command_line.cpp - quoting of arguments --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "command_line.h"

namespace amp2hip_windows {
namespace {

bool is_space(char c) { return c == ' ' || c == '\t'; }

/// Takes the spaces at the start of \p line.
void skip_spaces(std::string_view &line) {
  while (!line.empty() && is_space(line.front()))
    line.remove_prefix(1);
}

/// Takes the name of the program: up to the next quote, or up to the next space.
std::string take_program(std::string_view &line) {
  const bool quoted = !line.empty() && line.front() == '"';
  if (quoted)
    line.remove_prefix(1);
  const std::size_t end =
      std::min(quoted ? line.find('"') : line.find_first_of(" \t"), line.size());
  const std::string name(line.substr(0, end));
  line.remove_prefix(std::min(end + (quoted ? 1 : 0), line.size()));
  return name;
}

/// Takes an argument after the name of the program. Two backslashes before a quote are one, and a
/// quote after a backslash is a character. The third of three quotes in a row is a character, too,
/// and ends the quoted part.
std::string take_argument(std::string_view &line) {
  std::string argument;
  std::size_t backslashes = 0;
  int quotes = 0; // 1 in a quoted part
  while (!line.empty() && (quotes != 0 || !is_space(line.front()))) {
    const char c = line.front();
    line.remove_prefix(1);
    if (c != '"') {
      backslashes = c == '\\' ? backslashes + 1 : 0;
      argument += c;
      continue;
    }
    argument.resize(argument.size() - (backslashes + 1) / 2);
    if (backslashes % 2 == 0)
      ++quotes;
    else
      argument += '"';
    for (backslashes = 0; !line.empty() && line.front() == '"'; line.remove_prefix(1)) {
      if (++quotes == 3) {
        argument += '"';
        quotes = 0;
      }
    }
    quotes %= 2;
  }
  return argument;
}

/// Returns an argument in quotes if it contains spaces or quotes, or is empty.
std::string quoted(const std::string &argument) {
  if (!argument.empty() && argument.find_first_of(" \t\n\v\"") == std::string::npos)
    return argument;
  std::string result = "\"";
  std::size_t backslashes = 0;
  for (const char c : argument) {
    if (c == '"')
      result.append(backslashes + 1, '\\');
    backslashes = c == '\\' ? backslashes + 1 : 0;
    result += c;
  }
  result.append(backslashes, '\\');
  return result + '"';
}

} // namespace

std::vector<std::string> split_command_line(std::string_view line) {
  std::vector<std::string> arguments = {take_program(line)};
  for (skip_spaces(line); !line.empty(); skip_spaces(line))
    arguments.push_back(take_argument(line));
  return arguments;
}

std::string join_command_line(const std::vector<std::string> &arguments) {
  std::string line;
  for (const std::string &argument : arguments) {
    if (!line.empty())
      line += ' ' + quoted(argument);
    else
      line = argument.find_first_of(" \t") != std::string::npos ? '"' + argument + '"' : argument;
  }
  return line;
}

} // namespace amp2hip_windows
