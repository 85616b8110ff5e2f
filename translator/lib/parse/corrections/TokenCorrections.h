//===--- TokenCorrections.h - Corrections of the token stream ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_TOKENCORRECTIONS_H
#define AMP2HIP_PARSE_CORRECTIONS_TOKENCORRECTIONS_H

#include "normalize/Restriction.h"
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

/// Returns the edits that turn code that only Microsoft's compiler accepts into
/// standard C++. Returns none if \p Info is not about such code. The comments
/// show the code after the edits:
///
///   T::value_type x;              // typename T::value_type x;
///   v.extent.tile<16>()           // v.extent.template tile<16>()
///   accelerator_view &v = get();  // accelerator_view &&v = get();
///   void main()                   // int main()
///   struct s { void s::f(); };    // struct s { void f(); };
///   if (pointer > 0)              // if (pointer != 0)
///   point p = {n, 1.5};           // point p = {n, static_cast<int>(1.5)};
///   bind(&run, this)              // bind(&solver::run, this)
std::vector<clang::FixItHint> fixesForMicrosoftCode(const clang::Diagnostic &Info);
/// Returns the edit that names a struct that only a typedef names, or nothing
/// if \p Info does not report the missing name.
///
///   typedef struct { int f() restrict(amp); } S;  // typedef struct S {...} S;
///
/// C++ AMP allows such a struct. Clang does not: attributes replace the
/// restriction, and because of them Clang computes the linkage of `f` before
/// the typedef names the struct. It then reports an error.
std::optional<clang::FixItHint> missingTagName(const clang::Diagnostic &Info);

/// A temporary of class type that is an argument for a parameter `T &`. Only
/// Microsoft's compiler accepts it.
struct TemporaryArgument {
  /// The callee's name if \c Number is set (for a constructor: the variable or
  /// the name of the class), the operator if \c IsOperator is set, otherwise the
  /// argument.
  clang::SourceLocation Loc;
  std::optional<unsigned> Number; ///< index of the argument, from 0
  bool IsOperator = false;        ///< an operand; the number is unknown
  bool IsConstructor = false;     ///< an argument of a constructor
};
/// Collects the temporary arguments of a parse from Clang's errors and notes.
class TemporaryArguments {
public:
  /// Must be called for each diagnostic, in Clang's order.
  void onDiagnostic(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info);
  /// Returns the collected arguments, but only those of calls that exactly one
  /// function accepts if temporaries may bind to `T &`.
  std::vector<TemporaryArgument> found() const;

private:
  struct Call {
    TemporaryArgument Argument;
    unsigned Candidates; ///< functions that reject only the temporary
  };
  std::vector<Call> Calls;
  bool IsCall = false;     ///< the last error: no viable function or constructor for a call
  bool IsOperator = false; ///< the last error: no viable operator
};

/// Corrects the tokens of a translation unit, so that Clang parses code that
/// only Microsoft's compiler accepts, and C++ AMP that its CUDA mode does not
/// support.
///
/// The `add` functions collect corrections from the diagnostics and the AST of
/// one parse. If they return true, they found a new correction, and the unit
/// must be parsed again; apply() then corrects its tokens. One object serves
/// all parses of a unit.
class TokenCorrections {
public:
  /// Adds \p Fixes, which fixesForMicrosoftCode() or missingTagName() returned.
  bool add(llvm::ArrayRef<clang::FixItHint> Fixes, const Unit &U);

  /// Adds a correction at the token at \p Loc: \p Text precedes it, follows it,
  /// or replaces it; an empty text removes it. Returns false if the token has
  /// such a correction already.
  bool insertBefore(clang::SourceLocation Loc, llvm::StringRef Text, const Unit &U);
  bool insertAfter(clang::SourceLocation Loc, llvm::StringRef Text, const Unit &U);
  bool replace(clang::SourceLocation Loc, llvm::StringRef Text, const Unit &U);

  /// Converts the wide name of a file in the tokens from \p First to \p Last to a
  /// `std::filesystem::path`. Clang parses a narrow name instead, because it cannot parse
  /// a qualified name whose tokens have one location.
  bool convertToPath(const clang::Token &First, const clang::Token &Last, const Unit &U);

