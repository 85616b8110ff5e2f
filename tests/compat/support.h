//===--- support.h - helpers of the tests of the headers of Windows ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TESTS_COMPAT_SUPPORT_H
#define AMP2HIP_TESTS_COMPAT_SUPPORT_H

#include <cstdlib>
#include <filesystem>
#include <string>
#include <unistd.h>

#include "amp2hip_windows/crt/types.h"

/// Counts the invalid parameters that functions report on this thread, instead of ending the
/// program.
class invalid_parameters {
public:
  invalid_parameters() {
    number() = 0;
    old_ = _set_thread_local_invalid_parameter_handler(count);
  }
  ~invalid_parameters() { _set_thread_local_invalid_parameter_handler(old_); }
  invalid_parameters(const invalid_parameters &) = delete;
  invalid_parameters &operator=(const invalid_parameters &) = delete;

  /// Returns the number of reports since the last call.
  int taken() {
    const int result = number();
    number() = 0;
    return result;
  }

private:
  static int &number() {
    static thread_local int reports;
    return reports;
  }
  static void count(const wchar_t *, const wchar_t *, const wchar_t *, unsigned int, uintptr_t) {
    ++number();
  }
  _invalid_parameter_handler old_;
};

/// A new folder, which is removed at the end.
class temporary_folder {
public:
  temporary_folder() {
    std::string pattern = (std::filesystem::temp_directory_path() / "compat-XXXXXX").string();
    path = mkdtemp(pattern.data());
  }
  ~temporary_folder() { std::filesystem::remove_all(path); }
  temporary_folder(const temporary_folder &) = delete;
  temporary_folder &operator=(const temporary_folder &) = delete;

  /// Returns the path of a file, with `\` before its name as on Windows.
  std::string file(const std::string &name) const { return path + "\\" + name; }
  std::wstring wide_file(const std::string &name) const {
    const std::string all = file(name);
    return std::wstring(all.begin(), all.end());
  }

  std::string path;
};

#endif // AMP2HIP_TESTS_COMPAT_SUPPORT_H
