//===--- Leniency.h - What Microsoft's compiler let pass --------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_LENIENCY_H
#define AMP2HIP_PARSE_LENIENCY_H

#include "normalise/Restriction.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Lex/Token.h"
#include "llvm/ADT/ArrayRef.h"
#include <map>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace clang {
class Preprocessor;
class SourceManager;
} // namespace clang

namespace amp2hip {

class Unit;

/// What would mend the error or warning \p Info; nothing if it is no matter of
/// leniency.
///
///     T::value_type x;              typename T::value_type x;
///     v.extent.tile<16>()           v.extent.template tile<16>()
///     accelerator_view &v = get();  accelerator_view &&v = get();
///     void main()                   int main()
///     struct s { void s::f(); };    struct s { void f(); };
std::optional<clang::FixItHint> leniencyFix(const clang::Diagnostic &Info);
/// The name that the struct of `typedef struct { int f() restrict(amp); } S;` must
/// get, whoever's compiler it was written for: restrictions as Clang's attributes
/// make it ask for the name's linkage before the typedef gives it one.
std::optional<clang::FixItHint> missingTagName(const clang::Diagnostic &Info);

/// An argument of a call that fits no parameter because it is a temporary:
/// Microsoft's compiler bound one of a class to `T &` too.
struct TemporaryArgument {
  clang::SourceLocation Loc;      ///< of the callee, which Clang finds no function for,
  std::optional<unsigned> Number; ///< and which argument, from 0; else of the argument
};
/// Collects them from errors and the notes that follow each.
class TemporaryArguments {
public:
  void look(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info);
  /// Those of calls for which there is one such function.
  std::vector<TemporaryArgument> found() const;

private:
  struct Call {
    TemporaryArgument Argument;
    unsigned Candidates;
  };
  std::vector<Call> Calls;
  bool IsCall = false;     ///< the last error found no function,
  bool IsArgument = false; ///< or the only one would not take a temporary
};

/// Where Clang cannot go on as Microsoft's compiler did it says what is wrong:
/// that is mended in the tokens, and the unit is parsed again.
class Leniency {
public:
  /// Notes what was wrong; false if all of it has been mended already.
  bool add(llvm::ArrayRef<clang::FixItHint> Fixes, const Unit &U);

  /// Notes calls like `x.f<A, B>()` in which Clang stumbled, taking the `<` for a
  /// comparison: with nothing in the parentheses it is none. False if no error is
  /// of that kind.
  bool addCalls(llvm::ArrayRef<clang::SourceLocation> Errors, const Unit &U);

  /// Notes that arguments of classes are to be written `amp2hip::lvalue(S(1))`.
  /// False if none of them can be, or all are already.
  bool addLvalues(llvm::ArrayRef<TemporaryArgument> Arguments, const Unit &U);

  /// Notes that Clang must read \p Operands before it looks for an operator: it
  /// gets them as `(0, operand)`. Nothing of that is in the output. False if all
  /// are noted already.
  bool addOperands(llvm::ArrayRef<clang::SourceRange> Operands, const Unit &U);

  /// Notes that the functions whose names end at these places have these
  /// restrictions: Clang gets them as attributes. False if all are noted already.
  bool addRestrictions(llvm::ArrayRef<std::pair<clang::SourceLocation, Restriction>> Declared,
                       const Unit &U);

  /// \p Tokens, mended. Each change is noted in \p U for the rewriter.
  std::vector<clang::Token> apply(std::vector<clang::Token> Tokens, Unit &U) const;

private:
  /// A place that means the same in every parse of the same files.
  using Place = std::pair<std::string, unsigned>;
  struct Change {
    std::string Text;
    bool Replaces; ///< the token there; else in front of it
    std::string Behind = ""; ///< the token, instead
  };
  static Place placeOf(const clang::SourceManager &SM, clang::SourceLocation Loc);

  std::map<Place, Change> Changes;
  /// The tokens that begin and end operands, and how many.
  std::map<Place, unsigned> OperandBegins, OperandEnds;
  std::set<std::pair<Place, Place>> Operands;
  /// Of functions, by the last token of their names.
  std::map<Place, Restriction> Restrictions;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_LENIENCY_H
