//===--- member_exists.h - the test of __if_exists --------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The test that replaces `__if_exists` in templates.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LANGUAGE_MEMBER_EXISTS_H
#define AMP2HIP_WINDOWS_LANGUAGE_MEMBER_EXISTS_H

#include <type_traits>

namespace amp2hip_windows {

/// True if \p Function can be called with a `T *`.
template <typename T, typename Function>
constexpr bool accepts_pointer(Function) {
  return std::is_invocable_v<Function, T *>;
}

} // namespace amp2hip_windows

/// True if the class \p type, which is not final, has a member \p name of any kind, also if it is
/// private or overloaded: then the name is ambiguous in a class that derives from \p type and from
/// another class with this member.
#define AMP2HIP_MEMBER_EXISTS(type, name)                                                          \
  ([] {                                                                                            \
    struct named {                                                                                 \
      int name;                                                                                    \
    };                                                                                             \
    struct both : type, named {};                                                                  \
    return !amp2hip_windows::accepts_pointer<both>(                                                \
        [](auto *object) -> decltype((void)std::remove_pointer_t<decltype(object)>::name) {});     \
  }())

#endif // AMP2HIP_WINDOWS_LANGUAGE_MEMBER_EXISTS_H
