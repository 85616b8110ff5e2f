//===--- commands.cpp - tests of system and commands of Windows -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "support.h"
#include <catch2/catch.hpp>
#include <fcntl.h>
#include <fstream>
#include <iterator>

namespace {

/// Redirects standard input or output to a file until destroyed.
class redirection {
public:
  redirection(int stream, const std::string &file, int flags) : stream_(stream), old_(dup(stream)) {
    std::fflush(stdout);
    const int opened = open(file.c_str(), flags, 0600);
    dup2(opened, stream);
    close(opened);
  }
  ~redirection() {
    std::fflush(stdout);
    dup2(old_, stream_);
    close(old_);
  }
  redirection(const redirection &) = delete;
  redirection &operator=(const redirection &) = delete;

private:
  int stream_, old_;
};

/// Returns what \p command prints, without a terminal and with no input.
std::string output_of(const char *command, int &result) {
  const temporary_folder folder;
  const std::string file = folder.path + "/output";
  {
    const redirection out(STDOUT_FILENO, file, O_WRONLY | O_CREAT | O_TRUNC);
    const redirection in(STDIN_FILENO, "/dev/null", O_RDONLY);
    result = system(command);
  }
  std::ifstream stream(file);
  return {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
}

} // namespace

TEST_CASE("system executes commands for the console") {
  int result = -1;
  CHECK(output_of("pause", result) == "Press any key to continue . . . \n");
  CHECK(result == 0);
  CHECK(output_of(" PAUSE > NUL", result).empty());
  CHECK(output_of("@pause>nul", result).empty());
  CHECK(result == 0);
  CHECK(output_of("cls", result).empty());
  CHECK(output_of("chcp 65001", result) == "Active code page: 65001\n");
  CHECK(output_of("chcp 65001 >nul", result).empty());
  CHECK(output_of("pause >nul 2>&1", result).empty());
  CHECK(output_of("color 0A", result).empty());
  CHECK(output_of("title My program", result).empty());
  CHECK(output_of("mode con cols=100", result).empty());
  CHECK(result == 0);
}

TEST_CASE("system passes other commands to the shell") {
  int result = -1;
  CHECK(output_of("echo one > nul && echo two", result) == "two\n");
  CHECK(output_of("echo three 2>nul", result) == "three\n");
  CHECK(output_of("true >nul & echo five", result) == "five\n");
  CHECK(output_of("chcp 65001 >nul 2>nul | echo six", result) == "six\n");
  CHECK(result == 0);
  CHECK(output_of("exit 3", result).empty());
  CHECK(result == 3);
  CHECK(output_of("echo nul>NULL; cat NULL; rm NULL", result) == "nul\n");
  CHECK(system(nullptr) != 0);
}
