//===--- DeclarationPlaces.h - Places for declarations ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_DECLARATIONPLACES_H
#define AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_DECLARATIONPLACES_H

#include "clang/Basic/SourceLocation.h"
#include <optional>
#include <set>
#include <vector>

namespace clang {
class Decl;
class DeclContext;
class FileEntry;
class NamedDecl;
} // namespace clang

namespace amp2hip {

class Unit;

/// A place before a template where the output can declare an entity that the source declares after
/// the template. \c Before and \c Include have the meanings that they have in LateDeclaration.
struct DeclarationPlace {
  const clang::Decl *Before = nullptr;
  clang::SourceLocation Include;
  clang::SourceLocation Loc;                  ///< \c Include if valid, else begin of \c Before
  const clang::DeclContext *Around = nullptr; ///< encloses the place
  /// True if declarations may move to this place, false if only forward declarations are possible:
  /// without its own declarations, a header would not work for other sources.
  bool MayMove = true;
  /// If set, a declaration at this place may refer only to its own file and to these, which the
  /// file includes before the place. Then, it is valid in each source that includes the file.
  std::optional<std::set<const clang::FileEntry *>> Included;

  /// True if the declaration at \p D precedes the place and is in a file to which the place may
  /// refer.
  bool isAfter(clang::SourceLocation D, const Unit &U) const;
};

/// Returns the places before \p User, a template or other declaration, where \p D can be declared.
/// The best place is the first one.
std::vector<DeclarationPlace> placesBefore(const clang::Decl *User, const clang::NamedDecl *D,
                                           const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_DECLARATIONPLACES_H
