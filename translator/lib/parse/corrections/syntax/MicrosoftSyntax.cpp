//===--- MicrosoftSyntax.cpp - Syntax of Microsoft's compiler -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/corrections/syntax/MicrosoftSyntax.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "text/Format.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Lexer.h"
#include "clang/Lex/Preprocessor.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Rewrites the tokens of one unit. Marks tokens to remove, and removes them at
/// the end.
class Rewriter {
public:
  Rewriter(std::vector<Token> &Tokens, Unit &U)
      : Tokens(Tokens), View(Tokens), U(U), Removed(Tokens.size()) {}

  void run() {
    const bool HasTr1 = definesNamespace("tr1"), HasStdext = definesNamespace("stdext");
    const bool HasOwnClock = declaresClass("high_resolution_clock");
    for (size_t I = 0; I < Tokens.size(); ++I) {
      if (Tokens[I].isAnnotation() || !U.isUserLocation(Tokens[I].getLocation()))
        continue;
      if (View.is(I, tok::kw_for) && View.isNamed(I + 1, "each") && View.is(I + 2, tok::l_paren))
        rewriteForEach(I);
      else if (!HasTr1 && View.isNamed(I, "tr1"))
        rewriteTr1(I);
      else if (!HasOwnClock && View.isNamed(I, "high_resolution_clock"))
        rewriteClock(I);
      else if (!HasStdext && View.isNamed(I, "stdext") && View.is(I + 1, tok::coloncolon))
        rewriteIterator(I);
      else if (View.is(I, tok::comma) && View.is(I + 1, tok::r_paren))
        removeComma(I);
      else if (View.is(I, tok::kw___declspec))
        moveAlignment(I);
      else if (View.is(I, tok::numeric_constant))
        rewriteLiteral(I);
      else if (View.isNamed(I, "__except") && View.is(I + 1, tok::l_paren))
        readAsCatch(I);
    }
    size_t Next = 0;
    llvm::erase_if(Tokens, [&](const Token &) { return Removed[Next++]; });
  }

private:
  /// True if a user file defines a namespace \p Name.
  bool definesNamespace(StringRef Name) const {
    for (size_t I = 1; I < U.Tokens.size(); ++I)
      if (U.Tokens[I - 1].is(tok::kw_namespace) && U.Tokens[I].is(tok::identifier) &&
          U.Tokens[I].getIdentifierInfo()->getName() == Name)
        return true;
    return false;
  }

  /// True if a user file declares a class or an alias \p Name.
  bool declaresClass(StringRef Name) const {
    for (size_t I = 1; I < U.Tokens.size(); ++I)
      if (U.Tokens[I].is(tok::identifier) && U.Tokens[I].getIdentifierInfo()->getName() == Name &&
          U.isUserLocation(U.Tokens[I].getLocation()) &&
          U.Tokens[I - 1].isOneOf(tok::kw_struct, tok::kw_class, tok::kw_using))
        return true;
    return false;
  }

  /// Replaces the text from token \p First to token \p Last.
  void replaceText(size_t First, size_t Last, StringRef Text) {
    U.SourceFixes.push_back(FixItHint::CreateReplacement(
        SourceRange(Tokens[First].getLocation(), Tokens[Last].getLocation()), Text));
  }
  void remove(size_t First, size_t Last) {
    for (size_t I = First; I <= Last; ++I)
      Removed[I] = true;
  }

  /// `for each (T x in c)` becomes `for (T x : c)`.
  void rewriteForEach(size_t For) {
    const size_t Close = View.match(For + 2);
    if (Close == TokenView::None)
      return;
    for (size_t I = For + 3; I < Close; ++I) {
      if (View.is(I, tok::l_paren, tok::l_square, tok::l_brace) && View.match(I) < Close) {
        I = View.match(I);
      } else if (View.isNamed(I, "in") && I > For + 3) {
        Tokens[I].setIdentifierInfo(nullptr);
        Tokens[I].setKind(tok::colon);
        replaceText(I, I, ":");
        remove(For + 1, For + 1);
        replaceText(For, For + 1, "for");
        return;
      }
    }
  }

