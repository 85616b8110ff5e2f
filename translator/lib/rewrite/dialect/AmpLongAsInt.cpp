//===--- AmpLongAsInt.cpp - long in amp code, as wide as on Windows -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Replaces `long` in amp code by `int` with --amp-long=32, because `long` has 4 bytes on Windows:
//
//   long f(unsigned long x) restrict(amp) { return x * 3L; }
//
// becomes (after the rewrite of the restriction specifier)
//
//   int f(unsigned int x) { return x * 3; }
//
// Variables, members and elements that cpu code declares keep their types, because cpu code uses
// them, too.
//
//===----------------------------------------------------------------------===//
#include "model/CodeIndex.h"
#include "model/types/LongUses.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "text/Format.h"
#include "clang/AST/ASTContext.h"
#include "clang/Basic/SourceManager.h"

using namespace clang;

namespace amp2hip {
namespace {

/// Replaces 64-bit `long` types and literals by `int` ones.
class Narrowing {
public:
  explicit Narrowing(RewriteContext &C) : C(C) {}

  void narrow(TypeLoc T) {
    std::optional<LongUse> Use = longUse(C.Unit, T);
    if (!Use || !Done.insert(Use->Loc).second)
      return;
    if (!Use->Narrower) {
      C.Unit.error(
          Use->Loc,
          fmt::format("--amp-long=32 cannot replace this 'long', which comes from a macro or "
                      "from a type name that is not at namespace scope; write '{}'",
                      Use->intType()));
      return;
    }
    const FixItHint &Fix = *Use->Narrower;
    bool Tokens = Fix.RemoveRange.isTokenRange();
    std::optional<TextRange> Range =
        C.Source.range(Use->Named || Tokens ? Fix.RemoveRange.getAsRange()
                                            : SourceRange(Fix.RemoveRange.getBegin()));
    if (!Range)
      return;
    if (!Tokens)
      Range->End = Range->Begin + (C.Unit.SM.getFileOffset(Fix.RemoveRange.getEnd()) -
                                   C.Unit.SM.getFileOffset(Fix.RemoveRange.getBegin()));
    C.Edits.replace(*Range, Fix.CodeToInsert);
  }

  /// Rewrites `3UL` to `3U` if the value fits.
  void narrow(const IntegerLiteral *L) {
    bool Unsigned = L->getType()->isUnsignedIntegerType();
    if (!L->getType()->isSpecificBuiltinType(Unsigned ? BuiltinType::ULong : BuiltinType::Long) ||
        L->getValue().getActiveBits() > (Unsigned ? 32 : 31) ||
        !C.Unit.isUserLocation(L->getLocation()) || !Done.insert(L->getLocation()).second)
      return;
    std::optional<TextRange> Range = C.Source.range(L->getLocation());
    if (!Range)
      return;
    std::string Text = C.Edits.original(*Range).str();
    std::string Short = Text;
    llvm::erase_if(Short, [](char X) { return X == 'l' || X == 'L'; });
    if (Short != Text)
      C.Edits.replace(*Range, Short);
  }

  /// Reports overload pairs with `long` in their signatures. A pair becomes one function, but only
  /// the amp signature would change to `int`.
  void checkPairs() {
    for (const OverloadPair &P : C.Model.Pairs) {
      bool Long = isLong(P.Amp->getReturnType());
      for (const ParmVarDecl *Parameter : P.Amp->parameters())
        Long |= isLong(Parameter->getType());
      if (Long)
        C.Unit.error(P.Amp->getLocation(),
                     fmt::format("--amp-long=32 gives '{}' a different signature than its cpu "
                                 "overload; write 'int' in both",
                                 P.Amp->getNameAsString()));
    }
  }

private:
  static bool isLong(QualType T) {
    T = T.getNonReferenceType();
    while (T->isPointerType())
      T = T->getPointeeType();
    return T->isSpecificBuiltinType(BuiltinType::Long) ||
           T->isSpecificBuiltinType(BuiltinType::ULong);
  }

  RewriteContext &C;
  std::set<SourceLocation> Done;
};

} // namespace

void planAmpLongAsInt(RewriteContext &C) {
  if (!C.Unit.Options.AmpLongAsInt)
    return;
  Narrowing N(C);
  N.checkPairs();
  for (const CodeBlock &B : C.Index.code()) {
    if (!B.Restrictions.Amp)
      continue;
    for (TypeLoc T : B.Types)
      N.narrow(T);
    for (const auto *Statements : {&B.Statements, &B.Unevaluated})
      for (const Stmt *S : *Statements)
        if (const auto *L = dyn_cast<IntegerLiteral>(S))
          N.narrow(L);
  }
}

} // namespace amp2hip
