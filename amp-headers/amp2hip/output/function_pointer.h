//===--- function_pointer.h - function pointers to function objects -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_OUTPUT_FUNCTION_POINTER_H
#define AMP2HIP_OUTPUT_FUNCTION_POINTER_H

namespace amp2hip {

/// Names a function pointer type. A conversion operator needs such a name, because C++ does not
/// allow `operator Result (*)(Arguments...)()`.
template <typename Result, typename... Arguments>
using function_pointer = Result (*)(Arguments...);

/// Creates a temporary object of \p Object, a class without data members, and calls it.
template <typename Object, typename Result, typename... Arguments>
Result call_object(Arguments... arguments) {
  return Object()(static_cast<Arguments &&>(arguments)...);
}
template <typename Object, typename Result, typename... Arguments>
Result call_object_noexcept(Arguments... arguments) noexcept {
  return Object()(static_cast<Arguments &&>(arguments)...);
}

/// Returns a pointer to a function that calls a temporary object of class \p Object. The argument,
/// `&Object::operator()`, only supplies the signature. The class that replaces a lambda without
/// captures uses this function for its conversion to a function pointer.
template <typename Object, typename Result, typename... Arguments>
auto pointer_to_call(Result (Object::*)(Arguments...) const) -> Result (*)(Arguments...) {
  return call_object<Object, Result, Arguments...>;
}
template <typename Object, typename Result, typename... Arguments>
auto pointer_to_call(Result (Object::*)(Arguments...)) -> Result (*)(Arguments...) {
  return call_object<Object, Result, Arguments...>;
}
template <typename Object, typename Result, typename... Arguments>
auto pointer_to_call(Result (Object::*)(Arguments...) const noexcept)
    -> Result (*)(Arguments...) noexcept {
  return call_object_noexcept<Object, Result, Arguments...>;
}
template <typename Object, typename Result, typename... Arguments>
auto pointer_to_call(Result (Object::*)(Arguments...) noexcept)
    -> Result (*)(Arguments...) noexcept {
  return call_object_noexcept<Object, Result, Arguments...>;
}

} // namespace amp2hip

#endif // AMP2HIP_OUTPUT_FUNCTION_POINTER_H
