//===--- ObjectArguments.h - Objects as arguments for `...` -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_OBJECTARGUMENTS_H
#define AMP2HIP_PARSE_CORRECTIONS_OBJECTARGUMENTS_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/ArrayRef.h"

namespace amp2hip {

class TokenCorrections;
class Unit;

/// Passes the pointer in objects of ATL that are arguments for `...`. Microsoft's compiler passes
/// the bytes of the object, which are those of the pointer; others reject objects with destructors.
///
///   printf("%s", name);          // printf("%s", name.GetString());
///   text.Format("%s", a + b);    // text.Format("%s", (a + b).GetString());
///   wprintf(L"%s", bstr);        // wprintf(L"%s", bstr.m_str);
///
/// \p Errors are the locations of Clang's errors. Returns true if any correction is new.
bool passPointersOfObjects(llvm::ArrayRef<clang::SourceLocation> Errors, TokenCorrections &Changes,
                           const Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_OBJECTARGUMENTS_H
