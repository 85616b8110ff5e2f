//===--- UnitTests.cpp - Projects of Visual Studio's test framework ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/UnitTests.h"
#include "migrate/workspace/files/ProgramScan.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

namespace amp2hip::migrate::workspace {

static bool includesUnitTests(const ProgramScan &Scan) {
  return llvm::any_of(Scan.Includes, [](const IncludeDirective &I) {
    return llvm::StringRef(I.Name).equals_insensitive("CppUnitTest.h");
  });
}

static bool hasUnitTests(const Project &P) {
  bool Includes = llvm::any_of(P.Headers, [](const std::string &Header) {
    return includesUnitTests(scanSourceFile(Header));
  });
  for (const Source &S : P.Sources) {
    const ProgramScan Scan = scanSourceFile(S.Path);
    if (Scan.DefinesMain)
      return false;
    Includes |= includesUnitTests(Scan);
  }
  return Includes && !P.Sources.empty();
}

void findUnitTests(Workspace &W) {
  llvm::StringSet<> Found;
  for (Project &P : W.Projects) {
    P.HasUnitTests = hasUnitTests(P);
    if (!P.HasUnitTests || P.Kind == ProjectKind::Executable)
      continue;
    P.Kind = ProjectKind::Executable;
    Found.insert(P.Name);
  }
  for (Project &P : W.Projects)
    llvm::erase_if(P.LinkedProjects, [&](const std::string &Name) { return Found.contains(Name); });
}

} // namespace amp2hip::migrate::workspace
