//===--- OverloadChoices.cpp - One function for either side -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   int f(int) { return 1; }
//   int f(float) restrict(amp) { return 2; }
//   int g(int x) restrict(cpu, amp) { return f(x); }
//
//   template <typename... Arguments>
//   __host__ __device__ decltype(auto) f_choice(Arguments &&...arguments)
//   {
//   #if !AMP2HIP_DEVICE_PASS
//       if (!amp2hip::on_accelerator()) return f(static_cast<Arguments &&>(arguments)...);
//   #endif
//       return f_amp(static_cast<Arguments &&>(arguments)...);
//   }
//
//===----------------------------------------------------------------------===//
#include "rewrite/OverloadChoices.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/SourceManager.h"
#include "model/ApartOverloads.h"
#include "parse/Unit.h"
#include "rewrite/Layout.h"
#include "rewrite/Overloads.h"
#include "rewrite/Placement.h"
#include "rewrite/Types.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {
namespace {

/// True if a using declaration of \p Amp's class can bring \p Cpu from a base.
bool isInherited(const FunctionDecl *Cpu, const FunctionDecl *Amp) {
  const auto *Base = dyn_cast<CXXRecordDecl>(Cpu->getDeclContext());
  const auto *Class = dyn_cast<CXXRecordDecl>(Amp->getDeclContext());
  return Base && Class && Class->hasDefinition() && Base->hasDefinition() &&
         Class->isDerivedFrom(Base);
}

/// Why there can be no function that passes on what \p Use gives to \p Names.
std::string whyNot(const RewriteContext &C, const Expr *Use, const SidedName &Names) {
  const FunctionDecl *Cpu = patternOf(Names.CpuFunction), *Amp = Names.AmpFunction;
  auto ScopeOf = [](const FunctionDecl *F) {
    return F->getDeclContext()->getRedeclContext()->getPrimaryContext();
  };
  bool Free = !isa<CXXMethodDecl>(Cpu) && !isa<CXXMethodDecl>(Amp);
  if (ScopeOf(Cpu) != ScopeOf(Amp) && !isInherited(Cpu, Amp) && !Free)
    return "they are declared in different scopes";
  if (fileOf(C, Cpu) != fileOf(C, Amp) || C.U.SM.getFileID(C.U.SM.getExpansionLoc(
                                              Use->getExprLoc())) != fileOf(C, Amp))
    return "they and the call are in different files";
  if (!isa<CXXMethodDecl>(Amp) && (Cpu->getLexicalDeclContext()->isRecord() ||
                                   Amp->getLexicalDeclContext()->isRecord()))
    return "a friend is declared in a class";
  if (isHalfOfPair(C.M, Cpu) || isHalfOfPair(C.M, Amp))
    return "one of them has a twin of the other restriction";
  for (const FunctionDecl *F : {Cpu, Amp})
    if (const auto *Method = dyn_cast<CXXMethodDecl>(F); Method && Method->getRefQualifier())
      return "one of them is for lvalues or rvalues alone";
  const auto *Name = dyn_cast<DeclRefExpr>(Use);
  const auto *Member = dyn_cast<MemberExpr>(Use);
  if ((Name && Name->hasExplicitTemplateArgs()) || (Member && Member->hasExplicitTemplateArgs()))
    return "template arguments are given";
  if (const FunctionDecl *Body = Cpu->getDefinition();
      Body && Cpu->isTemplated() && launchesKernels(C, Body))
    return "the cpu function launches kernels";
  return "";
}

} // namespace

/// The declaration at namespace scope that \p Function is, or is part of.
static const Decl *outermostOf(const FunctionDecl *Function) {
  const FunctionDecl *Pattern = Function->getTemplateInstantiationPattern();
  const Decl *D = Pattern ? Pattern : Function;
  while (!D->getLexicalDeclContext()->isFileContext())
    D = cast<Decl>(D->getLexicalDeclContext());
  return D;
}

