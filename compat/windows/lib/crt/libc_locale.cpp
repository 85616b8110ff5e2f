//===--- libc_locale.cpp - setlocale with Windows' names of locales -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Replaces setlocale() and newlocale() of the system's C library, which std::locale calls too.
/// They also accept Windows' names of locales.
///
//===----------------------------------------------------------------------===//
#include "crt/locale_names.h"
#include "crt/system_function.h"
#include <clocale>
#include <string>

using namespace amp2hip_windows;

namespace {
/// Returns the first result of \p function, which takes the name of a locale, that is not null.
template <typename Function>
auto with_names(const char *name, Function function) {
  auto result = function(name);
  if (result == nullptr && name != nullptr)
    for (const std::string &other : system_locale_names(name))
      if ((result = function(other.c_str())) != nullptr)
        break;
  return result;
}
} // namespace

extern "C" {

char *setlocale(int category, const char *name) noexcept {
  static const auto set = system_function<char *(int, const char *)>("setlocale");
  return with_names(name, [=](const char *one) { return set(category, one); });
}
locale_t newlocale(int mask, const char *name, locale_t base) noexcept {
  static const auto make = system_function<locale_t(int, const char *, locale_t)>("newlocale");
  return with_names(name, [=](const char *one) { return make(mask, one, base); });
}
/// The name by which the C++ library calls newlocale().
locale_t __newlocale(int mask, const char *name, locale_t base) noexcept;
locale_t __newlocale(int mask, const char *name, locale_t base) noexcept {
  return newlocale(mask, name, base);
}

} // extern "C"
