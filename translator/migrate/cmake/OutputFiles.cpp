//===--- OutputFiles.cpp - Folders and names of binaries ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/cmake/OutputFiles.h"

#include "migrate/cmake/Names.h"
#include "migrate/workspace/files/ProgramScan.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"
#include <optional>

using namespace llvm;

namespace amp2hip::migrate {

static bool isBinary(const Target &T) {
  return T.isBuilt() && (T.Project->Kind == ProjectKind::Executable ||
                         T.Project->Kind == ProjectKind::SharedLibrary);
}

static const OutputFile *outputOf(const Target &T, StringRef Configuration) {
  auto It = T.Project->Outputs.find(Configuration.str());
  return isBinary(T) && It != T.Project->Outputs.end() ? &It->second : nullptr;
}

/// Returns whether the code of a target calls LoadLibrary().
static bool callsLoadLibrary(const Target &T) {
  return any_of(T.Sources,
                [](const TargetSource &S) { return workspace::loadsLibraries(S.File->Path); }) ||
         any_of(T.Project->Headers, workspace::loadsLibraries);
}

/// Returns the targets that call LoadLibrary() or link to one that does.
static std::vector<bool> loadersIn(ArrayRef<Target> Targets) {
  std::vector<bool> Result;
  for (const Target &T : Targets) // follows those to which it links
    Result.push_back(any_of(T.Links, [&](size_t I) { return Result[I]; }) || callsLoadLibrary(T));
  return Result;
}

/// Returns the deepest folder that contains \p A and \p B or is one of them.
static StringRef commonFolder(StringRef A, StringRef B) {
  while (A != B && !B.starts_with((A + "/").str()))
    A = sys::path::parent_path(A);
  return A;
}

/// If a folder with shared libraries is neither below that of a program nor has one itself, finds
/// the deepest folder that contains all such folders and those of programs that call
/// LoadLibrary(). All folders in it keep their relative positions.
void OutputFolders::placeCommonTree(ArrayRef<Target> Targets,
                                    const std::map<std::string, Contents> &ByFolder) {
  std::optional<std::string> Root;
  auto Include = [&](StringRef Folder) {
    Root = Root ? commonFolder(*Root, Folder).str() : Folder.str();
  };
  for (const auto &[Folder, Of] : ByFolder) {
    const StringRef Each = Folder;
    if (Of.HasLibrary && none_of(ByFolder, [&](const auto &Other) {
          return Other.second.HasProgram &&
                 (Each == Other.first || Each.starts_with(Other.first + "/"));
        }))
      Include(Folder);
  }
  if (!Root)
    return;
  const std::vector<bool> IsLoader = loadersIn(Targets);
  bool HasLoader = false;
  for (size_t I = 0; I != Targets.size(); ++I)
    if (const OutputFile *Output = outputOf(Targets[I], Configuration);
        Output && IsLoader[I] && Targets[I].Project->Kind == ProjectKind::Executable) {
      Include(StringRef(Output->Folder).lower());
      HasLoader = true;
    }
  if (!HasLoader || sys::path::parent_path(*Root).empty())
    return;
  ++Roots;
  for (const auto &[Folder, Of] : ByFolder)
    if (Folder == *Root || StringRef(Folder).starts_with(*Root + "/"))
      Names[Folder] = "bin" + Of.Folder.substr(Root->size());
}

OutputFolders::OutputFolders(ArrayRef<Target> Targets, StringRef Configuration)
    : Configuration(Configuration.str()) {
  std::map<std::string, Contents> ByFolder;
  std::vector<std::string> Order;
  for (const Target &T : Targets)
    if (const OutputFile *Output = outputOf(T, Configuration)) {
      auto [It, IsNew] = ByFolder.try_emplace(StringRef(Output->Folder).lower());
      if (IsNew) {
        It->second.Folder = Output->Folder;
        Order.push_back(It->first);
      }
      ++It->second.Count;
      (T.Project->Kind == ProjectKind::SharedLibrary ? It->second.HasLibrary
                                                     : It->second.HasProgram) = true;
    }
  placeCommonTree(Targets, ByFolder);
  erase_if(Order, [&](const std::string &Folder) { return Names.count(Folder); });
  // A program finds the libraries in a folder below its own, such as `plugins`.
  std::map<std::string, std::string> Parents;
  for (const std::string &Folder : Order)
    for (const std::string &Other : Order)
      if (ByFolder[Folder].HasLibrary && ByFolder[Other].HasProgram &&
          StringRef(Folder).starts_with(Other + "/") && Other.size() > Parents[Folder].size())
        Parents[Folder] = Other;
  auto NameOf = [&](const std::string &Folder) {
    auto [It, IsNew] = Names.try_emplace(Folder);
    if (IsNew)
      It->second = ++Roots == 1 ? "bin" : fmt::format("bin{}", Roots);
    return It->second;
  };
  for (const std::string &Folder : Order)
    if (Parents[Folder].empty() &&
        ((ByFolder[Folder].Count > 1 && ByFolder[Folder].HasLibrary) ||
         any_of(Order, [&](const std::string &Other) { return Parents[Other] == Folder; })))
      NameOf(Folder);
  // Parents first.
  stable_sort(Order, [](StringRef A, StringRef B) { return A.size() < B.size(); });
  for (const std::string &Folder : Order)
    if (const std::string &Parent = Parents[Folder]; !Parent.empty())
      Names[Folder] = NameOf(Parent) + ByFolder[Folder].Folder.substr(Parent.size());
}

std::string OutputFolders::of(const Target &T) const {
  if (isBinary(T) && !T.Project->OutputFolder.empty())
    return T.Project->OutputFolder;
  const OutputFile *Output = outputOf(T, Configuration);
  auto It = Output ? Names.find(StringRef(Output->Folder).lower()) : Names.end();
  return It == Names.end() ? "" : It->second;
}

/// Returns the name that the binary of \p T has on Windows, or the name of its project.
static std::string wantedName(const Target &T, StringRef Configuration) {
  const OutputFile *Output = outputOf(T, Configuration);
  return Output ? Output->Name : T.Project->Name;
}

std::vector<std::string> outputNames(const Target &T, ArrayRef<Target> Targets,
                                     StringRef MainConfiguration,
                                     const std::map<std::string, std::string> &ConfigurationNames) {
  std::vector<std::string> Result;
  std::string Usual = T.Name;
  auto Add = [&](const std::string &Property, StringRef Configuration) {
    const std::string Name = wantedName(T, Configuration);
    // Two targets of a folder cannot have one name.
    const bool IsTaken = any_of(Targets, [&](const Target &Other) {
      return Other.Name != T.Name &&
             (Other.Name == Name || wantedName(Other, Configuration) == Name);
    });
    if (Name == Usual || validName(Name) != Name || IsTaken)
      return Usual;
    Result.push_back(Property);
    Result.push_back(Name);
    return Name;
  };
  Usual = Add("OUTPUT_NAME", MainConfiguration);
  // Programs find plug-ins by an extension of their own.
  if (const OutputFile *Output = outputOf(T, MainConfiguration);
      Output && T.Project->Kind == ProjectKind::SharedLibrary && !Output->Extension.empty()) {
    append_range(Result, std::vector<std::string>{"PREFIX", "", "SUFFIX", Output->Extension});
  }
  for (const auto &[Configuration, CMakeName] : ConfigurationNames)
    if (Configuration != MainConfiguration)
      Add("OUTPUT_NAME_" + StringRef(CMakeName).upper(), Configuration);
  return Result;
}

} // namespace amp2hip::migrate
