//===--- PropertyUsings.cpp - Using declarations of properties ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Removes using declarations of properties, which the output lacks. The calls that replace the uses
// find the accessors as the properties did: by a lookup in the class of the object. But a template
// needs a declaration to call an accessor of a dependent base without `this->`. For example,
//
//   using base<T>::width;
//
// becomes
//
//   using base<T>::get_width; using base<T>::put_width;
//
//===----------------------------------------------------------------------===//
#include "model/CodeIndex.h"
#include "model/DependentProperties.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/dialect/PropertyCalls.h"
#include "clang/AST/DeclCXX.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/StringSet.h"

using namespace clang;

namespace amp2hip {
namespace {

/// A using declaration in the text of a class.
struct PropertyUsing {
  const NamedDecl *Using; ///< a UsingDecl, or an UnresolvedUsingValueDecl in a template
  /// The properties that instances find.
  llvm::SmallPtrSet<const MSPropertyDecl *, 1> Properties;
  bool HasOther = false; ///< true if some instance finds another member
};

class PropertyUsings {
public:
  explicit PropertyUsings(RewriteContext &C) : C(C) {}

  void collect() {
    C.Index.forEachDeclaration<UsingDecl>([&](const UsingDecl *D) { add(D, D); });
    for (const CXXRecordDecl *Class : C.Index.classes())
      for (const Decl *D : Class->decls())
        if (const auto *Using = dyn_cast<UsingDecl>(D))
          if (const auto *Pattern = dyn_cast_or_null<UnresolvedUsingValueDecl>(
                  C.Unit.context().getInstantiatedFromUsingDecl(const_cast<UsingDecl *>(Using))))
            add(Pattern, Using);
  }

  void remove() {
    for (const PropertyUsing &U : All)
      if (!U.Properties.empty())
        remove(U);
  }

private:
  void add(const NamedDecl *InText, const UsingDecl *D) {
    if (!C.Unit.isUserLocation(InText->getLocation()) || !D->getDeclContext()->isRecord())
      return;
    auto It = llvm::find_if(All, [&](const PropertyUsing &U) { return U.Using == InText; });
    if (It == All.end())
      It = All.insert(All.end(), PropertyUsing{InText, {}});
    for (const UsingShadowDecl *Shadow : D->shadows()) {
      const auto *Property = dyn_cast<MSPropertyDecl>(Shadow->getTargetDecl());
      if (Property && !isStoredProperty(Property))
        It->Properties.insert(Property);
      else
        It->HasOther = true;
    }
  }

  /// True if the class of \p Using declares \p Accessor, or its using declarations get it.
  bool isDeclared(const NamedDecl *Using, StringRef Accessor) {
    const DeclContext *Class = Using->getDeclContext();
    return !Added[Class].insert(Accessor).second ||
           llvm::any_of(Class->decls(), [&](const Decl *D) {
             const auto *Named = dyn_cast<NamedDecl>(D);
             return Named && Named->getDeclName().isIdentifier() && Named->getName() == Accessor;
           });
  }

  /// Returns the declarations of the accessors of \p U with \p Head, such as `using base<T>::`.
  std::string accessorUsings(const PropertyUsing &U, StringRef Head) {
    std::string Text;
    for (const MSPropertyDecl *P : U.Properties)
      for (const IdentifierInfo *Accessor : {P->hasGetter() ? P->getGetterId() : nullptr,
                                             P->hasSetter() ? P->getSetterId() : nullptr})
        if (Accessor && !isDeclared(U.Using, Accessor->getName()) &&
            llvm::any_of(P->getDeclContext()->lookup(Accessor),
                         [](const NamedDecl *D) { return D->getAccess() != AS_private; }))
          Text += (Text.empty() ? "" : "; ") + Head.str() + Accessor->getName().str();
    return Text;
  }

  void remove(const PropertyUsing &U) {
    if (U.HasOther) {
      DiagnosticsEngine &Diags = C.Unit.CI.getDiagnostics();
      Diags.Report(U.Using->getLocation(),
                   Diags.getDiagnosticIDs()->getCustomDiagID(
                       DiagnosticIDs::Error,
                       "'%0' is a property in some instances of the template, "
                       "but another member in others; rename one of them"))
          << U.Using->getName();
      return;
    }
    std::optional<TextRange> R = C.Source.range(U.Using->getSourceRange());
    std::optional<TextRange> Name = C.Source.range(U.Using->getLocation());
    if (!R || !Name)
      return;
    if (isa<UnresolvedUsingValueDecl>(U.Using))
      if (std::string Text = accessorUsings(U, C.Edits.original({R->File, R->Begin, Name->Begin}));
          !Text.empty())
        return C.Edits.replace(*R, Text);
    const StringRef Whole = C.Source.text(R->File);
    while (R->End < Whole.size() && Whole[R->End] != ';')
      ++R->End;
    ++R->End;
    C.Edits.removeWithSpace(*R);
  }

  RewriteContext &C;
  std::vector<PropertyUsing> All;
  std::map<const DeclContext *, llvm::StringSet<>> Added;
};

} // namespace

void planPropertyUsings(RewriteContext &C) {
  PropertyUsings All(C);
  All.collect();
  All.remove();
}

} // namespace amp2hip
