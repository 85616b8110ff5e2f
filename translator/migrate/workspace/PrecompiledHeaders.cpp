//===--- PrecompiledHeaders.cpp - Folders of precompiled headers ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/PrecompiledHeaders.h"

#include "migrate/workspace/files/RealPaths.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"
#include <set>

using llvm::StringRef;

namespace amp2hip::migrate::workspace {

void addPrecompiledHeaderFolder(
    Project &P, StringRef Header,
    llvm::function_ref<std::optional<std::string>(StringRef)> FindFile) {
  const auto Contains = [&](StringRef Folder) {
    return FindFile(absolutePath(Folder, Header)).has_value();
  };
  std::set<std::string> Folders{P.Folder};
  for (const Source &S : P.Sources)
    Folders.insert(llvm::sys::path::parent_path(S.Path).str());

  // The folder of the project is preferred: Visual Studio creates the header there.
  std::string OfHeader = Contains(P.Folder) ? P.Folder : "";
  bool AllContain = true;
  for (const std::string &Folder : Folders) {
    const bool ContainsHeader = Contains(Folder);
    AllContain &= ContainsHeader;
    if (ContainsHeader && OfHeader.empty())
      OfHeader = Folder;
  }
  if (AllContain || OfHeader.empty())
    return;
  for (auto &[Configuration, S] : P.Configurations)
    if (llvm::none_of(S.IncludeDirs, Contains))
      S.IncludeDirs.push_back(OfHeader);
}

} // namespace amp2hip::migrate::workspace
