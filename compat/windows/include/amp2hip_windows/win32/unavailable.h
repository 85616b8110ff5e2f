//===--- unavailable.h - functions that are not available ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Functions of Windows that programs often call and Linux does not have. A call is an error whose
/// message says what to do.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_UNAVAILABLE_H
#define AMP2HIP_WINDOWS_WIN32_UNAVAILABLE_H

#include "amp2hip_windows/language/unavailable.h"
#include "amp2hip_windows/win32/types.h"

#if defined(__cplusplus)

#define AMP2HIP_NO_WINDOWS "there are no windows: print to the console"
AMP2HIP_UNAVAILABLE_TEXT(CreateWindowEx, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE_TEXT(RegisterClassEx, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE_TEXT(GetMessage, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE_TEXT(PeekMessage, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE_TEXT(DispatchMessage, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE_TEXT(DefWindowProc, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE(ShowWindow, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE(GetDC, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE(BitBlt, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE(StretchDIBits, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE(SetDIBitsToDevice, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE(CreateDIBSection, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE(GetDIBits, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE(CreateCompatibleDC, AMP2HIP_NO_WINDOWS)
#define CreateWindowEx AMP2HIP_A_OR_W(CreateWindowEx)
#define RegisterClassEx AMP2HIP_A_OR_W(RegisterClassEx)
#define GetMessage AMP2HIP_A_OR_W(GetMessage)
#define PeekMessage AMP2HIP_A_OR_W(PeekMessage)
#define DispatchMessage AMP2HIP_A_OR_W(DispatchMessage)
#define DefWindowProc AMP2HIP_A_OR_W(DefWindowProc)

#define AMP2HIP_NO_CONSOLE_CELLS "a terminal has no cells to read or write: use ncurses"
AMP2HIP_UNAVAILABLE_TEXT(WriteConsoleOutput, AMP2HIP_NO_CONSOLE_CELLS)
AMP2HIP_UNAVAILABLE_TEXT(ReadConsoleOutput, AMP2HIP_NO_CONSOLE_CELLS)
AMP2HIP_UNAVAILABLE_TEXT(ReadConsoleInput, AMP2HIP_NO_CONSOLE_CELLS)
AMP2HIP_UNAVAILABLE_TEXT(PeekConsoleInput, AMP2HIP_NO_CONSOLE_CELLS)
AMP2HIP_UNAVAILABLE(CreateConsoleScreenBuffer, AMP2HIP_NO_CONSOLE_CELLS)
AMP2HIP_UNAVAILABLE(SetConsoleActiveScreenBuffer, AMP2HIP_NO_CONSOLE_CELLS)
#define WriteConsoleOutput AMP2HIP_A_OR_W(WriteConsoleOutput)
#define ReadConsoleOutput AMP2HIP_A_OR_W(ReadConsoleOutput)
#define ReadConsoleInput AMP2HIP_A_OR_W(ReadConsoleInput)
#define PeekConsoleInput AMP2HIP_A_OR_W(PeekConsoleInput)

#define AMP2HIP_NO_REGISTRY "there is no registry: read a file or an environment variable"
AMP2HIP_UNAVAILABLE_TEXT(RegOpenKeyEx, AMP2HIP_NO_REGISTRY)
AMP2HIP_UNAVAILABLE_TEXT(RegQueryValueEx, AMP2HIP_NO_REGISTRY)
AMP2HIP_UNAVAILABLE_TEXT(RegCreateKeyEx, AMP2HIP_NO_REGISTRY)
AMP2HIP_UNAVAILABLE_TEXT(RegSetValueEx, AMP2HIP_NO_REGISTRY)
AMP2HIP_UNAVAILABLE_TEXT(RegGetValue, AMP2HIP_NO_REGISTRY)
AMP2HIP_UNAVAILABLE_TEXT(RegEnumKeyEx, AMP2HIP_NO_REGISTRY)
AMP2HIP_UNAVAILABLE_TEXT(RegEnumValue, AMP2HIP_NO_REGISTRY)
AMP2HIP_UNAVAILABLE_TEXT(RegDeleteValue, AMP2HIP_NO_REGISTRY)
AMP2HIP_UNAVAILABLE_TEXT(RegDeleteKey, AMP2HIP_NO_REGISTRY)
AMP2HIP_UNAVAILABLE(RegCloseKey, AMP2HIP_NO_REGISTRY)
// The constants add no errors of their own.
#define HKEY_CLASSES_ROOT ((HKEY)0x80000000)
#define HKEY_CURRENT_USER ((HKEY)0x80000001)
#define HKEY_LOCAL_MACHINE ((HKEY)0x80000002)
#define KEY_QUERY_VALUE 0x1
#define KEY_READ 0x20019
#define KEY_WRITE 0x20006
#define KEY_ALL_ACCESS 0xF003F
#define REG_NONE 0
#define REG_SZ 1
#define REG_EXPAND_SZ 2
#define REG_BINARY 3
#define REG_DWORD 4
#define REG_MULTI_SZ 7
#define REG_QWORD 11
#define RegOpenKeyEx AMP2HIP_A_OR_W(RegOpenKeyEx)
#define RegCreateKeyEx AMP2HIP_A_OR_W(RegCreateKeyEx)
#define RegSetValueEx AMP2HIP_A_OR_W(RegSetValueEx)
#define RegGetValue AMP2HIP_A_OR_W(RegGetValue)
#define RegEnumKeyEx AMP2HIP_A_OR_W(RegEnumKeyEx)
#define RegEnumValue AMP2HIP_A_OR_W(RegEnumValue)
#define RegDeleteValue AMP2HIP_A_OR_W(RegDeleteValue)
#define RegDeleteKey AMP2HIP_A_OR_W(RegDeleteKey)
#define RegQueryValueEx AMP2HIP_A_OR_W(RegQueryValueEx)

AMP2HIP_UNAVAILABLE_TEXT(CreateNamedPipe, "use mkfifo() or a socket")
AMP2HIP_UNAVAILABLE(SuspendThread, "let the thread wait for an event")
AMP2HIP_UNAVAILABLE(TerminateThread, "set a flag that the thread tests")
AMP2HIP_UNAVAILABLE(GetExceptionCode, "catch an exception of C++, or handle the signal")
AMP2HIP_UNAVAILABLE(GetExceptionInformation, "catch an exception of C++, or handle the signal")
AMP2HIP_UNAVAILABLE_TEXT(GetWindowsDirectory, "take the folder from an environment variable")
AMP2HIP_UNAVAILABLE_TEXT(GetSystemDirectory, "take the folder from an environment variable")
AMP2HIP_UNAVAILABLE(GetAsyncKeyState, "read keys with _kbhit() and _getch() of <conio.h>")
AMP2HIP_UNAVAILABLE(CoCreateInstance, "there is no COM: remove the code that uses it")
AMP2HIP_UNAVAILABLE_TEXT(GetVersionEx, "use uname() of <sys/utsname.h>")
#define CreateNamedPipe AMP2HIP_A_OR_W(CreateNamedPipe)
#define GetWindowsDirectory AMP2HIP_A_OR_W(GetWindowsDirectory)
#define GetSystemDirectory AMP2HIP_A_OR_W(GetSystemDirectory)
#define GetVersionEx AMP2HIP_A_OR_W(GetVersionEx)

#endif // __cplusplus

#endif // AMP2HIP_WINDOWS_WIN32_UNAVAILABLE_H
