//===--- MemberAccess.h - Members of expressions in tokens ------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_NAMES_MEMBERACCESS_H
#define AMP2HIP_PARSE_CORRECTIONS_NAMES_MEMBERACCESS_H

#include "clang/Basic/LLVM.h"
#include <cstddef>

namespace amp2hip {

class TokenCorrections;
class TokenView;
class Unit;

/// Adds \p Member, such as `.wstring()`, after the expression in the tokens from \p First to
/// \p Last, with parentheses around the expression if it needs them. Returns false if the tokens
/// have such a correction already.
bool appendMember(const TokenView &Tokens, size_t First, size_t Last, clang::StringRef Member,
                  TokenCorrections &Changes, const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_NAMES_MEMBERACCESS_H
