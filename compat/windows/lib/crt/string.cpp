//===--- string.cpp - strcpy_s, _stricmp and related functions -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/crt/string.h"
#include "crt/string_templates.h"
#include <cstdint>
#include <cstring>

using namespace amp2hip_windows;

errno_t strcpy_s(char *to, size_t size, const char *from) {
  return copy_string("strcpy_s", to, size, from, whole_string);
}
errno_t strncpy_s(char *to, size_t size, const char *from, size_t count) {
  return copy_string("strncpy_s", to, size, from, count);
}
errno_t strcat_s(char *to, size_t size, const char *from) {
  return append_string("strcat_s", to, size, from, whole_string);
}
errno_t strncat_s(char *to, size_t size, const char *from, size_t count) {
  return append_string("strncat_s", to, size, from, count);
}
char *strtok_s(char *text, const char *delimiters, char **context) {
  return next_token("strtok_s", text, delimiters, context);
}
size_t strnlen_s(const char *text, size_t size) { return length_up_to(text, size); }

errno_t _strlwr_s(char *text, size_t size) {
  return change_checked("_strlwr_s", text, size, to_lower<char>);
}
errno_t _strupr_s(char *text, size_t size) {
  return change_checked("_strupr_s", text, size, to_upper<char>);
}
char *_strlwr(char *text) { return change_all("_strlwr", text, to_lower<char>); }
char *_strupr(char *text) { return change_all("_strupr", text, to_upper<char>); }
char *_strrev(char *text) {
  std::reverse(text, text + std::char_traits<char>::length(text));
  return text;
}

int _stricmp(const char *a, const char *b) {
  return compare_ignoring_case("_stricmp", a, b, SIZE_MAX);
}
int _strnicmp(const char *a, const char *b, size_t count) {
  return compare_ignoring_case("_strnicmp", a, b, count);
}
int stricmp(const char *a, const char *b) { return _stricmp(a, b); }
int _strcmpi(const char *a, const char *b) { return _stricmp(a, b); }
int strcmpi(const char *a, const char *b) { return _stricmp(a, b); }
int strnicmp(const char *a, const char *b, size_t count) { return _strnicmp(a, b, count); }
int _memicmp(const void *a, const void *b, size_t count) {
  const auto *x = static_cast<const char *>(a);
  const auto *y = static_cast<const char *>(b);
  for (; count > 0; --count, ++x, ++y)
    if (const int difference =
            static_cast<unsigned char>(to_lower(*x)) - static_cast<unsigned char>(to_lower(*y)))
      return difference;
  return 0;
}

char *strlwr(char *text) { return _strlwr(text); }
char *strupr(char *text) { return _strupr(text); }
char *strrev(char *text) { return _strrev(text); }
errno_t _strset_s(char *text, size_t size, int character) {
  return change_checked("_strset_s", text, size,
                        [=](char) { return static_cast<char>(character); });
}
errno_t _strnset_s(char *text, size_t size, int character, size_t count) {
  return change_checked("_strnset_s", text, size, [=](char old) mutable {
    return count == 0 ? old : (--count, static_cast<char>(character));
  });
}
char *_strset(char *text, int character) {
  return change_all("_strset", text, [=](char) { return static_cast<char>(character); });
}
char *_strnset(char *text, int character, size_t count) {
  return change_all("_strnset", text, [=](char old) mutable {
    return count == 0 ? old : (--count, static_cast<char>(character));
  });
}

char *_strdup(const char *text) { return text != nullptr ? strdup(text) : nullptr; }
void *_memccpy(void *to, const void *from, int character, size_t count) {
  return memccpy(to, from, character, count);
}

errno_t strerror_s(char *buffer, size_t size, int error) {
  if (buffer == nullptr || size == 0)
    return invalid_parameter("strerror_s", "the buffer is null or empty");
  char text[256];
  copy_string("strerror_s", buffer, size,
              static_cast<const char *>(strerror_r(error, text, sizeof text)), _TRUNCATE);
  return 0;
}

errno_t memcpy_s(void *to, size_t size, const void *from, size_t count) {
  if (count == 0)
    return 0;
  if (to == nullptr)
    return invalid_parameter("memcpy_s", "the destination is null");
  if (from == nullptr || size < count) {
    std::memset(to, 0, size);
    return from == nullptr ? invalid_parameter("memcpy_s", "the source is null")
                           : invalid_parameter("memcpy_s", "the destination is too small", ERANGE);
  }
  std::memcpy(to, from, count);
  return 0;
}
errno_t memmove_s(void *to, size_t size, const void *from, size_t count) {
  if (count == 0)
    return 0;
  if (to == nullptr || from == nullptr)
    return invalid_parameter("memmove_s", "a pointer is null");
  if (size < count)
    return invalid_parameter("memmove_s", "the destination is too small", ERANGE);
  std::memmove(to, from, count);
  return 0;
}
