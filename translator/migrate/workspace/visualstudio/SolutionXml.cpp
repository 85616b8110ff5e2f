//===--- SolutionXml.cpp - Solutions in the format .slnx ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Visual Studio 2022 and later write
//
//   <Solution>
//     <Configurations>
//       <BuildType Name="Debug" /> <Platform Name="x64" />
//     </Configurations>
//     <Folder Name="/libraries/">
//       <Project Path="core/core.vcxproj">
//         <BuildDependency Project="base/base.vcxproj" />
//         <BuildType Solution="Debug|*" Project="Checked" />
//         <Platform Solution="*|x86" Project="Win32" />
//         <Build Solution="Debug|*" Project="false" />
//       </Project>
//     </Folder>
//   </Solution>
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/files/Error.h"
#include "migrate/workspace/files/RealPaths.h"
#include "migrate/workspace/msbuild/XmlFile.h"
#include "migrate/workspace/visualstudio/Solution.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

using llvm::Expected;
using llvm::StringRef;

namespace amp2hip::migrate::workspace {

namespace {

class SlnxReader {
public:
  explicit SlnxReader(const XmlFile &File) : File(File) { Result.File = File.path(); }
  Expected<Solution> read();

private:
  llvm::Error configurations();
  void elements(pugi::xml_node Parent);
  void project(pugi::xml_node Element);
  void map(SolutionProject &P, pugi::xml_node Element, const ConfigurationPair &Pair,
           bool &IsBuilt);

  const XmlFile &File;
  Solution Result;
};

} // namespace

/// Returns a path as an id: in lower case and with forward slashes.
static std::string idOf(StringRef Path) { return foldedName(absolutePath("/", Path)); }

llvm::Error SlnxReader::configurations() {
  std::vector<std::string> Names, Platforms;
  for (pugi::xml_node Element : File.root().child("Configurations").children())
    if (isNamed(Element, "BuildType"))
      Names.push_back(Element.attribute("Name").value());
    else if (isNamed(Element, "Platform"))
      Platforms.push_back(Element.attribute("Name").value());
  if (Names.empty())
    Names = {"Debug", "Release"};
  if (Platforms.empty())
    Platforms = {"x64"};
  if (Names.size() * Platforms.size() > MaxConfigurations)
    return makeError("'{}' has more than {} configurations", File.path(), MaxConfigurations);
  for (const std::string &Name : Names)
    for (const std::string &Platform : Platforms)
      Result.Configurations.push_back({Name, Platform});
  return llvm::Error::success();
}

/// Returns whether \p Pattern, in which "*" means any, matches \p Pair.
static bool matchesPair(StringRef Pattern, const ConfigurationPair &Pair) {
  const ConfigurationPair Wanted = parsePair(Pattern);
  auto Matches = [](StringRef Part, StringRef Value) {
    return Part.empty() || Part == "*" || Part.equals_insensitive(Value);
  };
  return Matches(Wanted.Configuration, Pair.Configuration) &&
         Matches(Wanted.Platform, Pair.Platform);
}

/// Applies a rule of a project to the pair of the solution.
void SlnxReader::map(SolutionProject &P, pugi::xml_node Element, const ConfigurationPair &Pair,
                     bool &IsBuilt) {
  const StringRef Value = Element.attribute("Project").value();
  if (!matchesPair(Element.attribute("Solution").value(), Pair))
    return;
  ConfigurationPair &Target = P.Configurations[keyOf(Pair)];
  if (isNamed(Element, "BuildType"))
    Target.Configuration = Value.str();
  else if (isNamed(Element, "Platform"))
    Target.Platform = Value.str();
  else if (isNamed(Element, "Build"))
    IsBuilt = !Value.equals_insensitive("false");
}

void SlnxReader::project(pugi::xml_node Element) {
  SolutionProject P;
  P.Path = Element.attribute("Path").value();
  P.Name = llvm::sys::path::stem(absolutePath("/", P.Path)).str();
  P.Id = idOf(P.Path);
  P.Line = File.lineOf(Element);
  for (pugi::xml_node Child : Element.children())
    if (isNamed(Child, "BuildDependency"))
      P.Dependencies.push_back(idOf(Child.attribute("Project").value()));
  for (const ConfigurationPair &Pair : Result.Configurations) {
    ConfigurationPair &Target = P.Configurations[keyOf(Pair)];
    Target = Pair;
    if (StringRef(Pair.Platform).equals_insensitive("x86"))
      Target.Platform = "Win32"; // what projects of C++ call it
    bool IsBuilt = true;
    for (pugi::xml_node Child : Element.children())
      map(P, Child, Pair, IsBuilt);
    if (IsBuilt)
      P.Built.push_back(keyOf(Pair));
  }
  Result.SelectsProjects = true;
  Result.Projects.push_back(std::move(P));
}

void SlnxReader::elements(pugi::xml_node Parent) {
  for (pugi::xml_node Element : Parent.children())
    if (isNamed(Element, "Folder"))
      elements(Element);
    else if (isNamed(Element, "Project"))
      project(Element);
}

Expected<Solution> SlnxReader::read() {
  if (llvm::Error Failed = configurations())
    return Failed;
  elements(File.root());
  return std::move(Result);
}

Expected<Solution> readSolutionXml(StringRef Path) {
  Expected<std::unique_ptr<XmlFile>> File = XmlFile::read(Path);
  if (!File)
    return File.takeError();
  if (!isNamed((*File)->root(), "Solution"))
    return makeError("'{}' is not a solution: its root element is '{}'", Path,
                     (*File)->root().name());
  return SlnxReader(**File).read();
}

} // namespace amp2hip::migrate::workspace
