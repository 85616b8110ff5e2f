//===--- Format.h - Formatting of messages ----------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares fmt::format(), which builds the messages, and lets it format LLVM's strings.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXT_FORMAT_H
#define AMP2HIP_TEXT_FORMAT_H

#include "llvm/ADT/StringRef.h"
#include <fmt/format.h>
#include <type_traits>

/// Formats a StringRef, or a class derived from it like StringLiteral, as fmt formats a string.
template <typename String>
struct fmt::formatter<String, char, std::enable_if_t<std::is_base_of_v<llvm::StringRef, String>>>
    : fmt::formatter<fmt::string_view> {
  template <typename Context>
  auto format(llvm::StringRef Text, Context &C) const {
    return fmt::formatter<fmt::string_view>::format({Text.data(), Text.size()}, C);
  }
};

#endif // AMP2HIP_TEXT_FORMAT_H
