//===--- scan.cpp - Microsoft's formats of scanf -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "crt/scan.h"
#include "text.h"
#include <climits>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cwctype>
#include <string>

namespace amp2hip_windows {
namespace {

struct scan_arguments {
  va_list list;
};

bool is_space(long c) {
  return c == ' ' || (c >= '\t' && c <= '\r') || (c > 127 && std::iswspace(static_cast<wint_t>(c)));
}

/// A conversion of a format: `%*10I64d`.
struct scan_conversion {
  enum size_prefix { none, hh, h, l, ll, big_l };
  bool stores = true;
  int width = 0; ///< 0: no limit.
  size_prefix size = none;
  char type = 0;
};

template <typename Char>
class scanner {
public:
  scanner(scan_input &input, const Char *format, scan_arguments &arguments, scan_sizes sizes)
      : input_(input), next_(format), arguments_(arguments), sizes_(sizes) {}

  int run() {
    while (*next_ != 0) {
      if (is_space(*next_)) {
        ++next_;
        skip_space();
      } else if (*next_ != '%') {
        if (!accept_literal(*next_++))
          break;
      } else {
        ++next_;
        if (!convert(parse()))
          break;
      }
    }
    return stored_ == 0 && ended_ ? EOF : stored_;
  }

private:
  static constexpr bool is_wide = sizeof(Char) != 1;

  long peek() { return input_.peek(); }
  void advance() {
    input_.advance();
    ++consumed_;
  }
  void skip_space() {
    while (is_space(peek()))
      advance();
  }
  bool accept_literal(long c) {
    const long found = peek();
    if (found != c)
      return note_end(found);
    advance();
    return true;
  }
  /// Remembers whether the input ended. Returns false.
  bool note_end(long found) {
    ended_ = ended_ || found == scan_input::end;
    return false;
  }

  bool accept(const char *text) {
    const Char *at = next_;
    for (; *text != 0; ++text, ++at)
      if (*at != static_cast<Char>(*text))
        return false;
    next_ = at;
    return true;
  }

  scan_conversion parse() {
    scan_conversion one;
    one.stores = !accept("*");
    for (; *next_ >= '0' && *next_ <= '9'; ++next_)
      if (one.width < 100000000)
        one.width = one.width * 10 + static_cast<int>(*next_ - '0');
    static const struct {
      const char *text;
      scan_conversion::size_prefix size;
    } prefixes[] = {
        {"I64", scan_conversion::ll}, {"I32", scan_conversion::none}, {"I", scan_conversion::ll},
        {"hh", scan_conversion::hh},  {"h", scan_conversion::h},      {"ll", scan_conversion::ll},
        {"l", scan_conversion::l},    {"j", scan_conversion::ll},     {"z", scan_conversion::ll},
        {"t", scan_conversion::ll},   {"L", scan_conversion::big_l},  {"w", scan_conversion::l}};
    for (const auto &prefix : prefixes)
      if (accept(prefix.text)) {
        one.size = prefix.size;
        break;
      }
    one.type = static_cast<char>(*next_);
    if (one.type != 0)
      ++next_;
    return one;
  }

  bool convert(const scan_conversion &one) {
    switch (one.type) {
    case 'd':
      return read_integer(one, 10, true);
    case 'i':
      return read_integer(one, 0, true);
    case 'u':
      return read_integer(one, 10, false);
    case 'o':
      return read_integer(one, 8, false);
    case 'x':
    case 'X':
      return read_integer(one, 16, false);
    case 'p':
      return read_pointer(one);
    case 'e':
    case 'E':
    case 'f':
    case 'F':
    case 'g':
    case 'G':
    case 'a':
    case 'A':
      return read_real(one);
    case 'c':
    case 'C':
    case 's':
    case 'S':
    case '[':
      return read_text(one);
    case 'n':
      if (one.stores)
        store_integer(one, static_cast<unsigned long long>(consumed_));
      return true;
    case '%':
      skip_space();
      return accept_literal('%');
    default:
      return false;
    }
  }

  /// Reads the longest text that may begin a number. \p is_part(c) tells whether c may follow.
  template <typename IsPart>
  std::string take(int width, IsPart is_part) {
    skip_space();
    std::string text;
    const auto most = width == 0 ? SIZE_MAX : static_cast<std::size_t>(width);
    while (text.size() < most) {
      const long c = peek();
      if (c < 0 || c > 127 || !is_part(text, static_cast<char>(c))) {
        if (text.empty())
          note_end(c);
        break;
      }
      text += static_cast<char>(c);
      advance();
    }
    return text;
  }

