//===--- LineDirectives.h - #line for the output ----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RENDER_LINEDIRECTIVES_H
#define AMP2HIP_RENDER_LINEDIRECTIVES_H

#include "source/Edits.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include <string>

namespace amp2hip {

/// Returns the text of \p Pieces, the output of the file \p Path, with `#line`
/// directives, by which compilers and debuggers show the lines of the original.
/// \p Base is the base text of the file.
///
/// - A line with original text has the number of that text.
/// - A line of an edit has the number of the text from which it was made; see EditedLines.
///
/// `#line` is not allowed inside tokens, directives and arguments of macros. There, numbers may be
/// wrong until the closing parenthesis. \p IsMacro returns whether a name may be that of a macro.
std::string withLineDirectives(llvm::ArrayRef<Edits::Piece> Pieces, llvm::StringRef Base,
                               llvm::StringRef Path,
                               llvm::function_ref<bool(llvm::StringRef)> IsMacro);

} // namespace amp2hip

#endif // AMP2HIP_RENDER_LINEDIRECTIVES_H
