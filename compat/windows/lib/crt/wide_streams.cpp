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
#include "text.h"

namespace amp2hip_windows {

wint_t read_character(std::FILE *stream) {
  if (std::fwide(stream, 0) > 0)
    return std::getwc(stream);
  int c = std::getc(stream);
  if (c == EOF)
    return WEOF;
  std::string bytes(1, static_cast<char>(c));
  for (int more = c < 0xC0 ? 0 : c < 0xE0 ? 1 : c < 0xF0 ? 2 : 3; more > 0; --more)
    if ((c = std::getc(stream)) != EOF)
      bytes += static_cast<char>(c);
  return static_cast<wint_t>(widen(bytes)[0]);
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
