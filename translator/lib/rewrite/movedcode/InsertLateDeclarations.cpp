//===--- InsertLateDeclarations.cpp - Declarations that come late ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Declares entities before a template that uses them, if the program declares the entities later.
// With -fdelayed-template-parsing, Clang accepts such a use. This rewrite adds forward declarations
// before the template, or moves whole declarations there. For example,
//
//   template <typename T> int sum(T v) { return total(v); }
//   template <typename T> int total(T v, int start = 0) {...}
//
// becomes
//
//   template <typename T> int total(T v, int start = 0);
//   template <typename T> int sum(T v) { return total(v); }
//   template <typename T> int total(T v, int start) {...}
//
// The forward declaration gets the default arguments, because calls may need them. The original
// declaration must not repeat the default arguments, so it loses them.
//
// If the declarations are in different files, the forward declaration is one line with a comment
// that names the other file. By the comment, `amp2hip migrate` recognizes the line when it merges
// translations of a header (mergeAdditions()).
//
//===----------------------------------------------------------------------===//
#include "rewrite/movedcode/InsertLateDeclarations.h"
#include "ast/Restrictions.h"
#include "parse/Unit.h"
#include "parse/corrections/templates/LateTemplates.h"
#include "rewrite/Rewrite.h"
#include "rewrite/movedcode/MovedMacros.h"
#include "rewrite/movedcode/Placement.h"
#include "text/Format.h"
#include "text/Layout.h"
#include "text/Tokens.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclFriend.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Lex/Lexer.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace amp2hip {
namespace {

/// The text of one declaration that must precede a template, and its destination.
struct Written {
  TextPosition At;
  std::string Text;
};

/// Writes the declarations before the templates. Removes declarations that moved, and default
/// arguments that a forward declaration repeats.
class DeclarationWriter {
public:
  explicit DeclarationWriter(RewriteContext &C) : C(C) {}

  void run() {
    std::vector<Written> All;
    for (const LateDeclaration &L : lateDeclarations(const_cast<Unit &>(C.Unit)))
      if (std::optional<Written> W = write(L))
        All.push_back(std::move(*W));
    for (TextRange R : Removed)
      C.Edits.removeWithSpace(R);
    for (const auto &[R, Comment] : Defaults)
      C.Edits.replace(R, Comment);
    for (size_t I = 0; I < All.size(); ++I) {
      // Write the declarations for the same place on consecutive lines.
      std::string Line = lineEnding(C.Source.text(All[I].At.File)).str();
      if (I + 1 == All.size() || All[I].At.File != All[I + 1].At.File ||
          All[I].At.Offset != All[I + 1].At.Offset)
        Line += Line;
      C.Edits.insert(All[I].At, All[I].Text + Line, InsertOrder::Declaration);
    }
  }

private:
  std::optional<Written> write(const LateDeclaration &L) {
    std::optional<Placement> P;
    if (L.Include.isInvalid())
      P = placeBefore(C, L.Before);
    std::optional<TextPosition> At = P ? std::optional(P->At) : C.Source.begin(L.Include);
    std::optional<MovingTo> Destination;
    if (At)
      Destination.emplace(C.Edits, *At);
    std::string Text = L.Moves ? moved(L.Declared) : declared(L);
    if (!At || Text.empty()) {
      if (C.Source.hasTextChanged())
        return std::nullopt; // this function will be called again
      C.Unit.error(
          L.Declared->getLocation(),
          fmt::format(
              "'{}' is declared after a template that uses it; declare it before the template",
              L.Declared->getNameAsString()));
      C.Unit.note(L.Before->getLocation(), "the template is here");
      return std::nullopt;
    }
    std::string Open, Close;
    for (const std::string &Namespace : L.Namespaces) {
      Open += Namespace + " { ";
      Close += " }";
    }
    if (L.IsInOtherFile && !L.Moves) {
      const SourceLocation Loc = C.Unit.SM.getExpansionLoc(L.Declared->getLocation());
      Close += commentOfDeclaration(llvm::sys::path::filename(C.Unit.SM.getFilename(Loc)));
    }
    return Written{*At, (P ? P->Indent : "") + Open + Text + Close};
  }

