//===--- exceptions.h - errors and signals --------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Handlers of errors. Those for structured exceptions are accepted and never called: Linux has
/// signals instead.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_EXCEPTIONS_H
#define AMP2HIP_WINDOWS_WIN32_EXCEPTIONS_H

#include "amp2hip_windows/win32/types.h"

#define SEM_FAILCRITICALERRORS 0x1
#define SEM_NOGPFAULTERRORBOX 0x2
#define SEM_NOOPENFILEERRORBOX 0x8000
#define EXCEPTION_EXECUTE_HANDLER 1
#define EXCEPTION_CONTINUE_SEARCH 0
#define EXCEPTION_CONTINUE_EXECUTION (-1)
#define EXCEPTION_ACCESS_VIOLATION 0xC0000005U
#define EXCEPTION_INT_DIVIDE_BY_ZERO 0xC0000094U
#define EXCEPTION_STACK_OVERFLOW 0xC00000FDU
#define EXCEPTION_MAXIMUM_PARAMETERS 15
#define CTRL_C_EVENT 0
#define CTRL_BREAK_EVENT 1
#define CTRL_CLOSE_EVENT 2
#define CTRL_LOGOFF_EVENT 5
#define CTRL_SHUTDOWN_EVENT 6

typedef struct _EXCEPTION_RECORD {
  DWORD ExceptionCode, ExceptionFlags;
  struct _EXCEPTION_RECORD *ExceptionRecord;
  PVOID ExceptionAddress;
  DWORD NumberParameters;
  ULONG_PTR ExceptionInformation[EXCEPTION_MAXIMUM_PARAMETERS];
} EXCEPTION_RECORD, *PEXCEPTION_RECORD;
typedef struct _CONTEXT CONTEXT, *PCONTEXT;
typedef struct _EXCEPTION_POINTERS {
  PEXCEPTION_RECORD ExceptionRecord;
  PCONTEXT ContextRecord;
} EXCEPTION_POINTERS, *PEXCEPTION_POINTERS, *LPEXCEPTION_POINTERS;
typedef LONG (*PTOP_LEVEL_EXCEPTION_FILTER)(LPEXCEPTION_POINTERS exception);
typedef PTOP_LEVEL_EXCEPTION_FILTER LPTOP_LEVEL_EXCEPTION_FILTER;
typedef BOOL (*PHANDLER_ROUTINE)(DWORD event);

#ifdef __cplusplus
extern "C" {
#endif

/// Return the previous mode. No effect: there are no dialogs.
UINT SetErrorMode(UINT mode);
UINT GetErrorMode(void);
/// Returns the previous filter. It is never called.
LPTOP_LEVEL_EXCEPTION_FILTER SetUnhandledExceptionFilter(LPTOP_LEVEL_EXCEPTION_FILTER filter);

/// Adds or removes a function that a thread calls for SIGINT (CTRL_C_EVENT), SIGQUIT
/// (CTRL_BREAK_EVENT), SIGHUP and SIGTERM (CTRL_CLOSE_EVENT), the last added one first. If none
/// returns TRUE, or after CTRL_CLOSE_EVENT, the signal ends the program. A null handler that is
/// added ignores SIGINT.
BOOL SetConsoleCtrlHandler(PHANDLER_ROUTINE handler, BOOL add);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // AMP2HIP_WINDOWS_WIN32_EXCEPTIONS_H