  /// Reads `__except (filter)` as `catch (...)`, so that the error about the keyword is the
  /// only one: the filter has names that only Microsoft's compiler knows. libstdc++ defines
  /// `__try` as `try`.
  void readAsCatch(size_t Except) {
    const size_t Close = View.match(Except + 1);
    if (Close == TokenView::None || Close == Except + 2)
      return;
    Tokens[Except].setIdentifierInfo(U.CI.getPreprocessor().getIdentifierInfo("catch"));
    Tokens[Except].setKind(tok::kw_catch);
    Token &Filter = Tokens[Except + 2];
    const SourceLocation Loc = Filter.getLocation();
    Filter.startToken();
    Filter.setKind(tok::ellipsis);
    Filter.setLocation(Loc);
    Filter.setLength(3);
    if (Except + 3 < Close)
      remove(Except + 3, Close - 1);
  }

  /// `std::tr1` becomes `std`.
  void rewriteTr1(size_t I) {
    if (I >= 2 && View.is(I - 1, tok::coloncolon) && View.isNamed(I - 2, "std")) {
      remove(I - 1, I);
      replaceText(I - 2, I, "std");
    } else if (View.is(I + 1, tok::coloncolon) && !(I > 0 && View.is(I - 1, tok::coloncolon))) {
      Tokens[I].setIdentifierInfo(U.CI.getPreprocessor().getIdentifierInfo("std"));
      replaceText(I, I, "std");
    }
  }

  /// Microsoft's `high_resolution_clock` is `steady_clock`; that of libstdc++ is `system_clock`,
  /// whose time may be set.
  void rewriteClock(size_t I) {
    Tokens[I].setIdentifierInfo(U.CI.getPreprocessor().getIdentifierInfo("steady_clock"));
    replaceText(I, I, "steady_clock");
  }

  std::string textOf(size_t First, size_t Last) const {
    std::string Text;
    for (size_t I = First; I <= Last; ++I)
      Text += (I > First && Tokens[I].hasLeadingSpace() ? " " : "") +
              U.CI.getPreprocessor().getSpelling(Tokens[I]);
    return Text;
  }

  /// The iterators of namespace stdext check the bounds of arrays. They become
  /// pointers: `stdext::make_checked_array_iterator(p, n)` becomes `p`.
  void rewriteIterator(size_t I) {
    size_t Open = I + 3;
    if (View.isNamed(I + 2, "checked_array_iterator") ||
        View.isNamed(I + 2, "unchecked_array_iterator")) {
      if (!View.is(Open, tok::less))
        return;
      size_t Close = Open + 1;
      while (Close < Tokens.size() && View.matchAngle(Close) != Open)
        ++Close;
      if (Close >= Tokens.size() || View.closedAngles(Close) != 1)
        return;
      if (!View.is(Close + 1, tok::l_paren)) {
        replaceText(I, Close, textOf(Open + 1, Close - 1));
        remove(I, Open);
        remove(Close, Close);
        return;
      }
      Open = Close + 1;
    } else if (!View.isNamed(I + 2, "make_checked_array_iterator") &&
               !View.isNamed(I + 2, "make_unchecked_array_iterator")) {
      return;
    }
    const size_t Close = View.is(Open, tok::l_paren) ? View.match(Open) : TokenView::None;
    if (Close == TokenView::None)
      return;
    // The arguments: a pointer, the number of elements, and perhaps an index.
    std::vector<size_t> Ends;
    for (size_t At = Open + 1; At <= Close; ++At)
      if (View.is(At, tok::l_paren, tok::l_square, tok::l_brace))
        At = View.match(At);
      else if (View.is(At, tok::comma) || At == Close)
        Ends.push_back(At);
    if (Ends.size() == 3) {
      // Keep `(p` and `i)`: the second comma becomes `+`.
      replaceText(I, Open, "(");
      remove(I, Open - 1);
      replaceText(Ends[0], Ends[1], " +");
      remove(Ends[0], Ends[1] - 1);
      Tokens[Ends[1]].setKind(tok::plus);
      return;
    }
    const bool Simple = Ends[0] == Open + 2;
    replaceText(I, Close, Simple ? textOf(Open + 1, Open + 1) : textOf(Open, Ends[0] - 1) + ")");
    remove(I, Simple ? Open : Open - 1);
    remove(Ends[0], Simple ? Close : Close - 1);
  }

  /// True if the class whose keyword is at \p Keyword is defined there.
  bool isDefinition(size_t Keyword) const {
    size_t I = Keyword + 1;
    while (View.is(I, tok::identifier, tok::coloncolon) || View.is(I, tok::kw___declspec))
      I = View.is(I, tok::kw___declspec) && View.match(I + 1) != TokenView::None
              ? View.match(I + 1) + 1
              : I + 1;
    return View.is(I, tok::l_brace, tok::colon, tok::less);
  }

