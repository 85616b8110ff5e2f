//===--- uuid.h - identifiers of classes ----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Declares the identifiers that classes have by `__declspec(uuid("..."))`. The translator writes a
/// use of these macros beside each such class.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LANGUAGE_UUID_H
#define AMP2HIP_WINDOWS_LANGUAGE_UUID_H

#if defined(__cplusplus)

extern "C++" {
namespace amp2hip_windows {
/// An identifier as a type, defined in guids.h. \p high has the first 16 of the 32 digits.
template <unsigned long long high, unsigned long long low>
struct uuid;

/// Returns the first (\p half is 0) or the last 16 hexadecimal digits of \p text as a number.
constexpr unsigned long long uuid_half(const char *text, int half) {
  unsigned long long value = 0;
  for (int digits = 0; *text; ++text) {
    const char c = *text;
    const int digit = c >= '0' && c <= '9'   ? c - '0'
                      : c >= 'a' && c <= 'f' ? c - 'a' + 10
                      : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                             : -1;
    if (digit >= 0 && digits++ / 16 == half)
      value = value * 16 + static_cast<unsigned>(digit);
  }
  return value;
}
} // namespace amp2hip_windows
} // extern "C++"

// uuid_of() finds the function by argument-dependent lookup, and nothing calls it. A declaration
// may be repeated. The parameter is no `type *`, to which a pointer to a derived class would
// convert. As a template, the function gives no warning if it has internal linkage.
#define AMP2HIP_UUID_FUNCTION(text, ...)                                                           \
  amp2hip_windows::uuid<amp2hip_windows::uuid_half(text, 0), amp2hip_windows::uuid_half(text, 1)>  \
  amp2hip_uuid(__VA_ARGS__ **)
/// Declares that the class has the identifier: `AMP2HIP_UUID("8e3f0001-...", shape)`.
#define AMP2HIP_UUID(text, ...)                                                                    \
  template <typename...>                                                                           \
  AMP2HIP_UUID_FUNCTION(text, __VA_ARGS__)
/// The same for a class in a class.
#define AMP2HIP_NESTED_UUID(text, ...)                                                             \
  template <typename...>                                                                           \
  friend AMP2HIP_UUID_FUNCTION(text, __VA_ARGS__)

#endif // __cplusplus

#endif // AMP2HIP_WINDOWS_LANGUAGE_UUID_H
