//===--- io.cpp - _open, _read and other functions for file descriptors ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/crt/io.h"
#include "amp2hip_windows/crt/stat.h"
#include "crt/invalid_parameter.h"
#include "direct.h"
#include "io.h"
#include "text.h"
#include <cstdarg>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

using namespace amp2hip_windows;

namespace {

int open_file(const char *name, int flags, int mode) {
  constexpr struct {
    int here, system;
  } bits[] = {{_O_APPEND, O_APPEND}, {_O_CREAT, O_CREAT}, {_O_TRUNC, O_TRUNC}, {_O_EXCL, O_EXCL}};
  int system = (flags & _O_RDWR) != 0 ? O_RDWR : (flags & _O_WRONLY) != 0 ? O_WRONLY : O_RDONLY;
  for (const auto &bit : bits)
    if ((flags & bit.here) != 0)
      system |= bit.system;
  // Without _S_IWRITE, a new file is read-only.
  return open(path_of(name).c_str(), system, (mode & _S_IWRITE) != 0 ? 0666 : 0444);
}

/// Returns the argument after the flags, which exists only with _O_CREAT.
int mode_argument(int flags, va_list arguments) {
  return (flags & _O_CREAT) != 0 ? va_arg(arguments, int) : 0;
}

void convert_status(const struct stat &from, struct _stat64 *to) {
  std::memset(to, 0, sizeof *to);
  to->st_dev = to->st_rdev = static_cast<unsigned>(from.st_dev);
  to->st_mode = static_cast<unsigned short>(from.st_mode & (S_IFMT | S_IRWXU));
  to->st_nlink = static_cast<short>(from.st_nlink);
  to->st_size = from.st_size;
  to->st_atim = from.st_atim;
  to->st_mtim = from.st_mtim;
  to->st_ctim = from.st_ctim;
}

int status_of(const std::string &name, struct _stat64 *status) {
  struct stat found;
  if (stat(name.c_str(), &found) != 0)
    return -1;
  convert_status(found, status);
  return 0;
}

int access_file(const std::string &name, int mode) {
  return access(name.c_str(), ((mode & 4) != 0 ? R_OK : 0) | ((mode & 2) != 0 ? W_OK : 0));
}

} // namespace

int _access(const char *name, int mode) { return access_file(path_of(name), mode); }
int _waccess(const wchar_t *name, int mode) { return access_file(path_of(name), mode); }
errno_t _access_s(const char *name, int mode) {
  if (name == nullptr || (mode & ~6) != 0)
    return invalid_parameter("_access_s", "the name is null or the mode is invalid");
  return _access(name, mode) == 0 ? 0 : errno;
}
int _chmod(const char *name, int mode) {
  return chmod(path_of(name).c_str(), (mode & _S_IWRITE) != 0 ? 0644 : 0444);
}
int _umask(int mask) {
  const mode_t old = umask(0777);
  umask((old & ~mode_t{_S_IWRITE}) | static_cast<mode_t>(mask & _S_IWRITE));
  return static_cast<int>(old & (_S_IREAD | _S_IWRITE));
}
int _unlink(const char *name) { return unlink(path_of(name).c_str()); }
int _wunlink(const wchar_t *name) { return unlink(path_of(name).c_str()); }

