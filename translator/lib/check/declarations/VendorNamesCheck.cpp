//===--- VendorNamesCheck.cpp - Global names that CUDA or HIP reserves ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Adds a note where the program declares a global name of the headers of CUDA or
// HIP that remains visible (AMP1902). The runtime headers hide most names of
// these headers (amp2hip/vendor/vendor_names_hide.h), so that a program can
// declare its own `float3` or `max`. VendorNames.def lists the visible names.
//
//===----------------------------------------------------------------------===//
#include "check/Check.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/StringSet.h"

using namespace clang;

namespace amp2hip {
namespace {

const llvm::StringSet<> &vendorNames() {
  static const llvm::StringSet<> Names{
#include "check/declarations/VendorNames.def"
  };
  return Names;
}

/// True if VendorNames.def lists the name of \p D.
bool clashes(const NamedDecl *D) {
  const IdentifierInfo *Name = D->getIdentifier();
  return Name && vendorNames().contains(Name->getName());
}

/// Reports the clashing declarations of \p Outside, which is the translation
/// unit or an `extern "C"` block in it.
void checkNames(const CheckContext &C, const DeclContext *Outside) {
  for (const Decl *D : Outside->decls()) {
    if (const auto *Linkage = dyn_cast<LinkageSpecDecl>(D))
      checkNames(C, Linkage);
    const auto *Named = dyn_cast<NamedDecl>(D);
    if (Named && !Named->isImplicit() && !isa<NamespaceDecl, UsingDecl>(Named) &&
        D->isFirstDecl() && C.Unit.isUserLocation(D->getLocation()) && clashes(Named))
      C.report(Rule::VendorName, D->getLocation(),
               fmt::format("global name '{}' is reserved by CUDA or HIP, whose compilers may "
                           "reject this declaration; move it into a namespace",
                           Named->getNameAsString()));
  }
}

} // namespace

void checkVendorNames(const CheckContext &C) {
  checkNames(C, C.Unit.context().getTranslationUnitDecl());
}

} // namespace amp2hip
