//===--- ThreadArguments.h - Copies that threads pass on -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_CORRECTIONS_TYPES_THREADARGUMENTS_H
#define AMP2HIP_PARSE_CORRECTIONS_TYPES_THREADARGUMENTS_H

#include "clang/Basic/Diagnostic.h"
#include <vector>

namespace amp2hip {

class MissingIncludes;
class TokenCorrections;
class Unit;

/// Corrects threads and calls of std::async whose function has a parameter `T &`. Both copy their
/// arguments, and Microsoft's compiler binds the reference to the copy, which is a temporary:
///
///   std::thread t(fill, values);     // std::thread t(amp2hip_windows::with_copies(fill), values);
class ThreadArguments {
public:
  /// Must be called for each diagnostic, in Clang's order.
  void onDiagnostic(clang::DiagnosticsEngine::Level Level, const clang::Diagnostic &Info);

  /// Adds the corrections for the diagnostics, and the header that they require. Returns true if
  /// any is new.
  bool add(TokenCorrections &Changes, MissingIncludes &Missing, const Unit &U) const;

private:
  bool InThread = false; ///< The last error is in the constructor of std::thread.
  /// Constructions of threads, and calls of std::async.
  std::vector<clang::SourceLocation> Failed;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_CORRECTIONS_TYPES_THREADARGUMENTS_H
