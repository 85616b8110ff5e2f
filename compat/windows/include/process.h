//===--- process.h - threads and processes of the C library --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// _beginthreadex and _spawnl with related functions. The threads and processes are those of
/// CreateThread and CreateProcess in windows.h.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_PROCESS_H
#define AMP2HIP_WINDOWS_PROCESS_H

#include "amp2hip_windows/crt/types.h"
#include <stdlib.h>
#include <unistd.h>

#define _P_WAIT 0
#define _P_NOWAIT 1
#define _P_OVERLAY 2
#define _P_NOWAITO 3
#define _P_DETACH 4
#define _WAIT_CHILD 0

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

/// Start a program. Arguments with spaces need quotes, as on Windows; a null pointer is the last
/// argument. Return the exit code of the program with _P_WAIT, else a handle for _cwait, or -1 with
/// errno. With a p, search the program in PATH; with an e, set its environment; with an l, take the
/// arguments as a list, and with a v as an array.
intptr_t _spawnl(int mode, const char *name, const char *argument, ...);
intptr_t _spawnlp(int mode, const char *name, const char *argument, ...);
intptr_t _spawnle(int mode, const char *name, const char *argument, ...);
intptr_t _spawnlpe(int mode, const char *name, const char *argument, ...);
intptr_t _spawnv(int mode, const char *name, const char *const *arguments);
intptr_t _spawnvp(int mode, const char *name, const char *const *arguments);
intptr_t _spawnve(int mode, const char *name, const char *const *arguments,
                  const char *const *environment);
intptr_t _spawnvpe(int mode, const char *name, const char *const *arguments,
                   const char *const *environment);
intptr_t _wspawnl(int mode, const wchar_t *name, const wchar_t *argument, ...);
intptr_t _wspawnlp(int mode, const wchar_t *name, const wchar_t *argument, ...);
intptr_t _wspawnv(int mode, const wchar_t *name, const wchar_t *const *arguments);
intptr_t _wspawnvp(int mode, const wchar_t *name, const wchar_t *const *arguments);
/// Replace this program by another one; return only after an error.
intptr_t _execl(const char *name, const char *argument, ...);
intptr_t _execlp(const char *name, const char *argument, ...);
intptr_t _execv(const char *name, const char *const *arguments);
intptr_t _execvp(const char *name, const char *const *arguments);
/// Waits for the end of a process, stores its exit code and closes the handle.
intptr_t _cwait(int *status, intptr_t handle, int action);

#ifdef __cplusplus
}
#endif

#endif // AMP2HIP_WINDOWS_PROCESS_H
