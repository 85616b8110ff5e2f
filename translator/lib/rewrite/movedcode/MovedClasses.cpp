//===--- MovedClasses.cpp - Classes that are moved out of functions -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "rewrite/movedcode/MovedClasses.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "rewrite/kernels/PublicTypes.h"
#include "rewrite/names/NameTable.h"
#include "rewrite/text/TypeText.h"
#include "text/Layout.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace amp2hip {

/// The template parameter of a class that depends only on an enclosing class template. Such a class
/// is a partial specialization of a member template, because C++ allows no explicit specializations
/// there.
static const char *const OnlyParameter = "Tag";

static bool needsParameter(const MovedClass &M) {
  return !M.Place.KernelOf.empty() && M.Place.Dependent && M.Template.Head.empty();
}

std::string MovedClass::use() const {
  std::string Arguments = needsParameter(*this) ? "<void>" : Template.Arguments;
  std::string Qualifier = Place.Friend ? Place.Qualifier : "";
  if (!Place.OwnNamespace.empty())
    Qualifier = Place.OwnNamespace + "::";
  if (Place.KernelOf.empty())
    return Qualifier + Name + Arguments;
  return Qualifier + Place.KernelOf + "<" + Name + Arguments + ">";
}

std::string MovedClasses::newline(TextPosition At) const {
  return lineEnding(C.Source.text(At.File)).str();
}

std::string MovedClasses::head(const MovedClass &M, StringRef Around,
                               const CodeLayout &Layout) const {
  std::string Primary, Head = M.Template.Head, Class = M.Name;
  if (M.Place.KernelOf.empty()) {
    const bool Partial = M.Template.hasSeveralPacks();
    if (Partial && !M.Place.Declaration)
      Primary = fillLines(Layout, R"(
$Head
struct $Name;
)",
                          {{"Head", M.Template.primaryHead()}, {"Name", M.Name}});
    if (Partial)
      Class += M.Template.names();
  } else {
    std::string Arguments = M.Template.names();
    if (needsParameter(M)) {
      Head = std::string("template <typename ") + OnlyParameter + ">";
      Arguments = std::string("<") + OnlyParameter + ">";
    }
    if (Head.empty())
      Head = "template <>";
    Class = M.Place.KernelOf + "<" + M.Name + Arguments + ">";
  }
  return fillLines(Layout, R"(
$Heads
$Primary
$Head
struct $Qualifier$Class$Space{
)",
                   {{"Heads", M.Place.Heads},
                    {"Primary", Primary},
                    {"Head", Head},
                    {"Qualifier", M.Place.Qualifier},
                    {"Class", Class},
                    {"Space", beforeBrace(Around, Layout.Indent)}});
}

/// Returns the names of the template parameters of \p Class and the classes around it.
static std::vector<std::string> parameterNames(const CXXRecordDecl *Class) {
  std::vector<std::string> Names;
  for (; Class; Class = dyn_cast<CXXRecordDecl>(Class->getLexicalDeclContext())) {
    const TemplateParameterList *List = nullptr;
    if (const auto *Partial = dyn_cast<ClassTemplatePartialSpecializationDecl>(Class))
      List = Partial->getTemplateParameters();
    else if (const ClassTemplateDecl *Template = Class->getDescribedClassTemplate())
      List = Template->getTemplateParameters();
    if (List)
      for (const NamedDecl *P : *List)
        Names.push_back(P->getNameAsString());
  }
  return Names;
}

void MovedClasses::write(const MovedClass &M, const std::string &Text) {
  const Placement &Place = M.Place;
  std::string Newline = newline(Place.At);
  if (!Place.KernelOf.empty()) {
    std::string Head = needsParameter(M) ? "template <typename>" : M.Template.headAlone();
    std::string Tag = (Head.empty() ? "" : Head + " ") + "struct " + M.Name + ";";
    if (M.Internal)
      Tag = "namespace { " + Tag + " }";
    groupAt(Place).Members.push_back(Place.Indent + Tag + Newline + Newline + Text);
  } else if (Place.Declaration) {
    std::string Head = M.Template.headBeside(parameterNames(Place.Class));
    declareInClass(Place.Class, *Place.Declaration, Place.DeclarationIndent,
                   (Head.empty() ? "" : Head + " ") + "struct " + M.Name + ";");
    groupAt(Place).Members.push_back(Text);
  } else if (!Place.AccessAfter.empty()) {
    bool IsPublic = Place.AccessAfter == "public";
    C.Edits.insert(Place.At,
                   (IsPublic ? "" : Place.Indent + "public:" + Newline) + Text +
                       (IsPublic ? Newline : Place.Indent + Place.AccessAfter + ":" + Newline),
                   InsertOrder::Declaration);
  } else if (Place.Class) {
    C.Edits.insert(Place.At, openPublic(Place.Class, Place.At, Place.Indent) + Text,
                   InsertOrder::Declaration);
  } else if (!Place.OwnNamespace.empty()) {
    groupAt(Place).OwnTexts.push_back(Text);
  } else {
    addToNamespace(Place, Text, M.Internal);
  }
  if (Place.Class)
    makePublic(C, Place.Class);
}

