//===--- CopiedThis.cpp - Lambdas that capture *this or this --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces the capture of `*this` by a data member `self`, and uses of `this` in the body by uses
// of `self`. In a member function of the class `scaler`,
//
//   [*this, v](index<1> i) restrict(amp) { v[i] = factor * this->offset; }
//
// becomes `run_kernel{*this, v}` with the class
//
//   struct run_kernel {
//       scaler self;
//       array_view<int> v;
//
//       __host__ __device__ void operator()(index<1> i) const { v[i] = self.factor * self.offset; }
//   };
//
// A class may also replace a host lambda that captures `this`. Then the data member is a reference.
// For example,
//
//   [this](int x) { total += x; }
//
// becomes
//
//   struct run_function {
//       scaler &self;
//
//       void operator()(int x) const { self.total += x; }
//   };
//
//===----------------------------------------------------------------------===//
#include "rewrite/captures/CopiedThis.h"
#include "ast/DynamicVisitor.h"
#include "model/captures/CopiedObject.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/movedcode/Placement.h"
#include "rewrite/names/NameTable.h"
#include "rewrite/text/TypeText.h"
#include "text/Layout.h"
#include "text/Tokens.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/SmallPtrSet.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Replaces explicit and implicit uses of `this` by uses of the member \p Self.
class ThisUses : public DynamicVisitor {
public:
  ThisUses(RewriteContext &C, const CXXRecordDecl &Class, const std::string &Self, bool Dependent,
           bool ByReference)
      : C(C), Class(Class), Self(Self), Dependent(Dependent), ByReference(ByReference) {}

  // In a class that is local to the kernel, `this` refers to another object.
  bool TraverseDecl(Decl *D) override {
    return D && isa<CXXRecordDecl>(D) ? true : DynamicVisitor::TraverseDecl(D);
  }
  bool TraverseLambdaCapture(LambdaExpr *L, const LambdaCapture *Capture, Expr *Init) override {
    if (Capture->capturesThis()) {
      if (std::optional<TextPosition> Star = C.Source.begin(Capture->getLocation());
          Star && Capture->getCaptureKind() == LCK_StarThis)
        replaceStar(*Star, Self + " = " + Self);
      else if (ByReference && Capture->isExplicit())
        replace(Capture->getLocation(), "&" + Self + " = " + Self);
      return true;
    }
    return DynamicVisitor::TraverseLambdaCapture(L, Capture, Init);
  }
  bool TraverseDecltypeTypeLoc(DecltypeTypeLoc T) override {
    // `decltype(*this)` is a reference type, `decltype(self)` is not.
    if (const auto *Star = dyn_cast_or_null<UnaryOperator>(T.getUnderlyingExpr()))
      InDecltype.insert(Star);
    return DynamicVisitor::TraverseDecltypeTypeLoc(T);
  }

  // A nested lambda may outlive the function object. Therefore it captures a reference to the
  // object that \c Self refers to, not `this` of the function object.
  bool VisitLambdaExpr(LambdaExpr *L) override {
    bool IsWritten = llvm::any_of(L->explicit_captures(), [](const LambdaCapture &Capture) {
      return Capture.capturesThis();
    });
    if (std::optional<TextPosition> End = C.Source.end(L->getCaptureDefaultLoc());
        End && ByReference && !IsWritten && !objectReferredToBy(*L).isNull())
      C.Edits.insert(*End, ", &" + Self + " = " + Self, InsertOrder::After);
    return true;
  }

  bool VisitMemberExpr(MemberExpr *E) override {
    return member(E->getBase(), E->isArrow(), E->getOperatorLoc(), E->getMemberLoc(),
                  E->hasExplicitTemplateArgs() && !E->hasTemplateKeyword() && !E->hasQualifier());
  }
  bool VisitMSPropertyRefExpr(MSPropertyRefExpr *E) override {
    return member(E->getBaseExpr(), false, SourceLocation(), E->getMemberLoc(), false);
  }
  bool VisitUnresolvedMemberExpr(UnresolvedMemberExpr *E) override { return unresolved(*E); }
  bool VisitCXXDependentScopeMemberExpr(CXXDependentScopeMemberExpr *E) override {
    return unresolved(*E);
  }
  // `base<T>::x` may be a member of the object, if `base<T>` is a base of its class.
  bool VisitDependentScopeDeclRefExpr(DependentScopeDeclRefExpr *E) override {
    const Type *Named = E->getQualifier() ? E->getQualifier()->getAsType() : nullptr;
    for (const CXXBaseSpecifier &Base : Class.bases())
      if (Named &&
          C.Unit.context().hasSameType(QualType(Named, 0), Base.getType().getUnqualifiedType()))
        insert(E->getQualifierLoc().getBeginLoc(), Self + ".");
    return true;
  }
  bool VisitUnaryOperator(UnaryOperator *E) override {
    const auto *This = dyn_cast<CXXThisExpr>(E->getSubExpr()->IgnoreParens());
    if (E->getOpcode() != UO_Deref || !This || This->isImplicit() || !Known.insert(This).second)
      return true;
    replace(E->getSourceRange(), InDecltype.count(E) ? "(" + Self + ")" : Self);
    return true;
  }
  bool VisitCXXThisExpr(CXXThisExpr *E) override {
    if (!Known.insert(E).second)
      return true;
    // Clang locates an implicit `this` at the name or qualifier of the member, so insert before it.
    if (E->isImplicit())
      insert(E->getLocation(), Self + ".");
    else
      replace(E->getSourceRange(), "(&" + Self + ")");
    return true;
  }

private:
  bool member(Expr *Base, bool IsArrow, SourceLocation Operator, SourceLocation Name,
              bool NeedsTemplate) {
    const auto *This = dyn_cast<CXXThisExpr>(Base->IgnoreParenImpCasts());
    if (!This)
      return true;
    if (This->isImplicit()) {
      Known.insert(This);
      insert(This->getLocation(), Self + "." + (Dependent && NeedsTemplate ? "template " : ""));
      return true;
    }
    // A call of a const member function contains a conversion of the pointer.
    if (IsArrow && Operator.isValid() && (ByReference ? Base->IgnoreImpCasts() : Base) == This) {
      Known.insert(This);
      replace(This->getSourceRange(), Self);
      replace(Operator, ".");
    }
    if (Dependent && NeedsTemplate)
      insert(Name, "template ");
    return true;
  }

