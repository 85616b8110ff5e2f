//===--- TileStatic.cpp - The storage class tile_static -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Implements the attribute that replaces `tile_static` while Clang parses:
//
//   tile_static item items[64];
//
// becomes
//
//   static __attribute__((amp2hip_tile_static)) item items[64];
//
// The attribute annotates the declaration and prevents Clang from constructing
// the variable. No constructor of a tile_static variable runs (§2.4.3.5.1), so
// its class needs no default constructor that amp code can call. Clang would
// look for such a constructor, and it rejects classes with constructors in
// `__shared__` variables. The attribute makes the variable an alias, because
// Clang adds no initializer to the definition of an alias.
//
//===----------------------------------------------------------------------===//
#include "normalize/TileStatic.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Basic/ParsedAttrInfo.h"
#include "clang/Sema/ParsedAttr.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace amp2hip {

const char *const TileStaticAttribute = "amp2hip_tile_static";

namespace {

/// True if \p V must become an alias so that Clang does not construct it. False
/// for incomplete and abstract classes, which Clang rejects itself.
bool needsAlias(const VarDecl *V) {
  QualType Element = V->getASTContext().getBaseElementType(V->getType());
  const CXXRecordDecl *Class = Element->getAsCXXRecordDecl();
  return V->isLocalVarDecl() && !V->hasAttr<AliasAttr>() &&
         (Element->isDependentType() || (Class && Class->hasDefinition() && !Class->isAbstract()));
}

/// Handles `__attribute__((amp2hip_tile_static))`.
class TileStaticInfo : public ParsedAttrInfo {
public:
  TileStaticInfo() {
    static const Spelling Names[] = {{ParsedAttr::AS_GNU, TileStaticAttribute}};
    Spellings = Names;
  }

  AttrHandling handleDeclAttribute(Sema &S, Decl *D, const ParsedAttr &A) const override {
    D->addAttr(AnnotateAttr::Create(S.Context, TileStaticAnnotation, nullptr, 0, A.getRange()));
    if (const auto *V = dyn_cast<VarDecl>(D); V && needsAlias(V))
      D->addAttr(AliasAttr::CreateImplicit(S.Context, "", V->getLocation()));
    return AttributeApplied;
  }
};

ParsedAttrInfoRegistry::Add<TileStaticInfo> Registered(TileStaticAttribute, "tile_static");

} // namespace
} // namespace amp2hip
