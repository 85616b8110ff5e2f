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

int __argc;
char **__argv;
wchar_t **__wargv;
char *_pgmptr;
wchar_t *_wpgmptr;

namespace amp2hip_windows {
namespace {

const std::vector<std::string> *copies; // the program may change the arguments

/// glibc passes the arguments of main() to constructors.
[[gnu::constructor(101)]] void store_arguments(int count, char **values, char **) {
  std::error_code error;
  const std::string path = std::filesystem::read_symlink("/proc/self/exe", error).string();
  __argc = count;
  __argv = values;
  static auto *const wide = new wide_texts(values);
  __wargv = wide->get();
  _pgmptr = allocate_copy(path);
  _wpgmptr = allocate_copy(widen(path));
  copies = new std::vector<std::string>(values, values + count);
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

} // namespace amp2hip_windows

using namespace amp2hip_windows;

int *__p___argc() { return &__argc; }
char ***__p___argv() { return &__argv; }
wchar_t ***__p___wargv() { return &__wargv; }
char **__p__pgmptr() { return &_pgmptr; }
wchar_t **__p__wpgmptr() { return &_wpgmptr; }
errno_t _get_pgmptr(char **path) { return store("_get_pgmptr", _pgmptr, path); }
errno_t _get_wpgmptr(wchar_t **path) { return store("_get_wpgmptr", _wpgmptr, path); }
