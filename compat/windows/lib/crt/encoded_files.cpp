//===--- encoded_files.cpp - files with a mode such as ccs=UTF-8 ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "crt/encoded_files.h"
#include "crt/wide_streams.h"
#include <array>
#include <cerrno>
#include <cstring>
#include <strings.h>
#include <sys/stat.h>

namespace amp2hip_windows {
namespace {

struct encoding {
  const char *name;
  std::string mark; ///< The byte order mark.
};
const encoding utf8 = {"UTF-8", "\xEF\xBB\xBF"};
const encoding utf16 = {"UTF-16LE", "\xFF\xFE"};
/// Of new files. Other files without a byte order mark have the encoding of the locale.
const encoding unicode = {"UTF-16LE", utf16.mark};

/// Stores the encoding that the mode requests; null if it requests none. Returns false if there is
/// no such encoding.
bool find_encoding(const std::string &mode, const encoding *&found) {
  found = nullptr;
  const std::size_t at = mode.find("ccs");
  if (at == std::string::npos)
    return true;
  const std::size_t begin = mode.find_first_not_of(" =", at + 3);
  std::string name = begin != std::string::npos ? mode.substr(begin) : "";
  name.resize(name.find_last_not_of(' ') + 1);
  if (strcasecmp(name.c_str(), "UTF-8") == 0)
    found = &utf8;
  else if (strcasecmp(name.c_str(), "UTF-16LE") == 0)
    found = &utf16;
  else if (strcasecmp(name.c_str(), "UNICODE") == 0)
    found = &unicode;
  return found != nullptr;
}

/// Returns the encoding of a file's byte order mark; null if it has none.
const encoding *marked_encoding(const std::string &name) {
  std::FILE *const file = std::fopen(name.c_str(), "rbe");
  if (file == nullptr)
    return nullptr;
  std::array<char, 3> bytes = {};
  const std::string start(bytes.data(), std::fread(bytes.data(), 1, bytes.size(), file));
  std::fclose(file);
  for (const encoding *one : {&utf8, &utf16})
    if (start.compare(0, one->mark.size(), one->mark) == 0)
      return one;
  return nullptr;
}

std::FILE *open_stream(const std::string &name, const std::string &mode, std::FILE *old) {
  return old != nullptr ? std::freopen(name.c_str(), mode.c_str(), old)
                        : std::fopen(name.c_str(), mode.c_str());
}

} // namespace

std::string mode_of(const std::string &mode) {
  const std::string letters = mode.substr(0, mode.find(','));
  std::string result;
  for (char c : letters)
    if (std::strchr("rwa+b", c) != nullptr)
      result += c;
  if (letters.find('N') != std::string::npos)
    result += 'e'; // not inherited by child processes
  return result;
}

std::FILE *open_file(const std::string &name, const std::string &mode, std::FILE *old) {
  const encoding *wanted = nullptr;
  if (!find_encoding(mode, wanted)) {
    errno = EINVAL;
    return nullptr;
  }
  const std::string letters = mode_of(mode);
  if (wanted == nullptr)
    return open_stream(name, letters, old);
  const bool truncates = letters.find('w') != std::string::npos;
  const encoding *const marked = truncates ? nullptr : marked_encoding(name);
  struct stat status = {};
  if (wanted == &unicode && !truncates && marked == nullptr && stat(name.c_str(), &status) == 0 &&
      status.st_size > 0)
    return open_stream(name, letters, old);
  const encoding &used = marked != nullptr ? *marked : *wanted;
  std::FILE *const stream = open_stream(name, letters + ",ccs=" + used.name, old);
  if (stream == nullptr)
    return nullptr;
  const bool is_empty = fstat(fileno(stream), &status) == 0 && status.st_size == 0;
  if (is_empty && letters.find_first_of("wa+") != std::string::npos)
    put_to_wide_stream(L'\uFEFF', stream);
  else if (marked != nullptr && letters.find('a') == std::string::npos)
    std::fseek(stream, static_cast<long>(used.mark.size()), SEEK_SET);
  return stream;
}

} // namespace amp2hip_windows
