//===--- LongOperands.h - Operands of type long -----------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_SIZES_LONGOPERANDS_H
#define AMP2HIP_PORTABILITY_SIZES_LONGOPERANDS_H

#include <cstdint>
#include <optional>

namespace clang {
class Expr;
class ValueDecl;
} // namespace clang

namespace amp2hip {

class Unit;

/// True if \p E, without implicit conversions, has the type `long` or `unsigned long`, as the
/// program spells it.
bool isLong(const clang::Expr *E, const Unit &U);

/// Returns the value of the integer constant \p E.
std::optional<uint64_t> constantOf(const clang::Expr *E, const Unit &U);

/// True if \p E is a factor that is typical of hash functions: repeated multiplication by it
/// exceeds 32 bits. Powers of ten and small factors do not count.
bool isMultiplier(const clang::Expr *E, const Unit &U);

/// True for a constant of up to 32 bits, the operand of `&`.
bool isMask(const clang::Expr *E, const Unit &U);

/// Returns the variable or member that \p E names, also by an element of an array; null for
/// other expressions.
const clang::ValueDecl *namedVariable(const clang::Expr *E);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_SIZES_LONGOPERANDS_H
