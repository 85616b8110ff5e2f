//===--- LibraryNames.h - Advice on library names ---------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ADVICE_LIBRARYNAMES_H
#define AMP2HIP_ADVICE_LIBRARYNAMES_H

#include "llvm/ADT/StringRef.h"
#include <string>

namespace clang {
class QualType;
}

namespace amp2hip {

/// Advice for amp code that calls \p Name, a function of the C or C++ library:
/// "call 'direct3d_printf'". Empty for an unknown function.
std::string adviceForFunction(llvm::StringRef Name);

/// Advice for amp code that uses a class of namespace std: "make an array_view
/// of it". \p T is the class, an array of it or a reference to it. Empty for an
/// unknown class.
std::string adviceForClass(clang::QualType T);

/// Advice for amp code that uses the class \p Name of namespace std, given
/// without `std::`. Empty for an unknown class.
std::string adviceForClass(llvm::StringRef Name);

} // namespace amp2hip

#endif // AMP2HIP_ADVICE_LIBRARYNAMES_H
