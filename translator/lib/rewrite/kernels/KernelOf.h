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

/// Returns the name of the member template of \p Class, `kernel_of`, through which kernels in other
/// files become members of the class and so can access its private members. Returns an empty string
/// if no such template is needed: \p Class is in no translated header, or is no template and has no
/// non-public members or bases, or its header defines all of its functions.
std::string kernelOf(RewriteContext &C, const clang::CXXRecordDecl *Class);

/// True if \p Class, or a class around it, is private or protected and declared in a header that is
/// not translated. No kernel can name the members of such a class.
bool isInaccessible(RewriteContext &C, const clang::CXXRecordDecl *Class);

/// True if \p Class is declared in a header that is translated.
bool isInTranslatedHeader(RewriteContext &C, const clang::CXXRecordDecl *Class);

} // namespace amp2hip

#endif // AMP2HIP_REWRITE_KERNELS_KERNELOF_H
