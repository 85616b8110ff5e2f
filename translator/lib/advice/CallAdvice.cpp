//===--- CallAdvice.cpp - Advice on impossible calls ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces Clang's errors about calls of functions without restrict(amp) in amp code. Clang reports
// that no function matches and lists all candidates:
//
//   error: no matching function for call to 'sqrt'
//   note: candidate function not viable: call to __host__ function from ...
//
// Such a message becomes one error with advice from LibraryNames.def, and with notes only at
// functions of the user:
//
//   error: amp code cannot call 'std::sqrt', which has no restrict(amp); call
//   'fast_math::sqrt' ...
//
//===----------------------------------------------------------------------===//
#include "advice/CallAdvice.h"
#include "advice/LibraryNames.h"
#include "ast/DynamicVisitor.h"
#include "ast/Restrictions.h"
#include "parse/Unit.h"
#include "parse/corrections/headers/MissingAmpInclude.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Sema/SemaDiagnostic.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Collects the functions of user files, by location.
class FunctionFinder : public DynamicVisitor {
public:
  FunctionFinder(const Unit &U, FunctionsByLocation &Found) : U(U), Found(Found) {}
  bool shouldVisitTemplateInstantiations() const override { return false; }
  bool shouldVisitLambdaBody() const override { return true; }
  bool VisitFunctionDecl(FunctionDecl *F) override {
    if (U.isUserLocation(F->getLocation()))
      Found.try_emplace(F->getLocation(), F);
    return true;
  }

private:
  const Unit &U;
  FunctionsByLocation &Found;
};

/// True if \p M is an error of CalleeRestrictionsCheck.cpp: a call of a member, or a call
/// in code of both restrictions. Clang does not report such calls.
bool isCalleeRestrictionsError(const Message &M) {
  return StringRef(M.Text).starts_with("amp code cannot call '") &&
         StringRef(M.Text).contains(info(Rule::NotCallableFromAmp).tag());
}

/// True for Clang's note at a candidate that lacks a restriction of the caller.
bool isRestrictionMismatchNote(const Message &M) {
  return M.Id == diag::note_ovl_candidate_bad_target;
}

/// The text between the first pair of quotes.
StringRef quoted(StringRef Text) { return Text.split('\'').second.split('\'').first; }

std::string nameOf(const FunctionDecl *F) {
  std::string Name;
  llvm::raw_string_ostream OS(Name);
  F->getNameForDiagnostic(OS, F->getASTContext().getPrintingPolicy(), /*Qualified=*/true);
  return Name;
}

/// True if \p Text is an identifier, possibly qualified, or names a destructor.
bool isName(StringRef Text) {
  return !Text.empty() && llvm::all_of(Text, [](char C) {
    return llvm::isAlnum(C) || C == '_' || C == ':' || C == '~';
  });
}

/// The name of the function as the call spells it. For an operator, as a
/// candidate's declaration spells it.
std::string writtenName(const Unit &U, const Report &R) {
  const LangOptions &Lang = U.CI.getLangOpts();
  for (const CharSourceRange &Range : R.Messages.front().Ranges) {
    StringRef Text = Lexer::getSourceText(Range, U.SM, Lang);
    if (isName(Text) && Text.ends_with(quoted(R.Messages.front().Text)))
      return Text.str();
  }
  for (const Message &M : R.Messages)
    if (isRestrictionMismatchNote(M)) {
      bool Invalid = false;
      const char *At = U.SM.getCharacterData(U.SM.getSpellingLoc(M.Loc), &Invalid);
      StringRef Text = Invalid ? "" : StringRef(At, strnlen(At, 32));
      if (Text.consume_front("operator")) {
        Text = Text.ltrim();
        StringRef Operator = Text.take_front(Text.find_first_not_of("+-*/%^&|~!=<>[],"));
        if (Text.starts_with("()"))
          Operator = "()";
        return ("operator" + Operator).str();
      }
    }
  return quoted(R.Messages.front().Text).str();
}

