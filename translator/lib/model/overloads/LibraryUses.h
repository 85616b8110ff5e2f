//===--- LibraryUses.h - User functions that libraries call -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_OVERLOADS_LIBRARYUSES_H
#define AMP2HIP_MODEL_OVERLOADS_LIBRARYUSES_H

#include <set>

namespace clang {
class FunctionDecl;
} // namespace clang

namespace amp2hip {

class Unit;

/// The user functions that instances of library templates name, in code or in types: `operator<`
/// for `std::sort`, `operator()` for `std::invoke_result_t`. The output cannot change these uses to
/// a new name of the function. The result contains canonical declarations of patterns.
std::set<const clang::FunctionDecl *> functionsNamedByLibraries(const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_OVERLOADS_LIBRARYUSES_H
