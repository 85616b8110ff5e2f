//===--- UnusedBodies.h - Bodies that Microsoft's compiler skips -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_UNUSEDBODIES_H
#define AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_UNUSEDBODIES_H

#include "parse/corrections/headers/MissingIncludes.h"
#include "clang/Lex/Token.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace clang {
class FunctionDecl;
struct LateParsedTemplate;
class Parser;
} // namespace clang

namespace amp2hip {

class Unit;

/// The bodies of function templates, and of members of class templates, that
/// nothing instantiates and that have errors. Microsoft's compiler never parses
/// them; the compilers of the output do. The output excludes them:
///
///   template <typename T> void old(T t) {
///   #if 0 // not used, and has an error: use of undeclared identifier 'gone'
///     gone(t);
///   #endif
///   }
///
/// In a macro, the body becomes empty, if all uses of the macro have such a body.
///
/// One object serves all parses of a unit.
class UnusedBodies {
public:
  /// Parses the body \p Late of \p F, which nothing has instantiated. If it has
  /// errors, plans to exclude it. \p NewError returns the first error since its
  /// last call. Adds the functions that the body calls and nothing declares to
  /// \p Undeclared: a missing include may be the cause.
  void parse(clang::Parser &P, const clang::FunctionDecl *F, clang::LateParsedTemplate &Late,
             Unit &U, llvm::function_ref<std::optional<std::string>()> NewError,
             std::vector<NameError> &Undeclared);

  /// Returns true if parse() has found bodies since the last call, so that the
  /// unit must be parsed again without them.
  bool addFound(const Unit &U);

  /// Begins a parse: returns \p Tokens without the excluded bodies. Adds the edits
  /// that exclude them to Unit::SourceFixes, and reports them as warnings.
  std::vector<clang::Token> apply(std::vector<clang::Token> Tokens, Unit &U);

private:
  /// Path and offset of a token, the same in every parse.
  using Place = std::pair<std::string, unsigned>;
  struct Body {
    Place Last; ///< The `}`.
    std::string Function;
    std::string Error;
  };
  /// A body in the text of a macro, with the number of uses of the macro that have errors.
  struct MacroBody {
    Body Of;
    unsigned Uses;
  };
  /// A token of a macro has the place in the text of the macro.
  static Place placeOf(const Unit &U, clang::SourceLocation Loc);
  static void exclude(const clang::Token &First, const clang::Token &Last, const Body &B, Unit &U);

  static void excludeFromMacro(const clang::Token &First, const clang::Token &Last, const Body &B,
                               Unit &U);

  /// By the first token: `{`, or the `:` or `try` before it.
  std::map<Place, Body> Excluded, Found;
  std::map<Place, MacroBody> InMacros; ///< found in this parse
};

/// True if \p Output, the text of an output, leaves out a body.
bool leavesOutBody(llvm::StringRef Output);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_UNUSEDBODIES_H
