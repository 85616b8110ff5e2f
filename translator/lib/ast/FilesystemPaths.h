//===--- FilesystemPaths.h - The class std::filesystem::path ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Questions about std::filesystem::path, whose characters are `wchar_t` on Windows and
/// `char` on Linux.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_AST_FILESYSTEMPATHS_H
#define AMP2HIP_AST_FILESYSTEMPATHS_H

#include "clang/AST/Type.h"

namespace clang {
class CXXRecordDecl;
class Expr;
class MemberExpr;
} // namespace clang

namespace amp2hip {

/// True for std::filesystem::path.
bool isFilesystemPath(const clang::CXXRecordDecl &Class);

/// True for a path, and for a string or pointer that the source spells with a type of the
/// class path, as in results of `native()` and `c_str()`. On Windows, all of them convert
/// to wide strings.
bool isWideOnWindows(clang::QualType T);

/// Returns the member expression of a call `path.c_str()`; null for other expressions.
const clang::MemberExpr *charactersOfPath(const clang::Expr *E);

/// True for wide characters, `wchar_t *` or `std::wstring`.
bool isWideString(clang::QualType T);

} // namespace amp2hip

#endif // AMP2HIP_AST_FILESYSTEMPATHS_H
