//===--- program.h - arguments of the program -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// The arguments and the path of the program, also before and outside of main().
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_PROGRAM_H
#define AMP2HIP_WINDOWS_CRT_PROGRAM_H

#include "amp2hip_windows/crt/types.h"

#ifdef __cplusplus
extern "C" {
#endif

/// Narrow and wide arguments are available in each program. They are not macros, because the
/// headers of the system use these names for parameters.
extern int __argc;
extern char **__argv;
extern wchar_t **__wargv;
/// The absolute path of the program.
extern char *_pgmptr;
extern wchar_t *_wpgmptr;
extern char **environ;
int *__p___argc(void);
char ***__p___argv(void);
wchar_t ***__p___wargv(void);
char **__p__pgmptr(void);
wchar_t **__p__wpgmptr(void);
/// Store the absolute path of the program.
errno_t _get_pgmptr(char **path);
errno_t _get_wpgmptr(wchar_t **path);

#ifdef __cplusplus
} // extern "C"
#endif

#define _environ environ

#endif // AMP2HIP_WINDOWS_CRT_PROGRAM_H
