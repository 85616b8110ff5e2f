//===--- PackElements.cpp - Amp lambdas inside pack expansions ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Gives the function object of a lambda inside a pack expansion a template parameter for one
// element of the pack. For example, the output is
//
//   template <typename... Ts> struct filler {
//     template <typename Ts_element> struct fill_kernel {
//       array_view<Ts_element, 1> v;
//       void operator()(index<1> i) const { v[i] = Ts_element(sizeof...(Ts)); }
//     };
//     void fill(array_view<Ts, 1>... v) { (parallel_for_each(v.extent, fill_kernel<Ts>{v}), ...); }
//   };
//
// for a lambda whose body is `v[i] = Ts(sizeof...(Ts));`.
//
//===----------------------------------------------------------------------===//
#include "rewrite/captures/PackElements.h"
#include "model/captures/PackUses.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/names/NameTable.h"
#include "text/Format.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/CharInfo.h"

using namespace clang;

namespace amp2hip {

/// Returns the kind of a template parameter for one element of \p Pack: `typename`, `int`,
/// `template <typename> class`. Empty if the text of the pack's declaration is unavailable.
static std::string kindOf(RewriteContext &C, const NamedDecl *Pack) {
  if (isa<TemplateTypeParmDecl>(Pack))
    return "typename";
  const auto *Value = dyn_cast<NonTypeTemplateParmDecl>(Pack);
  if (Value && Value->getType()->isDependentType())
    return "auto";
  std::optional<TextRange> R = C.Source.range({Pack->getBeginLoc(), Pack->getLocation()});
  if (!R)
    return "";
  std::string Text = C.Edits.render(*R);
  StringRef Kind = StringRef(Text).drop_back(std::min(Text.size(), Pack->getName().size())).rtrim();
  return Kind.consume_back("...") ? Kind.rtrim().str() : "";
}

/// Returns the uses of packs in \p L and in the types of its captures. If the function object holds
/// all elements of a captured pack, the packs in the type of that capture count as expanded.
static PackUses usesIn(const AmpLambda &L) {
  PackUses Uses = packUses(*L.Lambda);
  for (const CapturedVariable &Capture : L.Captures) {
    PackUses InType = packUses(*Capture.Variable);
    const bool IsWhole = Uses.Expanded.count(Capture.Variable);
    for (const auto &[Pack, Places] : InType.Elements) {
      if (IsWhole)
        Uses.Expanded.insert(Pack);
      if (!IsWhole || Uses.namesElement(Capture.Variable))
        Uses.Elements[Pack]; // renameElements() replaces the pack in the member's type
    }
    Uses.Expanded.insert(InType.Expanded.begin(), InType.Expanded.end());
    Uses.NamesLocalType |= InType.NamesLocalType;
  }
  return Uses;
}

ElementNames nameElements(RewriteContext &C, const AmpLambda &L, TemplateText &Template) {
  const PackUses Uses = usesIn(L);
  llvm::StringSet<> Own, Whole;
  for (const TemplateText::Parameter &P : Template.Parameters)
    Own.insert(P.Name);
  for (const NamedDecl *Pack : Uses.Expanded)
    Whole.insert(Pack->getName());
  if (Uses.NamesLocalType) // a member of a class that has all parameters of the function
    Whole = Own;
  Template.takeElements(Whole);
  ElementNames Names;
  for (const auto &[Pack, Places] : Uses.Elements) {
    const bool IsVariable = isa<VarDecl>(Pack);
    if (IsVariable ? !Uses.Expanded.count(Pack)
                   : Own.contains(Pack->getName()) && !Whole.contains(Pack->getName()))
      continue;
    std::string Kind = IsVariable ? "" : kindOf(C, Pack);
    if (Kind.empty() && !IsVariable) {
      C.Unit.error(L.Lambda->getBeginLoc(),
                   fmt::format("amp lambda in the expansion of parameter pack '{}' cannot use a "
                               "single element of the pack; move the lambda to a function for one "
                               "element, and expand the calls of that function",
                               Pack->getNameAsString()));
      continue;
    }
    std::string &Name = Names[Pack];
    Name = C.Names.unique(Pack->getNameAsString() + "_element", L.Lambda->getBeginLoc());
    if (isa<TemplateTemplateParmDecl>(Pack)) // its kind may depend on parameters before it
      Template.insertBefore(Pack->getName(), Kind, Name, Pack->getNameAsString());
    else if (!IsVariable)
      Template.prepend(Kind, Name, Pack->getNameAsString());
    for (SourceLocation At : Places)
      if (std::optional<TextRange> R = C.Source.range(At))
        C.Edits.replace(*R, Name);
  }
  return Names;
}

std::vector<CaptureField> packFields(RewriteContext &C, const CapturedVariable &Capture,
                                     const AmpLambda &L, const ElementNames &Elements,
                                     TemplateText &Template) {
  const PackUses Uses = packUses(*L.Lambda);
  std::vector<CaptureField> Fields;
  if (Uses.namesElement(Capture.Variable)) {
    CaptureField F = makeElementField(C, Capture, L, Template);
    if (auto It = Elements.find(Capture.Variable); It != Elements.end()) {
      F.Declaration = StringRef(F.Declaration).drop_back(F.Name.size()).str() + It->second;
      F.Name = It->second;
    }
    renameElements(C, *Capture.Variable, Elements, F);
    // A lambda in the body cannot capture the data member for the element, so make its capture an
    // init-capture.
    if (auto It = Uses.CapturedElements.find(Capture.Variable); It != Uses.CapturedElements.end())
      for (SourceLocation At : It->second)
        if (std::optional<TextPosition> End = C.Source.end(At))
          C.Edits.insert(*End, " = " + F.Name, InsertOrder::After);
    Fields.push_back(std::move(F));
  }
  if (Uses.Expanded.count(Capture.Variable))
    Fields.push_back(makePackField(C, Capture, L, Template));
  return Fields;
}

/// Replaces the identifier \p From in \p Text, the text of a type, by \p To.
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

void renameElements(RewriteContext &C, const VarDecl &V, const ElementNames &Elements,
                    CaptureField &F) {
  PackUses Uses = packUses(V);
  for (const auto &[Pack, Name] : Elements) {
    if (!Uses.namesElement(Pack))
      continue;
    if (Uses.Expanded.count(Pack))
      C.Unit.error(
          V.getLocation(),
          fmt::format("the type of the captured variable '{}' both uses one element of parameter "
                      "pack '{}' and expands the pack; declare an alias template for one of these",
                      V.getNameAsString(), Pack->getNameAsString()));
    StringRef Declaration = F.Declaration;
    std::string Rest = Declaration.consume_back(F.Name + F.Bounds) ? F.Name + F.Bounds : "";
    F.Declaration = Declaration.str();
    replaceIdentifier(F.Declaration, Pack->getName(), Name);
    F.Declaration += Rest;
    replaceIdentifier(F.Element, Pack->getName(), Name);
  }
}

} // namespace amp2hip