  /// `__declspec(align(16)) struct s` becomes `struct __declspec(align(16)) s`,
  /// because g++ ignores the attribute before the keyword. A macro whose whole
  /// expansion is the attribute moves in the same way. An alignment of a variable,
  /// `__declspec(align(16)) struct s v;`, stays.
  void moveAlignment(size_t I) {
    const size_t Close = View.is(I + 1, tok::l_paren) ? View.match(I + 1) : TokenView::None;
    if (Close == TokenView::None ||
        !(View.isNamed(I + 2, "align") || View.isNamed(I + 2, "__align")))
      return;
    size_t Keyword = Close + 1;
    while (View.is(Keyword, tok::kw___declspec) && View.match(Keyword + 1) != TokenView::None)
      Keyword = View.match(Keyword + 1) + 1;
    if (!View.is(Keyword, tok::kw_struct, tok::kw_class, tok::kw_union) || !isDefinition(Keyword))
      return;
    const SourceLocation Begin = Tokens[I].getLocation(), End = Tokens[Close].getLocation(),
                         At = Tokens[Keyword].getLocation();
    auto IsInSameMacro = [&](size_t Other) {
      return Other < Tokens.size() && Tokens[Other].getLocation().isMacroID() &&
             U.SM.getExpansionLoc(Tokens[Other].getLocation()) == U.SM.getExpansionLoc(Begin);
    };
    const bool IsWholeMacro = Begin.isMacroID() && IsInSameMacro(Close) &&
                              !IsInSameMacro(Close + 1) && (I == 0 || !IsInSameMacro(I - 1));
    if (At.isMacroID() || !(IsWholeMacro || (Begin.isFileID() && End.isFileID()))) {
      U.error(U.SM.getExpansionLoc(Begin), "g++ ignores an alignment before 'struct'; write it "
                                           "after the keyword");
      return;
    }
    const CharSourceRange Range = Begin.isMacroID() ? U.SM.getExpansionRange(Begin)
                                                    : CharSourceRange::getTokenRange(Begin, End);
    const LangOptions &Lang = U.CI.getLangOpts();
    const std::string Text = Lexer::getSourceText(Range, U.SM, Lang).str();
    U.SourceFixes.push_back(FixItHint::CreateReplacement(Range, ""));
    U.SourceFixes.push_back(FixItHint::CreateInsertion(
        At.getLocWithOffset(int(Tokens[Keyword].getLength())), " " + Text));
  }

  /// `5i64` becomes `5LL`, `5ui32` becomes `5U`, and `5i16` becomes
  /// `static_cast<short>(5)`.
  void rewriteLiteral(size_t I) {
    const std::string Spelled = U.CI.getPreprocessor().getSpelling(Tokens[I]);
    StringRef Number = StringRef(Spelled).rtrim("0123456789");
    unsigned Bits = 0;
    if (StringRef(Spelled).substr(Number.size()).getAsInteger(10, Bits) ||
        !Number.consume_back_insensitive("i"))
      return;
    const bool Unsigned = Number.consume_back_insensitive("u");
    std::string Text;
    switch (Bits) {
    case 64:
      Text = (Number + (Unsigned ? "ULL" : "LL")).str();
      break;
    case 32:
      Text = (Number + (Unsigned ? "U" : "")).str();
      break;
    case 16:
    case 8:
      Text = fmt::format("static_cast<{}{}>({})", Unsigned ? "unsigned " : "",
                         Bits == 16 ? "short" : "char", Number);
      break;
    default:
      return;
    }
    // Clang would read `5i64` as a `long`.
    if (Bits >= 32) {
      auto &Allocator = U.CI.getPreprocessor().getPreprocessorAllocator();
      char *Literal = Allocator.Allocate<char>(Text.size() + 1);
      *llvm::copy(Text, Literal) = 0; // Clang expects a terminator
      Tokens[I].setLiteralData(Literal);
      Tokens[I].setLength(unsigned(Text.size()));
    }
    const SourceLocation Spelling = U.SM.getSpellingLoc(Tokens[I].getLocation());
    if (U.isUserLocation(Spelling))
      U.SourceFixes.push_back(FixItHint::CreateReplacement(SourceRange(Spelling), Text));
  }

