//===--- SystemFiles.h - Dependencies outside the code base -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// A translation reads hundreds of headers of compilers and libraries. Most
/// sources read the same ones, so records refer to a shared list, the file
/// DIR/.amp2hip/system/<hash of the list>.json.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_STATE_SYSTEMFILES_H
#define AMP2HIP_MIGRATE_STATE_SYSTEMFILES_H

#include "migrate/FileRecord.h"
#include "migrate/state/StatCache.h"
#include "migrate/state/StateFolder.h"
#include <map>
#include <set>
#include <string>
#include <vector>

namespace amp2hip::migrate {

class SystemFiles {
public:
  /// With \p Write unset (--check), changes only the memory.
  SystemFiles(const StateFolder &State, StatCache &Hashes, bool Write)
      : State(State), Hashes(Hashes), Write(Write) {}

  /// Returns the first file of the list \p Name that has changed; empty if none
  /// has. Returns "?" if there is no such list.
  const std::string &firstChange(const std::string &Name);

  /// Stores a list and returns its name; empty for an empty list.
  llvm::Expected<std::string> add(std::vector<Dependency> Files);

  /// Removes the lists that are not in \p Used.
  llvm::Error keepOnly(const std::set<std::string> &Used);

private:
  std::string pathOf(const std::string &Name) const;

  const StateFolder &State;
  StatCache &Hashes;
  bool Write;
  std::map<std::string, std::string> Changes; ///< Results of firstChange().
};

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_STATE_SYSTEMFILES_H
