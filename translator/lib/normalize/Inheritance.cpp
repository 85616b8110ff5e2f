//===--- Inheritance.cpp - Functions that inherit restrictions ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Finds the functions that inherit restrictions, because they are declared in
// the body of another function (§2.2.1):
//
//   void f() restrict(amp) {
//     struct item { int get(); }; // get is restrict(amp)
//     int helper(int);            // helper is restrict(amp)
//   }
//
// Clang's attributes are not inherited, so such functions get attributes as if
// they had a specifier. The scan recognizes in the bodies of amp functions and
// amp lambdas:
//
//   class       := ( 'struct' | 'class' | 'union' ) ... '{' member* '}'
//   member      := ... name '(' parameters ')' ... ( ';' | '{' ... '}' )
//   name        := identifier | 'operator' ...
//   statement   := type declarator ( ',' declarator )* ';'
//   declarator  := ( '*' | '&' )* identifier '(' parameters ')' [ 'noexcept' ]
//                | ( '*' | '&' )* identifier [ initializer ]
//   initializer := '=' ... | '(' ... ')' | '[' ... ']' ... | '{' ... '}'
//   lambda      := '[' captures ']' [ '(' parameters ')' ]     in amp-only code
//
// The first `(` of a member must follow the name; those of attributes,
// `alignas`, `decltype` and `explicit` do not count. A member that begins with
// `using`, `typedef`, `static_assert` or the keyword of a class or enumeration
// declares no function. Neither does a member, other than an operator, with `=`
// or `:` before the `(`, or with `*` or `&` after it.
//
// In a statement, `T x(a);` may define a variable. A declarator counts as a
// function only if its parameters are empty or begin with a keyword of a type,
// `const`, `struct` or `class`, or with two identifiers, as in `T x(U a)`.
// `T x(float(y))` counts as a variable.
//
//===----------------------------------------------------------------------===//
#include "normalize/Inheritance.h"
#include <map>
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

/// Scans the bodies of functions and lambdas for declarators without a
/// specifier.
class Inheritance {
public:
  Inheritance(const TokenView &Tokens, const SpecifierFinder &Found) : Tokens(Tokens) {
    for (const Specifier &S : Found.Specifiers) {
      Explicit.insert(S.Open);
      if (S.Kind == DeclaratorKind::Function || S.Kind == DeclaratorKind::Lambda)
        if (size_t Body = bodyOf(S); Body != TokenView::None)
          Bodies[Body] = S.Set;
    }
  }

  std::vector<Specifier> run() {
    struct EnclosingBody {
      size_t End;
      Restriction Set;
    };
    std::vector<EnclosingBody> Stack;
    for (size_t I = Bodies.empty() ? Tokens.size() : Bodies.begin()->first; I < Tokens.size();
         ++I) {
      while (!Stack.empty() && I > Stack.back().End)
        Stack.pop_back();
      if (auto Body = Bodies.find(I); Body != Bodies.end())
        Stack.push_back({Tokens.match(I), Body->second});
      else if (Stack.empty())
        continue;
      if (!Stack.back().Set.Amp)
        continue;
      Set = Stack.back().Set;
      if (Tokens.is(I, tok::kw_struct, tok::kw_class, tok::kw_union) &&
          !Tokens.is(I - 1, tok::kw_enum))
        visitClass(I);
      else if (!Set.Cpu && Tokens.isLambdaIntroducer(I) && !Tokens.is(I - 1, tok::kw_delete))
        addLambda(I);
      else if (Tokens.is(I - 1, tok::l_brace, tok::r_brace, tok::semi))
        visitStatement(I);
    }
    return std::move(Inherited);
  }

private:
  /// Returns the `{` of the body of \p S, or TokenView::None if \p S is not a definition.
  size_t bodyOf(const Specifier &S) const {
    bool Initializers = false;
    for (size_t I = S.Close + 1; I < Tokens.size(); ++I) {
      if (Tokens.is(I, tok::semi, tok::equal, tok::comma, tok::r_paren, tok::r_brace) &&
          !Initializers)
        return TokenView::None;
      if (Tokens.is(I, tok::semi, tok::r_brace))
        return TokenView::None;
      if (Tokens.is(I, tok::colon))
        Initializers = true;
      if (Tokens.is(I, tok::l_paren, tok::l_square)) {
        I = Tokens.match(I);
        if (I == TokenView::None)
          return TokenView::None;
      } else if (Tokens.is(I, tok::l_brace)) {
        if (Tokens.match(I) == TokenView::None)
          return TokenView::None;
        // In `: member{0} {`, the first brace belongs to an initializer.
        if (!Initializers || !(Tokens.is(I - 1, tok::identifier) || Tokens.closedAngles(I - 1)))
          return I;
        I = Tokens.match(I);
      }
    }
    return TokenView::None;
  }

