//===--- FunctionNames.h - __FUNCTION__ beside string literals --*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_DIALECT_FUNCTIONNAMES_H
#define AMP2HIP_REWRITE_DIALECT_FUNCTIONNAMES_H

namespace amp2hip {

struct RewriteContext;

/// Replaces `__FUNCTION__` and its variants beside a string literal by the name of the function as
/// a literal. They are literals for Microsoft's compiler, but variables in standard C++:
///
///   void f() { puts(__FUNCTION__ ": done"); }   // becomes puts("f" ": done")
///
/// A macro joins the texts when the program runs: `puts(__FUNCTION__ text)` becomes
/// `puts(AMP2HIP_JOIN(AMP2HIP_FUNCTION, text))`. Its uses stay, so that a header that uses the
/// macro has the same translation for sources that define it differently. A use is written out
/// instead if it must be a literal, has wide characters or is in amp code.
void planFunctionNames(RewriteContext &C);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_DIALECT_FUNCTIONNAMES_H
