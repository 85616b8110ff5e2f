//===--- RunLock.h - One run at a time --------------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_STATE_RUNLOCK_H
#define AMP2HIP_MIGRATE_STATE_RUNLOCK_H

#include "migrate/state/StateFolder.h"
#include "llvm/Support/Error.h"

namespace amp2hip::migrate {

/// A lock on a migrated tree, held during the lifetime of the object. The
/// operating system releases it when the process ends, however it ends.
class RunLock {
public:
  /// Takes the lock. Returns an error that names the other process if that
  /// holds the lock. With \p MayCreate unset (--check), creates no file and
  /// takes no lock if there is none.
  static llvm::Expected<RunLock> acquire(const StateFolder &State, bool MayCreate);
  RunLock(RunLock &&Other) noexcept;
  RunLock &operator=(RunLock &&) = delete;
  ~RunLock();

private:
  explicit RunLock(int FD) : FD(FD) {}
  int FD;
};

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_STATE_RUNLOCK_H
