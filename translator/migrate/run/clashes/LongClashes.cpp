//===--- LongClashes.cpp - Definitions that are one in the output ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/clashes/LongClashes.h"

#include "amp2hip/Rules.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include <algorithm>
#include <tuple>

using namespace llvm;

namespace amp2hip::migrate {
namespace {

/// A definition, and the sources whose translation has found it.
struct FoundDefinition {
  const LongDefinition *Definition;
  ArrayRef<const PlannedFile *> Sources;
};

class ClashFinder {
public:
  explicit ClashFinder(MigrationContext &R)
      : R(R), WarningsAreOff(is_contained(R.Options.TranslatorOptions,
                                          "-Wno-" + info(Rule::LongSize).Flag.str())) {}
  std::vector<SharedFinding> run();

private:
  void visit(ArrayRef<FoundDefinition> Definitions);
  void add(const FoundDefinition &Long, const FoundDefinition &Other);
  const PlannedFile *sourceWith(const FoundDefinition &Long, const FoundDefinition &Other);
  const std::set<size_t> &programsOf(const PlannedFile &F);

  MigrationContext &R;
  const bool WarningsAreOff;
  std::map<std::string, std::set<size_t>> Programs; ///< By PlannedFile::Relative.
  std::vector<SharedFinding> Result;
};

std::vector<SharedFinding> ClashFinder::run() {
  std::map<std::string, std::vector<const PlannedFile *>> Sources; // by name of the list
  for (const PlannedFile &F : R.Plan.Files)
    if (const StoredRecord *Stored = R.Records.find(F.Relative))
      for (const std::string &List : Stored->LongLists)
        Sources[List].push_back(&F);
  std::set<StringRef> WithLong; // signatures
  for (const auto &[List, Files] : Sources)
    if (LongLists::hasLong(List))
      for (const LongDefinition &D : R.Longs.read(List))
        if (StringRef(D.Longs).contains('l'))
          WithLong.insert(D.Signature);
  if (WithLong.empty())
    return {};
  std::map<StringRef, std::vector<FoundDefinition>> BySignature;
  for (const auto &[List, Files] : Sources)
    for (const LongDefinition &D : R.Longs.read(List))
      if (WithLong.count(D.Signature))
        BySignature[D.Signature].push_back({&D, Files});
  for (const auto &[Signature, Definitions] : BySignature)
    visit(Definitions);
  llvm::sort(Result, [](const SharedFinding &A, const SharedFinding &B) {
    const auto KeyOf = [](const SharedFinding &F) {
      return std::tie(F.second.Where.File, F.second.Where.Line, F.second.Where.Column);
    };
    return KeyOf(A) < KeyOf(B);
  });
  return std::move(Result);
}

size_t longsIn(const LongDefinition &D) {
  return size_t(std::count(D.Longs.begin(), D.Longs.end(), 'l'));
}

/// Orders definitions by their places.
bool isBefore(const FoundDefinition &A, const FoundDefinition &B) {
  return std::tie(A.Definition->Where.File, A.Definition->Where.Line, A.Definition->Where.Column) <
         std::tie(B.Definition->Where.File, B.Definition->Where.Line, B.Definition->Where.Column);
}

/// Handles the definitions and declarations with one signature.
void ClashFinder::visit(ArrayRef<FoundDefinition> Definitions) {
  std::vector<FoundDefinition> Sorted(Definitions.begin(), Definitions.end());
  llvm::stable_sort(Sorted, isBefore);
  const bool AnyIsDefined =
      any_of(Sorted, [](const FoundDefinition &F) { return F.Definition->IsDefinition; });
  // Another shard may have the definitions of declarations.
  if (!AnyIsDefined && (!R.Plan.OtherShards.empty() || WarningsAreOff))
    return;
  const Place *Last = nullptr; // the place of the last finding
  for (const FoundDefinition &Long : Sorted) {
    if (longsIn(*Long.Definition) == 0 || Long.Definition->IsDefinition != AnyIsDefined ||
        (Last && Last->File == Long.Definition->Where.File &&
         Last->Line == Long.Definition->Where.Line))
      continue;
    for (const FoundDefinition &Other : Sorted)
      if (Other.Definition->IsDefinition == AnyIsDefined &&
          Other.Definition->Longs != Long.Definition->Longs &&
          longsIn(*Other.Definition) <= longsIn(*Long.Definition) &&
          (Long.Definition->Code.empty() || Long.Definition->Code != Other.Definition->Code) &&
          sourceWith(Long, Other)) {
        add(Long, Other);
        Last = &Long.Definition->Where;
        break;
      }
  }
}

void ClashFinder::add(const FoundDefinition &Long, const FoundDefinition &Other) {
  const RuleInfo &Violated = info(Rule::LongSize);
  const bool IsDefined = Long.Definition->IsDefinition;
  Finding New;
  New.Severity = IsDefined ? "error" : "warning";
  New.Rule = Violated.name();
  New.Flag = Violated.Flag.str();
  New.Where = Long.Definition->Where;
  New.Message = fmt::format("'long' is 'int' in the output, so this {} of '{}' repeats the one in "
                            "'{}'; rename one of them, or pass '--long=64' to keep both",
                            IsDefined ? "definition" : "declaration", Long.Definition->Name,
                            Other.Definition->Where.File);
  New.Notes.push_back({"note",
                       "",
                       "",
                       Other.Definition->Where,
                       fmt::format("the {} for 'int'", IsDefined ? "definition" : "declaration"),
                       {},
                       {}});
  Result.emplace_back(sourceWith(Long, Other)->Relative, std::move(New));
}

/// Returns the first source of \p Long that is linked with a source of \p Other; null if there is
/// none.
const PlannedFile *ClashFinder::sourceWith(const FoundDefinition &Long,
                                           const FoundDefinition &Other) {
  std::set<size_t> OfOther;
  for (const PlannedFile *F : Other.Sources)
    OfOther.insert(programsOf(*F).begin(), programsOf(*F).end());
  const auto Found = find_if(Long.Sources, [&](const PlannedFile *F) {
    return any_of(programsOf(*F), [&](size_t Program) { return OfOther.count(Program); });
  });
  return Found == Long.Sources.end() ? nullptr : *Found;
}

/// Returns the numbers of the programs and libraries that link \p F.
const std::set<size_t> &ClashFinder::programsOf(const PlannedFile &F) {
  if (!Programs.empty())
    return Programs[F.Relative];
  const PlannedSources Files(R.Plan);
  for (size_t I = 0; I != R.Workspace.Projects.size(); ++I) {
    std::set<StringRef> Linked{R.Workspace.Projects[I].Name};
    for (size_t Before = 0; Before != Linked.size();) {
      Before = Linked.size();
      for (const Project &P : R.Workspace.Projects)
        if (Linked.count(P.Name))
          Linked.insert(P.LinkedProjects.begin(), P.LinkedProjects.end());
    }
    for (const Project &P : R.Workspace.Projects)
      if (Linked.count(P.Name))
        for (const Source &S : P.Sources)
          if (const PlannedFile *Compiled = Files.find(S.Path, P.Name))
            Programs[Compiled->Relative].insert(I);
  }
  return Programs[F.Relative];
}

} // namespace

std::vector<SharedFinding> findLongClashes(MigrationContext &R) {
  return R.Plan.LongAsInt ? ClashFinder(R).run() : std::vector<SharedFinding>();
}

} // namespace amp2hip::migrate
