//===--- FaultUses.h - Sources that handle faults --------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_CMAKE_FAULTUSES_H
#define AMP2HIP_MIGRATE_CMAKE_FAULTUSES_H

#include "migrate/plan/lexical/IncludeSearch.h"
#include <map>
#include <set>
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// Finds the sources that handle faults of the processor, which g++ must compile with
/// -fnon-call-exceptions. Reads each file once.
class FaultUses {
public:
  explicit FaultUses(IncludeSearch &Search) : Search(Search) {}

  /// Returns whether \p Path, or a header that it includes, handles faults.
  bool contains(const std::string &Path) {
    std::set<std::string> Seen;
    return contains(Path, Seen);
  }

private:
  struct ScannedFile {
    bool HandlesFaults = false;
    std::vector<std::string> Includes; ///< the paths of the headers that were found
  };
  bool contains(const std::string &Path, std::set<std::string> &Seen);
  const ScannedFile &scan(const std::string &Path);

  IncludeSearch &Search;
  std::map<std::string, ScannedFile> Files;
};

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_CMAKE_FAULTUSES_H
