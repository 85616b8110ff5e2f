//===--- TokenCorrections.cpp - Corrections of the token stream -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Stores each correction by the file and offset of a token, because the source locations of one
// parse are not valid in the next.
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/TokenCorrections.h"
#include "normalize/TokenView.h"
#include "parse/DiagnosticArguments.h"
#include "parse/Unit.h"
#include "parse/corrections/SynthesizedTokens.h"
#include "parse/corrections/names/VectorMembers.h"
#include "text/Layout.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Type.h"
#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/SourceManager.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace amp2hip {

/// True if \p Fix inserts the keyword `typename` or `template`.
static bool insertsKeyword(const FixItHint &Fix) {
  StringRef Code = StringRef(Fix.CodeToInsert).trim();
  return Fix.RemoveRange.getBegin() == Fix.RemoveRange.getEnd() &&
         Fix.InsertFromRange.isInvalid() && (Code == "typename" || Code == "template");
}

/// Returns the edit of a comparison of a pointer with 0 by `<`, `<=`, `>` or
/// `>=`, which means a comparison with the null pointer; none if the result is
/// constant.
static std::vector<FixItHint> fixComparisonWithZero(const Diagnostic &Info) {
  Token Operator;
  if (Lexer::getRawToken(Info.getLocation(), Operator, Info.getSourceManager(), LangOptions()) ||
      Info.getNumArgs() < 1 || typeArgument(Info, 0).isNull())
    return {};
  const bool PointerFirst = typeArgument(Info, 0)->isPointerType();
  // p <= 0, 0 >= p; p > 0, 0 < p
  const char *Equality = Operator.is(PointerFirst ? tok::lessequal : tok::greaterequal) ? "=="
                         : Operator.is(PointerFirst ? tok::greater : tok::less)         ? "!="
                                                                                        : nullptr;
  if (!Equality)
    return {};
  return {FixItHint::CreateReplacement(SourceRange(Info.getLocation()), Equality)};
}

/// Returns the edit that turns `a.assign(x)`, a function of std::tr1::array, into `a.fill(x)`.
static std::vector<FixItHint> fixArrayMember(const Diagnostic &Info) {
  if (Info.getNumArgs() < 2 || Info.getArgKind(0) != DiagnosticsEngine::ak_declarationname ||
      DeclarationName::getFromOpaqueInteger(Info.getRawArg(0)).getAsString() != "assign")
    return {};
  const CXXRecordDecl *Class = nullptr;
  if (Info.getArgKind(1) == DiagnosticsEngine::ak_declcontext)
    Class = dyn_cast<CXXRecordDecl>(reinterpret_cast<DeclContext *>(Info.getRawArg(1)));
  else if (Info.getArgKind(1) == DiagnosticsEngine::ak_qualtype)
    Class = QualType::getFromOpaquePtr(reinterpret_cast<void *>(Info.getRawArg(1)))
                ->getAsCXXRecordDecl();
  if (!Class || !Class->isInStdNamespace() || Class->getName() != "array")
    return {};
  return {FixItHint::CreateReplacement(SourceRange(Info.getLocation()), "fill")};
}

/// True if \p Info, whose text ends with a name in quotes, is located at this name.
static bool isAtName(const Diagnostic &Info) {
  llvm::SmallString<100> Text;
  Info.FormatDiagnostic(Text);
  const StringRef Token = Lexer::getSourceText(CharSourceRange::getTokenRange(Info.getLocation()),
                                               Info.getSourceManager(), LangOptions());
  return StringRef(Text).ends_with(fmt::format("'{}'", Token));
}

/// C++17 has no increment of bool: `++b` becomes `(b = true)`, `b++` becomes
/// `std::exchange(b, true)`.
static std::vector<FixItHint> fixBoolIncrement(const Diagnostic &Info) {
  const SourceLocation Operator = Info.getLocation();
  const CharSourceRange Operand = Info.getNumRanges() ? Info.getRange(0) : CharSourceRange();
  if (Operand.isInvalid() || !Operator.isFileID() || !Operand.getBegin().isFileID() ||
      !Operand.getEnd().isFileID())
    return {};
  const SourceManager &SM = Info.getSourceManager();
  if (SM.isBeforeInTranslationUnit(Operand.getEnd(), Operator))
    return {FixItHint::CreateInsertion(Operand.getBegin(), "std::exchange("),
            FixItHint::CreateReplacement(SourceRange(Operator), ", true)")};
  const std::optional<Token> Next = Lexer::findNextToken(Operand.getEnd(), SM, LangOptions());
  if (!Next)
    return {};
  return {FixItHint::CreateReplacement(SourceRange(Operator), "("),
          FixItHint::CreateInsertion(Next->getLocation(), " = true)")};
}

