//===--- DependentBases.h - Members of dependent bases -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_DEPENDENTBASES_H
#define AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_DEPENDENTBASES_H

#include "clang/AST/DeclarationName.h"
#include "clang/AST/Type.h"

namespace clang {
class CXXRecordDecl;
class NamedDecl;
} // namespace clang

namespace amp2hip {

/// Returns the definition of the class \p T. For a template-id that depends on template
/// parameters, it is the definition of the primary template. Returns null for other types.
const clang::CXXRecordDecl *patternOf(clang::QualType T);

/// Returns the member \p Name that Microsoft's compiler finds in the bases of \p Class, but
/// standard C++ does not, because the bases depend on template parameters. Returns null if there is
/// no such member, also if only some instances of \p Class have it.
///
/// The definitions of the base templates decide, so that the result is the same in all sources
/// that include a header. The instances of \p Class decide for bases such as `T` and
/// `typename traits<T>::base`. If non-static members are overloaded with static ones, the result is
/// a non-static one.
const clang::NamedDecl *memberOfDependentBase(const clang::CXXRecordDecl &Class,
                                              clang::DeclarationName Name);

/// True if a base of \p Class, or a base of its bases, is not a class and no template-id, such as
/// `T`, and nothing instantiates \p Class.
bool hasUnknownBase(const clang::CXXRecordDecl &Class);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_TEMPLATES_DEPENDENTBASES_H
