//===--- IncludeNames.h - Names in directives of translations ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_RUN_HEADERS_INCLUDENAMES_H
#define AMP2HIP_MIGRATE_RUN_HEADERS_INCLUDENAMES_H

#include "migrate/FileRecord.h"
#include <map>
#include <optional>
#include <string>

namespace amp2hip::migrate {

/// Returns \p Text with new names in the directives that include files which \p Renamed contains
/// (new paths by old ones, in the same folder). \p Includes has the directives of \p Text. Returns
/// nothing if a macro contains the name, or if it refers to several files.
std::optional<std::string> renameIncludes(llvm::StringRef Text,
                                          const std::vector<OutputInclude> &Includes,
                                          const std::map<std::string, std::string> &Renamed);

/// True if the texts \p A and \p B include the same variants of headers in the same order. \p B has
/// the directives \p Includes, before they were renamed.
bool includeSameVariants(llvm::StringRef A, llvm::StringRef B,
                         const std::vector<OutputInclude> &Includes);

/// True if \p Text, a translation of \p Original, includes a file by a name in quotes that the
/// original does not contain in any case, such as a variant.
bool includesOtherFiles(llvm::StringRef Original, llvm::StringRef Text);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_RUN_HEADERS_INCLUDENAMES_H
