//===--- Condition.h - Conditions of MSBuild --------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Evaluates the attribute `Condition` of elements of project files.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_CONDITION_H
#define AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_CONDITION_H

#include "llvm/ADT/STLFunctionalExtras.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <string>

namespace amp2hip::migrate::workspace {

/// What the evaluation of a condition depends on.
struct ConditionContext {
  /// Expands macros and metadata.
  llvm::function_ref<llvm::Expected<std::string>(llvm::StringRef)> Expand;
  /// Returns whether a file or folder exists.
  llvm::function_ref<bool(llvm::StringRef)> Exists;
};

/// Returns the value of a condition: comparisons by `==`, `!=`, `<`, `<=`, `>`,
/// `>=`; `and`, `or`, `!`; parentheses; `Exists()` and `HasTrailingSlash()`. Strings
/// are compared without regard to case. An empty condition is true. Returns an
/// error that says what is wrong.
llvm::Expected<bool> evaluateCondition(llvm::StringRef Text, const ConditionContext &Context);

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_CONDITION_H
