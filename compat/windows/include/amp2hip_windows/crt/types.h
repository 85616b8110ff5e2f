//===--- types.h - errno_t, rsize_t, the invalid parameter handler -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_TYPES_H
#define AMP2HIP_WINDOWS_CRT_TYPES_H

#include "amp2hip_windows/language/annotations.h"
#include <stddef.h>
#include <stdint.h>

typedef int errno_t;
typedef size_t rsize_t;
typedef long long __time64_t;
typedef int __time32_t;

/// The number of characters for functions that take one: as many as the buffer holds.
#define _TRUNCATE ((size_t)-1)
/// The result of functions that truncated a string because of _TRUNCATE.
#define STRUNCATE 80

#define _MAX_PATH 260
#define _MAX_DRIVE 3
#define _MAX_DIR 256
#define _MAX_FNAME 256
#define _MAX_EXT 256

#ifdef __cplusplus
extern "C" {
#endif

/// A function that is called for an invalid parameter, such as a buffer that is too small. The
/// first argument names the function and the problem; the others are null and 0.
typedef void (*_invalid_parameter_handler)(const wchar_t *, const wchar_t *, const wchar_t *,
                                           unsigned int, uintptr_t);
/// Sets the handler for all threads and returns the previous one. Without a handler, an invalid
/// parameter ends the program with a message, as on Windows. After a handler returns, the function
/// returns its error code.
_invalid_parameter_handler _set_invalid_parameter_handler(_invalid_parameter_handler handler);
_invalid_parameter_handler _get_invalid_parameter_handler(void);
/// The same for the current thread. Its handler takes precedence.
_invalid_parameter_handler
_set_thread_local_invalid_parameter_handler(_invalid_parameter_handler handler);
_invalid_parameter_handler _get_thread_local_invalid_parameter_handler(void);

errno_t _set_errno(int value);
errno_t _get_errno(int *value);
/// The error code of Windows for the last change of errno, or what the program stores in it.
#define _doserrno (*__doserrno())
unsigned long *__doserrno(void);
errno_t _set_doserrno(unsigned long value);
errno_t _get_doserrno(unsigned long *value);

#ifdef __cplusplus
}
#endif

#endif // AMP2HIP_WINDOWS_CRT_TYPES_H
