//===--- UnnamedKernelTypesCheck.cpp - Kernels that nvcc cannot name ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports kernels whose class nvcc cannot name. A kernel may be an object of
// any class (§2.3.1). For a launch on a GPU, nvcc generates code that names the
// class. It cannot name closure types, local types and unnamed types. It gives
// all unnamed namespaces of a file the same name, which may be ambiguous.
// Rewrites give most of these types and namespaces a name; this check reports
// the others. The compilers for HIP and the CPU accept such kernels.
//
//===----------------------------------------------------------------------===//
#include "ast/DynamicVisitor.h"
#include "check/Check.h"
#include "model/kernels/UnnamedNamespaces.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Finds the declarations of the types at the locations \c Locations. Closure types are among them,
/// which CodeIndex omits.
struct TypeFinder : DynamicVisitor {
  explicit TypeFinder(const llvm::DenseSet<SourceLocation> &Locations) : Locations(Locations) {}
  const llvm::DenseSet<SourceLocation> &Locations;
  llvm::DenseMap<SourceLocation, const TagDecl *> Found;

  bool VisitTagDecl(TagDecl *Tag) override {
    if (Locations.contains(Tag->getLocation()))
      Found.try_emplace(Tag->getLocation(), Tag);
    return true;
  }
  bool VisitLambdaExpr(LambdaExpr *L) override { return VisitTagDecl(L->getLambdaClass()); }
};

/// The type \p Tag and advice to the user, as the end of a message.
std::string adviceFor(const TagDecl *Tag) {
  const auto *Record = dyn_cast<CXXRecordDecl>(Tag);
  if (Record && Record->isLambda())
    return "the type of this lambda; replace the lambda by a class with a call operator";
  if (!Tag->getIdentifier() && !Tag->getTypedefNameForAnonDecl())
    return "this unnamed type; give it a name";
  return fmt::format("the local type '{}'; declare it at namespace scope", Tag->getNameAsString());
}

void checkTypes(const CheckContext &C) {
  llvm::DenseSet<SourceLocation> Locations;
  for (const KernelTypes::Use &Use : C.Model.UnnamedKernelTypes)
    Locations.insert(Use.Type);
  if (Locations.empty())
    return;
  TypeFinder Types(Locations);
  Types.TraverseDecl(C.Unit.context().getTranslationUnitDecl());
  for (const KernelTypes::Use &Use : C.Model.UnnamedKernelTypes)
    if (const TagDecl *Tag = Types.Found.lookup(Use.Type))
      if (C.report(
              Rule::UnnamedKernelType, Use.Type,
              fmt::format("nvcc cannot compile a kernel whose type contains {}", adviceFor(Tag))))
        C.Unit.note(Use.Launch, "the kernel is launched here");
}

/// Reports ambiguous unnamed namespaces of headers. A header has one
/// translation for all sources, so the rewrites do not change its unnamed
/// namespaces.
void checkNamespaces(const CheckContext &C) {
  const UnnamedNamespaces Unnamed(C.Unit, C.Model);
  for (const DeclContext *Scope : Unnamed.withKernels())
    if (Unnamed.isAmbiguous(Scope))
      for (const NamespaceDecl *Block : Unnamed.blocksIn(Scope))
        if (!Unnamed.isInSource(Block))
          C.report(Rule::UnnamedKernelType, Block->getLocation(),
                   "nvcc confuses this unnamed namespace, which kernels use, with another unnamed "
                   "namespace; give the namespace a name");
  for (const auto &[Scope, From] : Unnamed.ofHeaders())
    if (Unnamed.isAmbiguous(Scope))
      C.report(Rule::UnnamedKernelType, From->getLocation(),
               fmt::format("nvcc confuses the unnamed namespace that the output has for the "
                           "kernels of '{}' with another unnamed namespace; declare it 'inline' "
                           "instead of 'static' or 'const', or move it into a separate namespace",
                           From->getNameAsString()));
}

} // namespace

void checkUnnamedKernelTypes(const CheckContext &C) {
  checkTypes(C);
  checkNamespaces(C);
}

} // namespace amp2hip
