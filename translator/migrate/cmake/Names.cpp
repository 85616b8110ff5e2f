//===--- Names.cpp - Names of CMake targets and configurations ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/cmake/Names.h"

#include "migrate/plan/tree/Paths.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSet.h"
#include "llvm/ADT/StringSwitch.h"

using namespace llvm;

namespace amp2hip::migrate {

std::string validName(StringRef Name) {
  std::string Result;
  for (char C : Name)
    Result += isAlnum(C) || StringRef("_-.+").contains(C) ? C : '_';
  if (!Result.empty() && Result[0] == '-')
    Result[0] = '_';
  return Result.empty() ? "unnamed" : Result;
}

bool isLinkKeyword(StringRef Name) {
  return StringSwitch<bool>(Name)
      .Cases("debug", "optimized", "general", "PUBLIC", "PRIVATE", "INTERFACE", true)
      .Cases("LINK_PUBLIC", "LINK_PRIVATE", "LINK_INTERFACE_LIBRARIES", true)
      .Default(false);
}

/// Names with a meaning in CMake's generators or in the functions of amp2hip, and
/// libraries that the runtime links to by name.
static bool isReservedTarget(StringRef Name) {
  return isLinkKeyword(Name) ||
         StringSwitch<bool>(Name)
             .Cases("all", "clean", "depend", "help", "install", "test", "package", true)
             .Cases("edit_cache", "rebuild_cache", "package_source", "preinstall", "codegen", true)
             .Cases("list_install_components", "ALL_BUILD", "INSTALL", "RUN_TESTS", "PACKAGE", true)
             .Cases("ZERO_CHECK", "uninstall", "memcheck", "coverage", true)
             .Cases("STATIC", "SHARED", "OBJECT", "MODULE", "TRANSLATED", "BACKEND", "FP_STRICT",
                    true)
             .Cases("m", "c", "gcc", "stdc++", "dl", "rt", "pthread", "tbb", "unnamed", true)
             .Case(".", true)
             .Case("..", true)
             .Default(false);
}

std::vector<std::string> targetNames(const Workspace &W, std::vector<Note> &Notes) {
  StringSet<> Used;
  // A name that needs no change is never taken by a changed one.
  for (const Project &P : W.Projects)
    if (validName(P.Name) == P.Name && !isReservedTarget(P.Name))
      Used.insert(P.Name);
  StringSet<> Kept;
  std::vector<std::string> Result;
  for (const Project &P : W.Projects) {
    std::string Name = validName(P.Name);
    if (Name == P.Name && !isReservedTarget(Name) && Kept.insert(Name).second) {
      Result.push_back(Name);
      continue;
    }
    if (isReservedTarget(Name))
      Name += P.Kind == ProjectKind::Executable ? "_program" : "_library";
    std::string Unique = Name;
    for (unsigned Number = 2; !Used.insert(Unique).second; ++Number)
      Unique = fmt::format("{}_{}", Name, Number);
    Notes.push_back({P.File, 0,
                     fmt::format("the CMake target of project '{}' is named '{}', because "
                                 "CMake cannot use the name of the project",
                                 printableName(P.Name), Unique)});
    Result.push_back(Unique);
  }
  return Result;
}

std::map<std::string, std::string> configurationNames(const Workspace &W,
                                                      std::vector<Note> &Notes) {
  std::map<std::string, std::string> Result;
  StringSet<> Used;
  for (const std::string &Configuration : W.Configurations) {
    std::string Name = validName(Configuration);
    std::replace_if(Name.begin(), Name.end(), [](char C) { return !isAlnum(C); }, '_');
    std::string Unique = Name;
    for (unsigned Number = 2; !Used.insert(StringRef(Unique).lower()).second; ++Number)
      Unique = fmt::format("{}_{}", Name, Number);
    if (Unique != Configuration)
      Notes.push_back({"", 0,
                       fmt::format("configuration '{}' is named '{}' in the CMake files",
                                   printableName(Configuration), Unique)});
    Result[Configuration] = Unique;
  }
  return Result;
}

bool isStandardConfiguration(StringRef Name) {
  return StringSwitch<bool>(Name.lower())
      .Cases("debug", "release", "relwithdebinfo", "minsizerel", true)
      .Default(false);
}

bool isDebugConfiguration(StringRef Name) { return Name.contains_insensitive("debug"); }

} // namespace amp2hip::migrate
