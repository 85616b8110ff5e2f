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
#include "amp2hip/launch/thread_state.h"

#include <type_traits>

namespace amp2hip {

/// Returns \p object as the lvalue or rvalue that the caller passed, like std::forward.
/// AMP2HIP_OBJECT calls this function instead of a cast, because nvcc's host code does not compile
/// a call of an operator by name, `.operator+(...)`, on a cast to a deduced type.
template <typename T>
AMP2HIP_CPU_AMP constexpr T &&forwarded(std::remove_reference_t<T> &object) noexcept {
  return static_cast<T &&>(object);
}

} // namespace amp2hip

/// The forwarded arguments of AMP2HIP_CHOOSE and AMP2HIP_CHOOSE_MEMBER.
#define AMP2HIP_ARGUMENTS static_cast<decltype(arguments) &&>(arguments)...
/// The forwarded object of AMP2HIP_CHOOSE_MEMBER.
#define AMP2HIP_OBJECT amp2hip::forwarded<decltype(object)>(object)

/// AMP2HIP_CHOOSE expands to a function object that evaluates \p cpu in cpu code and \p amp in amp
/// code, on any accelerator. The translator writes it for a call in restrict(cpu, amp) code that
/// selects a different function for each restriction. Both expressions use AMP2HIP_ARGUMENTS:
///
///     AMP2HIP_CHOOSE(a::f(AMP2HIP_ARGUMENTS), b::f_amp(AMP2HIP_ARGUMENTS))(x, y)
///
/// AMP2HIP_CHOOSE_MEMBER does the same for member functions and operators. Its function object
/// takes the object, or the first operand, as first argument, which the expressions name
/// AMP2HIP_OBJECT. If this argument is a pointer, the expressions name it `object`, since nvcc
/// rejects `->` after the cast in AMP2HIP_OBJECT.
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
