//===--- function_names.h - names of functions in texts ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Defines the macros that the translator writes for `__FUNCTION__ ": text"` in a macro. For
/// Microsoft's compiler `__FUNCTION__` is a literal, for others a variable.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LANGUAGE_FUNCTION_NAMES_H
#define AMP2HIP_WINDOWS_LANGUAGE_FUNCTION_NAMES_H

#if defined(__cplusplus)

extern "C++" {
namespace amp2hip_windows {
/// The qualified name of a function, `c::f` for `void c::f(int)`.
template <decltype(sizeof(0)) size>
struct function_name {
  explicit function_name(const char (&pretty)[size]) {
    int depth = 0, begin = 0, end = 0;
    for (; pretty[end]; ++end) {
      if (follows_operator(pretty, end)) {
        end += pretty[end] == '(' && pretty[end + 1] == ')' ? 2 : 0;
        while (pretty[end] && pretty[end] != '(')
          ++end;
        break;
      }
      if (pretty[end] == '(' && pretty[end + 1] == 'a') // (anonymous namespace)
        while (pretty[end] != ')')
          ++end;
      else if (pretty[end] == '(' && pretty[end + 1] == '*') // returns a pointer to a function
        begin = end + 2;
      else if (pretty[end] == '(' && depth == 0)
        break;
      else if (pretty[end] == ' ' && depth == 0)
        begin = end + 1;
      else
        depth += (pretty[end] == '<') - (pretty[end] == '>');
    }
    while (pretty[begin] == '*' || pretty[begin] == '&')
      ++begin;
    char *to = text;
    while (begin < end)
      *to++ = pretty[begin++];
    *to = '\0';
  }
  char text[size];

private:
  static bool follows_operator(const char *pretty, int at) {
    const char word[] = "operator";
    int length = 0;
    while (length < 8 && length < at && pretty[at - 1 - length] == word[7 - length])
      ++length;
    return length == 8;
  }
};

template <decltype(sizeof(0)) size>
const char *text_of(const char (&text)[size]) {
  return text;
}
template <decltype(sizeof(0)) size>
const char *text_of(const function_name<size> &name) {
  return name.text;
}

/// One text after the other.
template <typename... Parts>
struct joined_text {
  explicit joined_text(const Parts &...parts) {
    char *to = text;
    for (const char *part : {text_of(parts)...})
      while (*part)
        *to++ = *part++;
    *to = '\0';
  }
  char text[(sizeof(Parts) + ...)];
};
template <typename... Parts>
joined_text<Parts...> join(const Parts &...parts) {
  return joined_text<Parts...>(parts...);
}
} // namespace amp2hip_windows
} // extern "C++"

/// The name of the function, for AMP2HIP_JOIN.
#define AMP2HIP_FUNCTION                                                                           \
  amp2hip_windows::function_name<sizeof(__PRETTY_FUNCTION__)>(__PRETTY_FUNCTION__)
/// A text with a lifetime as long as that of a literal: the texts of the arguments, joined.
#define AMP2HIP_JOIN(...)                                                                          \
  ([](const auto &...parts) -> const auto & {                                                      \
    static const auto joined = amp2hip_windows::join(parts...);                                    \
    return joined.text;                                                                            \
  }(__VA_ARGS__))

#endif // __cplusplus

#endif // AMP2HIP_WINDOWS_LANGUAGE_FUNCTION_NAMES_H
