//===--- path_case.cpp - Paths in another letter case ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "path_case.h"
#include "case_folding.h"
#include <cerrno>
#include <dirent.h>
#include <unistd.h>

namespace amp2hip_windows {
namespace {

bool exists(const std::string &path) { return access(path.c_str(), F_OK) == 0; }

std::string lower_case(std::string name) {
  change_case(letter_case::lower, name.data(), name.size());
  return name;
}

/// Returns the name of the file in \p folder that equals \p name except for the case, or an empty
/// text.
std::string name_in(const std::string &folder, const std::string &name) {
  std::string found;
  DIR *const all = opendir(folder.empty() ? "." : folder.c_str());
  if (all == nullptr)
    return found;
  const std::string wanted = lower_case(name);
  while (const dirent *entry = readdir(all))
    if (lower_case(entry->d_name) == wanted && (found.empty() || entry->d_name < found))
      found = entry->d_name;
  closedir(all);
  return found;
}

} // namespace

std::string in_existing_case(std::string path) {
  const int error = errno; // a search is no failure of the caller
  for (std::size_t begin = 0; begin < path.size() && !exists(path);) {
    std::size_t end = path.find('/', begin);
    if (end == std::string::npos)
      end = path.size();
    if (end > begin && !exists(path.substr(0, end))) {
      const std::string found = name_in(path.substr(0, begin), path.substr(begin, end - begin));
      if (found.empty())
        break;
      path.replace(begin, end - begin, found);
      end = begin + found.size();
    }
    begin = end + 1;
  }
  errno = error;
  return path;
}

std::string renamed_path(const std::string &from, const std::string &to) {
  const std::string existing = in_existing_case(to);
  if (existing != from)
    return existing;
  return existing.substr(0, existing.rfind('/') + 1) + to.substr(to.rfind('/') + 1);
}

} // namespace amp2hip_windows
