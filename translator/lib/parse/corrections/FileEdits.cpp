//===--- FileEdits.cpp - Edits of the text of files -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/FileEdits.h"
#include "source/SourcePlaces.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

std::map<std::string, std::string> editedTexts(const SourceManager &SM,
                                               const std::map<FileID, FileEdits> &Edits) {
  std::map<std::string, std::string> Texts;
  for (const auto &[File, OfFile] : Edits) {
    const std::string Path = absolutePath(SM, File);
    if (Path.empty())
      continue;
    std::string Text = SM.getBufferData(File).str();
    for (const auto &[Begin, Edit] : llvm::reverse(OfFile))
      Text.replace(Begin, Edit.End - Begin, Edit.Text);
    Texts[Path] = std::move(Text);
  }
  return Texts;
}

} // namespace amp2hip
