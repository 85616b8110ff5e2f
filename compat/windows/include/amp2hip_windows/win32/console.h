//===--- console.h - the console -----------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Functions of the console. Colors and positions are escape sequences, which are written only if
/// standard output is a terminal. Code pages have no effect: all narrow text is UTF-8.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_CONSOLE_H
#define AMP2HIP_WINDOWS_WIN32_CONSOLE_H

#include "amp2hip_windows/win32/types.h"

#define STD_INPUT_HANDLE ((DWORD) - 10)
#define STD_OUTPUT_HANDLE ((DWORD) - 11)
#define STD_ERROR_HANDLE ((DWORD) - 12)
#define FOREGROUND_BLUE 0x01
#define FOREGROUND_GREEN 0x02
#define FOREGROUND_RED 0x04
#define FOREGROUND_INTENSITY 0x08
#define BACKGROUND_BLUE 0x10
#define BACKGROUND_GREEN 0x20
#define BACKGROUND_RED 0x40
#define BACKGROUND_INTENSITY 0x80
#define ENABLE_VIRTUAL_TERMINAL_PROCESSING 4
#define ENABLE_PROCESSED_OUTPUT 1
#define ENABLE_WRAP_AT_EOL_OUTPUT 2

typedef struct _COORD {
  SHORT X, Y;
} COORD, *PCOORD;
typedef struct _SMALL_RECT {
  SHORT Left, Top, Right, Bottom;
} SMALL_RECT;
typedef struct _CONSOLE_SCREEN_BUFFER_INFO {
  COORD dwSize, dwCursorPosition;
  WORD wAttributes;
  SMALL_RECT srWindow;
  COORD dwMaximumWindowSize;
} CONSOLE_SCREEN_BUFFER_INFO, *PCONSOLE_SCREEN_BUFFER_INFO;
typedef struct _CONSOLE_CURSOR_INFO {
  DWORD dwSize; ///< percentage of a character, from 1 to 100; has no effect
  BOOL bVisible;
} CONSOLE_CURSOR_INFO, *PCONSOLE_CURSOR_INFO;

#ifdef __cplusplus
extern "C" {
#endif

/// Returns a handle for ReadFile and WriteFile, which need not be closed.
HANDLE GetStdHandle(DWORD which);
BOOL SetConsoleTextAttribute(HANDLE console, WORD attributes);
BOOL SetConsoleCursorPosition(HANDLE console, COORD position);
/// Stores the size of the terminal and the last attributes that were set; the position of the
/// cursor is 0, 0. Fails with ERROR_INVALID_HANDLE if standard output is not a terminal.
BOOL GetConsoleScreenBufferInfo(HANDLE console, PCONSOLE_SCREEN_BUFFER_INFO info);
BOOL GetConsoleCursorInfo(HANDLE console, PCONSOLE_CURSOR_INFO info);
BOOL SetConsoleCursorInfo(HANDLE console, const CONSOLE_CURSOR_INFO *info);
/// Return TRUE without an effect: the user sets the size of the terminal.
BOOL SetConsoleScreenBufferSize(HANDLE console, COORD size);
BOOL SetConsoleWindowInfo(HANDLE console, BOOL is_absolute, const SMALL_RECT *window);
/// Returns the size of the terminal; 0, 0 if standard output is not a terminal.
COORD GetLargestConsoleWindowSize(HANDLE console);
/// Write \p character \p length times from \p position on, and leave the cursor where it was.
BOOL FillConsoleOutputCharacterA(HANDLE console, CHAR character, DWORD length, COORD position,
                                 LPDWORD written);
BOOL FillConsoleOutputCharacterW(HANDLE console, WCHAR character, DWORD length, COORD position,
                                 LPDWORD written);
/// Has no effect: a terminal does not change the colors of text that it shows.
BOOL FillConsoleOutputAttribute(HANDLE console, WORD attributes, DWORD length, COORD position,
                                LPDWORD written);
BOOL FlushConsoleInputBuffer(HANDLE console);
BOOL WriteConsoleA(HANDLE console, const void *text, DWORD length, LPDWORD written,
                   LPVOID reserved);
BOOL WriteConsoleW(HANDLE console, const void *text, DWORD length, LPDWORD written,
                   LPVOID reserved);
BOOL SetConsoleTitleA(LPCSTR title);
BOOL SetConsoleTitleW(LPCWSTR title);
BOOL GetConsoleMode(HANDLE console, LPDWORD mode);
BOOL SetConsoleMode(HANDLE console, DWORD mode);
UINT GetConsoleOutputCP(void);
BOOL SetConsoleOutputCP(UINT code_page);
UINT GetConsoleCP(void);
BOOL SetConsoleCP(UINT code_page);
/// Returns a handle that is not null if the program has a terminal, otherwise null.
HWND GetConsoleWindow(void);
/// Fails: a program has its terminal from the start.
BOOL AllocConsole(void);
BOOL FreeConsole(void);
BOOL Beep(DWORD frequency, DWORD milliseconds);

#ifdef __cplusplus
}
#endif

#define FillConsoleOutputCharacter AMP2HIP_A_OR_W(FillConsoleOutputCharacter)
#define WriteConsole AMP2HIP_A_OR_W(WriteConsole)
#define SetConsoleTitle AMP2HIP_A_OR_W(SetConsoleTitle)

#endif // AMP2HIP_WINDOWS_WIN32_CONSOLE_H
