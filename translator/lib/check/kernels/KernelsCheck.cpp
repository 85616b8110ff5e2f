//===--- KernelsCheck.cpp - Kernels of parallel_for_each ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks the kernel of a launch (§7): its class must have an amp call operator
// that is const and accepts the index of the domain. A lambda without a
// restriction specifier is cpu code (§2.1.2) and therefore no kernel. Also
// reports kernels for which the compilers of the output would call another
// operator, and tiles that are too large.
//
//===----------------------------------------------------------------------===//
#include "ast/Concurrency.h"
#include "ast/LaunchDomain.h"
#include "ast/Restrictions.h"
#include "check/Check.h"
#include "check/kernels/MutableCaptures.h"
#include "model/captures/AmpCopyConstructors.h"
#include "model/overloads/RenamedOverloads.h"
#include "model/overloads/ResolvedCalls.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

/// The call operators of a class. If it declares none, those of its bases.
struct CallOperators {
  bool Any = false;
  std::vector<const NamedDecl *> Amp; ///< functions and templates
};

void findCallOperators(const Unit &U, const CXXRecordDecl *Class, CallOperators &Found) {
  DeclarationName Call = U.context().DeclarationNames.getCXXOperatorName(OO_Call);
  for (const NamedDecl *Named : Class->lookup(Call)) {
    const NamedDecl *D = Named->getUnderlyingDecl(); // resolves a using declaration
    if (const FunctionDecl *F = D->getAsFunction()) {
      Found.Any = true;
      if (restrictionOf(F).Amp)
        Found.Amp.push_back(D);
    }
  }
  if (Found.Any)
    return;
  for (const CXXBaseSpecifier &Base : Class->bases())
    if (const CXXRecordDecl *B = Base.getType()->getAsCXXRecordDecl(); B && B->hasDefinition())
      findCallOperators(U, B, Found);
}

/// The type of the index that a launch over \p Domain passes to its kernel, as
/// written in C++: `tiled_index<16, 16>`.
std::string indexOf(const LaunchDomain &Domain) {
  std::string Arguments;
  for (int64_t Length : Domain.Lengths)
    Arguments += (Arguments.empty() ? "" : ", ") + std::to_string(Length);
  return Domain.Tiled ? fmt::format("tiled_index<{}>", Arguments)
                      : fmt::format("index<{}>", Domain.Rank);
}

/// True if a parameter of type \p T does not accept the index of a launch over
/// \p Domain. False for classes of the user, which may have a conversion from
/// it.
bool rejectsIndex(QualType T, const LaunchDomain &Domain) {
  QualType Plain = T.getNonReferenceType();
  if (Plain->isArithmeticType() || Plain->isPointerType() || Plain->isEnumeralType())
    return true;
  std::optional<LaunchDomain> Index = indexType(Plain);
  if (!Index)
    return false;
  bool Mutable = T->isLValueReferenceType() && !Plain.isConstQualified();
  if (!Index->Tiled && Domain.Tiled) // a tiled_index converts to a temporary index
    return Index->Rank != Domain.Rank || Mutable;
  return Index->Tiled != Domain.Tiled || Index->Rank != Domain.Rank ||
         Index->Lengths != Domain.Lengths;
}

/// Why a launch over \p Domain cannot call \p F, the only amp call operator of
/// the kernel; empty if it can.
std::string wrongParameters(const FunctionDecl *F, const LaunchDomain &Domain) {
  std::string Passed = fmt::format("'{}'", indexOf(Domain));
  if (F->getNumParams() == 0)
    return fmt::format(
        "the kernel has no parameter for the thread index; add a parameter of type {}", Passed);
  if (F->getMinRequiredArguments() > 1)
    return "the kernel requires more than one argument; keep the parameter for the thread index, "
           "and capture the other values";
  QualType T = F->getParamDecl(0)->getType();
  if (T->isDependentType())
    return "";
  if (T->isRValueReferenceType())
    return "the kernel cannot take the thread index by rvalue reference; take it by value or by "
           "const reference";
  if (!rejectsIndex(T, Domain))
    return "";
  return fmt::format(
      "the kernel takes '{}', but this launch passes {}; change the type of the parameter",
      T.getNonReferenceType().getUnqualifiedType().getAsString(
          F->getASTContext().getPrintingPolicy()),
      Passed);
}

