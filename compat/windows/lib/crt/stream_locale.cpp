//===--- stream_locale.cpp - Characters of wide file streams --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Wide file streams in the locale "C" pass on the bytes 0 to 255 as characters of the same value,
/// as those of Microsoft's library do. Those of libstdc++ stop at bytes above 127. std::wcout and
/// std::wcerr write UTF-8, and programs may also use std::cout.
///
/// The facet is a part of the global locale, and the streams have their buffers, before the other
/// static objects of the program are initialized. Nothing refers to this file: CMakeLists.txt tells
/// the linker of programs to take it from the library.
///
//===----------------------------------------------------------------------===//
#include "runtime/wide_output.h"
#include <algorithm>
#include <cstddef>
#include <cwchar>
#include <iostream>
#include <locale>

namespace amp2hip_windows {
namespace {

class byte_codecvt final : public std::codecvt<wchar_t, char, std::mbstate_t> {
protected:
  result do_in(state_type &, const char *from, const char *from_end, const char *&from_next,
               wchar_t *to, wchar_t *to_end, wchar_t *&to_next) const override {
    const auto length = std::min(from_end - from, to_end - to);
    from_next = from + length;
    to_next =
        std::transform(from, from_next, to, [](char c) { return static_cast<unsigned char>(c); });
    return from_next == from_end ? ok : partial;
  }
  /// A character above 255 is an error.
  result do_out(state_type &, const wchar_t *from, const wchar_t *from_end,
                const wchar_t *&from_next, char *to, char *to_end, char *&to_next) const override {
    const auto length = std::min(from_end - from, to_end - to);
    const auto is_byte = [](wchar_t c) { return c >= 0 && c <= 0xFF; };
    from_next = std::find_if_not(from, from + length, is_byte);
    to_next = std::transform(from, from_next, to, [](wchar_t c) { return static_cast<char>(c); });
    if (from_next != from + length)
      return error;
    return from_next == from_end ? ok : partial;
  }
  result do_unshift(state_type &, char *to, char *, char *&to_next) const override {
    to_next = to;
    return noconv;
  }
  int do_encoding() const noexcept override { return 1; }
  bool do_always_noconv() const noexcept override { return false; }
  int do_max_length() const noexcept override { return 1; }
  int do_length(state_type &, const char *from, const char *from_end,
                std::size_t most) const override {
    return static_cast<int>(std::min(static_cast<std::size_t>(from_end - from), most));
  }
};

} // namespace
} // namespace amp2hip_windows

namespace {
/// Adds the buffers of wide output, and the facet to the global locale, unless the program or a
/// library has set another locale. The new locale has no name, so C's setlocale() is not called.
struct locale_setter {
  locale_setter() {
    amp2hip::join_wide_output();
    const std::ios_base::Init standard_streams; // they keep the classic locale
    if (std::locale() == std::locale::classic())
      std::locale::global(std::locale(std::locale::classic(), new amp2hip_windows::byte_codecvt));
  }
};
[[gnu::init_priority(101)]] locale_setter before_all;
} // namespace

/// The symbol by which the linker takes this file from the library.
extern "C" {
extern const char amp2hip_windows_stream_locale;
const char amp2hip_windows_stream_locale = 0;
}
