//===--- first_callable.h - the first callable function object ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_OUTPUT_FIRST_CALLABLE_H
#define AMP2HIP_OUTPUT_FIRST_CALLABLE_H

#include "amp2hip/compiler/config.h"

namespace amp2hip {

/// Declared but not defined: `decltype(value_of(e))` is the type of the expression `e` without
/// reference and const.
template <typename T>
T value_of(const T &);

/// A function object that calls \p First if it accepts the arguments, else \p Second. Host and
/// device code can call it if they can call the selected object.
template <typename First, typename Second>
class first_callable_of {
  First first_;
  Second second_;

  AMP2HIP_NO_EXEC_CHECK
  template <typename... Arguments>
  AMP2HIP_CPU_AMP auto choose(int, Arguments &&...arguments) const
      -> decltype(first_(static_cast<Arguments &&>(arguments)...)) {
    return first_(static_cast<Arguments &&>(arguments)...);
  }
  AMP2HIP_NO_EXEC_CHECK
  template <typename... Arguments>
  AMP2HIP_CPU_AMP auto choose(long, Arguments &&...arguments) const
      -> decltype(second_(static_cast<Arguments &&>(arguments)...)) {
    return second_(static_cast<Arguments &&>(arguments)...);
  }

public:
  AMP2HIP_CPU_AMP first_callable_of(First first, Second second) : first_(first), second_(second) {}

  AMP2HIP_NO_EXEC_CHECK
  template <typename... Arguments>
  AMP2HIP_CPU_AMP auto operator()(Arguments &&...arguments) const
      -> decltype(choose(0, static_cast<Arguments &&>(arguments)...)) {
    return choose(0, static_cast<Arguments &&>(arguments)...);
  }
};

/// Returns a function object that calls \p first if it accepts the arguments, else \p second. The
/// translator uses it in templates, for a name that refers to a data member in one instantiation
/// and to a property, which has a getter and a setter, in another.
template <typename First, typename Second>
AMP2HIP_CPU_AMP first_callable_of<First, Second> first_fit(First first, Second second) {
  return {first, second};
}

} // namespace amp2hip

#endif // AMP2HIP_OUTPUT_FIRST_CALLABLE_H
