//===--- MutableCaptures.h - Changes of captured variables ------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_CHECK_KERNELS_MUTABLECAPTURES_H
#define AMP2HIP_CHECK_KERNELS_MUTABLECAPTURES_H

namespace clang {
class CXXRecordDecl;
} // namespace clang

namespace amp2hip {

/// True if the body of \p Lambda may modify a variable that it captures by copy: if it uses
/// one in another way than to read its value or to call a const member function, such as the
/// operator [] of an array_view.
bool mayModifyCaptures(const clang::CXXRecordDecl &Lambda);

} // namespace amp2hip

#endif // AMP2HIP_CHECK_KERNELS_MUTABLECAPTURES_H
