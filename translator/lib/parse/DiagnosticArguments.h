//===--- DiagnosticArguments.h - Arguments of Clang's messages --*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_DIAGNOSTICARGUMENTS_H
#define AMP2HIP_PARSE_DIAGNOSTICARGUMENTS_H

#include "clang/AST/Type.h"
#include "clang/Basic/Diagnostic.h"

namespace amp2hip {

/// Returns argument \p I of the message \p Info, which must exist; null if it is not a type.
inline clang::QualType typeArgument(const clang::Diagnostic &Info, unsigned I) {
  return Info.getArgKind(I) == clang::DiagnosticsEngine::ak_qualtype
             ? clang::QualType::getFromOpaquePtr(reinterpret_cast<void *>(Info.getRawArg(I)))
             : clang::QualType();
}

/// True if the reference in \p Info refers to a class. Microsoft's compiler
/// accepts `T &` bound to a temporary only for classes.
inline bool bindsClass(const clang::Diagnostic &Info) {
  for (unsigned I = 0; I < Info.getNumArgs(); ++I)
    if (const clang::QualType Type = typeArgument(Info, I); !Type.isNull())
      return Type->isRecordType();
  return false;
}

} // namespace amp2hip

#endif // AMP2HIP_PARSE_DIAGNOSTICARGUMENTS_H
