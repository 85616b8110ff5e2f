//===--- stdlib.h - _countof, _dupenv_s and other functions of <stdlib.h> ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_STDLIB_H
#define AMP2HIP_WINDOWS_CRT_STDLIB_H

#include "amp2hip_windows/crt/convert.h"
#include "amp2hip_windows/crt/decimal.h"
#include "amp2hip_windows/crt/environment.h"
#include "amp2hip_windows/crt/exit.h"
#include "amp2hip_windows/crt/locale_convert.h"
#include "amp2hip_windows/crt/path.h"
#include "amp2hip_windows/crt/program.h"
#include "amp2hip_windows/crt/rotate.h"
#include "amp2hip_windows/crt/types.h"
#include <stdlib.h>

/// The number of elements of an array. In C++, a pointer is an error.
#ifdef __cplusplus
extern "C++" template <typename Element, size_t Size>
char (&amp2hip_windows_elements(Element (&)[Size]))[Size];
#define _countof(elements) (sizeof(amp2hip_windows_elements(elements)))
#else
#define _countof(elements) (sizeof(elements) / sizeof((elements)[0]))
#endif

#define __max(a, b) (((a) > (b)) ? (a) : (b))
#define __min(a, b) (((a) < (b)) ? (a) : (b))

#define _OUT_TO_DEFAULT 0
#define _OUT_TO_STDERR 1
#define _OUT_TO_MSGBOX 2
#define _WRITE_ABORT_MSG 1
#define _CALL_REPORTFAULT 2

#ifdef __cplusplus
extern "C" {
#endif

/// Stores a random number of the operating system.
errno_t rand_s(unsigned int *value);

/// Unlike qsort and bsearch, pass \p context to the comparison as its first argument.
void qsort_s(void *base, size_t count, size_t size,
             int (*compare)(void *context, const void *a, const void *b), void *context);
void *bsearch_s(const void *key, const void *base, size_t count, size_t size,
                int (*compare)(void *context, const void *a, const void *b), void *context);

errno_t mbstowcs_s(size_t *converted, wchar_t *to, size_t size, const char *from, size_t count);
errno_t wcstombs_s(size_t *converted, char *to, size_t size, const wchar_t *from, size_t count);

/// No effect: there are no dialogs. Return the previous value.
unsigned int _set_abort_behavior(unsigned int flags, unsigned int mask);
int _set_error_mode(int mode);
long long _abs64(long long value);
void _sleep(unsigned long milliseconds);
int _wsystem(const wchar_t *command);
/// Copies \p count bytes, an even number, and swaps each pair of them.
void _swab(char *from, char *to, int count);

#ifdef __cplusplus
} // extern "C"

extern "C++" {
template <size_t Size>
errno_t mbstowcs_s(size_t *converted, wchar_t (&to)[Size], const char *from, size_t count) {
  return mbstowcs_s(converted, to, Size, from, count);
}
template <size_t Size>
errno_t wcstombs_s(size_t *converted, char (&to)[Size], const wchar_t *from, size_t count) {
  return wcstombs_s(converted, to, Size, from, count);
}
} // extern "C++"
#endif

#endif // AMP2HIP_WINDOWS_CRT_STDLIB_H
