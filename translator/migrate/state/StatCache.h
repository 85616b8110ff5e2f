//===--- StatCache.h - Hashes of files --------------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_STATE_STATCACHE_H
#define AMP2HIP_MIGRATE_STATE_STATCACHE_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <cstdint>
#include <string>

namespace amp2hip::migrate {

/// Computes hashes of files. A stored hash is used again if the inode, size and
/// time stamp of the file are the same. A run over 1,000 unchanged files then
/// reads none of them.
class StatCache {
public:
  /// Reads stored hashes; does nothing if the text is damaged.
  void load(llvm::StringRef Text);

  /// Returns the hash of a file (as Dependency::Hash); empty if the file cannot
  /// be read. Looks at a file once; forget() makes it look again.
  std::string hashOf(llvm::StringRef Path);
  void forget(llvm::StringRef Path);

  /// Returns the hashes of the files that hashOf() was asked for, as JSON.
  /// Leaves out files that changed in the last two seconds: they may change
  /// again without a change of their time stamp.
  std::string text() const;

private:
  struct Entry {
    uint64_t Inode = 0, Size = 0;
    int64_t Time = 0; ///< Nanoseconds since the epoch.
    std::string Hash;
    bool IsCurrent = false; ///< Checked in this run.
    bool IsSettled = false; ///< The file was old enough when it was hashed.
  };
  llvm::StringMap<Entry> Entries;
};

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_STATE_STATCACHE_H
