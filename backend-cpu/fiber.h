//===--- fiber.h - threads of execution that one OS thread runs ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_FIBER_H
#define AMP2HIP_FIBER_H

#include "sanitizers.h"
#include <boost/context/detail/fcontext.hpp>
#include <cstddef>

namespace amp2hip {

/// A stack, and the place where what runs on it stands still. One that was not
/// started stands for the OS thread's own stack. Fibers of one OS thread switch
/// to one another directly; sanitizers are told.
class fiber {
public:
  /// The first switch here runs `entry(argument)` on `stack`. `entry` must not
  /// return, nor let an exception out.
  void start(void *stack, std::size_t size, void (*entry)(void *), void *argument);
  bool started() const { return started_; }

  /// From the fiber that runs: stands still here, and goes on where `to`
  /// stands.
  void switch_to(fiber &to);

  /// Gives up what the fiber was at; its stack may be used anew. The objects on
  /// it are not destroyed: in amp code none of them owns anything.
  void abandon();

private:
  static void enter(boost::context::detail::transfer_t from);
  void arrived(boost::context::detail::transfer_t from);

  boost::context::detail::fcontext_t context_ = nullptr;
  void (*entry_)(void *) = nullptr;
  void *argument_ = nullptr;
  bool started_ = false;
#if AMP2HIP_ASAN
  void *fake_stack_ = nullptr;
  const void *stack_ = nullptr;
  std::size_t size_ = 0;
#endif
#if AMP2HIP_TSAN
  void *tsan_ = nullptr;
#endif
};

} // namespace amp2hip

#endif // AMP2HIP_FIBER_H
