//===--- CallAdvice.h - Advice on impossible calls --------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ADVICE_CALLADVICE_H
#define AMP2HIP_ADVICE_CALLADVICE_H

#include "diagnose/DiagnosticWithNotes.h"
#include "llvm/ADT/DenseMap.h"
#include <vector>

namespace clang {
class FunctionDecl;
}

namespace amp2hip {

class Unit;

/// The functions of user files by the locations of their names. Contains
/// patterns of templates, no instances.
using FunctionsByLocation = llvm::DenseMap<clang::SourceLocation, const clang::FunctionDecl *>;
/// Collects the functions of \p U.
FunctionsByLocation functionsByLocation(const Unit &U);

/// Replaces Clang's errors about calls of functions without restrict(amp) in
/// amp code. Clang reports that no function matches and lists all candidates.
/// The new error is
///
///     amp code cannot call 'std::sqrt', which has no restrict(amp); call
///     'fast_math::sqrt' ...
///
/// with notes only at functions of the user.
void explainCalls(const Unit &U, const FunctionsByLocation &Functions,
                  std::vector<Report> &Reports);

/// The functions of the user that amp code cannot call, according to the error
/// \p R.
std::vector<const clang::FunctionDecl *> calleesWithoutAmp(const Report &R,
                                                           const FunctionsByLocation &Functions);

/// If a report is about a name of the C++ AMP library whose header is not
/// included, replaces all of \p Reports by one error that suggests including
/// the header. The other errors may be consequences of the missing header.
void explainMissingHeaders(const Unit &U, std::vector<Report> &Reports);

} // namespace amp2hip

#endif // AMP2HIP_ADVICE_CALLADVICE_H
