//===--- FileEdits.cpp - Edits of the text of files -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/FileEdits.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace amp2hip {

std::map<std::string, std::string> editedTexts(const SourceManager &SM,
                                               const std::map<FileID, FileEdits> &Edits) {
  std::map<std::string, std::string> Texts;
  for (const auto &[File, OfFile] : Edits) {
    OptionalFileEntryRef Entry = SM.getFileEntryRefForID(File);
    if (!Entry)
      continue;
    std::string Text = SM.getBufferData(File).str();
    for (const auto &[Begin, Edit] : llvm::reverse(OfFile))
      Text.replace(Begin, Edit.End - Begin, Edit.Text);
    SmallString<256> Path(Entry->getName());
    SM.getFileManager().makeAbsolutePath(Path);
    llvm::sys::path::remove_dots(Path, /*remove_dot_dot=*/true); // "core/../include/a.h"
    Texts[Path.str().str()] = std::move(Text);
  }
  return Texts;
}

} // namespace amp2hip
