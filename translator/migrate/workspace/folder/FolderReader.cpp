//===--- FolderReader.cpp - Folders without projects ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/folder/FolderReader.h"

#include "migrate/workspace/NormalizeWorkspace.h"
#include "migrate/workspace/files/Error.h"
#include "migrate/workspace/files/ProgramScan.h"
#include "migrate/workspace/folder/NeededIncludeFolders.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"
#include <map>
#include <set>

using llvm::StringRef;

namespace amp2hip::migrate::workspace {

namespace path = llvm::sys::path;

/// Returns a name for the program whose main function is in \p Source: the name of the file without
/// its extension. If this is `main`, returns the name of the folder instead.
static std::string nameOfProgram(StringRef Source) {
  const StringRef Name = path::stem(Source);
  return (Name.equals_insensitive("main") ? path::filename(path::parent_path(Source)) : Name).str();
}

void splitPrograms(Workspace &W, size_t Index) {
  std::vector<bool> HasMain;
  for (const Source &S : W.Projects[Index].Sources)
    HasMain.push_back(scanSourceFile(S.Path).DefinesMain);
  if (llvm::count(HasMain, true) <= 1)
    return;
  Project Library = W.Projects[Index];
  Library.Kind = ProjectKind::StaticLibrary;
  Library.LinkWhole = true;
  Library.Name += "_lib";
  Library.Sources.clear();
  std::vector<Project> Programs;
  for (auto [S, IsProgram] : llvm::zip(W.Projects[Index].Sources, HasMain)) {
    if (!IsProgram) {
      Library.Sources.push_back(S);
      continue;
    }
    Project P = W.Projects[Index];
    P.Kind = ProjectKind::Executable;
    P.Name = nameOfProgram(S.Path);
    P.Sources = {S};
    P.Headers.clear();
    P.Others.clear();
    if (llvm::count(HasMain, false) != 0) {
      P.Dependencies.push_back(llvm::utostr(Index));
      P.LinkedProjects.push_back(llvm::utostr(Index));
    }
    Programs.push_back(std::move(P));
  }
  if (!Library.Sources.empty()) {
    W.Projects[Index] = std::move(Library);
  } else {
    W.Projects[Index] = std::move(Programs.front());
    Programs.erase(Programs.begin());
  }
  W.Projects.insert(W.Projects.end(), Programs.begin(), Programs.end());
}

namespace {

class FolderReader {
public:
  FolderReader(StringRef Folder, const FolderContents &Contents)
      : Contents(Contents), Search(searchable(Contents)) {
    W.Root = Folder.str();
    W.Name = path::filename(Folder).str();
    W.Configurations = {"Debug", "Release"};
  }

  llvm::Expected<Workspace> read(const ReadOptions &Options);

private:
  static std::vector<std::string> searchable(const FolderContents &Contents) {
    std::vector<std::string> Files = Contents.Headers;
    Files.insert(Files.end(), Contents.Sources.begin(), Contents.Sources.end());
    return Files;
  }
  std::string groupOf(const std::string &File) const;
  bool hasIndependentPrograms(llvm::ArrayRef<std::string> Others) const;
  void addLibraries(llvm::ArrayRef<std::string> Others);
  void addLibrary(StringRef Group, llvm::ArrayRef<std::string> Sources);
  void link(Project &P, const std::string &Source);
  void addProject(Project P, llvm::ArrayRef<std::string> Sources);
  void addNotes(const ReadOptions &Options);

