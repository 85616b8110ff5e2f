//===--- message_box.h - messages and questions --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// MessageBox writes to standard error and reads the answer from standard input. Its owner is often
/// GetDesktopWindow().
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_MESSAGE_BOX_H
#define AMP2HIP_WINDOWS_WIN32_MESSAGE_BOX_H

#include "amp2hip_windows/win32/types.h"

// Buttons.
#define MB_OK 0x0u
#define MB_OKCANCEL 0x1u
#define MB_ABORTRETRYIGNORE 0x2u
#define MB_YESNOCANCEL 0x3u
#define MB_YESNO 0x4u
#define MB_RETRYCANCEL 0x5u
// Icons.
#define MB_ICONERROR 0x10u
#define MB_ICONHAND MB_ICONERROR
#define MB_ICONSTOP MB_ICONERROR
#define MB_ICONQUESTION 0x20u
#define MB_ICONWARNING 0x30u
#define MB_ICONEXCLAMATION MB_ICONWARNING
#define MB_ICONINFORMATION 0x40u
#define MB_ICONASTERISK MB_ICONINFORMATION
// The default button, and flags of the window.
#define MB_DEFBUTTON1 0x0u
#define MB_DEFBUTTON2 0x100u
#define MB_DEFBUTTON3 0x200u
#define MB_APPLMODAL 0x0u
#define MB_SYSTEMMODAL 0x1000u
#define MB_TASKMODAL 0x2000u
#define MB_SETFOREGROUND 0x10000u
#define MB_TOPMOST 0x40000u

// Results.
#define IDOK 1
#define IDCANCEL 2
#define IDABORT 3
#define IDRETRY 4
#define IDIGNORE 5
#define IDYES 6
#define IDNO 7

#ifdef __cplusplus
extern "C" {
#endif

/// Writes "caption: text" to standard error. If \p type has more than one button, writes their
/// names and reads the first letter of one from standard input; an empty line or the end of the
/// input means the default button. Returns IDOK or the button. The window \p owner has no effect.
int MessageBoxA(HWND owner, LPCSTR text, LPCSTR caption, UINT type);
int MessageBoxW(HWND owner, LPCWSTR text, LPCWSTR caption, UINT type);

/// Return null: there are no windows. Programs pass the result to MessageBox().
static inline HWND GetDesktopWindow(void) { return 0; }
static inline HWND GetForegroundWindow(void) { return 0; }
static inline HWND GetActiveWindow(void) { return 0; }

#ifdef __cplusplus
}
#endif

#define MessageBox AMP2HIP_A_OR_W(MessageBox)

#endif // AMP2HIP_WINDOWS_WIN32_MESSAGE_BOX_H
