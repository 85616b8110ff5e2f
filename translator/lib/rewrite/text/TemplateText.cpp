//===--- TemplateText.cpp - Template parameters as text -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/text/TemplateText.h"
#include "rewrite/Rewrite.h"
#include "text/Tokens.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/CharInfo.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

using Parameter = TemplateText::Parameter;

static TemplateText::PackOf packKind(const NamedDecl *P) {
  if (!P->isTemplateParameterPack())
    return TemplateText::PackOf::None;
  if (isa<TemplateTypeParmDecl>(P))
    return TemplateText::PackOf::Types;
  return isa<NonTypeTemplateParmDecl>(P) ? TemplateText::PackOf::Values
                                         : TemplateText::PackOf::Templates;
}

static bool takesTypes(const NamedDecl *P) {
  const auto *Template = dyn_cast<TemplateTemplateParmDecl>(P);
  return !Template || llvm::all_of(*Template->getTemplateParameters(), [](const NamedDecl *Inner) {
    return isa<TemplateTypeParmDecl>(Inner);
  });
}

/// Adds the named parameters of \p List to \p T.
static void addParameters(RewriteContext &C, const TemplateParameterList &List, TemplateText &T) {
  for (const NamedDecl *P : List) {
    if (!P->getIdentifier())
      continue; // nothing can refer to an unnamed parameter
    std::optional<TextRange> R = C.Source.range({P->getBeginLoc(), P->getLocation()});
    if (!R)
      continue;
    std::string Text = withoutComments(C.Edits.render(*R)), Name = P->getNameAsString();
    const auto *Value = dyn_cast<NonTypeTemplateParmDecl>(P);
    T.Parameters.push_back(
        {StringRef(Text).drop_back(std::min(Text.size(), Name.size())).rtrim().str(), Name,
         Value && Value->getType()->isDependentType(), Text,
         Name + (P->isTemplateParameterPack() ? "..." : ""), packKind(P), takesTypes(P)});
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

bool TemplateText::hasSeveralPacks() const {
  return llvm::count_if(Parameters, [](const Parameter &P) { return P.Pack != PackOf::None; }) > 1;
}

/// Returns `template <typename T, int N>`, made from the texts that \p TextOf returns for
/// \p Parameters.
static std::string headOf(const std::vector<Parameter> &Parameters,
                          llvm::function_ref<std::string(const Parameter &)> TextOf) {
  std::string List;
  for (const Parameter &P : Parameters)
    List += (List.empty() ? "" : ", ") + TextOf(P);
  return "template <" + List + ">";
}

/// Returns \p Argument, the argument for the parameter \p P. If the class has several packs, wraps
/// the argument for a pack: `amp2hip::type_pack<T...>`.
static std::string wrapped(const Parameter &P, const std::string &Argument, bool Several) {
  if (!Several || P.Pack == TemplateText::PackOf::None)
    return Argument;
  const char *Class = P.Pack == TemplateText::PackOf::Types    ? "type_pack"
                      : P.Pack == TemplateText::PackOf::Values ? "value_pack"
                                                               : "template_pack";
  return std::string("amp2hip::") + Class + "<" + Argument + ">";
}

void TemplateText::write() {
  Head.clear();
  Arguments.clear();
  if (Parameters.empty())
    return;
  const bool Several = hasSeveralPacks();
  if (!Several)
    llvm::stable_sort(Parameters, [](const Parameter &A, const Parameter &B) {
      return A.Pack == PackOf::None && B.Pack != PackOf::None;
    });
  // Write `auto... N` for values whose types depend on an enclosing class template: nvcc does not
  // find the specialization otherwise if it is defined outside that template.
  Head = headOf(Parameters, [Several](const Parameter &P) {
    bool IsAuto = Several && P.Pack == PackOf::Values && P.UsesOthers;
    return IsAuto ? "auto... " + P.Name : P.Text;
  });
  for (const Parameter &P : Parameters)
    Arguments += (Arguments.empty() ? "<" : ", ") + wrapped(P, P.Argument, Several);
  Arguments += ">";
}

std::string TemplateText::primaryHead() const {
  if (!hasSeveralPacks())
    return "";
  return headOf(Parameters,
                [](const Parameter &P) { return P.Pack == PackOf::None ? P.Text : "typename"; });
}

void TemplateText::takeElements(const llvm::StringSet<> &Whole) {
  for (Parameter &P : Parameters) {
    StringRef Kind = P.Kind;
    if (Whole.contains(P.Name) || !Kind.consume_back("..."))
      continue;
    P.Kind = Kind.rtrim().str();
    P.Pack = PackOf::None;
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
  const bool Several = hasSeveralPacks();
  for (const Parameter &P : Parameters)
    List += (List.empty() ? "" : ", ") +
            wrapped(P, P.Name + (P.Pack == PackOf::None ? "" : "..."), Several);
  return List.empty() ? "" : "<" + List + ">";
}

void TemplateText::insertBefore(StringRef Before, const std::string &Kind, const std::string &Name,
                                const std::string &Argument) {
  auto At = llvm::find_if(Parameters, [&](const Parameter &P) { return P.Name == Before; });
  Parameters.insert(At == Parameters.end() ? Parameters.begin() : At,
                    {Kind, Name, false, Kind + " " + Name, Argument});
  write();
}

void TemplateText::prepend(const std::string &Kind, const std::string &Name,
                           const std::string &Argument) {
  insertBefore("", Kind, Name, Argument);
}

void TemplateText::prepend(const std::string &Name, const std::string &Argument) {
  prepend("typename", Name, Argument);
}

void TemplateText::appendTypes(const std::string &Name, const std::string &Argument) {
  Parameters.push_back(
      {"typename...", Name, false, "typename... " + Name, Argument + "...", PackOf::Types});
  write();
}

std::string TemplateText::headBeside(const std::vector<std::string> &Taken) const {
  const bool Several = hasSeveralPacks();
  auto IsNamed = [&](const Parameter &P) { return !Several || P.Pack == PackOf::None; };
  bool Hides = llvm::any_of(Parameters, [&](const Parameter &P) {
    return IsNamed(P) && llvm::is_contained(Taken, P.Name);
  });
  if (!Hides ||
      llvm::any_of(Parameters, [&](const Parameter &P) { return IsNamed(P) && P.UsesOthers; }))
    return Several ? primaryHead() : Head;
  return headOf(Parameters, [&](const Parameter &P) { return IsNamed(P) ? P.Kind : "typename"; });
}

std::string TemplateText::headAlone() const {
  const bool Several = hasSeveralPacks();
  if (!Several && llvm::none_of(Parameters, [](const Parameter &P) { return P.UsesOthers; }))
    return Head;
  return headOf(Parameters, [&](const Parameter &P) -> std::string {
    if (Several && P.Pack != PackOf::None)
      return "typename";
    if (P.UsesOthers)
      return std::string("auto") + (P.Pack == PackOf::None ? " " : "... ") + P.Name;
    return Several ? P.Text : P.Kind + " " + P.Name;
  });
}

} // namespace amp2hip
