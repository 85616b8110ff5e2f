//===--- RunLock.cpp - One run at a time ----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The lock is the lock of flock(2) on the file DIR/.amp2hip/lock. The file
// contains the process that holds the lock, for messages. It is never removed,
// because a process that waits for its removal could lock a removed file.
//
//===----------------------------------------------------------------------===//
#include "migrate/state/RunLock.h"

#include "text/Format.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Process.h"
#include <cerrno>
#include <sys/file.h>
#include <unistd.h>
#include <utility>

using namespace llvm;

namespace amp2hip::migrate {

Expected<RunLock> RunLock::acquire(const StateFolder &State, bool MayCreate) {
  const std::string Path = State.state("lock");
  // Writing an empty file checks that no symbolic link leads out of DIR.
  if (MayCreate && !sys::fs::exists(Path))
    if (Error Failed = State.write(Path, ""))
      return Failed;
  int FD = -1;
  std::error_code Reason =
      sys::fs::openFileForReadWrite(Path, FD, sys::fs::CD_OpenExisting, sys::fs::OF_None);
  if (Reason && !MayCreate)
    return RunLock(-1);
  if (Reason)
    return createStringError(fmt::format("cannot write '{}': {}", Path, Reason.message()));
  RunLock Lock(FD);
  if (::flock(FD, LOCK_EX | LOCK_NB)) {
    if (errno != EWOULDBLOCK)
      return createStringError(fmt::format(
          "cannot lock '{}': {}", Path, std::error_code(errno, std::generic_category()).message()));
    std::string Owner = readFile(Path).value_or("");
    return createStringError(fmt::format(
        "another run of amp2hip{} migrates to '{}'; wait until it ends",
        Owner.empty() ? "" : fmt::format(" (process {})", StringRef(Owner).trim()), State.dir()));
  }
  if (MayCreate) {
    std::string Owner = fmt::format("{}\n", sys::Process::getProcessId());
    if (::ftruncate(FD, 0) || ::pwrite(FD, Owner.data(), Owner.size(), 0) < 0)
      return createStringError(
          fmt::format("cannot write '{}': {}", Path,
                      std::error_code(errno, std::generic_category()).message()));
  }
  return Lock;
}

RunLock::RunLock(RunLock &&Other) noexcept : FD(std::exchange(Other.FD, -1)) {}

RunLock::~RunLock() {
  if (FD != -1)
    ::close(FD);
}

} // namespace amp2hip::migrate
