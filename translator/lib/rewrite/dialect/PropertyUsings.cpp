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
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringSet.h"

using namespace clang;

namespace amp2hip {
namespace {

/// What a using declaration in the text of a class names.
struct UsedMembers {
  llvm::SmallSetVector<const MSPropertyDecl *, 1> Properties;
  bool HasOther = false; ///< true if some instance of a template finds another member
};

class PropertyUsings {
public:
  explicit PropertyUsings(RewriteContext &C) : C(C) {}

  void collect() {
    C.Index.forEachDeclaration<UsingDecl>([&](const UsingDecl *D) { add(D, D); });
    bool HasDependent = false;
    C.Index.forEachDeclaration<UnresolvedUsingValueDecl>(
        [&](const UnresolvedUsingValueDecl *) { HasDependent = true; });
    if (!HasDependent)
      return;
    for (const CXXRecordDecl *Class : C.Index.classes())
      for (const Decl *D : Class->decls())
        if (const auto *Using = dyn_cast<UsingDecl>(D))
          if (const auto *Pattern = dyn_cast_or_null<UnresolvedUsingValueDecl>(
                  C.Unit.context().getInstantiatedFromUsingDecl(const_cast<UsingDecl *>(Using))))
            add(Pattern, Using);
  }

  void remove() {
    for (const auto &[Using, Members] : All)
      if (!Members.Properties.empty())
        remove(Using, Members);
  }

private:
  /// Adds what \p D names to the members of \p InText, a UsingDecl or UnresolvedUsingValueDecl.
  void add(const NamedDecl *InText, const UsingDecl *D) {
    if (!C.Unit.isUserLocation(InText->getLocation()) || !D->getDeclContext()->isRecord())
      return;
    UsedMembers &Members = All[InText];
    for (const UsingShadowDecl *Shadow : D->shadows()) {
      const auto *Property = dyn_cast<MSPropertyDecl>(Shadow->getTargetDecl());
      if (Property && !isStoredProperty(Property))
        Members.Properties.insert(Property);
      else
        Members.HasOther = true;
    }
  }

  /// True if the class of \p Using declares \p Accessor, or accessorUsings() has declared it there.
  bool isDeclared(const NamedDecl *Using, StringRef Accessor) {
    const DeclContext *Class = Using->getDeclContext();
    return !Added[Class].insert(Accessor).second ||
           llvm::any_of(Class->decls(), [&](const Decl *D) {
             const auto *Named = dyn_cast<NamedDecl>(D);
             return Named && Named->getDeclName().isIdentifier() && Named->getName() == Accessor;
           });
  }

  /// Returns using declarations of the accessors of \p Properties, which the class of \p Using does
  /// not have yet. Each begins with \p Head, such as `using base<T>::`.
  std::string accessorUsings(const NamedDecl *Using, ArrayRef<const MSPropertyDecl *> Properties,
                             StringRef Head) {
    std::string Text;
    for (const MSPropertyDecl *P : Properties)
      for (const IdentifierInfo *Accessor : {P->hasGetter() ? P->getGetterId() : nullptr,
                                             P->hasSetter() ? P->getSetterId() : nullptr})
        if (Accessor && !isDeclared(Using, Accessor->getName()) &&
            llvm::any_of(P->getDeclContext()->lookup(Accessor),
                         [](const NamedDecl *D) { return D->getAccess() != AS_private; }))
          Text += (Text.empty() ? "" : "; ") + Head.str() + Accessor->getName().str();
    return Text;
  }

  void remove(const NamedDecl *Using, const UsedMembers &Members) {
    if (Members.HasOther) {
      DiagnosticsEngine &Diags = C.Unit.CI.getDiagnostics();
      Diags.Report(Using->getLocation(),
                   Diags.getDiagnosticIDs()->getCustomDiagID(
                       DiagnosticIDs::Error,
                       "'%0' is a property in some instances of the template, "
                       "but another member in others; rename one of them"))
          << Using->getName();
      return;
    }
    std::optional<TextRange> R = C.Source.range(Using->getSourceRange());
    std::optional<TextRange> Name = C.Source.range(Using->getLocation());
    if (!R || !Name)
      return;
    if (isa<UnresolvedUsingValueDecl>(Using))
      if (std::string Text = accessorUsings(Using, Members.Properties.getArrayRef(),
                                            C.Edits.original({R->File, R->Begin, Name->Begin}));
          !Text.empty())
        return C.Edits.replace(*R, Text);
    C.Edits.removeDeclaration(*R);
  }

  RewriteContext &C;
  llvm::MapVector<const NamedDecl *, UsedMembers> All;
  std::map<const DeclContext *, llvm::StringSet<>> Added;
};

} // namespace

void planPropertyUsings(RewriteContext &C) {
  PropertyUsings All(C);
  All.collect();
  All.remove();
}

} // namespace amp2hip