int _open(const char *name, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  const int mode = mode_argument(flags, arguments);
  va_end(arguments);
  return open_file(name, flags, mode);
}
int _sopen(const char *name, int flags, int sharing, ...) {
  va_list arguments;
  va_start(arguments, sharing);
  const int mode = mode_argument(flags, arguments);
  va_end(arguments);
  return open_file(name, flags, mode);
}
errno_t _sopen_s(int *file, const char *name, int flags, int, int mode) {
  if (file != nullptr)
    *file = -1;
  if (file == nullptr || name == nullptr)
    return invalid_parameter("_sopen_s", "a parameter is null");
  *file = open_file(name, flags, mode);
  return *file != -1 ? 0 : errno;
}
int _creat(const char *name, int mode) {
  return open_file(name, _O_WRONLY | _O_CREAT | _O_TRUNC, mode);
}
int _wopen(const wchar_t *name, int flags, ...) {
  va_list arguments;
  va_start(arguments, flags);
  const int mode = mode_argument(flags, arguments);
  va_end(arguments);
  return open_file(path_of(name).c_str(), flags, mode);
}
int _wsopen(const wchar_t *name, int flags, int sharing, ...) {
  va_list arguments;
  va_start(arguments, sharing);
  const int mode = mode_argument(flags, arguments);
  va_end(arguments);
  return open_file(path_of(name).c_str(), flags, mode);
}
int _wcreat(const wchar_t *name, int mode) { return _creat(path_of(name).c_str(), mode); }
int _wchmod(const wchar_t *name, int mode) { return _chmod(path_of(name).c_str(), mode); }
int eof(int file) { return _eof(file); }
long filelength(int file) { return _filelength(file); }
int setmode(int file, int mode) { return _setmode(file, mode); }
int _close(int file) { return close(file); }
int _read(int file, void *buffer, unsigned int count) {
  return static_cast<int>(read(file, buffer, count));
}
int _write(int file, const void *buffer, unsigned int count) {
  return static_cast<int>(write(file, buffer, count));
}
long _lseek(int file, long offset, int origin) { return lseek(file, offset, origin); }
long long _lseeki64(int file, long long offset, int origin) { return lseek(file, offset, origin); }
long _tell(int file) { return lseek(file, 0, SEEK_CUR); }
long long _telli64(int file) { return lseek(file, 0, SEEK_CUR); }
long long _filelengthi64(int file) {
  struct stat status;
  return fstat(file, &status) == 0 ? static_cast<long long>(status.st_size) : -1;
}
long _filelength(int file) { return static_cast<long>(_filelengthi64(file)); }
int _eof(int file) {
  const long long at = _telli64(file), length = _filelengthi64(file);
  return at < 0 || length < 0 ? -1 : at >= length;
}
errno_t _chsize_s(int file, long long size) { return ftruncate(file, size) == 0 ? 0 : errno; }
int _chsize(int file, long size) { return ftruncate(file, size); }
int _commit(int file) { return fsync(file); }
int _dup(int file) { return dup(file); }
int _dup2(int from, int to) { return dup2(from, to) < 0 ? -1 : 0; }
int _isatty(int file) { return isatty(file); }
int _pipe(int *files, unsigned int, int mode) {
  return pipe2(files, (mode & _O_NOINHERIT) != 0 ? O_CLOEXEC : 0);
}
int _setmode(int file, int) { return fcntl(file, F_GETFD) == -1 ? -1 : _O_BINARY; }

int _stat64(const char *name, struct _stat64 *status) { return status_of(path_of(name), status); }
int _wstat64(const wchar_t *name, struct _stat64 *status) {
  return status_of(path_of(name), status);
}
int _fstat64(int file, struct _stat64 *status) {
  struct stat found;
  if (fstat(file, &found) != 0)
    return -1;
  convert_status(found, status);
  return 0;
}

int _mkdir(const char *name) { return mkdir(path_of(name).c_str(), 0777); }
int _rmdir(const char *name) { return rmdir(path_of(name).c_str()); }
int _chdir(const char *name) { return chdir(path_of(name).c_str()); }
int _wmkdir(const wchar_t *name) { return mkdir(path_of(name).c_str(), 0777); }
int _wrmdir(const wchar_t *name) { return rmdir(path_of(name).c_str()); }
int _wchdir(const wchar_t *name) { return chdir(path_of(name).c_str()); }
char *_getcwd(char *buffer, int size) {
  return getcwd(buffer, buffer != nullptr && size > 0 ? static_cast<size_t>(size) : 0);
}
wchar_t *_wgetcwd(wchar_t *buffer, int size) {
  char *folder = getcwd(nullptr, 0);
  if (folder == nullptr)
    return nullptr;
  const std::wstring text = widen(folder);
  std::free(folder);
  if (buffer == nullptr)
    return wcsdup(text.c_str());
  if (text.size() >= static_cast<size_t>(size)) {
    errno = ERANGE;
    return nullptr;
  }
  std::memcpy(buffer, text.c_str(), (text.size() + 1) * sizeof(wchar_t));
  return buffer;
}
