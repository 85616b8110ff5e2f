//===--- process.h - threads and processes of the C library --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// _beginthreadex and related functions. The threads are those of CreateThread in windows.h.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_PROCESS_H
#define AMP2HIP_WINDOWS_PROCESS_H

#include "amp2hip_windows/crt/types.h"
#include <stdlib.h>
#include <unistd.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Starts a thread. \p stack_size 0 means the default. Returns -1 on an error. The handle closes
/// itself when the thread ends.
uintptr_t _beginthread(void (*start)(void *), unsigned int stack_size, void *argument);
/// Starts a thread, suspended if \p flags is CREATE_SUSPENDED. Returns a handle for CloseHandle, or
/// 0 on an error.
uintptr_t _beginthreadex(void *security, unsigned int stack_size, unsigned int (*start)(void *),
                         void *argument, unsigned int flags, unsigned int *id);
/// End the current thread. Destructors of its local variables run.
void _endthread(void);
void _endthreadex(unsigned int code);
int _getpid(void);

#ifdef __cplusplus
}
#endif

#endif // AMP2HIP_WINDOWS_PROCESS_H
