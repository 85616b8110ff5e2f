//===--- mbstring.h - strings of multibyte characters ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Functions of multibyte characters for code pages with one byte a character, such as 1252: each
/// byte is a character.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_INCLUDE_MBSTRING_H
#define AMP2HIP_WINDOWS_INCLUDE_MBSTRING_H

#include "amp2hip_windows/crt/string.h"

#ifdef __cplusplus
#define AMP2HIP_BYTES(text) (reinterpret_cast<unsigned char *>(const_cast<char *>(text)))
#define AMP2HIP_CHARS(text) (reinterpret_cast<char *>(const_cast<unsigned char *>(text)))
#else
#define AMP2HIP_BYTES(text) ((unsigned char *)(text))
#define AMP2HIP_CHARS(text) ((char *)(text))
#endif
#define AMP2HIP_MBS static __inline__
#define AMP2HIP_TEXT_ARGUMENTS unsigned char *to, const unsigned char *from
#define AMP2HIP_TWO_TEXTS const unsigned char *a, const unsigned char *b

AMP2HIP_MBS size_t _mbslen(const unsigned char *text) { return strlen(AMP2HIP_CHARS(text)); }
AMP2HIP_MBS size_t _mbstrlen(const char *text) { return strlen(text); }
AMP2HIP_MBS size_t _mbclen(const unsigned char *character) { return (void)character, 1; }
AMP2HIP_MBS unsigned char *_mbscpy(AMP2HIP_TEXT_ARGUMENTS) {
  return AMP2HIP_BYTES(strcpy(AMP2HIP_CHARS(to), AMP2HIP_CHARS(from)));
}
AMP2HIP_MBS unsigned char *_mbscat(AMP2HIP_TEXT_ARGUMENTS) {
  return AMP2HIP_BYTES(strcat(AMP2HIP_CHARS(to), AMP2HIP_CHARS(from)));
}
AMP2HIP_MBS unsigned char *_mbsncpy(AMP2HIP_TEXT_ARGUMENTS, size_t count) {
  return AMP2HIP_BYTES(strncpy(AMP2HIP_CHARS(to), AMP2HIP_CHARS(from), count));
}
AMP2HIP_MBS unsigned char *_mbsncat(AMP2HIP_TEXT_ARGUMENTS, size_t count) {
  return AMP2HIP_BYTES(strncat(AMP2HIP_CHARS(to), AMP2HIP_CHARS(from), count));
}
AMP2HIP_MBS errno_t _mbscpy_s(unsigned char *to, size_t size, const unsigned char *from) {
  return strcpy_s(AMP2HIP_CHARS(to), size, AMP2HIP_CHARS(from));
}
AMP2HIP_MBS errno_t _mbscat_s(unsigned char *to, size_t size, const unsigned char *from) {
  return strcat_s(AMP2HIP_CHARS(to), size, AMP2HIP_CHARS(from));
}
AMP2HIP_MBS int _mbscmp(AMP2HIP_TWO_TEXTS) { return strcmp(AMP2HIP_CHARS(a), AMP2HIP_CHARS(b)); }
AMP2HIP_MBS int _mbsncmp(AMP2HIP_TWO_TEXTS, size_t count) {
  return strncmp(AMP2HIP_CHARS(a), AMP2HIP_CHARS(b), count);
}
AMP2HIP_MBS int _mbsicmp(AMP2HIP_TWO_TEXTS) { return _stricmp(AMP2HIP_CHARS(a), AMP2HIP_CHARS(b)); }
AMP2HIP_MBS int _mbsnicmp(AMP2HIP_TWO_TEXTS, size_t count) {
  return _strnicmp(AMP2HIP_CHARS(a), AMP2HIP_CHARS(b), count);
}
AMP2HIP_MBS unsigned char *_mbschr(const unsigned char *text, unsigned int character) {
  return AMP2HIP_BYTES(strchr(AMP2HIP_CHARS(text), (int)character));
}
AMP2HIP_MBS unsigned char *_mbsrchr(const unsigned char *text, unsigned int character) {
  return AMP2HIP_BYTES(strrchr(AMP2HIP_CHARS(text), (int)character));
}
AMP2HIP_MBS unsigned char *_mbsstr(AMP2HIP_TWO_TEXTS) {
  return AMP2HIP_BYTES(strstr(AMP2HIP_CHARS(a), AMP2HIP_CHARS(b)));
}
AMP2HIP_MBS unsigned char *_mbspbrk(AMP2HIP_TWO_TEXTS) {
  return AMP2HIP_BYTES(strpbrk(AMP2HIP_CHARS(a), AMP2HIP_CHARS(b)));
}
AMP2HIP_MBS size_t _mbsspn(AMP2HIP_TWO_TEXTS) { return strspn(AMP2HIP_CHARS(a), AMP2HIP_CHARS(b)); }
AMP2HIP_MBS size_t _mbscspn(AMP2HIP_TWO_TEXTS) {
  return strcspn(AMP2HIP_CHARS(a), AMP2HIP_CHARS(b));
}
AMP2HIP_MBS unsigned char *_mbstok(unsigned char *text, const unsigned char *delimiters) {
  return AMP2HIP_BYTES(strtok(AMP2HIP_CHARS(text), AMP2HIP_CHARS(delimiters)));
}
AMP2HIP_MBS unsigned char *_mbsdup(const unsigned char *text) {
  return AMP2HIP_BYTES(_strdup(AMP2HIP_CHARS(text)));
}
AMP2HIP_MBS unsigned char *_mbslwr(unsigned char *text) {
  return AMP2HIP_BYTES(_strlwr(AMP2HIP_CHARS(text)));
}
AMP2HIP_MBS unsigned char *_mbsupr(unsigned char *text) {
  return AMP2HIP_BYTES(_strupr(AMP2HIP_CHARS(text)));
}
AMP2HIP_MBS unsigned char *_mbsrev(unsigned char *text) {
  return AMP2HIP_BYTES(_strrev(AMP2HIP_CHARS(text)));
}
AMP2HIP_MBS unsigned char *_mbsinc(const unsigned char *at) {
  return AMP2HIP_BYTES(AMP2HIP_CHARS(at) + 1);
}
/// Returns null at the start of the text.
AMP2HIP_MBS unsigned char *_mbsdec(const unsigned char *start, const unsigned char *at) {
  return at > start ? AMP2HIP_BYTES(AMP2HIP_CHARS(at) - 1) : NULL;
}
AMP2HIP_MBS unsigned int _mbsnextc(const unsigned char *text) { return *text; }
AMP2HIP_MBS int _ismbblead(unsigned int byte) { return (void)byte, 0; }
AMP2HIP_MBS int _ismbbtrail(unsigned int byte) { return (void)byte, 0; }
/// No effect; the code page is 0, that of one byte a character.
AMP2HIP_MBS int _setmbcp(int page) { return (void)page, 0; }
AMP2HIP_MBS int _getmbcp(void) { return 0; }

#undef AMP2HIP_MBS
#undef AMP2HIP_TEXT_ARGUMENTS
#undef AMP2HIP_TWO_TEXTS
#undef AMP2HIP_BYTES
#undef AMP2HIP_CHARS

#endif // AMP2HIP_WINDOWS_INCLUDE_MBSTRING_H
