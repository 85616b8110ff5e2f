//===--- ObjectArguments.cpp - Objects as arguments for `...` -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/ObjectArguments.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "parse/corrections/MemberAccess.h"
#include "parse/corrections/TokenCorrections.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/StringSwitch.h"
#include <algorithm>
#include <set>
#include <utility>
#include <vector>

using namespace clang;

namespace amp2hip {
namespace {

/// Returns the text that follows an object of \p Class for its pointer; empty if the class has no
/// pointer as its only member.
StringRef memberWithPointer(const CXXRecordDecl *Class) {
  while (Class && Class->hasDefinition()) {
    const auto *Scope = dyn_cast<NamespaceDecl>(Class->getDeclContext());
    if (Scope && Scope->getName() == "ATL" && Class->getIdentifier())
      return llvm::StringSwitch<StringRef>(Class->getName())
          .Cases("CStringT", "CSimpleStringT", ".GetString()")
          .Case("CComBSTR", ".m_str")
          .Cases("CComPtr", "CComQIPtr", "CComPtrBase", ".p")
          .Case("CHandle", ".m_h")
          .Cases("CHeapPtr", "CComHeapPtr", ".m_pData")
          .Cases("CAutoPtr", "CAutoVectorPtr", ".m_p")
          .Default("");
    // A derived class has the pointer, too, if it adds nothing.
    Class = Class->getNumBases() == 1 && Class->field_empty() && !Class->isDynamicClass()
                ? Class->bases_begin()->getType()->getAsCXXRecordDecl()
                : nullptr;
  }
  return "";
}

/// Finds arguments for `...` that Clang rejects.
class ObjectArguments : public UserVisitor {
public:
  ObjectArguments(ArrayRef<SourceLocation> Errors, const Unit &U)
      : UserVisitor(U), Errors(Errors.begin(), Errors.end()) {}

  bool shouldVisitTemplateInstantiations() const override { return true; }
  bool VisitCallExpr(CallExpr *Call) override {
    QualType Type = Call->getCallee()->getType();
    if (const FunctionDecl *F = Call->getDirectCallee())
      Type = F->getType();
    else if (Type->isPointerType())
      Type = Type->getPointeeType();
    if (!isa<CXXOperatorCallExpr>(Call))
      find(Type->getAs<FunctionProtoType>(), {Call->getArgs(), Call->getNumArgs()});
    return true;
  }
  bool VisitCXXConstructExpr(CXXConstructExpr *E) override {
    find(E->getConstructor()->getType()->getAs<FunctionProtoType>(),
         {E->getArgs(), E->getNumArgs()});
    return true;
  }

  std::vector<std::pair<SourceRange, StringRef>> Found;

private:
  void find(const FunctionProtoType *Function, ArrayRef<Expr *> Arguments) {
    if (!Function || !Function->isVariadic())
      return;
    for (const Expr *Argument :
         Arguments.drop_front(std::min<size_t>(Function->getNumParams(), Arguments.size()))) {
      const StringRef Member = memberWithPointer(Argument->getType()->getAsCXXRecordDecl());
      if (!Member.empty() && Errors.count(Argument->getBeginLoc()))
        Found.push_back({Argument->getSourceRange(), Member});
    }
  }

  const std::set<SourceLocation> Errors;
};

} // namespace

bool passPointersOfObjects(ArrayRef<SourceLocation> Errors, TokenCorrections &Changes,
                           const Unit &U) {
  if (Errors.empty())
    return false;
  ObjectArguments Arguments(Errors, U);
  Arguments.TraverseDecl(U.context().getTranslationUnitDecl());
  if (Arguments.Found.empty())
    return false;
  const TokenView Tokens(U.Tokens);
  auto IndexOf = [&](SourceLocation Loc, size_t I) {
    while (I < Tokens.size() && Tokens[I].getLocation() != Loc)
      ++I;
    return I;
  };
  bool Any = false;
  for (const auto &[Range, Member] : Arguments.Found) {
    const size_t First = IndexOf(Range.getBegin(), 0);
    if (const size_t Last = IndexOf(Range.getEnd(), First); Last < Tokens.size())
      Any |= appendMember(Tokens, First, Last, Member, Changes, U);
  }
  return Any;
}

} // namespace amp2hip
