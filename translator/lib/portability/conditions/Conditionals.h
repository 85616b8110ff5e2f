//===--- Conditionals.h - Conditional directives for Windows ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_CONDITIONS_CONDITIONALS_H
#define AMP2HIP_PORTABILITY_CONDITIONS_CONDITIONALS_H

#include "clang/Basic/SourceLocation.h"
#include "clang/Lex/PPCallbacks.h"
#include "llvm/ADT/SmallVector.h"
#include <map>
#include <memory>

namespace amp2hip {

class Unit;

/// An `#if`, `#ifdef` or `#ifndef` in a user file, up to its `#endif`.
struct Conditional {
  /// A directive with a condition.
  struct Branch {
    clang::SourceLocation Begin;
    clang::SourceRange Condition; ///< for `#ifdef`, the macro
    bool IsTaken;
    /// False if an earlier branch was taken. Such conditions are not evaluated.
    bool IsEvaluated;
  };
  llvm::SmallVector<Branch, 2> Branches;
  clang::SourceLocation Else; ///< the directive; invalid if there is none
  clang::SourceLocation End;
};

/// The conditionals of a translation unit, by the location of their `#if`.
using ConditionalMap = std::map<clang::SourceLocation, Conditional>;

/// Returns callbacks that record the conditionals of user files in Unit::Conditionals.
std::unique_ptr<clang::PPCallbacks> recordConditionals(Unit &U);

/// True if \p C compares `_MSC_VER` with the version of a compiler, and neither tests whether the
/// macro is defined nor names a macro of Linux or its compilers.
bool comparesVersions(const Unit &U, const Conditional &C);

/// Warns about conditionals that choose other code on Linux than the program needs
/// (AMP1806): code for 32 bits because `_WIN64` is not defined, code for old compilers
/// because an undefined `_MSC_VER` is less than any number, and skipped branches that
/// change the layout of classes.
///
///   #ifdef _WIN64
///   typedef unsigned __int64 hash_t;
///   #else
///   typedef unsigned hash_t;    // this one is translated
///   #endif
void reportConditionals(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_CONDITIONS_CONDITIONALS_H
