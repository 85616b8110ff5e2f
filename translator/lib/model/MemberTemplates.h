//===--- MemberTemplates.h - Specialised members of templates ---*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_MEMBERTEMPLATES_H
#define AMP2HIP_MODEL_MEMBERTEMPLATES_H

#include <vector>

namespace clang {
class FunctionDecl;
class FunctionTemplateDecl;
} // namespace clang

namespace amp2hip {

/// The template that \p F describes and, if it is a member of a class template, the
/// member templates that the instances of the class have of it. Each of these has
/// specializations of its own. Empty if \p F describes no template.
std::vector<const clang::FunctionTemplateDecl *> templatesOf(const clang::FunctionDecl *F);

/// The explicit specializations and all instances of \p F, a template, and of the member
/// templates that instances of its class have of it.
std::vector<const clang::FunctionDecl *> specializationsOf(const clang::FunctionDecl *F);

/// The functions that \p F becomes in the instances of its class template. \p F itself is not a
/// template.
std::vector<const clang::FunctionDecl *> instancesOfMember(const clang::FunctionDecl *F);

/// The explicit specializations of \p F, a member of a class template that is no template
/// itself: one for each instance of the class at most.
std::vector<const clang::FunctionDecl *> specializedMembersOf(const clang::FunctionDecl *F);

/// The function that \p F was specialised from by the user, or null: the pattern of its
/// template, or the member of the class template.
const clang::FunctionDecl *specializedFrom(const clang::FunctionDecl *F);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_MEMBERTEMPLATES_H
