//===--- GuessedLinks.cpp - Libraries that a database does not tell -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/database/GuessedLinks.h"
#include "migrate/workspace/Workspace.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringRef.h"
#include <algorithm>
#include <map>
#include <set>
#include <vector>

using llvm::StringRef;

namespace amp2hip::migrate::workspace {
namespace {

/// Macros and their values.
using Macros = std::map<std::string, std::string>;

/// Returns the macros that command lines of \p P define in \p Configuration.
Macros macrosOf(const Project &P, const std::string &Configuration) {
  Macros Result;
  const auto Add = [&](const std::map<std::string, Settings> &All) {
    if (auto It = All.find(Configuration); It != All.end())
      for (StringRef Definition : It->second.Definitions)
        Result[Definition.split('=').first.str()] = Definition.split('=').second.str();
  };
  Add(P.Configurations);
  for (const Source &S : P.Sources)
    Add(S.Additional);
  return Result;
}

/// Returns the number of names in \p Names that both define in the same way, or both do not define.
size_t similarity(const Macros &A, const Macros &B, const std::set<std::string> &Names) {
  return llvm::count_if(Names, [&](const std::string &Name) {
    const auto InA = A.find(Name), InB = B.find(Name);
    return InA == A.end() || InB == B.end() ? (InA == A.end()) == (InB == B.end())
                                            : InA->second == InB->second;
  });
}

} // namespace

std::string linkByGuess(Workspace &W) {
  std::vector<Macros> Defined;
  for (const Project &P : W.Projects)
    Defined.push_back(macrosOf(P, W.Configuration));
  // Groups of libraries that share a source.
  std::vector<std::vector<size_t>> Groups;
  std::map<StringRef, size_t> GroupOf; // by the path of a source
  for (size_t I = 0; I != W.Projects.size(); ++I) {
    const Project &P = W.Projects[I];
    if (P.Kind != ProjectKind::StaticLibrary && P.Kind != ProjectKind::SharedLibrary)
      continue;
    const auto Shared =
        llvm::find_if(P.Sources, [&](const Source &S) { return GroupOf.count(S.Path) != 0; });
    const size_t Group = Shared != P.Sources.end() ? GroupOf[Shared->Path] : Groups.size();
    if (Group == Groups.size())
      Groups.emplace_back();
    Groups[Group].push_back(I);
    for (const Source &S : P.Sources)
      GroupOf.emplace(S.Path, Group);
  }
  if (Groups.empty())
    return "";
  bool IsGuess = false;
  std::string Chosen; // libraries of which a program links to one
  for (const std::vector<size_t> &Group : Groups)
    if (Group.size() > 1) {
      Chosen += Chosen.empty() ? "" : "; ";
      Chosen += llvm::join(
          llvm::map_range(Group, [&](size_t I) { return "'" + W.Projects[I].Name + "'"; }), ", ");
    }
  for (size_t I = 0; I != W.Projects.size(); ++I) {
    Project &P = W.Projects[I];
    if (P.Kind != ProjectKind::Executable || !P.LinkedProjects.empty())
      continue;
    IsGuess = true;
    for (const std::vector<size_t> &Group : Groups) {
      std::set<std::string> Names;
      for (size_t J : Group)
        for (const auto &Macro : Defined[J])
          Names.insert(Macro.first);
      const size_t Library = *std::max_element(Group.begin(), Group.end(), [&](size_t A, size_t B) {
        return similarity(Defined[I], Defined[A], Names) <
               similarity(Defined[I], Defined[B], Names);
      });
      P.LinkedProjects.push_back(llvm::utostr(Library));
    }
    P.Dependencies = P.LinkedProjects;
  }
  if (!IsGuess)
    return "";
  std::string Text = "the database does not say which libraries a program links to, so each links "
                     "to all of them";
  if (!Chosen.empty())
    Text += fmt::format("; of libraries with the same source ({}), it links to the one with the "
                        "most similar definitions",
                        Chosen);
  return Text;
}

} // namespace amp2hip::migrate::workspace
