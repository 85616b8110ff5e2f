//===--- string_operators.h - operators of CString ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATL_STRING_OPERATORS_H
#define AMP2HIP_WINDOWS_ATL_STRING_OPERATORS_H

#include "amp2hip_windows/atl/string.h"

namespace ATL {

// The other operand is a text or a character of either kind.
#define AMP2HIP_STRING_SUMS(type)                                                                  \
  template <typename C, typename T>                                                                \
  CStringT<C, T> operator+(const CStringT<C, T> &a, type b) {                                      \
    CStringT<C, T> result(a);                                                                      \
    result += b;                                                                                   \
    return result;                                                                                 \
  }                                                                                                \
  template <typename C, typename T>                                                                \
  CStringT<C, T> operator+(type a, const CStringT<C, T> &b) {                                      \
    CStringT<C, T> result;                                                                         \
    result = a;                                                                                    \
    result += b;                                                                                   \
    return result;                                                                                 \
  }
AMP2HIP_STRING_SUMS(const char *)
AMP2HIP_STRING_SUMS(const wchar_t *)
AMP2HIP_STRING_SUMS(char)
AMP2HIP_STRING_SUMS(wchar_t)
#undef AMP2HIP_STRING_SUMS
template <typename C, typename T>
CStringT<C, T> operator+(const CStringT<C, T> &a, const CStringT<C, T> &b) {
  CStringT<C, T> result(a);
  result += b;
  return result;
}

#define AMP2HIP_STRING_COMPARISON(op)                                                              \
  template <typename C, typename T>                                                                \
  bool operator op(const CStringT<C, T> &a, const CStringT<C, T> &b) {                             \
    return a.Compare(b) op 0;                                                                      \
  }                                                                                                \
  template <typename C, typename T, typename Other>                                                \
  std::enable_if_t<std::is_same_v<Other, char> || std::is_same_v<Other, wchar_t>, bool>            \
  operator op(const CStringT<C, T> &a, const Other * b) {                                          \
    return a.Compare(CStringT<C, T>(b)) op 0;                                                      \
  }                                                                                                \
  template <typename C, typename T, typename Other>                                                \
  std::enable_if_t<std::is_same_v<Other, char> || std::is_same_v<Other, wchar_t>, bool>            \
  operator op(const Other * a, const CStringT<C, T> &b) {                                          \
    return CStringT<C, T>(a).Compare(b) op 0;                                                      \
  }
AMP2HIP_STRING_COMPARISON(==)
AMP2HIP_STRING_COMPARISON(!=)
AMP2HIP_STRING_COMPARISON(<)
AMP2HIP_STRING_COMPARISON(>)
AMP2HIP_STRING_COMPARISON(<=)
AMP2HIP_STRING_COMPARISON(>=)
#undef AMP2HIP_STRING_COMPARISON
#define AMP2HIP_STRING_COMPARISON(op, type)                                                        \
  template <typename C, typename T>                                                                \
  bool operator op(const CStringT<C, T> &a, type b) {                                              \
    return a.Compare(CStringT<C, T>(b)) op 0;                                                      \
  }                                                                                                \
  template <typename C, typename T>                                                                \
  bool operator op(type a, const CStringT<C, T> &b) {                                              \
    return CStringT<C, T>(a).Compare(b) op 0;                                                      \
  }
AMP2HIP_STRING_COMPARISON(==, char)
AMP2HIP_STRING_COMPARISON(!=, char)
AMP2HIP_STRING_COMPARISON(==, wchar_t)
AMP2HIP_STRING_COMPARISON(!=, wchar_t)
#undef AMP2HIP_STRING_COMPARISON

template <typename C, typename T, typename StreamTraits>
std::basic_ostream<C, StreamTraits> &operator<<(std::basic_ostream<C, StreamTraits> &to,
                                                const CStringT<C, T> &text) {
  return to << text.GetString();
}

} // namespace ATL

#endif // AMP2HIP_WINDOWS_ATL_STRING_OPERATORS_H
