//===--- Invocation.h - Options of a parse ----------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_INVOCATION_H
#define AMP2HIP_PARSE_INVOCATION_H

namespace clang {
class CompilerInvocation;
namespace tooling {
class ClangTool;
} // namespace tooling
} // namespace clang

namespace amp2hip {

struct TranslateOptions;

/// Changes the invocation for a C++ source to the options of amp2hip's parse.
void prepareInvocation(clang::CompilerInvocation &Invocation, const TranslateOptions &Options);

/// Makes \p Tool add the arguments for Clang's and, with --from-msvc, for Windows headers to the
/// command line of each source.
void addArguments(clang::tooling::ClangTool &Tool, const TranslateOptions &Options);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_INVOCATION_H
