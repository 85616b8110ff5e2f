//===--- exceptions.h - errors and signals --------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Structured exceptions and other errors. RaiseException throws an exception of C++, and a fault
/// of the processor in a translated `__try` block (amp2hip_windows/language/except.h) does, too.
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
#define EXCEPTION_POSSIBLE_DEADLOCK 0xC0000194U
#define EXCEPTION_NONCONTINUABLE 1
#define STATUS_GUARD_PAGE_VIOLATION EXCEPTION_GUARD_PAGE
#define STATUS_DATATYPE_MISALIGNMENT EXCEPTION_DATATYPE_MISALIGNMENT
#define STATUS_BREAKPOINT EXCEPTION_BREAKPOINT
#define STATUS_SINGLE_STEP EXCEPTION_SINGLE_STEP
#define STATUS_ACCESS_VIOLATION EXCEPTION_ACCESS_VIOLATION
#define STATUS_IN_PAGE_ERROR EXCEPTION_IN_PAGE_ERROR
#define STATUS_INVALID_HANDLE EXCEPTION_INVALID_HANDLE
#define STATUS_INVALID_PARAMETER 0xC000000DU
#define STATUS_NO_MEMORY 0xC0000017U
#define STATUS_ILLEGAL_INSTRUCTION EXCEPTION_ILLEGAL_INSTRUCTION
#define STATUS_NONCONTINUABLE_EXCEPTION EXCEPTION_NONCONTINUABLE_EXCEPTION
#define STATUS_INVALID_DISPOSITION EXCEPTION_INVALID_DISPOSITION
#define STATUS_ARRAY_BOUNDS_EXCEEDED EXCEPTION_ARRAY_BOUNDS_EXCEEDED
#define STATUS_FLOAT_DENORMAL_OPERAND EXCEPTION_FLT_DENORMAL_OPERAND
#define STATUS_FLOAT_DIVIDE_BY_ZERO EXCEPTION_FLT_DIVIDE_BY_ZERO
#define STATUS_FLOAT_INEXACT_RESULT EXCEPTION_FLT_INEXACT_RESULT
#define STATUS_FLOAT_INVALID_OPERATION EXCEPTION_FLT_INVALID_OPERATION
#define STATUS_FLOAT_OVERFLOW EXCEPTION_FLT_OVERFLOW
#define STATUS_FLOAT_STACK_CHECK EXCEPTION_FLT_STACK_CHECK
#define STATUS_FLOAT_UNDERFLOW EXCEPTION_FLT_UNDERFLOW
#define STATUS_INTEGER_DIVIDE_BY_ZERO EXCEPTION_INT_DIVIDE_BY_ZERO
#define STATUS_INTEGER_OVERFLOW EXCEPTION_INT_OVERFLOW
#define STATUS_PRIVILEGED_INSTRUCTION EXCEPTION_PRIV_INSTRUCTION
#define STATUS_STACK_OVERFLOW EXCEPTION_STACK_OVERFLOW
#define STATUS_CONTROL_C_EXIT 0xC000013AU
#define STATUS_HEAP_CORRUPTION 0xC0000374U
#define STATUS_STACK_BUFFER_OVERRUN 0xC0000409U
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
/// Returns the previous filter. The new one is called for a fault that no `__except` block handles,
/// before the program ends, and for an exception of C++ that nothing catches. After a fault,
/// EXCEPTION_CONTINUE_EXECUTION repeats the instruction.
LPTOP_LEVEL_EXCEPTION_FILTER SetUnhandledExceptionFilter(LPTOP_LEVEL_EXCEPTION_FILTER filter);

/// Throws an object of the class amp2hip_windows::structured_exception, which `catch (...)` and
/// translated `__except` blocks catch.
void RaiseException(DWORD code, DWORD flags, DWORD argument_count, const ULONG_PTR *arguments);

/// Describe the exception that the innermost handler handles. The code of an exception of C++ is
/// 0xE06D7363; without an exception, the code is 0, and the pointer null. The pointer is valid in
/// the handler; ContextRecord is null.
DWORD GetExceptionCode(void);
LPEXCEPTION_POINTERS GetExceptionInformation(void);
// Clang has functions of these names, for real __except blocks.
#define _exception_code GetExceptionCode
#define __exception_code GetExceptionCode
#define _exception_info GetExceptionInformation
#define __exception_info GetExceptionInformation

/// Adds or removes a function that a thread calls for SIGINT (CTRL_C_EVENT), SIGQUIT
/// (CTRL_BREAK_EVENT), SIGHUP and SIGTERM (CTRL_CLOSE_EVENT), the last added one first. If none
/// returns TRUE, or after CTRL_CLOSE_EVENT, the signal ends the program. A null handler that is
/// added ignores SIGINT.
BOOL SetConsoleCtrlHandler(PHANDLER_ROUTINE handler, BOOL add);

#ifdef __cplusplus
} // extern "C"

extern "C++" {
namespace amp2hip_windows {

/// A structured exception: that of RaiseException or of a fault.
class structured_exception {
public:
  explicit structured_exception(const EXCEPTION_RECORD &record) : record_(record) {}
  structured_exception(const structured_exception &other) : structured_exception(other.record_) {}
  structured_exception &operator=(const structured_exception &) = delete;
  ~structured_exception() = default;

  DWORD code() const { return record_.ExceptionCode; }
  /// Valid as long as this object.
  LPEXCEPTION_POINTERS pointers() { return &pointers_; }

private:
  EXCEPTION_RECORD record_;
  EXCEPTION_POINTERS pointers_ = {&record_, nullptr};
};

} // namespace amp2hip_windows
}
#endif

#endif // AMP2HIP_WINDOWS_WIN32_EXCEPTIONS_H
