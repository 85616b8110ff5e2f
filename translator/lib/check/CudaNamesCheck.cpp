//===--- CudaNamesCheck.cpp - Names that CUDA's headers declare too -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// nvcc includes CUDA's headers in front of every file, and what they declare is
// outside of namespaces: there the program's own `struct float3` is a second
// definition, and a call of its template `max` means CUDA's `max(int, int)`. HIP's
// headers declare most of these names as well.
//
//===----------------------------------------------------------------------===//
#include "check/Check.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclTemplate.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSet.h"

using namespace clang;

namespace amp2hip {
namespace {

/// `float3` and the like.
const llvm::StringSet<> &cudaTypes() {
  static const llvm::StringSet<> Names = [] {
    llvm::StringSet<> All{"dim3"};
    for (const char *Element : {"char", "short", "int", "long", "longlong", "float", "double"})
      for (char Length : {'1', '2', '3', '4'}) {
        All.insert((StringRef(Element) + StringRef(&Length, 1)).str());
        if (StringRef(Element) != "float" && StringRef(Element) != "double")
          All.insert(("u" + StringRef(Element) + StringRef(&Length, 1)).str());
      }
    return All;
  }();
  return Names;
}

/// Functions of numbers that no standard header declares.
const llvm::StringSet<> &cudaFunctions() {
  static const llvm::StringSet<> Names = [] {
    llvm::StringSet<> All{"max",   "min",   "umax",    "umin",     "llmax", "llmin", "ullmax",
                          "ullmin", "any",  "all",     "ballot",   "clock64"};
    for (const char *Math : {"cospi", "cyl_bessel_i0", "cyl_bessel_i1", "erfcinv", "erfcx", "erfinv",
                             "fdivide", "norm", "norm3d", "norm4d", "normcdf", "normcdfinv",
                             "rcbrt", "rhypot", "rnorm", "rnorm3d", "rnorm4d", "rsqrt", "sincospi",
                             "sinpi"}) {
      All.insert(Math);
      All.insert((StringRef(Math) + "f").str());
    }
    for (const auto &Type : cudaTypes())
      All.insert(("make_" + Type.getKey()).str());
    return All;
  }();
  return Names;
}

bool takesNumbers(const FunctionDecl *F) {
  return llvm::all_of(F->parameters(), [](const ParmVarDecl *P) {
    QualType T = P->getType();
    return T->isArithmeticType() || T->isDependentType() ||
           (T->isPointerType() && T->getPointeeType()->isArithmeticType());
  });
}

bool clashes(const NamedDecl *D) {
  const IdentifierInfo *Name = D->getIdentifier();
  if (!Name)
    return false;
  if (const FunctionDecl *F = D->getAsFunction())
    return cudaTypes().contains(Name->getName()) ||
           (cudaFunctions().contains(Name->getName()) && takesNumbers(F));
  return cudaTypes().contains(Name->getName()) || cudaFunctions().contains(Name->getName());
}

void checkNames(const CheckContext &C, const DeclContext *Outside) {
  for (const Decl *D : Outside->decls()) {
    if (const auto *Linkage = dyn_cast<LinkageSpecDecl>(D))
      checkNames(C, Linkage);
    const auto *Named = dyn_cast<NamedDecl>(D);
    if (Named && !Named->isImplicit() && !isa<NamespaceDecl, UsingDecl>(Named) &&
        D->isFirstDecl() && C.U.isUserLocation(D->getLocation()) && clashes(Named))
      C.report(Rule::CudaName, D->getLocation(),
               "CUDA's headers declare '" + Named->getNameAsString() +
                   "' too, outside of namespaces: put it into one, or the GPU's compiler will refuse "
                   "it, or call its own");
  }
}

} // namespace

void checkCudaNames(const CheckContext &C) {
  checkNames(C, C.U.context().getTranslationUnitDecl());
}

} // namespace amp2hip
