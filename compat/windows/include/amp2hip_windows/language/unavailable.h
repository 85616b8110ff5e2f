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

// Without these operators, `f() == 0` would be ambiguous.
#define AMP2HIP_ANY_OPERATOR(name)                                                                 \
  template <typename Type>                                                                         \
  any_result operator name(const any_result &, const Type &);                                      \
  template <typename Type>                                                                         \
  any_result operator name(const Type &, const any_result &);                                      \
  any_result operator name(const any_result &, const any_result &);
#define AMP2HIP_ANY_ASSIGNMENT(name)                                                               \
  template <typename Type>                                                                         \
  Type &operator name(Type &, const any_result &);
AMP2HIP_ANY_OPERATOR(==)
AMP2HIP_ANY_OPERATOR(!=)
AMP2HIP_ANY_OPERATOR(<)
AMP2HIP_ANY_OPERATOR(>)
AMP2HIP_ANY_OPERATOR(<=)
AMP2HIP_ANY_OPERATOR(>=)
AMP2HIP_ANY_OPERATOR(+)
AMP2HIP_ANY_OPERATOR(-)
AMP2HIP_ANY_OPERATOR(*)
AMP2HIP_ANY_OPERATOR(/)
AMP2HIP_ANY_OPERATOR(%)
AMP2HIP_ANY_OPERATOR(&)
AMP2HIP_ANY_OPERATOR(|)
AMP2HIP_ANY_OPERATOR(^)
AMP2HIP_ANY_OPERATOR(>>)
AMP2HIP_ANY_ASSIGNMENT(+=)
AMP2HIP_ANY_ASSIGNMENT(-=)
AMP2HIP_ANY_ASSIGNMENT(&=)
AMP2HIP_ANY_ASSIGNMENT(|=)
#undef AMP2HIP_ANY_OPERATOR
#undef AMP2HIP_ANY_ASSIGNMENT
/// Returns the left operand, which may be a stream.
template <typename Type>
Type &&operator<<(Type &&, const any_result &);
any_result operator~(const any_result &);
any_result operator-(const any_result &);
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
