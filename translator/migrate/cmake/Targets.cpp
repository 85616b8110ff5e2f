//===--- Targets.cpp - The CMake targets of a workspace -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/cmake/Targets.h"

#include "migrate/cmake/Libraries.h"
#include "migrate/workspace/files/ProgramScan.h"

#include "migrate/cmake/CMakeText.h"
#include "migrate/cmake/Names.h"
#include "migrate/plan/SourceVariants.h"
#include "migrate/plan/tree/Paths.h"
#include "migrate/workspace/files/ProgramScan.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace amp2hip::migrate {

bool Target::hasAmp() const {
  return any_of(Sources, [](const TargetSource &S) { return S.IsAmp; });
}

/// Fills the sources of \p T.
static void addSources(Target &T, const Workspace &W, const PlannedSources &Files,
                       bool TranslatesAll, std::vector<Note> &Notes) {
  for (const Source &S : T.Project->Sources) {
    const PlannedFile *Found = Files.find(S.Path, T.Project->Name);
    if (!Found || configurationFor(W, S).empty())
      continue;
    const PlannedFile &F = *Found;
    if (!F.NameProblem.empty())
      continue; // the source has failed
    if (!F.Obstacle.empty()) {
      T.NotBuilt.push_back(&F);
    } else if (!canBeSourcePath(F.Relative)) {
      Notes.push_back({F.Path, 0, "CMake cannot use the name of this source; rename it"});
    } else {
      const Language Of = languageOf(W, *T.Project, S);
      T.Sources.push_back({&S, &F, Of, Of == Language::Cxx && (F.Amp || TranslatesAll)});
    }
  }
  // A project file may list a source twice.
  auto Path = [](const TargetSource &S) -> StringRef { return S.File->Relative; };
  stable_sort(T.Sources, [&](const auto &A, const auto &B) { return Path(A) < Path(B); });
  auto IsSame = [&](const auto &A, const auto &B) { return Path(A) == Path(B); };
  T.Sources.erase(std::unique(T.Sources.begin(), T.Sources.end(), IsSame), T.Sources.end());
  sort(T.NotBuilt, [](const auto *A, const auto *B) { return A->Relative < B->Relative; });
  T.NotBuilt.erase(std::unique(T.NotBuilt.begin(), T.NotBuilt.end()), T.NotBuilt.end());
}

static std::string commonFolder(ArrayRef<TargetSource> Sources) {
  StringRef Common = sys::path::parent_path(Sources.front().File->Relative);
  for (const TargetSource &S : Sources)
    while (!Common.empty() && !pathBelow(Common, S.File->Relative))
      Common = sys::path::parent_path(Common);
  return Common.str();
}

/// Removes the sources of an executable whose main function is in a source that is not built: the
/// others do not make a program.
static void dropWithoutMain(Target &T) {
  auto DefinesMain = [](StringRef Path) { return workspace::scanSourceFile(Path).DefinesMain; };
  if (T.Project->Kind != ProjectKind::Executable ||
      any_of(T.Sources, [&](const TargetSource &S) { return DefinesMain(S.File->Path); }))
    return;
  auto Main = find_if(T.NotBuilt, [&](const PlannedFile *F) { return DefinesMain(F->Path); });
  if (Main == T.NotBuilt.end())
    return;
  T.LostMain = *Main;
  T.Sources.clear();
}

/// Returns why \p T has no source to build.
static std::string reasonWithoutSources(const Target &T) {
  if (T.LostMain)
    return fmt::format("its main function is in '{}', which cannot be built on Linux",
                       printableName(T.LostMain->Relative));
  if (!T.NotBuilt.empty())
    return "none of its sources can be built on Linux";
  if (any_of(T.Project->Sources, [](const Source &S) { return sys::fs::exists(S.Path); }))
    return "--include or --exclude leaves out all of its sources";
  return "it has no sources in the migrated tree";
}

/// Returns Target::Folder.
static std::string folderOf(const Target &T, StringRef Root) {
  StringRef Folder = pathBelow(Root, T.Project->Folder).value_or("");
  auto IsBelow = [&](const TargetSource &S) {
    return Folder.empty() || pathBelow(Folder, S.File->Relative);
  };
  std::string Result =
      T.Sources.empty() || any_of(T.Sources, IsBelow) ? Folder.str() : commonFolder(T.Sources);
  // The folder becomes an argument of add_subdirectory, and a path to write to.
  const bool IsSafe =
      canBeSourcePath(Result) &&
      none_of(make_range(sys::path::begin(Result), sys::path::end(Result)),
              [](StringRef Part) { return Part == "." || Part == ".." || Part == ".amp2hip"; });
  return IsSafe ? Result : "";
}