std::vector<FixItHint> fixesForMicrosoftCode(const Diagnostic &Info) {
  switch (Info.getID()) {
  case diag::err_no_member:
  case diag::err_no_member_suggest:
    return fixArrayMember(Info);
  case diag::err_typename_missing:
    return {FixItHint::CreateInsertion(Info.getLocation(), "typename ")};
  case diag::err_template_kw_missing:
    // addMissingTemplateKeywords() finds a name that Clang reports at its qualifier.
    if (!isAtName(Info))
      return {};
    return {FixItHint::CreateInsertion(Info.getLocation(), "template ")};
  case diag::err_lvalue_reference_bind_to_temporary:
    // Write `T &&`: an rvalue reference also extends the lifetime of the
    // temporary, and has the same uses as `T &`.
    if (bindsClass(Info))
      return {FixItHint::CreateInsertion(Info.getLocation(), "&")};
    return {};
  case diag::err_typecheck_member_reference_struct_union:
    return fixVectorMember(Info);
  case diag::err_template_spec_needs_header:
  case diag::err_main_returns_nonint:
  case diag::warn_member_extra_qualification:
  case diag::err_unqualified_pointer_member_function:
    if (Info.getNumFixItHints() == 1)
      return {Info.getFixItHint(0)};
    return {};
  case diag::ext_return_missing_expr:
  case diag::warn_return_missing_expr: // of a main function that was void
    if (const auto *D = Info.getArgKind(0) == DiagnosticsEngine::ak_nameddecl
                            ? reinterpret_cast<NamedDecl *>(Info.getRawArg(0))
                            : nullptr;
        D && D->getIdentifier() && D->getName().ends_with("main"))
      return {FixItHint::CreateReplacement(SourceRange(Info.getLocation()), "return 0")};
    return {};
  case diag::err_typecheck_ordered_comparison_of_pointer_and_zero:
    return fixComparisonWithZero(Info);
  case diag::ext_increment_bool:
    return fixBoolIncrement(Info);
  case diag::note_init_list_narrowing_silence: // the edits are in the note
    return Info.getFixItHints().vec();
  default:
    for (const FixItHint &Fix : Info.getFixItHints())
      if (insertsKeyword(Fix))
        return {FixItHint::CreateInsertion(Fix.RemoveRange.getBegin(),
                                           StringRef(Fix.CodeToInsert).trim().str() + " ")};
    return {};
  }
}

std::optional<FixItHint> missingTagName(const Diagnostic &Info) {
  Token Next;
  if (Info.getID() != diag::err_non_c_like_anon_struct_in_typedef || Info.getNumFixItHints() != 1 ||
      Lexer::getRawToken(Info.getLocation(), Next, Info.getSourceManager(), LangOptions(),
                         /*IgnoreWhiteSpace=*/true))
    return std::nullopt;
  return FixItHint::CreateInsertion(Next.getLocation(), Info.getFixItHint(0).CodeToInsert);
}

/// Identifies a token of a macro's body by its location in the macro
/// definition, because the output changes the definition.
TokenCorrections::Place TokenCorrections::placeOf(const SourceManager &SM, SourceLocation Loc) {
  auto [File, Offset] = SM.getDecomposedLoc(SM.getSpellingLoc(Loc));
  OptionalFileEntryRef Entry = SM.getFileEntryRefForID(File);
  return {Entry ? Entry->getName().str() : "", Offset};
}

TokenCorrections::Change *TokenCorrections::find(const Place &At) {
  auto It = Changes.find(At);
  return It == Changes.end() ? nullptr : &It->second;
}