  static int digit(char c) {
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : 99;
  }

  std::string take_integer(int width, int radix) {
    int base = radix;
    return take(width, [&](const std::string &before, char c) {
      if (before.empty() && (c == '+' || c == '-'))
        return true;
      const std::string digits = before.substr(!before.empty() && digit(before[0]) == 99);
      if (digits.empty() && c == '0') {
        base = radix == 0 ? 8 : radix;
        return true;
      }
      if (digits == "0" && (c == 'x' || c == 'X') && (radix == 0 || radix == 16)) {
        base = 16;
        return true;
      }
      if (digits.empty() && radix == 0)
        base = 10;
      return digit(c) < base;
    });
  }

  bool read_integer(const scan_conversion &one, int radix, bool is_signed) {
    const std::string text = take_integer(one.width, radix);
    char *end = nullptr;
    const unsigned long long value =
        is_signed ? static_cast<unsigned long long>(std::strtoll(text.c_str(), &end, radix))
                  : std::strtoull(text.c_str(), &end, radix);
    if (end == text.c_str())
      return false;
    if (one.stores) {
      store_integer(one, value);
      ++stored_;
    }
    return true;
  }

  void store_integer(const scan_conversion &one, unsigned long long value) {
    void *to = va_arg(arguments_.list, void *);
    switch (one.size) {
    case scan_conversion::hh:
      *static_cast<unsigned char *>(to) = static_cast<unsigned char>(value);
      break;
    case scan_conversion::h:
      *static_cast<unsigned short *>(to) = static_cast<unsigned short>(value);
      break;
    case scan_conversion::l:
      *static_cast<unsigned long *>(to) = static_cast<unsigned long>(value);
      break;
    case scan_conversion::ll:
    case scan_conversion::big_l:
      *static_cast<unsigned long long *>(to) = value;
      break;
    default:
      *static_cast<unsigned *>(to) = static_cast<unsigned>(value);
    }
  }

  bool read_pointer(const scan_conversion &one) {
    const std::string text = take_integer(one.width, 16);
    char *end = nullptr;
    const unsigned long long value = std::strtoull(text.c_str(), &end, 16);
    if (end == text.c_str())
      return false;
    if (one.stores) {
      *va_arg(arguments_.list, unsigned long long *) = value;
      ++stored_;
    }
    return true;
  }

  bool read_real(const scan_conversion &one) {
    const std::string text = take(one.width, [](const std::string &before, char c) {
      if (c == '+' || c == '-')
        return before.empty() || before.back() == 'e' || before.back() == 'E' ||
               before.back() == 'p' || before.back() == 'P';
      return digit(c) < 10 || c == '.' || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z')
                 ? may_continue(before, c)
                 : false;
    });
    char *end = nullptr;
    const long double value = std::strtold(text.c_str(), &end);
    if (end == text.c_str())
      return false;
    if (one.stores) {
      void *to = va_arg(arguments_.list, void *);
      if (one.size == scan_conversion::big_l)
        *static_cast<long double *>(to) = value;
      else if (one.size == scan_conversion::l)
        *static_cast<double *>(to) = std::strtod(text.c_str(), nullptr);
      else
        *static_cast<float *>(to) = std::strtof(text.c_str(), nullptr);
      ++stored_;
    }
    return true;
  }

  /// True if \p before followed by \p c begins a floating-point number.
  static bool may_continue(const std::string &before, char c) {
    std::string text = before + c;
    for (char &one : text)
      one = static_cast<char>(std::tolower(one));
    std::size_t i = text[0] == '+' || text[0] == '-';
    for (const char *word : {"infinity", "nan"})
      if (std::string(word).compare(0, text.size() - i, text, i) == 0)
        return true;
    const bool hexadecimal = text.compare(i, 2, "0x") == 0;
    i += hexadecimal ? 2 : 0;
    const char exponent = hexadecimal ? 'p' : 'e';
    bool point = false, in_exponent = false;
    for (; i < text.size(); ++i) {
      const char one = text[i];
      if (one == '.' && !point && !in_exponent)
        point = true;
      else if (one == exponent && !in_exponent && i > 0)
        in_exponent = true;
      else if (in_exponent && (one == '+' || one == '-'))
        continue;
      else if (digit(one) >= (hexadecimal && !in_exponent ? 16 : 10))
        return false;
    }
    return true;
  }

