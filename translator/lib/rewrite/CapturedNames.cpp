//===--- CapturedNames.cpp - Names that a kernel's members hide -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/CapturedNames.h"
#include "clang/AST/Decl.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/CharInfo.h"
#include "model/Model.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

/// True if \p Name stands unqualified in \p Text.
static bool standsIn(StringRef Text, StringRef Name) {
  for (size_t At = Text.find(Name); At != StringRef::npos; At = Text.find(Name, At + 1)) {
    StringRef Before = Text.take_front(At), Behind = Text.drop_front(At + Name.size());
    bool Begins = Before.empty() || !isAsciiIdentifierContinue(Before.back());
    bool Ends = Behind.empty() || !isAsciiIdentifierContinue(Behind.front());
    if (Begins && Ends && !Before.rtrim().ends_with("::"))
      return true;
  }
  return false;
}

bool namesMember(StringRef Text, const AmpLambda &L) {
  return llvm::any_of(L.Captures, [&](const CapturedVariable &Capture) {
    StringRef Name = Capture.Variable->getName();
    return !Name.empty() && standsIn(Text, Name);
  });
}

bool isCaptured(StringRef Name, const AmpLambda &L) {
  return llvm::any_of(L.Captures, [&](const CapturedVariable &Capture) {
    return Capture.Variable->getName() == Name;
  });
}

namespace {

class Members : public RecursiveASTVisitor<Members> {
public:
  explicit Members(const AmpLambda &L) : L(L) {}

  bool Found = false;

  bool VisitDeclRefExpr(DeclRefExpr *E) {
    const auto *V = dyn_cast<VarDecl>(E->getDecl());
    Found |= V && (isa<ParmVarDecl>(V) || L.captures(V)); // the members stand behind, or are none
    return !Found;
  }
  bool VisitTypedefTypeLoc(TypedefTypeLoc Loc) {
    const TypedefNameDecl *D = Loc.getTypedefNameDecl();
    Found |= D->getParentFunctionOrMethod() && clashesWithMembers(D, L);
    return !Found;
  }

private:
  const AmpLambda &L;
};

} // namespace

bool namesMember(TypeLoc Loc, const AmpLambda &L) {
  Members Visitor(L);
  Visitor.TraverseTypeLoc(Loc);
  return Visitor.Found;
}

bool clashesWithMembers(const TypedefNameDecl *D, const AmpLambda &L) {
  return isCaptured(D->getName(), L) ||
         (D->getTypeSourceInfo() && namesMember(D->getTypeSourceInfo()->getTypeLoc(), L));
}

} // namespace amp2hip
