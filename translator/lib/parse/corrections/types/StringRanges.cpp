//===--- StringRanges.cpp - Ranges of characters in calls of strings ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/types/StringRanges.h"
#include "normalize/TokenView.h"
#include "parse/DiagnosticArguments.h"
#include "parse/Unit.h"
#include "parse/corrections/TokenCorrections.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace amp2hip {

/// True if \p Info reports that no constructor or member function fits.
static bool isFailedCall(const Diagnostic &Info) {
  return llvm::is_contained({diag::err_ovl_no_viable_conversion_in_cast,
                             diag::err_ovl_no_viable_function_in_init,
                             diag::err_ovl_no_viable_member_function_in_call},
                            Info.getID());
}

/// True if the note \p Info refers to a member template of std::basic_string.
static bool isStringMember(const Diagnostic &Info) {
  const SourceManager &SM = Info.getSourceManager();
  return SM.isInSystemHeader(Info.getLocation()) &&
         llvm::sys::path::filename(SM.getFilename(Info.getLocation())) == "basic_string.h";
}

/// If \p T is an iterator of a std::basic_string in libstdc++, returns the pointer that it wraps.
static QualType pointerOfIterator(QualType T) {
  const auto *Iterator = dyn_cast_or_null<ClassTemplateSpecializationDecl>(T->getAsCXXRecordDecl());
  if (!Iterator || Iterator->getName() != "__normal_iterator" ||
      Iterator->getTemplateArgs().size() != 2)
    return {};
  const CXXRecordDecl *Container = Iterator->getTemplateArgs()[1].getAsType()->getAsCXXRecordDecl();
  if (!Container || !Container->isInStdNamespace() || !Container->getIdentifier() ||
      Container->getName() != "basic_string")
    return {};
  return Iterator->getTemplateArgs()[0].getAsType();
}

void StringRanges::onDiagnostic(DiagnosticsEngine::Level Level, const Diagnostic &Info) {
  if (Level != DiagnosticsEngine::Note) {
    Last = isFailedCall(Info) ? Info.getLocation() : SourceLocation();
    return;
  }
  // The arguments: a number, the parameter, and the types of the begin and the end.
  constexpr unsigned Begin = 2, End = 3;
  if (Last.isInvalid() || Info.getID() != diag::note_ovl_candidate_inconsistent_deduction ||
      Info.getNumArgs() <= End || !Info.hasSourceManager() || !isStringMember(Info))
    return;
  QualType First = typeArgument(Info, Begin), Second = typeArgument(Info, End);
  const bool AreIterators =
      !First.isNull() && !Second.isNull() && !pointerOfIterator(First).isNull();
  if (AreIterators) {
    First = pointerOfIterator(First);
    Second = pointerOfIterator(Second);
  }
  if (First.isNull() || Second.isNull() || !First->isPointerType() || !Second->isPointerType())
    return;
  const QualType FirstChar = First->getPointeeType().getCanonicalType();
  const QualType SecondChar = Second->getPointeeType().getCanonicalType();
  const QualType Character = FirstChar.getUnqualifiedType();
  if (Character != SecondChar.getUnqualifiedType() || !Character->isAnyCharacterType() ||
      FirstChar.isConstQualified() == SecondChar.isConstQualified())
    return;
  Failed.push_back({Last, FirstChar.isConstQualified(), AreIterators, Character});
  Last = {};
}

/// Returns the index of the first argument of the range in a call with \p Count arguments of the
/// function or variable \p Name. The function `replace` has an overload for `const` pointers.
static size_t rangeBegin(StringRef Name, size_t Count) {
  return Name == "insert" && Count == 3 ? 1 : 0;
}

bool StringRanges::add(TokenCorrections &Changes, const Unit &U) const {
  if (Failed.empty())
    return false;
  const TokenView Tokens(U.Tokens);
  bool Any = false;
  for (size_t I = 0; I < Tokens.size(); ++I) {
    const auto C =
        llvm::find_if(Failed, [&](const Call &F) { return F.Loc == Tokens[I].getLocation(); });
    if (C == Failed.end())
      continue;
    // The location is that of the variable, of the function, of `new`, or of the class.
    size_t Open = I;
    while (Tokens.is(Open, tok::identifier, tok::coloncolon) || Tokens.is(Open, tok::kw_new))
      ++Open;
    const size_t Close = Tokens.match(Open);
    if (Open == I || !Tokens.is(Open, tok::l_paren, tok::l_brace) || Close == TokenView::None)
      continue;
    std::vector<std::pair<size_t, size_t>> Arguments; // first tokens, and those after the last
    for (size_t J = Open + 1, First = J; J <= Close; ++J) {
      if (J == Close || Tokens.is(J, tok::comma)) {
        Arguments.push_back({First, J});
        First = J + 1;
      } else if (const size_t Match = Tokens.match(J); Match != TokenView::None && Match > J) {
        J = Match;
      }
    }
    const StringRef Name = Tokens.is(Open - 1, tok::identifier)
                               ? Tokens[Open - 1].getIdentifierInfo()->getName()
                               : StringRef();
    const size_t Index = rangeBegin(Name, Arguments.size()) + (C->IsBeginConst ? 1 : 0);
    if (Index >= Arguments.size() || Arguments[Index].first == Arguments[Index].second)
      continue;
    const auto [First, End] = Arguments[Index];
    const std::string Character = C->Character.getAsString(U.context().getPrintingPolicy());
    const std::string Type = !C->AreIterators      ? "const " + Character + " *"
                             : Character == "char" ? "std::string::const_iterator"
                             : Character == "wchar_t"
                                 ? "std::wstring::const_iterator"
                                 : "std::basic_string<" + Character + ">::const_iterator";
    Any |= Changes.castTo(Type, Tokens[First], Tokens[End - 1], U);
  }
  return Any;
}

} // namespace amp2hip