  std::optional<TextPosition> beginOf(const NamedDecl *D) {
    SourceLocation Begin = D->getBeginLoc();
    if (const auto *Outer = dyn_cast<DeclaratorDecl>(D))
      Begin = Outer->getOuterLocStart();
    // A macro at the beginning, such as API, is part of the declaration.
    if (Begin.isMacroID() &&
        Lexer::isAtStartOfMacroExpansion(Begin, C.Unit.SM, C.Unit.CI.getLangOpts()))
      Begin = C.Unit.SM.getExpansionLoc(Begin);
    return C.Source.begin(Begin);
  }

  /// Returns the declaration \p D with its semicolon, and plans the removal of \p D from its place.
  std::string moved(const NamedDecl *D) {
    std::optional<TextPosition> Begin = beginOf(D), End = C.Source.end(D->getEndLoc());
    if (!Begin || !End || Begin->File != End->File)
      return "";
    TextRange R{Begin->File, Begin->Offset, End->Offset};
    StringRef Text = C.Source.text(R.File);
    if (!D->getAsFunction() || !D->getAsFunction()->doesThisDeclarationHaveABody()) {
      size_t Semicolon = findTokenAfter(Text, R.End, ";");
      if (Semicolon == StringRef::npos || !withoutComments(Text.slice(R.End, Semicolon)).empty())
        return "";
      R.End = Semicolon + 1;
    }
    Removed.push_back(R);
    return C.Edits.render(R);
  }

  std::string declared(const LateDeclaration &L) {
    const NamedDecl *D = L.Declared;
    if (const FunctionDecl *F = D->getAsFunction())
      return function(L, F);
    if (const auto *V = dyn_cast<VarDecl>(D))
      return variable(V);
    const auto *T = dyn_cast<ClassTemplateDecl>(D);
    const auto *Class = T ? T->getTemplatedDecl() : cast<CXXRecordDecl>(D);
    std::string Head;
    if (T) {
      std::optional<TextRange> R = C.Source.range({T->getTemplateParameters()->getTemplateLoc(),
                                                   T->getTemplateParameters()->getRAngleLoc()});
      if (!R)
        return "";
      Head = C.Edits.render(*R) + " ";
    }
    return Head + Class->getKindName().str() + " " + Class->getNameAsString() + ";";
  }

  /// Returns \p Text without comments, on one line unless it contains a directive.
  static std::string onOneLine(StringRef Text) {
    std::string Line = withoutComments(Text);
    return StringRef(Line).contains('#') ? Text.str() : Line;
  }

  std::string function(const LateDeclaration &L, const FunctionDecl *F) {
    const NamedDecl *D = L.Declared;
    // In the output, one host/device function replaces an overload pair.
    bool IsPair = isInOverloadPair(C.Model, F);
    std::optional<TextPosition> Begin = beginOf(D);
    std::optional<TextPosition> End = F->doesThisDeclarationHaveABody()
                                          ? C.Source.begin(F->getBody()->getBeginLoc())
                                          : C.Source.end(F->getEndLoc());
    if (!Begin || !End || Begin->File != End->File)
      return "";
    std::optional<std::vector<TextRange>> Defaulted = defaultsOf(D, F);
    if (!Defaulted || (L.TakesDefaults && IsPair && !Defaulted->empty()))
      return "";
    if (L.TakesDefaults) {
      for (TextRange R : *Defaulted)
        Defaults.push_back({R, commentOfDefaults(L)});
      Defaulted->clear();
    }
    std::string Text;
    if (std::optional<TextRange> Friend = friendKeyword(D)) {
      Text = C.Edits.render({Begin->File, Begin->Offset, Friend->Begin});
      Begin->Offset = Friend->End;
    }
    std::string Rest;
    for (TextRange R : *Defaulted) {
      Rest += C.Edits.render({Begin->File, Begin->Offset, R.Begin});
      Begin->Offset = R.End;
    }
    Rest += C.Edits.render({Begin->File, Begin->Offset, End->Offset});
    Text += StringRef(Rest).ltrim();
    const StringRef Declaration = StringRef(Text).trim();
    Text = (L.IsInOtherFile || Declaration.contains("//") || Declaration.ends_with("*/")
                ? onOneLine(Declaration)
                : Declaration.str()) +
           ";";
    if (IsPair && !restrictionOf(F).Amp)
      Text.insert(D == F ? 0 : StringRef(Text).find('>') + 1,
                  D == F ? "__host__ __device__ " : " __host__ __device__");
    return (F->isExternC() ? "extern \"C\" " : "") + Text;
  }

