//===--- AmpCopyConstructors.h - Classes with amp copy constructors -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_CAPTURES_AMPCOPYCONSTRUCTORS_H
#define AMP2HIP_MODEL_CAPTURES_AMPCOPYCONSTRUCTORS_H

namespace clang {
class CXXRecordDecl;
} // namespace clang

namespace amp2hip {

struct AmpLambda;

/// The first class whose copy or move constructor is for amp code only: cpu and amp code copy its
/// objects by different constructors. Searches \p Class, its bases and the classes of its data
/// members; null if there is none.
const clang::CXXRecordDecl *classWithAmpCopies(const clang::CXXRecordDecl *Class);
/// The first such class among the classes of the variables that \p L captures by copy, their bases
/// and data members; null if there is none. Ignores dependent types.
const clang::CXXRecordDecl *classWithAmpCopies(const AmpLambda &L);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_CAPTURES_AMPCOPYCONSTRUCTORS_H
