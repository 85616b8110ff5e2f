//===--- elf.cpp - the output of readelf ----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "elf.h"
#include "symbols.h"
#include <cstdio>
#include <cstdlib>
#include <unistd.h>

namespace amp2hip::trace {

/// Returns the path of the program.
static std::string program() {
  char path[4096];
  const ssize_t length = readlink("/proc/self/exe", path, sizeof path);
  return std::string(path, length > 0 ? static_cast<std::size_t>(length) : 0);
}

void read_elf(const char *options, const std::string &file,
              const std::function<void(const std::string &)> &use) {
  const std::string command = std::string("LC_ALL=C readelf -W ") + options + " " +
                              quoted(file.empty() ? program() : file) + " 2>/dev/null";
  std::FILE *const output = popen(command.c_str(), "r");
  if (output == nullptr)
    return;
  char *line = nullptr;
  std::size_t capacity = 0;
  while (getline(&line, &capacity, output) > 0) {
    std::string text(line);
    text.erase(text.find_last_not_of("\r\n") + 1);
    use(text);
  }
  std::free(line);
  (void)pclose(output);
}

std::string attribute_value(const std::string &line) {
  std::size_t at = line.find(": ", line.find("DW_AT_"));
  if (at == std::string::npos)
    return "";
  at += 2;
  while (line[at] == '(') {
    const std::size_t end = line.find(')', at);
    if (end == std::string::npos)
      break;
    at = line.find_first_not_of(": ", end + 1);
    if (at == std::string::npos)
      return "";
  }
  std::string value = line.substr(at);
  value.erase(value.find_last_not_of(" \t") + 1);
  return value;
}

} // namespace amp2hip::trace
