//===--- finally.h - the blocks of __finally -------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The class that replaces `__finally`.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_LANGUAGE_FINALLY_H
#define AMP2HIP_WINDOWS_LANGUAGE_FINALLY_H

#include <type_traits>
#include <utility>

namespace amp2hip_windows {

/// Calls a function at the end of a block, however the program leaves it:
///
///   amp2hip_windows::finally cleanup([&] { free(memory); });
///
/// A function with a parameter receives the value of `AbnormalTermination()`: true unless the
/// block calls end() as its last statement. An exception of the function replaces no other one: if
/// it is thrown because of an exception, it ends the program.
template <typename Function>
class finally {
public:
  explicit finally(Function function) : function_(std::move(function)) {}
  finally(const finally &) = delete;
  finally &operator=(const finally &) = delete;
  ~finally() noexcept(false) {
    if constexpr (std::is_invocable_v<Function &, bool>)
      function_(abnormal_);
    else
      function_();
  }

  /// The block ends normally.
  void end() noexcept { abnormal_ = false; }

private:
  Function function_;
  bool abnormal_ = true;
};

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LANGUAGE_FINALLY_H
