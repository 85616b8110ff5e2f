//===--- files.cpp - fopen_s and other functions for streams -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "amp2hip_windows/crt/stdio.h"
#include "amp2hip_windows/crt/wide_stdio.h"
#include "crt/encoded_files.h"
#include "crt/invalid_parameter.h"
#include "crt/wide_streams.h"
#include "path_case.h"
#include "text.h"
#include <algorithm>
#include <climits>
#include <cstdio>
#include <cstring>
#include <sys/resource.h>
#include <utility>

using namespace amp2hip_windows;

namespace {

errno_t open_stream(const char *function, FILE **stream, const std::string &name,
                    const char *mode) {
  if (stream != nullptr)
    *stream = nullptr;
  if (stream == nullptr || mode == nullptr)
    return invalid_parameter(function, "a parameter is null");
  *stream = open_file(name, mode);
  return *stream != nullptr ? 0 : errno;
}

template <typename Char>
errno_t reopen_stream(const char *function, FILE **stream, const Char *name, const Char *mode,
                      FILE *old) {
  if (stream == nullptr || name == nullptr || mode == nullptr || old == nullptr)
    return invalid_parameter(function, "a parameter is null");
  *stream = open_file(path_of(name), utf8_of(mode), old);
  return *stream != nullptr ? 0 : errno;
}

/// Reads a line of standard input by \p read, which returns \p end at the end.
template <typename Char, typename Code, typename Read>
Char *read_line(const char *function, Char *buffer, size_t size, Code end, Read read) {
  if (buffer == nullptr || size == 0) {
    invalid_parameter(function, "the buffer is null or empty");
    return nullptr;
  }
  size_t length = 0;
  Code c = read();
  if (c == end) {
    buffer[0] = 0;
    return nullptr;
  }
  for (; c != end && c != '\n'; c = read(), ++length)
    if (length < size)
      buffer[length] = static_cast<Char>(c);
  if (length < size) {
    buffer[length] = 0;
    return buffer;
  }
  buffer[0] = 0;
  invalid_parameter(function, "the buffer is too small", ERANGE);
  return nullptr;
}

int rename_file(const std::string &from, const std::string &to) {
  return std::rename(from.c_str(), renamed_path(from, to).c_str());
}
} // namespace

errno_t fopen_s(FILE **stream, const char *name, const char *mode) {
  return open_stream("fopen_s", stream, path_of(name), name != nullptr ? mode : nullptr);
}
errno_t freopen_s(FILE **stream, const char *name, const char *mode, FILE *old) {
  return reopen_stream("freopen_s", stream, name, mode, old);
}
errno_t _wfreopen_s(FILE **stream, const wchar_t *name, const wchar_t *mode, FILE *old) {
  return reopen_stream("_wfreopen_s", stream, name, mode, old);
}
FILE *_wfreopen(const wchar_t *name, const wchar_t *mode, FILE *old) {
  FILE *stream = nullptr;
  reopen_stream("_wfreopen", &stream, name, mode, old);
  return stream;
}
errno_t _wfopen_s(FILE **stream, const wchar_t *name, const wchar_t *mode) {
  const bool valid = name != nullptr && mode != nullptr;
  return open_stream("_wfopen_s", stream, path_of(name), valid ? narrow(mode).c_str() : nullptr);
}
FILE *_wfopen(const wchar_t *name, const wchar_t *mode) {
  FILE *stream = nullptr;
  _wfopen_s(&stream, name, mode);
  return stream;
}
FILE *_fsopen(const char *name, const char *mode, int) {
  FILE *stream = nullptr;
  fopen_s(&stream, name, mode);
  return stream;
}
FILE *_wfsopen(const wchar_t *name, const wchar_t *mode, int) { return _wfopen(name, mode); }

errno_t tmpfile_s(FILE **stream) {
  if (stream == nullptr)
    return invalid_parameter("tmpfile_s", "the pointer is null");
  *stream = std::tmpfile();
  return *stream != nullptr ? 0 : errno;
}
errno_t clearerr_s(FILE *stream) {
  if (stream == nullptr)
    return invalid_parameter("clearerr_s", "the stream is null");
  std::clearerr(stream);
  return 0;
}
int _fileno(FILE *stream) {
  if (stream != nullptr)
    return fileno(stream);
  invalid_parameter("_fileno", "the stream is null");
  return -1;
}
FILE *_fdopen(int file, const char *mode) { return fdopen(file, mode_of(mode).c_str()); }
FILE *_wfdopen(int file, const wchar_t *mode) { return _fdopen(file, narrow(mode).c_str()); }
int _fseeki64(FILE *stream, long long offset, int origin) { return fseeko(stream, offset, origin); }
long long _ftelli64(FILE *stream) { return ftello(stream); }
int _getmaxstdio() {
  rlimit limit;
  return getrlimit(RLIMIT_NOFILE, &limit) == 0
             ? static_cast<int>(std::min<rlim_t>(limit.rlim_cur, INT_MAX))
             : -1;
}
int _setmaxstdio(int count) {
  rlimit limit;
  if (count < 0 || getrlimit(RLIMIT_NOFILE, &limit) != 0)
    return -1;
  limit.rlim_cur = static_cast<rlim_t>(count);
  return setrlimit(RLIMIT_NOFILE, &limit) == 0 ? count : -1;
}
int flushall() { return _flushall(); }
int _flushall() { return std::fflush(nullptr) == 0 ? 0 : EOF; }
FILE *_popen(const char *command, const char *mode) {
  return popen(command, *mode == 'w' ? "w" : "r");
}
FILE *_wpopen(const wchar_t *command, const wchar_t *mode) {
  return _popen(narrow(command).c_str(), narrow(mode).c_str());
}
int _pclose(FILE *stream) { return pclose(stream); }
int _wremove(const wchar_t *name) { return std::remove(path_of(name).c_str()); }
int amp2hip_windows_rename(const char *from, const char *to) {
  return rename_file(path_of(from), path_as_written(to));
}
int _wrename(const wchar_t *from, const wchar_t *to) {
  return rename_file(path_of(from), path_as_written(to));
}

void _wperror(const wchar_t *text) {
  std::perror(text != nullptr ? narrow(text).c_str() : nullptr);
}
int _getw(FILE *stream) { return getw(stream); }
int _putw(int value, FILE *stream) { return putw(value, stream); }
int _fgetchar() { return std::getchar(); }
int _fputchar(int character) { return std::putchar(character); }
static unsigned int output_format = 0;
unsigned int _set_output_format(unsigned int format) {
  return std::exchange(output_format, format);
}
unsigned int _get_output_format() { return output_format; }

char *gets_s(char *buffer, size_t size) {
  return read_line("gets_s", buffer, size, EOF, [] { return std::getchar(); });
}
wchar_t *_getws_s(wchar_t *buffer, size_t size) {
  return read_line("_getws_s", buffer, size, WEOF, [] { return read_character(stdin); });
}

size_t fread_s(void *buffer, size_t size, size_t element_size, size_t count, FILE *stream) {
  if (element_size == 0 || count == 0)
    return 0;
  if (buffer == nullptr || stream == nullptr) {
    invalid_parameter("fread_s", "the buffer or the stream is null");
    return 0;
  }
  const size_t whole = std::min(count, size / element_size);
  const size_t read = std::fread(buffer, element_size, whole, stream);
  if (read < whole || whole == count || std::feof(stream))
    return read;
  const int more = std::getc(stream);
  if (more == EOF)
    return read;
  std::ungetc(more, stream);
  std::memset(buffer, 0, size);
  invalid_parameter("fread_s", "the buffer is too small", ERANGE);
  return 0;
}
