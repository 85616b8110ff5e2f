//===--- OverloadLaunches.cpp - Kernels launched by cpu overloads -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// A compiler for a GPU makes the kernels that it sees launched while it makes
// device code. A cpu body within `#if !AMP2HIP_DEVICE_PASS` is not seen then:
// its launches would find no kernel. Such a body stays a function of its own. A
// template is made for its calls alone: device code names the cpu function without
// calling it.
//
//   template <typename T> __host__ __device__ int scale(array_view<T> v, T by)
//   {
//   #if !AMP2HIP_DEVICE_PASS
//       if (!amp2hip::on_accelerator()) return scale_cpu<T>(v, by);
//   #else
//       (void)sizeof(amp2hip::instantiated<&scale_cpu<T>>);
//   #endif
//
// A constructor has no address, nor an overloaded name one; a local class calls it then:
//
//       struct amp2hip_cpu
//       {
//           static void amp2hip_call(decltype(v) v, decltype(by) by) { (void)scale_cpu<T>(v, by); }
//       };
//       (void)sizeof(amp2hip::instantiated<&amp2hip_cpu::amp2hip_call>);
//
//===----------------------------------------------------------------------===//
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "parse/Unit.h"
#include "rewrite/Overloads.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Looks for launches in a function, and in the templates that it calls: those
/// are made for their calls, where other functions are made anyway.
class LaunchSearch : public RecursiveASTVisitor<LaunchSearch> {
public:
  explicit LaunchSearch(const Unit &U) : U(U) {}

  bool from(const FunctionDecl *F) {
    Pending.push_back(F);
    while (!Pending.empty() && !Found)
      search(Pending.pop_back_val());
    return Found;
  }

  bool VisitCallExpr(CallExpr *Call) {
    if (isLaunchCallee(Call->getCallee()))
      return !(Found = true);
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) { return add(E->getDecl()); }
  bool VisitMemberExpr(MemberExpr *E) { return add(E->getMemberDecl()); }
  bool VisitCXXConstructExpr(CXXConstructExpr *E) { return add(E->getConstructor()); }
  bool VisitOverloadExpr(OverloadExpr *E) {
    for (const NamedDecl *D : E->decls())
      add(D->getUnderlyingDecl());
    return true;
  }

private:
  void search(const FunctionDecl *F) {
    if (const auto *Constructor = dyn_cast<CXXConstructorDecl>(F))
      for (const CXXCtorInitializer *Init : Constructor->inits())
        TraverseStmt(Init->getInit());
    TraverseStmt(F->getBody());
  }

  bool add(const NamedDecl *D) {
    if (const auto *Template = dyn_cast<FunctionTemplateDecl>(D))
      D = Template->getTemplatedDecl();
    const auto *F = dyn_cast<FunctionDecl>(D);
    if (!F)
      return true;
    if (const FunctionDecl *Pattern = F->getTemplateInstantiationPattern())
      F = Pattern;
    const FunctionDecl *Definition = nullptr;
    if (F->isTemplated() && F->hasBody(Definition) &&
        U.isUserLocation(Definition->getLocation()) && Seen.insert(Definition).second)
      Pending.push_back(Definition);
    return true;
  }

  const Unit &U;
  llvm::SmallVector<const FunctionDecl *, 8> Pending;
  llvm::SmallPtrSet<const FunctionDecl *, 8> Seen;
  bool Found = false;
};

} // namespace

bool launchesKernels(const RewriteContext &C, const FunctionDecl *Definition) {
  return LaunchSearch(C.U).from(Definition);
}

/// True if other functions bear the name that \p Cpu gets: it alone gives no address.
static bool sharesName(const FunctionDecl *Cpu) {
  const NamedDecl *Own = ownTemplate(Cpu) ? cast<NamedDecl>(ownTemplate(Cpu)) : Cpu;
  const DeclContext *Scope = Cpu->getDeclContext()->getRedeclContext();
  return llvm::any_of(Scope->lookup(Cpu->getDeclName()), [&](const NamedDecl *D) {
    const FunctionDecl *F = D->getAsFunction();
    return F && restrictionOf(F).Cpu && D->getCanonicalDecl() != Own->getCanonicalDecl();
  });
}

