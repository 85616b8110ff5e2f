//===--- ReplacedLongs.cpp - Which `int` was `long` -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/longtypes/ReplacedLongs.h"
#include "amp2hip/SourceEncoding.h"
#include "parse/Unit.h"
#include "source/SourcePlaces.h"
#include "text/IntForLong.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace clang;
using llvm::StringRef;

namespace amp2hip {

bool isLongOnWindows(StringRef Name) {
  return llvm::StringSwitch<bool>(Name)
      .Cases("LONG", "ULONG", "DWORD", "HRESULT", true)
      .Default(false);
}

class ReplacedLongs::Visitor : public RecursiveASTVisitor<Visitor> {
public:
  explicit Visitor(ReplacedLongs &Longs) : Longs(Longs) {}

  bool VisitBuiltinTypeLoc(BuiltinTypeLoc L) {
    const BuiltinType::Kind Kind = L.getTypePtr()->getKind();
    if (Kind == BuiltinType::Int || Kind == BuiltinType::UInt)
      Letters += Longs.isReplaced(L.getSourceRange()) ? 'l' : 'i';
    return true;
  }
  bool VisitTypedefTypeLoc(TypedefTypeLoc L) {
    const TypedefNameDecl *D = L.getTypedefNameDecl();
    if (!Longs.U.isUserLocation(D->getLocation()) && isLongOnWindows(D->getName()))
      Letters += 'l';
    else if (const TypeSourceInfo *Type = D->getTypeSourceInfo())
      TraverseTypeLoc(Type->getTypeLoc());
    return true;
  }
  bool TraverseStmt(Stmt *, DataRecursionQueue * = nullptr) { return true; }

  std::string Letters;

private:
  ReplacedLongs &Longs;
};

std::string ReplacedLongs::lettersOf(TypeLoc Type) {
  Visitor V(*this);
  V.TraverseTypeLoc(Type);
  return V.Letters;
}

std::string ReplacedLongs::lettersOf(const TemplateArgumentLoc &Argument) {
  Visitor V(*this);
  V.TraverseTemplateArgumentLoc(Argument);
  return V.Letters;
}

std::string ReplacedLongs::lettersOf(NestedNameSpecifierLoc Qualifier) {
  Visitor V(*this);
  V.TraverseNestedNameSpecifierLoc(Qualifier);
  return V.Letters;
}

bool ReplacedLongs::isReplaced(SourceRange Specifiers) {
  const SourceManager &SM = U.SM;
  const SourceLocation Begin = SM.getSpellingLoc(Specifiers.getBegin());
  SourceLocation End = SM.getSpellingLoc(Specifiers.getEnd());
  const FileID File = SM.getFileID(Begin);
  if (Begin.isInvalid() || !U.isUserFile(File))
    return false;
  if (SM.getFileID(End) != File) // a macro is a part of the type
    End = Begin;
  const auto PositionOf = [&](SourceLocation Loc) {
    return Position(SM.getSpellingLineNumber(Loc), SM.getSpellingColumnNumber(Loc));
  };
  Position Last = PositionOf(End);
  // `int long x` is `int x` now, without the `long` after the space.
  Last.second += Lexer::MeasureTokenLength(End, SM, U.CI.getLangOpts()) + 1;
  const std::set<Position> &Found = placesIn(File);
  const auto Next = Found.lower_bound(PositionOf(Begin));
  return Next != Found.end() && *Next <= Last;
}

const std::set<ReplacedLongs::Position> &ReplacedLongs::placesIn(FileID File) {
  const auto [Known, IsNew] = Places.try_emplace(File);
  if (!IsNew)
    return Known->second;
  auto Buffer = llvm::MemoryBuffer::getFile(absolutePath(U.SM, File), /*IsText=*/false);
  if (!Buffer)
    return Known->second;
  const std::optional<std::string> Readable = readableText((*Buffer)->getBuffer());
  const std::optional<IntForLong> Changed =
      writeIntForLong(Readable ? StringRef(*Readable) : (*Buffer)->getBuffer());
  if (!Changed)
    return Known->second;
  const StringRef Text = Changed->Text;
  unsigned Line = 1;
  size_t LineBegin = 0;
  for (size_t Offset : Changed->Types) {
    for (size_t End; (End = Text.find('\n', LineBegin)) < Offset; LineBegin = End + 1)
      ++Line;
    Known->second.emplace(Line, Offset - LineBegin + 1);
  }
  return Known->second;
}

} // namespace amp2hip
