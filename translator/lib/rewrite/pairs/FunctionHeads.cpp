//===--- FunctionHeads.cpp - The heads of functions as text ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/Unit.h"
#include "rewrite/movedcode/MovedMacros.h"
#include "rewrite/pairs/RewriteOverloadPairs.h"
#include "rewrite/text/TypeText.h"
#include "text/Tokens.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Basic/SourceManager.h"
#include "llvm/ADT/STLExtras.h"

using namespace clang;

namespace amp2hip {

const FunctionTemplateDecl *ownTemplate(const FunctionDecl *F) {
  return F->getDescribedFunctionTemplate();
}

std::optional<TextRange> wholeFunction(RewriteContext &C, const FunctionDecl *F,
                                       bool WithSemicolon) {
  SourceLocation Begin = F->getOuterLocStart();
  const FunctionTemplateDecl *T = ownTemplate(F);
  if (T && F->getNumTemplateParameterLists() == 0)
    Begin = T->getBeginLoc();
  std::optional<TextRange> R = C.Source.range({Begin, F->getEndLoc()});
  if (std::optional<TextRange> Name = C.Source.range(F->getNameInfo().getSourceRange());
      R && Name && Name->File == R->File && Name->Begin > R->Begin)
    R->Begin =
        unsigned(beginOfConditionalSpecifiers(C.Source.text(R->File), R->Begin, Name->Begin));
  if (R && WithSemicolon) {
    size_t Semicolon = findTokenAfter(C.Source.text(R->File), R->End, ";");
    if (Semicolon == StringRef::npos)
      return std::nullopt;
    R->End = Semicolon + 1;
  }
  return R;
}

namespace {

/// A replacement in the text of a function's head.
struct Patch {
  TextRange Range;
  std::string Text;
};

/// Computes the replacements that make \p Changes to the head of \p F, in source order.
class FunctionHeadPatches {
public:
  FunctionHeadPatches(RewriteContext &C, const FunctionDecl *F, const FunctionHeadChanges &Changes)
      : C(C), F(F), Changes(Changes) {
    if (!Changes.Name.empty())
      name();
    if (!Changes.FirstParameter.empty())
      firstParameter();
    for (unsigned I = 0; I < F->getNumParams(); ++I)
      parameter(I);
    if (const FunctionTemplateDecl *T = ownTemplate(F);
        T && !Changes.TemplateDefaults && !Changes.KeepDefaults)
      for (const NamedDecl *P : *T->getTemplateParameters())
        if (std::optional<TextRange> R = C.Source.range(P->getSourceRange()))
          if (size_t At = findToken(C.Edits.original(*R), "="); At != StringRef::npos)
            add(trimmed(*R, At), "");
    llvm::stable_sort(All,
                      [](const Patch &A, const Patch &B) { return A.Range.Begin < B.Range.Begin; });
  }
  std::vector<Patch> All;

private:
  void add(TextRange Range, std::string Text) { All.push_back({Range, std::move(Text)}); }

  /// Returns the part of \p R from the offset \p At to the end, with the white space before \p At.
  TextRange trimmed(TextRange R, size_t At) const {
    R.Begin += C.Edits.original(R).take_front(At).rtrim().size();
    return R;
  }

  void name() {
    if (isa<CXXConversionDecl>(F))
      return conversion();
    if (std::optional<TextRange> R = C.Source.range(F->getNameInfo().getSourceRange()))
      add(*R, Changes.Name);
  }

  /// Rewrites `explicit operator float() const` to `auto to_float_cpu() const -> float`.
  void conversion() {
    std::optional<TextRange> Name = C.Source.range(F->getNameInfo().getSourceRange());
    if (!Name)
      return;
    TextRange Before = *Name;
    if (F->getQualifierLoc())
      if (std::optional<TextPosition> At = C.Source.begin(F->getQualifierLoc().getBeginLoc()))
        Before.Begin = At->Offset;
    Before.End = Before.Begin;
    add(Before, "auto ");
    add(*Name, Changes.Name);
    if (std::optional<TextPosition> Inner = C.Source.begin(F->getInnerLocStart())) {
      TextRange Specifiers{Before.File, Inner->Offset, Before.Begin};
      StringRef Text = C.Edits.original(Specifiers);
      if (size_t At = findToken(Text, "explicit"); At != StringRef::npos) {
        size_t End = std::min(Text.find_first_not_of(" \t", At + 8), Text.size());
        add({Before.File, unsigned(Inner->Offset + At), unsigned(Inner->Offset + End)}, "");
      }
    }
  }

  void firstParameter() {
    FunctionTypeLoc Type = F->getFunctionTypeLoc();
    std::optional<TextPosition> Open = C.Source.end(Type.getLParenLoc());
    std::optional<TextPosition> Close = C.Source.begin(Type.getRParenLoc());
    if (!Open || !Close)
      return;
    bool None = F->getNumParams() == 0; // then also replaces `(void)`
    add({Open->File, Open->Offset, None ? Close->Offset : Open->Offset},
        Changes.FirstParameter + (None ? "" : ", "));
  }

