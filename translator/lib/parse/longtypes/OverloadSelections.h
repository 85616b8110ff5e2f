//===--- OverloadSelections.h - What `int` selects instead of `long` ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_LONGTYPES_OVERLOADSELECTIONS_H
#define AMP2HIP_PARSE_LONGTYPES_OVERLOADSELECTIONS_H

#include "amp2hip/SourcePlace.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include <map>
#include <string>
#include <tuple>
#include <vector>

namespace amp2hip {

class Unit;
struct LeftOutDeclaration;

/// The overload or specialization that a call or a name of a template selects. The texts have `int`
/// for `long`, so that those of two parses can be compared, unless stated otherwise.
struct OverloadSelection {
  std::string Name;          ///< for messages
  std::string Declaration;   ///< the file, the line and the signature of the declaration
  std::string Scope;         ///< the scope of the declaration
  std::string Arguments;     ///< the types of the arguments
  std::string Parameters;    ///< the types of the parameters, also with `long`
  SourcePlace Where;         ///< from the first line of the declaration to its name
  unsigned Column = 0;       ///< of the use
  bool IsComparison = false; ///< std::is_same; \c Declaration says whether the types are equal
  bool IsUser = false;       ///< the program declares it
  bool IsHandler = false;    ///< a comparison of the types of a handler and of an exception
};

/// Selections by file, line and name of the use. A use in a template has several.
using OverloadSelections =
    std::map<std::tuple<std::string, unsigned, std::string>, std::vector<OverloadSelection>>;

/// Returns the selections in the program's own code.
OverloadSelections selectionsIn(const Unit &U);

/// Warns about code of \p U, which has `int` for `long` (--long=32), that selects another overload
/// or specialization than on Windows, where the types differ:
/// \code
///   template <class T> struct name {};
///   template <> struct name<long> {};
///   name<int> n; // the specialization in the output
/// \endcode
/// The same for exceptions: `catch (long)` also catches an `int` in the output. Calls \p WithLong,
/// which parses the source again with `long`, only if there may be such code. Declarations in \p
/// LeftOut have a warning of their own. Also warns about virtual functions that override those with
/// other types.
void reportChangedSelections(Unit &U, llvm::ArrayRef<LeftOutDeclaration> LeftOut,
                             llvm::function_ref<const OverloadSelections &()> WithLong);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_LONGTYPES_OVERLOADSELECTIONS_H
