//===--- VersionChecks.cpp - #error for other compilers -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/VersionChecks.h"
#include "parse/Unit.h"
#include "parse/corrections/FileEdits.h"
#include "clang/Basic/CharInfo.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

constexpr StringRef Macro = "_MSC_VER";
constexpr StringRef Version = "1900";

StringRef takeIdentifier(StringRef &Text) {
  const StringRef Name = Text.take_while([](char C) { return isAsciiIdentifierContinue(C); });
  Text = Text.drop_front(Name.size());
  return Name;
}

/// If \p Text continues an operator `defined` with the macro, as `(_MSC_VER)`, removes it.
bool consumeOperand(StringRef &Text) {
  StringRef Rest = Text.ltrim();
  const bool HasParens = Rest.consume_front("(");
  Rest = Rest.ltrim();
  if (takeIdentifier(Rest) != Macro)
    return false;
  if (HasParens && !(Rest = Rest.ltrim()).consume_front(")"))
    return false;
  Text = Rest;
  return true;
}

/// Returns \p Directive, without its `#`, with the values of the macro.
std::string withValues(StringRef Directive) {
  std::string Result;
  StringRef Rest = Directive;
  const StringRef Keyword = takeIdentifier(Rest);
  if (Keyword == "ifdef" || Keyword == "ifndef") {
    StringRef Operand = Rest.ltrim();
    if (takeIdentifier(Operand) != Macro)
      return Directive.str();
    return (Keyword == "ifdef" ? "if 1" : "if 0") + Operand.str();
  }
  Result = Keyword.str();
  while (!Rest.empty()) {
    if (!isAsciiIdentifierContinue(Rest.front())) {
      Result += Rest.front();
      Rest = Rest.drop_front();
      continue;
    }
    const StringRef Name = takeIdentifier(Rest);
    if (Name == "defined" && consumeOperand(Rest))
      Result += "1";
    else
      Result += Name == Macro ? Version : Name;
  }
  return Result;
}

/// Returns the end of the directive in \p Text that begins at \p Begin.
size_t endOfDirective(StringRef Text, size_t Begin) {
  size_t End = Begin;
  do
    End = std::min(Text.find('\n', End + 1), Text.size());
  while (End < Text.size() && Text.take_front(End).rtrim("\r").ends_with("\\"));
  return End;
}

} // namespace

std::map<std::string, std::string> mendVersionChecks(const Unit &U,
                                                     llvm::ArrayRef<SourceLocation> Errors) {
  std::map<FileID, FileEdits> Edits;
  for (const auto &[If, C] : U.Conditionals) {
    if (C.End.isInvalid() || !If.isFileID() || !C.End.isFileID())
      continue;
    const auto [File, Begin] = U.SM.getDecomposedLoc(If);
    const auto [EndFile, End] = U.SM.getDecomposedLoc(C.End);
    const StringRef Text = U.SM.getBufferData(File);
    const bool Fails =
        llvm::any_of(Errors, [&, File = File, Begin = Begin, End = End](SourceLocation Error) {
          const auto [ErrorFile, Offset] = U.SM.getDecomposedLoc(Error);
          const size_t Line = Text.take_front(Offset).rfind('\n') + 1;
          StringRef Directive = Text.substr(Line).ltrim();
          return ErrorFile == File && Begin < Offset && Offset < End &&
                 Directive.consume_front("#") && Directive.ltrim().starts_with("error");
        });
    if (EndFile != File || !Fails)
      continue;
    for (const Conditional::Branch &B : C.Branches) {
      const size_t At = U.SM.getFileOffset(B.Begin), Stop = endOfDirective(Text, At);
      const StringRef Directive = Text.slice(At, Stop);
      if (std::string New = withValues(Directive); New != Directive)
        Edits[File][At] = {Stop, std::move(New)};
    }
  }
  return editedTexts(U.SM, Edits);
}

} // namespace amp2hip
