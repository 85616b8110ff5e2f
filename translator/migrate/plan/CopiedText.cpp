//===--- CopiedText.cpp - The text of a file that is copied ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/plan/CopiedText.h"

#include "amp2hip/SourceEncoding.h"

#include "migrate/plan/Encoding.h"
#include "migrate/plan/lexical/AmpScan.h"
#include "migrate/plan/tree/ExcludedFiles.h"
#include "migrate/plan/tree/Paths.h"
#include "text/Format.h"
#include "text/IntForLong.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace amp2hip::migrate {

/// Returns whether \p P has the file \p Relative.
static bool contains(const MigrationPlan &P, StringRef Relative) {
  auto IsBefore = [](const PlannedFile &F, StringRef Name) { return F.Relative < Name; };
  return any_of(ArrayRef{&P.Files, &P.OtherShards}, [&](const std::vector<PlannedFile> *Part) {
    auto It = lower_bound(*Part, Relative, IsBefore);
    return It != Part->end() && It->Relative == Relative;
  });
}

/// Replaces the suffixes of integers that only Microsoft's compiler knows, such as `5ui64`, in C
/// code. In C++ code the translator does.
static std::string withStandardIntegers(const std::string &Code) {
  std::string Result;
  size_t Copied = 0;
  clang::LangOptions C;
  clang::Lexer Lexer(clang::SourceLocation(), C, Code.data(), Code.data(),
                     Code.data() + Code.size());
  clang::Token T;
  for (bool AtEnd = false; !AtEnd;) {
    AtEnd = Lexer.LexFromRawLexer(T);
    if (T.isNot(clang::tok::numeric_constant))
      continue;
    const StringRef Spelled(T.getLiteralData(), T.getLength());
    StringRef Number = Spelled;
    const char *Suffix = Number.consume_back_insensitive("i64")   ? "LL"
                         : Number.consume_back_insensitive("i32") ? ""
                                                                  : nullptr;
    if (!Suffix)
      continue;
    const size_t Offset = size_t(Spelled.data() - Code.data());
    Result += StringRef(Code).slice(Copied, Offset);
    Result += Number;
    Result += Suffix;
    Copied = Offset + Spelled.size();
  }
  return Result + Code.substr(Copied);
}

/// Replaces `for each (T x in c)` by `for (T x : c)` in C++ code that is not translated.
static std::string withStandardLoops(const std::string &Code) {
  clang::LangOptions Cxx;
  Cxx.CPlusPlus = true;
  clang::Lexer Lexer(clang::SourceLocation(), Cxx, Code.data(), Code.data(),
                     Code.data() + Code.size());
  enum { Outside, AfterFor, AfterEach, InHead } State = Outside;
  std::string Result;
  size_t Copied = 0, Each = 0; // offsets
  unsigned Depth = 0;          // of parentheses in the head
  clang::Token T;
  for (bool AtEnd = false; !AtEnd;) {
    AtEnd = Lexer.LexFromRawLexer(T);
    const StringRef Word = T.is(clang::tok::raw_identifier) ? T.getRawIdentifier() : StringRef();
    // A token that a line break with a backslash splits has no text in the code.
    const size_t Offset = Word.empty() ? 0 : size_t(Word.data() - Code.data());
    if (State == AfterFor && Word == "each") {
      State = AfterEach;
      Each = Offset;
    } else if (State == AfterEach && T.is(clang::tok::l_paren)) {
      State = InHead;
      Depth = 1;
    } else if (State == InHead && T.is(clang::tok::l_paren)) {
      ++Depth;
    } else if (State == InHead && T.is(clang::tok::r_paren)) {
      State = --Depth == 0 ? Outside : InHead;
    } else if (State == InHead && Word == "in" && Depth == 1) {
      Result += StringRef(Code).slice(Copied, Each).rtrim();
      Result += " ";
      Result += StringRef(Code).slice(Each + 4, Offset).ltrim();
      Result += ":";
      Copied = Offset + Word.size();
      State = Outside;
    } else if (State != InHead) {
      State = Word == "for" ? AfterFor : Outside;
    }
  }
  return Result + Code.substr(Copied);
}

std::string copiedText(const MigrationPlan &P, IncludeSearch &Search, const PlannedFile &F,
                       StringRef Bytes, std::vector<Note> &Notes) {
  if (!isCodeName(sys::path::filename(F.Relative)))
    return Bytes.str();
  const std::optional<std::string> Converted = readableCopy(Bytes);
  if (Converted) {
    if (isUtf16(Bytes))
      Notes.push_back({F.Path, 0,
                       "the file was UTF-16, which compilers on Linux cannot read; its "
                       "copy is UTF-8"});
    else if (isInOtherCodePage(Bytes))
      Notes.push_back({F.Path, 0,
                       "the file is in a code page that compilers on Linux misread; its copy is "
                       "UTF-8, except for narrow literals"});
    Bytes = *Converted;
  }
  std::string Result;
  size_t Copied = 0;
  for (const Include &I : scanForAmp(Bytes).Includes) {
    const std::optional<FoundFile> Found = Search.find(F.Path, I);
    if (Found)
      if (std::optional<StringRef> Below = pathBelow(P.Root, Found->Path);
          Below && !contains(P, *Below))
        Notes.push_back({F.Path, I.Line,
                         fmt::format("'{}' is not in the migrated tree, because "
                                     "migrations leave out such files or --exclude "
                                     "selects it",
                                     *Below)});
    Result += Bytes.slice(Copied, I.Offset);
    Result += Search.correctedName(F.Path, I, Found);
    Copied = I.Offset + I.Name.size();
  }
  Result += Bytes.substr(Copied);
  if (P.LongAsInt)
    if (std::optional<IntForLong> Changed = writeIntForLong(Result))
      Result = std::move(Changed->Text);
  return sys::path::extension(F.Relative).equals_insensitive(".c") ? withStandardIntegers(Result)
                                                                   : withStandardLoops(Result);
}

} // namespace amp2hip::migrate
