//===--- SourcePlaces.h - Source ranges as lines and columns ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_SOURCE_SOURCEPLACES_H
#define AMP2HIP_SOURCE_SOURCEPLACES_H

#include "amp2hip/SourcePlace.h"
#include "clang/Basic/SourceLocation.h"

namespace clang {
class LangOptions;
class SourceManager;
} // namespace clang

namespace amp2hip {

/// Returns the place of \p Range. A range in a macro expansion has the place of the macro
/// invocation. If the end is in another file or unknown, the place ends where it begins. The place
/// of an invalid range has no file.
SourcePlace placeOf(const clang::SourceManager &SM, const clang::LangOptions &Lang,
                    clang::CharSourceRange Range);

/// Returns the absolute path of \p File without "." and "..", by which a parse finds a text that
/// replaces the file; empty if \p File is not a file.
std::string absolutePath(const clang::SourceManager &SM, clang::FileID File);

/// Returns the definition `NAME VALUE` in the line of \p Loc, if it is one of the definitions that
/// flags of the compiler make (-D); empty for other places.
llvm::StringRef definitionByFlag(const clang::SourceManager &SM, clang::SourceLocation Loc);
/// Returns the name of the macro that the text \p Definition of definitionByFlag() defines.
llvm::StringRef definedName(llvm::StringRef Definition);

} // namespace amp2hip

#endif // AMP2HIP_SOURCE_SOURCEPLACES_H
