//===--- CMakeFiles.cpp - The CMakeLists.txt files of a migrated tree -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/cmake/CMakeFiles.h"

#include "migrate/cmake/CMakeText.h"
#include "migrate/cmake/Libraries.h"
#include "migrate/cmake/Names.h"
#include "migrate/cmake/TargetText.h"
#include "migrate/cmake/Targets.h"
#include "migrate/plan/tree/Paths.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace amp2hip::migrate {

namespace {

class FilesWriter {
public:
  FilesWriter(const Workspace &W, const MigrationPlan &P, const CMakeOptions &O,
              std::vector<Note> &Notes)
      : W(W), P(P), O(O), Notes(Notes), Names(configurationNames(W, Notes)), All(allNames()),
        Targets(targetsOf(W, P, O.KeepSources && O.FromMsvc, Notes)), Paths(P, O.Reference),
        Search(W) {}

  std::vector<GeneratedFile> run();

private:
  std::vector<std::string> allNames() const {
    std::vector<std::string> Result;
    Result.reserve(W.Configurations.size());
    for (const std::string &Name : W.Configurations)
      Result.push_back(Names.at(Name));
    return Result;
  }

  std::string mainName() const {
    auto It = Names.find(W.Configuration);
    return It == Names.end() ? "Release" : It->second;
  }
  std::string topText() const;
  std::string configurationsText() const;
  std::map<std::string, std::set<std::string>> packages() const;

  const Workspace &W;
  const MigrationPlan &P;
  const CMakeOptions &O;
  std::vector<Note> &Notes;
  const std::map<std::string, std::string> Names;
  const Configurations All;
  const std::vector<Target> Targets;
  const TreePaths Paths;
  IncludeSearch Search;
};

} // namespace

/// Returns the commands that choose a default build type, and define the
/// configurations that CMake does not know.
std::string FilesWriter::configurationsText() const {
  const std::string Main = mainName();
  std::string Text = "if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)\n  " +
                     command("set",
                             {"CMAKE_BUILD_TYPE", isStandardConfiguration(Main) ? Main : "Release",
                              "CACHE", "STRING", join(All.names(), ", "), "FORCE"},
                             {}) +
                     "endif()\n";
  std::vector<std::string> Others;
  copy_if(All.names(), std::back_inserter(Others), std::not_fn(isStandardConfiguration));
  if (Others.empty() || All.names().size() == 1)
    return Text;
  Text += "\n" + comment("Configurations that CMake does not know.") +
          "if(CMAKE_CONFIGURATION_TYPES)\n  " +
          command("list", {"APPEND", "CMAKE_CONFIGURATION_TYPES"}, Others) + "endif()\n";
  for (const std::string &Name : Others) {
    const char *Like = isDebugConfiguration(Name) ? "DEBUG" : "RELEASE";
    for (StringRef Flags : {"CMAKE_C_FLAGS", "CMAKE_CXX_FLAGS"})
      Text += command("set",
                      {fmt::format("{}_{}", Flags, StringRef(Name).upper()),
                       fmt::format("${{{}_{}}}", Flags, Like)},
                      {});
  }
  return Text;
}

/// Returns the packages of the libraries that have another name on Linux, with their components.
std::map<std::string, std::set<std::string>> FilesWriter::packages() const {
  std::map<std::string, std::set<std::string>> Packages;
  for (const Target &T : Targets)
    for (StringRef Name : T.isBuilt() ? ArrayRef<std::string>(T.OtherLibraries) : std::nullopt)
      if (const PackagedLibrary L = replacementOfLibrary(Name); !L.Package.empty()) {
        std::set<std::string> &Components = Packages[L.Package];
        if (!L.Component.empty())
          Components.insert(L.Component);
      }
  return Packages;
}

