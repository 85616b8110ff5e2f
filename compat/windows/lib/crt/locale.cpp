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

_locale_t _create_locale(int category, const char *name) {
  if (name == nullptr || category < 0)
    return nullptr;
  return newlocale(category == LC_ALL ? LC_ALL_MASK : 1 << category, name, nullptr);
}
_locale_t _wcreate_locale(int category, const wchar_t *name) {
  return name != nullptr ? _create_locale(category, narrow(name).c_str()) : nullptr;
}
_locale_t _get_current_locale() { return duplocale(uselocale(nullptr)); }
void _free_locale(_locale_t locale) {
  if (locale != nullptr)
    freelocale(locale);
}
int _configthreadlocale(int) { return _DISABLE_PER_THREAD_LOCALE; }
