//===--- ApplySuggestions.cpp - Applying fix-its to user files ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements `--fix`: selects the suggestions that fit together, applies their
// edits to the contents of the files, and replaces each file as a whole.
//
//===----------------------------------------------------------------------===//
#include "amp2hip/DiagnosticSummary.h"
#include "amp2hip/TranslatedMark.h"
#include "files/StagedFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"
#include <map>
#include <optional>

namespace amp2hip {

using Suggestion = std::vector<SuggestedEdit>;

/// True if \p A and \p B, edits of one file, overlap. This includes two
/// insertions at one offset, because their order is unknown.
static bool overlap(const SuggestedEdit &A, const SuggestedEdit &B) {
  if (A.Offset == B.Offset)
    return true;
  return A.Offset < B.Offset ? A.Offset + A.Length > B.Offset : B.Offset + B.Length > A.Offset;
}

static std::optional<std::string> contentsOf(const std::string &Path) {
  auto Buffer = llvm::MemoryBuffer::getFile(Path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!Buffer)
    return std::nullopt;
  return (*Buffer)->getBuffer().str();
}

bool applySuggestions(llvm::ArrayRef<Suggestion> Suggestions, llvm::raw_ostream &Diagnostics) {
  std::map<std::string, std::set<SuggestedEdit>> Files;
  std::map<std::string, std::optional<std::string>> Texts;
  auto Fits = [&](const SuggestedEdit &E) {
    auto [Text, New] = Texts.try_emplace(E.File);
    if (New)
      Text->second = contentsOf(E.File);
    if (!Text->second || hashOfOriginal(*Text->second) != E.FileHash)
      return false;
    const std::set<SuggestedEdit> &Others = Files[E.File];
    return Others.count(E) ||
           llvm::none_of(Others, [&](const SuggestedEdit &Other) { return overlap(E, Other); });
  };
  std::set<Suggestion> Applied;
  std::set<Suggestion> LeftOut;
  for (const Suggestion &S : Suggestions) {
    if (Applied.count(S))
      continue;
    if (!llvm::all_of(S, Fits)) {
      LeftOut.insert(S);
      continue;
    }
    for (const SuggestedEdit &E : S)
      Files[E.File].insert(E);
    Applied.insert(S);
  }

  std::set<std::string> Unwritten;
  unsigned Count = 0;
  for (const auto &[Path, Edits] : Files) {
    if (Edits.empty())
      continue;
    std::string Text = *Texts[Path];
    for (const SuggestedEdit &E : llvm::reverse(Edits))
      Text.replace(E.Offset, E.Length, E.Text);
    llvm::Expected<StagedFile> File = StagedFile::stage(Path, Text);
    llvm::Error Failure = File ? File->commit() : File.takeError();
    if (Failure) {
      Diagnostics << "amp2hip: error: " << llvm::toString(std::move(Failure)) << '\n';
      Unwritten.insert(Path);
    } else {
      ++Count;
    }
  }
  const auto WrittenSuggestions = llvm::count_if(Applied, [&](const Suggestion &S) {
    return llvm::none_of(S, [&](const SuggestedEdit &E) { return Unwritten.count(E.File); });
  });
  if (WrittenSuggestions)
    Diagnostics << "amp2hip: note: applied " << WrittenSuggestions
                << (WrittenSuggestions == 1 ? " suggestion in " : " suggestions in ") << Count
                << (Count == 1 ? " file" : " files") << "; translate again\n";
  if (!LeftOut.empty())
    Diagnostics << "amp2hip: note: " << LeftOut.size()
                << (LeftOut.size() == 1
                        ? " suggestion was not applied because it overlaps another "
                        : " suggestions were not applied because they overlap others ")
                << "or its file has changed; run again with --fix\n";
  return Unwritten.empty();
}

} // namespace amp2hip
