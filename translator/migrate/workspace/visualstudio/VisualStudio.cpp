//===--- VisualStudio.cpp - Code bases of Visual Studio -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/visualstudio/VisualStudio.h"

#include "migrate/workspace/NormalizeWorkspace.h"
#include "migrate/workspace/files/Error.h"
#include "migrate/workspace/visualstudio/ObjectFiles.h"
#include "migrate/workspace/visualstudio/ProjectReader.h"
#include "migrate/workspace/visualstudio/Selection.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

namespace amp2hip::migrate::workspace {

namespace path = llvm::sys::path;

namespace {

/// A project file to read, and who names it.
struct PendingProject {
  std::string Path;
  const SolutionProject *InSolution = nullptr;
};

class WorkspaceReader {
public:
  WorkspaceReader(StringRef Source, const ReadOptions &Options)
      : Source(Source.str()), Context{{}, {}, Options} {
    W.FromMsvc = true;
  }

  Expected<Workspace> readSolutionFile();
  Expected<Workspace> readProjects(llvm::ArrayRef<std::string> Projects);

private:
  Error read(const Solution *S);
  Error readOne(const PendingProject &Pending, const Solution *S);
  Error chooseConfigurations(const Solution *S);
  EvaluationInput inputFor(StringRef Project, const Solution *S) const;
  std::vector<SelectedConfiguration> select(const PendingProject &Pending, const Solution *S);
  void dependencies();
  void link();
  void addDependency(size_t From, size_t To, bool Linked);
  bool isExternal(StringRef Folder) const;
  void note(StringRef File, unsigned Line, std::string Text) {
    W.Notes.push_back({File.str(), Line, std::move(Text)});
  }

