//===--- VersionChecks.cpp - #error for other compilers -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/headers/VersionChecks.h"
#include "parse/Unit.h"
#include "parse/corrections/FileEdits.h"
#include "portability/conditions/Conditionals.h"
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

/// Returns the end of the directive in \p Text that begins at \p Begin.
size_t endOfDirective(StringRef Text, size_t Begin) {
  size_t End = Begin;
  do
    End = std::min(Text.find('\n', End + 1), Text.size());
  while (End < Text.size() && Text.take_front(End).rtrim("\r").ends_with("\\"));
  return End;
}

/// True if an `#error` at one of \p Errors is between \p If and the end of \p C.
bool contains(const Conditional &C, SourceLocation If, const SourceManager &SM,
              llvm::ArrayRef<SourceLocation> Errors) {
  const auto [File, Begin] = SM.getDecomposedLoc(If);
  const unsigned End = SM.getFileOffset(C.End);
  const StringRef Text = SM.getBufferData(File);
  return llvm::any_of(Errors, [&, File = File, Begin = Begin](SourceLocation Error) {
    const auto [ErrorFile, Offset] = SM.getDecomposedLoc(Error);
    if (ErrorFile != File || Offset <= Begin || Offset >= End)
      return false;
    const size_t Line = Text.take_front(Offset).rfind('\n') + 1;
    StringRef Directive = Text.substr(Line).ltrim();
    return Directive.consume_front("#") && Directive.ltrim().starts_with("error");
  });
}

/// Adds to \p Edits the values of the macro in the branches of \p C. Returns true if there are any.
bool addValues(const Conditional &C, const SourceManager &SM, FileEdits &Edits) {
  const StringRef Text = SM.getBufferData(SM.getFileID(C.End));
  bool Changed = false;
  for (const Conditional::Branch &B : C.Branches) {
    const size_t At = SM.getFileOffset(B.Begin), Stop = endOfDirective(Text, At);
    const StringRef Directive = Text.slice(At, Stop);
    if (std::string New = withCompilerVersion(Directive); New != Directive) {
      Edits[At] = {Stop, std::move(New)};
      Changed = true;
    }
  }
  return Changed;
}

} // namespace

std::string withCompilerVersion(StringRef Directive) {
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

std::map<std::string, std::string> fixVersionChecks(const Unit &U,
                                                    llvm::ArrayRef<SourceLocation> Errors) {
  std::map<FileID, FileEdits> Edits;
  auto IsInOneFile = [&](const Conditional &C, SourceLocation If) {
    return C.End.isValid() && If.isFileID() && C.End.isFileID() &&
           U.SM.getFileID(If) == U.SM.getFileID(C.End);
  };
  for (const auto &[If, C] : U.Conditionals)
    if (IsInOneFile(C, If) && contains(C, If, U.SM, Errors))
      if (FileEdits New; addValues(C, U.SM, New))
        Edits[U.SM.getFileID(If)].merge(New);
  for (const auto &[If, C] : U.Conditionals)
    if (auto It = Edits.find(U.SM.getFileID(If));
        It != Edits.end() && IsInOneFile(C, If) && comparesVersions(U, C))
      addValues(C, U.SM, It->second);
  return editedTexts(U.SM, Edits);
}

} // namespace amp2hip
