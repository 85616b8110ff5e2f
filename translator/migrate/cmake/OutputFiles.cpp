//===--- OutputFiles.cpp - Folders and names of binaries ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/cmake/OutputFiles.h"

#include "migrate/cmake/Names.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"

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

OutputFolders::OutputFolders(ArrayRef<Target> Targets, StringRef Configuration)
    : Configuration(Configuration.str()) {
  struct Contents {
    std::string Folder; ///< In the case of the first project file.
    unsigned Count = 0;
    bool HasLibrary = false, HasProgram = false;
  };
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