/// Checks the call operators of the kernel of \p Launch.
void checkKernel(const CheckContext &C, const CodeBlock &B, const CallExpr *Launch) {
  const Expr *Kernel = Launch->getArg(Launch->getNumArgs() - 1);
  const CXXRecordDecl *Class = Kernel->getType().getNonReferenceType()->getAsCXXRecordDecl();
  CallOperators Found;
  if (Class && Class->hasDefinition())
    findCallOperators(C.Unit, Class, Found);
  auto Report = [&](Rule Violated, const std::string &Message) {
    C.Unit.suppressClangErrorAt(Launch->getCallee()->getExprLoc());
    return C.report(B, Violated, Kernel->getBeginLoc(), Message);
  };
  if (Found.Amp.empty()) {
    Report(Rule::KernelNotAmp,
           Class && Class->isLambda()
               ? "the lambda passed to 'parallel_for_each' has no restrict(amp); add "
                 "'restrict(amp)' after its parameter list"
           : Found.Any ? fmt::format("the call operator of the kernel '{}' has no restrict(amp); "
                                     "add it, or pass an amp lambda",
                                     Class->getNameAsString())
                       : "the last argument of 'parallel_for_each' has no call operator; pass an "
                         "amp lambda or a function object");
    return;
  }
  bool Const = llvm::any_of(Found.Amp, [](const NamedDecl *D) {
    const auto *M = cast<CXXMethodDecl>(D->getAsFunction());
    return M->isConst() || M->isStatic();
  });
  if (!Const && isa<CXXMethodDecl>(Found.Amp.front()) && Class->isLambda()) {
    const bool Modifies = mayModifyCaptures(*Class);
    if (Modifies || !C.Unit.Options.FromMsvc)
      C.report(B, Rule::MutableKernel, Kernel->getBeginLoc(),
               Modifies
                   ? "this kernel is a mutable lambda, but each thread modifies its own copy of "
                     "the captured variables; modify local variables instead"
                   : "this kernel is a mutable lambda, but the threads call it as a const "
                     "object; remove 'mutable'");
  } else if (!Const) {
    Report(Rule::KernelNotConst,
           Class->isLambda()
               ? "a kernel cannot be a generic mutable lambda; write the type of its parameter"
               : fmt::format("the call operator of the kernel '{}' is not const, but all threads "
                             "share the object; declare it const",
                             Class->getNameAsString()));
    return;
  }
  std::optional<LaunchDomain> Domain = domainType(Launch->getArg(Launch->getNumArgs() - 2));
  const auto *Only = Found.Amp.size() == 1 ? dyn_cast<FunctionDecl>(Found.Amp.front()) : nullptr;
  if (std::string Wrong = Domain && Only ? wrongParameters(Only, *Domain) : ""; !Wrong.empty())
    if (Report(Rule::KernelParameter, Wrong) && !Class->isLambda())
      C.Unit.note(Only->getLocation(), "the call operator is declared here");
}

/// Checks kernels that contain objects which cpu and amp code copy by different
/// constructors. The output marks the classes of such kernels, so that loops of
/// the CPU accelerator do not copy them. A class that contains such objects
/// only in an instance of a template cannot be marked, so this check reports
/// its kernel.
void checkCopies(const CheckContext &C, const CallExpr *Launch) {
  const Expr *Kernel = Launch->getArg(Launch->getNumArgs() - 1);
  const auto *Class = Kernel->getType().getNonReferenceType()->getAsCXXRecordDecl();
  const CXXRecordDecl *Copied = classWithAmpCopies(Class);
  if (!Copied)
    return;
  const CXXRecordDecl *Pattern = Class->getTemplateInstantiationPattern();
  bool Known = classWithAmpCopies(Pattern ? Pattern : Class);
  if (Class->isLambda())
    Known = llvm::any_of(C.Model.Lambdas, [&](const AmpLambda &L) {
      return L.Lambda->getLambdaClass()->getLocation() == Class->getLocation() &&
             classWithAmpCopies(L) != nullptr;
    });
  if (!Known)
    C.Unit.error(
        Kernel->getBeginLoc(),
        fmt::format("in this instance of a template, the kernel contains an object of type '{}', "
                    "which cpu and amp code copy with different constructors; pass the kernel only "
                    "the members that it uses, or declare one copy constructor restrict(cpu, amp)",
                    Copied->getNameAsString()));
}

/// Reports cpu call operators that compilers without restrictions would choose
/// in a launch, or find ambiguous with the kernel's.
void checkCompetingCandidates(const CheckContext &C) {
  forEachKernelCall(C.Unit, [&](const CodeBlock &B, const ResolvedCall &Call) {
    const FunctionDecl *Competing = competingCandidate(C.Unit, C.Model, B, Call);
    if (!Competing)
      return;
    C.Unit.error(Competing->getLocation(),
                 "in the output, a launch may call this cpu call operator instead of the kernel; "
                 "replace it by a named function");
    C.Unit.note(Call.Function->getLocation(), "the kernel is declared here");
  });
}

/// Reports tiles that are larger than accelerators accept.
void checkTile(const CheckContext &C, const CodeBlock &B, const CallExpr *Launch) {
  std::optional<LaunchDomain> Domain = domainType(Launch->getArg(Launch->getNumArgs() - 2));
  if (!Domain || !Domain->Tiled)
    return;
  int64_t Threads = 1;
  for (int64_t Length : Domain->Lengths)
    if (Length > 0 && Threads <= 1024)
      Threads *= Length;
  bool Long = Domain->Lengths.size() == 3 && Domain->Lengths.front() > 64;
  if (Threads <= 1024 && !Long)
    return;
  C.Unit.suppressClangErrorAt(Launch->getCallee()->getExprLoc());
  C.report(B, Rule::TileSize, Launch->getArg(Launch->getNumArgs() - 2)->getBeginLoc(),
           Threads > 1024 ? "a tile of this launch has more than 1024 threads; use smaller tiles"
                          : "the first dimension of this three-dimensional tile is larger than 64; "
                            "use smaller tiles");
}

} // namespace

void checkKernels(const CheckContext &C) {
  checkCompetingCandidates(C);
  for (const CodeBlock &B : C.Code)
    for (const Stmt *S : B.Statements) {
      const auto *Call = dyn_cast<CallExpr>(S);
      if (!Call || !isLaunch(Call->getDirectCallee()) || Call->getNumArgs() < 2)
        continue;
      checkKernel(C, B, Call);
      checkCopies(C, Call);
      checkTile(C, B, Call);
    }
}

} // namespace amp2hip
