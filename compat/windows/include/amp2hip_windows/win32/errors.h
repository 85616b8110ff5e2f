//===--- errors.h - HRESULT, error codes, GetLastError -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Error codes and results. The functions of these headers set the code of GetLastError from errno.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_ERRORS_H
#define AMP2HIP_WINDOWS_WIN32_ERRORS_H

#include "amp2hip_windows/win32/types.h"
#include <stdarg.h>

// <amp.h> also defines the type and some of the values.
#ifndef _HRESULT_DEFINED
#define _HRESULT_DEFINED
typedef int HRESULT;
#endif
#ifndef S_OK
#define S_OK ((HRESULT)0)
#endif
#ifndef E_FAIL
#define E_FAIL ((HRESULT)0x80004005)
#endif
#ifndef E_INVALIDARG
#define E_INVALIDARG ((HRESULT)0x80070057)
#endif
#ifndef E_OUTOFMEMORY
#define E_OUTOFMEMORY ((HRESULT)0x8007000E)
#endif
#define NOERROR 0
#define S_FALSE ((HRESULT)1)
#define E_NOTIMPL ((HRESULT)0x80004001)
#define E_NOINTERFACE ((HRESULT)0x80004002)
#define E_POINTER ((HRESULT)0x80004003)
#define E_ABORT ((HRESULT)0x80004004)
#define E_UNEXPECTED ((HRESULT)0x8000FFFF)
#define E_ACCESSDENIED ((HRESULT)0x80070005)
#define E_HANDLE ((HRESULT)0x80070006)
#define E_PENDING ((HRESULT)0x8000000A)
#define E_BOUNDS ((HRESULT)0x8000000B)
#define _HRESULT_TYPEDEF_(code) ((HRESULT)(code))
#define FACILITY_NULL 0
#define FACILITY_ITF 4
#define FACILITY_WIN32 7
#define SEVERITY_SUCCESS 0
#define SEVERITY_ERROR 1
#define SUCCEEDED(result) ((HRESULT)(result) >= 0)
#define FAILED(result) ((HRESULT)(result) < 0)
#define IS_ERROR(result) ((ULONG)(result) >> 31 == SEVERITY_ERROR)
#define HRESULT_CODE(result) ((result) & 0xFFFF)
#define HRESULT_FACILITY(result) ((result) >> 16 & 0x1FFF)
#define HRESULT_SEVERITY(result) ((result) >> 31 & 1)
#define MAKE_HRESULT(severity, facility, code)                                                     \
  ((HRESULT)((ULONG)(severity) << 31 | (ULONG)(facility) << 16 | (ULONG)(code)))
#define HRESULT_FROM_WIN32(code)                                                                   \
  ((HRESULT)(code) <= 0 ? (HRESULT)(code)                                                          \
                        : (HRESULT)(((code) & 0xFFFF) | FACILITY_WIN32 << 16 | 0x80000000))

