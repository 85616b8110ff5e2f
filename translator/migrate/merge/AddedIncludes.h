//===--- AddedIncludes.h - Includes in one of two texts -------- -*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_MERGE_ADDEDINCLUDES_H
#define AMP2HIP_MIGRATE_MERGE_ADDEDINCLUDES_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace amp2hip::migrate {

/// Merges two translations of a header that differ only in lines
/// `#include <name>`. A translation adds such a line if the header uses a name
/// that its source has not included before it, so two sources may need different
/// ones. Returns the text with the lines of both; nothing if the texts differ in
/// other ways. The first line, the mark of amp2hip, may differ; the result has
/// the mark of \p A.
std::optional<std::string> mergeAddedIncludes(llvm::StringRef A, llvm::StringRef B);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_MERGE_ADDEDINCLUDES_H
