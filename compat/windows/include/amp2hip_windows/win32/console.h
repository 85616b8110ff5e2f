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
/// standard output is a terminal. Code pages have no effect: narrow text is UTF-8.
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
#define COMMON_LVB_LEADING_BYTE 0x100
#define COMMON_LVB_TRAILING_BYTE 0x200
#define COMMON_LVB_GRID_HORIZONTAL 0x400
#define COMMON_LVB_GRID_LVERTICAL 0x800
#define COMMON_LVB_GRID_RVERTICAL 0x1000
#define COMMON_LVB_REVERSE_VIDEO 0x4000
#define COMMON_LVB_UNDERSCORE 0x8000
// Modes of output.
#define ENABLE_PROCESSED_OUTPUT 1
#define ENABLE_WRAP_AT_EOL_OUTPUT 2
#define ENABLE_VIRTUAL_TERMINAL_PROCESSING 4
#define DISABLE_NEWLINE_AUTO_RETURN 8
#define ENABLE_LVB_GRID_WORLDWIDE 0x10
// Modes of input.
#define ENABLE_PROCESSED_INPUT 0x1
#define ENABLE_LINE_INPUT 0x2
#define ENABLE_ECHO_INPUT 0x4
#define ENABLE_WINDOW_INPUT 0x8
#define ENABLE_MOUSE_INPUT 0x10
#define ENABLE_INSERT_MODE 0x20
#define ENABLE_QUICK_EDIT_MODE 0x40
#define ENABLE_EXTENDED_FLAGS 0x80
#define ENABLE_AUTO_POSITION 0x100
#define ENABLE_VIRTUAL_TERMINAL_INPUT 0x200
#define CONSOLE_TEXTMODE_BUFFER 1
#define CONSOLE_FULLSCREEN 1
#define CONSOLE_FULLSCREEN_MODE 1
#define CONSOLE_WINDOWED_MODE 2
#define ATTACH_PARENT_PROCESS ((DWORD) - 1)

typedef struct _COORD {
  SHORT X, Y;
} COORD, *PCOORD;
typedef struct _SMALL_RECT {
  SHORT Left, Top, Right, Bottom;
} SMALL_RECT, *PSMALL_RECT;
typedef struct _CONSOLE_SCREEN_BUFFER_INFO {
  COORD dwSize, dwCursorPosition;
  WORD wAttributes;
  SMALL_RECT srWindow;
  COORD dwMaximumWindowSize;
} CONSOLE_SCREEN_BUFFER_INFO, *PCONSOLE_SCREEN_BUFFER_INFO;
typedef struct _CONSOLE_SCREEN_BUFFER_INFOEX {
  ULONG cbSize;
  COORD dwSize, dwCursorPosition;
  WORD wAttributes;
  SMALL_RECT srWindow;
  COORD dwMaximumWindowSize;
  WORD wPopupAttributes;
  BOOL bFullscreenSupported;
  COLORREF ColorTable[16];
} CONSOLE_SCREEN_BUFFER_INFOEX, *PCONSOLE_SCREEN_BUFFER_INFOEX;
typedef struct _CONSOLE_FONT_INFO {
  DWORD nFont;
  COORD dwFontSize;
} CONSOLE_FONT_INFO, *PCONSOLE_FONT_INFO;
typedef struct _CONSOLE_FONT_INFOEX {
  ULONG cbSize;
  DWORD nFont;
  COORD dwFontSize;
  UINT FontFamily, FontWeight;
  WCHAR FaceName[32];
} CONSOLE_FONT_INFOEX, *PCONSOLE_FONT_INFOEX;
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
/// Stores the size of the terminal, the last attributes that were set and the position of the
/// cursor, which is 0, 0 if standard input is not the terminal. Fails with ERROR_INVALID_HANDLE if
/// standard output is not a terminal.
BOOL GetConsoleScreenBufferInfo(HANDLE console, PCONSOLE_SCREEN_BUFFER_INFO info);
/// The same with the colors, which SetConsoleScreenBufferInfoEx can change.
BOOL GetConsoleScreenBufferInfoEx(HANDLE console, PCONSOLE_SCREEN_BUFFER_INFOEX info);
BOOL SetConsoleScreenBufferInfoEx(HANDLE console, PCONSOLE_SCREEN_BUFFER_INFOEX info);
BOOL GetConsoleCursorInfo(HANDLE console, PCONSOLE_CURSOR_INFO info);
BOOL SetConsoleCursorInfo(HANDLE console, const CONSOLE_CURSOR_INFO *info);
/// Return TRUE without an effect: the user sets the size of the terminal.
BOOL SetConsoleScreenBufferSize(HANDLE console, COORD size);
BOOL SetConsoleWindowInfo(HANDLE console, BOOL is_absolute, const SMALL_RECT *window);
/// Returns the size of the terminal; 0, 0 if standard output is not a terminal.
COORD GetLargestConsoleWindowSize(HANDLE console);
BOOL WriteConsoleA(HANDLE console, const void *text, DWORD length, LPDWORD written,
                   LPVOID reserved);
BOOL WriteConsoleW(HANDLE console, const void *text, DWORD length, LPDWORD written,
                   LPVOID reserved);
BOOL SetConsoleTitleA(LPCSTR title);
BOOL SetConsoleTitleW(LPCWSTR title);
/// Store the title that was set last, at first the name of the program.
DWORD GetConsoleTitleA(LPSTR title, DWORD size);
DWORD GetConsoleTitleW(LPWSTR title, DWORD size);
/// The modes of standard input determine what all functions read: without ENABLE_LINE_INPUT single
/// keys, without ENABLE_ECHO_INPUT no echo. Those of output have no effect.
BOOL GetConsoleMode(HANDLE console, LPDWORD mode);
BOOL SetConsoleMode(HANDLE console, DWORD mode);
UINT GetConsoleOutputCP(void);
BOOL SetConsoleOutputCP(UINT code_page);
UINT GetConsoleCP(void);
BOOL SetConsoleCP(UINT code_page);
/// Returns a handle that is not null if the program has a terminal, otherwise null.
HWND GetConsoleWindow(void);
/// Fail: a program has its terminal from the start.
BOOL AllocConsole(void);
BOOL AttachConsole(DWORD process);
BOOL FreeConsole(void);
BOOL Beep(DWORD frequency, DWORD milliseconds);
BOOL MessageBeep(UINT kind);
/// The user sets the font of the terminal: SetCurrentConsoleFontEx has no effect other than that
/// the functions return this font.
BOOL SetCurrentConsoleFontEx(HANDLE console, BOOL for_largest_window, PCONSOLE_FONT_INFOEX font);
BOOL GetCurrentConsoleFontEx(HANDLE console, BOOL for_largest_window, PCONSOLE_FONT_INFOEX font);
BOOL GetCurrentConsoleFont(HANDLE console, BOOL for_largest_window, PCONSOLE_FONT_INFO font);
COORD GetConsoleFontSize(HANDLE console, DWORD font);
/// Fails, as in 64-bit Windows.
BOOL SetConsoleDisplayMode(HANDLE console, DWORD mode, PCOORD size);

#ifdef __cplusplus
}
#endif

#define WriteConsole AMP2HIP_A_OR_W(WriteConsole)
#define GetConsoleTitle AMP2HIP_A_OR_W(GetConsoleTitle)
#define SetConsoleTitle AMP2HIP_A_OR_W(SetConsoleTitle)

#endif // AMP2HIP_WINDOWS_WIN32_CONSOLE_H
