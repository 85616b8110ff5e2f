//===--- locale_scope.h - calls in a locale -------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_CRT_LOCALE_SCOPE_H
#define AMP2HIP_WINDOWS_LIB_CRT_LOCALE_SCOPE_H

#include "amp2hip_windows/crt/locale_type.h"
#include <clocale>

namespace amp2hip_windows {

/// Sets the locale of the current thread until it is destroyed. Null leaves the locale.
class locale_scope {
public:
  explicit locale_scope(_locale_t locale) : old_(locale != nullptr ? uselocale(locale) : nullptr) {}
  ~locale_scope() {
    if (old_ != nullptr)
      uselocale(old_);
  }
  locale_scope(const locale_scope &) = delete;
  locale_scope &operator=(const locale_scope &) = delete;

private:
  const _locale_t old_;
};

} // namespace amp2hip_windows

/// Returns the result of \p call in a locale.
#define AMP2HIP_IN_LOCALE(locale, call)                                                            \
  const locale_scope scope(locale);                                                                \
  return call

#endif // AMP2HIP_WINDOWS_LIB_CRT_LOCALE_SCOPE_H
