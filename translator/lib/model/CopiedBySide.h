//===--- CopiedBySide.h - Classes that cpu and amp code copy apart --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_COPIEDBYSIDE_H
#define AMP2HIP_MODEL_COPIEDBYSIDE_H

namespace clang {
class CXXRecordDecl;
} // namespace clang

namespace amp2hip {

struct AmpLambda;

/// The class among \p Class, its bases and the classes of its members, of which amp code
/// copies objects by another constructor than cpu code; null if there is none.
const clang::CXXRecordDecl *copiedBySide(const clang::CXXRecordDecl *Class);
/// Such a class among those of the variables that \p L captures by copy, as far as its text
/// tells.
const clang::CXXRecordDecl *copiedBySide(const AmpLambda &L);

} // namespace amp2hip

#endif // AMP2HIP_MODEL_COPIEDBYSIDE_H
