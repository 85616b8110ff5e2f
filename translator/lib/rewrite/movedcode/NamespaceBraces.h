//===--- NamespaceBraces.h - Namespaces around moved code -------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_MOVEDCODE_NAMESPACEBRACES_H
#define AMP2HIP_REWRITE_MOVEDCODE_NAMESPACEBRACES_H

#include <string>

namespace clang {
class Decl;
} // namespace clang

namespace amp2hip {

/// Text that opens and closes nested namespaces; all empty if there are none.
struct NamespaceBraces {
  std::string Open;  ///< `namespace geo { inline namespace v1 {`
  std::string Close; ///< `}}`
  std::string Name;  ///< `geo::v1`
};

/// Returns the namespaces of \p D that do not enclose the definition of \p D: `geo` for `void
/// geo::run() {...}` at global scope.
NamespaceBraces namespacesOutside(const clang::Decl *D);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_MOVEDCODE_NAMESPACEBRACES_H