  /// Adds the function with the parameter list at \p Open.
  void add(size_t Open) {
    if (Explicit.count(Open) || Tokens.match(Open) == TokenView::None || !Added.insert(Open).second)
      return;
    Specifier S;
    S.Kind = DeclaratorKind::Function;
    S.Set = Set;
    S.Open = Open;
    S.Close = Tokens.match(Open);
    Inherited.push_back(S);
  }

  /// Adds the lambda that begins at \p I, in amp-only code.
  void addLambda(size_t I) {
    size_t Introducer = Tokens.match(I);
    if (Introducer == TokenView::None)
      return;
    bool Parameters = Tokens.is(Introducer + 1, tok::l_paren);
    Specifier S;
    S.Kind = DeclaratorKind::Lambda;
    S.Set = Set;
    S.Open = Parameters ? Introducer + 1 : I;
    S.Close = Parameters ? Tokens.match(Introducer + 1) : Introducer;
    if (S.Close != TokenView::None && !Explicit.count(S.Open))
      Inherited.push_back(S);
  }

  /// Adds the member functions of the class whose definition begins at token
  /// \p I. Does nothing if the tokens do not define a class.
  void visitClass(size_t I) {
    for (++I; !Tokens.is(I, tok::l_brace); ++I) {
      if (I >= Tokens.size() || Tokens.is(I, tok::semi, tok::equal, tok::r_paren, tok::r_brace))
        return;
      if (Tokens.is(I, tok::l_paren, tok::l_square)) {
        if (!Tokens.is(I - 1, tok::kw___attribute, tok::kw_alignas, tok::kw_decltype) &&
            !Tokens.is(I, tok::l_square))
          return;
        I = Tokens.match(I);
        if (I == TokenView::None)
          return;
      }
    }
    size_t End = Tokens.match(I);
    if (End == TokenView::None)
      return;
    for (++I; I < End;)
      I = visitMember(I, End);
  }

  /// Adds the function that the member declaration at \p I declares, if any.
  /// Returns the index after the declaration; \p End is the `}` of the class.
  size_t visitMember(size_t I, size_t End) {
    if (Tokens.is(I, tok::semi) ||
        (Tokens.is(I, tok::kw_public, tok::kw_private, tok::kw_protected) &&
         Tokens.is(I + 1, tok::colon)))
      return Tokens.is(I, tok::semi) ? I + 1 : I + 2;
    bool Declares = !Tokens.is(I, tok::kw_using, tok::kw_typedef, tok::kw_static_assert,
                               tok::kw_struct, tok::kw_class, tok::kw_union, tok::kw_enum) &&
                    !Tokens.is(I, tok::kw__Static_assert);
    bool Operator = false, Searching = Declares, Function = false, Initializers = false;
    for (; I < End; ++I) {
      Operator |= Tokens.is(I, tok::kw_operator);
      if (Tokens.is(I, tok::semi))
        return I + 1;
      if (Searching && !Operator && Tokens.is(I, tok::equal, tok::colon))
        Searching = false;
      Initializers |= Function && Tokens.is(I, tok::colon);
      if (Tokens.is(I, tok::l_paren)) {
        // `operator()(...)`: the first pair belongs to the name.
        if (Operator && Tokens.is(I - 1, tok::kw_operator) && Tokens.match(I) == I + 1) {
          ++I;
          continue;
        }
        if (Searching && !Tokens.is(I - 1, tok::kw___attribute, tok::kw_alignas, tok::kw_decltype,
                                    tok::kw_explicit, tok::kw___declspec)) {
          Searching = false;
          bool Pointer = Tokens.is(I + 1, tok::star, tok::amp, tok::ampamp);
          Function = Operator || (Tokens.is(I - 1, tok::identifier) && !Pointer);
          if (Function)
            add(I);
        }
      }
      if (Tokens.is(I, tok::l_paren, tok::l_square)) {
        if (Tokens.match(I) == TokenView::None)
          return End;
        I = Tokens.match(I);
      } else if (Tokens.is(I, tok::l_brace)) {
        size_t Close = Tokens.match(I);
        if (Close == TokenView::None)
          return End;
        bool Member =
            Initializers && (Tokens.is(I - 1, tok::identifier) || Tokens.closedAngles(I - 1));
        if (Function && !Member)
          return Close + 1;
        I = Close; // a nested class or an initializer
      }
    }
    return End;
  }

