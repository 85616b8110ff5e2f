//===--- VectorMembers.cpp - Members of vectors of SSE and AVX ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/names/VectorMembers.h"
#include "parse/DiagnosticArguments.h"
#include "text/Format.h"
#include "clang/AST/Type.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace amp2hip {

namespace {

/// A member of Microsoft's vector types: an array.
struct ArrayMember {
  StringRef Element;
  unsigned Size; ///< number of elements
};

} // namespace

/// Returns the member of that name; without a size if there is none.
static ArrayMember memberNamed(StringRef Name) {
  const StringRef Vector = Name.split('_').first, Suffix = Name.split('_').second;
  const unsigned Bytes = Vector.starts_with("m128") ? 16 : Vector.starts_with("m256") ? 32 : 0;
  if (Vector.size() > 4 && Vector != "m128i" && Vector != "m256i" && Vector != "m128d" &&
      Vector != "m256d")
    return {"", 0};
  const ArrayMember OneByte = llvm::StringSwitch<ArrayMember>(Suffix)
                                  .Case("f32", {"float", 4})
                                  .Case("f64", {"double", 8})
                                  .Case("i8", {"char", 1})
                                  .Case("i16", {"short", 2})
                                  .Case("i32", {"int", 4})
                                  .Case("i64", {"long long", 8})
                                  .Case("u8", {"unsigned char", 1})
                                  .Case("u16", {"unsigned short", 2})
                                  .Case("u32", {"unsigned", 4})
                                  .Case("u64", {"unsigned long long", 8})
                                  .Default({"", 0});
  return {OneByte.Element, OneByte.Size ? Bytes / OneByte.Size : 0};
}

/// True if the text before \p Loc ends with `&`.
static bool followsAmpersand(SourceLocation Loc, const SourceManager &SM) {
  const auto [File, Offset] = SM.getDecomposedSpellingLoc(Loc);
  return SM.getBufferData(File).take_front(Offset).rtrim(" \t(").ends_with("&");
}

std::vector<FixItHint> fixVectorMember(const Diagnostic &Info) {
  const SourceManager &SM = Info.getSourceManager();
  // In a macro, change the argument or the definition.
  const SourceLocation Operator = SM.getSpellingLoc(Info.getLocation());
  Token Access, Name, Next;
  if (Lexer::getRawToken(Operator, Access, SM, LangOptions()) ||
      !Access.isOneOf(tok::period, tok::arrow) ||
      Lexer::getRawToken(Access.getEndLoc(), Name, SM, LangOptions(), /*IgnoreWhiteSpace=*/true) ||
      Name.isNot(tok::raw_identifier) ||
      Lexer::getRawToken(Name.getEndLoc(), Next, SM, LangOptions(), /*IgnoreWhiteSpace=*/true))
    return {};
  const StringRef MemberName = Name.getRawIdentifier();
  const ArrayMember Member = memberNamed(MemberName);
  if (Member.Size == 0 || Info.getNumRanges() == 0)
    return {};
  const SourceLocation Begin = Info.getRange(0).getBegin();
  const bool IsArrow = Access.is(tok::arrow);
  const bool HasTypeOfVector = MemberName.ends_with("_f32") || MemberName.ends_with("_f64");
  // An element of a vector has no address.
  if (HasTypeOfVector && !IsArrow && Next.is(tok::l_square) && !followsAmpersand(Begin, SM))
    return {FixItHint::CreateRemoval(Operator), FixItHint::CreateRemoval(Name.getLocation())};

  QualType Vector = Info.getNumArgs() > 0 ? typeArgument(Info, 0) : QualType();
  if (Vector.isNull())
    return {};
  if (Vector->isPointerType())
    Vector = Vector->getPointeeType();
  // An expression of which only a part is in a macro cannot be put into parentheses.
  if (SM.getFileID(Begin) != SM.getFileID(Info.getLocation()))
    return {};
  // Both edits are necessary, or else the output does not compile: an incomplete correction must
  // not change the meaning.
  return {FixItHint::CreateInsertion(SM.getSpellingLoc(Begin),
                                     fmt::format("(*reinterpret_cast<{}{} (*)[{}]>({}",
                                                 Vector.isConstQualified() ? "const " : "",
                                                 Member.Element, Member.Size, IsArrow ? "" : "&")),
          FixItHint::CreateReplacement(SourceRange(Operator), "))"),
          FixItHint::CreateRemoval(Name.getLocation())};
}

} // namespace amp2hip