#define ERROR_SUCCESS 0U
#define NO_ERROR 0U
#define ERROR_INVALID_FUNCTION 1U
#define ERROR_FILE_NOT_FOUND 2U
#define ERROR_PATH_NOT_FOUND 3U
#define ERROR_TOO_MANY_OPEN_FILES 4U
#define ERROR_ACCESS_DENIED 5U
#define ERROR_INVALID_HANDLE 6U
#define ERROR_ARENA_TRASHED 7U
#define ERROR_NOT_ENOUGH_MEMORY 8U
#define ERROR_INVALID_BLOCK 9U
#define ERROR_BAD_ENVIRONMENT 10U
#define ERROR_BAD_FORMAT 11U
#define ERROR_INVALID_ACCESS 12U
#define ERROR_INVALID_DATA 13U
#define ERROR_OUTOFMEMORY 14U
#define ERROR_INVALID_DRIVE 15U
#define ERROR_CURRENT_DIRECTORY 16U
#define ERROR_NOT_SAME_DEVICE 17U
#define ERROR_NO_MORE_FILES 18U
#define ERROR_WRITE_PROTECT 19U
#define ERROR_BAD_UNIT 20U
#define ERROR_NOT_READY 21U
#define ERROR_BAD_COMMAND 22U
#define ERROR_CRC 23U
#define ERROR_BAD_LENGTH 24U
#define ERROR_SEEK 25U
#define ERROR_NOT_DOS_DISK 26U
#define ERROR_SECTOR_NOT_FOUND 27U
#define ERROR_WRITE_FAULT 29U
#define ERROR_READ_FAULT 30U
#define ERROR_GEN_FAILURE 31U
#define ERROR_SHARING_VIOLATION 32U
#define ERROR_LOCK_VIOLATION 33U
#define ERROR_SHARING_BUFFER_EXCEEDED 36U
#define ERROR_HANDLE_EOF 38U
#define ERROR_HANDLE_DISK_FULL 39U
#define ERROR_NOT_SUPPORTED 50U
#define ERROR_BAD_NETPATH 53U
#define ERROR_DEV_NOT_EXIST 55U
#define ERROR_NETWORK_ACCESS_DENIED 65U
#define ERROR_BAD_NET_NAME 67U
#define ERROR_FILE_EXISTS 80U
#define ERROR_CANNOT_MAKE 82U
#define ERROR_INVALID_PARAMETER 87U
#define ERROR_DRIVE_LOCKED 108U
#define ERROR_BROKEN_PIPE 109U
#define ERROR_OPEN_FAILED 110U
#define ERROR_BUFFER_OVERFLOW 111U
#define ERROR_DISK_FULL 112U
#define ERROR_CALL_NOT_IMPLEMENTED 120U
#define ERROR_SEM_TIMEOUT 121U
#define ERROR_INSUFFICIENT_BUFFER 122U
#define ERROR_INVALID_NAME 123U
#define ERROR_MOD_NOT_FOUND 126U
#define ERROR_PROC_NOT_FOUND 127U
#define ERROR_NEGATIVE_SEEK 131U
#define ERROR_BUSY_DRIVE 142U
#define ERROR_DIR_NOT_EMPTY 145U
#define ERROR_BAD_PATHNAME 161U
#define ERROR_LOCK_FAILED 167U
#define ERROR_BUSY 170U
#define ERROR_ALREADY_EXISTS 183U
#define ERROR_INVALID_FLAG_NUMBER 186U
#define ERROR_SEM_NOT_FOUND 187U
#define ERROR_BAD_EXE_FORMAT 193U
#define ERROR_ENVVAR_NOT_FOUND 203U
#define ERROR_FILENAME_EXCED_RANGE 206U
#define ERROR_FILE_TOO_LARGE 223U
#define ERROR_BAD_PIPE 230U
#define ERROR_PIPE_BUSY 231U
#define ERROR_NO_DATA 232U
#define ERROR_PIPE_NOT_CONNECTED 233U
#define ERROR_MORE_DATA 234U
#define WAIT_TIMEOUT 258U
#define ERROR_NO_MORE_ITEMS 259U
#define ERROR_DIRECTORY 267U
#define ERROR_NOT_OWNER 288U
#define ERROR_TOO_MANY_POSTS 298U
#define ERROR_MR_MID_NOT_FOUND 317U
#define ERROR_INVALID_ADDRESS 487U
#define ERROR_ARITHMETIC_OVERFLOW 534U
#define ERROR_OPERATION_ABORTED 995U
#define ERROR_IO_INCOMPLETE 996U
#define ERROR_IO_PENDING 997U
#define ERROR_NOACCESS 998U
#define ERROR_STACK_OVERFLOW 1001U
#define ERROR_CAN_NOT_COMPLETE 1003U
#define ERROR_INVALID_FLAGS 1004U
#define ERROR_FILE_INVALID 1006U
#define ERROR_NO_UNICODE_TRANSLATION 1113U
#define ERROR_DLL_INIT_FAILED 1114U
#define ERROR_IO_DEVICE 1117U
#define ERROR_MAPPED_ALIGNMENT 1132U
#define ERROR_OLD_WIN_VERSION 1150U
#define ERROR_SINGLE_INSTANCE_APP 1152U
#define ERROR_NOT_FOUND 1168U
#define ERROR_CANCELLED 1223U
#define ERROR_REQUEST_ABORTED 1235U
#define ERROR_ALREADY_INITIALIZED 1247U
#define ERROR_REVISION_MISMATCH 1306U
#define ERROR_INVALID_SECURITY_DESCR 1338U
#define ERROR_FILE_CORRUPT 1392U
#define ERROR_DISK_CORRUPT 1393U
#define ERROR_NO_SYSTEM_RESOURCES 1450U
#define ERROR_TIMEOUT 1460U
#define ERROR_DATATYPE_MISMATCH 1629U
#define ERROR_UNSUPPORTED_TYPE 1630U
#define ERROR_INVALID_USER_BUFFER 1784U
#define ERROR_INVALID_DATATYPE 1804U
#define ERROR_RESOURCE_TYPE_NOT_FOUND 1813U
#define ERROR_RESOURCE_NAME_NOT_FOUND 1814U
#define ERROR_INVALID_STATE 5023U

#define FORMAT_MESSAGE_ALLOCATE_BUFFER 0x0100
#define FORMAT_MESSAGE_IGNORE_INSERTS 0x0200
#define FORMAT_MESSAGE_FROM_STRING 0x0400
#define FORMAT_MESSAGE_FROM_HMODULE 0x0800
#define FORMAT_MESSAGE_FROM_SYSTEM 0x1000
#define FORMAT_MESSAGE_ARGUMENT_ARRAY 0x2000
#define FORMAT_MESSAGE_MAX_WIDTH_MASK 0x00FF
#define LANG_NEUTRAL 0x00
#define LANG_ENGLISH 0x09
#define SUBLANG_NEUTRAL 0x00
#define SUBLANG_DEFAULT 0x01
#define SUBLANG_ENGLISH_US 0x01
#define MAKELANGID(primary, sub) ((WORD)((WORD)(sub) << 10 | (WORD)(primary)))

#ifdef __cplusplus
extern "C" {
#endif

/// The code of the thread's last error. Functions that succeed usually do not change it.
DWORD GetLastError(void);
void SetLastError(DWORD code);
/// Stores the message of an error code or HRESULT, which must be requested with
/// FORMAT_MESSAGE_FROM_SYSTEM. With FORMAT_MESSAGE_ALLOCATE_BUFFER, \p buffer is the address of a
/// pointer to memory for LocalFree. Returns the number of characters, or 0 on an error.
DWORD FormatMessageA(DWORD flags, LPCVOID source, DWORD code, DWORD language, LPSTR buffer,
                     DWORD size, va_list *arguments);
DWORD FormatMessageW(DWORD flags, LPCVOID source, DWORD code, DWORD language, LPWSTR buffer,
                     DWORD size, va_list *arguments);

#ifdef __cplusplus
}
#endif

#define FormatMessage AMP2HIP_A_OR_W(FormatMessage)

#endif // AMP2HIP_WINDOWS_WIN32_ERRORS_H
