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

/// A stack to run on, and the place where it stands still. Its owner switches
/// to it, it switches back; all on one OS thread. Sanitizers are told.
class fiber {
public:
  /// Runs `entry(argument)` on `stack` at the first resume(). `entry` must not
  /// return, nor let an exception out.
  void start(void *stack, std::size_t size, void (*entry)(void *), void *argument);
  /// From the owner: goes on where the fiber stands, until it calls suspend().
  void resume();
  /// From the fiber: goes back to the owner's resume().
  void suspend();
  /// Gives up what the fiber was at; its stack may be used anew. The objects on
  /// it are not destroyed: in amp code none of them owns anything.
  void abandon();
  bool started() const { return context_ != nullptr; }

private:
  static void enter(boost::context::detail::transfer_t from);

  boost::context::detail::fcontext_t context_ = nullptr;
  boost::context::detail::fcontext_t owner_ = nullptr;
  void (*entry_)(void *) = nullptr;
  void *argument_ = nullptr;
#if AMP2HIP_ASAN
  void *fiber_fake_stack_ = nullptr, *owner_fake_stack_ = nullptr;
  const void *stack_ = nullptr, *owner_stack_ = nullptr;
  std::size_t size_ = 0, owner_size_ = 0;
#endif
#if AMP2HIP_TSAN
  void *tsan_fiber_ = nullptr, *tsan_owner_ = nullptr;
#endif
};

} // namespace amp2hip

#endif // AMP2HIP_FIBER_H
