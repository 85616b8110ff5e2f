//===--- CallEffects.cpp - Effects of calls -------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/order/CallEffects.h"
#include "parse/Unit.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace amp2hip {

CallParts partsOf(const CallExpr &Call, const ASTContext &Context) {
  CallParts Parts;
  Parts.Function = Call.getDirectCallee();
  Parts.Arguments = llvm::ArrayRef(Call.getArgs(), Call.getNumArgs());
  if (const auto *Member = dyn_cast<CXXMemberCallExpr>(&Call)) {
    const Expr *Object = Member->getImplicitObjectArgument();
    Parts.Object = Object->getType()->isPointerType() ? pathOfPointee(Object, Context)
                                                      : pathOf(Object, Context);
  } else if (isa<CXXOperatorCallExpr>(Call) && isa_and_nonnull<CXXMethodDecl>(Parts.Function)) {
    Parts.Object = pathOf(Parts.Arguments[0], Context);
    Parts.Arguments = Parts.Arguments.drop_front();
  }
  return Parts;
}

std::optional<ObjectPath> CallParts::substitute(const ObjectPath &Path,
                                                const ASTContext &Context) const {
  if (!Path.Root) {
    const auto *Method = dyn_cast<CXXMethodDecl>(Function);
    if (Method && Method->getParent()->isLambda())
      return Path; // the object of the enclosing function
    return Object ? std::optional(Object->then(Path.Steps)) : std::nullopt;
  }
  const auto *Parameter = dyn_cast<ParmVarDecl>(Path.Root);
  const FunctionDecl *Definition = Function->getDefinition();
  if (!Parameter || Parameter->getDeclContext() != Definition)
    return Path;
  const unsigned Index = Parameter->getFunctionScopeIndex();
  if (Index >= Arguments.size())
    return std::nullopt;
  const bool IsReference = Parameter->getType()->isReferenceType();
  const std::optional<ObjectPath> Argument =
      IsReference ? pathOf(Arguments[Index], Context) : pathOfPointee(Arguments[Index], Context);
  if (!Argument)
    return std::nullopt;
  return Argument->then(llvm::ArrayRef(Path.Steps).drop_front(IsReference ? 0 : 1));
}

