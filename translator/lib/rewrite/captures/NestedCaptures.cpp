//===--- NestedCaptures.cpp - Lambdas nested in amp code ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Changes the captures of lambdas inside kernels, because a simple capture cannot name a data
// member. In a kernel that captures `a` and `n`, these variables become data members of the
// function object. A lambda in its body gets init-captures:
//
//   [&a, n] { return a[n]; }
//
// becomes
//
//   [&a = a, n = n] { return a[n]; }
//
// A tile_static variable `s` has static storage in the output, and a lambda cannot capture it. If a
// lambda must copy the variable (§2.4.3.5.1), it gets an init-capture:
//
//   [=] { return s; }
//
// becomes
//
//   [=, s = s] { return s; }
//
// A lambda that may outlive the function object gets init-captures, too.
//
// An init-capture cannot copy an array. A mutable lambda therefore captures an object that contains
// a copy of the array:
//
//   [=]() mutable { ++c[0]; }
//
// becomes
//
//   [=, c_copy = amp2hip::array_copy(c)]() mutable { auto &c = c_copy.elements; ++c[0]; }
//
//===----------------------------------------------------------------------===//
#include "ast/Variables.h"
#include "model/CodeVisitor.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/names/NameTable.h"
#include "llvm/ADT/STLExtras.h"
#include <map>

using namespace clang;

namespace amp2hip {
namespace {

/// Walks over the unit itself, because a use depends on the lambdas around it.
class NestedCaptures : public CodeVisitor {
public:
  explicit NestedCaptures(RewriteContext &C) : CodeVisitor(C.Unit), C(C) {}

  bool shouldVisitTemplateInstantiations() const override { return false; }

  bool TraverseLambdaExpr(LambdaExpr *L) override {
    Around.push_back(L);
    bool Result = CodeVisitor::TraverseLambdaExpr(L);
    Around.pop_back();
    return Result;
  }
  bool VisitLambdaExpr(LambdaExpr *L) override {
    for (const LambdaCapture &Capture : L->explicit_captures()) {
      const auto *V =
          Capture.capturesVariable() ? dyn_cast<VarDecl>(Capture.getCapturedVar()) : nullptr;
      if (!V || L->isInitCapture(&Capture) || V->isParameterPack() || !isMember(V, L))
        continue;
      if (needsArrayCopy(V, Capture.getCaptureKind())) {
        if (std::optional<TextRange> R = C.Source.range(Capture.getLocation()))
          C.Edits.replace(*R, arrayCopy(V, L));
      } else if (std::optional<TextPosition> End = C.Source.end(Capture.getLocation())) {
        C.Edits.insert(*End, " = " + V->getNameAsString(), InsertOrder::After);
      }
    }
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    const auto *V = dyn_cast<VarDecl>(E->getDecl());
    if (!V || captureMember(V))
      return true;
    auto Copies = llvm::find_if(Around, [&](const LambdaExpr *L) {
      return L->getCaptureDefault() == LCD_ByCopy &&
             (isTileStatic(V) ? U.SM.isBeforeInTranslationUnit(V->getLocation(), L->getBeginLoc())
                              : L->isMutable() && isMember(V, L) && !isWritten(V, L));
    });
    if (Copies == Around.end() || !Copied[*Copies].insert(V).second)
      return true;
    std::string Name = V->getNameAsString();
    if (std::optional<TextPosition> End = C.Source.end((*Copies)->getCaptureDefaultLoc()))
      C.Edits.insert(*End,
                     ", " + (needsArrayCopy(V, LCK_ByCopy) ? arrayCopy(V, *Copies)
                                                           : Name + " = " + valueOf(V)),
                     InsertOrder::After);
    return true;
  }

private:
  /// Adds an init-capture for \p V, a data member of the function object, to a lambda in the
  /// function object. The lambda captures \p V by a default capture, so it would refer to the
  /// function object, which it may outlive. Returns false if no such init-capture is needed or
  /// possible.
  bool captureMember(const VarDecl *V) {
    const AmpLambda *Object = nullptr;
    auto Nested = Around.end();
    for (const AmpLambda &L : C.Model.Lambdas)
      if (auto It = llvm::find(Around, L.Lambda); It != Around.end() && L.captures(V)) {
        Object = &L;
        Nested = std::next(It);
      }
    if (!Object || Nested == Around.end() || !mayReturnLambda(*Object) || isWritten(V, *Nested) ||
        (*Nested)->getCaptureDefault() == LCD_None || V->isParameterPack() ||
        llvm::any_of(C.Model.Lambdas, [&](const AmpLambda &L) { return L.Lambda == *Nested; }))
      return false;
    const bool Copies = (*Nested)->getCaptureDefault() == LCD_ByCopy,
               Array = needsArrayCopy(V, LCK_ByCopy);
    if (Copies && !Array && C.Model.CapturedArrays.count(V->getLocation()))
      return false; // an array in some instances
    if (!Copied[*Nested].insert(V).second)
      return true;
    std::string Name = V->getNameAsString();
    std::string Capture = !Copies ? "&" + Name + " = " + Name
                          : Array ? arrayCopy(V, *Nested)
                                  : Name + " = " + Name;
    if (std::optional<TextPosition> End = C.Source.end((*Nested)->getCaptureDefaultLoc()))
      C.Edits.insert(*End, ", " + Capture, InsertOrder::After);
    return true;
  }

