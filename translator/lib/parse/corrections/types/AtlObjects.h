//===--- AtlObjects.h - Objects of ATL as pointers ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_TYPES_ATLOBJECTS_H
#define AMP2HIP_PARSE_CORRECTIONS_TYPES_ATLOBJECTS_H

#include "clang/Basic/Diagnostic.h"
#include "llvm/ADT/ArrayRef.h"
#include <utility>
#include <vector>

namespace amp2hip {

class TokenCorrections;
class Unit;

/// Adds the member with the pointer to objects of ATL where only Microsoft's compiler takes the
/// pointer. As an argument for `...`, it passes the bytes of the object, which are those of the
/// pointer; others reject objects with destructors. In `std::string s = object;`, it combines the
/// conversion to the pointer with that to the string.
///
///   printf("%s", name);          // printf("%s", name.GetString());
///   text.Format("%s", a + b);    // text.Format("%s", (a + b).GetString());
///   wprintf(L"%s", bstr);        // wprintf(L"%s", bstr.m_str);
///   std::string s = CW2A(wide);  // std::string s = CW2A(wide).m_psz;
class AtlObjects {
public:
  /// Must be called for each diagnostic.
  void onDiagnostic(const clang::Diagnostic &Info);
  /// Adds the corrections. \p Errors are the locations of Clang's errors. Returns true if any is
  /// new.
  bool add(llvm::ArrayRef<clang::SourceLocation> Errors, TokenCorrections &Changes,
           const Unit &U) const;

private:
  /// The objects that Clang does not convert to a string, and their members.
  std::vector<std::pair<clang::SourceRange, llvm::StringRef>> Failed;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_TYPES_ATLOBJECTS_H
