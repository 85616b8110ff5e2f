//===--- ObjectFiles.cpp - Object files of other projects -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/visualstudio/ObjectFiles.h"

#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

using llvm::StringRef;
namespace path = llvm::sys::path;

namespace amp2hip::migrate::workspace {

/// Adds the settings \p From after those of \p To.
static void append(Settings &To, const Settings &From) {
  llvm::append_range(To.IncludeDirs, From.IncludeDirs);
  llvm::append_range(To.Definitions, From.Definitions);
  llvm::append_range(To.Undefined, From.Undefined);
  llvm::append_range(To.ForcedIncludes, From.ForcedIncludes);
}

/// Returns the source of \p P from which the compiler makes the object file \p Object.
static const Source *sourceOf(const Project &P, StringRef Object) {
  const auto It = llvm::find_if(P.Sources, [&](const Source &S) {
    return path::stem(S.Path).equals_insensitive(path::stem(Object));
  });
  return It == P.Sources.end() ? nullptr : &*It;
}

/// Returns the project with the source of \p Object, and the source. Searches the projects that
/// \p P depends on first.
static std::pair<const Project *, const Source *> findSource(const Workspace &W, const Project &P,
                                                             StringRef Object) {
  for (const std::string &Index : P.Dependencies)
    if (const Source *S = sourceOf(W.Projects[std::stoul(Index)], Object))
      return {&W.Projects[std::stoul(Index)], S};
  for (const Project &Other : W.Projects)
    if (const Source *S = &Other == &P ? nullptr : sourceOf(Other, Object))
      return {&Other, S};
  return {nullptr, nullptr};
}

void addSourcesOfObjects(Workspace &W) {
  std::vector<std::pair<Project *, Source>> Added;
  for (Project &P : W.Projects)
    llvm::erase_if(P.Libraries, [&](StringRef Name) {
      if (!Name.ends_with_insensitive(".obj"))
        return false;
      const auto [Other, Found] = findSource(W, P, Name);
      if (!Found) {
        W.Notes.push_back({P.File, 0,
                           fmt::format("the object file '{}' is not linked, because no project has "
                                       "a source of this name; add its source to the project",
                                       Name)});
        return true;
      }
      Source Copy = *Found;
      for (const auto &[Configuration, S] : Other->Configurations)
        append(Copy.Additional[Configuration], S);
      Added.emplace_back(&P, std::move(Copy));
      return true;
    });
  for (auto &[P, S] : Added)
    if (llvm::none_of(P->Sources, [&](const Source &Own) { return Own.Path == S.Path; }))
      P->Sources.push_back(std::move(S));
}

} // namespace amp2hip::migrate::workspace