  void parameter(unsigned I) {
    const ParmVarDecl *P = F->getParamDecl(I);
    std::optional<TextRange> R = C.Source.range(P->getSourceRange());
    if (!R)
      return;
    size_t Equal = findToken(C.Edits.original(*R), "=");
    TextRange Default = *R;
    Default.Begin = R->End;
    if (Equal != StringRef::npos)
      Default = trimmed(*R, Equal);
    if (P->getDeclName().isEmpty() && Changes.NameParameters) {
      // Insert the name at its place inside the declarator: `int (*)(int)`.
      std::optional<TextPosition> At = C.Source.begin(P->getLocation());
      unsigned Offset = At && At->File == R->File ? At->Offset : Default.Begin;
      Offset = std::min(std::max(Offset, R->Begin), Default.Begin);
      StringRef Text = C.Source.text(R->File);
      while (Offset > R->Begin && isspace(Text[Offset - 1]))
        --Offset;
      add({R->File, Offset, Offset}, " argument" + std::to_string(I + 1));
    }
    if (Changes.KeepDefaults)
      return;
    std::string Wanted;
    if (Changes.Defaults && !(*Changes.Defaults)[I].empty())
      Wanted = " = " + (*Changes.Defaults)[I];
    if (withoutSpaceAndComments(C.Edits.original(Default)) != withoutSpaceAndComments(Wanted))
      add(Default, Wanted);
  }

