//===--- SourcePlaces.cpp - Source ranges as lines and columns ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "source/SourcePlaces.h"

#include "clang/Basic/FileManager.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"

using namespace clang;

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

} // namespace amp2hip