  /// Removes the comma at \p Comma if it precedes an empty `__VA_ARGS__`. The
  /// definition of the macro gets `##`, which removes it for other compilers.
  void removeComma(size_t Comma) {
    SourceLocation Loc = Tokens[Comma].getLocation();
    if (!Loc.isMacroID() || U.SM.isMacroArgExpansion(Loc))
      return;
    SourceLocation Spelled = U.SM.getSpellingLoc(Loc);
    if (!U.isUserLocation(Spelled))
      return;
    auto [File, Offset] = U.SM.getDecomposedLoc(Spelled);
    StringRef Rest = U.SM.getBufferData(File).drop_front(Offset + 1);
    StringRef Next = Rest.ltrim(" \t");
    if (!Next.starts_with("__VA_ARGS__"))
      return;
    remove(Comma, Comma);
    U.SourceFixes.push_back(FixItHint::CreateInsertion(
        Spelled.getLocWithOffset(int(1 + Rest.size() - Next.size())), "##"));
    pasteForwarded(Loc);
  }

  /// Adds `##` where other macros pass their empty `__VA_ARGS__` to the macro at \p Loc, as in
  /// `#define WARN(f, ...) LOG(1, f, __VA_ARGS__)`. Otherwise the comma there would make the list
  /// of `LOG` present but empty, and g++ would keep the comma in `LOG`.
  void pasteForwarded(SourceLocation Loc) {
    for (;;) {
      Loc = U.SM.getImmediateExpansionRange(Loc).getEnd(); // the `)` of the invocation
      if (!Loc.isMacroID() || U.SM.isMacroArgExpansion(Loc) ||
          !U.isUserLocation(U.SM.getSpellingLoc(Loc)))
        return;
      auto [File, Offset] = U.SM.getDecomposedLoc(U.SM.getSpellingLoc(Loc));
      StringRef Before = U.SM.getBufferData(File).take_front(Offset).rtrim(" \t");
      if (!Before.consume_back("__VA_ARGS__") || !Before.rtrim(" \t").ends_with(","))
        return;
      U.SourceFixes.push_back(FixItHint::CreateInsertion(
          U.SM.getLocForStartOfFile(File).getLocWithOffset(int(Before.size())), "##"));
    }
  }

  std::vector<Token> &Tokens;
  const TokenView View;
  Unit &U;
  std::vector<bool> Removed;
};

} // namespace

void replaceMicrosoftSyntax(std::vector<Token> &Tokens, Unit &U) { Rewriter(Tokens, U).run(); }

/// Returns what to do instead of the keyword \p Name; empty if the output can
/// have an equivalent.
static StringRef adviceFor(StringRef Name) {
  return llvm::StringSwitch<StringRef>(Name)
      .Case("__except", "use 'catch (...)' for C++ exceptions; '--from-msvc' translates it")
      .Cases("__try", "__finally", "__leave",
             "Linux has no structured exceptions; use 'try' and 'catch', or a destructor for "
             "code that must always run")
      .Cases("__asm", "_asm", "write the function in C++, or with intrinsics of <intrin.h>")
      .Cases("__if_exists", "__if_not_exists", "use std::enable_if or overloads")
      .Case("__event", "use std::function")
      .Default("");
}

void reportMicrosoftKeywords(const Unit &U, const std::set<SourceLocation> &Read) {
  const TokenView View(U.Tokens);
  for (size_t I = 0; I < U.Tokens.size(); ++I) {
    const Token &T = U.Tokens[I];
    const IdentifierInfo *Name = T.getIdentifierInfo();
    // The error of `__except` is enough.
    if (T.is(tok::kw___try) && View.is(I + 1, tok::l_brace) &&
        View.match(I + 1) != TokenView::None && View.isNamed(View.match(I + 1) + 1, "__except")) {
      U.suppressClangErrorAt(T.getLocation());
      continue;
    }
    // Clang reads __except as an identifier.
    if (!Name || (T.is(tok::identifier) && Name->getName() != "__except") ||
        Read.count(T.getLocation()))
      continue;
    std::string Spelled = U.CI.getPreprocessor().getSpelling(T);
    StringRef Advice = adviceFor(Spelled);
    // `__asm__("...")` is GNU's.
    if (Advice.empty() || (T.is(tok::kw_asm) && I + 1 < U.Tokens.size() &&
                           U.Tokens[I + 1].isOneOf(tok::l_paren, tok::kw_volatile)))
      continue;
    U.suppressClangErrorAt(T.getLocation());
    U.error(T.getLocation(),
            fmt::format("'{}' exists only in Microsoft's compiler; {}", Spelled, Advice));
  }
}

} // namespace amp2hip
