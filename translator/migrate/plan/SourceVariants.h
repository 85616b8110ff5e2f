//===--- SourceVariants.h - Sources of several projects ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_PLAN_SOURCEVARIANTS_H
#define AMP2HIP_MIGRATE_PLAN_SOURCEVARIANTS_H

#include "migrate/plan/MigrationPlan.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include <map>
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// Chooses the names of variants of sources (PlannedFile::VariantOf).
class VariantNames {
public:
  explicit VariantNames(std::string Root) : Root(std::move(Root)) {}

  /// Returns a new path for the variant of \p Relative for \p Project: kernels_engine.cpp, or
  /// kernels_engine_2.cpp if that is a file of the code base or another variant. It sorts after
  /// \p Relative.
  std::string nameFor(llvm::StringRef Relative, llvm::StringRef Project);

private:
  std::string Root;
  llvm::StringSet<> Chosen;
};

/// The planned files of sources by project.
class PlannedSources {
public:
  explicit PlannedSources(const MigrationPlan &P);

  /// Returns the file for the source at \p Path that \p Project compiles: a variant or the source
  /// itself; null if the plan does not contain the source.
  const PlannedFile *find(llvm::StringRef Path, llvm::StringRef Project) const;

private:
  llvm::StringMap<llvm::SmallVector<const PlannedFile *, 1>> ByPath;
};

/// Returns the sources of \p P with variants: for each path of a source, the source and its
/// variants in the order of the plan.
std::map<std::string, std::vector<const PlannedFile *>> sourcesWithVariants(const MigrationPlan &P);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_PLAN_SOURCEVARIANTS_H
