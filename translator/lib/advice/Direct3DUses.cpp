//===--- Direct3DUses.cpp - Uses of functions for Direct3D ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "advice/Direct3DUses.h"
#include "parse/Unit.h"
#include "text/Format.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"
#include "clang/Lex/Token.h"
#include "clang/Sema/IdentifierResolver.h"
#include "clang/Sema/Sema.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using namespace clang;

namespace amp2hip {

/// The text of a use, without its qualifier.
struct Direct3DCall {
  std::string TemplateArguments; ///< with brackets; empty if there are none
  std::string FirstTemplateArgument;
  std::vector<std::string> Arguments;
  std::string Rest;     ///< what follows the name, except template arguments
  bool HasMode = false; ///< true if the last argument is a queuing_mode
};

struct Direct3DCounterpart {
  StringRef Name;
  /// Returns the code that replaces a use. Null if <amp_native.h> has no counterpart.
  std::string (*Code)(const Direct3DCall &C);
  /// The number of the argument that is an object of Direct3D; 0 if there is none.
  size_t ForeignArgument;
  /// What this argument must be. If there is no code, what to do instead.
  StringRef Advice;
};

namespace {

/// Returns the code of a use whose counterpart has another name and the same arguments.
template <const char *const &Counterpart>
std::string renamed(const Direct3DCall &C) {
  return fmt::format("concurrency::native::{}{}{}", Counterpart, C.TemplateArguments, C.Rest);
}

/// True if \p C creates a view of an accelerator, instead of a view of a device of Direct3D.
bool isOfAccelerator(const Direct3DCall &C) {
  return C.Arguments.size() == 3 || (C.Arguments.size() == 2 && !C.HasMode);
}

std::string createView(const Direct3DCall &C) {
  const auto &Arguments = C.Arguments;
  if (Arguments.empty())
    return "concurrency::native::create_accelerator_view" + C.Rest;
  if (isOfAccelerator(C))
    return fmt::format("{}.create_view({})", Arguments[0],
                       Arguments.size() == 3 ? Arguments[2] : "");
  return fmt::format("concurrency::native::create_accelerator_view(concurrency::accelerator(), {})",
                     llvm::join(Arguments, ", "));
}

std::string makeArray(const Direct3DCall &C) {
  if (C.Arguments.size() != 3)
    return fmt::format("concurrency::native::make_array{}{}", C.TemplateArguments, C.Rest);
  return fmt::format("concurrency::native::make_array{}({}, {}, static_cast<{} *>({}))",
                     C.TemplateArguments, C.Arguments[0], C.Arguments[1], C.FirstTemplateArgument,
                     C.Arguments[2]);
}

std::string makeTexture(const Direct3DCall &C) {
  if (C.Arguments.size() < 2)
    return fmt::format("concurrency::native::make_texture{}{}", C.TemplateArguments, C.Rest);
  return fmt::format("concurrency::native::make_texture{}({}, {})", C.TemplateArguments,
                     C.Arguments[0], C.Arguments[1]);
}

constexpr const char *Stream = "get_stream";
constexpr const char *TimeoutDisabled = "is_timeout_disabled";
constexpr const char *Pointer = "get_pointer";
constexpr const char *Surface = "get_surface_object";
constexpr const char *Lock = "access_lock";
constexpr const char *TryLock = "access_try_lock";
constexpr const char *Unlock = "access_unlock";
constexpr const char *ScopedLock = "scoped_access_lock";
constexpr const char *AdoptLock = "adopt_access_lock_t";

const Direct3DCounterpart Counterparts[] = {
    {"get_device", renamed<Stream>, 0, ""},
    {"create_accelerator_view", createView, 1, "a native stream"},
    {"is_timeout_disabled", renamed<TimeoutDisabled>, 0, ""},
    {"get_buffer", renamed<Pointer>, 0, ""},
    {"make_array", makeArray, 3, "memory of the accelerator"},
    {"get_texture", renamed<Surface>, 0, ""},
    {"make_texture", makeTexture, 2, "a native array"},
    {"get_sampler", nullptr, 0, "use the sampler itself"},
    {"make_sampler", nullptr, 0, "create a sampler from its filter mode and address mode"},
    {"d3d_access_lock", renamed<Lock>, 0, ""},
    {"d3d_access_try_lock", renamed<TryLock>, 0, ""},
    {"d3d_access_unlock", renamed<Unlock>, 0, ""},
    {"scoped_d3d_access_lock", renamed<ScopedLock>, 0, ""},
    {"adopt_d3d_access_lock_t", renamed<AdoptLock>, 0, ""},
};

const Direct3DCounterpart *counterpartOf(const Token &T) {
  if (T.isNot(tok::identifier))
    return nullptr;
  const StringRef Name = T.getIdentifierInfo()->getName();
  const auto *It =
      llvm::find_if(Counterparts, [&](const Direct3DCounterpart &T) { return T.Name == Name; });
  return It == std::end(Counterparts) ? nullptr : It;
}

/// True if a type can end with \p T, so that a name after it is declared.
bool endsType(const Token &T) {
  return T.isOneOf(tok::identifier, tok::star, tok::amp, tok::ampamp, tok::greater, tok::kw_void,
                   tok::kw_int, tok::kw_bool, tok::kw_auto, tok::kw_unsigned, tok::kw_long);
}

} // namespace

Direct3DUses::Direct3DUses(const Unit &U) : InUnit(U), Tokens(U.Tokens) {
  findVisibleNames();
  std::set<StringRef> Own;
  for (size_t I = 0; I != Tokens.size(); ++I)
    if (const Direct3DCounterpart *T = counterpartOf(Tokens[I]); T && isDeclaration(I))
      Own.insert(T->Name);
  for (size_t I = 0; I != Tokens.size(); ++I) {
    const Direct3DCounterpart *T = counterpartOf(Tokens[I]);
    if (!T)
      continue;
    Use Found = parse(*T, I);
    const bool IsMember = I != 0 && Tokens[I - 1].isOneOf(tok::period, tok::arrow, tok::coloncolon);
    if (isQualified(I) ? Tokens[Found.First].isNot(tok::kw_using)
                       : !IsMember && isVisible(T->Name) && !Own.count(T->Name))
      Uses.push_back(Found);
  }
}

/// Finds the using directives, using declarations and namespace aliases for direct3d.
void Direct3DUses::findVisibleNames() {
  Namespaces.insert("direct3d");
  const auto IsDirect3D = [&](size_t I) {
    return Tokens[I].is(tok::identifier) &&
           Namespaces.count(Tokens[I].getIdentifierInfo()->getName()) != 0;
  };
  for (size_t I = 0; I + 3 < Tokens.size(); ++I) {
    if (Tokens[I].isNot(tok::kw_using) && Tokens[I].isNot(tok::kw_namespace))
      continue;
    size_t End = I;
    while (End < Tokens.size() && Tokens[End].isNot(tok::semi) && Tokens[End].isNot(tok::l_brace))
      ++End;
    if (End == Tokens.size() || Tokens[End].isNot(tok::semi))
      continue;
    if (Tokens[I].is(tok::kw_namespace)) {
      if (Tokens[I + 2].is(tok::equal) && IsDirect3D(End - 1))
        Namespaces.insert(Tokens[I + 1].getIdentifierInfo()->getName());
    } else if (Tokens[I + 1].is(tok::kw_namespace)) {
      AllVisible |= IsDirect3D(End - 1);
      I = End;
    } else if (const Direct3DCounterpart *T = counterpartOf(Tokens[End - 1]);
               T && IsDirect3D(End - 3)) {
      Visible.insert(T->Name);
    }
  }
}

bool Direct3DUses::isDeclaredGlobally(const Use &U) const {
  IdentifierResolver &Names = InUnit.sema().IdResolver;
  return Names.begin(Tokens[U.Name].getIdentifierInfo()) != Names.end();
}

bool Direct3DUses::isVisible(StringRef Name) const { return AllVisible || Visible.count(Name); }

/// True if a namespace for Direct3D qualifies the name at \p Name.
bool Direct3DUses::isQualified(size_t Name) const {
  return Name >= 2 && Tokens[Name - 1].is(tok::coloncolon) &&
         Tokens[Name - 2].is(tok::identifier) &&
         Namespaces.count(Tokens[Name - 2].getIdentifierInfo()->getName()) != 0;
}

/// True if the name at \p Name seems to be declared there by the program, alone or as a member.
bool Direct3DUses::isDeclaration(size_t Name) const {
  if (Name < 2 || isQualified(Name) || Name + 1 >= Tokens.size() ||
      Tokens[Name + 1].isNot(tok::l_paren))
    return false;
  const Token &Before = Tokens[Name - 1];
  return Before.is(tok::coloncolon) ? Tokens[Name - 2].is(tok::identifier) : endsType(Before);
}

/// Returns the token after the bracket that closes \p Open, `(` or `<`; \p Open if there is none.
size_t Direct3DUses::afterBracket(size_t Open) const {
  const bool IsAngle = Tokens[Open].is(tok::less);
  int Parens = 0, Angles = 0;
  for (size_t I = Open; I != Tokens.size(); ++I) {
    const Token &T = Tokens[I];
    if (T.isOneOf(tok::semi, tok::eof) && Parens + Angles <= 1)
      return Open;
    Parens += T.isOneOf(tok::l_paren, tok::l_brace) ? 1 : 0;
    Parens -= T.isOneOf(tok::r_paren, tok::r_brace) ? 1 : 0;
    if (IsAngle && Parens == 0)
      Angles += T.is(tok::less) ? 1 : T.is(tok::greater) ? -1 : T.is(tok::greatergreater) ? -2 : 0;
    if (Parens < 0)
      return Open;
    if (Parens == 0 && Angles <= 0)
      return I + 1;
  }
  return Open;
}

Direct3DUses::Use Direct3DUses::parse(const Direct3DCounterpart &Counterpart, size_t Name) const {
  Use Result{&Counterpart, Name, Name, Name + 1};
  while (Result.First != 0 && Tokens[Result.First - 1].is(tok::coloncolon)) {
    --Result.First;
    if (Result.First != 0 && Tokens[Result.First - 1].is(tok::identifier))
      --Result.First;
  }
  if (Result.First != 0 && Tokens[Result.First - 1].is(tok::kw_using)) {
    --Result.First; // a using declaration
    return Result;
  }
  size_t &End = Result.End;
  const auto Is = [&](tok::TokenKind Kind) { return End < Tokens.size() && Tokens[End].is(Kind); };
  if (Is(tok::less))
    End = afterBracket(End);
  if (Is(tok::identifier)) // the variable of a lock
    ++End;
  if (Is(tok::l_paren) || Is(tok::l_brace))
    End = afterBracket(End);
  return Result;
}

const Direct3DUses::Use *Direct3DUses::at(SourceLocation Name) {
  if (auto It =
          llvm::find_if(Uses, [&](const Use &U) { return Tokens[U.Name].getLocation() == Name; });
      It != Uses.end())
    return &*It;
  const auto *Found =
      llvm::find_if(Tokens, [&](const Token &T) { return T.getLocation() == Name; });
  if (Found == Tokens.end())
    return nullptr;
  const Direct3DCounterpart *T = counterpartOf(*Found);
  if (!T)
    return nullptr;
  return &Others.try_emplace(Name, parse(*T, Found - Tokens.begin())).first->second;
}

SourceLocation Direct3DUses::locationOf(size_t Token) const { return Tokens[Token].getLocation(); }

/// Returns the text of some tokens, with replacements for the uses in it.
std::string Direct3DUses::textOf(size_t Begin, size_t End) const {
  std::string Text;
  for (size_t I = Begin; I < End;) {
    const Token &T = Tokens[I];
    if (I != Begin && (T.hasLeadingSpace() || T.isAtStartOfLine()))
      Text += ' ';
    const auto It =
        llvm::find_if(Uses, [&](const Use &U) { return U.First == I && U.Counterpart->Code; });
    if (It != Uses.end() && It->End <= End) {
      Text += It->Counterpart->Code(call(*It));
      I = It->End;
    } else {
      Text += InUnit.CI.getPreprocessor().getSpelling(T);
      ++I;
    }
  }
  return Text;
}

/// Returns the texts between the brackets at \p Open and \p Close that commas separate.
std::vector<std::string> Direct3DUses::split(size_t Open, size_t Close) const {
  std::vector<std::string> Parts;
  size_t Begin = Open + 1;
  for (size_t I = Begin; I <= Close;) {
    if (I == Close || Tokens[I].is(tok::comma)) {
      if (I != Begin)
        Parts.push_back(textOf(Begin, I));
      Begin = ++I;
      continue;
    }
    // A comma between `<` and `>` separates no arguments if they are brackets. `<` is one before a
    // bracket that closes it and ends an expression or a type.
    size_t After = I;
    if (Tokens[I].isOneOf(tok::l_paren, tok::l_brace))
      After = afterBracket(I);
    else if (Tokens[I].is(tok::less))
      After = afterBracket(I);
    I = After > I && After <= Close ? After : I + 1;
  }
  return Parts;
}

/// True if \p Argument is an enumerator or a variable of type queuing_mode.
bool Direct3DUses::isMode(StringRef Argument) const {
  const auto Is = [](const Token &T, StringRef Name) {
    return T.is(tok::identifier) && T.getIdentifierInfo()->getName() == Name;
  };
  if (Argument.contains("queuing_mode"))
    return true;
  for (size_t I = 1; I < Tokens.size(); ++I)
    if (Is(Tokens[I], Argument) && Is(Tokens[I - 1], "queuing_mode"))
      return true;
  return false;
}

Direct3DCall Direct3DUses::call(const Use &U) const {
  Direct3DCall C;
  size_t Next = U.Name + 1;
  if (Next < U.End && Tokens[Next].is(tok::less)) {
    const size_t End = afterBracket(Next);
    C.TemplateArguments = textOf(Next, End);
    const std::vector<std::string> Parts = split(Next, End - 1);
    C.FirstTemplateArgument = Parts.empty() ? "" : Parts.front();
    Next = End;
  }
  if (Next < U.End && Tokens[Next].is(tok::l_paren))
    C.Arguments = split(Next, U.End - 1);
  C.HasMode = !C.Arguments.empty() && isMode(C.Arguments.back());
  const bool HasSpace = Next < U.End && Tokens[Next].is(tok::identifier);
  C.Rest = (HasSpace ? " " : "") + textOf(Next, U.End);
  return C;
}

std::string Direct3DUses::message(const Use &U) const {
  const Direct3DCounterpart &T = *U.Counterpart;
  std::string Text = fmt::format("'{}' is for Direct3D, which does not exist on Linux; ", T.Name);
  if (!T.Code)
    return Text + T.Advice.str();
  if (Tokens[U.First].is(tok::kw_using))
    return Text + "remove the declaration, and include <amp_native.h>";
  const Direct3DCall C = call(U);
  Text += fmt::format("include <amp_native.h> and write '{}'", T.Code(C));
  const size_t Foreign = T.ForeignArgument;
  if (Foreign == 0 || C.Arguments.size() < Foreign || (T.Code == createView && isOfAccelerator(C)))
    return Text;
  return Text + fmt::format(", where '{}' is {}", C.Arguments[Foreign - 1], T.Advice);
}

} // namespace amp2hip
