//===--- Lower.h - Constructs as simpler C++ AMP --------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   int f(int) restrict(amp), f(int);     int f(int) restrict(amp); int f(int);
//   for (item x : list) use(x);           { auto &&range = list; ... }
//
// The rewrites need text that they can edit. Some constructs have none: a loop
// over a range calls begin() without naming it, and two functions may share one
// declaration. Lowering replaces such constructs by equivalent C++ AMP, and the
// unit is then parsed again with the new texts. Replacements add no line
// breaks, so that the lines keep their numbers.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_LOWER_LOWER_H
#define AMP2HIP_LOWER_LOWER_H

#include "model/AmpCode.h"
#include <map>
#include <string>
#include <vector>

namespace amp2hip {

struct Model;
struct RewriteContext;
class Unit;

/// Returns the new texts of the files of \p U that contain constructs to lower,
/// by absolute path; empty if there are none. May report errors to \p U.
std::map<std::string, std::string> lowerUnit(Unit &U, const Model &M,
                                             const std::vector<CodeBlock> &Code);

/// Splits declarations that declare a function of an overload pair together
/// with other entities.
void lowerSharedDeclarations(RewriteContext &C, const std::vector<CodeBlock> &Code);
/// Replaces calls in the default arguments and default member initializers that
/// amp code uses, if cpu and amp code would call different overloads: each call
/// goes to a generated function of both restrictions.
void lowerDefaultExpressions(RewriteContext &C, const std::vector<CodeBlock> &Code);
/// Rewrites range-based for loops whose implicit calls depend on restrictions:
/// to loops with iterators or, if only the constructor of the loop variable
/// depends on them, to loops that declare this variable in the body.
void lowerRangeLoops(RewriteContext &C, const std::vector<CodeBlock> &Code);
/// Replaces uses of a property by calls of its accessors, if these are
/// overloaded by restriction.
void lowerProperties(RewriteContext &C, const std::vector<CodeBlock> &Code);
/// Renames local types if an amp lambda uses several of the same name. Returns
/// true if it plans an edit.
bool lowerLocalTypes(RewriteContext &C);

} // namespace amp2hip

#endif // AMP2HIP_LOWER_LOWER_H
