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
AMP2HIP_UNAVAILABLE_TEXT(MessageBox, AMP2HIP_NO_WINDOWS)
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
#define MessageBox AMP2HIP_A_OR_W(MessageBox)
#define CreateWindowEx AMP2HIP_A_OR_W(CreateWindowEx)
#define RegisterClassEx AMP2HIP_A_OR_W(RegisterClassEx)
#define GetMessage AMP2HIP_A_OR_W(GetMessage)
#define PeekMessage AMP2HIP_A_OR_W(PeekMessage)
#define DispatchMessage AMP2HIP_A_OR_W(DispatchMessage)
#define DefWindowProc AMP2HIP_A_OR_W(DefWindowProc)

#define AMP2HIP_NO_REGISTRY "there is no registry: read a file or an environment variable"
AMP2HIP_UNAVAILABLE_TEXT(RegOpenKeyEx, AMP2HIP_NO_REGISTRY)
AMP2HIP_UNAVAILABLE_TEXT(RegQueryValueEx, AMP2HIP_NO_REGISTRY)
AMP2HIP_UNAVAILABLE(RegCloseKey, AMP2HIP_NO_REGISTRY)
#define RegOpenKeyEx AMP2HIP_A_OR_W(RegOpenKeyEx)
#define RegQueryValueEx AMP2HIP_A_OR_W(RegQueryValueEx)

AMP2HIP_UNAVAILABLE_TEXT(CreateNamedPipe, "use mkfifo() or a socket")
AMP2HIP_UNAVAILABLE(SuspendThread, "let the thread wait for an event")
AMP2HIP_UNAVAILABLE(TerminateThread, "set a flag that the thread tests")
AMP2HIP_UNAVAILABLE(GetExceptionCode, "catch an exception of C++, or handle the signal")
AMP2HIP_UNAVAILABLE(GetExceptionInformation, "catch an exception of C++, or handle the signal")
AMP2HIP_UNAVAILABLE(RaiseException, "throw an exception of C++")
AMP2HIP_UNAVAILABLE_TEXT(GetWindowsDirectory, "take the folder from an environment variable")
AMP2HIP_UNAVAILABLE_TEXT(GetSystemDirectory, "take the folder from an environment variable")
AMP2HIP_UNAVAILABLE(GetAsyncKeyState, "read keys with _kbhit() and _getch() of <conio.h>")
AMP2HIP_UNAVAILABLE(CoCreateInstance, "there is no COM: remove the code that uses it")
AMP2HIP_UNAVAILABLE_TEXT(LoadString, "there are no resources: write the text in the program")
AMP2HIP_UNAVAILABLE_TEXT(GetVersionEx, "use uname() of <sys/utsname.h>")
#define CreateNamedPipe AMP2HIP_A_OR_W(CreateNamedPipe)
#define GetWindowsDirectory AMP2HIP_A_OR_W(GetWindowsDirectory)
#define GetSystemDirectory AMP2HIP_A_OR_W(GetSystemDirectory)
#define LoadString AMP2HIP_A_OR_W(LoadString)
#define GetVersionEx AMP2HIP_A_OR_W(GetVersionEx)

#endif // __cplusplus

#endif // AMP2HIP_WINDOWS_WIN32_UNAVAILABLE_H
