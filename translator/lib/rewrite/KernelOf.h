//===--- KernelOf.h - A class in a header lets kernels in -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_KERNELOF_H
#define AMP2HIP_REWRITE_KERNELOF_H

#include <string>

namespace clang {
class CXXRecordDecl;
} // namespace clang

namespace amp2hip {

struct RewriteContext;

/// The member template through which kernels of \p Class that are defined in
/// other files are members of it, or nothing: then the class is in no
/// translated header, keeps nothing to itself, or defines all of its functions.
std::string kernelOf(RewriteContext &C, const clang::CXXRecordDecl *Class);

/// True if \p Class, or one around it, is declared private in a header that is
/// not translated: its members are in no kernel's reach.
bool isOutOfReach(RewriteContext &C, const clang::CXXRecordDecl *Class);

/// True if the header of \p Class is translated.
bool isInTranslatedHeader(RewriteContext &C, const clang::CXXRecordDecl *Class);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_KERNELOF_H
