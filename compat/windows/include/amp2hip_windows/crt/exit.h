//===--- exit.h - functions at the end of the program ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_EXIT_H
#define AMP2HIP_WINDOWS_CRT_EXIT_H

#include "amp2hip_windows/crt/types.h"

typedef int (*_onexit_t)(void);
typedef void (*_purecall_handler)(void);

#ifdef __cplusplus
extern "C" {
#endif

/// Calls \p function when the program ends, after those that were given later. Returns it, or null
/// on an error.
_onexit_t _onexit(_onexit_t function);
/// Return the previous handler of calls of pure virtual functions. It is never called: such a call
/// ends the program with a message.
_purecall_handler _set_purecall_handler(_purecall_handler handler);
_purecall_handler _get_purecall_handler(void);

#ifdef __cplusplus
} // extern "C"
#endif

#endif // AMP2HIP_WINDOWS_CRT_EXIT_H
