//===--- TypeSizes.cpp - Types with another size on Windows ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/sizes/TypeSizes.h"
#include "amp2hip/Rules.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "portability/sizes/BitFields.h"
#include "portability/sizes/ByteTransfers.h"
#include "portability/sizes/ResizedTypes.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

/// Finds the uses of types that depend on their size.
class TypeSizes : public UserVisitor {
public:
  explicit TypeSizes(Unit &U) : UserVisitor(U), Transfers(U) {}

  // Only the instances of a template have types.
  bool shouldVisitTemplateInstantiations() const override { return true; }

  bool VisitCallExpr(CallExpr *Call) override {
    if (Call->getDirectCallee() && !isa<CXXOperatorCallExpr>(Call))
      Transfers.addCall(Call);
    return true;
  }

  bool VisitExplicitCastExpr(ExplicitCastExpr *E) override {
    if (E->getCastKind() != CK_BitCast && E->getCastKind() != CK_LValueBitCast)
      return true;
    const QualType To = pointee(E->getTypeAsWritten());
    const QualType From = E->getCastKind() == CK_LValueBitCast
                              ? E->getSubExpr()->getType()
                              : pointee(E->getSubExpr()->IgnoreParenImpCasts()->getType());
    if (To.isNull() || From.isNull() || isBytes(To) || isBytes(From))
      return true;
    const BuiltinType *Target = resizedBuiltin(To, U), *Source = resizedBuiltin(From, U);
    if ((Target == nullptr) != (Source == nullptr))
      report(E->getBeginLoc(), Target ? *Target : *Source,
             "so the pointer refers to more or fewer bytes than on Windows");
    return true;
  }

  bool VisitCXXRecordDecl(CXXRecordDecl *Class) override {
    if (!Class->isUnion() || !Class->isThisDeclarationADefinition() || Class->isDependentType())
      return true;
    const FieldDecl *Resized = nullptr;
    bool HasOthers = false;
    for (const FieldDecl *Field : Class->fields())
      if (findResized(Field->getType(), U).First)
        Resized = Field;
      else
        HasOthers |= !Field->getType()->isPointerType();
    if (Resized && HasOthers)
      report(Resized->getLocation(), *findResized(Resized->getType(), U).First,
             "so it does not match the other members of the union as on Windows");
    return true;
  }

  /// Reports the objects that calls read from files or write to them.
  void reportTransfers() {
    for (const ByteTransfers::Object &O : Transfers.find()) {
      const ResizedTypes Found = findResized(O.Type, U);
      if (!Found.First) {
        reportBitFields(O);
        continue;
      }
      report(O.Call->getBeginLoc(), *Found.First, "so the data differs from that of Windows");
      if (!Reported)
        continue;
      for (const FieldDecl *Member : Found.Members)
        if (Named.insert(Member).second)
          U.note(Member->getLocation(), "in this member");
      if (O.Transfer)
        U.note(O.Transfer->getBeginLoc(), "the data is read or written here");
    }
  }

private:
  void reportBitFields(const ByteTransfers::Object &O) {
    const FieldDecl *Moved = findMovedBitField(O.Type, U);
    const SourceLocation Loc = U.SM.getExpansionLoc(O.Call->getBeginLoc());
    if (!Moved || !U.isUserLocation(Loc) || !Seen.insert(Loc).second)
      return;
    U.report(Rule::LongSize, Loc,
             fmt::format("the bit-field '{}' shares a storage unit with the bit-field before it, "
                         "but not on Windows, so the data differs; write "
                         "'__attribute__((ms_struct))' after 'struct'",
                         Moved->getNameAsString()));
    if (Named.insert(Moved).second)
      U.note(Moved->getLocation(), "it has a type of another size");
  }

  static QualType pointee(QualType Type) {
    if (const auto *Reference = Type->getAs<ReferenceType>())
      return Reference->getPointeeType();
    if (const auto *Pointer = Type->getAs<PointerType>())
      return Pointer->getPointeeType();
    if (const auto *Array = dyn_cast<ArrayType>(Type.getTypePtr()))
      return Array->getElementType();
    return {};
  }

  /// True for types whose pointers refer to arbitrary objects.
  static bool isBytes(QualType Type) {
    return Type->isVoidType() || Type->isCharType() || Type->isDependentType() ||
           Type->isIncompleteType() || Type->isFunctionType() || Type->isPointerType();
  }

  void report(SourceLocation Loc, const BuiltinType &Type, const char *Consequence) {
    Loc = U.SM.getExpansionLoc(Loc);
    Reported = U.isUserLocation(Loc) && Seen.insert(Loc).second;
    if (!Reported)
      return;
    struct {
      int OnLinux, OnWindows;
      const char *Replacement;
    } Use = {8, 4, Type.isSignedInteger() ? "int" : "unsigned"};
    if (Type.isWideCharType())
      Use = {4, 2, "char16_t"};
    else if (Type.isFloatingPoint())
      Use = {16, 8, "double"};
    U.report(Rule::LongSize, Loc,
             fmt::format("'{}' has {} bytes on Linux and {} on Windows, {}; use '{}'",
                         QualType(&Type, 0).getAsString(U.context().getPrintingPolicy()),
                         Use.OnLinux, Use.OnWindows, Consequence, Use.Replacement));
  }

  ByteTransfers Transfers;
  bool Reported = false;             ///< by the last call of report()
  std::set<SourceLocation> Seen;     ///< a template and its instances share expressions
  std::set<const FieldDecl *> Named; ///< members that a note names
};

} // namespace

void reportTypeSizes(Unit &U) {
  TypeSizes Visitor(U);
  Visitor.TraverseDecl(U.context().getTranslationUnitDecl());
  Visitor.reportTransfers();
}

} // namespace amp2hip
