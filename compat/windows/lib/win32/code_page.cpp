//===--- code_page.cpp - conversions of a code page -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "win32/code_page.h"
#include "case_folding.h"
#include "crt/locale_scope.h"
#include <iconv.h>
#include <map>
#include <string>

namespace amp2hip_windows {
namespace {

constexpr struct {
  unsigned number;
  const char *name;
} names[] = {
    {437, "CP437"},        {737, "CP737"},        {775, "CP775"},         {850, "CP850"},
    {852, "CP852"},        {855, "CP855"},        {857, "CP857"},         {858, "CP858"},
    {860, "CP860"},        {861, "CP861"},        {862, "CP862"},         {863, "CP863"},
    {864, "CP864"},        {865, "CP865"},        {866, "CP866"},         {869, "CP869"},
    {874, "WINDOWS-874"},  {932, "CP932"},        {936, "CP936"},         {949, "CP949"},
    {950, "CP950"},        {1250, "CP1250"},      {1251, "CP1251"},       {1252, "CP1252"},
    {1253, "CP1253"},      {1254, "CP1254"},      {1255, "CP1255"},       {1256, "CP1256"},
    {1257, "CP1257"},      {1258, "CP1258"},      {20127, "US-ASCII"},    {20866, "KOI8-R"},
    {21866, "KOI8-U"},     {28591, "ISO-8859-1"}, {28592, "ISO-8859-2"},  {28593, "ISO-8859-3"},
    {28594, "ISO-8859-4"}, {28595, "ISO-8859-5"}, {28596, "ISO-8859-6"},  {28597, "ISO-8859-7"},
    {28598, "ISO-8859-8"}, {28599, "ISO-8859-9"}, {28603, "ISO-8859-13"}, {28605, "ISO-8859-15"},
    {51932, "EUC-JP"},     {51949, "EUC-KR"},     {54936, "GB18030"},
};

/// A conversion of iconv(), which the thread uses until it ends.
class conversion {
public:
  conversion(const std::string &to, const std::string &from)
      : conversion_(iconv_open(to.c_str(), from.c_str())) {}
  ~conversion() {
    if (is_known())
      iconv_close(conversion_);
  }
  conversion(const conversion &) = delete;
  conversion &operator=(const conversion &) = delete;
  bool is_known() const { return conversion_ != reinterpret_cast<iconv_t>(-1); }
  /// Converts the first bytes of \p from, as many as are valid, and removes them. Appends to \p to.
  void convert(std::string_view &from, std::string &to) {
    iconv(conversion_, nullptr, nullptr, nullptr, nullptr);
    char *in = const_cast<char *>(from.data());
    std::size_t left = from.size(), previous = left + 1;
    while (left > 0 && left < previous) {
      char buffer[256];
      char *out = buffer;
      std::size_t room = sizeof buffer;
      previous = left;
      iconv(conversion_, &in, &left, &out, &room);
      to.append(buffer, out);
    }
    from.remove_prefix(from.size() - left);
  }

private:
  iconv_t conversion_;
};

conversion &conversion_for(const std::string &to, const std::string &from) {
  static thread_local std::map<std::string, conversion> all;
  return all.try_emplace(to + '\n' + from, to, from).first->second;
}

constexpr char wide[] = "WCHAR_T";

} // namespace

code_page::code_page(unsigned number) : number_(number), name_(nullptr) {
  for (const auto &one : names)
    if (one.number == number)
      name_ = one.name;
}

code_page::operator bool() const {
  return name_ != nullptr && conversion_for(wide, name_).is_known();
}

std::wstring code_page::decode(std::string_view text, bool &invalid) const {
  conversion &from = conversion_for(wide, name_);
  std::wstring result;
  invalid = false;
  while (true) {
    std::string bytes;
    from.convert(text, bytes);
    const std::size_t length = bytes.size() / sizeof(wchar_t), old = result.size();
    result.resize(old + length);
    bytes.copy(reinterpret_cast<char *>(result.data() + old), length * sizeof(wchar_t));
    if (text.empty())
      return result;
    const auto byte = static_cast<unsigned char>(text.front());
    const bool is_control = number_ >= 1250 && number_ <= 1258 && byte < 0xA0;
    result += is_control ? static_cast<wchar_t>(byte) : L'\uFFFD';
    invalid |= !is_control;
    text.remove_prefix(1);
  }
}

std::string code_page::encode(std::wstring_view text, bool best_fit, char replacement,
                              bool &replaced) const {
  std::string result;
  replaced = false;
  for (const wchar_t c : text) {
    const std::string bytes = encode(c, best_fit);
    result += bytes.empty() ? std::string(1, replacement) : bytes;
    replaced |= bytes.empty();
  }
  return result;
}

std::string code_page::encode(wchar_t c, bool best_fit) const {
  if (c >= 0 && c < 0x80)
    return std::string(1, static_cast<char>(c));
  if (c < 0xA0 && number_ >= 1250 && number_ <= 1258) {
    bool invalid = false;
    const auto byte = static_cast<char>(c);
    if (decode({&byte, 1}, invalid)[0] == c)
      return std::string(1, byte);
  }
  const auto convert = [&](const std::string &to) {
    std::string_view from(reinterpret_cast<const char *>(&c), sizeof c);
    std::string bytes;
    conversion_for(to, wide).convert(from, bytes);
    return bytes;
  };
  std::string bytes = convert(name_);
  if (!bytes.empty() || !best_fit)
    return bytes;
  // The similar characters are part of the locale, as is "EUR", which is none, for the euro sign.
  const locale_scope scope(unicode_locale());
  bytes = convert(name_ + std::string("//TRANSLIT"));
  return bytes.size() == 1 && bytes != "?" ? bytes : "";
}

} // namespace amp2hip_windows
