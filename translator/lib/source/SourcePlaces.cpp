//===--- SourcePlaces.cpp - Source ranges as lines and columns ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "source/SourcePlaces.h"

#include "clang/Basic/CharInfo.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

using namespace clang;
using llvm::StringRef;

namespace amp2hip {

std::string absolutePath(const SourceManager &SM, FileID File) {
  OptionalFileEntryRef Entry = SM.getFileEntryRefForID(File);
  if (!Entry)
    return "";
  SmallString<256> Path(Entry->getName());
  SM.getFileManager().makeAbsolutePath(Path);
  llvm::sys::path::remove_dots(Path, /*remove_dot_dot=*/true); // "core/../include/a.h"
  return Path.str().str();
}

SourcePlace placeOf(const SourceManager &SM, const LangOptions &Lang, CharSourceRange Range) {
  SourcePlace Result;
  CharSourceRange Chars = Lexer::getAsCharRange(SM.getExpansionRange(Range), SM, Lang);
  if (Chars.isInvalid())
    return Result;
  auto [File, Begin] = SM.getDecomposedLoc(Chars.getBegin());
  auto [EndFile, End] = SM.getDecomposedLoc(Chars.getEnd());
  std::string Path = absolutePath(SM, File);
  if (Path.empty())
    return Result;
  if (EndFile != File || End < Begin)
    End = Begin;
  Result.File = std::move(Path);
  Result.Line = SM.getLineNumber(File, Begin);
  Result.Column = SM.getColumnNumber(File, Begin);
  Result.EndLine = SM.getLineNumber(File, End);
  Result.EndColumn = SM.getColumnNumber(File, End);
  return Result;
}

StringRef definitionByFlag(const SourceManager &SM, SourceLocation Loc) {
  if (Loc.isInvalid())
    return {};
  const auto [File, Offset] = SM.getDecomposedExpansionLoc(Loc);
  if (!SM.getFilename(SM.getLocForStartOfFile(File)).empty())
    return {};
  StringRef Text = SM.getBufferData(File);
  const size_t Begin = Text.substr(0, Offset).rfind('\n');
  Text = Text.drop_front(Begin == StringRef::npos ? 0 : Begin + 1).split('\n').first;
  return Text.consume_front("#define ") ? Text : StringRef();
}

StringRef definedName(StringRef Definition) {
  return Definition.take_while([](char C) { return isAsciiIdentifierContinue(C); });
}

} // namespace amp2hip
