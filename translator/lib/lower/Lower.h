//===--- Lower.h - Simpler C++ AMP for what has no place ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
//   int f(int) restrict(amp), f(int);       int f(int) restrict(amp); int f(int);
//   for (item x : list) use(x);             { auto &&range = list; ... }
//
// Some constructs call functions, or declare them, where the translation has no
// text to change. They are replaced by equivalent C++ AMP, and the unit is parsed
// again with the new texts. Lines keep their numbers.
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

/// The new texts of the files of \p U that hold something to lower, by absolute path;
/// empty if there is nothing.
std::map<std::string, std::string> lowerUnit(Unit &U, const Model &M,
                                             const std::vector<CodeBlock> &Code);

/// Gives each half of a pair of overloads a declaration of its own.
void lowerSharedDeclarations(RewriteContext &C, const std::vector<CodeBlock> &Code);
/// Calls functions of both restrictions in the default arguments and the initializers of
/// members that amp code uses, where restrictions alone choose what these call.
void lowerSharedExpressions(RewriteContext &C, const std::vector<CodeBlock> &Code);
/// Writes loops over ranges with iterators where restrictions alone choose the functions
/// that they call, and initializes their variables in a declaration where restrictions
/// alone choose the constructor.
void lowerRangeLoops(RewriteContext &C, const std::vector<CodeBlock> &Code);
/// Writes the call of an accessor for a property whose accessors are overloaded by
/// restriction.
void lowerProperties(RewriteContext &C, const std::vector<CodeBlock> &Code);
/// Gives each of several local types of one name that an amp lambda uses a name of its own.
/// Returns true if it plans an edit.
bool lowerLocalTypes(RewriteContext &C);

} // namespace amp2hip

#endif // AMP2HIP_LOWER_LOWER_H
