//===--- ConfiguredValues.h - Values that depend on the configuration -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Merges the values that a setting has in different configurations into one list
// with generator expressions:
//
//   Debug: TILE=16 _DEBUG, Release: TILE=16 NDEBUG
//   becomes  TILE=16  $<$<CONFIG:Debug>:_DEBUG>  $<$<NOT:$<CONFIG:Debug>>:NDEBUG>
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_CMAKE_CONFIGUREDVALUES_H
#define AMP2HIP_MIGRATE_CMAKE_CONFIGUREDVALUES_H

#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <map>
#include <set>
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// The configurations of the CMake files.
class Configurations {
public:
  /// \p Names are CMake's names.
  explicit Configurations(std::vector<std::string> Names) : Names(std::move(Names)) {}

  llvm::ArrayRef<std::string> names() const { return Names; }

  /// Returns the generator expression that is true in the configurations \p In; empty
  /// if these are all. If only the debug configuration is missing in \p In, or only
  /// it is in \p In, the expression also says what holds in other build types, such
  /// as RelWithDebInfo.
  std::string condition(const std::set<std::string> &In) const;

  /// Returns \p Value, a text of literal(), under the condition.
  std::string conditional(llvm::StringRef Value, const std::set<std::string> &In) const;

private:
  std::vector<std::string> Names;
};

/// The values of a list in each configuration, as texts of literal().
using ValuesByConfiguration = std::map<std::string, std::vector<std::string>>;

/// Returns the merged list: every value once, in the order of \p Main if it has the value. A value
/// that only some configurations have is conditional. A configuration without an entry in \p Values
/// takes every value; a configuration with an empty list takes none.
std::vector<std::string> merged(const Configurations &All, const ValuesByConfiguration &Values,
                                llvm::StringRef Main);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_CMAKE_CONFIGUREDVALUES_H
