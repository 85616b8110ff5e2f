//===--- format.cpp - Microsoft's formats of printf ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "crt/format.h"
#include "crt/wide_streams.h"
#include "text.h"
#include <cstddef>
#include <cstdint>
#include <cwchar>

namespace amp2hip_windows {
namespace {

/// A va_list that functions can take by reference.
struct argument_list {
  va_list list;
};

/// A conversion of a format: `%-8.3I64d`.
struct conversion {
  enum size_prefix { none, hh, h, l, ll, i32, i64, big_l, w };
  std::string flags;
  int width = 0;
  int precision = -1;
  size_prefix size = none;
  char type = 0;
};

template <typename Char>
class formatter {
public:
  formatter(const Char *format, argument_list &arguments) : next_(format), arguments_(arguments) {}

  /// Returns false if the format is not accepted.
  bool run(std::basic_string<Char> &out) {
    while (*next_ != 0) {
      if (*next_ != '%') {
        out += *next_++;
        continue;
      }
      ++next_;
      const conversion one = parse();
      if (one.type == 0)
        return true; // the format ends inside a conversion
      if (one.type == 'n')
        return false;
      convert(one, out);
    }
    return true;
  }

private:
  static constexpr bool is_wide = sizeof(Char) != 1;

  bool accept(const char *text) {
    const Char *at = next_;
    for (; *text != 0; ++text, ++at)
      if (*at != static_cast<Char>(*text))
        return false;
    next_ = at;
    return true;
  }

  int number() {
    if (accept("*"))
      return va_arg(arguments_.list, int);
    int value = 0;
    for (; *next_ >= '0' && *next_ <= '9'; ++next_)
      if (value < 100000000)
        value = value * 10 + static_cast<int>(*next_ - '0');
    return value;
  }

  conversion parse() {
    conversion one;
    for (; *next_ == '-' || *next_ == '+' || *next_ == ' ' || *next_ == '#' || *next_ == '0';
         ++next_)
      one.flags += static_cast<char>(*next_);
    one.width = number();
    if (one.width < 0) {
      one.flags += '-';
      one.width = -one.width;
    }
    if (accept("."))
      one.precision = number();
    one.size = parse_size();
    one.type = static_cast<char>(*next_);
    if (one.type != 0)
      ++next_;
    return one;
  }

  conversion::size_prefix parse_size() {
    static const struct {
      const char *text;
      conversion::size_prefix size;
    } prefixes[] = {{"I64", conversion::i64}, {"I32", conversion::i32}, {"I", conversion::i64},
                    {"hh", conversion::hh},   {"h", conversion::h},     {"ll", conversion::ll},
                    {"l", conversion::l},     {"j", conversion::ll},    {"z", conversion::ll},
                    {"t", conversion::ll},    {"L", conversion::big_l}, {"w", conversion::w}};
    for (const auto &prefix : prefixes)
      if (accept(prefix.text))
        return prefix.size;
    return conversion::none;
  }

  void convert(const conversion &one, std::basic_string<Char> &out) {
    switch (one.type) {
    case 'd':
    case 'i':
      return append_number(one, "ll", 'd', signed_argument(one.size), out);
    case 'u':
    case 'o':
    case 'x':
    case 'X':
      return append_number(one, "ll", one.type, unsigned_argument(one.size), out);
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
    case 'a':
    case 'A':
      if (one.size == conversion::big_l)
        return append_number(one, "L", one.type, va_arg(arguments_.list, long double), out);
      return append_number(one, "", one.type, va_arg(arguments_.list, double), out);
    case 'p':
      return append_pointer(one, out);
    case 'c':
    case 'C':
      return append_character(one, out);
    case 's':
    case 'S':
      return append_string(one, out);
    default: // as Microsoft's library: the character itself, also for "%%"
      out += static_cast<Char>(one.type);
    }
  }

  long long signed_argument(conversion::size_prefix size) {
    switch (size) {
    case conversion::hh:
      return static_cast<signed char>(va_arg(arguments_.list, int));
    case conversion::h:
      return static_cast<short>(va_arg(arguments_.list, int));
    case conversion::l:
      return va_arg(arguments_.list, long);
    case conversion::ll:
    case conversion::i64:
    case conversion::big_l:
      return va_arg(arguments_.list, long long);
    default:
      return va_arg(arguments_.list, int);
    }
  }
  unsigned long long unsigned_argument(conversion::size_prefix size) {
    switch (size) {
    case conversion::hh:
      return static_cast<unsigned char>(va_arg(arguments_.list, unsigned));
    case conversion::h:
      return static_cast<unsigned short>(va_arg(arguments_.list, unsigned));
    case conversion::l:
      return va_arg(arguments_.list, unsigned long);
    case conversion::ll:
    case conversion::i64:
    case conversion::big_l:
      return va_arg(arguments_.list, unsigned long long);
    default:
      return va_arg(arguments_.list, unsigned);
    }
  }

