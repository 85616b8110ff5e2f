//===--- MigrationPlan.cpp - Which file of a migration goes where ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/plan/MigrationPlan.h"

#include "migrate/plan/SourceSettings.h"
#include "migrate/plan/SourceVariants.h"
#include "migrate/plan/lexical/IncludeGraph.h"
#include "migrate/plan/lexical/IncludeSearch.h"
#include "migrate/plan/tree/Globs.h"
#include "migrate/plan/tree/OtherProjects.h"
#include "migrate/plan/tree/Paths.h"
#include "migrate/plan/tree/Tree.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/xxhash.h"
#include <map>
#include <set>

using namespace llvm;

namespace amp2hip::migrate {

namespace {

/// A source with the project that lists it.
struct ListedSource {
  const migrate::Project *Project;
  const migrate::Source *Source;
};

class Planner {
public:
  Planner(const Workspace &W, const PlanOptions &Options) : W(W), Options(Options), Search(W) {
    Result.Root = W.Root;
    Result.OutDir = Options.OutDir;
    Result.ShardIndex = Options.ShardIndex;
  }

  Expected<MigrationPlan> run();

private:
  Error checkFolders() const;
  Error collectListed();
  Error addFiles(Globs Include, Globs Exclude);
  void addMisnamed();
  void planSource(PlannedFile &F);
  void addVariants();
  void addVaryingMacros();
  bool leaveOutOtherProjects(const IncludeGraph &Graph);
  void noteUnlisted(const llvm::BitVector &Amp);
  void noteTestedNames(const IncludeGraph &Graph);
  void markInPlace(const IncludeGraph &Graph);
  void divide(const IncludeGraph &Graph);

  void note(std::string File, std::string Text, unsigned Line = 0) {
    Result.Notes.push_back({std::move(File), Line, std::move(Text)});
  }
  std::optional<StringRef> relative(StringRef Path) const { return pathBelow(W.Root, Path); }

