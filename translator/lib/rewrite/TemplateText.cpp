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
#include "clang/Basic/CharInfo.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

static void addParameters(RewriteContext &C, const TemplateParameterList &List, TemplateText &T) {
  for (const NamedDecl *P : List) {
    if (!P->getIdentifier())
      continue; // nothing can depend on it
    std::optional<TextRange> R = C.Source.range({P->getBeginLoc(), P->getLocation()});
    if (!R)
      continue;
    std::string Text = C.E.render(*R), Name = P->getNameAsString();
    const auto *Value = dyn_cast<NonTypeTemplateParmDecl>(P);
    T.Parameters.push_back({StringRef(Text).drop_back(std::min(Text.size(), Name.size())).rtrim().str(),
                            Name, Value && Value->getType()->isDependentType(), Text,
                            Name + (P->isTemplateParameterPack() ? "..." : "")});
  }
}

TemplateText templateText(RewriteContext &C, const DeclaratorDecl *From, bool WithClass) {
  TemplateText T;
  if (From && WithClass)
    for (unsigned I = 0; I < From->getNumTemplateParameterLists(); ++I)
      addParameters(C, *From->getTemplateParameterList(I), T);
  if (const TemplateParameterList *List = From ? From->getDescribedTemplateParams() : nullptr)
    addParameters(C, *List, T);
  T.write();
  return T;
}

void TemplateText::write() {
  Head.clear();
  Arguments.clear();
  for (const Parameter &P : Parameters) {
    Head += (Head.empty() ? "template <" : ", ") + P.Text;
    Arguments += (Arguments.empty() ? "<" : ", ") + P.Argument;
  }
  if (Parameters.empty())
    return;
  Head += ">";
  Arguments += ">";
}

void TemplateText::takeElements(const llvm::StringSet<> &Whole) {
  for (Parameter &P : Parameters) {
    StringRef Kind = P.Kind;
    if (Whole.contains(P.Name) || !Kind.consume_back("..."))
      continue;
    P.Kind = Kind.rtrim().str();
    P.Text = P.Kind + " " + P.Name;
    P.Argument = P.Name;
  }
  write();
}

void TemplateText::keepNamed(const llvm::StringSet<> &Names) {
  auto IsNamed = [&](const Parameter &P) {
    return Names.contains(P.Name) || llvm::any_of(Parameters, [&](const Parameter &Other) {
             return identifiersIn(Other.Kind).contains(P.Name);
           });
  };
  llvm::erase_if(Parameters, [&](const Parameter &P) { return !IsNamed(P); });
  write();
}

llvm::StringSet<> identifiersIn(StringRef Text) {
  llvm::StringSet<> Names;
  while (!(Text = Text.drop_until([](char Ch) { return isAsciiIdentifierContinue(Ch); })).empty()) {
    StringRef Name = Text.take_while([](char Ch) { return isAsciiIdentifierContinue(Ch); });
    Names.insert(Name);
    Text = Text.drop_front(Name.size());
  }
  return Names;
}

std::string TemplateText::names() const {
  std::string List;
  for (const Parameter &P : Parameters)
    List += (List.empty() ? "" : ", ") + P.Name + (StringRef(P.Kind).ends_with("...") ? "..." : "");
  return List.empty() ? "" : "<" + List + ">";
}

void TemplateText::prepend(const std::string &Kind, const std::string &Name,
                           const std::string &Argument) {
  Parameters.insert(Parameters.begin(), {Kind, Name, false, Kind + " " + Name, Argument});
  write();
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
