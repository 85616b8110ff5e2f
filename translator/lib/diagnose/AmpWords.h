//===--- AmpWords.h - Clang's messages in C++ AMP's words -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_DIAGNOSE_AMPWORDS_H
#define AMP2HIP_DIAGNOSE_AMPWORDS_H

#include "amp2hip/Rules.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace clang {
class Diagnostic;
} // namespace clang

namespace amp2hip {

/// A message of Clang's as the user shall read it.
struct AmpMessage {
  std::string Text;
  std::optional<Rule> Violated; ///< the rule of C++ AMP that Clang enforced
};

/// Clang reads the source in its CUDA mode: says \p Message, which has the
/// number \p Id, in C++ AMP's terms.
AmpMessage inAmpWords(unsigned Id, llvm::StringRef Message);

/// The message for a call to or from a special member that Clang derives and that
/// may be called from nowhere. Clang's own text has no word for such a target, and
/// formatting it is undefined. Nothing for any other diagnostic.
std::optional<AmpMessage> withoutTarget(const clang::Diagnostic &Info);

/// \p Text with every word of Clang's CUDA mode replaced.
std::string inAmpWords(llvm::StringRef Text);

} // namespace amp2hip

#endif // AMP2HIP_DIAGNOSE_AMPWORDS_H