  /// The set of `%[...]`. Returns a function that tells whether it contains a character.
  struct character_set {
    std::basic_string<Char> ranges; ///< Pairs of the first and the last character.
    bool negated = false;
    bool contains(long c) const {
      for (std::size_t i = 0; i + 1 < ranges.size(); i += 2)
        if (c >= code(ranges[i]) && c <= code(ranges[i + 1]))
          return !negated;
      return negated;
    }
    static long code(Char c) {
      if constexpr (is_wide)
        return static_cast<long>(c);
      else
        return static_cast<unsigned char>(c);
    }
  };
  character_set parse_set() {
    character_set set;
    set.negated = accept("^");
    bool first = true;
    for (; *next_ != 0 && (first || *next_ != ']'); ++next_, first = false) {
      set.ranges += *next_;
      if (next_[1] == '-' && next_[2] != ']' && next_[2] != 0)
        next_ += 2;
      set.ranges += *next_;
    }
    if (*next_ == ']')
      ++next_;
    return set;
  }

  /// True if the buffer of the conversion has wide characters.
  static bool takes_wide(const scan_conversion &one) {
    if (one.size == scan_conversion::l || one.size == scan_conversion::ll)
      return true;
    if (one.size == scan_conversion::h || one.size == scan_conversion::hh)
      return false;
    return is_wide == (one.type != 'C' && one.type != 'S');
  }

  bool read_text(const scan_conversion &one) {
    const bool character = one.type == 'c' || one.type == 'C';
    const bool set = one.type == '[';
    const character_set members = set ? parse_set() : character_set();
    if (!character && !set)
      skip_space();
    std::basic_string<Char> text;
    const auto most = one.width != 0 ? static_cast<std::size_t>(one.width)
                      : character    ? 1
                                     : SIZE_MAX;
    while (text.size() < most) {
      const long c = peek();
      if (c == scan_input::end || (set ? !members.contains(c) : !character && is_space(c))) {
        if (text.empty())
          note_end(c);
        break;
      }
      text += static_cast<Char>(c);
      advance();
    }
    if (character ? text.size() < most : text.empty())
      return false;
    if (!one.stores)
      return true;
    const bool stored = takes_wide(one) ? store_text(as<wchar_t>(text), character)
                                        : store_text(as<char>(text), character);
    stored_ += stored;
    return stored;
  }

  template <typename Other>
  static std::basic_string<Other> as(const std::basic_string<Char> &text) {
    if constexpr (sizeof(Other) == sizeof(Char))
      return text;
    else if constexpr (is_wide)
      return narrow(text);
    else
      return widen(text);
  }

  /// Stores a text, without a null character if it is that of `%c`.
  template <typename Other>
  bool store_text(const std::basic_string<Other> &text, bool character) {
    Other *to = va_arg(arguments_.list, Other *);
    if (sizes_ == scan_sizes::given) {
      const std::size_t size = va_arg(arguments_.list, unsigned);
      if (text.size() + !character > size) {
        if (size != 0)
          *to = 0;
        return false;
      }
    }
    text.copy(to, text.size());
    if (!character)
      to[text.size()] = 0;
    return true;
  }

  scan_input &input_;
  const Char *next_;
  scan_arguments &arguments_;
  scan_sizes sizes_;
  int stored_ = 0;
  long consumed_ = 0;
  bool ended_ = false;
};

template <typename Char>
int scan_any(scan_input &input, const Char *format, va_list arguments, scan_sizes sizes) {
  scan_arguments copy;
  va_copy(copy.list, arguments);
  const int result = scanner<Char>(input, format, copy, sizes).run();
  va_end(copy.list);
  return result;
}

} // namespace

int scan(scan_input &input, const char *format, va_list arguments, scan_sizes sizes) {
  return scan_any(input, format, arguments, sizes);
}
int scan(scan_input &input, const wchar_t *format, va_list arguments, scan_sizes sizes) {
  return scan_any(input, format, arguments, sizes);
}

} // namespace amp2hip_windows
