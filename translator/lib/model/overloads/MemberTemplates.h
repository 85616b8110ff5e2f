//===--- MemberTemplates.h - Specialized members of templates ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_OVERLOADS_MEMBERTEMPLATES_H
#define AMP2HIP_MODEL_OVERLOADS_MEMBERTEMPLATES_H

#include <vector>

namespace clang {
class FunctionDecl;
class FunctionTemplateDecl;
} // namespace clang

namespace amp2hip {

/// The template whose pattern is \p F. If it is a member of a class template, also the member
/// templates that the instances of the class contain, because each has its own specializations.
/// Empty if \p F is not a pattern of a function template.
std::vector<const clang::FunctionTemplateDecl *> templatesOf(const clang::FunctionDecl *F);

/// All specializations, explicit and implicit, of the templates that templatesOf() returns for
/// \p F.
std::vector<const clang::FunctionDecl *> specializationsOf(const clang::FunctionDecl *F);

/// The functions instantiated from \p F, a non-template member of a class template, in the
/// instances of the class. Empty for other functions.
std::vector<const clang::FunctionDecl *> instancesOfMember(const clang::FunctionDecl *F);

/// The explicit specializations of \p F, a non-template member of a class template: at most
/// one for each instance of the class.
std::vector<const clang::FunctionDecl *> specializedMembersOf(const clang::FunctionDecl *F);

/// The function that \p F explicitly specializes: the pattern of a function template, or the
/// member of a class template. Null if \p F is not an explicit specialization.
const clang::FunctionDecl *specializedFrom(const clang::FunctionDecl *F);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_OVERLOADS_MEMBERTEMPLATES_H
