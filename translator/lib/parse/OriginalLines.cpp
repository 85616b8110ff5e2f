//===--- OriginalLines.cpp - Messages with lines of the source ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/OriginalLines.h"
#include "amp2hip/SourceEncoding.h"
#include "source/SourcePlaces.h"
#include "clang/Basic/CharInfo.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace clang;
using llvm::StringRef;

namespace amp2hip {

/// Returns the line \p Number, from 1, of \p Text.
static StringRef lineOf(StringRef Text, unsigned Number) {
  for (; Number > 1; --Number)
    Text = Text.split('\n').second;
  return Text.split('\n').first.rtrim('\r');
}

/// Returns the offset in \p Original of what \p Offset is in \p Changed, another text of the line:
/// the same occurrence of the identifier, or the same distance to the begin or the end.
static size_t originalOffset(StringRef Changed, StringRef Original, size_t Offset) {
  Offset = std::min(Offset, Changed.size());
  const StringRef Word =
      Changed.substr(Offset).take_while([](char C) { return isAsciiIdentifierContinue(C); });
  if (!Word.empty()) {
    const size_t Number = Changed.take_front(Offset).count(Word);
    size_t At = Original.find(Word);
    for (size_t I = 0; I < Number && At != StringRef::npos; ++I)
      At = Original.find(Word, At + Word.size());
    if (At != StringRef::npos && Changed.count(Word) == Original.count(Word))
      return At;
  }
  const auto Differs =
      std::mismatch(Changed.begin(), Changed.end(), Original.begin(), Original.end());
  const size_t Equal = size_t(Differs.first - Changed.begin());
  if (Offset <= Equal)
    return Offset;
  const StringRef Rest = Changed.substr(Offset);
  return Original.ends_with(Rest) && !Rest.empty() ? Original.size() - Rest.size() : Equal;
}

OriginalLines::OriginalLines(const SourceManager &SM,
                             const std::map<std::string, std::string> &Texts)
    : SM(SM), Texts(Texts), Originals(SM.getDiagnostics(), SM.getFileManager()) {}

std::optional<SourceLocation> OriginalLines::of(SourceLocation Loc) {
  if (Texts.empty() || !Loc.isFileID())
    return std::nullopt;
  const FileID File = SM.getFileID(Loc);
  const auto [Known, IsNew] = Files.try_emplace(File);
  if (const std::string Path = absolutePath(SM, File); IsNew && Texts.count(Path)) {
    auto Buffer = llvm::MemoryBuffer::getFile(Path, /*IsText=*/false);
    const std::optional<std::string> Readable =
        Buffer ? readableText((*Buffer)->getBuffer()) : std::nullopt;
    const StringRef Text = Readable ? StringRef(*Readable)
                           : Buffer ? (*Buffer)->getBuffer()
                                    : StringRef();
    if (Text.count('\n') == SM.getBufferData(File).count('\n'))
      Known->second = Originals.createFileID(llvm::MemoryBuffer::getMemBufferCopy(Text, Path));
  }
  if (Known->second.isInvalid())
    return std::nullopt;
  const unsigned Line = SM.getSpellingLineNumber(Loc);
  const StringRef Changed = lineOf(SM.getBufferData(File), Line);
  const StringRef Original = lineOf(Originals.getBufferData(Known->second), Line);
  if (Changed == Original)
    return std::nullopt;
  const size_t Offset = originalOffset(Changed, Original, SM.getSpellingColumnNumber(Loc) - 1);
  return Originals.translateLineCol(Known->second, Line, unsigned(Offset) + 1);
}

void OriginalTextDiagnostic::emitDiagnosticLoc(FullSourceLoc Loc, PresumedLoc Place,
                                               DiagnosticsEngine::Level Level,
                                               llvm::ArrayRef<CharSourceRange> Ranges) {
  if (const StringRef Definition = definitionByFlag(Loc.getManager(), Loc); !Definition.empty()) {
    OS << "definition of '" << definedName(Definition) << "' by a flag or a project: ";
    return;
  }
  if (const std::optional<SourceLocation> Original = Lines.of(Loc); Original && Place.isValid())
    Place = PresumedLoc(Place.getFilename(), Place.getFileID(), Place.getLine(),
                        Lines.manager().getSpellingColumnNumber(*Original), Place.getIncludeLoc());
  TextDiagnostic::emitDiagnosticLoc(Loc, Place, Level, Ranges);
}

void OriginalTextDiagnostic::emitCodeContext(FullSourceLoc Loc, DiagnosticsEngine::Level Level,
                                             llvm::SmallVectorImpl<CharSourceRange> &Ranges,
                                             llvm::ArrayRef<FixItHint> Hints) {
  if (const StringRef Definition = definitionByFlag(Loc.getManager(), Loc); !Definition.empty()) {
    const auto [Name, Value] = Definition.split(' ');
    OS << "      | -D" << Name << "=" << Value << '\n';
    return;
  }
  const std::optional<SourceLocation> Original = Lines.of(Loc);
  if (!Original)
    return TextDiagnostic::emitCodeContext(Loc, Level, Ranges, Hints);
  llvm::SmallVector<CharSourceRange, 1> None; // their columns are those of the changed line
  TextDiagnostic::emitCodeContext(FullSourceLoc(*Original, Lines.manager()), Level, None, {});
}

} // namespace amp2hip