  /// True if a lambda inside \p L may outlive the call of \p L. In amp code, this requires that
  /// \p L returns a lambda.
  static bool mayReturnLambda(const AmpLambda &L) {
    if (!L.IsAmp)
      return true;
    QualType Result = L.Lambda->getCallOperator()->getReturnType();
    const CXXRecordDecl *Class = Result->getAsCXXRecordDecl();
    return L.Launch.isInvalid() &&
           (Result->isUndeducedType() || Result->isDependentType() || (Class && Class->isLambda()));
  }

  static bool isWritten(const VarDecl *V, const LambdaExpr *L) {
    return llvm::any_of(L->explicit_captures(), [&](const LambdaCapture &Capture) {
      return Capture.capturesVariable() && Capture.getCapturedVar() == V;
    });
  }

  /// Returns the expression for \p V in the code around the lambdas that copy \p V.
  std::string valueOf(const VarDecl *V) const {
    StringRef Object = C.NewNames.expressionFor(V);
    return Object.empty() ? V->getNameAsString() : Object.str();
  }

  /// True if a capture of kind \p Kind copies \p V, an array. A plain initializer would make a
  /// pointer of the array, so the copy needs amp2hip::array_copy.
  static bool needsArrayCopy(const VarDecl *V, LambdaCaptureKind Kind) {
    return !isTileStatic(V) && Kind == LCK_ByCopy &&
           V->getType().getNonReferenceType()->isArrayType();
  }

  /// True if the statement \p S declares \p Name in its block.
  static bool declares(const Stmt *S, const IdentifierInfo *Name) {
    const auto *Declaration = dyn_cast<DeclStmt>(S);
    return Declaration && llvm::any_of(Declaration->decls(), [&](const Decl *D) {
             const auto *Named = dyn_cast<NamedDecl>(D);
             const auto *Structured = dyn_cast<DecompositionDecl>(D);
             return (Named && Named->getIdentifier() == Name) ||
                    (Structured &&
                     llvm::any_of(Structured->bindings(), [&](const BindingDecl *Binding) {
                       return Binding->getIdentifier() == Name;
                     }));
           });
  }

  /// Returns the init-capture of \p L that copies the array \p V. Also declares a reference to the
  /// copy, with the name of \p V, at the beginning of \p L's body.
  std::string arrayCopy(const VarDecl *V, const LambdaExpr *L) {
    std::string Name = V->getNameAsString();
    const auto *Body = cast<CompoundStmt>(L->getBody());
    std::string Copy = C.Names.unique(Name + "_copy", L->getBeginLoc());
    std::optional<TextPosition> Open = C.Source.end(Body->getLBracLoc()),
                                Close = C.Source.begin(Body->getRBracLoc());
    if (Open)
      C.Edits.insert(*Open, " auto &" + Name + " = " + Copy + ".elements;", InsertOrder::After);
    // If the body declares the name again, make the body a nested block. One block suffices for all
    // names.
    if (Open && Close && llvm::any_of(Body->body(), [&](const Stmt *S) {
          return declares(S, V->getIdentifier());
        })) {
      C.Edits.insert(*Open, " {", InsertOrder::Declaration);
      C.Edits.insert(*Close, "} ", InsertOrder::Token);
    }
    return Copy + " = amp2hip::array_copy(" + valueOf(V) + ")";
  }

  /// True if an amp lambda that encloses \p L captures \p V, so that \p V is a data member of the
  /// generated function object.
  bool isMember(const VarDecl *V, const LambdaExpr *L) const {
    return llvm::any_of(C.Model.Lambdas, [&](const AmpLambda &Amp) {
      return Amp.Lambda != L && llvm::is_contained(Around, Amp.Lambda) && Amp.captures(V);
    });
  }

  RewriteContext &C;
  std::vector<const LambdaExpr *> Around;
  std::map<const LambdaExpr *, llvm::SmallPtrSet<const VarDecl *, 4>> Copied;
};

} // namespace

void planNestedCaptures(RewriteContext &C) {
  if (!C.Model.Lambdas.empty() || !C.Model.TileStatics.empty())
    NestedCaptures(C).TraverseDecl(C.Unit.context().getTranslationUnitDecl());
}

} // namespace amp2hip