  /// Returns the comment in place of a default argument that another file has now.
  std::string commentOfDefaults(const LateDeclaration &L) const {
    const SourceLocation Place = L.Include.isValid() ? L.Include : L.Before->getLocation();
    return L.IsInOtherFile ? commentOfDefaultArgument(llvm::sys::path::filename(
                                 C.Unit.SM.getFilename(C.Unit.SM.getExpansionLoc(Place))))
                           : "";
  }

  /// Returns the keyword `friend` of \p D, or nothing if \p D is not a friend.
  std::optional<TextRange> friendKeyword(const NamedDecl *D) const {
    if (const auto *Class = dyn_cast<CXXRecordDecl>(D->getLexicalDeclContext()))
      for (const FriendDecl *Friend : Class->friends())
        if (Friend->getFriendDecl() == D)
          return C.Source.range(Friend->getFriendLoc());
    return std::nullopt;
  }

  /// Returns the default arguments of \p F and of its template \p D with their `=`, in the order of
  /// the text; nothing if the text does not contain them.
  std::optional<std::vector<TextRange>> defaultsOf(const NamedDecl *D, const FunctionDecl *F) {
    std::vector<SourceRange> All;
    if (const auto *T = dyn_cast<FunctionTemplateDecl>(D))
      for (const NamedDecl *P : *T->getTemplateParameters()) {
        const auto *Type = dyn_cast<TemplateTypeParmDecl>(P);
        const auto *Value = dyn_cast<NonTypeTemplateParmDecl>(P);
        const auto *Template = dyn_cast<TemplateTemplateParmDecl>(P);
        if (Type && Type->hasDefaultArgument())
          All.push_back(Type->getDefaultArgument().getSourceRange());
        else if (Value && Value->hasDefaultArgument())
          All.push_back(Value->getDefaultArgument().getSourceRange());
        else if (Template && Template->hasDefaultArgument())
          All.push_back(Template->getDefaultArgument().getSourceRange());
      }
    for (const ParmVarDecl *P : F->parameters())
      if (P->hasDefaultArg() && !P->hasInheritedDefaultArg())
        All.push_back(P->getDefaultArgRange());
    std::vector<TextRange> Found;
    for (SourceRange Range : All) {
      std::optional<TextRange> R = C.Source.range(Range);
      if (!R)
        return std::nullopt;
      StringRef Before = C.Source.text(R->File).take_front(R->Begin).rtrim();
      if (!Before.consume_back("="))
        return std::nullopt;
      R->Begin = Before.rtrim().size();
      Found.push_back(*R);
    }
    return Found;
  }

  std::string variable(const VarDecl *V) {
    SourceLocation Last = V->getTypeSourceInfo()->getTypeLoc().getEndLoc();
    if (C.Unit.SM.isBeforeInTranslationUnit(Last, V->getLocation()))
      Last = V->getLocation();
    std::optional<TextRange> R = C.Source.range({V->getOuterLocStart(), Last});
    if (!R)
      return "";
    return (V->hasExternalStorage() ? "" : "extern ") + C.Edits.render(*R) + ";";
  }

  RewriteContext &C;
  std::vector<TextRange> Removed;
  /// The default arguments that forward declarations take, and the text in their place.
  std::vector<std::pair<TextRange, std::string>> Defaults;
};

} // namespace

void planLateDeclarations(RewriteContext &C) {
  if (C.Unit.CI.getLangOpts().DelayedTemplateParsing)
    DeclarationWriter(C).run();
}

} // namespace amp2hip