/// Fills the dependencies of the targets from the names in the projects.
static void addDependencies(std::vector<Target> &Targets, std::vector<Note> &Notes) {
  StringMap<size_t> ByName, LibraryByName; // the second in lower case
  for (size_t I = 0; I != Targets.size(); ++I) {
    ByName[Targets[I].Project->Name] = I;
    if (Targets[I].isBuilt() && Targets[I].Project->Kind != ProjectKind::Executable)
      LibraryByName[StringRef(Targets[I].Project->Name).lower()] = I;
  }
  for (size_t I = 0; I != Targets.size(); ++I) {
    Target &T = Targets[I];
    auto Add = [&](size_t On, bool IsLinked) {
      if (On != I && !is_contained(T.Links, On) && !is_contained(T.BuiltBefore, On))
        (IsLinked ? T.Links : T.BuiltBefore).push_back(On);
    };
    auto AddProject = [&](const std::string &Name, bool IsLinked) {
      auto It = ByName.find(Name);
      if (It == ByName.end() || !T.isBuilt())
        return;
      const Target &On = Targets[It->second];
      if (On.isBuilt())
        Add(It->second, IsLinked && On.Project->Kind != ProjectKind::Executable);
      else
        Notes.push_back(
            {T.Project->File, 0,
             fmt::format("project '{}' needs project '{}', which has no source to build; "
                         "its target does not depend on it",
                         printableName(T.Project->Name), printableName(Name))});
    };
    for (const std::string &Name : T.Project->LinkedProjects)
      AddProject(Name, true);
    // The linker's input may contain the library of another project.
    for (StringRef Name : T.Project->Libraries) {
      auto It = LibraryByName.find(Name.lower());
      if (It != LibraryByName.end() && T.isBuilt())
        Add(It->second, true);
      else
        T.OtherLibraries.push_back(Name.str());
    }
    for (const TargetSource &S : T.Sources)
      for (const std::string &Name : workspace::librariesInPragmas(S.File->Path))
        if (auto It = LibraryByName.find(StringRef(Name).lower()); It != LibraryByName.end())
          Add(It->second, true);
        else if (kindOfLibrary(Name) == LibraryKind::Other && !is_contained(T.OtherLibraries, Name))
          T.OtherLibraries.push_back(Name);
    for (const TargetSource &S : T.Sources)
      for (const std::string &Name : S.File->LibrariesOfHeaders)
        if (!is_contained(T.OtherLibraries, Name))
          T.OtherLibraries.push_back(Name);
    for (const std::string &Name : T.Project->Dependencies)
      AddProject(Name, false);
  }
}

namespace {

/// Orders targets by a depth-first search, and removes dependencies that close a
/// cycle, which CMake rejects. Not recursive: a chain of projects may be long.
class Ordering {
public:
  Ordering(std::vector<Target> &Targets, std::vector<Note> &Notes)
      : Targets(Targets), Notes(Notes), States(Targets.size(), State::New) {}

  std::vector<size_t> run() {
    for (size_t I = 0; I != Targets.size(); ++I)
      if (States[I] == State::New)
        visit(I);
    return std::move(Order);
  }

private:
  enum class State { New, Active, Done };
  struct Frame {
    size_t At;
    std::vector<size_t> Needed; ///< Not yet visited.
  };

  /// Removes the dependencies of \p I on active targets and returns the others.
  std::vector<size_t> enter(size_t I) {
    States[I] = State::Active;
    Target &T = Targets[I];
    std::vector<size_t> Needed;
    for (std::vector<size_t> *Of : {&T.BuiltBefore, &T.Links}) {
      erase_if(*Of, [&](size_t On) {
        if (States[On] != State::Active)
          return false;
        Notes.push_back({T.Project->File, 0,
                         fmt::format("projects '{}' and '{}' depend on each other; the target of "
                                     "'{}' does not depend on that of '{}'",
                                     T.Project->Name, Targets[On].Project->Name, T.Project->Name,
                                     Targets[On].Project->Name)});
        return true;
      });
      Needed.insert(Needed.end(), Of->rbegin(), Of->rend());
    }
    return Needed;
  }

  void visit(size_t First) {
    std::vector<Frame> Stack;
    Stack.push_back({First, enter(First)});
    while (!Stack.empty()) {
      Frame &Top = Stack.back();
      if (Top.Needed.empty()) {
        States[Top.At] = State::Done;
        Order.push_back(Top.At);
        Stack.pop_back();
        continue;
      }
      const size_t Next = Top.Needed.back();
      Top.Needed.pop_back();
      if (States[Next] == State::New)
        Stack.push_back({Next, enter(Next)});
    }
  }

  std::vector<Target> &Targets;
  std::vector<Note> &Notes;
  std::vector<State> States;
  std::vector<size_t> Order;
};

} // namespace

std::vector<Target> targetsOf(const Workspace &W, const MigrationPlan &P, bool TranslatesAll,
                              std::vector<Note> &Notes) {
  const PlannedSources Files(P);
  const std::vector<std::string> Names = targetNames(W, Notes);
  std::vector<Target> Targets;
  for (size_t I = 0; I != W.Projects.size(); ++I) {
    Target T{&W.Projects[I], Names[I], "", {}, {}, nullptr, {}, {}, {}};
    addSources(T, W, Files, TranslatesAll, Notes);
    T.Folder = folderOf(T, W.Root);
    dropWithoutMain(T);
    if (!T.isBuilt())
      Notes.push_back({T.Project->File, 0,
                       fmt::format("project '{}' has no target, because {}", T.Project->Name,
                                   reasonWithoutSources(T))});
    Targets.push_back(std::move(T));
  }
  addDependencies(Targets, Notes);

  const std::vector<size_t> Order = Ordering(Targets, Notes).run();
  std::vector<size_t> Position(Order.size());
  for (size_t I = 0; I != Order.size(); ++I)
    Position[Order[I]] = I;
  std::vector<Target> Result;
  for (size_t I : Order) {
    for (std::vector<size_t> *Of : {&Targets[I].Links, &Targets[I].BuiltBefore})
      for (size_t &On : *Of)
        On = Position[On];
    Result.push_back(std::move(Targets[I]));
  }
  return Result;
}

} // namespace amp2hip::migrate
