//===--- with_copies.h - functions of threads with T & -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The function objects that std::thread and std::async call if a parameter is a reference to a
/// class that is not const.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LANGUAGE_WITH_COPIES_H
#define AMP2HIP_WINDOWS_LANGUAGE_WITH_COPIES_H

#include <functional>
#include <type_traits>
#include <utility>

namespace amp2hip_windows {

/// Calls a function as Microsoft's compiler does: a reference to a class may refer to a temporary.
template <typename Function>
class with_copies_of {
public:
  explicit with_copies_of(Function function) : function_(std::move(function)) {}

  template <typename... Arguments,
            std::enable_if_t<std::is_invocable_v<Function &, Arguments...>, int> = 0>
  decltype(auto) operator()(Arguments &&...arguments) {
    return std::invoke(function_, std::forward<Arguments>(arguments)...);
  }
  template <typename... Arguments,
            std::enable_if_t<!std::is_invocable_v<Function &, Arguments...>, int> = 0>
  std::invoke_result_t<Function &,
                       std::conditional_t<std::is_class_v<std::remove_reference_t<Arguments>>,
                                          std::remove_reference_t<Arguments> &, Arguments>...>
  operator()(Arguments &&...arguments) {
    return std::invoke(function_, pass<Arguments>(arguments)...);
  }

private:
  template <typename Argument>
  static decltype(auto) pass(std::remove_reference_t<Argument> &argument) {
    if constexpr (std::is_class_v<std::remove_reference_t<Argument>>)
      return (argument);
    else
      return static_cast<Argument &&>(argument);
  }
  Function function_;
};

/// Returns \p function for a thread, which passes its copies of the arguments.
template <typename Function>
with_copies_of<std::decay_t<Function>> with_copies(Function &&function) {
  return with_copies_of<std::decay_t<Function>>(std::forward<Function>(function));
}

} // namespace amp2hip_windows

#ifdef AMP2HIP_TRANSLATING
// The translator parses calls of this function: tokens at one location must not contain a qualified
// name.
template <typename Function>
amp2hip_windows::with_copies_of<std::decay_t<Function>> amp2hip_with_copies(Function &&function) {
  return amp2hip_windows::with_copies(std::forward<Function>(function));
}
#endif

#endif // AMP2HIP_WINDOWS_LANGUAGE_WITH_COPIES_H
