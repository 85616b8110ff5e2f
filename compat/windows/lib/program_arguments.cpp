//===--- program_arguments.cpp - arguments of the program -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/crt/program.h"
#include "command_line.h"
#include "crt/invalid_parameter.h"
#include "wide_texts.h"
#include <cstdlib>
#include <filesystem>

namespace amp2hip_windows {
namespace {

int count;
char **values;
const std::vector<std::string> *copies; // the program may change the values

/// glibc passes the arguments of main() to constructors.
[[gnu::constructor(101)]] void store_arguments(int argc, char **argv, char **) {
  count = argc;
  values = argv;
  copies = new std::vector<std::string>(argv, argv + argc);
}

const std::string &program_path() {
  static const auto *const path = [] {
    std::error_code error;
    return new std::string(std::filesystem::read_symlink("/proc/self/exe", error).string());
  }();
  return *path;
}
/// \p text of the process, which lives as long as the program.
template <typename Char>
Char *permanent(const std::basic_string<Char> &text) {
  return (new std::basic_string<Char>(text))->data();
}

template <typename Char>
errno_t store(const char *function, Char *const value, Char **to) {
  if (to == nullptr)
    return invalid_parameter(function, "the pointer is null");
  *to = value;
  return 0;
}

} // namespace

const std::vector<std::string> &program_arguments() { return *copies; }
wchar_t **wide_program_arguments() {
  static auto *const texts = new wide_texts(values);
  return texts->get();
}

} // namespace amp2hip_windows

using namespace amp2hip_windows;

int *__p___argc() { return &count; }
char ***__p___argv() { return &values; }
wchar_t ***__p___wargv() {
  static wchar_t **wide = wide_program_arguments();
  return &wide;
}
char **__p__pgmptr() {
  static char *path = permanent(program_path());
  return &path;
}
wchar_t **__p__wpgmptr() {
  static wchar_t *path = permanent(widen(program_path()));
  return &path;
}
errno_t _get_pgmptr(char **path) { return store("_get_pgmptr", _pgmptr, path); }
errno_t _get_wpgmptr(wchar_t **path) { return store("_get_wpgmptr", _wpgmptr, path); }