  template <typename Member>
  bool unresolved(Member &E) {
    bool NeedsTemplate =
        E.hasExplicitTemplateArgs() && !E.hasTemplateKeyword() && !E.getQualifierLoc();
    if (!E.isImplicitAccess())
      return member(E.getBase(), E.isArrow(), E.getOperatorLoc(), E.getMemberLoc(), NeedsTemplate);
    insert(E.getQualifierLoc() ? E.getQualifierLoc().getBeginLoc() : E.getMemberLoc(),
           Self + "." + (Dependent && NeedsTemplate ? "template " : ""));
    return true;
  }

  void insert(SourceLocation At, const std::string &Text) {
    if (std::optional<TextPosition> P = C.Source.begin(At))
      C.Edits.insert(*P, Text, InsertOrder::Token);
  }
  void replace(SourceRange Range, const std::string &Text) {
    if (std::optional<TextRange> R = C.Source.range(Range))
      C.Edits.replace(*R, Text);
  }
  /// Replaces `*this`, given the position of either of its tokens.
  void replaceStar(TextPosition Star, const std::string &Text) {
    StringRef File = C.Source.text(Star.File);
    size_t This = findTokenAfter(File, Star.Offset, "this");
    StringRef Before = File.take_front(Star.Offset);
    if (File[Star.Offset] != '*') {
      do
        Before = Before.rtrim();
      while (dropLastComment(Before));
      if (!Before.consume_back("*"))
        return;
    }
    if (This != StringRef::npos)
      C.Edits.replace({Star.File, unsigned(Before.size()), unsigned(This + 4)}, Text);
  }

  RewriteContext &C;
  const CXXRecordDecl &Class;
  const std::string &Self;
  const bool Dependent, ByReference;
  llvm::SmallPtrSet<const Expr *, 16> Known, InDecltype;
};

} // namespace

/// Returns `self`, or else the first of `self_2`, `self_3`... that is not an identifier or macro of
/// the unit.
static std::string nameOfObject(const RewriteContext &C) {
  const IdentifierTable &Identifiers = C.Unit.CI.getPreprocessor().getIdentifierTable();
  std::string Name = "self";
  auto IsTaken = [&] {
    auto Known = Identifiers.find(Name);
    return Known != Identifiers.end() &&
           (Known->second->hadMacroDefinition() || llvm::any_of(C.Unit.Tokens, [&](const Token &T) {
              return T.getIdentifierInfo() == Known->second;
            }));
  };
  for (unsigned N = 2; IsTaken(); ++N)
    Name = "self_" + std::to_string(N);
  return Name;
}

std::optional<CaptureField> memberForThis(RewriteContext &C, const AmpLambda &L,
                                          const Placement &Place, TemplateText &Template) {
  QualType Object = objectCopiedBy(*L.Lambda);
  bool ByReference = Object.isNull() && !L.IsAmp;
  if (ByReference)
    Object = objectReferredToBy(*L.Lambda);
  if (Object.isNull())
    return std::nullopt;
  const CXXRecordDecl *Class = Object->getAsCXXRecordDecl();
  CaptureField F;
  F.Name = nameOfObject(C);
  F.Value = "*this";
  bool InClass = Place.Class || !Place.KernelOf.empty();
  bool Dependent = (!ByReference && isIncompleteAt(Place, Object)) || !Class->getIdentifier();
  if (Dependent) {
    F.Element = C.Names.unique(F.Name + "_type", L.Lambda->getBeginLoc());
    Template.prepend(F.Element, Class->getIdentifier() ? Class->getNameAsString()
                                                       : "std::decay_t<decltype(*this)>");
  } else if (InClass) {
    F.Element = Class->getNameAsString();
  } else if (!Place.MembersQualifier.empty()) {
    F.Element = StringRef(Place.MembersQualifier).rtrim().drop_back(2).str();
  } else {
    F.Element = qualifiedName(C, Object);
  }
  // Const if the original object is: the call operator of a mutable lambda, and a reference, would
  // otherwise give write access to it.
  bool Const = (L.Lambda->isMutable() || ByReference) && Object.isConstQualified();
  F.Declaration = (Const ? "const " : "") + F.Element + (ByReference ? " &" : " ") + F.Name;
  ThisUses Uses(C, *Class, F.Name, Dependent, ByReference);
  Uses.TraverseStmt(L.Lambda->getBody());
  if (L.Lambda->hasExplicitResultType())
    if (const TypeSourceInfo *Written = L.Lambda->getCallOperator()->getTypeSourceInfo())
      if (auto Type = Written->getTypeLoc().IgnoreParens().getAs<FunctionTypeLoc>())
        Uses.TraverseTypeLoc(Type.getReturnLoc());
  return F;
}

} // namespace amp2hip
