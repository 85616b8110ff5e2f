//===--- TypeSizes.cpp - Types with another size on Windows ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/portability/TypeSizes.h"
#include "amp2hip/Rules.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

/// Returns the built-in type that \p Type is spelled as, also by typedefs of the program;
/// null for types of other headers, and for template arguments, whose spelling is lost.
const BuiltinType *spelledBuiltin(QualType Type, const Unit &U) {
  while (!Type.isNull()) {
    if (const auto *Builtin = dyn_cast<BuiltinType>(Type.getTypePtr()))
      return Builtin;
    if (const auto *Typedef = dyn_cast<TypedefType>(Type.getTypePtr());
        Typedef && !U.isUserLocation(Typedef->getDecl()->getLocation()))
      return nullptr;
    if (isa<SubstTemplateTypeParmType>(Type.getTypePtr()))
      return nullptr;
    const QualType Next = Type.getSingleStepDesugaredType(U.context());
    if (Next == Type)
      return nullptr;
    Type = Next;
  }
  return nullptr;
}

/// Returns `long`, `unsigned long` or `wchar_t`, if that is how the program spells
/// \p Type; else null.
const BuiltinType *resizedBuiltin(QualType Type, const Unit &U) {
  const BuiltinType *Builtin = spelledBuiltin(Type, U);
  const bool IsResized =
      Builtin && (Builtin->getKind() == BuiltinType::Long ||
                  Builtin->getKind() == BuiltinType::ULong || Builtin->isWideCharType());
  return IsResized ? Builtin : nullptr;
}

/// A type with another size on Windows, and where it was found.
struct ResizedType {
  const BuiltinType *Type = nullptr;
  const FieldDecl *Member = nullptr; ///< null if it is no member of a class
};

/// Returns the first type in \p Type, its elements and its members that has another size
/// on Windows.
ResizedType findResized(QualType Type, const Unit &U) {
  while (const auto *Array = dyn_cast<ArrayType>(Type.getTypePtr()))
    Type = Array->getElementType();
  if (const BuiltinType *Builtin = resizedBuiltin(Type, U))
    return {Builtin, nullptr};
  const CXXRecordDecl *Class = Type->getAsCXXRecordDecl();
  Class = Class ? Class->getDefinition() : nullptr;
  if (!Class || !U.isUserLocation(Class->getLocation()))
    return {};
  for (const CXXBaseSpecifier &Base : Class->bases())
    if (const ResizedType Found = findResized(Base.getType(), U); Found.Type)
      return Found;
  for (const FieldDecl *Field : Class->fields())
    if (const ResizedType Found = findResized(Field->getType(), U); Found.Type)
      return {Found.Type, Found.Member ? Found.Member : Field};
  return {};
}

/// True for functions that read or write the bytes of objects.
bool transfersBytes(const FunctionDecl &F) {
  if (!F.getDeclName().isIdentifier())
    return false;
  const StringRef Name = F.getName();
  if (const auto *Method = dyn_cast<CXXMethodDecl>(&F))
    return (Name == "read" || Name == "write") && Method->getParent()->isInStdNamespace();
  return llvm::StringSwitch<bool>(Name)
      .Cases("fread", "fwrite", "fread_s", "_fread_nolock", "_fwrite_nolock", true)
      .Cases("read", "write", "_read", "_write", "ReadFile", "WriteFile", true)
      .Cases("send", "recv", "sendto", "recvfrom", true)
      .Default(false);
}

/// Finds the uses of types that depend on their size.
class TypeSizes : public UserVisitor {
public:
  explicit TypeSizes(Unit &U) : UserVisitor(U) {}

  bool VisitCallExpr(CallExpr *Call) override {
    const FunctionDecl *F = Call->getDirectCallee();
    if (!F || U.isUserLocation(F->getLocation()) || !transfersBytes(*F))
      return true;
    for (const Expr *Argument : Call->arguments()) {
      const ResizedType Found = inArgument(*Argument);
      if (!Found.Type)
        continue;
      report(Call->getBeginLoc(), *Found.Type, "so the data differs from that of Windows");
      if (Found.Member && Reported)
        U.note(Found.Member->getLocation(), "in this member");
      break;
    }
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
      if (findResized(Field->getType(), U).Type)
        Resized = Field;
      else
        HasOthers |= !Field->getType()->isPointerType();
    if (Resized && HasOthers)
      report(Resized->getLocation(), *findResized(Resized->getType(), U).Type,
             "so it does not match the other members of the union as on Windows");
    return true;
  }

private:
  /// Returns the type that \p Argument of a call transfers, or whose size it contains.
  ResizedType inArgument(const Expr &Argument) const {
    const Expr *E = Argument.IgnoreParenCasts();
    if (const auto *Address = dyn_cast<UnaryOperator>(E);
        Address && Address->getOpcode() == UO_AddrOf)
      return findResized(Address->getSubExpr()->IgnoreParens()->getType(), U);
    if (E->getType()->isPointerType() || E->getType()->isArrayType()) {
      const QualType Type = pointee(E->getType());
      return Type.isNull() ? ResizedType() : findResized(Type, U);
    }
    return inSizeof(E);
  }

  /// Returns the first type in an operand of sizeof below \p S.
  ResizedType inSizeof(const Stmt *S) const {
    if (!S)
      return {};
    if (const auto *Size = dyn_cast<UnaryExprOrTypeTraitExpr>(S);
        Size && Size->getKind() == UETT_SizeOf)
      return findResized(Size->getTypeOfArgument(), U);
    for (const Stmt *Child : S->children())
      if (const ResizedType Found = inSizeof(Child); Found.Type)
        return Found;
    return {};
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
    const bool IsWide = Type.isWideCharType();
    U.report(Rule::LongSize, Loc,
             fmt::format("'{}' has {} bytes on Linux and {} on Windows, {}; use '{}'",
                         QualType(&Type, 0).getAsString(U.context().getPrintingPolicy()),
                         IsWide ? 4 : 8, IsWide ? 2 : 4, Consequence,
                         IsWide                   ? "char16_t"
                         : Type.isSignedInteger() ? "int"
                                                  : "unsigned"));
  }

  bool Reported = false;         ///< by the last call of report()
  std::set<SourceLocation> Seen; ///< a template and its instances share expressions
};

} // namespace

bool isSpelledLong(QualType Type, const Unit &U) {
  const BuiltinType *Builtin = resizedBuiltin(Type, U);
  return Builtin && !Builtin->isWideCharType();
}

void reportTypeSizes(Unit &U) { TypeSizes(U).TraverseDecl(U.context().getTranslationUnitDecl()); }

} // namespace amp2hip
