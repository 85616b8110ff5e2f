//===--- AmpFiles.cpp - Files that contain C++ AMP ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/Unit.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace amp2hip {

static std::set<const FileEntry *> filesWithAmp(const Unit &U) {
  auto Entry = [&](FileID File) {
    OptionalFileEntryRef Ref = U.SM.getFileEntryRefForID(File);
    return Ref ? &Ref->getFileEntry() : nullptr;
  };
  std::set<const FileEntry *> Amp;
  for (const RestrictClause &Clause : U.Clauses)
    Amp.insert(Entry(U.SM.getFileID(U.SM.getExpansionLoc(Clause.Begin))));
  for (const IncludeDirective &I : U.Includes)
    if (U.includesRuntime(I))
      Amp.insert(Entry(I.From));
  // A file that includes such a file contains C++ AMP, too.
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (const IncludeDirective &I : U.Includes)
      if (I.File && Amp.count(&I.File->getFileEntry()))
        Changed |= Amp.insert(Entry(I.From)).second;
  }
  return Amp;
}

const std::set<const FileEntry *> &Unit::ampFiles() const {
  if (!AmpFiles)
    AmpFiles = filesWithAmp(*this);
  return *AmpFiles;
}

} // namespace amp2hip
