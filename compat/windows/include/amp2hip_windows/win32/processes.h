//===--- processes.h - child processes ------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_PROCESSES_H
#define AMP2HIP_WINDOWS_WIN32_PROCESSES_H

#include "amp2hip_windows/win32/types.h"

#define STARTF_USESHOWWINDOW 0x1
#define STARTF_USESTDHANDLES 0x100
#define CREATE_NEW_CONSOLE 0x10
#define CREATE_NEW_PROCESS_GROUP 0x200
#define CREATE_UNICODE_ENVIRONMENT 0x400
#define DETACHED_PROCESS 0x8
#define CREATE_NO_WINDOW 0x08000000
#define HANDLE_FLAG_INHERIT 0x1
#define SW_HIDE 0
#define SW_NORMAL 1
#define SW_SHOWNORMAL 1
#define SW_SHOWMINIMIZED 2
#define SW_SHOWMAXIMIZED 3
#define SW_MAXIMIZE 3
#define SW_SHOWNOACTIVATE 4
#define SW_SHOW 5
#define SW_MINIMIZE 6
#define SW_SHOWMINNOACTIVE 7
#define SW_SHOWNA 8
#define SW_RESTORE 9
#define SW_SHOWDEFAULT 10

typedef struct _STARTUPINFOA {
  DWORD cb;
  LPSTR lpReserved, lpDesktop, lpTitle;
  DWORD dwX, dwY, dwXSize, dwYSize, dwXCountChars, dwYCountChars, dwFillAttribute, dwFlags;
  WORD wShowWindow, cbReserved2;
  LPBYTE lpReserved2;
  HANDLE hStdInput, hStdOutput, hStdError;
} STARTUPINFOA, *LPSTARTUPINFOA;
typedef struct _STARTUPINFOW {
  DWORD cb;
  LPWSTR lpReserved, lpDesktop, lpTitle;
  DWORD dwX, dwY, dwXSize, dwYSize, dwXCountChars, dwYCountChars, dwFillAttribute, dwFlags;
  WORD wShowWindow, cbReserved2;
  LPBYTE lpReserved2;
  HANDLE hStdInput, hStdOutput, hStdError;
} STARTUPINFOW, *LPSTARTUPINFOW;
typedef struct _PROCESS_INFORMATION {
  HANDLE hProcess, hThread;
  DWORD dwProcessId, dwThreadId;
} PROCESS_INFORMATION, *PPROCESS_INFORMATION, *LPPROCESS_INFORMATION;

#ifdef __cplusplus
extern "C" {
#endif

/// Start a program; \p line is split by the rules of CommandLineToArgvW. If \p program is null, it
/// is the first argument, searched in the folder of this program, the current folder and PATH.
/// `x.exe` also means the program `x`. Both handles of \p process refer to the process. Only the
/// standard files are inherited. CREATE_SUSPENDED fails; other flags have no effect.
BOOL CreateProcessA(LPCSTR program, LPSTR line, LPSECURITY_ATTRIBUTES process_security,
                    LPSECURITY_ATTRIBUTES thread_security, BOOL inherit, DWORD flags,
                    LPVOID environment, LPCSTR folder, LPSTARTUPINFOA startup,
                    LPPROCESS_INFORMATION process);
BOOL CreateProcessW(LPCWSTR program, LPWSTR line, LPSECURITY_ATTRIBUTES process_security,
                    LPSECURITY_ATTRIBUTES thread_security, BOOL inherit, DWORD flags,
                    LPVOID environment, LPCWSTR folder, LPSTARTUPINFOW startup,
                    LPPROCESS_INFORMATION process);
/// Stores STILL_ACTIVE while the process runs. A process that a signal ended has the code of the
/// exception on Windows, for example 0xC0000005 for SIGSEGV.
BOOL GetExitCodeProcess(HANDLE process, LPDWORD code);
DWORD GetProcessId(HANDLE process);

/// Stores handles of the ends of a pipe. ReadFile returns what is in the pipe, and fails with
/// ERROR_BROKEN_PIPE after the other end was closed.
BOOL CreatePipe(PHANDLE read, PHANDLE write, LPSECURITY_ATTRIBUTES security, DWORD size);
/// No effect: a child process inherits only its standard files.
BOOL SetHandleInformation(HANDLE handle, DWORD mask, DWORD flags);
/// Store cb, the standard files and SW_SHOWDEFAULT; the rest is 0.
void GetStartupInfoA(LPSTARTUPINFOA info);
void GetStartupInfoW(LPSTARTUPINFOW info);
/// Return \p pointer.
PVOID EncodePointer(PVOID pointer);
PVOID DecodePointer(PVOID pointer);
/// No effect: Linux has no boost of priorities, and does not sleep while a program computes.
BOOL SetProcessPriorityBoost(HANDLE process, BOOL is_off);
BOOL SetThreadPriorityBoost(HANDLE thread, BOOL is_off);
DWORD SetThreadExecutionState(DWORD flags);
/// A memory barrier on all threads of the program.
void FlushProcessWriteBuffers(void);

#ifdef __cplusplus
} // extern "C"
#endif

#define ES_SYSTEM_REQUIRED 0x1U
#define ES_DISPLAY_REQUIRED 0x2U
#define ES_AWAYMODE_REQUIRED 0x40U
#define ES_CONTINUOUS 0x80000000U

#define GetStartupInfo AMP2HIP_A_OR_W(GetStartupInfo)
#define CreateProcess AMP2HIP_A_OR_W(CreateProcess)
#if defined(UNICODE)
typedef STARTUPINFOW STARTUPINFO, *LPSTARTUPINFO;
#else
typedef STARTUPINFOA STARTUPINFO, *LPSTARTUPINFO;
#endif

#endif // AMP2HIP_WINDOWS_WIN32_PROCESSES_H
