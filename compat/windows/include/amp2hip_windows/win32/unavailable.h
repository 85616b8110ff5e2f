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
AMP2HIP_UNAVAILABLE_TEXT(FindWindow, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE_TEXT(SetWindowText, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE_TEXT(SetWindowsHookEx, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE(SetWindowPos, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE(MoveWindow, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE(GetWindowRect, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE(GetSystemMetrics, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE(GetCursorPos, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE(SendInput, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE(keybd_event, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE(mouse_event, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE(OpenClipboard, AMP2HIP_NO_WINDOWS)
AMP2HIP_UNAVAILABLE(GetClipboardData, AMP2HIP_NO_WINDOWS)
#define FindWindow AMP2HIP_A_OR_W(FindWindow)
#define SetWindowText AMP2HIP_A_OR_W(SetWindowText)
#define SetWindowsHookEx AMP2HIP_A_OR_W(SetWindowsHookEx)
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

#define AMP2HIP_NO_NOTIFICATIONS "use inotify(7)"
#define AMP2HIP_NO_OVERLAPPED "read and write on another thread"
#define AMP2HIP_NO_FIBERS "use a thread"
#define AMP2HIP_NO_TOKENS                                                                          \
  "programs have the rights of their user: remove the code that changes them"
AMP2HIP_UNAVAILABLE_TEXT(CreateNamedPipe, "use mkfifo() or a socket")
AMP2HIP_UNAVAILABLE(SuspendThread, "let the thread wait for an event")
AMP2HIP_UNAVAILABLE(TerminateThread, "set a flag that the thread tests")
AMP2HIP_UNAVAILABLE(GetExceptionCode, "catch an exception of C++, or handle the signal")
AMP2HIP_UNAVAILABLE(GetExceptionInformation, "catch an exception of C++, or handle the signal")
AMP2HIP_UNAVAILABLE_TEXT(GetWindowsDirectory, "take the folder from an environment variable")
AMP2HIP_UNAVAILABLE_TEXT(GetSystemDirectory, "take the folder from an environment variable")
#define AMP2HIP_NO_KEY_STATE "read keys with _kbhit() and _getch() of <conio.h>"
AMP2HIP_UNAVAILABLE(GetAsyncKeyState, AMP2HIP_NO_KEY_STATE)
AMP2HIP_UNAVAILABLE(GetKeyState, AMP2HIP_NO_KEY_STATE)
AMP2HIP_UNAVAILABLE(GetKeyboardState, AMP2HIP_NO_KEY_STATE)
AMP2HIP_UNAVAILABLE(SetCurrentConsoleFontEx, "the user chooses the font of the terminal")
AMP2HIP_UNAVAILABLE(GetCurrentConsoleFontEx, "the user chooses the font of the terminal")
AMP2HIP_UNAVAILABLE_TEXT(PlaySound, "start a program such as aplay")
AMP2HIP_UNAVAILABLE_TEXT(CopyFileEx, "call CopyFile(), or copy the file in blocks")
AMP2HIP_UNAVAILABLE(ReadDirectoryChangesW, AMP2HIP_NO_NOTIFICATIONS)
AMP2HIP_UNAVAILABLE_TEXT(FindFirstChangeNotification, AMP2HIP_NO_NOTIFICATIONS)
AMP2HIP_UNAVAILABLE(GetOverlappedResult, AMP2HIP_NO_OVERLAPPED)
AMP2HIP_UNAVAILABLE(ReadFileEx, AMP2HIP_NO_OVERLAPPED)
AMP2HIP_UNAVAILABLE(WriteFileEx, AMP2HIP_NO_OVERLAPPED)
AMP2HIP_UNAVAILABLE(CancelIo, AMP2HIP_NO_OVERLAPPED)
AMP2HIP_UNAVAILABLE(CreateIoCompletionPort, AMP2HIP_NO_OVERLAPPED)
AMP2HIP_UNAVAILABLE(GetQueuedCompletionStatus, AMP2HIP_NO_OVERLAPPED)
AMP2HIP_UNAVAILABLE(PostQueuedCompletionStatus, AMP2HIP_NO_OVERLAPPED)
AMP2HIP_UNAVAILABLE(DeviceIoControl, "use ioctl()")
AMP2HIP_UNAVAILABLE(CreateFiber, AMP2HIP_NO_FIBERS)
AMP2HIP_UNAVAILABLE(ConvertThreadToFiber, AMP2HIP_NO_FIBERS)
AMP2HIP_UNAVAILABLE(SwitchToFiber, AMP2HIP_NO_FIBERS)
AMP2HIP_UNAVAILABLE(DeleteFiber, AMP2HIP_NO_FIBERS)
AMP2HIP_UNAVAILABLE_TEXT(CreateJobObject, "use setrlimit() or a control group")
AMP2HIP_UNAVAILABLE(OpenProcessToken, AMP2HIP_NO_TOKENS)
AMP2HIP_UNAVAILABLE(AdjustTokenPrivileges, AMP2HIP_NO_TOKENS)
#define PlaySound AMP2HIP_A_OR_W(PlaySound)
#define CopyFileEx AMP2HIP_A_OR_W(CopyFileEx)
#define FindFirstChangeNotification AMP2HIP_A_OR_W(FindFirstChangeNotification)
#define CreateJobObject AMP2HIP_A_OR_W(CreateJobObject)
// The names add no errors of their own.
#define COPY_FILE_FAIL_IF_EXISTS 0x1
#define PROGRESS_CONTINUE 0
#define PROGRESS_CANCEL 1
#define FILE_NOTIFY_CHANGE_FILE_NAME 0x1
#define FILE_NOTIFY_CHANGE_DIR_NAME 0x2
#define FILE_NOTIFY_CHANGE_ATTRIBUTES 0x4
#define FILE_NOTIFY_CHANGE_SIZE 0x8
#define FILE_NOTIFY_CHANGE_LAST_WRITE 0x10
#define FILE_NOTIFY_CHANGE_LAST_ACCESS 0x20
#define FILE_NOTIFY_CHANGE_CREATION 0x40
#define FILE_ACTION_ADDED 1
#define FILE_ACTION_REMOVED 2
#define FILE_ACTION_MODIFIED 3
#define FILE_ACTION_RENAMED_OLD_NAME 4
#define FILE_ACTION_RENAMED_NEW_NAME 5
typedef struct _FILE_NOTIFY_INFORMATION {
  DWORD NextEntryOffset, Action, FileNameLength;
  WCHAR FileName[1];
} FILE_NOTIFY_INFORMATION, *PFILE_NOTIFY_INFORMATION;
AMP2HIP_UNAVAILABLE(CoCreateInstance, "there is no COM: remove the code that uses it")
AMP2HIP_UNAVAILABLE_TEXT(GetVersionEx, "use uname() of <sys/utsname.h>")
#define CreateNamedPipe AMP2HIP_A_OR_W(CreateNamedPipe)
#define GetWindowsDirectory AMP2HIP_A_OR_W(GetWindowsDirectory)
#define GetSystemDirectory AMP2HIP_A_OR_W(GetSystemDirectory)
#define GetVersionEx AMP2HIP_A_OR_W(GetVersionEx)

#endif // __cplusplus

#endif // AMP2HIP_WINDOWS_WIN32_UNAVAILABLE_H