/// Returns the top file up to its targets.
std::string FilesWriter::topText() const {
  std::vector<std::string> Languages = {"LANGUAGES"};
  if (any_of(Targets, [](const Target &T) {
        return any_of(T.Sources, [](const TargetSource &S) { return S.Of == Language::C; });
      }))
    Languages.push_back("C");
  Languages.push_back("CXX");

  std::string Text =
      comment("Written by amp2hip migrate. It merges its changes with yours when it runs again.") +
      command("cmake_minimum_required", {"VERSION", "3.25"}, {}) +
      command("project", {validName(W.Name)}, Languages) + "\n" + configurationsText() + "\n" +
      command("set", {"CMAKE_CXX_STANDARD", "17"}, {}) +
      command("set", {"CMAKE_CXX_STANDARD_REQUIRED", "ON"}, {}) +
      command("set", {"CMAKE_CXX_EXTENSIONS", "OFF"}, {});
  // Shared libraries may contain static ones, which need no option on Windows.
  auto IsOfKind = [&](ProjectKind Kind) {
    return any_of(Targets, [&](const Target &T) { return T.Project->Kind == Kind; });
  };
  if (IsOfKind(ProjectKind::SharedLibrary) && IsOfKind(ProjectKind::StaticLibrary))
    Text += command("set", {"CMAKE_POSITION_INDEPENDENT_CODE", "ON"}, {});
  Text += "\n" + command("find_package", {"amp2hip", "REQUIRED"}, {});
  for (const auto &[Package, Components] : packages()) {
    std::vector<std::string> Arguments(Components.begin(), Components.end());
    if (!Arguments.empty())
      Arguments.insert(Arguments.begin(), "COMPONENTS");
    Text += command("find_package", {Package, "REQUIRED"}, Arguments);
  }
  if (any_of(Targets, [](const Target &T) { return T.Project->HasUnitTests; }))
    Text += command("enable_testing", {}, {});
  if (O.Reference) {
    const std::string Path = relativePath(physicalPath(P.OutDir), physicalPath(P.Root));
    Text += "\n" + comment("The code base, which has the sources that were not translated.") +
            command("set",
                    {CodeBaseVariable.str(), "${CMAKE_CURRENT_SOURCE_DIR}/" + literal(Path),
                     "CACHE", "PATH", "Folder of the code base"},
                    {});
  }
  return Text;
}

/// Returns the second argument of add_subdirectory for \p Folder: the folder in the
/// build tree if it cannot have the same name. Make has problems with spaces and
/// other characters in names. Adds the folder to \p Used.
static std::vector<std::string> buildFolderFor(const std::string &Folder, StringSet<> &Used) {
  std::string Name;
  for (auto I = sys::path::begin(Folder), End = sys::path::end(Folder); I != End; ++I)
    Name = joinPath(Name, validName(*I));
  if (Name == Folder)
    return {};
  std::string Unique = Name;
  for (unsigned Number = 2; !Used.insert(Unique).second; ++Number)
    Unique = fmt::format("{}_{}", Name, Number);
  return {Unique};
}

std::vector<GeneratedFile> FilesWriter::run() {
  std::map<std::string, std::map<std::string, std::vector<std::string>>> SourceProperties;
  const OutputFolders Outputs(Targets, W.Configuration);
  std::vector<GeneratedFile> Files;
  FaultUses Faults(Search);
  const CMakeContext C{W,      O,      Paths, Targets,          All,  Names, mainName(), Outputs,
                       Search, Faults, Notes, SourceProperties, Files};
  std::map<std::string, std::string> Texts; // by folder
  std::vector<std::string> Folders;         // in the order of the targets
  for (const Target &T : Targets) {
    auto [It, IsNew] = Texts.try_emplace(T.Folder);
    if (IsNew && !T.Folder.empty())
      Folders.push_back(T.Folder);
    It->second += (It->second.empty() ? "" : "\n") + targetText(T, C);
  }
  std::string Top = topText();
  if (!Folders.empty())
    Top += "\n";
  StringSet<> Used;
  for (const std::string &Folder : Folders)
    Used.insert(Folder);
  for (const std::string &Folder : Folders)
    Top += command("add_subdirectory", {relativeLiteral(Folder)}, buildFolderFor(Folder, Used));
  if (auto It = Texts.find(""); It != Texts.end())
    Top += "\n" + It->second;
  Texts[""] = Top;

  for (auto &[Folder, Text] : Texts)
    Files.push_back({joinPath(Folder, "CMakeLists.txt"), std::move(Text)});
  return Files;
}

std::vector<GeneratedFile> writeCMakeFiles(const Workspace &W, const MigrationPlan &P,
                                           const CMakeOptions &O, std::vector<Note> *Notes) {
  if (P.ShardIndex != 1)
    return {};
  std::vector<Note> Unused;
  return FilesWriter(W, P, O, Notes ? *Notes : Unused).run();
}

} // namespace amp2hip::migrate