  template <typename Number>
  static void append_number(const conversion &one, const char *size, char type, Number value,
                            std::basic_string<Char> &out) {
    const std::string format = "%" + one.flags + "*.*" + size + type;
    // A negative precision means that there is none.
    const int length = std::snprintf(nullptr, 0, format.c_str(), one.width, one.precision, value);
    if (length < 0)
      return;
    std::string text(static_cast<std::size_t>(length) + 1, '\0');
    std::snprintf(text.data(), text.size(), format.c_str(), one.width, one.precision, value);
    out.append(text.begin(), text.end() - 1);
  }

  /// A pointer has 16 hexadecimal digits without a prefix.
  void append_pointer(const conversion &one, std::basic_string<Char> &out) {
    conversion digits = one;
    digits.precision = 16;
    const auto value = reinterpret_cast<std::uintptr_t>(va_arg(arguments_.list, void *));
    append_number(digits, "ll", 'X', static_cast<unsigned long long>(value), out);
  }

  /// True if the argument of `%c` or `%s` consists of wide characters.
  static bool takes_wide(const conversion &one) {
    if (one.size == conversion::l || one.size == conversion::ll || one.size == conversion::w)
      return true;
    if (one.size == conversion::h || one.size == conversion::hh)
      return false;
    return is_wide == (one.type == 'c' || one.type == 's');
  }

  void append_character(const conversion &one, std::basic_string<Char> &out) {
    const int value = va_arg(arguments_.list, int);
    if (takes_wide(one))
      append_padded(one, own(std::wstring_view(&(wide_ = static_cast<wchar_t>(value)), 1)), out);
    else
      append_padded(one, own(std::string_view(&(narrow_ = static_cast<char>(value)), 1)), out);
  }

  void append_string(const conversion &one, std::basic_string<Char> &out) {
    const void *text = va_arg(arguments_.list, const void *);
    const auto most = one.precision < 0 ? SIZE_MAX : static_cast<std::size_t>(one.precision);
    if (text == nullptr)
      append_padded(one, own(std::string_view("(null)").substr(0, most)), out);
    else if (takes_wide(one))
      append_padded(one, own(bounded(static_cast<const wchar_t *>(text), most)), out);
    else
      append_padded(one, own(bounded(static_cast<const char *>(text), most)), out);
  }

  /// Reads no character after the first \p most, since there may be no null character.
  template <typename Other>
  static std::basic_string_view<Other> bounded(const Other *text, std::size_t most) {
    std::size_t length = 0;
    while (length < most && text[length] != 0)
      ++length;
    return {text, length};
  }

  /// Converts a text to the characters of the result.
  template <typename Other>
  static std::basic_string<Char> own(std::basic_string_view<Other> text) {
    if constexpr (sizeof(Other) == sizeof(Char))
      return std::basic_string<Char>(text);
    else if constexpr (is_wide)
      return widen(text);
    else
      return narrow(text);
  }

  static void append_padded(const conversion &one, const std::basic_string<Char> &text,
                            std::basic_string<Char> &out) {
    const auto width = static_cast<std::size_t>(one.width);
    const std::size_t padding = text.size() < width ? width - text.size() : 0;
    const bool left = one.flags.find('-') != std::string::npos;
    const Char fill = !left && one.flags.find('0') != std::string::npos ? '0' : ' ';
    if (!left)
      out.append(padding, fill);
    out += text;
    if (left)
      out.append(padding, fill);
  }

  const Char *next_;
  argument_list &arguments_;
  wchar_t wide_ = 0;
  char narrow_ = 0;
};

template <typename Char>
std::optional<std::basic_string<Char>> format_any(const Char *format, va_list arguments) {
  argument_list copy;
  va_copy(copy.list, arguments);
  std::basic_string<Char> out;
  const bool accepted = formatter<Char>(format, copy).run(out);
  va_end(copy.list);
  if (!accepted)
    return std::nullopt;
  return out;
}

} // namespace

std::optional<std::string> format_text(const char *format, va_list arguments) {
  return format_any(format, arguments);
}
std::optional<std::wstring> format_text(const wchar_t *format, va_list arguments) {
  return format_any(format, arguments);
}

bool put(std::FILE *stream, const std::string &text) {
  if (std::fwide(stream, 0) > 0) {
    for (const wchar_t character : widen(text))
      if (put_to_wide_stream(character, stream) == WEOF)
        return false;
    return true;
  }
  return std::fwrite(text.data(), 1, text.size(), stream) == text.size();
}

} // namespace amp2hip_windows
