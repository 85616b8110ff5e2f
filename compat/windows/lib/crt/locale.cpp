//===--- locale.cpp - _wsetlocale ---------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/crt/locale.h"
#include "text.h"
#include <clocale>
#include <string>

using namespace amp2hip_windows;

wchar_t *_wsetlocale(int category, const wchar_t *locale) {
  const char *const name =
      std::setlocale(category, locale != nullptr ? narrow(locale).c_str() : nullptr);
  if (name == nullptr)
    return nullptr;
  static thread_local std::wstring result;
  result = widen(name);
  return result.data();
}
