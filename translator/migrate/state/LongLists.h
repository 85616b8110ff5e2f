//===--- LongLists.h - Lists of definitions with int or long ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The definitions of which several may become one with --long=32. Many sources include one
/// header, so records refer to a list for each file, DIR/.amp2hip/longs/<hash of the list>.json.
/// Names of lists with a `long` end with `l`: a run reads no list unless there is one of these.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_STATE_LONGLISTS_H
#define AMP2HIP_MIGRATE_STATE_LONGLISTS_H

#include "migrate/FileRecord.h"
#include "migrate/state/StateFolder.h"
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace amp2hip::migrate {

class LongLists {
public:
  /// With \p Write unset (--check), changes only the memory.
  LongLists(const StateFolder &State, bool Write) : State(State), Write(Write) {}

  /// Stores a list for each file of \p Definitions, and returns their names.
  llvm::Expected<std::vector<std::string>> add(std::vector<LongDefinition> Definitions);

  /// True if there is a list \p Name.
  bool contains(const std::string &Name);

  static bool hasLong(llvm::StringRef Name) { return Name.ends_with("l"); }

  /// Returns the list \p Name; an empty one if it cannot be read.
  const std::vector<LongDefinition> &read(const std::string &Name);

  /// Removes the lists that are not in \p Used.
  llvm::Error keepOnly(const std::set<std::string> &Used);

private:
  std::string pathOf(const std::string &Name) const;

  const StateFolder &State;
  bool Write;
  std::map<std::string, std::vector<LongDefinition>> Known; ///< What read() returned.
  std::optional<std::set<std::string>> Stored;              ///< The names of all lists.
};

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_STATE_LONGLISTS_H
