//===--- temporary_files.cpp - folder of temporary files ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "temporary_files.h"
#include <cstdlib>

namespace amp2hip_windows {

std::string temporary_folder() {
  const char *folder = std::getenv("TMPDIR");
  std::string result = folder != nullptr && *folder != 0 ? folder : "/tmp";
  if (result.back() != '/')
    result += '/';
  return result;
}

} // namespace amp2hip_windows
