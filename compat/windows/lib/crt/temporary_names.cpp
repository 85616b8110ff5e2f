//===--- temporary_names.cpp - names of temporary files -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/crt/temporary_names.h"
#include "crt/invalid_parameter.h"
#include "crt/path_buffers.h"
#include "temporary_files.h"
#include "text.h"
#include <atomic>
#include <cstdlib>
#include <sys/stat.h>
#include <unistd.h>

using namespace amp2hip_windows;

namespace {

bool exists(const std::string &name) { return access(name.c_str(), F_OK) == 0; }
bool is_folder(const std::string &name) {
  struct stat status;
  return stat(name.c_str(), &status) == 0 && S_ISDIR(status.st_mode);
}

/// Returns a path that no file has and that this function has not returned before.
std::string new_name(const std::string &folder, const std::string &prefix) {
  static std::atomic<unsigned> last{0};
  std::string name;
  do
    name = folder + prefix + std::to_string(getpid()) + "." + std::to_string(++last);
  while (exists(name));
  return name;
}

template <typename Char>
Char *name_in(const Char *folder, const Char *prefix) {
  std::string chosen = temporary_folder();
  if (std::getenv("TMPDIR") == nullptr || !is_folder(chosen)) {
    const char *const tmp = std::getenv("TMP");
    if (tmp != nullptr && is_folder(path_of(tmp)))
      chosen = path_of(tmp) + '/';
    else if (folder != nullptr && is_folder(path_of(folder)))
      chosen = path_of(folder) + '/';
    else
      chosen = "/tmp/";
  }
  return allocate_copy(
      as_text<Char>(new_name(chosen, prefix != nullptr ? utf8_of(prefix) : std::string())));
}

template <typename Char>
errno_t store_name(const char *function, Char *name, size_t size) {
  if (name == nullptr)
    return invalid_parameter(function, "the buffer is null");
  if (path_buffer<Char>{name, size}.store(as_text<Char>(new_name(temporary_folder(), "s"))))
    return 0;
  if (size != 0)
    *name = 0;
  return invalid_parameter(function, "the buffer is too small", ERANGE);
}

template <typename Char>
errno_t fill(const char *function, Char *pattern, size_t size) {
  if (pattern == nullptr)
    return invalid_parameter(function, "the pattern is null");
  std::size_t length = 0;
  while (length < size && pattern[length] != 0)
    ++length;
  bool valid = length < size && length >= 6;
  for (std::size_t i = 1; valid && i <= 6; ++i)
    valid = pattern[length - i] == 'X';
  if (!valid) {
    if (size != 0)
      *pattern = 0;
    return invalid_parameter(function, "the pattern does not end with XXXXXX");
  }
  auto number = static_cast<unsigned>(getpid());
  for (std::size_t i = 1; i <= 5; ++i, number /= 10)
    pattern[length - i] = static_cast<Char>('0' + number % 10);
  for (char letter = 'a'; letter <= 'z'; ++letter) {
    pattern[length - 6] = static_cast<Char>(letter);
    if (!exists(path_of(pattern)))
      return 0;
  }
  *pattern = 0;
  return errno = EEXIST;
}

} // namespace

char *_tempnam(const char *folder, const char *prefix) { return name_in(folder, prefix); }
wchar_t *_wtempnam(const wchar_t *folder, const wchar_t *prefix) { return name_in(folder, prefix); }
errno_t tmpnam_s(char *name, size_t size) { return store_name("tmpnam_s", name, size); }
errno_t _wtmpnam_s(wchar_t *name, size_t size) { return store_name("_wtmpnam_s", name, size); }
errno_t _mktemp_s(char *pattern, size_t size) { return fill("_mktemp_s", pattern, size); }
errno_t _wmktemp_s(wchar_t *pattern, size_t size) { return fill("_wmktemp_s", pattern, size); }
char *_mktemp(char *pattern) { return fill("_mktemp", pattern, SIZE_MAX) == 0 ? pattern : nullptr; }
wchar_t *_wmktemp(wchar_t *pattern) {
  return fill("_wmktemp", pattern, SIZE_MAX) == 0 ? pattern : nullptr;
}
int _rmtmp() { return 0; }
