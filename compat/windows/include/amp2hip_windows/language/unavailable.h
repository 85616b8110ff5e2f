//===--- unavailable.h - functions that cannot be called ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LANGUAGE_UNAVAILABLE_H
#define AMP2HIP_WINDOWS_LANGUAGE_UNAVAILABLE_H

#if defined(__cplusplus)

extern "C++" {
namespace amp2hip_windows {
/// The result of functions that cannot be called, which does not add an error about its type.
struct any_result {
  template <typename Type>
  operator Type() const;
};
} // namespace amp2hip_windows
} // extern "C++"

/// Declares the function \p name, which cannot be called, with any arguments.
#define AMP2HIP_UNAVAILABLE(name, advice)                                                          \
  extern "C++" __attribute__((                                                                     \
      unavailable("it does not exist on Linux; " advice))) amp2hip_windows::any_result             \
  name(...);
#define AMP2HIP_UNAVAILABLE_TEXT(name, advice)                                                     \
  AMP2HIP_UNAVAILABLE(name##A, advice)                                                             \
  AMP2HIP_UNAVAILABLE(name##W, advice)

#endif // __cplusplus

#endif // AMP2HIP_WINDOWS_LANGUAGE_UNAVAILABLE_H
