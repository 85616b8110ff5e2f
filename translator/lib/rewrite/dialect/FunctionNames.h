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
/// The use of a macro that contains them is written out, because each use has another name.
void planFunctionNames(RewriteContext &C);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_DIALECT_FUNCTIONNAMES_H