  const std::string Source;
  ReaderContext Context;
  Workspace W;
  std::vector<PendingProject> Pending; ///< In the order of reading; grows.
  std::map<std::string, size_t> ProjectByPath;
  std::map<std::string, std::vector<ConfigurationPair>> PairsByPath;
  std::vector<ConfigurationPair> Selected; ///< One for each configuration of W.
  std::vector<ReadProjectResult> Results;  ///< Parallel to W.Projects.
};

} // namespace

/// Returns the folder that `$(SolutionDir)` means for a project without solution: the
/// nearest folder above it that has one.
static std::string solutionFolderOf(StringRef Project) {
  const StringRef Own = path::parent_path(Project);
  for (StringRef Folder = Own; Folder.size() > 1; Folder = path::parent_path(Folder)) {
    std::error_code Ignored;
    for (llvm::sys::fs::directory_iterator Entry(Folder, Ignored), End; Entry != End && !Ignored;
         Entry.increment(Ignored))
      if (StringRef(Entry->path()).ends_with_insensitive(".sln"))
        return Folder.str();
  }
  return Own.str();
}

EvaluationInput WorkspaceReader::inputFor(StringRef Project, const Solution *S) const {
  EvaluationInput Input;
  Input.ProjectFile = Project.str();
  Input.Macros = Context.Options.Macros;
  if (S) {
    Input.SolutionFile = S->File;
    Input.SolutionFolder = path::parent_path(S->File).str();
  } else {
    Input.SolutionFolder = solutionFolderOf(Project);
  }
  return Input;
}

/// Sets the configurations of the workspace: those of the solution, or of all projects.
Error WorkspaceReader::chooseConfigurations(const Solution *S) {
  std::vector<ConfigurationPair> All;
  if (S)
    All = S->Configurations;
  if (All.empty())
    for (const PendingProject &P : Pending)
      for (const ConfigurationPair &Pair : PairsByPath[P.Path])
        if (All.size() < MaxConfigurations && !llvm::is_contained(All, Pair))
          All.push_back(Pair);
  auto Chosen = choosePlatforms(All, Context.Options.Platform, Source);
  if (!Chosen)
    return Chosen.takeError();
  Selected = std::move(*Chosen);
  for (const ConfigurationPair &Pair : Selected)
    W.Configurations.push_back(Pair.Configuration);
  auto Main = chooseConfiguration(W.Configurations, Context.Options.Configuration, Source);
  if (!Main)
    return Main.takeError();
  W.Configuration = std::move(*Main);
  return Error::success();
}

/// Returns the configuration of the project for each configuration of the workspace.
std::vector<SelectedConfiguration> WorkspaceReader::select(const PendingProject &P,
                                                           const Solution *S) {
  std::vector<SelectedConfiguration> Result;
  for (const ConfigurationPair &OfWorkspace : Selected) {
    ConfigurationPair Wanted = OfWorkspace;
    if (P.InSolution) {
      auto It = P.InSolution->Configurations.find(keyOf(OfWorkspace));
      if (It != P.InSolution->Configurations.end())
        Wanted = It->second;
    }
    ConfigurationPair Own = closestPair(PairsByPath[P.Path], Wanted);
    if (!StringRef(Own.Configuration).equals_insensitive(Wanted.Configuration))
      note(P.Path, 0,
           fmt::format("the project has no configuration '{}'; its configuration '{}' is used",
                       Wanted.Configuration, Own.Configuration));
    else if (Own.Platform != Wanted.Platform && !StringRef(Wanted.Platform).starts_with("Mixed") &&
             StringRef(Wanted.Platform) != "x86")
      note(P.Path, 0,
           fmt::format("the project has no platform '{}'; its settings for '{}' are used",
                       Wanted.Platform, Own.Platform));
    Result.push_back({OfWorkspace.Configuration, std::move(Own)});
  }
  if (P.InSolution && P.InSolution->Built.empty() && S && S->SelectsProjects)
    note(P.Path, 0, "no configuration of the solution builds the project; it is migrated anyway");
  return Result;
}

Error WorkspaceReader::readOne(const PendingProject &P, const Solution *S) {
  Expected<ReadProjectResult> Result =
      readProject(inputFor(P.Path, S), select(P, S), W.Configuration, Context);
  if (!Result)
    return Result.takeError();
  W.Notes.insert(W.Notes.end(), Result->Notes.begin(), Result->Notes.end());
  if (P.InSolution)
    Result->Project.Name = P.InSolution->Name;
  W.Projects.push_back(Result->Project);
  for (const ProjectReference &R : Result->References) {
    std::optional<std::string> Path = Context.Paths.file(R.Path);
    if (!Path) {
      note(R.Where.File, R.Where.Line,
           fmt::format("the project file '{}' does not exist; restore it, or remove the reference",
                       R.Path));
    } else if (StringRef(*Path).ends_with_insensitive(".vcxproj") &&
               ProjectByPath.emplace(*Path, Pending.size()).second) {
      auto Pairs = readConfigurations(inputFor(*Path, S), Context);
      if (!Pairs)
        return Pairs.takeError();
      PairsByPath[*Path] = std::move(*Pairs);
      Pending.push_back({*Path});
    }
  }
  Results.push_back(std::move(*Result));
  return Error::success();
}

void WorkspaceReader::addDependency(size_t From, size_t To, bool Linked) {
  if (From == To)
    return;
  const std::string Index = llvm::utostr(To);
  Project &P = W.Projects[From];
  const ProjectKind Kind = W.Projects[To].Kind;
  if (!llvm::is_contained(P.Dependencies, Index))
    P.Dependencies.push_back(Index);
  if (Linked && (Kind == ProjectKind::StaticLibrary || Kind == ProjectKind::SharedLibrary) &&
      !llvm::is_contained(P.LinkedProjects, Index))
    P.LinkedProjects.push_back(Index);
}

/// Adds the dependencies that references and the solution state.
void WorkspaceReader::dependencies() {
  std::map<std::string, size_t> ById;
  for (size_t I = 0; I != Pending.size(); ++I)
    if (Pending[I].InSolution)
      ById[Pending[I].InSolution->Id] = I;
  for (size_t I = 0; I != Pending.size(); ++I) {
    for (const ProjectReference &R : Results[I].References)
      if (std::optional<std::string> Path = Context.Paths.file(R.Path))
        if (auto It = ProjectByPath.find(*Path); It != ProjectByPath.end())
          addDependency(I, It->second, R.Linked);
    if (!Pending[I].InSolution)
      continue;
    // Since Visual Studio 2010, these dependencies only determine the order.
    for (const std::string &Id : Pending[I].InSolution->Dependencies)
      if (auto It = ById.find(Id); It != ById.end())
        addDependency(I, It->second, /*Linked=*/false);
  }
}

/// Replaces libraries that projects of the workspace build by these projects.
void WorkspaceReader::link() {
  std::map<std::string, size_t> ByOutput;
  for (size_t I = 0; I != Results.size(); ++I)
    if (W.Projects[I].Kind == ProjectKind::StaticLibrary ||
        W.Projects[I].Kind == ProjectKind::SharedLibrary)
      for (const std::string &Name : Results[I].OutputNames)
        ByOutput.emplace(Name, I);
  for (size_t I = 0; I != W.Projects.size(); ++I)
    llvm::erase_if(W.Projects[I].Libraries, [&](StringRef Name) {
      auto It = ByOutput.find(Name.lower());
      if (It == ByOutput.end())
        return false;
      addDependency(I, It->second, /*Linked=*/true);
      return true;
    });
}

/// Returns whether an include folder belongs to another code base, because only a
/// value from the user's environment leads to it.
bool WorkspaceReader::isExternal(StringRef Folder) const {
  return llvm::any_of(Context.Options.Macros, [&](const auto &Macro) {
    if (!StringRef(Macro.second).starts_with("/"))
      return false;
    const std::string Value = absolutePath("/", Macro.second);
    // The user's home folder may contain the code base.
    return isInFolder(Value, Folder) && !isInFolder(Value, Source);
  });
}

/// Reads the pending projects and completes the workspace.
Error WorkspaceReader::read(const Solution *S) {
  for (const PendingProject &P : Pending) {
    auto Pairs = readConfigurations(inputFor(P.Path, S), Context);
    if (!Pairs)
      return Pairs.takeError();
    PairsByPath[P.Path] = std::move(*Pairs);
  }
  if (Error Failed = chooseConfigurations(S))
    return Failed;
  for (size_t I = 0; I != Pending.size(); ++I) {
    const PendingProject P = Pending[I]; // the list may grow
    if (Error Failed = readOne(P, S))
      return Failed;
  }
  dependencies();
  link();
  addSourcesOfObjects(W);
  setUniqueNames(W);
  const bool IsFolder = llvm::sys::fs::is_directory(Source);
  setRoot(W, IsFolder ? StringRef(Source) : path::parent_path(Source),
          [&](StringRef Folder) { return isExternal(Folder); });
  W.Name = (IsFolder ? path::filename(Source) : path::stem(Source)).str();
  return Error::success();
}

Expected<Workspace> WorkspaceReader::readSolutionFile() {
  Expected<Solution> S = readSolution(Source);
  if (!S)
    return S.takeError();
  if (S->LacksGlobal)
    note(Source, 0,
         "the solution has no section 'Global'; if the file is incomplete, restore it, because "
         "projects may be missing");
  bool IsOld = false;
  for (const SolutionProject &P : S->Projects) {
    const std::string Spelled = absolutePath(path::parent_path(Source), P.Path);
    const StringRef Extension = path::extension(Spelled);
    if (Extension.equals_insensitive(".vcxitems") || Extension.equals_insensitive(".shproj"))
      continue; // the projects that share the items import them
    if (Extension.equals_insensitive(".vcproj")) {
      IsOld = true;
      note(Source, P.Line,
           fmt::format("project '{}' is of Visual Studio 2008 or older and left out; convert the "
                       "solution with a newer version",
                       P.Name));
    } else if (!Extension.equals_insensitive(".vcxproj")) {
      note(Source, P.Line, fmt::format("project '{}' is not a C++ project and left out", P.Name));
    } else if (std::optional<std::string> Path = Context.Paths.file(Spelled)) {
      if (ProjectByPath.emplace(*Path, Pending.size()).second)
        Pending.push_back({*Path, &P});
    } else {
      note(Source, P.Line,
           fmt::format("the project file '{}' does not exist; restore it, or remove the project "
                       "from the solution",
                       P.Path));
    }
  }
  if (Pending.empty() && IsOld)
    return makeError(
        "the projects of '{}' are of Visual Studio 2008 or older; convert the solution "
        "with a newer version",
        Source);
  if (Pending.empty())
    return makeError("'{}' contains no C++ project whose .vcxproj file exists", Source);
  if (Error Failed = read(&*S))
    return Failed;
  return std::move(W);
}

Expected<Workspace> WorkspaceReader::readProjects(llvm::ArrayRef<std::string> Projects) {
  for (const std::string &Path : Projects) {
    ProjectByPath.emplace(Path, Pending.size());
    Pending.push_back({Path});
  }
  if (Error Failed = read(nullptr))
    return Failed;
  return std::move(W);
}

Expected<Workspace> readSolutionWorkspace(StringRef Path, const ReadOptions &Options) {
  return WorkspaceReader(Path, Options).readSolutionFile();
}

Expected<Workspace> readProjectsWorkspace(llvm::ArrayRef<std::string> Projects, StringRef Source,
                                          const ReadOptions &Options) {
  return WorkspaceReader(Source, Options).readProjects(Projects);
}

} // namespace amp2hip::migrate::workspace
