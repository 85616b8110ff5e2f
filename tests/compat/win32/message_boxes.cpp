//===--- message_boxes.cpp - tests of MessageBox -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "support.h"
#include <catch2/catch.hpp>
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>
#include <unistd.h>
#include <windows.h>

namespace {

/// Shows a box while standard input contains \p input. Stores what it prints in \p printed.
template <typename Function>
int answer(Function show, const std::string &input, std::string &printed) {
  const temporary_folder folder;
  std::ofstream(folder.path + "/in") << input;
  const int old_in = dup(0), old_error = dup(2);
  FILE *in = fopen((folder.path + "/in").c_str(), "r");
  FILE *error = fopen((folder.path + "/error").c_str(), "w");
  dup2(fileno(in), 0);
  dup2(fileno(error), 2);
  const int result = show();
  fflush(stderr);
  clearerr(stdin);
  dup2(old_in, 0);
  dup2(old_error, 2);
  for (const int descriptor : {old_in, old_error})
    close(descriptor);
  fclose(in);
  fclose(error);
  std::ifstream stream(folder.path + "/error");
  printed = {std::istreambuf_iterator<char>(stream), std::istreambuf_iterator<char>()};
  return result;
}

} // namespace

TEST_CASE("MessageBox: a message is printed, a question is asked") {
  std::string printed;
  auto message = [] { return MessageBoxA(nullptr, "no data", "Solver", MB_ICONERROR | MB_OK); };
  CHECK(answer(message, "", printed) == IDOK);
  CHECK(printed == "Solver: no data\n");
  auto wide = [] { return MessageBoxW(nullptr, L"\u00e4", nullptr, MB_ICONEXCLAMATION); };
  CHECK(answer(wide, "", printed) == IDOK);
  CHECK(printed == "Error: \u00e4\n");
  auto question = [] {
    return MessageBox(GetDesktopWindow(), "Go on?", "App", MB_YESNO | MB_DEFBUTTON2);
  };
  CHECK(answer(question, "y\n", printed) == IDYES);
  CHECK(printed == "App: Go on?\nYes/No [No]? ");
  CHECK(answer(question, "perhaps\nno\n", printed) == IDNO);
  CHECK(answer(question, "\n", printed) == IDNO);
  CHECK(answer(question, "", printed) == IDNO);
  auto retry = [] { return MessageBoxA(nullptr, "", "", MB_ABORTRETRYIGNORE | MB_ICONSTOP); };
  CHECK(answer(retry, "Ignore\n", printed) == IDIGNORE);
  CHECK(answer(retry, "", printed) == IDABORT);
}

TEST_CASE("there are no windows that own message boxes") {
  CHECK(GetDesktopWindow() == nullptr);
  CHECK(GetForegroundWindow() == nullptr);
  CHECK(GetActiveWindow() == nullptr);
}
