//===--- choice.h - calls with one function per restriction ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_OUTPUT_CHOICE_H
#define AMP2HIP_OUTPUT_CHOICE_H

#include "amp2hip/compiler/config.h"

#include <type_traits>

namespace amp2hip {

/// Returns \p object as it was passed. AMP2HIP_OBJECT uses it because nvcc's host code does not
/// compile a call of an operator by name, `.operator+(...)`, on a cast to a deduced type.
template <typename T>
AMP2HIP_CPU_AMP constexpr T &&forwarded(std::remove_reference_t<T> &object) noexcept {
  return static_cast<T &&>(object);
}

} // namespace amp2hip

/// The forwarded arguments of AMP2HIP_CHOOSE and AMP2HIP_CHOOSE_MEMBER.
#define AMP2HIP_ARGUMENTS static_cast<decltype(arguments) &&>(arguments)...
/// The forwarded object of AMP2HIP_CHOOSE_MEMBER.
#define AMP2HIP_OBJECT amp2hip::forwarded<decltype(object)>(object)

/// A function object for a call, in code with both restrictions, that selects a different function
/// for each restriction. It evaluates \p cpu in cpu code and \p amp in amp code, on any
/// accelerator. Both expressions use AMP2HIP_ARGUMENTS.
///
///     AMP2HIP_CHOOSE(a::f(AMP2HIP_ARGUMENTS), b::f_amp(AMP2HIP_ARGUMENTS))(x, y)
///
/// AMP2HIP_CHOOSE_MEMBER is for member functions and operators. The first argument is the object or
/// the first operand, which the expressions name AMP2HIP_OBJECT. If it is a pointer, they name it
/// `object`, since nvcc rejects `->` after a cast of it.
#if AMP2HIP_DEVICE_PASS
#define AMP2HIP_CHOOSE(cpu, amp) [](auto &&...arguments) -> decltype(auto) { return amp; }
#define AMP2HIP_CHOOSE_MEMBER(cpu, amp)                                                            \
  [](auto &&object, auto &&...arguments) -> decltype(auto) { return amp; }
#else
#define AMP2HIP_CHOOSE(cpu, amp)                                                                   \
  [](auto &&...arguments) -> decltype(auto) {                                                      \
    if (!amp2hip::on_accelerator())                                                                \
      return cpu;                                                                                  \
    return amp;                                                                                    \
  }
#define AMP2HIP_CHOOSE_MEMBER(cpu, amp)                                                            \
  [](auto &&object, auto &&...arguments) -> decltype(auto) {                                       \
    if (!amp2hip::on_accelerator())                                                                \
      return cpu;                                                                                  \
    return amp;                                                                                    \
  }
#endif

#endif // AMP2HIP_OUTPUT_CHOICE_H
