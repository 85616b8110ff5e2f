//===--- to_string.h - values in messages of tests -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_UNIT_TEST_TO_STRING_H
#define AMP2HIP_WINDOWS_UNIT_TEST_TO_STRING_H

#include <sstream>
#include <string>

#define RETURN_WIDE_STRING(value)                                                                  \
  std::wstringstream amp2hip_stream;                                                               \
  amp2hip_stream << value;                                                                         \
  return amp2hip_stream.str()

namespace Microsoft {
namespace VisualStudio {
namespace CppUnitTestFramework {

template <typename>
inline constexpr bool amp2hip_is_printable = false;

/// The text of a value in the message of a failed assertion. Tests specialize it for their types.
template <typename Q>
std::wstring ToString(const Q &) {
  static_assert(amp2hip_is_printable<Q>,
                "a test compares a type without ToString(); specialize "
                "Microsoft::VisualStudio::CppUnitTestFramework::ToString for it");
  return std::wstring();
}
template <typename Q>
std::wstring ToString(const Q *q) {
  RETURN_WIDE_STRING(static_cast<const void *>(q));
}
template <typename Q>
std::wstring ToString(Q *q) {
  RETURN_WIDE_STRING(static_cast<const void *>(q));
}

#define AMP2HIP_TO_STRING(type)                                                                    \
  template <>                                                                                      \
  inline std::wstring ToString<type>(const type &value) {                                          \
    RETURN_WIDE_STRING(value);                                                                     \
  }
AMP2HIP_TO_STRING(char)
AMP2HIP_TO_STRING(signed char)
AMP2HIP_TO_STRING(unsigned char)
AMP2HIP_TO_STRING(wchar_t)
AMP2HIP_TO_STRING(short)
AMP2HIP_TO_STRING(unsigned short)
AMP2HIP_TO_STRING(int)
AMP2HIP_TO_STRING(unsigned int)
AMP2HIP_TO_STRING(long)
AMP2HIP_TO_STRING(unsigned long)
AMP2HIP_TO_STRING(long long)
AMP2HIP_TO_STRING(unsigned long long)
AMP2HIP_TO_STRING(float)
AMP2HIP_TO_STRING(double)
AMP2HIP_TO_STRING(std::wstring)
#undef AMP2HIP_TO_STRING

template <>
inline std::wstring ToString<bool>(const bool &value) {
  return value ? L"true" : L"false";
}
template <>
inline std::wstring ToString<char>(const char *value) {
  RETURN_WIDE_STRING((value != nullptr ? value : "(null)"));
}
template <>
inline std::wstring ToString<char>(char *value) {
  RETURN_WIDE_STRING((value != nullptr ? value : "(null)"));
}
template <>
inline std::wstring ToString<wchar_t>(const wchar_t *value) {
  return value != nullptr ? value : L"(null)";
}
template <>
inline std::wstring ToString<wchar_t>(wchar_t *value) {
  return value != nullptr ? value : L"(null)";
}
template <>
inline std::wstring ToString<std::string>(const std::string &value) {
  return ToString(value.c_str());
}

} // namespace CppUnitTestFramework
} // namespace VisualStudio
} // namespace Microsoft

#endif // AMP2HIP_WINDOWS_UNIT_TEST_TO_STRING_H
