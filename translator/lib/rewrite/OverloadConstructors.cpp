//===--- OverloadConstructors.cpp - Constructors that delegate ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   S(int n) : x(n) {}
//   S(int n) restrict(amp) : x(n + 1) {}
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
// Some compilers construct the selected object and copy it. So the class must satisfy copiesUnseen.
// Constructors with initialisers that can be merged do not delegate: see OverloadInitialisers.cpp.
//
//===----------------------------------------------------------------------===//
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"
#include "parse/Unit.h"
#include "rewrite/Layout.h"
#include "rewrite/Overloads.h"
#include "rewrite/Types.h"

using namespace clang;

namespace amp2hip {

bool copiesUnseen(const CXXRecordDecl *Class) {
  if (!Class || !(Class = Class->getDefinition()) || isInConcurrency(Class))
    return true;
  for (const CXXConstructorDecl *Constructor : Class->ctors())
    if (Constructor->isCopyOrMoveConstructor() &&
        (Constructor->isDeleted() ||
         (Constructor->isUserProvided() && !restrictionOf(Constructor).both())))
      return false;
  auto PartCopies = [](QualType Part) {
    return copiesUnseen(Part->getBaseElementTypeUnsafe()->getAsCXXRecordDecl());
  };
  for (const CXXBaseSpecifier &Base : Class->bases())
    if (!PartCopies(Base.getType()))
      return false;
  for (const FieldDecl *Field : Class->fields())
    if (!PartCopies(Field->getType()))
      return false;
  return true;
}

static void tag(Twins &T, const FunctionDecl *F, const char *Tag) {
  HeadChanges Changes;
  Changes.FirstParameter = Tag;
  Changes.TemplateDefaults = true;
  for (const FunctionDecl *D : declarationsOf(T.C, F))
    editHead(T.C, D, Changes);
}

bool mayDelegate(const Twins &T) {
  const auto *Constructor = cast<CXXConstructorDecl>(T.Amp);
  return !Constructor->isCopyOrMoveConstructor() && !T.declaresParameters() &&
         copiesUnseen(Constructor->getParent());
}

void planDelegation(Twins &T) {
  RewriteContext &C = T.C;
  const CXXRecordDecl *Class = cast<CXXConstructorDecl>(T.Amp)->getParent();
  if (!mayDelegate(T)) {
    C.U.error(T.Amp->getLocation(),
              "the cpu and amp constructors of '" + Class->getNameAsString() +
                  "' cannot be merged into one; define one directly after the other in the class, "
                  "with the same parameter names and the same initializers of arrays and bases");
    return;
  }
  std::optional<std::vector<std::string>> Defaults = defaultArguments(T);
  std::vector<const FunctionDecl *> Amp = declarationsOf(C, T.Amp);
  if (!Defaults || !planExceptions(T, Amp))
    return;
  std::optional<TextRange> Whole = wholeFunction(C, T.Amp);
  HeadChanges Changes;
  Changes.Defaults = &*Defaults;
  Changes.TemplateDefaults = Changes.NameParameters = true;
  std::optional<std::string> Head = headText(C, T.Amp, Changes);
  if (!Whole || !Head)
    return;
  std::string Indent = indentationAt(C.Source.text(Whole->File), Whole->Begin);
  std::string Name = Class->getNameAsString(), Arguments = passedOn(T.Amp);
  auto Call = [&](const char *Tag) {
    return Name + "(amp2hip::" + Tag + "()" + (Arguments.empty() ? "" : ", ") + Arguments + ")";
  };
  std::string Start = Indent + "    : ";
  C.E.insert({Whole->File, Whole->Begin},
             *Head + T.Newline + "#if AMP2HIP_DEVICE_PASS" + T.Newline + Start + Call("amp_tag") +
                 " {}" + T.Newline + "#else" + T.Newline + Start + Name +
                 "(amp2hip::on_accelerator() ? " + Call("amp_tag") + " : " + Call("cpu_tag") +
                 ") {}" + T.Newline + "#endif" + T.Newline + Indent,
             InsertOrder::Declaration);
  tag(T, T.Cpu, "amp2hip::cpu_tag");
  tag(T, T.Amp, "amp2hip::amp_tag");
  if (T.AmpBody && mustKeepKernels(C, T.CpuBody))
    insertIntoBody(C, T.AmpBody, [&](const std::string &Line, const std::string &Unit) {
      return T.Newline + "#if AMP2HIP_DEVICE_PASS" + Line +
             kernelsKept(C, T.Cpu, T.AmpBody, Arguments, Line, Unit) + T.Newline + "#endif";
    });
}

} // namespace amp2hip