bool mustKeepKernels(const RewriteContext &C, const FunctionDecl *CpuBody) {
  return CpuBody && CpuBody->isTemplated() && launchesKernels(C, CpuBody);
}

std::string kernelsKept(const std::string &Parameters, const std::string &Call,
                        const std::string &Line, const std::string &Unit) {
  return "struct amp2hip_cpu" + Line + "{" + Line + Unit + "static void amp2hip_call(" +
         Parameters + ") { (void)" + Call + "; }" + Line + "};" + Line +
         "(void)sizeof(amp2hip::instantiated<&amp2hip_cpu::amp2hip_call>);";
}

/// `S &amp2hip_object`: the parameter for the object that \p F, a member, is called for.
static std::string objectParameter(const FunctionDecl *F) {
  const auto *Method = dyn_cast<CXXMethodDecl>(F);
  if (!Method || Method->isStatic() || isa<CXXConstructorDecl>(Method))
    return "";
  return std::string(Method->isConst() ? "const " : "") + Method->getParent()->getNameAsString() +
         " &amp2hip_object";
}

/// The parameter \p I of \p F as it is declared, with a name; nothing if that is not known.
static std::optional<std::string> declaredParameter(RewriteContext &C, const FunctionDecl *F,
                                                    unsigned I) {
  const ParmVarDecl *P = F->getParamDecl(I);
  std::optional<TextRange> R = C.Source.range(P->getSourceRange());
  std::optional<TextPosition> Name = C.Source.begin(P->getLocation());
  if (!R || !Name)
    return std::nullopt;
  StringRef Declared = C.E.original(*R);
  std::string Text = Declared.take_front(findToken(Declared, "=")).rtrim().str();
  if (P->getDeclName().isEmpty())
    Text.insert(std::min<size_t>(Name->Offset - R->Begin, Text.size()), " " + passedName(F, I));
  return Text;
}

/// The parameters of a function that takes what \p F, around it, takes, and the object of \p Cpu.
static std::string parametersLike(RewriteContext &C, const FunctionDecl *F,
                                  const FunctionDecl *Cpu) {
  std::string Text = objectParameter(Cpu);
  for (unsigned I = 0; I < F->getNumParams(); ++I) {
    const ParmVarDecl *P = F->getParamDecl(I);
    std::string Name = passedName(F, I);
    std::optional<std::string> Declared;
    // nvcc takes all elements of `decltype(more)...` to have the type of the first.
    if (P->isParameterPack() || P->getDeclName().isEmpty())
      Declared = declaredParameter(C, F, I);
    Text += (Text.empty() ? "" : ", ") + Declared.value_or("decltype(" + Name + ") " + Name);
  }
  return Text;
}

std::string kernelsKept(RewriteContext &C, const FunctionDecl *Cpu, const FunctionDecl *Amp,
                        const std::string &Arguments, const std::string &Line,
                        const std::string &Unit) {
  const auto *Method = dyn_cast<CXXMethodDecl>(Cpu);
  if (isa<CXXConstructorDecl>(Cpu))
    return kernelsKept(parametersLike(C, Amp, Cpu),
                       Method->getParent()->getNameAsString() + "(amp2hip::cpu_tag()" +
                           (Arguments.empty() ? "" : ", ") + Arguments + ")",
                       Line, Unit);
  std::string Name = calledCpuName(C, Cpu), Explicit = passedTemplateArguments(C, Amp);
  if (!sharesName(Cpu)) {
    if (Method)
      Name = Method->getParent()->getNameAsString() + "::" + (ownTemplate(Amp) ? "template " : "") +
             Name;
    return "(void)sizeof(amp2hip::instantiated<&" + Name + Explicit + ">);";
  }
  std::string Object;
  if (!objectParameter(Cpu).empty()) {
    Object = Method->getRefQualifier() == RQ_RValue
                 ? std::string("static_cast<") + (Method->isConst() ? "const " : "") +
                       Method->getParent()->getNameAsString() + " &&>(amp2hip_object)."
                 : "amp2hip_object.";
    if (!Explicit.empty())
      Object += "template ";
  }
  return kernelsKept(parametersLike(C, Amp, Cpu), Object + Name + Explicit + "(" + Arguments + ")",
                     Line, Unit);
}

} // namespace amp2hip
