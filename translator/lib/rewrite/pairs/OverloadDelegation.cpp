//===--- OverloadDelegation.cpp - Constructors that delegate --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces a pair of constructors by tagged constructors, and adds a dispatching constructor that
// delegates to one of them. For example,
//
//   S(int n) : x(n) {}
//   S(int n) restrict(amp) : x(n + 1) {}
//
// becomes
//
//   S(amp2hip::cpu_tag, int n) : x(n) {}
//   __host__ __device__ S(int n)
//   #if AMP2HIP_DEVICE_PASS
//       : S(amp2hip::amp_tag(), n) {}
//   #else
//       : S(amp2hip::on_accelerator() ? S(amp2hip::amp_tag(), n) : S(amp2hip::cpu_tag(), n)) {}
//   #endif
//   __host__ __device__ S(amp2hip::amp_tag, int n) : x(n + 1) {}
//
// Some compilers construct the selected object and copy it, so the class must satisfy
// copiesAreUnobservable(). Constructors whose initializers can be merged do not delegate: see
// OverloadInitializers.cpp.
//
//===----------------------------------------------------------------------===//
#include "ast/Concurrency.h"
#include "ast/Restrictions.h"
#include "parse/Unit.h"
#include "rewrite/pairs/Dispatch.h"
#include "rewrite/pairs/RewriteOverloadPairs.h"
#include "rewrite/text/TypeText.h"
#include "text/Format.h"
#include "text/Layout.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace amp2hip {

bool copiesAreUnobservable(const CXXRecordDecl *Class) {
  if (!Class || !(Class = Class->getDefinition()) || isInConcurrency(Class))
    return true;
  for (const CXXConstructorDecl *Constructor : Class->ctors())
    if (Constructor->isCopyOrMoveConstructor() &&
        (Constructor->isDeleted() ||
         (Constructor->isUserProvided() && !restrictionOf(Constructor).both())))
      return false;
  auto PartCopies = [](QualType Part) {
    return copiesAreUnobservable(Part->getBaseElementTypeUnsafe()->getAsCXXRecordDecl());
  };
  for (const CXXBaseSpecifier &Base : Class->bases())
    if (!PartCopies(Base.getType()))
      return false;
  for (const FieldDecl *Field : Class->fields())
    if (!PartCopies(Field->getType()))
      return false;
  return true;
}

static void tag(ClassifiedPair &Pair, const FunctionDecl *F, const char *Tag) {
  FunctionHeadChanges Changes;
  Changes.FirstParameter = Tag;
  Changes.TemplateDefaults = true;
  for (const FunctionDecl *D : declarationsOf(Pair.Context, F))
    editFunctionHead(Pair.Context, D, Changes);
}

bool mayDelegate(const ClassifiedPair &Pair) {
  const auto *Constructor = cast<CXXConstructorDecl>(Pair.Amp);
  return !Constructor->isCopyOrMoveConstructor() && !Pair.declaresParameters() &&
         copiesAreUnobservable(Constructor->getParent());
}

void planDelegation(ClassifiedPair &Pair) {
  RewriteContext &C = Pair.Context;
  const CXXRecordDecl *Class = cast<CXXConstructorDecl>(Pair.Amp)->getParent();
  if (!mayDelegate(Pair)) {
    C.Unit.error(
        Pair.Amp->getLocation(),
        fmt::format("the cpu and amp constructors of '{}' cannot be merged into one; define "
                    "one directly after the other in the class, with the same parameter "
                    "names and the same initializers of arrays and bases",
                    Class->getNameAsString()));
    return;
  }
  std::optional<std::vector<std::string>> Defaults = defaultArguments(Pair);
  std::vector<const FunctionDecl *> Amp = declarationsOf(C, Pair.Amp);
  if (!Defaults || !planExceptions(Pair, Amp))
    return;
  std::optional<TextRange> Whole = wholeFunction(C, Pair.Amp);
  FunctionHeadChanges Changes;
  Changes.Defaults = &*Defaults;
  Changes.TemplateDefaults = Changes.NameParameters = true;
  std::optional<std::string> Head = functionHeadText(C, Pair.Amp, Changes);
  if (!Whole || !Head)
    return;
  std::string Indent = indentationAt(C.Source.text(Whole->File), Whole->Begin);
  std::string Name = Class->getNameAsString(), Arguments = forwardedArguments(Pair.Amp);
  auto Call = [&](const char *Tag) {
    return Name + "(amp2hip::" + Tag + "()" + (Arguments.empty() ? "" : ", ") + Arguments + ")";
  };
  const std::string OnAmp = Call("amp_tag"), Selected = dispatchExpression(OnAmp, Call("cpu_tag"));
  const std::string Initializers =
      initializerLines({Pair.Newline, Indent}, OnAmp + " {}", Name + "(" + Selected + ") {}");
  C.Edits.insert({Whole->File, Whole->Begin}, *Head + Pair.Newline + Initializers + Indent,
                 InsertOrder::Declaration);
  tag(Pair, Pair.Cpu, "amp2hip::cpu_tag");
  tag(Pair, Pair.Amp, "amp2hip::amp_tag");
  if (Pair.AmpBody && mustInstantiateKernels(C, Pair.CpuBody))
    insertIntoBody(C, Pair.AmpBody, [&](const CodeLayout &Layout) {
      return devicePassLines(Layout,
                             kernelInstantiation(C, Pair.Cpu, Pair.AmpBody, Arguments, Layout));
    });
}

} // namespace amp2hip
