//===--- io.h - _access, _read -------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Functions for file descriptors. `\` in file names is replaced by `/`. Files have no text mode:
/// _O_TEXT has no effect.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_CRT_IO_H
#define AMP2HIP_WINDOWS_CRT_IO_H

#include "amp2hip_windows/crt/find.h"
#include "amp2hip_windows/crt/temporary_names.h"
#include "amp2hip_windows/crt/types.h"

#define _O_RDONLY 0x0000
#define _O_WRONLY 0x0001
#define _O_RDWR 0x0002
#define _O_APPEND 0x0008
#define _O_RANDOM 0x0010
#define _O_SEQUENTIAL 0x0020
#define _O_NOINHERIT 0x0080
#define _O_CREAT 0x0100
#define _O_TRUNC 0x0200
#define _O_EXCL 0x0400
#define _O_TEXT 0x4000
#define _O_BINARY 0x8000
#define _O_WTEXT 0x10000
#define _O_U16TEXT 0x20000
#define _O_U8TEXT 0x40000
#define _S_IREAD 0x0100
#define _S_IWRITE 0x0080
#define _SH_DENYRW 0x10
#define _SH_DENYWR 0x20
#define _SH_DENYRD 0x30
#define _SH_DENYNO 0x40
#define _A_NORMAL 0x00
#define _A_RDONLY 0x01
#define _A_HIDDEN 0x02
#define _A_SYSTEM 0x04
#define _A_SUBDIR 0x10
#define _A_ARCH 0x20

typedef unsigned int _fsize_t;

#ifdef __cplusplus
extern "C" {
#endif

/// \p mode is 0 (exists), 2 (write), 4 (read) or 6. Returns 0, or -1 with errno.
int _access(const char *name, int mode);
int _waccess(const wchar_t *name, int mode);
/// Returns 0 or an error code.
errno_t _access_s(const char *name, int mode);
int _chmod(const char *name, int mode);
/// Sets whether new files are read-only (_S_IWRITE) and returns the old mask. The bits of other
/// users stay.
int _umask(int mask);
int _unlink(const char *name);
int _wunlink(const wchar_t *name);

int _open(const char *name, int flags, ...);
int _sopen(const char *name, int flags, int sharing, ...);
errno_t _sopen_s(int *file, const char *name, int flags, int sharing, int mode);
int _creat(const char *name, int mode);
int _wopen(const wchar_t *name, int flags, ...);
int _wsopen(const wchar_t *name, int flags, int sharing, ...);
int _wcreat(const wchar_t *name, int mode);
int _wchmod(const wchar_t *name, int mode);
int _close(int file);
int _read(int file, void *buffer, unsigned int count);
int _write(int file, const void *buffer, unsigned int count);
long _lseek(int file, long offset, int origin);
long long _lseeki64(int file, long long offset, int origin);
long _tell(int file);
long long _telli64(int file);
long _filelength(int file);
long long _filelengthi64(int file);
int _eof(int file);
int _chsize(int file, long size);
errno_t _chsize_s(int file, long long size);
int _commit(int file);
int _dup(int file);
int _dup2(int from, int to);
int _isatty(int file);
/// Stores the descriptors of the ends of a pipe for reading and writing. \p size has no effect.
int _pipe(int *files, unsigned int size, int mode);
/// Returns a HANDLE of windows.h for an open file, or -1. It is valid until the file is closed.
intptr_t _get_osfhandle(int file);
/// Returns a descriptor of the file of a HANDLE, or -1. Closing it closes the file.
int _open_osfhandle(intptr_t handle, int flags);
/// No effect. Returns the mode _O_BINARY, or -1 for a file that is not open.
int _setmode(int file, int mode);

#ifdef __cplusplus
}
#endif

#endif // AMP2HIP_WINDOWS_CRT_IO_H