/// The advice about the first class of namespace std in \p Text, a message with
/// types in quotes, for which there is advice; empty if there is none.
std::string classAdviceIn(StringRef Text) {
  for (size_t At = 0; At < Text.size(); ++At) {
    StringRef Rest = Text.substr(At);
    if (!Rest.consume_front("std::") && !Rest.consume_front("aka '"))
      continue;
    StringRef Name = Rest.take_while([](char C) { return llvm::isAlnum(C) || C == '_'; });
    if (Name == "string" || Name == "wstring")
      Name = "basic_string";
    if (std::string Advice = adviceForClass(Name); !Advice.empty())
      return Advice;
  }
  return "";
}

/// The text of the error that replaces \p R. \p Functions are the user's
/// functions that it concerns.
std::string headline(const Unit &U, const Report &R,
                     const std::vector<const FunctionDecl *> &Functions) {
  const Message &First = R.Messages.front();
  if (First.Id == diag::err_ovl_no_viable_function_in_init)
    return fmt::format("amp code cannot construct an object of type '{}', whose constructors have "
                       "no restrict(amp)",
                       quoted(First.Text).str());
  std::string Name = Functions.empty() ? writtenName(U, R) : nameOf(Functions.front());
  return fmt::format("amp code cannot call '{}', which has no restrict(amp)", Name);
}

/// True if the user declares another candidate that amp code may call. That candidate is not viable
/// for another reason, which Clang's message explains better.
bool hasAmpCandidate(const Report &R, const FunctionsByLocation &Functions) {
  for (const Message &M : R.Messages)
    if (M.Level == DiagnosticsEngine::Note && M.IsInUserFile && !isRestrictionMismatchNote(M))
      if (const FunctionDecl *F = Functions.lookup(M.Loc);
          F && !F->isImplicit() && restrictionOf(F).Amp)
        return true;
  return false;
}

/// The advice about the function \p Name, which may be qualified.
std::string adviceForName(StringRef Name) {
  StringRef Last = Name.substr(Name.rfind(':') + 1);
  return adviceForFunction(Last.empty() ? Name : Last);
}

/// Adds advice to an error of CalleeRestrictionsCheck.cpp about a function of a library.
void addAdviceToCheckError(const FunctionsByLocation &Functions, Report &R) {
  Message &First = R.Messages.front();
  if (!isCalleeRestrictionsError(First) || StringRef(First.Text).contains("; ") ||
      !calleesWithoutAmp(R, Functions).empty())
    return;
  R.ClassAdvice = classAdviceIn(First.Text);
  std::string Advice = R.ClassAdvice.empty() ? adviceForName(quoted(First.Text)) : R.ClassAdvice;
  if (!Advice.empty())
    First.Text.insert(StringRef(First.Text).rfind(" ["), fmt::format("; {}", Advice));
  llvm::erase_if(R.Messages, [](const Message &M) {
    return M.Level == DiagnosticsEngine::Note && !M.IsInUserFile;
  });
}

/// Replaces the text and notes of \p R, an error of Clang, unless another
/// candidate is callable from amp code.
void rewriteClangError(const Unit &U, const FunctionsByLocation &Functions, Report &R) {
  Message &First = R.Messages.front();
  bool NoMatch = llvm::any_of(R.Messages, isRestrictionMismatchNote);
  bool Reference = First.Id == diag::err_ref_bad_target;
  if ((!NoMatch && !Reference) || hasAmpCandidate(R, Functions))
    return;
  std::vector<const FunctionDecl *> Called = calleesWithoutAmp(R, Functions);
  std::string Name = NoMatch ? writtenName(U, R) : quoted(First.Text).str();
  R.ClassAdvice = classAdviceIn(First.Text);
  if (NoMatch)
    First.Text = headline(U, R, Called);
  std::string Advice = R.ClassAdvice;
  if (Advice.empty() && Called.empty())
    Advice = adviceForName(Name);
  if (!Advice.empty())
    First.Text += fmt::format("; {}", Advice);
  std::vector<Message> Kept = {First};
  for (Message &M : R.Messages) {
    if (&M == &R.Messages.front() || !M.IsInUserFile)
      continue;
    if (isRestrictionMismatchNote(M)) {
      const FunctionDecl *F = Functions.lookup(M.Loc);
      M.Text = F ? fmt::format("'{}' is declared here", F->getNameAsString())
                 : "a candidate is declared here";
    } else if (NoMatch) {
      continue; // not viable in cpu code either
    }
    Kept.push_back(std::move(M));
  }
  R.Messages = std::move(Kept);
}

} // namespace

