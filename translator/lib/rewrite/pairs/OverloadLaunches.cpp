//===--- OverloadLaunches.cpp - Kernels launched by cpu overloads ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Keeps kernels that a cpu overload launches visible to the GPU compilers. In the device pass, a
// GPU compiler generates the kernels of the launches that it sees. It does not see a body inside
// `#if !AMP2HIP_DEVICE_PASS`, so launches in such a body would have no kernel. Therefore a cpu body
// that launches kernels remains in its own function. A template is only instantiated where it is
// used, so device code refers to the cpu template without calling it:
//
//   template <typename T> __host__ __device__ int scale(array_view<T> v, T by)
//   {
//   #if !AMP2HIP_DEVICE_PASS
//       if (!amp2hip::on_accelerator()) return scale_cpu<T>(v, by);
//   #else
//       (void)sizeof(amp2hip::instantiated<&scale_cpu<T>>);
//   #endif
//
// A constructor has no address, and the address of an overloaded function is ambiguous. In these
// cases, device code refers to a member function of a local class, which calls the constructor or
// function:
//
//       struct amp2hip_cpu
//       {
//           static void amp2hip_call(decltype(v) v, decltype(by) by) { (void)scale_cpu<T>(v, by); }
//       };
//       (void)sizeof(amp2hip::instantiated<&amp2hip_cpu::amp2hip_call>);
//
//===----------------------------------------------------------------------===//
#include "ast/Concurrency.h"
#include "ast/DynamicVisitor.h"
#include "ast/Restrictions.h"
#include "parse/Unit.h"
#include "rewrite/pairs/RewriteOverloadPairs.h"
#include "text/Tokens.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/SmallVector.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Searches a function, and the templates that it uses, for launches. Skips other functions, which
/// are compiled in the device pass in any case.
class LaunchSearch : public DynamicVisitor {
public:
  explicit LaunchSearch(const Unit &U) : U(U) {}

  bool from(const FunctionDecl *F) {
    Pending.push_back(F);
    while (!Pending.empty() && !Found)
      search(Pending.pop_back_val());
    return Found;
  }

  bool VisitCallExpr(CallExpr *Call) override {
    if (isLaunchCallee(Call->getCallee()))
      return !(Found = true);
    return true;
  }
  bool VisitDeclRefExpr(DeclRefExpr *E) override { return add(E->getDecl()); }
  bool VisitMemberExpr(MemberExpr *E) override { return add(E->getMemberDecl()); }
  bool VisitCXXConstructExpr(CXXConstructExpr *E) override { return add(E->getConstructor()); }
  bool VisitOverloadExpr(OverloadExpr *E) override {
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
    if (F->isTemplated() && F->hasBody(Definition) && U.isUserLocation(Definition->getLocation()) &&
        Seen.insert(Definition).second)
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
  return LaunchSearch(C.Unit).from(Definition);
}

/// True if other functions have the same new name as \p Cpu, so that the address of \p Cpu is
/// ambiguous.
static bool sharesName(const FunctionDecl *Cpu) {
  const NamedDecl *Own = ownTemplate(Cpu) ? cast<NamedDecl>(ownTemplate(Cpu)) : Cpu;
  const DeclContext *Scope = Cpu->getDeclContext()->getRedeclContext();
  return llvm::any_of(Scope->lookup(Cpu->getDeclName()), [&](const NamedDecl *D) {
    const FunctionDecl *F = D->getAsFunction();
    return F && restrictionOf(F).Cpu && D->getCanonicalDecl() != Own->getCanonicalDecl();
  });
}

bool mustInstantiateKernels(const RewriteContext &C, const FunctionDecl *CpuBody) {
  return CpuBody && CpuBody->isTemplated() && launchesKernels(C, CpuBody);
}

std::string kernelInstantiation(const std::string &Parameters, const std::string &Call,
                                const CodeLayout &Layout) {
  return fillLines(Layout, R"(
struct amp2hip_cpu
{
    static void amp2hip_call($Parameters) { (void)$Call; }
};
(void)sizeof(amp2hip::instantiated<&amp2hip_cpu::amp2hip_call>);
)",
                   {{"Parameters", Parameters}, {"Call", Call}});
}

/// Returns the parameter for the object of a call of \p F: `S &amp2hip_object`. Empty if the call
/// needs no object, because \p F is a constructor or no non-static member function.
static std::string objectParameter(const FunctionDecl *F) {
  const auto *Method = dyn_cast<CXXMethodDecl>(F);
  if (!Method || Method->isStatic() || isa<CXXConstructorDecl>(Method))
    return "";
  return std::string(Method->isConst() ? "const " : "") + Method->getParent()->getNameAsString() +
         " &amp2hip_object";
}

/// Returns the declaration of the parameter \p I of \p F, with a name. Returns nothing if the text
/// is unavailable.
static std::optional<std::string> declaredParameter(RewriteContext &C, const FunctionDecl *F,
                                                    unsigned I) {
  const ParmVarDecl *P = F->getParamDecl(I);
  std::optional<TextRange> R = C.Source.range(P->getSourceRange());
  std::optional<TextPosition> Name = C.Source.begin(P->getLocation());
  if (!R || !Name)
    return std::nullopt;
  StringRef Declared = C.Edits.original(*R);
  std::string Text = Declared.take_front(findToken(Declared, "=")).rtrim().str();
  if (P->getDeclName().isEmpty())
    Text.insert(std::min<size_t>(Name->Offset - R->Begin, Text.size()), " " + parameterName(F, I));
  return Text;
}

/// Returns the parameters of a function inside \p F: the object of \p Cpu, if any, and the
/// parameters of \p F.
static std::string parametersLike(RewriteContext &C, const FunctionDecl *F,
                                  const FunctionDecl *Cpu) {
  std::string Text = objectParameter(Cpu);
  for (unsigned I = 0; I < F->getNumParams(); ++I) {
    const ParmVarDecl *P = F->getParamDecl(I);
    std::string Name = parameterName(F, I);
    std::optional<std::string> Declared;
    // Repeat the declaration of a pack: nvcc gives all elements of `decltype(more)...` the type of
    // the first element.
    if (P->isParameterPack() || P->getDeclName().isEmpty())
      Declared = declaredParameter(C, F, I);
    Text += (Text.empty() ? "" : ", ") + Declared.value_or("decltype(" + Name + ") " + Name);
  }
  return Text;
}

std::string kernelInstantiation(RewriteContext &C, const FunctionDecl *Cpu, const FunctionDecl *Amp,
                                const std::string &Arguments, const CodeLayout &Layout) {
  const auto *Method = dyn_cast<CXXMethodDecl>(Cpu);
  if (isa<CXXConstructorDecl>(Cpu))
    return kernelInstantiation(parametersLike(C, Amp, Cpu),
                               Method->getParent()->getNameAsString() + "(amp2hip::cpu_tag()" +
                                   (Arguments.empty() ? "" : ", ") + Arguments + ")",
                               Layout);
  std::string Name = calledCpuName(C, Cpu), Explicit = forwardedTemplateArguments(C, Amp);
  if (!sharesName(Cpu)) {
    if (Method)
      Name = Method->getParent()->getNameAsString() + "::" + (ownTemplate(Amp) ? "template " : "") +
             Name;
    return fillLines(Layout, "(void)sizeof(amp2hip::instantiated<&$Name$Explicit>);\n",
                     {{"Name", Name}, {"Explicit", Explicit}});
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
  return kernelInstantiation(parametersLike(C, Amp, Cpu),
                             Object + Name + Explicit + "(" + Arguments + ")", Layout);
}

} // namespace amp2hip
