//===--- StructuredExceptions.h - The blocks of __except --------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_SYNTAX_STRUCTUREDEXCEPTIONS_H
#define AMP2HIP_PARSE_CORRECTIONS_SYNTAX_STRUCTUREDEXCEPTIONS_H

#include "clang/Basic/SourceLocation.h"
#include "clang/Lex/Token.h"
#include <set>
#include <vector>

namespace amp2hip {

class Unit;

/// Replaces handlers of all structured exceptions by those of C++, in \p Tokens and in the output:
///
///   __try { f(); } __except (EXCEPTION_EXECUTE_HANDLER) { g(); }
///   try { f(); } catch (...) { g(); }
///
/// The new handler does not catch access violations and other faults of the processor, which end
/// the program. A warning says so, unless the block only calls RaiseException, which is how
/// programs tell a debugger the name of a thread. Other handlers stay: those whose filter computes
/// a value, that ask for the exception, whose block has a `__leave`, or that are in macros.
/// Returns the locations of the keywords that it has replaced.
std::set<clang::SourceLocation> readStructuredExceptions(std::vector<clang::Token> &Tokens,
                                                         Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_SYNTAX_STRUCTUREDEXCEPTIONS_H
