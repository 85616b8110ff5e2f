//===--- fiber.h - fibers of an OS thread ---------------------------------===//
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

/// A fiber, a thread of execution without an OS thread: a stack, and the point at which its
/// execution is suspended. A fiber that was not started represents the stack of the OS thread
/// itself. Fibers of one OS thread switch to each other directly. Each switch informs the
/// sanitizers.
class fiber {
public:
  /// Prepares the fiber: the first switch to it calls `entry(argument)` on \p stack. \p entry must
  /// neither return nor throw.
  void start(void *stack, std::size_t size, void (*entry)(void *), void *argument);
  bool started() const { return started_; }

  /// Suspends this fiber, which must be the running one, and resumes \p to.
  void switch_to(fiber &to);

  /// Ends the fiber without resuming it; its stack may be reused. Does not destroy the objects on
  /// the stack, because in amp code no object owns a resource.
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
