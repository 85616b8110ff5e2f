//===--- HeaderUnion.h - Additions in one of two texts ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_MERGE_HEADERUNION_H
#define AMP2HIP_MIGRATE_MERGE_HEADERUNION_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>
#include <utility>

namespace amp2hip::migrate {

/// Merges two translations of a header that differ only in what one source needs
/// and the other does not know about:
///
/// - lines `#include <name>`, if the header uses a name that a source has not
///   included before it;
/// - lines that hide macros from library headers, if only one source defines the macros before
///   the header (HiddenMacros);
/// - forward declarations before templates, if only one source includes the later header that
///   declares the functions (commentOfDeclaration());
/// - keywords `typename` and `template`, if only one source uses a template;
/// - calls of getters in place of properties, `m.get_rows()` for `m.rows`, for the
///   same reason;
/// - subscripts in place of the components that indices had in the preview, `t.local[0]` for
///   `t.local.y`, for the same reason;
/// - qualifiers of names, if only one source has a using directive before the
///   header, and `this->`;
/// - `std::runtime_error` in place of `std::exception`, if only one source
///   constructs one with a text;
/// - operators `##` of macros that only one source uses in a way that needs them,
///   or that does not allow them;
/// - `1900` in place of `_MSC_VER`, in the condition before an `#error`: a source in
///   which the preprocessor skips these lines keeps the macro.
///
/// Returns the text with all of them; nothing if the texts differ in other ways.
/// The first line, the mark of amp2hip, may differ; the result has the mark of
/// \p A.
/// Sets \p Conflict, if not null, to the first lines of \p A and \p B that cannot be merged.
std::optional<std::string> mergeAdditions(llvm::StringRef A, llvm::StringRef B,
                                          std::pair<std::string, std::string> *Conflict = nullptr);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_MERGE_HEADERUNION_H
