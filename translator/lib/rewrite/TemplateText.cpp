//===--- TemplateText.cpp - Template parameters as text -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/TemplateText.h"
#include "clang/AST/DeclTemplate.h"
#include "rewrite/Rewrite.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

TemplateText templateText(RewriteContext &C, const DeclaratorDecl *From) {
  TemplateText T;
  const TemplateParameterList *List = From ? From->getDescribedTemplateParams() : nullptr;
  if (!List)
    return T;
  std::string Parameters;
  for (const NamedDecl *P : *List) {
    if (!P->getIdentifier())
      continue; // nothing can depend on it
    std::optional<TextRange> R = C.Source.range({P->getBeginLoc(), P->getLocation()});
    if (!R)
      continue;
    std::string Text = C.E.render(*R), Name = P->getNameAsString();
    const auto *Value = dyn_cast<NonTypeTemplateParmDecl>(P);
    T.Parameters.push_back({StringRef(Text).drop_back(std::min(Text.size(), Name.size())).rtrim().str(),
                            Name, Value && Value->getType()->isDependentType()});
    Parameters += (Parameters.empty() ? "" : ", ") + Text;
    T.Arguments += (T.Arguments.empty() ? "" : ", ") + Name +
                   (P->isTemplateParameterPack() ? "..." : "");
  }
  if (!Parameters.empty()) {
    T.Head = "template <" + Parameters + ">";
    T.Arguments = "<" + T.Arguments + ">";
  }
  return T;
}

std::string TemplateText::names() const {
  std::string List;
  for (const Parameter &P : Parameters)
    List += (List.empty() ? "" : ", ") + P.Name + (StringRef(P.Kind).ends_with("...") ? "..." : "");
  return List.empty() ? "" : "<" + List + ">";
}

void TemplateText::prepend(const std::string &Kind, const std::string &Name,
                           const std::string &Argument) {
  auto Append = [](std::string &List, const std::string &Open, const std::string &Item) {
    if (List.empty())
      List = Open + Item + ">";
    else
      List.insert(Open.size(), Item + ", ");
  };
  Append(Head, "template <", Kind + " " + Name);
  Append(Arguments, "<", Argument);
  Parameters.insert(Parameters.begin(), {Kind, Name, false});
}

void TemplateText::prepend(const std::string &Name, const std::string &Argument) {
  prepend("typename", Name, Argument);
}

std::string TemplateText::headBeside(const std::vector<std::string> &Taken) const {
  bool Hides = llvm::any_of(
      Parameters, [&](const Parameter &P) { return llvm::is_contained(Taken, P.Name); });
  if (!Hides || llvm::any_of(Parameters, [](const Parameter &P) { return P.UsesOthers; }))
    return Head;
  std::string List;
  for (const Parameter &P : Parameters)
    List += (List.empty() ? "" : ", ") + P.Kind;
  return "template <" + List + ">";
}

std::string TemplateText::headAlone() const {
  if (llvm::none_of(Parameters, [](const Parameter &P) { return P.UsesOthers; }))
    return Head;
  std::string List;
  for (const Parameter &P : Parameters) {
    bool IsPack = StringRef(P.Kind).ends_with("...");
    List += (List.empty() ? "" : ", ") + (P.UsesOthers ? std::string("auto") + (IsPack ? "..." : "") : P.Kind) +
            " " + P.Name;
  }
  return "template <" + List + ">";
}

} // namespace amp2hip
