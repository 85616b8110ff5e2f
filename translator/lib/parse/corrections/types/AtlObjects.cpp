//===--- AtlObjects.cpp - Objects of ATL as pointers ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/types/AtlObjects.h"
#include "normalize/TokenView.h"
#include "parse/DiagnosticArguments.h"
#include "parse/Unit.h"
#include "parse/UserVisitor.h"
#include "parse/corrections/TokenCorrections.h"
#include "parse/corrections/names/MemberAccess.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/Expr.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/DiagnosticSema.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include <algorithm>
#include <set>
#include <utility>
#include <vector>

using namespace clang;

namespace amp2hip {
namespace {

/// The member of the objects of conversions, which also contain the text.
constexpr llvm::StringLiteral Converted = ".m_psz";

/// Returns the text that follows an object of \p Class for its pointer; empty if there is none.
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
          .Cases("CA2AEX", "CA2WEX", "CW2AEX", "CW2WEX", "CA2CAEX", "CW2CWEX", Converted)
          .Default("");
    // A derived class has the pointer, too, if it adds nothing.
    Class = Class->getNumBases() == 1 && Class->field_empty() && !Class->isDynamicClass()
                ? Class->bases_begin()->getType()->getAsCXXRecordDecl()
                : nullptr;
  }
  return "";
}

/// True if \p Type is a std::basic_string.
bool isStandardString(QualType Type) {
  const CXXRecordDecl *Class =
      Type.isNull() ? nullptr : Type.getNonReferenceType()->getAsCXXRecordDecl();
  return Class && Class->isInStdNamespace() && Class->getIdentifier() &&
         Class->getName() == "basic_string";
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
      const StringRef Member = isStandardString(Argument->getType())
                                   ? ".c_str()"
                                   : memberWithPointer(Argument->getType()->getAsCXXRecordDecl());
      if (!Member.empty() && Member != Converted && Errors.count(Argument->getBeginLoc()))
        Found.push_back({Argument->getSourceRange(), Member});
    }
  }

  const std::set<SourceLocation> Errors;
};

} // namespace

void AtlObjects::onDiagnostic(const Diagnostic &Info) {
  if (Info.getID() != diag::err_typecheck_nonviable_condition || Info.getRanges().empty())
    return;
  StringRef Member;
  bool IsToString = false;
  for (unsigned I = 0; I < Info.getNumArgs(); ++I)
    if (const QualType Type = typeArgument(Info, I); isStandardString(Type))
      IsToString = true;
    else if (!Type.isNull() && Member.empty())
      Member = memberWithPointer(Type.getNonReferenceType()->getAsCXXRecordDecl());
  if (IsToString && !Member.empty())
    Failed.push_back({Info.getRanges()[0].getAsRange(), Member});
}

bool AtlObjects::add(ArrayRef<SourceLocation> Errors, TokenCorrections &Changes,
                     const Unit &U) const {
  if (Errors.empty())
    return false;
  ObjectArguments Arguments(Errors, U);
  Arguments.TraverseDecl(U.context().getTranslationUnitDecl());
  llvm::append_range(Arguments.Found, Failed);
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
