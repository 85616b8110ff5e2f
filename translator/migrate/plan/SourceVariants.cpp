//===--- SourceVariants.cpp - Sources of several projects -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/plan/SourceVariants.h"

#include "migrate/plan/tree/Paths.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace amp2hip::migrate {

std::string VariantNames::nameFor(StringRef Relative, StringRef Project) {
  std::string Suffix;
  for (char C : Project)
    Suffix += isAlnum(C) || C == '-' ? C : '_';
  for (unsigned Number = 1;; ++Number) {
    SmallString<256> Name = sys::path::parent_path(Relative);
    sys::path::append(Name, fmt::format("{}_{}{}{}", sys::path::stem(Relative), Suffix,
                                        Number == 1 ? "" : fmt::format("_{}", Number),
                                        sys::path::extension(Relative)));
    if (!sys::fs::exists(joinPath(Root, Name)) && Chosen.insert(Name).second)
      return Name.str().str();
  }
}

PlannedSources::PlannedSources(const MigrationPlan &P) {
  for (const PlannedFile &F : concat<const PlannedFile>(P.Files, P.OtherShards)) {
    SmallVector<const PlannedFile *, 1> &Of = ByPath[F.Path];
    Of.insert(F.VariantOf.empty() ? Of.begin() : Of.end(), &F);
  }
}

const PlannedFile *PlannedSources::find(StringRef Path, StringRef Project) const {
  auto It = ByPath.find(Path);
  if (It == ByPath.end())
    return nullptr;
  for (const PlannedFile *F : It->second)
    if (is_contained(F->Projects, Project))
      return F;
  return It->second.front();
}

std::map<std::string, std::vector<const PlannedFile *>>
sourcesWithVariants(const MigrationPlan &P) {
  std::map<std::string, std::vector<const PlannedFile *>> Result;
  for (const PlannedFile &F : P.Files)
    if (!F.VariantOf.empty())
      Result[F.VariantOf];
  for (const PlannedFile &F : P.Files)
    if (auto Found = Result.find(F.original()); Found != Result.end())
      Found->second.push_back(&F);
  return Result;
}

} // namespace amp2hip::migrate