bool TokenCorrections::add(llvm::ArrayRef<FixItHint> Fixes, const Unit &U) {
  bool Any = false;
  for (const FixItHint &Fix : Fixes) {
    SourceLocation Loc = Fix.RemoveRange.getBegin();
    bool Replaces = Loc != Fix.RemoveRange.getEnd() || Fix.RemoveRange.isTokenRange();
    if (!U.isUserLocation(Loc))
      continue;
    const StringRef Inserted = Fix.CodeToInsert;
    std::string Text = (Inserted.starts_with(" =") ? Inserted.rtrim() : Inserted.trim()).str();
    auto Before = llvm::find_if(U.Tokens, [&](const Token &T) {
      return T.getLocation().getLocWithOffset(int(T.getLength())) == Loc;
    });
    // A declaration follows those of earlier parses.
    if (Change *Known = StringRef(Text).ends_with(";") ? find(placeOf(U.SM, Loc)) : nullptr) {
      const bool IsNew = Known->Text.find(Text) == std::string::npos && !Known->Replaces;
      if (IsNew)
        Known->Text += "\n" + Text;
      Any |= IsNew;
      continue;
    }
    if (Text == "typename")
      Any |= addTypename(placeOf(U.SM, Loc));
    else if (Text == ")" && Before != U.Tokens.end())
      Any |= insertAfter(Before->getLocation(), Text, U);
    else
      Any |= Changes.try_emplace(placeOf(U.SM, Loc), Change{Text, Replaces, ""}).second;
  }
  return Any;
}

bool TokenCorrections::addTypename(const Place &At) {
  Change &C = Changes[At];
  // qualifyBaseMembers() may have added a qualifier.
  if (C.Replaces || !(C.Text.empty() || StringRef(C.Text).ends_with("::")) ||
      StringRef(C.Text).starts_with("typename"))
    return false;
  C.Text = C.Text.empty() ? "typename" : "typename " + C.Text;
  return true;
}

bool TokenCorrections::insertBefore(SourceLocation Loc, StringRef Text, const Unit &U) {
  if (!U.isUserLocation(Loc))
    return false;
  Change &C = Changes[placeOf(U.SM, Loc)];
  if (C.Replaces || !C.Text.empty())
    return false;
  C.Text = Text.str();
  return true;
}

bool TokenCorrections::surround(const Token &First, const Token &Last, const Change &With,
                                const Unit &U) {
  if (!U.isUserLocation(First.getLocation()) || !U.isUserLocation(Last.getLocation()))
    return false;
  Change &Before = Changes[placeOf(U.SM, First.getLocation())];
  Change &After = Changes[placeOf(U.SM, Last.getLocation())];
  if (Before.Replaces || !Before.Text.empty() || !After.After.empty())
    return false;
  Before.Text = With.Text;
  Before.Parsed = With.Parsed;
  After.After = With.After;
  After.ParsedAfter = With.ParsedAfter;
  return true;
}

bool TokenCorrections::convertToPath(const Token &First, const Token &Last, const Unit &U) {
  Change With;
  // With parentheses, `std::ifstream in(path(name))` would declare a function.
  With.Text = "std::filesystem::path{";
  With.Parsed = "((void)(";
  With.After = "}";
  With.ParsedAfter = "), (const char *)0)";
  return surround(First, Last, With, U);
}

bool TokenCorrections::castTo(StringRef Type, const Token &First, const Token &Last,
                              const Unit &U) {
  Change With;
  With.Text = ("static_cast<" + Type + ">(").str();
  With.After = ")";
  return surround(First, Last, With, U);
}

bool TokenCorrections::passCopies(const Token &First, const Token &Last, const Unit &U) {
  Change With;
  With.Text = "amp2hip_windows::with_copies(";
  With.Parsed = "amp2hip_with_copies(";
  With.After = ")";
  return surround(First, Last, With, U);
}

bool TokenCorrections::insertAfter(SourceLocation Loc, StringRef Text, const Unit &U) {
  if (!U.isUserLocation(Loc))
    return false;
  Change &C = Changes[placeOf(U.SM, Loc)];
  if (!C.After.empty())
    return false;
  C.After = Text.str();
  return true;
}

bool TokenCorrections::replace(SourceLocation Loc, StringRef Text, const Unit &U) {
  return U.isUserLocation(Loc) &&
         Changes.try_emplace(placeOf(U.SM, Loc), Change{Text.str(), true, ""}).second;
}

/// Returns the first token of the qualified name, such as `A<T>::B::C`, that ends at \p Last; None
/// if there is none.
static size_t beginOfQualifiedName(const TokenView &Tokens, size_t Last) {
  size_t First = Last;
  while (First >= 2 && Tokens.is(First - 1, tok::coloncolon)) {
    size_t Scope = First - 2;
    if (Tokens.closedAngles(Scope)) {
      const size_t Less = Tokens.matchAngle(Scope);
      if (Less == TokenView::None || Less == 0)
        return TokenView::None;
      Scope = Less - 1;
    }
    if (!Tokens.is(Scope, tok::identifier))
      return TokenView::None;
    First = Scope;
  }
  return First == Last ? TokenView::None : First;
}

