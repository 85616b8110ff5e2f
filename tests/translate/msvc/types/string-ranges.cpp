// Ranges of characters whose ends differ in const. The strings of Microsoft's library have
// members for pairs of const pointers and of iterators of strings.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>
#include <cstring>
#include <string>

struct option {
  option(char *text, const char *colon) : name(text + 1, colon), value(colon + 1) {}
  // CHECK: : name(static_cast<const char *>(text + 1), colon), value(colon + 1) {}
  std::string name, value;
};

std::wstring until(wchar_t *text, const wchar_t *end) {
  std::wstring all(text, end), *copy = new std::wstring(text, end);
  // CHECK: std::wstring all(static_cast<const wchar_t *>(text), end), *copy = new std::wstring(static_cast<const wchar_t *>(text), end);
  std::wstring backwards(end, text ? text : text + 1);
  // CHECK: std::wstring backwards(end, static_cast<const wchar_t *>(text ? text : text + 1));
  all.append(text, end).append(2, L'x');
  // CHECK: all.append(static_cast<const wchar_t *>(text), end).append(2, L'x');
  all.insert(all.begin(), text, end);
  // CHECK: all.insert(all.begin(), static_cast<const wchar_t *>(text), end);
  all.replace(all.begin(), all.end(), text, end);
  // CHECK: all.replace(all.begin(), all.end(), text, end);
  all.assign(end, text);
  // CHECK: all.assign(end, static_cast<const wchar_t *>(text));
  all += copy->c_str();
  delete copy;
  return end ? std::wstring(text + 1, end) : std::wstring(text + 1);
  // CHECK: return end ? std::wstring(static_cast<const wchar_t *>(text + 1), end) : std::wstring(text + 1);
}

std::string prefix(const char *end) {
  char buffer[16] = "abc";
  return std::string{buffer, end};
  // CHECK: return std::string{static_cast<const char *>(buffer), end};
}

std::string without_end(std::string text, const std::string &suffix) {
  std::string::const_iterator end = text.end() - long(suffix.size());
  std::string start(text.begin(), end), rest(end, text.end());
  // CHECK: std::string start(static_cast<std::string::const_iterator>(text.begin()), end), rest(end, static_cast<std::string::const_iterator>(text.end()));
  start.append(text.begin(), text.cend());
  // CHECK: start.append(static_cast<std::string::const_iterator>(text.begin()), text.cend());
  std::wstring wide(L"abc");
  wide.assign(wide.cbegin() + 1, wide.end());
  // CHECK: wide.assign(wide.cbegin() + 1, static_cast<std::wstring::const_iterator>(wide.end()));
  return wide.empty() ? rest : start;
}

template <typename T>
std::basic_string<T> join(T *begin, const T *end) {
  return std::basic_string<T>(begin, end);
}

void launch(concurrency::array_view<int> v) {
  parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) { v[i] = 0; });
}
