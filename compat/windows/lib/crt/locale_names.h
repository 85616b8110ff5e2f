//===--- locale_names.h - Windows' names of locales -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_CRT_LOCALE_NAMES_H
#define AMP2HIP_WINDOWS_LIB_CRT_LOCALE_NAMES_H

#include <string>
#include <string_view>
#include <vector>

namespace amp2hip_windows {

/// Returns the system's names of locales for a name that Windows accepts, such as
/// `German_Germany.1252`, `de-DE`, `.1252` or an empty one. The best is the first, and the last is
/// `C`. Returns no names if Windows does not know the locale.
std::vector<std::string> system_locale_names(std::string_view name);

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_CRT_LOCALE_NAMES_H