/// Returns the index of the `>` that closes the template argument list that opens at \p Less; 0 if
/// there is none or if what follows does not show that it is one: `()` after a member, `(` or `::`
/// after a qualified name (\p IsQualified).
static size_t closingOfName(const TokenView &Tokens, size_t Less, bool IsQualified) {
  int Angles = 0, Others = 0;
  for (size_t I = Less; I + 2 < Tokens.size(); ++I) {
    if (Tokens.is(I, tok::semi, tok::l_brace, tok::r_brace, tok::ampamp, tok::pipepipe))
      return 0;
    if (Tokens.is(I, tok::l_paren, tok::l_square))
      ++Others;
    else if (Tokens.is(I, tok::r_paren, tok::r_square) && --Others < 0)
      return 0;
    else if (Others == 0)
      Angles += Tokens.is(I, tok::less) ? 1 : -int(Tokens.closedAngles(I));
    if (Angles <= 0) {
      const bool IsName = IsQualified
                              ? Tokens.is(I + 1, tok::l_paren, tok::coloncolon)
                              : Tokens.is(I + 1, tok::l_paren) && Tokens.is(I + 2, tok::r_paren);
      return Angles == 0 && IsName ? I : 0;
    }
  }
  return 0;
}

bool TokenCorrections::addMissingTemplateKeywords(llvm::ArrayRef<SourceLocation> Errors,
                                                  llvm::ArrayRef<SourceLocation> TemplateErrors,
                                                  const Unit &U) {
  const TokenView Tokens(U.Tokens);
  bool Any = false;
  for (size_t I = 1; I + 2 < Tokens.size(); ++I) {
    const bool IsQualified = Tokens.is(I, tok::coloncolon);
    if (!Tokens.is(I, tok::period, tok::arrow, tok::coloncolon) ||
        !Tokens.is(I + 1, tok::identifier) || !Tokens.is(I + 2, tok::less))
      continue;
    const size_t Close = closingOfName(Tokens, I + 2, IsQualified);
    if (!Close)
      continue;
    // For a qualified name, Clang reports some errors at its first or last token.
    const size_t First = IsQualified ? beginOfQualifiedName(Tokens, I + 1) : I + 1;
    if (First == TokenView::None)
      continue;
    auto Part = llvm::ArrayRef(U.Tokens).slice(First, Close + 3 - First);
    if (llvm::any_of(IsQualified ? TemplateErrors : Errors, [&](SourceLocation Error) {
          return llvm::any_of(Part, [&](const Token &T) { return T.getLocation() == Error; });
        }))
      Any |= Changes
                 .try_emplace(placeOf(U.SM, Tokens[I + 1].getLocation()),
                              Change{"template", false, ""})
                 .second;
  }
  return Any;
}

bool TokenCorrections::addMissingTypenames(llvm::ArrayRef<SourceLocation> Errors, const Unit &U) {
  if (Errors.empty())
    return false;
  const TokenView Tokens(U.Tokens);
  // True if there is an error between the tokens at I and I + 1.
  auto StumblesAfter = [&](size_t I) {
    const Token &T = Tokens[I];
    return llvm::is_contained(Errors, T.getLocation().getLocWithOffset(int(T.getLength()))) ||
           llvm::is_contained(Errors, Tokens[I + 1].getLocation());
  };
  bool Any = false;
  for (size_t I = 2; I + 2 < Tokens.size(); ++I) {
    if (!Tokens.is(I, tok::identifier) || !Tokens.is(I - 1, tok::coloncolon))
      continue;
    const bool IsCast = Tokens.is(I + 1, tok::r_paren);
    const bool IsPointer = Tokens.is(I + 1, tok::star, tok::amp, tok::ampamp);
    if (!IsCast && !Tokens.is(IsPointer ? I + 2 : I + 1, tok::identifier))
      continue;
    if (!StumblesAfter(IsCast || IsPointer ? I + 1 : I))
      continue;
    const size_t First = beginOfQualifiedName(Tokens, I);
    if (First == TokenView::None || First == 0)
      continue;
    // A cast, the beginning of a statement, or the first part of a for statement.
    if (IsCast ? Tokens.is(First - 1, tok::l_paren)
               : Tokens.is(First - 1, tok::semi, tok::l_brace, tok::r_brace, tok::colon,
                           tok::l_paren, tok::r_paren, tok::kw_else))
      Any |= addTypename(placeOf(U.SM, Tokens[First].getLocation()));
  }
  return Any;
}

