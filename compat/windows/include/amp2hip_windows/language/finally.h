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

/// The base class of finally. A fault of the processor may skip destructors; the signal handler
/// runs the functions of the objects.
class finally_block {
public:
  finally_block(const finally_block &) = delete;
  finally_block &operator=(const finally_block &) = delete;

  /// Calls the function, if it was not called. Objects run in the reverse order of construction.
  void run();

protected:
  explicit finally_block(void (*function)(finally_block &));
  ~finally_block() = default;

private:
  void (*function_)(finally_block &);
  finally_block *outer_;
  bool has_run_ = false;
};

/// Calls a function at the end of a block, however the program leaves it:
///
///   amp2hip_windows::finally cleanup([&] { free(memory); });
///
/// A function with a parameter receives the value of `AbnormalTermination()`: true unless the
/// block calls end() as its last statement. An exception of the function replaces no other one: if
/// it is thrown because of an exception, it ends the program.
template <typename Function>
class finally : public finally_block {
public:
  explicit finally(Function function) : finally_block(call), function_(std::move(function)) {}
  ~finally() noexcept(false) { run(); }

  /// The block ends normally.
  void end() noexcept { abnormal_ = false; }

private:
  static void call(finally_block &block) {
    finally &self = static_cast<finally &>(block);
    if constexpr (std::is_invocable_v<Function &, bool>)
      self.function_(self.abnormal_);
    else
      self.function_();
  }

  Function function_;
  bool abnormal_ = true;
};

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_LANGUAGE_FINALLY_H