  /// Casts the expression in the tokens from \p First to \p Last to \p Type.
  bool castTo(llvm::StringRef Type, const clang::Token &First, const clang::Token &Last,
              const Unit &U);

  /// Wraps the function in the tokens from \p First to \p Last in `amp2hip_windows::with_copies`.
  bool passCopies(const clang::Token &First, const clang::Token &Last, const Unit &U);

  /// Adds the keyword `template` in dependent calls like `x.f<A, B>()` and names like
  /// `T::f<A>(1)` and `T::C<A>::g`, where Clang takes `<` for a comparison and reports one of
  /// \p Errors, for qualified names one of \p TemplateErrors. Adds it only if the next tokens
  /// show that `<` is not a comparison.
  bool addMissingTemplateKeywords(llvm::ArrayRef<clang::SourceLocation> Errors,
                                  llvm::ArrayRef<clang::SourceLocation> TemplateErrors,
                                  const Unit &U);

  /// Adds the keyword `typename` before the type in a declaration like `A<T>::B::C x;`
  /// or `A<T>::B *p;`, and in a cast like `(A<T>::B)x`, which Clang takes for
  /// expressions, if it reports one of \p Errors after the type.
  bool addMissingTypenames(llvm::ArrayRef<clang::SourceLocation> Errors, const Unit &U);

  /// Adds a call of `amp2hip::lvalue` around the temporaries \p Arguments:
  /// `f(S(1))` becomes `f(amp2hip::lvalue(S(1)))`.
  bool addTemporaries(llvm::ArrayRef<TemporaryArgument> Arguments, const Unit &U);

  /// Makes Clang read the properties \p Operands before it resolves an
  /// operator: it parses `(0, operand)`. The output does not contain this
  /// change. See unreadProperties().
  bool addOperands(llvm::ArrayRef<clang::SourceRange> Operands, const Unit &U);

  /// Adds attributes for the restrictions \p Declared, each after the token at
  /// its location. The output does not contain this change. See
  /// functionsDeclaredByTypedef().
  bool addRestrictions(llvm::ArrayRef<std::pair<clang::SourceLocation, Restriction>> Declared,
                       const Unit &U);

  /// Returns \p Tokens with all corrections. Adds those that the output must
  /// contain to Unit::SourceFixes.
  std::vector<clang::Token> apply(std::vector<clang::Token> Tokens, Unit &U) const;

private:
  /// Path and offset: identifies a token in every parse of the same files.
  using Place = std::pair<std::string, unsigned>;
  /// A correction at one token.
  struct Change {
    std::string Text;
    bool Replaces = false;        ///< true: \c Text replaces the token; false: it precedes it
    std::string After;            ///< inserted after the token
    std::string Parsed = "";      ///< if not empty: what Clang parses instead of \c Text
    std::string ParsedAfter = ""; ///< if not empty: what Clang parses instead of \c After
  };
  static void addFixes(const Change &C, const clang::Token &T, Unit &U);
  Change *find(const Place &At);
  /// Adds \p With before \p First and after \p Last. Returns false if they have corrections
  /// already.
  bool surround(const clang::Token &First, const clang::Token &Last, const Change &With,
                const Unit &U);
  /// Adds the keyword `typename` before the token, and before a qualifier that precedes it.
  bool addTypename(const Place &At);
  static Place placeOf(const clang::SourceManager &SM, clang::SourceLocation Loc);
  bool mayPrecede(const Place &At) const;
  bool mayFollow(const Place &At) const;

  std::map<Place, Change> Changes;
  /// How many operands of addOperands() begin and end at a token.
  std::map<Place, unsigned> OperandBegins, OperandEnds;
  std::set<std::pair<Place, Place>> Operands;
  /// The first and last tokens of the temporaries of addTemporaries().
  std::set<std::pair<Place, Place>> Temporaries;
  /// The restrictions of functions, by the token that precedes the attributes.
  std::map<Place, Restriction> Restrictions;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_TOKENCORRECTIONS_H