namespace {

/// Adds an object that a call reads and modifies.
void update(Effects &E, const std::optional<ObjectPath> &Path, const FunctionDecl *F) {
  if (!Path)
    return;
  E.Read.insert(*Path);
  E.Modified.insert({*Path, F});
}

/// The state that \p F hides.
ObjectPath stateOf(const FunctionDecl &F) { return {F.getCanonicalDecl(), {}}; }

/// True if a call may modify the object that the parameter \p Index refers to.
bool isOutput(const FunctionDecl &F, unsigned Index) {
  if (Index >= F.getNumParams())
    return false;
  const QualType Type = F.getParamDecl(Index)->getType();
  return (Type->isLValueReferenceType() || Type->isPointerType()) &&
         !Type->getPointeeType().isConstQualified() && !Type->isFunctionPointerType();
}

std::optional<ObjectPath> outputOf(const CallParts &Call, unsigned Index,
                                   const ASTContext &Context) {
  return Call.Function->getParamDecl(Index)->getType()->isReferenceType()
             ? pathOf(Call.Arguments[Index], Context)
             : pathOfPointee(Call.Arguments[Index], Context);
}

/// Finds the effects of functions of the C library and of Windows.
Effects effectsOfLibraryFunction(const CallParts &Call, StringRef Name, const ASTContext &Context) {
  Effects Found;
  enum StateKind { None, Hidden, FirstArgument };
  const auto Kind =
      llvm::StringSwitch<StateKind>(Name)
          .Cases("rand", "random", "lrand48", "drand48", "strtok", "wcstok", "_mbstok", Hidden)
          .Cases("getchar", "getwchar", "_getch", "_getche", "getch", "getche", "_getwch", Hidden)
          .Cases("fgetc", "getc", "fgetwc", "getwc", "_fgetc_nolock", "_getc_nolock", FirstArgument)
          .Cases("InterlockedIncrement", "InterlockedDecrement", "InterlockedExchangeAdd",
                 FirstArgument)
          .Cases("_InterlockedIncrement", "_InterlockedDecrement", "_InterlockedExchangeAdd",
                 FirstArgument)
          .Default(None);
  if (Kind == Hidden)
    update(Found, stateOf(*Call.Function), Call.Function);
  else if (Kind == FirstArgument && !Call.Arguments.empty())
    update(Found, pathOfPointee(Call.Arguments[0], Context), Call.Function);
  return Found;
}

/// Finds the effects of operators of the C++ library.
Effects effectsOfLibraryOperator(const CallParts &Call, const ASTContext &Context) {
  Effects Found;
  const FunctionDecl &F = *Call.Function;
  const auto *Method = dyn_cast<CXXMethodDecl>(&F);
  const std::optional<ObjectPath> First =
      Method ? Call.Object
             : (Call.Arguments.empty() ? std::nullopt : pathOf(Call.Arguments[0], Context));
  switch (F.getOverloadedOperator()) {
  case OO_Call: // of generators, distributions, std::function and the result of std::bind
    if (Method && Call.Arguments.empty() &&
        (!Method->isConst() || Method->getParent()->getName() == "function"))
      update(Found, First, &F);
    for (unsigned I = 0; I < Call.Arguments.size(); ++I)
      if (isOutput(F, I))
        update(Found, outputOf(Call, I, Context), &F);
    break;
  case OO_PlusPlus:
  case OO_MinusMinus:
  case OO_PlusEqual:
  case OO_MinusEqual:
    update(Found, First, nullptr);
    break;
  case OO_Equal:
    if (First) {
      Found.Modified.insert({*First, nullptr});
      Found.Assigned.insert(*First);
    }
    break;
  default:
    if (Method && First && Method->isConst())
      Found.Read.insert(*First);
    break;
  }
  return Found;
}

/// Finds the effects of member functions of the C++ library.
Effects effectsOfLibraryMember(const CallParts &Call, StringRef Name) {
  Effects Found;
  if (!Call.Object)
    return Found;
  enum ChangeKind { None, Assigns, Updates };
  auto Kind =
      llvm::StringSwitch<ChangeKind>(Name)
          .Cases("push_back", "emplace_back", "push_front", "insert", "emplace", "push", Assigns)
          .Cases("resize", "assign", "append", "clear", "reset", "store", "swap", Assigns)
          .Cases("pop_back", "pop_front", "pop", "erase", "fetch_add", "fetch_sub", Updates)
          .Cases("exchange", "get", Updates)
          .Default(None);
  const auto *Class = cast<CXXMethodDecl>(Call.Function)->getParent();
  if (Name == "get" && !Class->getName().ends_with("stream"))
    Kind = None; // of smart pointers
  if (Kind != Assigns)
    Found.Read.insert(*Call.Object);
  if (Kind != None)
    Found.Modified.insert({*Call.Object, Call.Function});
  if (Kind == Assigns)
    Found.Assigned.insert(*Call.Object);
  return Found;
}

/// Finds the effects of a function of the program that another unit defines. Its name has to
/// say that the results differ: `next()`, `ReadInt(file)`.
Effects effectsOfDeclared(const CallParts &Call, const ASTContext &Context) {
  Effects Found;
  const FunctionDecl &F = *Call.Function;
  bool HasOutput = false;
  for (unsigned I = 0; I < Call.Arguments.size(); ++I) {
    if (!isOutput(F, I))
      continue;
    HasOutput = true;
    if (F.getParamDecl(I)->getType()->getPointeeType()->isArithmeticType())
      update(Found, outputOf(Call, I, Context), &F);
  }
  if (!F.getDeclName().isIdentifier())
    return Found;
  const std::string Lower = F.getName().ltrim('_').lower();
  const StringRef Name = Lower;
  const bool IsRandom = Name.contains("rand") || Name.contains("rnd") || Name.contains("gauss");
  if (!IsRandom && !Name.starts_with("next") && !Name.starts_with("getnext") &&
      !Name.starts_with("get_next") && !Name.starts_with("read") && !Name.starts_with("pop"))
    return Found;
  const auto *Method = dyn_cast<CXXMethodDecl>(&F);
  if (Method && Method->isInstance()) {
    if (!Method->isConst() && (IsRandom || Call.Arguments.empty()))
      update(Found, Call.Object, &F);
  } else if (HasOutput) {
    for (unsigned I = 0; I < Call.Arguments.size(); ++I)
      if (isOutput(F, I))
        update(Found, outputOf(Call, I, Context), &F);
  } else if (IsRandom || Call.Arguments.empty()) {
    update(Found, stateOf(F), &F);
  }
  return Found;
}

} // namespace

Effects effectsOfUndefined(const CallParts &Call, const Unit &U) {
  const FunctionDecl &F = *Call.Function;
  const ASTContext &Context = U.context();
  if (isa<CXXConstructorDecl>(F))
    return {};
  const auto *Method = dyn_cast<CXXMethodDecl>(&F);
  if (Method && (Method->isCopyAssignmentOperator() || Method->isMoveAssignmentOperator())) {
    Effects Found;
    if (Call.Object) {
      Found.Modified.insert({*Call.Object, nullptr});
      Found.Assigned.insert(*Call.Object);
    }
    if (const std::optional<ObjectPath> Source =
            Call.Arguments.empty() ? std::nullopt : pathOf(Call.Arguments[0], Context))
      Found.Read.insert(*Source);
    return Found;
  }
  if (U.isUserLocation(F.getLocation()))
    return effectsOfDeclared(Call, Context);
  if (F.isOverloadedOperator())
    return effectsOfLibraryOperator(Call, Context);
  if (!F.getDeclName().isIdentifier())
    return {};
  if (Method)
    return Method->getParent()->isInStdNamespace() ? effectsOfLibraryMember(Call, F.getName())
                                                   : Effects();
  StringRef Name = F.getName();
  Name.consume_front("amp2hip_windows_"); // of the compatibility headers
  return effectsOfLibraryFunction(Call, Name, Context);
}

Effects effectsOfPointerCall(const CallExpr &Call, const ASTContext &Context) {
  Effects Found;
  if (Call.getNumArgs() == 0)
    update(Found, pathOfPointee(Call.getCallee(), Context), nullptr);
  return Found;
}

} // namespace amp2hip