  /// Adds the functions that the statement at \p I declares, such as
  /// `int helper(int), *other(int);`.
  void visitStatement(size_t I) {
    size_t First = I;
    while (Tokens.isTypeKeyword(I) || Tokens.closedAngles(I) ||
           Tokens.is(I, tok::identifier, tok::coloncolon, tok::less, tok::comma, tok::kw_const,
                     tok::star, tok::amp, tok::kw_extern))
      ++I;
    // The first declarator may be a variable: `int x = 1, helper(int);`
    if (Tokens.is(I, tok::equal, tok::l_brace, tok::l_square) && I >= First + 2)
      I = nextDeclarator(I);
    if (I < First + 2 || Tokens.is(I - 2, tok::coloncolon, tok::less))
      return;
    while (I != TokenView::None && Tokens.is(I, tok::l_paren) &&
           Tokens.is(I - 1, tok::identifier) && Tokens.match(I) != TokenView::None) {
      size_t Close = Tokens.match(I), Next = Close + 1;
      if (Tokens.is(Next, tok::kw_noexcept))
        ++Next;
      size_t P = I + 1;
      bool Parameters = P == Close || Tokens.isTypeKeyword(P) ||
                        Tokens.is(P, tok::kw_const, tok::kw_struct, tok::kw_class) ||
                        (Tokens.is(P, tok::identifier) && Tokens.is(P + 1, tok::identifier));
      // In C++, `T x(float(y));` declares a function, too. It is not added:
      // such declarations are usually meant as variables.
      if (Parameters && Tokens.is(Next, tok::semi, tok::comma) &&
          !Tokens.is(P + 1, tok::l_paren, tok::l_brace))
        add(I);
      I = nextDeclarator(Next);
    }
  }

  /// Returns the `(` after the name of the next declarator of the declaration
  /// that has one, or TokenView::None. \p I is an index after the name of the current
  /// declarator.
  size_t nextDeclarator(size_t I) {
    for (;; ++I) {
      while (I < Tokens.size() && !Tokens.is(I, tok::comma, tok::semi)) {
        if (Tokens.is(I, tok::l_paren, tok::l_square, tok::l_brace)) {
          I = Tokens.match(I);
          if (I == TokenView::None)
            return TokenView::None;
        } else if (Tokens.is(I, tok::r_paren, tok::r_square, tok::r_brace)) {
          return TokenView::None;
        }
        ++I;
      }
      if (I >= Tokens.size() || Tokens.is(I, tok::semi))
        return TokenView::None;
      while (Tokens.is(I + 1, tok::star, tok::amp))
        ++I;
      if (Tokens.is(I + 1, tok::identifier) && Tokens.is(I + 2, tok::l_paren))
        return I + 2;
    }
  }

  const TokenView &Tokens;
  std::set<size_t> Explicit;
  std::map<size_t, Restriction> Bodies;
  Restriction Set;
  std::vector<Specifier> Inherited;
  std::set<size_t> Added; ///< opening parentheses of functions in Inherited
};

} // namespace

std::vector<Specifier> inheritedSpecifiers(const TokenView &Tokens, const SpecifierFinder &Found) {
  return Inheritance(Tokens, Found).run();
}

} // namespace amp2hip
