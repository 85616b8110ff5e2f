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
} // namespace

std::vector<found_file> find_files(const std::string &pattern) {
  const std::size_t slash = pattern.rfind('/') + 1; // 0 if there is none
  const std::string folder = pattern.substr(0, slash);
  const std::string name = escaped(pattern.substr(slash));
  std::vector<found_file> found;
  DIR *all = opendir(folder.empty() ? "." : folder.c_str());
  if (all == nullptr)
    return found;
  while (const dirent *entry = readdir(all)) {
    found_file file{entry->d_name, {}};
    if (fnmatch(name.c_str(), entry->d_name, FNM_CASEFOLD) == 0 &&
        stat((folder + file.name).c_str(), &file.status) == 0)
      found.push_back(file);
  }
  closedir(all);
  std::sort(found.begin(), found.end(),
            [](const found_file &a, const found_file &b) { return a.name < b.name; });
  return found;
}

} // namespace amp2hip_windows