  const Workspace &W;
  const PlanOptions &Options;
  IncludeSearch Search;
  MigrationPlan Result;
  StringMap<std::vector<ListedSource>> Sources; ///< By relative path.
  StringSet<> Listed;                           ///< All files that projects name.
  /// The sources whose names cannot be represented, with their relative paths.
  std::map<std::string, PlannedFile> Misnamed;
};

} // namespace

static Error error(const std::string &Text) {
  return createStringError(inconvertibleErrorCode(), Text);
}

Error Planner::checkFolders() const {
  if (!sys::fs::is_directory(W.Root))
    return error(fmt::format("'{}' is not a folder", printableName(W.Root)));
  if (W.Root == "/")
    return error("the files of the code base have no common folder except '/'; name a folder that "
                 "contains all of them");
  if (StringRef Problem = problemOfName(Options.OutDir); !Problem.empty())
    return error(fmt::format("the name of the output folder '{}' contains {}; choose another",
                             printableName(Options.OutDir), Problem));
  if (StringRef Problem = problemOfName(W.Root); !Problem.empty())
    return error(fmt::format("the name of the code base '{}' contains {}; rename it",
                             printableName(W.Root), Problem));
  const std::string Root = physicalPath(W.Root), OutDir = physicalPath(Options.OutDir);
  if (pathBelow(OutDir, Root))
    return error(fmt::format("the output folder '{}' contains the code base '{}'; choose a folder "
                             "outside of it or below it",
                             printableName(Options.OutDir), printableName(W.Root)));
  return Error::success();
}

/// Collects the files that the projects name, and checks their names.
Error Planner::collectListed() {
  const std::string OutDir = physicalPath(Options.OutDir);
  const bool IsMigrated = sys::fs::is_directory(joinPath(OutDir, ".amp2hip"));
  for (const Project &P : W.Projects) {
    for (const Source &S : P.Sources) {
      std::optional<StringRef> Relative = relative(S.Path);
      if (!Relative) {
        note(P.File, fmt::format("source '{}' is outside of the code base '{}' and is left out",
                                 printableName(S.Path), W.Root));
        continue;
      }
      // A reader that lists all sources of a folder also finds those that an
      // earlier migration wrote.
      if (pathBelow(OutDir, physicalPath(S.Path))) {
        if (!IsMigrated)
          return error(fmt::format("the output folder '{}' contains the source '{}' of the code "
                                   "base; choose another folder",
                                   printableName(Options.OutDir), printableName(*Relative)));
        continue;
      }
      Listed.insert(*Relative);
      StringRef Problem = problemOfName(*Relative);
      // Clang takes it for a separator in file names.
      if (Problem.empty() && Relative->contains('\\'))
        Problem = "a backslash";
      if (!Problem.empty() && sys::fs::exists(S.Path)) {
        PlannedFile F;
        F.Path = S.Path;
        F.Relative = printableName(*Relative);
        F.What = Action::Translate;
        F.NameProblem = Problem.str();
        Misnamed[Relative->str()] = std::move(F);
        continue;
      }
      Sources[*Relative].push_back({&P, &S});
    }
    for (const std::vector<std::string> *Paths : {&P.Headers, &P.Others})
      for (const std::string &Path : *Paths)
        if (std::optional<StringRef> Relative = relative(Path))
          Listed.insert(*Relative);
  }
  return Error::success();
}

/// Fills Result.Files.
Error Planner::addFiles(Globs Include, Globs Exclude) {
  Expected<Tree> Found = listTree(W, Options.OutDir, Listed);
  if (!Found)
    return Found.takeError();
  move(Found->Notes, std::back_inserter(Result.Notes));
  StringSet<> InTree;
  for (const std::string &Relative : Found->Files) {
    InTree.insert(Relative);
    auto It = Sources.find(Relative);
    const bool IsSource = It != Sources.end();
    const bool IsIncluded = !IsSource || Include.empty() || Include.match(Relative);
    if (Exclude.match(Relative) || !IsIncluded || Misnamed.count(Relative))
      continue;
    PlannedFile F;
    F.Path = joinPath(W.Root, Relative);
    F.Relative = Relative;
    if (IsSource)
      planSource(F);
    Result.Files.push_back(std::move(F));
  }
  for (const auto &Entry : Sources)
    if (!InTree.contains(Entry.first()))
      note(Entry.second.front().Project->File,
           fmt::format("source '{}' does not exist, or is a file that migrations leave out; add it "
                       "or remove it from project '{}'",
                       printableName(Entry.first()), Entry.second.front().Project->Name));
  for (auto It = Misnamed.begin(); It != Misnamed.end();)
    if (Exclude.match(It->first) || !(Include.empty() || Include.match(It->first)))
      It = Misnamed.erase(It);
    else
      ++It;
  for (Globs *G : {&Include, &Exclude})
    for (const std::string &Glob : G->unused())
      note("", fmt::format("glob '{}' selects no file", printableName(Glob)));
  for (size_t I = 1; I < Result.Files.size(); ++I)
    if (Result.Files[I - 1].Relative == Result.Files[I].Relative)
      return error(
          fmt::format("two files would be written to '{}'; rename one", Result.Files[I].Relative));
  return Error::success();
}

/// Decides whether a source is translated, and by which flags.
void Planner::planSource(PlannedFile &F) {
  ArrayRef<ListedSource> Uses = Sources[F.Relative];
  for (const ListedSource &Use : Uses) {
    const std::string Configuration = configurationFor(W, *Use.Source);
    if (Configuration.empty() || languageOf(W, *Use.Project, *Use.Source) == Language::C)
      continue;
    if (!Options.KeepSources)
      F.What = Action::Translate;
    F.Flags = translationFlags(*Use.Project, *Use.Source, Configuration, Search);
    break;
  }
  if (Options.KeepSources)
    F.Flags.clear();
}

/// Returns the names whose definitions in \p Main and \p Other differ.
static std::set<std::string> differentNames(const Settings &Main, const Settings &Other) {
  std::set<std::string> A(Main.Definitions.begin(), Main.Definitions.end());
  std::set<std::string> B(Other.Definitions.begin(), Other.Definitions.end()), Result;
  std::vector<std::string> Different;
  std::set_symmetric_difference(A.begin(), A.end(), B.begin(), B.end(),
                                std::back_inserter(Different));
  for (StringRef Definition : Different)
    Result.insert(Definition.split('=').first.str());
  return Result;
}

/// Adds the variants of sources with C++ AMP, and notes about other sources that projects compile
/// with different settings.
void Planner::addVariants() {
  VariantNames Names(W.Root);
  for (std::vector<PlannedFile> *Files : {&Result.Files, &Result.OtherShards}) {
    std::vector<PlannedFile> Variants;
    for (const PlannedFile &F : *Files) {
      if (F.What != Action::Translate || !F.NameProblem.empty())
        continue;
      std::set<StringRef> Seen; // projects
      const Project *First = nullptr;
      const size_t OfOthers = Variants.size();
      for (const ListedSource &Use : Sources[F.Relative]) {
        const std::string Configuration = configurationFor(W, *Use.Source);
        if (Configuration.empty() || languageOf(W, *Use.Project, *Use.Source) == Language::C ||
            !Seen.insert(Use.Project->Name).second)
          continue;
        std::vector<std::string> Flags =
            translationFlags(*Use.Project, *Use.Source, Configuration, Search);
        if (!First)
          First = Use.Project;
        if (Flags == F.Flags)
          continue;
        if (!F.Amp) {
          note(F.Path, fmt::format("projects '{}' and '{}' compile this source with different "
                                   "settings; its translation uses those of '{}'",
                                   First->Name, Use.Project->Name, First->Name));
          break;
        }
        auto Known = find_if(make_range(Variants.begin() + OfOthers, Variants.end()),
                             [&](const PlannedFile &V) { return V.Flags == Flags; });
        if (Known == Variants.end()) {
          PlannedFile &New = Variants.emplace_back(F);
          New.VariantOf = F.Relative;
          New.Relative = Names.nameFor(F.Relative, Use.Project->Name);
          New.Flags = std::move(Flags);
          Known = std::prev(Variants.end());
        }
        Known->Projects.push_back(Use.Project->Name);
      }
    }
    move(Variants, std::back_inserter(*Files));
  }
}

/// Sets PlannedFile::VaryingMacros from all projects that compile the source with its settings.
void Planner::addVaryingMacros() {
  for (PlannedFile &F : concat<PlannedFile>(Result.Files, Result.OtherShards)) {
    if (F.What != Action::Translate || !F.Amp)
      continue;
    std::set<std::string> Names;
    bool AllKnown = true;
    for (const ListedSource &Use : Sources[F.original()]) {
      const std::string Configuration = configurationFor(W, *Use.Source);
      if (Configuration.empty() ||
          translationFlags(*Use.Project, *Use.Source, Configuration, Search) != F.Flags)
        continue;
      if (std::optional<std::set<std::string>> More = varyingMacros(W, *Use.Project, *Use.Source))
        Names.merge(*More);
      else
        AllKnown = false;
    }
    if (AllKnown)
      F.VaryingMacros = std::move(Names);
  }
}

/// Removes the files of other projects outside of the folder that the user named,
/// except for those that migrated files include. Returns true if there were any.
bool Planner::leaveOutOtherProjects(const IncludeGraph &Graph) {
  OtherProjects Others(W, Listed);
  std::vector<StringRef> FolderOf;
  BitVector Kept(Result.Files.size());
  for (size_t I = 0; I != Result.Files.size(); ++I) {
    FolderOf.push_back(Others.folderOf(Result.Files[I].Relative));
    if (FolderOf.back().empty() && !Others.isStray(Result.Files[I].Relative))
      Kept.set(I);
  }
  Kept = Graph.includedBy(std::move(Kept));
  if (Kept.all())
    return false;
  std::set<std::string> LeftOut;
  std::vector<std::string> Stray;
  std::vector<PlannedFile> Files;
  for (size_t I = 0; I != Result.Files.size(); ++I)
    if (Kept.test(I))
      Files.push_back(std::move(Result.Files[I]));
    else if (!FolderOf[I].empty())
      LeftOut.insert(FolderOf[I].str());
    else
      Stray.push_back(Result.Files[I].Relative);
  Result.Files = std::move(Files);
  if (!Stray.empty())
    note(W.RootProject,
         fmt::format(
             "'{}' is outside of the folder '{}'; of the files beside that folder, only those "
             "that the projects name or include are copied ({} are left out, such as '{}'); "
             "migrate the folder '{}' to include them",
             printableName(W.RootReason), W.Begin, Stray.size(), printableName(Stray.front()),
             W.Root));
  if (LeftOut.empty())
    return true;
  note("", fmt::format("folders of projects that are not migrated are left out ({}, such as '{}'); "
                       "migrate the folder '{}' to include them",
                       LeftOut.size(), *LeftOut.begin(), W.Root));
  return true;
}

/// Adds a note about the sources in \p Amp that no project lists.
void Planner::noteUnlisted(const BitVector &Amp) {
  size_t Count = 0;
  StringRef First;
  for (size_t I = 0; I != Result.Files.size(); ++I)
    if (StringRef Path = Result.Files[I].Relative;
        Amp.test(I) && hasCxxExtension(Path) && !Sources.contains(Path) && Count++ == 0)
      First = Path;
  if (Count)
    note("", fmt::format("sources with C++ AMP that belong to no project are copied ({}, such as "
                         "'{}'); add them to a project to translate them",
                         Count, First));
}

/// Adds notes for C++ AMP sources with code that depends on the configuration: the
/// translation of a source contains the code of one configuration only.
void Planner::noteTestedNames(const IncludeGraph &Graph) {
  for (size_t I = 0; I != Result.Files.size(); ++I) {
    const PlannedFile &F = Result.Files[I];
    if (!F.Amp || F.What != Action::Translate)
      continue;
    const ListedSource &Use = Sources[F.Relative].front();
    for (const std::string &Other : W.Configurations) {
      const std::set<std::string> Names = differentNames(settingsOf(*Use.Project, W.Configuration),
                                                         settingsOf(*Use.Project, Other));
      const auto *Tested = find_if(Graph.testedNames(I), [&](const TestedName &Name) {
        return Name.DecidesAmp && Names.count(Name.Name);
      });
      if (Tested == Graph.testedNames(I).end())
        continue;
      note(F.Path,
           fmt::format("the code depends on '{}', which differs between configurations '{}' and "
                       "'{}', so C++ AMP that only '{}' compiles is not translated; to build '{}', "
                       "migrate it to another folder with '--configuration={}'",
                       Tested->Name, W.Configuration, Other, Other, Other, Other),
           Tested->Line);
      break;
    }
  }
}

/// Decides which files stay in the code base with --reference: those that no file in
/// DIR includes, and that compile on Linux as they are.
void Planner::markInPlace(const IncludeGraph &Graph) {
  BitVector Written = Graph.filesToCorrect();
  for (size_t I = 0; I != Result.Files.size(); ++I)
    if (Result.Files[I].What == Action::Translate && Result.Files[I].Amp)
      Written.set(I);
  Written = Graph.includedBy(std::move(Written));
  for (size_t I = 0; I != Result.Files.size(); ++I)
    Result.Files[I].InPlace = !Written.test(I);
}

/// Moves the files of other shards to Result.OtherShards.
void Planner::divide(const IncludeGraph &Graph) {
  BitVector Translated(Result.Files.size());
  for (size_t I = 0; I != Result.Files.size(); ++I)
    if (Result.Files[I].What == Action::Translate)
      Translated.set(I);
  const BitVector Included = Graph.includedBy(std::move(Translated));
  std::vector<PlannedFile> Own;
  for (size_t I = 0; I != Result.Files.size(); ++I) {
    PlannedFile &F = Result.Files[I];
    unsigned Shard = 1;
    if (F.What == Action::Translate)
      Shard = xxh3_64bits(F.Relative) % Options.ShardCount + 1;
    // A header with C++ AMP is written by the translations that include it. A copy
    // by the first shard could replace it when the shards are put together.
    const bool IsWrittenByTranslations = F.What == Action::Copy && F.Amp && Included.test(I);
    const bool IsOwn = Shard == Options.ShardIndex && !IsWrittenByTranslations;
    (IsOwn ? Own : Result.OtherShards).push_back(std::move(F));
  }
  Result.Files = std::move(Own);
}

/// Adds the sources whose names cannot be represented, each to its shard, and sorts the files.
void Planner::addMisnamed() {
  for (auto &[Name, F] : Misnamed) {
    const bool IsOwn = xxh3_64bits(Name) % Options.ShardCount + 1 == Options.ShardIndex;
    (IsOwn ? Result.Files : Result.OtherShards).push_back(std::move(F));
  }
  for (std::vector<PlannedFile> *Files : {&Result.Files, &Result.OtherShards})
    stable_sort(*Files,
                [](const PlannedFile &A, const PlannedFile &B) { return A.Relative < B.Relative; });
}

Expected<MigrationPlan> Planner::run() {
  if (Error E = checkFolders())
    return E;
  Expected<Globs> Include = Globs::create(Options.Include, W.Root);
  if (!Include)
    return Include.takeError();
  Expected<Globs> Exclude = Globs::create(Options.Exclude, W.Root);
  if (!Exclude)
    return Exclude.takeError();
  if (Error E = collectListed())
    return E;
  if (Error E = addFiles(std::move(*Include), std::move(*Exclude)))
    return E;

  std::optional<IncludeGraph> Read(std::in_place, W, Result.Files);
  if (leaveOutOtherProjects(*Read))
    Read.emplace(W, Result.Files);
  const IncludeGraph &Graph = *Read;
  const BitVector Amp = Graph.filesThatMayHaveAmp();
  const std::vector<std::string> Obstacles = Graph.obstacles(Amp);
  if (W.FromMsvc)
    for (const auto &[Library, Users] : Graph.librariesOfHeaders())
      for (unsigned I : Users.set_bits())
        Result.Files[I].LibrariesOfHeaders.push_back(Library.str());
  for (size_t I = 0; I != Result.Files.size(); ++I) {
    PlannedFile &F = Result.Files[I];
    F.Amp = Amp.test(I);
    F.Obstacle = Obstacles[I];
    if (!F.Obstacle.empty()) {
      F.What = Action::Copy;
      F.Flags.clear();
    }
  }
  noteUnlisted(Graph.filesWithAmp());
  noteTestedNames(Graph);
  if (Options.Reference)
    markInPlace(Graph);
  if (Options.ShardCount > 1)
    divide(Graph);
  addVariants();
  addVaryingMacros();
  addMisnamed();
  return std::move(Result);
}

Expected<MigrationPlan> makePlan(const Workspace &W, const PlanOptions &Options) {
  return Planner(W, Options).run();
}

} // namespace amp2hip::migrate
