//===--- ByteTransfers.cpp - Objects in files -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/sizes/ByteTransfers.h"
#include "parse/Unit.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace amp2hip {

bool transfersBytes(const FunctionDecl &F, const Unit &U) {
  if (!F.getDeclName().isIdentifier() || U.isUserLocation(F.getLocation()))
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

/// Returns the expression of the object that \p E refers to, by its address or its elements:
/// `v` for `&v`, `&v[0]`, `v.data()` and `(const char *)&v`.
static const Expr *objectOf(const Expr *E) {
  E = E->IgnoreParenCasts();
  if (const auto *Address = dyn_cast<UnaryOperator>(E);
      Address && Address->getOpcode() == UO_AddrOf)
    E = Address->getSubExpr()->IgnoreParenCasts();
  if (const auto *Operator = dyn_cast<CXXOperatorCallExpr>(E);
      Operator && Operator->getOperator() == OO_Subscript)
    return Operator->getArg(0)->IgnoreParenImpCasts();
  const auto *Call = dyn_cast<CXXMemberCallExpr>(E);
  const CXXMethodDecl *Method = Call ? Call->getMethodDecl() : nullptr;
  if (Method && Method->getDeclName().isIdentifier() && Method->getParent()->isInStdNamespace() &&
      (Method->getName() == "data" || Method->getName() == "front"))
    return Call->getImplicitObjectArgument()->IgnoreParenImpCasts();
  return E;
}

/// Returns the type of the bytes that \p E refers to.
static QualType typeOfBytes(const Expr *E) {
  const Expr *Object = objectOf(E);
  const QualType Type = Object->getType();
  // The containers of the C++ library. Other classes may have elements of any type.
  const CXXRecordDecl *Class = Type->getAsCXXRecordDecl();
  const bool IsElement = isa<CXXOperatorCallExpr, CXXMemberCallExpr>(E->IgnoreParenCasts()) ||
                         Object != E->IgnoreParenCasts();
  if (IsElement && Class && !Class->isInStdNamespace()) {
    E = E->IgnoreParenCasts();
    if (const auto *Address = dyn_cast<UnaryOperator>(E))
      E = Address->getSubExpr()->IgnoreParens();
    return E->getType()->isPointerType() ? E->getType()->getPointeeType() : E->getType();
  }
  if (const auto *Pointer = Type->getAs<PointerType>())
    return Pointer->getPointeeType();
  return Type;
}

/// Returns the variable that \p Argument refers to, or null.
static const VarDecl *variableOf(const Expr *Argument) {
  const auto *Reference = dyn_cast<DeclRefExpr>(objectOf(Argument));
  return Reference ? dyn_cast<VarDecl>(Reference->getDecl()) : nullptr;
}

/// True if \p P, or what it points to, may have any type: for arguments of templates, and
/// `void *` and `char *`.
static bool hasAnyType(const ParmVarDecl &P) {
  const auto *F = dyn_cast<FunctionDecl>(P.getDeclContext());
  const FunctionDecl *Pattern = F ? F->getTemplateInstantiationPattern() : nullptr;
  const unsigned Index = P.getFunctionScopeIndex();
  if (Pattern && Index < Pattern->getNumParams())
    return Pattern->getParamDecl(Index)->getType()->isDependentType();
  const auto *Pointer = P.getType()->getAs<PointerType>();
  return Pointer &&
         (Pointer->getPointeeType()->isVoidType() || Pointer->getPointeeType()->isCharType());
}

/// Follows the object of \p Argument to the calls of the function that contains it. Returns
/// true if there are other calls to follow now.
bool ByteTransfers::follow(const Expr *Argument, const CallExpr *Transfer) {
  const VarDecl *Variable = variableOf(Argument);
  if (const auto *P = dyn_cast_or_null<ParmVarDecl>(Variable))
    return hasAnyType(*P) && Parameters.try_emplace(P, Transfer).second;
  const auto *F = Variable ? dyn_cast<FunctionDecl>(Variable->getDeclContext()) : nullptr;
  if (F && F->getPrimaryTemplate() && Variable->getType()->getAs<SubstTemplateTypeParmType>())
    Instances.try_emplace(F->getCanonicalDecl(), Transfer);
  return false;
}

void ByteTransfers::followParameters() {
  for (bool AnyNew = true; AnyNew;) {
    AnyNew = false;
    for (const CallExpr *Call : Calls) {
      const FunctionDecl *F = Call->getDirectCallee();
      if (transfersBytes(*F, U)) {
        for (const Expr *Argument : Call->arguments())
          AnyNew |= follow(Argument, Call);
        continue;
      }
      const FunctionDecl *Definition = F->getDefinition();
      for (unsigned I = 0; Definition && I < Call->getNumArgs() && I < Definition->getNumParams();
           ++I)
        if (auto It = Parameters.find(Definition->getParamDecl(I)); It != Parameters.end())
          AnyNew |= follow(Call->getArg(I), It->second);
    }
  }
}

/// Adds the type of each operand of sizeof below \p S. The calls of a template add its
/// arguments.
static void addSizeofs(const Stmt *S, const CallExpr *Call,
                       std::vector<ByteTransfers::Object> &Objects) {
  if (!S)
    return;
  if (const auto *Size = dyn_cast<UnaryExprOrTypeTraitExpr>(S);
      Size && Size->getKind() == UETT_SizeOf &&
      !Size->getTypeOfArgument()->getAs<SubstTemplateTypeParmType>())
    Objects.push_back({Call, Size->getTypeOfArgument(), nullptr});
  for (const Stmt *Child : S->children())
    addSizeofs(Child, Call, Objects);
}

/// Returns the template arguments that \p Call spells.
static llvm::ArrayRef<TemplateArgumentLoc> templateArguments(const CallExpr *Call) {
  const Expr *Callee = Call->getCallee()->IgnoreParenImpCasts();
  if (const auto *Reference = dyn_cast<DeclRefExpr>(Callee))
    return Reference->template_arguments();
  if (const auto *Member = dyn_cast<MemberExpr>(Callee))
    return Member->template_arguments();
  return {};
}

bool ByteTransfers::callsAdd(const Expr *Argument) const {
  const VarDecl *Variable = variableOf(Argument);
  if (const auto *P = dyn_cast_or_null<ParmVarDecl>(Variable))
    return Parameters.count(P) != 0;
  const auto *F = Variable ? dyn_cast<FunctionDecl>(Variable->getDeclContext()) : nullptr;
  return F && Instances.count(F->getCanonicalDecl()) &&
         Variable->getType()->getAs<SubstTemplateTypeParmType>();
}

void ByteTransfers::addArguments(const CallExpr *Call, std::vector<Object> &Objects) const {
  for (const Expr *Argument : Call->arguments()) {
    const QualType Type = Argument->IgnoreParenCasts()->getType();
    if (!Type->isAnyPointerType() && !Type->isArrayType())
      addSizeofs(Argument, Call, Objects);
    else if (!callsAdd(Argument))
      Objects.push_back({Call, typeOfBytes(Argument), nullptr});
  }
}

void ByteTransfers::addFollowed(const CallExpr *Call, const FunctionDecl &F,
                                std::vector<Object> &Objects) const {
  const auto Instance = Instances.find(F.getCanonicalDecl());
  const llvm::ArrayRef<TemplateArgumentLoc> Spelled = templateArguments(Call);
  for (unsigned I = 0; I < Call->getNumArgs() && I < F.getNumParams(); ++I) {
    const auto Followed = Parameters.find(F.getParamDecl(I));
    const CallExpr *Transfer =
        Followed != Parameters.end() ? Followed->second
        : Instance != Instances.end() && Spelled.empty() && hasAnyType(*F.getParamDecl(I))
            ? Instance->second
            : nullptr;
    if (Transfer && !callsAdd(Call->getArg(I)))
      Objects.push_back({Call, typeOfBytes(Call->getArg(I)), Transfer});
  }
  if (Instance == Instances.end())
    return;
  for (const TemplateArgumentLoc &Argument : Spelled)
    if (Argument.getArgument().getKind() == TemplateArgument::Type)
      Objects.push_back({Call, Argument.getTypeSourceInfo()->getType(), Instance->second});
}

std::vector<ByteTransfers::Object> ByteTransfers::find() {
  followParameters();
  std::vector<Object> Objects;
  for (const CallExpr *Call : Calls) {
    const FunctionDecl *F = Call->getDirectCallee();
    if (transfersBytes(*F, U))
      addArguments(Call, Objects);
    else if (const FunctionDecl *Definition = F->getDefinition())
      addFollowed(Call, *Definition, Objects);
  }
  return Objects;
}

} // namespace amp2hip