  RewriteContext &C;
  const FunctionDecl *F;
  const FunctionHeadChanges &Changes;
};

/// Returns the end of the head of \p F, before initializers and body. The head includes the
/// parameters, qualifiers, exception specification and trailing return type.
std::optional<TextPosition> endOfHead(RewriteContext &C, const FunctionDecl *F) {
  std::optional<TextRange> Whole = wholeFunction(C, F);
  FunctionTypeLoc Type = F->getFunctionTypeLoc();
  std::optional<TextPosition> Paren =
      Type ? C.Source.end(Type.getRParenLoc()) : std::optional<TextPosition>();
  if (!Whole || !Paren || Paren->File != Whole->File)
    return std::nullopt;
  StringRef Text = C.Source.text(Whole->File).drop_front(Paren->Offset);
  size_t End = Text.size();
  for (StringRef Token : {"{", ";", ":", "try", "="})
    End = std::min(End, findToken(Text.take_front(End), Token));
  End = std::min(End, size_t(Text.size()));
  return TextPosition{Whole->File, unsigned(Paren->Offset + Text.take_front(End).rtrim().size())};
}

} // namespace

std::optional<std::string> functionHeadText(RewriteContext &C, const FunctionDecl *F,
                                            const FunctionHeadChanges &Changes) {
  std::optional<TextRange> Whole = wholeFunction(C, F);
  std::optional<TextPosition> End = endOfHead(C, F);
  if (!Whole || !End)
    return std::nullopt;
  std::string Text;
  unsigned At = Whole->Begin;
  for (const Patch &P : FunctionHeadPatches(C, F, Changes).All) {
    if (P.Range.Begin < At)
      continue;
    Text += C.Edits.render({Whole->File, At, P.Range.Begin});
    Text += P.Text;
    At = P.Range.End;
  }
  Text += C.Edits.render({Whole->File, At, End->Offset});
  std::string Out = StringRef(Text).rtrim().str();
  if (isa<CXXConversionDecl>(F) && !Changes.Name.empty())
    if (std::optional<TextRange> Name = C.Source.range(F->getNameInfo().getSourceRange()))
      Out += " ->" + C.Edits.original(*Name).drop_front(sizeof("operator") - 1).str();
  return Out;
}

void editFunctionHead(RewriteContext &C, const FunctionDecl *F,
                      const FunctionHeadChanges &Changes) {
  for (const Patch &P : FunctionHeadPatches(C, F, Changes).All) {
    if (P.Range.Begin == P.Range.End)
      C.Edits.insert({P.Range.File, P.Range.Begin}, P.Text, InsertOrder::After);
    else
      C.Edits.replace(P.Range, P.Text);
  }
  if (isa<CXXConversionDecl>(F) && !Changes.Name.empty())
    if (std::optional<TextRange> Name = C.Source.range(F->getNameInfo().getSourceRange()))
      if (std::optional<TextPosition> End = endOfHead(C, F))
        C.Edits.insert(*End,
                       " ->" + C.Edits.original(*Name).drop_front(sizeof("operator") - 1).str(),
                       InsertOrder::After);
}

void insertAfterQualifiers(RewriteContext &C, const FunctionDecl *F, const std::string &Added) {
  FunctionTypeLoc Type = F->getFunctionTypeLoc();
  std::optional<TextPosition> At =
      Type ? C.Source.end(Type.getRParenLoc()) : std::optional<TextPosition>();
  if (!At)
    return;
  StringRef Text = C.Source.text(At->File);
  for (unsigned Offset = At->Offset;;) {
    while (Offset < Text.size() && isspace(Text[Offset]))
      ++Offset;
    StringRef Rest = Text.drop_front(Offset);
    StringRef Qualifier = Rest.take_while([](char Ch) { return isalnum(Ch) || Ch == '_'; });
    if (Qualifier.empty())
      Qualifier = Rest.take_while([](char Ch) { return Ch == '&'; });
    if (Qualifier != "const" && Qualifier != "volatile" && Qualifier != "&" && Qualifier != "&&")
      break;
    Offset += Qualifier.size();
    At->Offset = Offset;
  }
  C.Edits.insert(*At, Added, InsertOrder::After);
}

std::string parameterName(const FunctionDecl *F, unsigned I) {
  std::string Name = F->getParamDecl(I)->getNameAsString();
  return Name.empty() ? "argument" + std::to_string(I + 1) : Name;
}

std::string forwardedArguments(const FunctionDecl *F) {
  std::string Arguments;
  for (unsigned I = 0; I < F->getNumParams(); ++I) {
    const ParmVarDecl *P = F->getParamDecl(I);
    std::string Name = parameterName(F, I);
    QualType T = P->getType();
    if (const auto *Pack = T->getAs<PackExpansionType>())
      T = Pack->getPattern();
    // Pass rvalue references, and objects that are not trivially copyable, as rvalues.
    const CXXRecordDecl *Class = T->getAsCXXRecordDecl();
    bool Moved = T->isRValueReferenceType() ||
                 (Class && Class->hasDefinition() && !Class->isDependentContext() &&
                  !Class->isTriviallyCopyable());
    if (Moved)
      Name = "static_cast<decltype(" + Name + ") &&>(" + Name + ")";
    if (P->isParameterPack())
      Name += "...";
    Arguments += (Arguments.empty() ? "" : ", ") + Name;
  }
  return Arguments;
}

/// Returns the source text of the template argument \p A.
static std::string written(RewriteContext &C, const TemplateArgument &A) {
  if (A.getKind() == TemplateArgument::Pack) {
    std::string All;
    for (const TemplateArgument &Element : A.pack_elements())
      All += (All.empty() ? "" : ", ") + written(C, Element);
    return All;
  }
  if (A.getKind() == TemplateArgument::Type)
    return A.getAsType().getCanonicalType().getAsString(PrintingPolicy(C.Unit.CI.getLangOpts()));
  std::string Text;
  llvm::raw_string_ostream OS(Text);
  A.print(PrintingPolicy(C.Unit.CI.getLangOpts()), OS, /*IncludeType=*/false);
  return Text;
}

/// Returns the template arguments that the explicit specialization \p F writes, if they depend on
/// the configuration and no argument is deduced; otherwise nothing.
static std::optional<std::string> configuredArguments(RewriteContext &C, const FunctionDecl *F) {
  const ASTTemplateArgumentListInfo *Written = F->getTemplateSpecializationArgsAsWritten();
  if (!Written || Written->NumTemplateArgs < F->getTemplateSpecializationArgs()->size())
    return std::nullopt;
  std::string Text;
  bool Depends = false;
  for (const TemplateArgumentLoc &A : Written->arguments()) {
    std::optional<TextRange> R = C.Source.range(A.getSourceRange());
    if (!R)
      return std::nullopt;
    Depends |= C.Macros.Configuration.decide(A);
    Text += (Text.empty() ? "" : ", ") + C.Edits.render(*R);
  }
  return Depends ? std::make_optional(Text) : std::nullopt;
}

std::string forwardedTemplateArguments(RewriteContext &C, const FunctionDecl *F) {
  std::string Text;
  auto Add = [&](const std::string &A) { Text += (Text.empty() ? "" : ", ") + A; };
  if (const FunctionTemplateDecl *T = ownTemplate(F)) {
    for (const NamedDecl *P : *T->getTemplateParameters()) {
      if (!P->getIdentifier())
        break; // cannot be passed: it is deduced or has a default argument
      Add(P->getNameAsString() + (P->isTemplateParameterPack() ? "..." : ""));
    }
  } else if (F->getTemplateSpecializationKind() == TSK_ExplicitSpecialization &&
             F->getPrimaryTemplate()) {
    if (std::optional<std::string> Written = configuredArguments(C, F))
      return "<" + *Written + ">";
    for (const TemplateArgument &A : F->getTemplateSpecializationArgs()->asArray())
      Add(written(C, A));
  }
  return Text.empty() ? "" : "<" + Text + ">";
}

} // namespace amp2hip
