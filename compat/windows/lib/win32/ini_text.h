//===--- ini_text.h - lines of initialization files -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LIB_WIN32_INI_TEXT_H
#define AMP2HIP_WINDOWS_LIB_WIN32_INI_TEXT_H

#include <optional>
#include <string>
#include <vector>

namespace amp2hip_windows {

/// The lines of an initialization file.
class ini_text {
public:
  /// Reads a file; there are no lines if it does not exist.
  explicit ini_text(const std::string &file);
  bool write(const std::string &file) const;

  std::vector<std::string> sections() const;
  /// The keys of the first section of this name, with their values.
  std::vector<std::pair<std::string, std::string>> entries(const std::string &section) const;
  std::optional<std::string> value(const std::string &section, const std::string &key) const;

  void set(const std::string &section, const std::string &key, const std::string &value);
  void remove(const std::string &section, const std::string &key);
  void remove(const std::string &section);

private:
  /// Returns the number of the first line after the section's heading, or that of all lines.
  std::size_t begin_of(const std::string &section) const;
  std::size_t end_of(std::size_t begin) const;
  /// Returns the number of the line with the key, or \p end.
  std::size_t find(std::size_t begin, std::size_t end, const std::string &key) const;

  std::vector<std::string> lines_;
};

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LIB_WIN32_INI_TEXT_H
