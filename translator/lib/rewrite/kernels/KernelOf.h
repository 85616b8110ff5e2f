//===--- KernelOf.h - A header class grants access to kernels -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_REWRITE_KERNELS_KERNELOF_H
#define AMP2HIP_REWRITE_KERNELS_KERNELOF_H

#include <string>

namespace clang {
class CXXRecordDecl;
} // namespace clang

namespace amp2hip {

struct RewriteContext;

/// Returns the name of the member template `kernel_of` of \p Class. Kernels in other files become
/// specializations of this template, so that they can access private members. Returns an empty
/// string if \p Class needs no such template, in one of these cases:
/// - \p Class is not in a translated header.
/// - \p Class is not a template and has no non-public members or bases.
/// - The header of \p Class defines all of its functions.
std::string kernelOf(RewriteContext &C, const clang::CXXRecordDecl *Class);

/// True if no kernel can name the members of \p Class: \p Class, or a class around it, is private
/// or protected and declared in a header that is not translated.
bool isInaccessible(RewriteContext &C, const clang::CXXRecordDecl *Class);

/// True if \p Class is declared in a header that is translated.
bool isInTranslatedHeader(RewriteContext &C, const clang::CXXRecordDecl *Class);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_KERNELS_KERNELOF_H