bool TokenCorrections::addOperands(llvm::ArrayRef<SourceRange> Found, const Unit &U) {
  bool Any = false;
  for (SourceRange R : Found) {
    Place Begin = placeOf(U.SM, R.getBegin()), End = placeOf(U.SM, R.getEnd());
    if (!U.isUserLocation(R.getBegin()) || R.getBegin().isMacroID() != R.getEnd().isMacroID() ||
        !Operands.insert({Begin, End}).second)
      continue;
    ++OperandBegins[Begin];
    ++OperandEnds[End];
    Any = true;
  }
  return Any;
}

bool TokenCorrections::addRestrictions(
    llvm::ArrayRef<std::pair<SourceLocation, Restriction>> Declared, const Unit &U) {
  bool Any = false;
  for (const auto &[Name, Set] : Declared)
    Any |= Restrictions.try_emplace(placeOf(U.SM, Name), Set).second;
  return Any;
}

static Token tokenAt(tok::TokenKind Kind, SourceLocation Loc) {
  Token T;
  T.startToken();
  T.setKind(Kind);
  T.setLocation(Loc);
  return T;
}

/// Inserts `(0,` before and `)` after operands. \p Count returns how many
/// operands begin and end at a token.
static std::vector<Token>
insertReads(const std::vector<Token> &Tokens,
            llvm::function_ref<std::pair<unsigned, unsigned>(const Token &)> Count) {
  static const char Zero[] = "0";
  std::vector<Token> Out;
  for (const Token &T : Tokens) {
    auto [Begins, Ends] = Count(T);
    for (unsigned I = 0; I < Begins; ++I) {
      Out.push_back(tokenAt(tok::l_paren, T.getLocation()));
      Token Number = tokenAt(tok::numeric_constant, T.getLocation());
      Number.setLiteralData(Zero);
      Number.setLength(1);
      Out.push_back(Number);
      Out.push_back(tokenAt(tok::comma, T.getLocation()));
    }
    Out.push_back(T);
    for (unsigned I = 0; I < Ends; ++I)
      Out.push_back(tokenAt(tok::r_paren, T.getLocation()));
  }
  return Out;
}

/// Inserts `__attribute__((device))` and `__attribute__((host))` after the
/// tokens for which \p SetAt returns restrictions.
static std::vector<Token>
insertAttributes(const std::vector<Token> &Tokens, Preprocessor &PP,
                 llvm::function_ref<const Restriction *(const Token &)> SetAt) {
  std::vector<Token> Out;
  for (const Token &T : Tokens) {
    Out.push_back(T);
    const Restriction *Set = SetAt(T);
    for (const char *Name : {"device", "host"}) {
      if (!Set || !(Name[0] == 'd' ? Set->Amp : Set->Cpu))
        continue;
      SourceLocation Loc = T.getLocation();
      Token Attribute = tokenAt(tok::kw___attribute, Loc), Side = tokenAt(tok::identifier, Loc);
      Attribute.setIdentifierInfo(PP.getIdentifierInfo("__attribute__"));
      Side.setIdentifierInfo(PP.getIdentifierInfo(Name));
      for (const Token &Next : {Attribute, tokenAt(tok::l_paren, Loc), tokenAt(tok::l_paren, Loc),
                                Side, tokenAt(tok::r_paren, Loc), tokenAt(tok::r_paren, Loc)})
        Out.push_back(Next);
    }
  }
  return Out;
}

/// Distinguishes the locations of the tokens \p Made, which precede \p T. In a tentative parse, as
/// between parentheses, Clang annotates a qualified name and finds its first token by the location.
/// This must not be the location of \p T if the name includes it (\p IncludesToken). Otherwise it
/// should be, because rewrites take it for the beginning of a declaration.
static void spreadLocations(std::vector<Token> &Made, const Token &T, bool IncludesToken) {
  for (unsigned I = 0; I < Made.size(); ++I)
    if (const unsigned Offset = IncludesToken ? I + 1 : I; Offset < T.getLength())
      Made[I].setLocation(T.getLocation().getLocWithOffset(int(Offset)));
}