FunctionsByLocation functionsByLocation(const Unit &U) {
  FunctionsByLocation Found;
  FunctionFinder Finder(U, Found);
  for (Decl *D : U.context().getTranslationUnitDecl()->decls())
    if (U.isUserLocation(D->getLocation()) || isa<LinkageSpecDecl>(D))
      Finder.TraverseDecl(D);
  return Found;
}

std::vector<const FunctionDecl *> calleesWithoutAmp(const Report &R,
                                                    const FunctionsByLocation &Functions) {
  std::vector<const FunctionDecl *> Found;
  const Message &First = R.Messages.front();
  bool ByCheck = !R.FromClang && isCalleeRestrictionsError(First);
  bool Reference = First.Id == diag::err_ref_bad_target;
  for (const Message &M : llvm::drop_begin(R.Messages))
    if (isRestrictionMismatchNote(M) || (Reference && M.Id == diag::note_previous_decl) ||
        (ByCheck && StringRef(M.Text).contains("is declared here")))
      if (const FunctionDecl *F = Functions.lookup(M.Loc); F && M.IsInUserFile)
        Found.push_back(F);
  return Found;
}

void explainCalls(const Unit &U, const FunctionsByLocation &Functions,
                  std::vector<Report> &Reports) {
  for (Report &R : Reports)
    if (!R.FromClang)
      addAdviceToCheckError(Functions, R);
    else if (R.Violated == Rule::NotCallableFromAmp)
      rewriteClangError(U, Functions, R);
}

void explainMissingHeaders(const Unit &U, std::vector<Report> &Reports) {
  struct Header {
    const char *Name;
    std::vector<StringRef> Declares;
  };
  static const Header Headers[] = {
      {"amp.h",
       {"concurrency", "Concurrency", "array_view", "parallel_for_each", "index", "extent", "array",
        "tiled_index", "tiled_extent", "accelerator", "accelerator_view", "tile_barrier",
        "completion_future", "copy_async", "atomic_fetch_add", "direct3d_printf",
        "direct3d_abort"}},
      {"amp_math.h", {"fast_math", "precise_math"}},
      {"amp_graphics.h",
       {"texture", "texture_view", "writeonly_texture_view", "sampler", "filter_linear",
        "filter_point", "address_clamp"}},
      {"amp_short_vectors.h",
       {"graphics", "float_2", "float_3", "float_4", "int_2", "int_3", "int_4"}},
  };
  auto IsIncluded = [&](StringRef Name) {
    for (auto It = U.SM.fileinfo_begin(); It != U.SM.fileinfo_end(); ++It)
      if (StringRef Path = It->first.getName();
          Path.starts_with(U.Options.RuntimeIncludeDir) && llvm::sys::path::filename(Path) == Name)
        return true;
    return false;
  };
  for (const Header &H : Headers) {
    if (IsIncluded(H.Name))
      continue;
    auto Missing = llvm::find_if(Reports, [&](const Report &R) {
      const Message &M = R.Messages.front();
      StringRef Text = M.Text;
      return R.FromClang && M.IsInUserFile && M.Level >= DiagnosticsEngine::Error &&
             (Text.contains("undeclared") || Text.contains("unknown type name") ||
              Text.contains("no template named") || Text.contains("no member named") ||
              Text.contains("expected namespace name")) &&
             llvm::is_contained(H.Declares,
                                Text == "expected namespace name"
                                    ? Lexer::getSourceText(CharSourceRange::getTokenRange(M.Loc),
                                                           U.SM, U.CI.getLangOpts())
                                    : quoted(Text));
    });
    if (Missing == Reports.end())
      continue;
    Report Only = *Missing;
    Message &M = Only.Messages.front();
    StringRef Name =
        M.Text == "expected namespace name"
            ? Lexer::getSourceText(CharSourceRange::getTokenRange(M.Loc), U.SM, U.CI.getLangOpts())
            : quoted(M.Text);
    M.Text = fmt::format("'{}' is declared in <{}>, which is not included; add '#include <{}>'",
                         Name.str(), H.Name, H.Name);
    M.Fixes.clear();
    Only.Messages.resize(1);
    Only.Suggested = {includeInsertion(H.Name, U)};
    Reports.clear(); // other errors may be consequences of it
    Reports.push_back(std::move(Only));
    return;
  }
}

} // namespace amp2hip
