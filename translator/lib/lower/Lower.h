//===--- Lower.h - Constructs as simpler C++ AMP --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Lowering replaces constructs that the rewrites cannot edit by equivalent C++ AMP. The translator
// then parses the new text instead. For example, one declaration may declare two overloads, and a
// range-based for loop calls begin() without naming it:
//
//   int f(int) restrict(amp), f(int);
//   for (item x : list) use(x);
//
// becomes
//
//   int f(int) restrict(amp); int f(int);
//   { auto &&range = list; ... }
//
// Replacements add no line breaks, so that diagnostics of the second parse name the user's lines.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LOWER_LOWER_H
#define AMP2HIP_LOWER_LOWER_H

#include "model/AmpCode.h"
#include <map>
#include <string>
#include <vector>

namespace amp2hip {

class CodeIndex;
struct Model;
struct RewriteContext;
class Unit;

/// Returns the new texts of the files of \p U that contain constructs to lower, keyed by absolute
/// path. Returns an empty map if no file contains such a construct. May report errors to \p U.
std::map<std::string, std::string> lowerUnit(Unit &U, const Model &M, const CodeIndex &Index,
                                             const std::vector<CodeBlock> &Code);

/// Splits declarations that declare a function of an overload pair together
/// with other entities.
void lowerSharedDeclarations(RewriteContext &C, const std::vector<CodeBlock> &Code);
/// Replaces calls in default arguments and default member initializers if cpu and amp code would
/// call different overloads. Each call moves into a generated function of both restrictions. Only
/// arguments and initializers that amp code uses are changed.
void lowerDefaultExpressions(RewriteContext &C, const std::vector<CodeBlock> &Code);
/// Rewrites range-based for loops whose implicit calls depend on restrictions. A loop that calls
/// such a `begin`, `end` or operator becomes a loop with iterators. If only the constructor of the
/// loop variable depends on restrictions, the variable's declaration moves into the body.
void lowerRangeLoops(RewriteContext &C, const std::vector<CodeBlock> &Code);
/// Replaces uses of a property by calls of its accessors if the accessors are overloaded by
/// restriction.
void lowerProperties(RewriteContext &C, const std::vector<CodeBlock> &Code);
/// Renames local types if an amp lambda uses several of the same name. Returns
/// true if it plans an edit.
bool lowerLocalTypes(RewriteContext &C);

} // namespace amp2hip

#endif // AMP2HIP_LOWER_LOWER_H
