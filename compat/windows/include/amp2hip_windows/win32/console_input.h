//===--- console_input.h - keys and mouse of the console -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Events of the terminal. A terminal reports only that a key was pressed: each key is two events,
/// down and up.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_CONSOLE_INPUT_H
#define AMP2HIP_WINDOWS_WIN32_CONSOLE_INPUT_H

#include "amp2hip_windows/win32/console.h"

#define KEY_EVENT 0x1
#define MOUSE_EVENT 0x2
#define WINDOW_BUFFER_SIZE_EVENT 0x4
#define MENU_EVENT 0x8
#define FOCUS_EVENT 0x10

// States of keys.
#define RIGHT_ALT_PRESSED 0x1
#define LEFT_ALT_PRESSED 0x2
#define RIGHT_CTRL_PRESSED 0x4
#define LEFT_CTRL_PRESSED 0x8
#define SHIFT_PRESSED 0x10
#define NUMLOCK_ON 0x20
#define SCROLLLOCK_ON 0x40
#define CAPSLOCK_ON 0x80
#define ENHANCED_KEY 0x100

#define FROM_LEFT_1ST_BUTTON_PRESSED 0x1
#define RIGHTMOST_BUTTON_PRESSED 0x2
#define FROM_LEFT_2ND_BUTTON_PRESSED 0x4
#define FROM_LEFT_3RD_BUTTON_PRESSED 0x8
#define FROM_LEFT_4TH_BUTTON_PRESSED 0x10
#define MOUSE_MOVED 0x1
#define DOUBLE_CLICK 0x2
#define MOUSE_WHEELED 0x4
#define MOUSE_HWHEELED 0x8

typedef struct _KEY_EVENT_RECORD {
  BOOL bKeyDown;
  WORD wRepeatCount, wVirtualKeyCode, wVirtualScanCode;
  union {
    WCHAR UnicodeChar;
    CHAR AsciiChar;
  } uChar;
  DWORD dwControlKeyState;
} KEY_EVENT_RECORD, *PKEY_EVENT_RECORD;
typedef struct _MOUSE_EVENT_RECORD {
  COORD dwMousePosition;
  DWORD dwButtonState, dwControlKeyState, dwEventFlags;
} MOUSE_EVENT_RECORD, *PMOUSE_EVENT_RECORD;
typedef struct _WINDOW_BUFFER_SIZE_RECORD {
  COORD dwSize;
} WINDOW_BUFFER_SIZE_RECORD, *PWINDOW_BUFFER_SIZE_RECORD;
typedef struct _MENU_EVENT_RECORD {
  UINT dwCommandId;
} MENU_EVENT_RECORD, *PMENU_EVENT_RECORD;
typedef struct _FOCUS_EVENT_RECORD {
  BOOL bSetFocus;
} FOCUS_EVENT_RECORD, *PFOCUS_EVENT_RECORD;
typedef struct _INPUT_RECORD {
  WORD EventType;
  union {
    KEY_EVENT_RECORD KeyEvent;
    MOUSE_EVENT_RECORD MouseEvent;
    WINDOW_BUFFER_SIZE_RECORD WindowBufferSizeEvent;
    MENU_EVENT_RECORD MenuEvent;
    FOCUS_EVENT_RECORD FocusEvent;
  } Event;
} INPUT_RECORD, *PINPUT_RECORD;

#ifdef __cplusplus
extern "C" {
#endif

/// Waits for an event. Events of the mouse occur after SetConsoleMode with ENABLE_MOUSE_INPUT and
/// without ENABLE_QUICK_EDIT_MODE. Fails if standard input is not a terminal.
BOOL ReadConsoleInputA(HANDLE console, PINPUT_RECORD events, DWORD length, LPDWORD count);
BOOL ReadConsoleInputW(HANDLE console, PINPUT_RECORD events, DWORD length, LPDWORD count);
/// The same without a wait; leave the events for the next call.
BOOL PeekConsoleInputA(HANDLE console, PINPUT_RECORD events, DWORD length, LPDWORD count);
BOOL PeekConsoleInputW(HANDLE console, PINPUT_RECORD events, DWORD length, LPDWORD count);
BOOL WriteConsoleInputA(HANDLE console, const INPUT_RECORD *events, DWORD length, LPDWORD count);
BOOL WriteConsoleInputW(HANDLE console, const INPUT_RECORD *events, DWORD length, LPDWORD count);
BOOL GetNumberOfConsoleInputEvents(HANDLE console, LPDWORD count);
BOOL GetNumberOfConsoleMouseButtons(LPDWORD count);
BOOL FlushConsoleInputBuffer(HANDLE console);
/// Read a line with "\r\n" at its end, as far as it fits; the next call reads the rest. Without
/// ENABLE_LINE_INPUT, they return the keys that were typed. Fail if standard input is not a
/// terminal.
BOOL ReadConsoleA(HANDLE console, LPVOID text, DWORD length, LPDWORD count, LPVOID control);
BOOL ReadConsoleW(HANDLE console, LPVOID text, DWORD length, LPDWORD count, LPVOID control);

#ifdef __cplusplus
}
#endif

#define ReadConsoleInput AMP2HIP_A_OR_W(ReadConsoleInput)
#define PeekConsoleInput AMP2HIP_A_OR_W(PeekConsoleInput)
#define WriteConsoleInput AMP2HIP_A_OR_W(WriteConsoleInput)
#define ReadConsole AMP2HIP_A_OR_W(ReadConsole)

#endif // AMP2HIP_WINDOWS_WIN32_CONSOLE_INPUT_H
