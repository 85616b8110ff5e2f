//===--- MemberSpecializations.cpp - Members specialized by restriction ---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Hides a member by a change of its type, which gets the flag of the attribute
// `nocf_check`. No declaration in a C++ AMP source has such a type, so Clang
// does not select the member.
//
//===----------------------------------------------------------------------===//
#include "parse/restrictions/MemberSpecializations.h"
#include "normalize/TokenView.h"
#include "parse/Unit.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclCXX.h"
#include "clang/Sema/Sema.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Returns the `)` of the parameter list of the member function that is
/// declared at \p I, outside its class; TokenView::None if there is none. May return the
/// `)` of other declarations, which is harmless: hideOthers() finds no class
/// there.
size_t parametersEnd(const TokenView &Tokens, size_t I) {
  bool InOperator = false;
  for (; I < Tokens.size() && !Tokens.is(I, tok::semi, tok::l_brace, tok::r_brace); ++I) {
    if (Tokens.is(I, tok::kw_operator) && Tokens.is(I - 1, tok::coloncolon)) {
      InOperator = true;
      if (Tokens.is(I + 1, tok::l_paren)) // operator()
        I += 2;
      continue;
    }
    if (!Tokens.is(I, tok::l_paren))
      continue;
    if (Tokens.match(I) == TokenView::None)
      return TokenView::None;
    bool Named = Tokens.is(I - 1, tok::identifier) && Tokens.is(I - 2, tok::coloncolon);
    if (Named || InOperator)
      return Tokens.match(I);
    I = Tokens.match(I);
  }
  return TokenView::None;
}

/// Returns the token after the head of the function whose parameter list ends
/// at \p Close: `{`, `;`, `try`, or the `:` of constructor initializers.
size_t headEnd(const TokenView &Tokens, size_t Close) {
  for (size_t I = Close + 1; I < Tokens.size(); ++I) {
    if (Tokens.is(I, tok::l_brace, tok::semi, tok::colon, tok::kw_try))
      return I;
    if (Tokens.is(I, tok::l_paren, tok::l_square)) {
      if (Tokens.match(I) == TokenView::None)
        return TokenView::None;
      I = Tokens.match(I);
    }
  }
  return TokenView::None;
}

/// True if normalization has inserted `__attribute__((device))` between
/// \p Begin and \p End.
bool hasAmp(const TokenView &Tokens, size_t Begin, size_t End) {
  for (size_t I = Begin; I + 3 < End; ++I)
    if (Tokens.is(I, tok::kw___attribute) && Tokens.isNamed(I + 3, "device"))
      return true;
  return false;
}

/// True if the restriction specifier of \p Method contains amp.
bool hasAmp(const CXXMethodDecl *Method) {
  return Method->hasAttr<CUDADeviceAttr>() && !Method->getAttr<CUDADeviceAttr>()->isImplicit();
}

} // namespace

MemberSpecializations::MemberSpecializations(Sema &S, const Unit &U,
                                             const std::vector<Token> &Tokens)
    : S(S) {
  TokenView View(Tokens);
  for (size_t I = 0; I + 3 < View.size(); ++I) {
    if (!View.is(I, tok::kw_template) || !U.isUserLocation(View[I].getLocation()))
      continue;
    bool IsSpecialization = View.is(I + 1, tok::less) && View.is(I + 2, tok::greater);
    if (View.is(I + 1, tok::less) && !IsSpecialization)
      continue;
    size_t Close = parametersEnd(View, IsSpecialization ? I + 3 : I + 1);
    size_t End = Close == TokenView::None ? TokenView::None : headEnd(View, Close);
    if (End == TokenView::None)
      continue;
    Begins[View[Close].getLocation()] = hasAmp(View, I, End);
    // Clang consumes the `;` of `= delete;`, and so reads the token after it,
    // before it declares the function.
    size_t Next = End + (View.is(End - 2, tok::equal) && View.is(End, tok::semi) ? 2 : 1);
    if (Next < View.size())
      Ends.insert(View[Next].getLocation());
    I = Close;
  }
}

void MemberSpecializations::onToken(const Token &T) {
  if (!Hidden.empty() && Ends.count(T.getLocation()))
    restore();
  if (T.isNot(tok::r_paren) || Begins.empty())
    return;
  if (auto At = Begins.find(T.getLocation()); At != Begins.end()) {
    bool IsAmp = At->second;
    // Inserted attributes also end with a `)` at this location.
    Begins.erase(At);
    hideOthers(IsAmp);
  }
}

/// Changes the types of the members whose restriction differs from that of the
/// specialization that Clang is about to declare.
void MemberSpecializations::hideOthers(bool IsAmp) {
  restore();
  const auto *Class = dyn_cast<CXXRecordDecl>(S.CurContext);
  if (!Class || !Class->getTemplateInstantiationPattern())
    return;
  for (CXXMethodDecl *Method : Class->methods())
    if (hasAmp(Method) != IsAmp)
      for (FunctionDecl *D : Method->redecls()) // also earlier specializations
        hide(D);
}

void MemberSpecializations::hide(FunctionDecl *F) {
  const auto *Type = F->getType()->getAs<FunctionType>();
  if (!Type)
    return;
  Hidden.push_back({F, F->getType()});
  F->setType(
      QualType(S.Context.adjustFunctionType(Type, Type->getExtInfo().withNoCfCheck(true)), 0));
}

void MemberSpecializations::restore() {
  for (const auto &[F, Type] : Hidden)
    F->setType(Type);
  Hidden.clear();
}

} // namespace amp2hip
