//===--- FaultUses.cpp - Sources that handle faults -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/cmake/FaultUses.h"

#include "migrate/workspace/files/ProgramScan.h"
#include "llvm/ADT/STLExtras.h"

using namespace llvm;

namespace amp2hip::migrate {

bool FaultUses::contains(const std::string &Path, std::set<std::string> &Seen) {
  if (!Seen.insert(Path).second)
    return false;
  const ScannedFile &File = scan(Path);
  return File.HandlesFaults ||
         any_of(File.Includes, [&](const std::string &Header) { return contains(Header, Seen); });
}

const FaultUses::ScannedFile &FaultUses::scan(const std::string &Path) {
  auto [It, IsNew] = Files.try_emplace(Path);
  if (!IsNew)
    return It->second;
  It->second.HandlesFaults = workspace::handlesFaults(Path);
  if (!It->second.HandlesFaults)
    for (const workspace::IncludeDirective &I : workspace::scanSourceFile(Path).Includes)
      if (std::optional<FoundFile> Found = Search.find(Path, {I.Name, 0, 0, I.Angled, false}))
        It->second.Includes.push_back(Found->Path);
  return It->second;
}

} // namespace amp2hip::migrate