std::optional<OverloadChoices::Call> OverloadChoices::callOf(SourceLocation Loc, const Expr *Use,
                                                             const FunctionDecl *Around,
                                                             const SidedName &Names) {
  const FunctionDecl *Cpu = patternOf(Names.CpuFunction), *Amp = Names.AmpFunction;
  if (std::string Why = whyNot(C, Use, Names); !Why.empty()) {
    C.U.error(Loc, "this call means another function in cpu code than in amp code, and " + Why +
                       "; give both the same parameters, or write the function around it for each "
                       "restriction apart");
    C.U.note(Cpu->getLocation(), "the function in cpu code");
    C.U.note(Amp->getLocation(), "the function in amp code");
    return std::nullopt;
  }
  bool Apart = Cpu->getDeclContext()->getRedeclContext() != Amp->getDeclContext()->getRedeclContext() &&
               !isa<CXXMethodDecl>(Amp);
  const Decl *Outermost = Apart ? outermostOf(Around) : nullptr;
  const DeclContext *Scope = Apart ? Outermost->getLexicalDeclContext() : Amp->getDeclContext();
  auto NameOf = [&](const FunctionDecl *F, const std::string &Name) {
    return (Apart ? qualifierOf(F) : "") + (Name.empty() ? F->getNameAsString() : Name);
  };
  std::string CpuName = NameOf(Cpu, Names.Cpu), AmpName = NameOf(Amp, Names.Amp);
  Choice &Chosen = All[{Scope->getRedeclContext()->getPrimaryContext(), CpuName, AmpName}];
  if (Chosen.Name.empty()) {
    Chosen.Name = sideName(C, Amp, "choice");
    if (isTaken(Chosen)) // for other functions of this name
      Chosen.Name = C.Names.unique(Chosen.Name, Amp->getLocation());
    Chosen.Cpu = CpuName;
    Chosen.Amp = AmpName;
  }
  if (!Apart)
    place(Chosen, Cpu, Amp);
  else if (!Chosen.Before || C.U.SM.isBeforeInTranslationUnit(Outermost->getBeginLoc(),
                                                              Chosen.Before->getBeginLoc()))
    Chosen.Before = Outermost;
  if (Apart)
    return Call{Chosen.Name, true};
  // A using declaration brings the names that the user knows.
  const auto *Name = dyn_cast<DeclRefExpr>(Use);
  if (!Name || !isa<UsingShadowDecl>(Name->getFoundDecl()) || isa<CXXMethodDecl>(Amp))
    return Call{Chosen.Name, false};
  std::string Qualifier = qualifierOf(Amp);
  return Call{(Qualifier.empty() ? "::" : Qualifier) + Chosen.Name, true};
}

bool OverloadChoices::isTaken(const Choice &One) const {
  return llvm::any_of(All, [&](const auto &Other) {
    return &Other.second != &One && Other.second.Name == One.Name;
  });
}

/// Behind the last of \p Cpu and \p Amp.
void OverloadChoices::place(Choice &Chosen, const FunctionDecl *Cpu,
                            const FunctionDecl *Amp) const {
  for (const FunctionDecl *F : {Cpu, Amp}) {
    if (const auto *Method = dyn_cast<CXXMethodDecl>(F)) {
      Chosen.IsConst &= Method->isConst() || Method->isStatic();
      Chosen.IsStatic &= Method->isStatic();
    }
    if (!Chosen.Behind || (F == Amp && isInherited(Cpu, Amp)) ||
        C.U.SM.isBeforeInTranslationUnit(Chosen.Behind->getLocation(), F->getLocation()))
      Chosen.Behind = F;
  }
}

void OverloadChoices::declare() {
  for (const auto &[Key, Chosen] : All)
    declare(Chosen);
}

void OverloadChoices::declare(const Choice &Chosen) {
  TextPosition At;
  std::string Indent;
  if (Chosen.Before) {
    std::optional<Placement> P = placeBefore(C, Chosen.Before);
    if (!P)
      return;
    At = P->At;
    Indent = P->Indent;
  } else {
    const FunctionDecl *F = Chosen.Behind;
    std::optional<TextRange> R =
        wholeFunction(C, F, /*WithSemicolon=*/!F->doesThisDeclarationHaveABody());
    if (!R)
      return;
    At = {R->File, R->End};
    Indent = indentationAt(C.Source.text(R->File), R->Begin);
  }
  StringRef Around = C.Source.text(At.File);
  std::string Break = lineEnding(Around).str(), Line = Break + Indent, Unit = indentUnit(Around, At.Offset);
  auto Call = [](const std::string &Name) {
    return "return " + Name + "(static_cast<Arguments &&>(arguments)...);";
  };
  std::string Text = "template <typename... Arguments>" + Line;
  bool IsMember = Chosen.Behind && isa<CXXMethodDecl>(Chosen.Behind);
  if (IsMember && Chosen.IsStatic)
    Text += "static ";
  Text += "__host__ __device__ decltype(auto) " + Chosen.Name + "(Arguments &&...arguments)";
  if (IsMember && !Chosen.IsStatic && Chosen.IsConst)
    Text += " const";
  Text += Line + "{" + Break + "#if !AMP2HIP_DEVICE_PASS" + Line +
          Unit + "if (!amp2hip::on_accelerator()) " + Call(Chosen.Cpu) + Break + "#endif" + Line +
          Unit + Call(Chosen.Amp) + Line + "}" + Break;
  C.E.insert(At, Chosen.Before ? Indent + Text + Break : Break + Line + Text,
             Chosen.Before ? InsertOrder::Declaration : InsertOrder::After);
}

} // namespace amp2hip
