//===--- TemplateDefaults.h - Unused default arguments ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_TEMPLATEDEFAULTS_H
#define AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_TEMPLATEDEFAULTS_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/ArrayRef.h"

namespace amp2hip {

class TokenCorrections;
class Unit;

/// Removes default arguments with errors from the last parameters of function templates and of
/// members of class templates, where Clang reports \p Errors. Microsoft's compiler and g++ check
/// them only for calls that use them. Such calls are errors, also without the default arguments.
/// Returns true if there are new corrections.
///
///   template <class T> void join(T t, const std::wstring &separator = "");
///   // template <class T> void join(T t, const std::wstring &separator);
bool removeTemplateDefaults(TokenCorrections &Changes, llvm::ArrayRef<clang::SourceLocation> Errors,
                            const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_TEMPLATEDEFAULTS_H