/// Adds the edits of \p C, a change at \p T, to Unit::SourceFixes.
void TokenCorrections::addFixes(const Change &C, const Token &T, Unit &U) {
  // The token may have another length than its text, such as `5i64`, which is read as `5LL`.
  SourceLocation Begin = T.getLocation(),
                 End = Begin.getLocWithOffset(int(Lexer::MeasureTokenLength(
                     U.SM.getSpellingLoc(Begin), U.SM, U.CI.getLangOpts())));
  auto [File, Offset] = U.SM.getDecomposedSpellingLoc(Begin);
  const StringRef Buffer = U.SM.getBufferData(File);
  if (C.Replaces)
    U.SourceFixes.push_back(FixItHint::CreateReplacement(Begin, C.Text));
  else if (StringRef(C.Text).ends_with(";")) { // declarations, on lines of their own
    const std::string NewLine = "\n" + indentationAt(Buffer, Offset);
    std::string Lines;
    for (char Character : C.Text + "\n")
      Lines += Character == '\n' ? NewLine : std::string(1, Character);
    U.SourceFixes.push_back(FixItHint::CreateInsertion(Begin, Lines));
  } else if (!C.Text.empty() && C.Text != "&")
    U.SourceFixes.push_back(FixItHint::CreateInsertion(
        Begin, isAsciiIdentifierContinue(C.Text.back()) || StringRef(C.Text).ends_with("template<>")
                   ? C.Text + " "
                   : C.Text));
  if (!C.After.empty())
    U.SourceFixes.push_back(FixItHint::CreateInsertion(End, C.After));
}

std::vector<Token> TokenCorrections::apply(std::vector<Token> Tokens, Unit &U) const {
  if (!Operands.empty())
    Tokens = insertReads(Tokens, [&](const Token &T) -> std::pair<unsigned, unsigned> {
      if (T.isAnnotation() || !U.isUserLocation(T.getLocation()))
        return {0, 0};
      Place At = placeOf(U.SM, T.getLocation());
      auto Begin = OperandBegins.find(At), End = OperandEnds.find(At);
      return {Begin == OperandBegins.end() ? 0 : Begin->second,
              End == OperandEnds.end() ? 0 : End->second};
    });
  if (!Restrictions.empty())
    Tokens = insertAttributes(Tokens, U.CI.getPreprocessor(),
                              [&](const Token &T) -> const Restriction * {
                                if (T.isAnnotation() || !U.isUserLocation(T.getLocation()))
                                  return nullptr;
                                auto At = Restrictions.find(placeOf(U.SM, T.getLocation()));
                                return At == Restrictions.end() ? nullptr : &At->second;
                              });
  if (Changes.empty())
    return Tokens;
  Preprocessor &PP = U.CI.getPreprocessor();
  std::vector<Token> Out;
  Out.reserve(Tokens.size() + Changes.size());
  for (const Token &T : Tokens) {
    auto It = T.isAnnotation() || !U.isUserLocation(T.getLocation())
                  ? Changes.end()
                  : Changes.find(placeOf(U.SM, T.getLocation()));
    if (It == Changes.end()) {
      Out.push_back(T);
      continue;
    }
    const Change &C = It->second;
    if (C.Text == "&") {
      // T is the name of a variable, and the `&` of its type precedes it.
      if (!Out.empty() && Out.back().is(tok::amp) && U.isUserLocation(Out.back().getLocation())) {
        Out.back().setKind(tok::ampamp);
        U.SourceFixes.push_back(FixItHint::CreateInsertion(Out.back().getLocation(), C.Text));
      }
    } else {
      std::vector<Token> Made =
          makeTokens(PP, C.Parsed.empty() ? C.Text : C.Parsed, T.getLocation());
      const bool InParentheses = !Out.empty() && Out.back().isOneOf(tok::l_paren, tok::comma);
      spreadLocations(Made, T,
                      InParentheses && !Made.empty() &&
                          (Made[0].is(tok::kw_typename) || (&T + 1)->is(tok::coloncolon)));
      llvm::append_range(Out, Made);
    }
    if (!C.Replaces)
      Out.push_back(T);
    llvm::append_range(
        Out, makeTokens(PP, C.ParsedAfter.empty() ? C.After : C.ParsedAfter, T.getLocation()));
    addFixes(C, T, U);
  }
  return Out;
}

} // namespace amp2hip
