//===--- Interrupt.h - Interruption of a run --------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_CHILDREN_INTERRUPT_H
#define AMP2HIP_MIGRATE_RUN_CHILDREN_INTERRUPT_H

namespace amp2hip::migrate {

/// Makes SIGINT, SIGTERM and SIGHUP set a flag, so that the run can end its
/// child processes. A second signal ends the process.
void catchInterrupts();

/// True after a signal.
bool wasInterrupted();

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_CHILDREN_INTERRUPT_H
