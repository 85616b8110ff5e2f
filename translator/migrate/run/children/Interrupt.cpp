//===--- Interrupt.cpp - Interruption of a run ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/children/Interrupt.h"

#include "llvm/Support/Signals.h"
#include <atomic>

namespace amp2hip::migrate {

static std::atomic<bool> Interrupted{false};

void catchInterrupts() {
  llvm::sys::SetInterruptFunction([] { Interrupted = true; });
}

bool wasInterrupted() { return Interrupted; }

} // namespace amp2hip::migrate
