//===--- wide_name.cpp - the wide name of a function ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/language/keywords.h"
#include "text.h"
#include <map>
#include <mutex>
#include <string>

/// Returns the text \p name, which lives as long as the program, in wide characters. The result
/// lives as long, too.
const wchar_t *amp2hip_windows_wide_name(const char *name) {
  static std::mutex lock;
  static auto &names = *new std::map<const char *, std::wstring>();
  const std::lock_guard<std::mutex> guard(lock);
  auto &wide = names[name];
  if (wide.empty())
    wide = amp2hip_windows::widen(name);
  return wide.c_str();
}
