//===--- Solution.cpp - Solutions of Visual Studio ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/visualstudio/Solution.h"

#include "migrate/workspace/files/Error.h"
#include "migrate/workspace/files/TextFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"

using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

namespace amp2hip::migrate::workspace {

/// The type of solution folders.
static constexpr StringRef FolderType = "{2150E333-8FDC-42A3-9474-1A3956D46DE8}";

bool operator==(const ConfigurationPair &A, const ConfigurationPair &B) {
  return StringRef(A.Configuration).equals_insensitive(B.Configuration) &&
         StringRef(A.Platform).equals_insensitive(B.Platform);
}

ConfigurationPair parsePair(StringRef Text) {
  auto [Configuration, Platform] = Text.split('|');
  return {Configuration.trim().str(), Platform.trim().str()};
}

std::string keyOf(const ConfigurationPair &Pair) {
  return StringRef(Pair.Configuration + "|" + Pair.Platform).lower();
}

namespace {

class SlnReader {
public:
  SlnReader(StringRef Path, StringRef Text) : Text(Text) { Result.File = Path.str(); }
  Expected<Solution> read();

private:
  Error line(StringRef Line);
  Error beginProject(StringRef Line);
  Error assignment(StringRef Left, StringRef Right);
  Error checkIsComplete(StringRef Next) const;
  void projectConfiguration(StringRef Left, StringRef Right);

  StringRef Text;
  Solution Result;
  unsigned LineNumber = 0;
  StringRef Section; ///< Name of the current section, or "".
  bool InProject = false, InFolder = false, InGlobal = false;
  unsigned BlockLine = 0; ///< Of the line that began the current project or `Global`.
  std::map<std::string, size_t> ProjectsById;
};

} // namespace

/// Returns the argument of "GlobalSection(NAME) = preSolution".
static StringRef sectionName(StringRef Line) {
  return Line.split('(').second.take_until([](char C) { return C == ')'; }).trim();
}

/// Reads `Project("{TYPE}") = "NAME", "PATH", "{ID}"`.
Error SlnReader::beginProject(StringRef Line) {
  llvm::SmallVector<StringRef, 12> Parts;
  Line.split(Parts, '"');
  if (Parts.size() < 8)
    return makeError("'{}', line {}: the project lacks its name, path or id", Result.File,
                     LineNumber);
  InProject = true;
  InFolder = Parts[1].equals_insensitive(FolderType);
  if (InFolder)
    return Error::success();
  SolutionProject P;
  P.Name = Parts[3].str();
  P.Path = Parts[5].str();
  P.Id = Parts[7].upper();
  P.Line = LineNumber;
  ProjectsById.emplace(P.Id, Result.Projects.size());
  Result.Projects.push_back(std::move(P));
  return Error::success();
}

/// Reads "{ID}.Debug|Win32.ActiveCfg = Debug|x64". The name of a configuration may
/// contain dots.
void SlnReader::projectConfiguration(StringRef Left, StringRef Right) {
  auto [Id, Rest] = Left.split('.');
  auto It = ProjectsById.find(Id.upper());
  if (It == ProjectsById.end())
    return;
  SolutionProject &P = Result.Projects[It->second];
  if (Rest.consume_back(".ActiveCfg"))
    P.Configurations[keyOf(parsePair(Rest))] = parsePair(Right);
  else if (Rest.consume_back(".Build.0"))
    P.Built.push_back(keyOf(parsePair(Rest)));
}

Error SlnReader::assignment(StringRef Left, StringRef Right) {
  if (InProject) {
    if (Section == "ProjectDependencies" && !InFolder)
      Result.Projects.back().Dependencies.push_back(Left.upper());
  } else if (Section == "SolutionConfigurationPlatforms") {
    ConfigurationPair Pair = parsePair(Left);
    if (Result.Configurations.size() == MaxConfigurations)
      return makeError("'{}' has more than {} configurations", Result.File, MaxConfigurations);
    if (!Pair.Platform.empty() && !llvm::is_contained(Result.Configurations, Pair))
      Result.Configurations.push_back(std::move(Pair));
  } else if (Section == "ProjectConfigurationPlatforms") {
    Result.SelectsProjects = true;
    projectConfiguration(Left, Right);
  }
  return Error::success();
}

/// Returns an error if something has no end before \p Next, a line or the end of the file.
Error SlnReader::checkIsComplete(StringRef Next) const {
  if (!InProject && !InGlobal)
    return Error::success();
  return makeError("'{}', line {}: {} has no '{}' before {}; the file may be incomplete",
                   Result.File, BlockLine, InProject ? "the project" : "'Global'",
                   InProject ? "EndProject" : "EndGlobal", Next);
}

Error SlnReader::line(StringRef Line) {
  const bool IsProject = Line.starts_with("Project(");
  if (IsProject || Line == "Global") {
    if (Error Incomplete = checkIsComplete(fmt::format("line {}", LineNumber)))
      return Incomplete;
    BlockLine = LineNumber;
    InGlobal = !IsProject;
    Result.LacksGlobal &= IsProject;
    Section = "";
  }
  if (IsProject)
    return beginProject(Line);
  if (Line == "EndProject" || Line == "EndGlobal") {
    InProject = InGlobal = false;
    Section = "";
  } else if (Line.starts_with("ProjectSection(") || Line.starts_with("GlobalSection(")) {
    Section = sectionName(Line);
  } else if (Line == "EndProjectSection" || Line == "EndGlobalSection") {
    Section = "";
  } else if (!Section.empty()) {
    auto [Left, Right] = Line.split('=');
    return assignment(Left.trim(), Right.trim());
  }
  return Error::success();
}

Expected<Solution> SlnReader::read() {
  bool HasTitle = false;
  Result.LacksGlobal = true;
  llvm::SmallVector<StringRef, 0> Lines;
  Text.split(Lines, '\n');
  for (StringRef Line : Lines) {
    ++LineNumber;
    Line = Line.trim();
    HasTitle |= LineNumber <= 3 && Line.starts_with("Microsoft Visual Studio Solution File");
    if (LineNumber == 3 && !HasTitle)
      break;
    if (Error Failed = line(Line))
      return Failed;
  }
  if (!HasTitle)
    return makeError("'{}' is not a Visual Studio solution: its title line is missing",
                     Result.File);
  if (Error Incomplete = checkIsComplete("the end of the file"))
    return Incomplete;
  return std::move(Result);
}

Expected<Solution> readSolution(StringRef Path) {
  if (Path.ends_with_insensitive(".slnx"))
    return readSolutionXml(Path);
  Expected<std::string> Text = readTextFile(Path);
  if (!Text)
    return Text.takeError();
  if (Error Unmerged = checkIsMerged(Path, *Text))
    return Unmerged;
  return SlnReader(Path, *Text).read();
}

} // namespace amp2hip::migrate::workspace
