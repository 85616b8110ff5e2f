//===--- exceptions.h - errors and signals --------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Handlers of errors. Those for structured exceptions of the processor are accepted and never
/// called: Linux has signals instead. RaiseException throws an exception of C++.
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
#define SEM_NOALIGNMENTFAULTEXCEPT 0x4
#define EXCEPTION_DATATYPE_MISALIGNMENT 0x80000002U
#define EXCEPTION_BREAKPOINT 0x80000003U
#define EXCEPTION_SINGLE_STEP 0x80000004U
#define EXCEPTION_GUARD_PAGE 0x80000001U
#define EXCEPTION_ACCESS_VIOLATION 0xC0000005U
#define EXCEPTION_IN_PAGE_ERROR 0xC0000006U
#define EXCEPTION_INVALID_HANDLE 0xC0000008U
#define EXCEPTION_ILLEGAL_INSTRUCTION 0xC000001DU
#define EXCEPTION_NONCONTINUABLE_EXCEPTION 0xC0000025U
#define EXCEPTION_INVALID_DISPOSITION 0xC0000026U
#define EXCEPTION_ARRAY_BOUNDS_EXCEEDED 0xC000008CU
#define EXCEPTION_FLT_DENORMAL_OPERAND 0xC000008DU
#define EXCEPTION_FLT_DIVIDE_BY_ZERO 0xC000008EU
#define EXCEPTION_FLT_INEXACT_RESULT 0xC000008FU
#define EXCEPTION_FLT_INVALID_OPERATION 0xC0000090U
#define EXCEPTION_FLT_OVERFLOW 0xC0000091U
#define EXCEPTION_FLT_STACK_CHECK 0xC0000092U
#define EXCEPTION_FLT_UNDERFLOW 0xC0000093U
#define EXCEPTION_INT_DIVIDE_BY_ZERO 0xC0000094U
#define EXCEPTION_INT_OVERFLOW 0xC0000095U
#define EXCEPTION_PRIV_INSTRUCTION 0xC0000096U
#define EXCEPTION_STACK_OVERFLOW 0xC00000FDU
#define EXCEPTION_NONCONTINUABLE 1
#define STATUS_ACCESS_VIOLATION EXCEPTION_ACCESS_VIOLATION
#define STATUS_STACK_OVERFLOW EXCEPTION_STACK_OVERFLOW
#define STATUS_CONTROL_C_EXIT 0xC000013AU
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

/// Throws an object of the class amp2hip_windows::structured_exception, which `catch (...)`
/// catches.
void RaiseException(DWORD code, DWORD flags, DWORD argument_count, const ULONG_PTR *arguments);

/// Adds or removes a function that a thread calls for SIGINT (CTRL_C_EVENT), SIGQUIT
/// (CTRL_BREAK_EVENT), SIGHUP and SIGTERM (CTRL_CLOSE_EVENT), the last added one first. If none
/// returns TRUE, or after CTRL_CLOSE_EVENT, the signal ends the program. A null handler that is
/// added ignores SIGINT.
BOOL SetConsoleCtrlHandler(PHANDLER_ROUTINE handler, BOOL add);

#ifdef __cplusplus
} // extern "C"

extern "C++" {
namespace amp2hip_windows {

/// The exception that RaiseException throws.
struct structured_exception {
  DWORD code;
};

} // namespace amp2hip_windows
}
#endif

#endif // AMP2HIP_WINDOWS_WIN32_EXCEPTIONS_H
