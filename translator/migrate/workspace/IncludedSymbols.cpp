//===--- IncludedSymbols.cpp - The linker option /include -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/IncludedSymbols.h"
#include "migrate/workspace/files/ProgramScan.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringSet.h"
#include <fmt/format.h>

using llvm::StringRef;

namespace amp2hip::migrate::workspace {
namespace {

class IncludedSymbols {
public:
  explicit IncludedSymbols(Workspace &W) : W(W) {
    for (Project &P : W.Projects)
      ByName[P.Name] = &P;
  }

  void run() {
    for (Project &P : W.Projects) {
      if (P.Kind != ProjectKind::Executable && P.Kind != ProjectKind::SharedLibrary)
        continue;
      const std::vector<const Project *> Libraries = staticLibraries(P);
      if (Libraries.empty() ||
          !(names(P) || llvm::any_of(Libraries, [&](const Project *L) { return names(*L); })))
        continue;
      P.LinksWhole = true;
      W.Notes.push_back({P.File, 0,
                         fmt::format("project '{}' links all objects of its static libraries, "
                                     "because the code has '#pragma comment(linker, "
                                     "\"/include:...\")'",
                                     P.Name)});
    }
  }

private:
  /// The static libraries that \p P links to, and those that these link to.
  std::vector<const Project *> staticLibraries(const Project &P) const {
    std::vector<const Project *> Found = {&P};
    llvm::StringSet<> Seen;
    for (size_t I = 0; I != Found.size(); ++I)
      for (const std::string &Name : Found[I]->LinkedProjects)
        if (const Project *L = ByName.lookup(Name);
            L && L->Kind == ProjectKind::StaticLibrary && Seen.insert(Name).second)
          Found.push_back(L);
    Found.erase(Found.begin());
    return Found;
  }

  bool names(const Project &P) {
    auto [It, IsNew] = Names.try_emplace(&P, false);
    if (IsNew)
      It->second = llvm::any_of(P.Headers, includesSymbols) ||
                   llvm::any_of(P.Sources, [](const Source &S) { return includesSymbols(S.Path); });
    return It->second;
  }

  Workspace &W;
  llvm::StringMap<const Project *> ByName;
  llvm::DenseMap<const Project *, bool> Names;
};

} // namespace

void findIncludedSymbols(Workspace &W) { IncludedSymbols(W).run(); }

} // namespace amp2hip::migrate::workspace