  const FolderContents &Contents;
  IncludeSearch Search;
  Workspace W;
  /// The folders with programs, if these are independent. The sources without main functions form
  /// groups, by the innermost of these folders; the group "" is outside of them.
  std::set<std::string> ProgramFolders;
  std::map<std::string, std::string> Libraries; ///< Indices in Workspace::Projects, by group.
};

} // namespace

/// Returns the innermost folder of a program that contains \p File, or "".
std::string FolderReader::groupOf(const std::string &File) const {
  for (StringRef Folder = path::parent_path(File); Folder.size() >= W.Root.size();
       Folder = path::parent_path(Folder))
    if (ProgramFolders.count(Folder.str()))
      return Folder.str();
  return "";
}

/// True if two groups of \p Others contain files of equal names.
bool FolderReader::hasIndependentPrograms(llvm::ArrayRef<std::string> Others) const {
  std::map<std::string, std::string> Groups; // by the name of a file
  return llvm::any_of(Others, [&](const std::string &Source) {
    const std::string Group = groupOf(Source);
    return Groups.try_emplace(foldedName(path::filename(Source)), Group).first->second != Group;
  });
}

void FolderReader::addLibrary(StringRef Group, llvm::ArrayRef<std::string> Sources) {
  Project Library;
  Library.Kind = Sources.empty() ? ProjectKind::HeaderOnly : ProjectKind::StaticLibrary;
  Library.LinkWhole = true;
  Library.Name = (Group.empty() ? StringRef(W.Name) : path::filename(Group)).str() + "_lib";
  if (W.Projects.empty())
    Library.Headers = Contents.Headers;
  if (!Sources.empty())
    Libraries[Group.str()] = llvm::utostr(W.Projects.size());
  addProject(std::move(Library), Sources);
}

void FolderReader::addLibraries(llvm::ArrayRef<std::string> Others) {
  std::map<std::string, std::vector<std::string>> Groups;
  for (const std::string &Source : Others)
    Groups[groupOf(Source)].push_back(Source);
  if (Groups.empty() && !Contents.Headers.empty())
    addLibrary("", {});
  for (const auto &[Group, Sources] : Groups)
    addLibrary(Group, Sources);
}

/// Links \p P to the libraries of its own folder, and of files that \p Source or those libraries
/// include.
void FolderReader::link(Project &P, const std::string &Source) {
  std::set<std::string> Linked;
  std::vector<std::string> Pending{groupOf(Source), ""};
  const auto AddIncluded = [&](const std::string &By) {
    std::vector<std::string> Folders;
    for (const std::string &File : Search.addFoldersFor(By, Folders))
      Pending.push_back(groupOf(File));
  };
  AddIncluded(Source);
  while (!Pending.empty()) {
    const std::string Group = Pending.front();
    Pending.erase(Pending.begin());
    const auto Library = Libraries.find(Group);
    if (Library == Libraries.end() || !Linked.insert(Group).second)
      continue;
    P.Dependencies.push_back(Library->second);
    P.LinkedProjects.push_back(Library->second);
    for (const auto &S : W.Projects[std::stoul(Library->second)].Sources)
      AddIncluded(S.Path);
  }
}

void FolderReader::addProject(Project P, llvm::ArrayRef<std::string> Sources) {
  P.Folder = W.Root;
  Settings S;
  S.Flags = {"-std=c++17"};
  for (const std::string &Path : Sources) {
    P.Sources.push_back({Path, {}, {}});
    Search.addFoldersFor(Path, S.IncludeDirs);
  }
  for (const std::string &Configuration : W.Configurations)
    P.Configurations[Configuration] = S;
  W.Projects.push_back(std::move(P));
}

/// Says which better input the user may have.
void FolderReader::addNotes(const ReadOptions &Options) {
  if (Contents.HasCMakeLists)
    W.Notes.push_back({W.Root + "/CMakeLists.txt", 0,
                       "the CMake project is not read; to use its settings, configure it with "
                       "'-DCMAKE_EXPORT_COMPILE_COMMANDS=ON' and name its build folder"});
  if (Options.FromMsvc)
    return;
  for (const std::string &Source : Contents.Sources)
    for (const IncludeDirective &Include : Search.scan(Source).Includes)
      if (llvm::StringSwitch<bool>(StringRef(Include.Name).lower())
              .Cases("windows.h", "tchar.h", "sdkddkver.h", "stdafx.h", "ppl.h", true)
              .Default(false)) {
        W.Notes.push_back(
            {Source, 0,
             fmt::format("the source includes '{}', so it may be code for Windows; use "
                         "the option '--from-msvc'",
                         Include.Name)});
        return;
      }
}

llvm::Expected<Workspace> FolderReader::read(const ReadOptions &Options) {
  auto Main = chooseConfiguration(W.Configurations, Options.Configuration, W.Root);
  if (!Main)
    return Main.takeError();
  W.Configuration = std::move(*Main);
  std::vector<std::string> Programs, Others;
  for (const std::string &Source : Contents.Sources)
    (Search.scan(Source).DefinesMain ? Programs : Others).push_back(Source);
  for (const std::string &Source : Programs)
    ProgramFolders.insert(path::parent_path(Source).str());
  if (!hasIndependentPrograms(Others))
    ProgramFolders.clear();
  addLibraries(Others);
  for (const std::string &Source : Programs) {
    Project P;
    P.Name = nameOfProgram(Source);
    link(P, Source);
    addProject(std::move(P), Source);
  }
  setUniqueNames(W);
  addNotes(Options);
  return std::move(W);
}

llvm::Expected<Workspace> readFolderWorkspace(StringRef Folder, const FolderContents &Contents,
                                              const ReadOptions &Options) {
  if (Contents.Sources.empty())
    return Contents.Headers.empty()
               ? makeError("'{}' contains no C++ sources", Folder)
               : makeError("'{}' contains headers, but no C++ sources; headers are translated with "
                           "the sources that include them, so name the folder of these",
                           Folder);
  return FolderReader(Folder, Contents).read(Options);
}

} // namespace amp2hip::migrate::workspace
