//===--- wide_streams.cpp - wide characters in streams of UTF-8 ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "crt/wide_streams.h"
#include "amp2hip_windows/crt/wide_stdio.h"
#include "crt/format.h"
#include "crt/system_function.h"
#include "text.h"

namespace amp2hip_windows {

namespace {

/// The number of bytes that follow the first byte of a character of UTF-8.
int following_bytes(int first) {
  return first < 0xC2 ? 0 : first < 0xE0 ? 1 : first < 0xF0 ? 2 : first < 0xF5 ? 3 : 0;
}

} // namespace

wint_t put_to_wide_stream(wchar_t character, std::FILE *stream) {
  static const auto put = system_function<wint_t(wchar_t, FILE *)>("fputwc");
  return put(character, stream);
}

wint_t read_character(std::FILE *stream) {
  if (std::fwide(stream, 0) > 0) {
    static const auto get = system_function<wint_t(FILE *)>("fgetwc");
    return get(stream);
  }
  const int first = std::getc(stream);
  if (first == EOF)
    return WEOF;
  std::string bytes(1, static_cast<char>(first));
  for (int more = following_bytes(first); more > 0; --more) {
    const int c = std::getc(stream);
    if (c != EOF)
      bytes += static_cast<char>(c);
    if (c == EOF || (c & 0xC0) != 0x80) {
      while (bytes.size() > 1) {
        std::ungetc(static_cast<unsigned char>(bytes.back()), stream);
        bytes.pop_back();
      }
      return static_cast<wint_t>(first);
    }
  }
  return first < 0x80 || bytes.size() > 1 ? static_cast<wint_t>(widen(bytes)[0])
                                          : static_cast<wint_t>(first);
}

wint_t unread_character(wint_t character, std::FILE *stream) {
  if (character == WEOF)
    return WEOF;
  if (std::fwide(stream, 0) > 0) {
    static const auto unget = system_function<wint_t(wint_t, FILE *)>("ungetwc");
    return unget(character, stream);
  }
  const auto wide = static_cast<wchar_t>(character);
  const std::string bytes = narrow({&wide, 1});
  for (auto byte = bytes.rbegin(); byte != bytes.rend(); ++byte)
    if (std::ungetc(static_cast<unsigned char>(*byte), stream) == EOF)
      return WEOF;
  return character;
}

} // namespace amp2hip_windows

using namespace amp2hip_windows;

wint_t amp2hip_windows_fgetwc(FILE *stream) { return read_character(stream); }
wint_t amp2hip_windows_fputwc(wchar_t character, FILE *stream) {
  return put(stream, narrow({&character, 1})) ? static_cast<wint_t>(character) : WEOF;
}
wchar_t *amp2hip_windows_fgetws(wchar_t *buffer, int size, FILE *stream) {
  int length = 0;
  while (length < size - 1) {
    const wint_t c = read_character(stream);
    if (c == WEOF)
      break;
    buffer[length++] = static_cast<wchar_t>(c);
    if (c == L'\n')
      break;
  }
  if (length == 0)
    return nullptr;
  buffer[length] = 0;
  return buffer;
}
int amp2hip_windows_fputws(const wchar_t *text, FILE *stream) {
  return put(stream, narrow(text)) ? 0 : static_cast<int>(WEOF);
}
wint_t amp2hip_windows_getwchar() { return read_character(stdin); }
wint_t amp2hip_windows_putwchar(wchar_t character) {
  return amp2hip_windows_fputwc(character, stdout);
}
