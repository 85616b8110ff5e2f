//===--- proc_files.cpp - numbers in files of /proc -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "win32/proc_files.h"
#include <cstdlib>
#include <fstream>

namespace amp2hip_windows {

unsigned long long number_in(const char *file, const std::string &key) {
  std::ifstream in(file);
  for (std::string line; std::getline(in, line);)
    if (line.compare(0, key.size(), key) == 0)
      return std::strtoull(line.c_str() + key.size(), nullptr, 10);
  return 0;
}

} // namespace amp2hip_windows
