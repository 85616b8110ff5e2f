//===--- find_files.cpp - files that match a pattern ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "find_files.h"
#include <algorithm>
#include <dirent.h>
#include <fnmatch.h>
#include <strings.h>

namespace amp2hip_windows {
namespace {
/// The pattern of the file name for fnmatch(), in which `[` and `\` have no special meaning.
std::string escaped(const std::string &name) {
  if (name == "*.*")
    return "*";
  std::string result;
  for (char c : name) {
    if (c == '[' || c == '\\')
      result += '\\';
    result += c;
  }
  return result;
}

/// Returns the patterns for fnmatch(). The libraries `*.dll` are `*.so` and `lib*.so` on Linux.
std::vector<std::string> patterns_of(const std::string &name) {
  const std::string pattern = escaped(name);
  constexpr std::size_t extension = 4;
  if (pattern.size() <= extension ||
      strcasecmp(pattern.c_str() + pattern.size() - extension, ".dll") != 0)
    return {pattern};
  const std::string library = pattern.substr(0, pattern.size() - extension) + ".so";
  return {pattern, library, "lib" + library};
}
} // namespace

std::vector<found_file> find_files(const std::string &pattern) {
  const std::size_t slash = pattern.rfind('/') + 1; // 0 if there is none
  const std::string folder = pattern.substr(0, slash);
  const std::vector<std::string> names = patterns_of(pattern.substr(slash));
  std::vector<found_file> found;
  DIR *all = opendir(folder.empty() ? "." : folder.c_str());
  if (all == nullptr)
    return found;
  while (const dirent *entry = readdir(all)) {
    found_file file{entry->d_name, {}};
    const bool matches = std::any_of(names.begin(), names.end(), [&](const std::string &name) {
      return fnmatch(name.c_str(), entry->d_name, FNM_CASEFOLD) == 0;
    });
    if (matches && stat((folder + file.name).c_str(), &file.status) == 0)
      found.push_back(file);
  }
  closedir(all);
  std::sort(found.begin(), found.end(),
            [](const found_file &a, const found_file &b) { return a.name < b.name; });
  return found;
}

} // namespace amp2hip_windows
