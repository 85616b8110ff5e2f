//===--- NameTable.cpp - Names of generated declarations ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/names/NameTable.h"
#include "parse/Unit.h"
#include "clang/Basic/IdentifierTable.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"

using namespace clang;

namespace amp2hip {

NameTable::NameTable(const Unit &U) : U(U) {
  for (const Token &T : U.Tokens)
    if (const IdentifierInfo *II = T.getIdentifierInfo())
      Used[U.SM.getFileID(U.SM.getExpansionLoc(T.getLocation()))].insert(II->getName());
  Written = Used;
}

bool NameTable::isWrittenOutside(llvm::StringRef Name, FileID File) const {
  if (File == U.SM.getMainFileID())
    return false;
  for (const auto &[Other, Names] : Written)
    if (Other != File && Names.contains(Name))
      return true;
  return false;
}

std::string NameTable::unique(const std::string &Wanted, SourceLocation Where) {
  FileID File = U.SM.getFileID(U.SM.getExpansionLoc(Where));
  const IdentifierTable &Identifiers = U.CI.getPreprocessor().getIdentifierTable();
  auto IsMacro = [&](const std::string &Name) {
    auto Known = Identifiers.find(Name);
    return Known != Identifiers.end() && Known->second->hadMacroDefinition();
  };
  auto InUse = [&](const std::string &Name) {
    if (File != U.SM.getMainFileID())
      return Used[File].contains(Name);
    if (IsMacro(Name))
      return true;
    for (const auto &[Other, Names] : Used)
      if (Names.contains(Name))
        return true;
    return false;
  };
  std::string Name = Wanted;
  for (unsigned N = 2; InUse(Name); ++N)
    Name = Wanted + "_" + std::to_string(N);
  Used[File].insert(Name);
  return Name;
}

std::string NameTable::local(const std::string &Wanted, SourceLocation Where) {
  std::string &Name = Local[{U.SM.getFileID(U.SM.getExpansionLoc(Where)), Wanted}];
  if (Name.empty())
    Name = unique(Wanted, Where);
  return Name;
}

} // namespace amp2hip
