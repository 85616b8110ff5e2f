//===--- console_cells.h - the characters that the console shows ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Functions that write characters and colors at places of the console, and screen buffers.
///
/// A terminal cannot be read, so the library remembers the characters and attributes that these
/// functions write, until SetConsoleCursorPosition, SetConsoleTextAttribute or WriteConsole.
/// Attributes for other places have an effect when these functions write characters there.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_CONSOLE_CELLS_H
#define AMP2HIP_WINDOWS_WIN32_CONSOLE_CELLS_H

#include "amp2hip_windows/win32/console.h"

typedef struct _CHAR_INFO {
  union {
    WCHAR UnicodeChar;
    CHAR AsciiChar;
  } Char;
  WORD Attributes;
} CHAR_INFO, *PCHAR_INFO;

#ifdef __cplusplus
extern "C" {
#endif

/// Write \p character \p length times from \p position on, and leave the cursor where it was. A
/// byte that is not ASCII is a character of code page 437.
BOOL FillConsoleOutputCharacterA(HANDLE console, CHAR character, DWORD length, COORD position,
                                 LPDWORD written);
BOOL FillConsoleOutputCharacterW(HANDLE console, WCHAR character, DWORD length, COORD position,
                                 LPDWORD written);
BOOL FillConsoleOutputAttribute(HANDLE console, WORD attributes, DWORD length, COORD position,
                                LPDWORD written);
/// The same for a text, which is UTF-8 or in code page 437.
BOOL WriteConsoleOutputCharacterA(HANDLE console, LPCSTR text, DWORD length, COORD position,
                                  LPDWORD written);
BOOL WriteConsoleOutputCharacterW(HANDLE console, LPCWSTR text, DWORD length, COORD position,
                                  LPDWORD written);
BOOL WriteConsoleOutputAttribute(HANDLE console, const WORD *attributes, DWORD length,
                                 COORD position, LPDWORD written);
/// Write a part of the rectangle \p cells of the size \p size, from \p from on, to \p region. The
/// region becomes that which was written.
BOOL WriteConsoleOutputA(HANDLE console, const CHAR_INFO *cells, COORD size, COORD from,
                         PSMALL_RECT region);
BOOL WriteConsoleOutputW(HANDLE console, const CHAR_INFO *cells, COORD size, COORD from,
                         PSMALL_RECT region);
/// Returns a screen buffer for the functions of the console and WriteFile. The terminal shows it
/// from SetConsoleActiveScreenBuffer on; standard output is another screen buffer.
HANDLE CreateConsoleScreenBuffer(DWORD access, DWORD share, const SECURITY_ATTRIBUTES *security,
                                 DWORD flags, LPVOID data);
BOOL SetConsoleActiveScreenBuffer(HANDLE console);

#ifdef __cplusplus
}
#endif

#define FillConsoleOutputCharacter AMP2HIP_A_OR_W(FillConsoleOutputCharacter)
#define WriteConsoleOutputCharacter AMP2HIP_A_OR_W(WriteConsoleOutputCharacter)
#define WriteConsoleOutput AMP2HIP_A_OR_W(WriteConsoleOutput)

#endif // AMP2HIP_WINDOWS_WIN32_CONSOLE_CELLS_H
