//===--- ini_text.cpp - lines of initialization files ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "win32/ini_text.h"
#include <algorithm>
#include <cstring>
#include <fstream>
#include <iterator>
#include <strings.h>

namespace amp2hip_windows {
namespace {

std::string trimmed(const std::string &text) {
  const std::size_t first = text.find_first_not_of(" \t\r");
  if (first == std::string::npos)
    return "";
  return text.substr(first, text.find_last_not_of(" \t\r") - first + 1);
}
bool equal(const std::string &a, const std::string &b) {
  return strcasecmp(a.c_str(), b.c_str()) == 0;
}

/// Returns the name in a line `[name]`.
std::optional<std::string> heading_in(const std::string &line) {
  const std::string text = trimmed(line);
  if (text.empty() || text[0] != '[')
    return std::nullopt;
  return trimmed(text.substr(1, text.find(']') - 1));
}
/// Returns the key of a line `key=value`, which is not a comment.
std::optional<std::string> key_in(const std::string &line) {
  const std::string text = trimmed(line);
  const std::size_t equals = text.find('=');
  if (text.empty() || text[0] == ';' || equals == std::string::npos)
    return std::nullopt;
  return trimmed(text.substr(0, equals));
}
std::string value_in(const std::string &line) { return trimmed(line.substr(line.find('=') + 1)); }

} // namespace

ini_text::ini_text(const std::string &file) {
  std::ifstream in(file, std::ios::binary);
  for (std::string line; std::getline(in, line);) {
    if (lines_.empty() && line.compare(0, 3, "\xEF\xBB\xBF") == 0)
      line.erase(0, 3);
    if (!line.empty() && line.back() == '\r')
      line.pop_back();
    lines_.push_back(line);
  }
}
bool ini_text::write(const std::string &file) const {
  std::ofstream out(file, std::ios::binary);
  for (const std::string &line : lines_)
    out << line << "\r\n";
  out.close();
  return out.good();
}

std::size_t ini_text::begin_of(const std::string &section) const {
  for (std::size_t i = 0; i < lines_.size(); ++i) {
    const auto name = heading_in(lines_[i]);
    if (name && equal(*name, section))
      return i + 1;
  }
  return lines_.size() + 1;
}
std::size_t ini_text::end_of(std::size_t begin) const {
  while (begin < lines_.size() && !heading_in(lines_[begin]))
    ++begin;
  return begin;
}
std::size_t ini_text::find(std::size_t begin, std::size_t end, const std::string &key) const {
  for (; begin < end; ++begin) {
    const auto name = key_in(lines_[begin]);
    if (name && equal(*name, key))
      break;
  }
  return begin;
}

std::vector<std::string> ini_text::sections() const {
  std::vector<std::string> names;
  for (const std::string &line : lines_)
    if (const auto name = heading_in(line))
      names.push_back(*name);
  return names;
}
std::vector<std::pair<std::string, std::string>>
ini_text::entries(const std::string &section) const {
  std::vector<std::pair<std::string, std::string>> found;
  const std::size_t begin = begin_of(section);
  for (std::size_t i = begin; i < end_of(begin); ++i)
    if (const auto key = key_in(lines_[i]))
      found.emplace_back(*key, value_in(lines_[i]));
  return found;
}
std::optional<std::string> ini_text::value(const std::string &section,
                                           const std::string &key) const {
  const std::size_t begin = begin_of(section), end = end_of(begin);
  const std::size_t line = find(begin, end, trimmed(key));
  if (line >= end)
    return std::nullopt;
  std::string text = value_in(lines_[line]);
  if (text.size() >= 2 && (text[0] == '"' || text[0] == '\'') && text.back() == text[0])
    text = text.substr(1, text.size() - 2);
  return text;
}

void ini_text::set(const std::string &section, const std::string &key, const std::string &value) {
  const std::string line = key + "=" + value;
  std::size_t begin = begin_of(section);
  if (begin > lines_.size()) {
    lines_.push_back("[" + section + "]");
    begin = lines_.size();
  }
  std::size_t end = end_of(begin);
  const std::size_t old = find(begin, end, key);
  if (old < end) {
    lines_[old] = line;
    return;
  }
  while (end > begin && trimmed(lines_[end - 1]).empty()) // before empty lines at the end
    --end;
  lines_.insert(std::next(lines_.begin(), static_cast<std::ptrdiff_t>(end)), line);
}
void ini_text::remove(const std::string &section, const std::string &key) {
  const std::size_t begin = begin_of(section), end = end_of(begin);
  const std::size_t line = find(begin, end, key);
  if (line < end)
    lines_.erase(std::next(lines_.begin(), static_cast<std::ptrdiff_t>(line)));
}
void ini_text::remove(const std::string &section) {
  const std::size_t begin = begin_of(section);
  if (begin <= lines_.size())
    lines_.erase(std::next(lines_.begin(), static_cast<std::ptrdiff_t>(begin - 1)),
                 std::next(lines_.begin(), static_cast<std::ptrdiff_t>(end_of(begin))));
}

} // namespace amp2hip_windows