void MovedClasses::declareInClass(const CXXRecordDecl *Class, TextPosition At,
                                  const std::string &Indent, const std::string &Declaration) {
  std::string Unit = indentUnit(C.Source.text(At.File), At.Offset);
  C.Edits.insert(At, openPublic(Class, At, Indent) + Indent + Unit + Declaration + newline(At),
                 InsertOrder::Declaration);
}

/// Returns the text before a member that is added at the end of \p Class: a line break and, before
/// the first member, `public:` if \p Class needs it.
std::string MovedClasses::openPublic(const CXXRecordDecl *Class, TextPosition At,
                                     const std::string &Indent) {
  std::string Newline = newline(At);
  bool &Written = PublicWritten[{At.File, At.Offset}];
  bool Needed = !std::exchange(Written, true) && needsPublic(Class);
  return Newline + (Needed ? Indent + "public:" + Newline : "");
}

MovedClasses::Group &MovedClasses::groupAt(const Placement &Place) {
  Group &G = Groups[{Place.At.File, Place.At.Offset}];
  G.Indent = Place.Indent;
  G.InExternC |= Place.InExternC;
  G.OpenNamespaces = Place.OpenNamespaces;
  G.CloseNamespaces = Place.CloseNamespaces;
  G.Newline = newline(Place.At);
  return G;
}

const std::string &MovedClasses::ownNamespace(const Placement &Place, const std::string &Wanted,
                                              SourceLocation Where) {
  Group &G = groupAt(Place);
  if (G.OwnNamespace.empty())
    G.OwnNamespace = C.Names.unique(Wanted, Where);
  return G.OwnNamespace;
}

void MovedClasses::addToNamespace(const Placement &Place, const std::string &Text, bool Internal,
                                  bool Outside) {
  Group &G = groupAt(Place);
  G.Internal |= Internal;
  std::vector<std::string> &Texts = Outside ? G.Outside : G.Texts;
  if (!llvm::is_contained(Texts, Text))
    Texts.push_back(Text);
}

void MovedClasses::flush() {
  for (const auto &[Where, G] : Groups) {
    const CodeLayout Layout{G.Newline, G.Indent};
    std::string Out;
    for (const std::string &Text : G.Texts)
      Out += Text + G.Newline;
    if (G.Internal && !Out.empty())
      Out = fillLines(Layout, R"(
namespace {

$Members
} // namespace

)",
                      {{"Members", Out}});
    if (!G.OwnTexts.empty()) {
      std::string Members;
      for (const std::string &Text : G.OwnTexts)
        Members += Text + G.Newline;
      Out += fillLines(Layout, R"(
namespace $Name { namespace {

$Members
}} // namespace $Name

)",
                       {{"Name", G.OwnNamespace}, {"Members", Members}});
    }
    for (const std::string &Text : G.Members)
      Out += Text + G.Newline;
    if (G.InExternC && StringRef(Out).contains("template <"))
      Out = fillLines(Layout, R"(
extern "C++" {

$Declarations
} // extern "C++"

)",
                      {{"Declarations", Out}});
    std::string Outside;
    for (const std::string &Text : G.Outside)
      Outside += G.Indent + Text + G.Newline;
    Out = Outside + (Outside.empty() ? "" : G.Newline) + Out;
    if (!G.OpenNamespaces.empty() && !Out.empty())
      Out = fillLines(
          Layout, R"(
$Open
$Declarations
$Close

)",
          {{"Open", G.OpenNamespaces}, {"Declarations", Out}, {"Close", G.CloseNamespaces}});
    C.Edits.insert({Where.first, Where.second}, Out, InsertOrder::Declaration);
  }
}

} // namespace amp2hip
