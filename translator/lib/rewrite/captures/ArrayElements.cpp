//===--- ArrayElements.cpp - Copies of captured arrays --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/captures/ArrayElements.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/captures/CaptureFields.h"
#include "rewrite/movedcode/MovedMacros.h"
#include "rewrite/names/NameTable.h"
#include "rewrite/text/TypeText.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace amp2hip {

/// True if elements of type \p T can be default-constructed and then assigned. Also true for a
/// dependent name, because it may denote an array type, which no element list can initialize.
static bool isAssignable(RewriteContext &C, QualType T) {
  if (T->isDependentType())
    return !isa<TemplateTypeParmType, TemplateSpecializationType, InjectedClassNameType>(
        T.getCanonicalType().getTypePtr());
  CXXRecordDecl *R = T->getAsCXXRecordDecl();
  if (!R)
    return true;
  Sema &S = C.Unit.sema();
  auto IsUsable = [](const CXXMethodDecl *M) {
    return M && !M->isDeleted() && M->getAccess() == AS_public;
  };
  return IsUsable(S.LookupDefaultConstructor(R)) &&
         IsUsable(S.LookupCopyingAssignment(R, Qualifiers::Const, false, 0));
}

/// Returns the length \p Size of an array as the source spells it; empty if the text is
/// unavailable.
static std::string lengthText(RewriteContext &C, const Expr *Size) {
  std::optional<TextRange> R = C.Source.range(Size->getSourceRange());
  return R ? C.Edits.render(*R) : "";
}

/// Returns a text for each array length in \p T that depends on template parameters or on the
/// configuration, and an empty text for the other lengths. \p Loc is the type as the source writes
/// it. If the type of the member \p F is a template parameter, all its lengths count as dependent.
static std::vector<std::string> varyingLengths(RewriteContext &C, TypeLoc Loc, QualType T,
                                               const CaptureField &F) {
  const ASTContext &Ctx = C.Unit.context();
  std::vector<std::string> Lengths;
  for (ArrayTypeLoc Written = arrayLoc(Loc); const ArrayType *Array = Ctx.getAsArrayType(T);
       T = Array->getElementType()) {
    const Expr *Size = Written ? Written.getSizeExpr() : nullptr;
    if (F.IsParameter)
      Lengths.push_back(
          fmt::format("std::extent<{}, {}>::value", F.Element, std::to_string(Lengths.size())));
    else if (const auto *Dependent = dyn_cast<DependentSizedArrayType>(Array))
      Lengths.push_back(lengthText(C, Dependent->getSizeExpr()));
    else
      Lengths.push_back(Size && C.Macros.Configuration.decide(Size) ? lengthText(C, Size) : "");
    if (Written)
      Written = arrayLoc(Written.getElementLoc());
  }
  return Lengths;
}

/// Returns the initializer of an array of type \p T that copies each element of the array \p Name.
/// At most one of \p Lengths, the texts of varyingLengths() for \p T, is not empty.
static std::string elementList(RewriteContext &C, QualType T, const std::string &Name,
                               ArrayRef<std::string> Lengths, SourceLocation Where,
                               CaptureField &F) {
  const ArrayType *Array = C.Unit.context().getAsArrayType(T);
  if (!Array)
    return Name;
  auto Inner = [&](const std::string &At) {
    return elementList(C, Array->getElementType(), Name + "[" + At + "]", Lengths.drop_front(),
                       Where, F);
  };
  if (!Lengths.front().empty()) {
    std::string Pack = C.Names.unique(F.Name + "_at", Where);
    F.Packs.push_back({Pack, Lengths.front()});
    return "{" + Inner(Pack) + "...}";
  }
  std::string List;
  for (uint64_t I = 0; I < cast<ConstantArrayType>(Array)->getSize().getZExtValue(); ++I)
    List += (I ? ", " : "") + Inner(std::to_string(I));
  return "{" + List + "}";
}

/// Returns the initializer of an array of type \p T that copies the elements of the array
/// \c F.Name. The elements form one flat list, which C++ distributes over the dimensions. In
/// contrast to elementList(), any number of \p Lengths may have a text.
static std::string flatElementList(RewriteContext &C, QualType T, std::vector<std::string> Lengths,
                                   SourceLocation Where, CaptureField &F) {
  for (std::string &Length : Lengths) {
    const ArrayType *Array = C.Unit.context().getAsArrayType(T);
    T = Array->getElementType();
    Length = Length.empty()
                 ? std::to_string(cast<ConstantArrayType>(Array)->getSize().getZExtValue())
                 : "(" + Length + ")";
  }
  std::string Pack = C.Names.unique(F.Name + "_at", Where);
  F.Packs.push_back({Pack, llvm::join(Lengths, " * ")});
  std::string Element = F.Name;
  for (size_t I = 0; I < Lengths.size(); ++I) {
    std::string At = Pack;
    for (size_t Inner = I + 1; Inner < Lengths.size(); ++Inner)
      At += " / " + Lengths[Inner];
    Element += "[" + At + (I ? " % " + Lengths[I] : "") + "]";
  }
  return "{" + Element + "...}";
}

void initializeElements(RewriteContext &C, TypeLoc Loc, QualType T, CaptureField &F) {
  const ASTContext &Ctx = C.Unit.context();
  QualType Element = Ctx.getBaseElementType(T);
  if (isAssignable(C, Element))
    return;
  // Assign the elements of a long array of dependent type: they are most likely numbers, and an
  // initializer with all of them would be long.
  constexpr uint64_t Most = 64;
  if (const ConstantArrayType *Array = Ctx.getAsConstantArrayType(T);
      Array && Element->isDependentType() && Ctx.getConstantArrayElementCount(Array) > Most)
    return;
  const std::vector<std::string> Lengths = varyingLengths(C, Loc, T, F);
  const SourceLocation Where = Loc.getBeginLoc();
  const bool IsFlat =
      llvm::count_if(Lengths, [](const std::string &Text) { return !Text.empty(); }) > 1;
  F.Elements = IsFlat ? flatElementList(C, T, Lengths, Where, F)
                      : elementList(C, T, F.Name, Lengths, Where, F);
}

} // namespace amp2hip
