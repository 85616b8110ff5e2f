//===--- io.h - files of the C library -----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_IO_H
#define AMP2HIP_WINDOWS_IO_H

#include "amp2hip_windows/crt/io.h"

#ifdef __cplusplus
extern "C" {
#endif

int eof(int file);
long filelength(int file);
int setmode(int file, int mode);

#ifdef __cplusplus
}
#endif

#endif // AMP2HIP_WINDOWS_IO_H
