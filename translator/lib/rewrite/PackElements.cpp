//===--- PackElements.cpp - Kernels inside the expansion of a pack ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   template <typename... Ts> struct filler {
//     template <typename Ts_element> struct fill_kernel {
//       array_view<Ts_element, 1> v;
//       void operator()(index<1> i) const { v[i] = Ts_element(sizeof...(Ts)); }
//     };
//     void fill(array_view<Ts, 1>... v) { (parallel_for_each(v.extent, fill_kernel<Ts>{v}), ...); }
//   };
//
//===----------------------------------------------------------------------===//
#include "rewrite/PackElements.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/CharInfo.h"
#include "model/PackUses.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"

using namespace clang;

namespace amp2hip {

/// What precedes the name of an element of \p Pack among template parameters: `typename`, `int`.
static std::string kindOf(RewriteContext &C, const NamedDecl *Pack) {
  if (isa<TemplateTypeParmDecl>(Pack))
    return "typename";
  const auto *Value = dyn_cast<NonTypeTemplateParmDecl>(Pack);
  if (!Value || Value->getType()->isDependentType())
    return "";
  std::optional<TextRange> R = C.Source.range({Pack->getBeginLoc(), Pack->getLocation()});
  if (!R)
    return "";
  std::string Text = C.E.render(*R);
  StringRef Kind = StringRef(Text).drop_back(std::min(Text.size(), Pack->getName().size())).rtrim();
  return Kind.consume_back("...") ? Kind.rtrim().str() : "";
}

ElementNames nameElements(RewriteContext &C, const AmpLambda &L, TemplateText &Template) {
  PackUses Uses = packUses(*L.Lambda);
  for (const CapturedVariable &Capture : L.Captures) {
    PackUses InType = packUses(*Capture.Variable);
    for (const auto &[Pack, Places] : InType.Elements)
      Uses.Elements[Pack]; // the member gets it by renameElements
    Uses.Expanded.insert(InType.Expanded.begin(), InType.Expanded.end());
    Uses.NamesLocalType |= InType.NamesLocalType;
  }
  llvm::StringSet<> Own, Whole;
  for (const TemplateText::Parameter &P : Template.Parameters)
    Own.insert(P.Name);
  for (const NamedDecl *Pack : Uses.Expanded)
    Whole.insert(Pack->getName());
  if (Uses.NamesLocalType) // a member of a class with all parameters of the function
    Whole = Own;
  Template.takeElements(Whole);
  ElementNames Names;
  for (const auto &[Pack, Places] : Uses.Elements) {
    if (isa<VarDecl>(Pack) || (Own.contains(Pack->getName()) && !Whole.contains(Pack->getName())))
      continue;
    std::string Kind = kindOf(C, Pack);
    if (Kind.empty()) {
      C.U.error(L.Lambda->getBeginLoc(), "this amp lambda is inside the expansion of the parameter pack '" +
                                             Pack->getNameAsString() +
                                             "', of which its function object cannot have one element; "
                                             "launch it in a function for one element, and expand the "
                                             "calls of that");
      continue;
    }
    std::string &Name = Names[Pack];
    Name = C.Names.unique(Pack->getNameAsString() + "_element", L.Lambda->getBeginLoc());
    Template.prepend(Kind, Name, Pack->getNameAsString());
    for (SourceLocation At : Places)
      if (std::optional<TextRange> R = C.Source.range(At))
        C.E.replace(*R, Name);
  }
  return Names;
}

/// Replaces the identifier \p From in \p Text, the text of a type.
static void replaceIdentifier(std::string &Text, StringRef From, const std::string &To) {
  for (size_t At = Text.find(From); At != std::string::npos; At = Text.find(From, At)) {
    size_t End = At + From.size();
    bool Whole = (At == 0 || !isAsciiIdentifierContinue(Text[At - 1])) &&
                 (End == Text.size() || !isAsciiIdentifierContinue(Text[End]));
    if (Whole)
      Text.replace(At, From.size(), To);
    At += Whole ? To.size() : From.size();
  }
}

void renameElements(RewriteContext &C, const VarDecl &V, const ElementNames &Elements, Field &F) {
  PackUses Uses = packUses(V);
  for (const auto &[Pack, Name] : Elements) {
    if (!Uses.namesElement(Pack))
      continue;
    if (Uses.Expanded.count(Pack))
      C.U.error(V.getLocation(), "the type of the captured '" + V.getNameAsString() +
                                     "' names one element of the parameter pack '" + Pack->getNameAsString() +
                                     "' and expands it, too; declare an alias template for one of these");
    StringRef Declaration = F.Declaration;
    std::string Rest = Declaration.consume_back(F.Name + F.Bounds) ? F.Name + F.Bounds : "";
    F.Declaration = Declaration.str();
    replaceIdentifier(F.Declaration, Pack->getName(), Name);
    F.Declaration += Rest;
    replaceIdentifier(F.Element, Pack->getName(), Name);
  }
}

} // namespace amp2hip
