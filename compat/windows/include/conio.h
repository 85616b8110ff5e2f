//===--- conio.h - _getch, _kbhit ----------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Functions of the console. They use the terminal of standard input. If standard input is not a
/// terminal, _getch reads its next byte and returns EOF at its end, so that a program that waits
/// for a key ends in a script.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CONIO_H
#define AMP2HIP_WINDOWS_CONIO_H

#include "amp2hip_windows/crt/types.h"
#include <stdio.h>
#include <wchar.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Waits for a key and returns its character, without an echo; Enter is '\r'. For a key such as an
/// arrow, it returns 0xE0, or 0 for F1 to F10, and the next call returns the number of the key.
int _getch(void);
/// The same with an echo.
int _getche(void);
/// The same for characters of UTF-8. They return WEOF at the end.
wint_t _getwch(void);
wint_t _getwche(void);
/// Returns nonzero if _getch would not wait.
int _kbhit(void);
int _ungetch(int character);
int _putch(int character);
int _cputs(const char *text);
int _cprintf(const char *format, ...);
wint_t _putwch(wchar_t character);
int _cputws(const wchar_t *text);
int _cwprintf(const wchar_t *format, ...);
int getch(void);
int getche(void);
int kbhit(void);
int ungetch(int character);
int putch(int character);
int cputs(const char *text);
int cprintf(const char *format, ...);

#ifdef __cplusplus
}
#endif

#endif // AMP2HIP_WINDOWS_CONIO_H
