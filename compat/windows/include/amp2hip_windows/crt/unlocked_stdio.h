//===--- unlocked_stdio.h - streams without locks -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Functions that do not lock the stream, for code between _lock_file and _unlock_file.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_UNLOCKED_STDIO_H
#define AMP2HIP_WINDOWS_CRT_UNLOCKED_STDIO_H

#include "amp2hip_windows/crt/types.h"
#include <stdio.h>

static __inline__ void _lock_file(FILE *stream) { flockfile(stream); }
static __inline__ void _unlock_file(FILE *stream) { funlockfile(stream); }
static __inline__ int _getc_nolock(FILE *stream) { return getc_unlocked(stream); }
static __inline__ int _fgetc_nolock(FILE *stream) { return getc_unlocked(stream); }
static __inline__ int _getchar_nolock(void) { return getchar_unlocked(); }
static __inline__ int _putc_nolock(int c, FILE *stream) { return putc_unlocked(c, stream); }
static __inline__ int _fputc_nolock(int c, FILE *stream) { return putc_unlocked(c, stream); }
static __inline__ int _putchar_nolock(int c) { return putchar_unlocked(c); }

// The locks of these functions are recursive, so that the functions of the system fit.
static __inline__ size_t _fread_nolock(void *buffer, size_t size, size_t count, FILE *stream) {
  return fread(buffer, size, count, stream);
}
static __inline__ size_t _fwrite_nolock(const void *buffer, size_t size, size_t count,
                                        FILE *stream) {
  return fwrite(buffer, size, count, stream);
}
static __inline__ int _ungetc_nolock(int c, FILE *stream) { return ungetc(c, stream); }
static __inline__ int _fflush_nolock(FILE *stream) { return fflush(stream); }
static __inline__ int _fclose_nolock(FILE *stream) { return fclose(stream); }
static __inline__ int _fseek_nolock(FILE *stream, long offset, int origin) {
  return fseek(stream, offset, origin);
}
static __inline__ long _ftell_nolock(FILE *stream) { return ftell(stream); }

#endif // AMP2HIP_WINDOWS_CRT_UNLOCKED_STDIO_H
