//===--- AmpTerms.h - Clang's messages in C++ AMP terms ---------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_DIAGNOSE_AMPTERMS_H
#define AMP2HIP_DIAGNOSE_AMPTERMS_H

#include "amp2hip/Rules.h"
#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace clang {
class Diagnostic;
} // namespace clang

namespace amp2hip {

/// A message of Clang in terms of C++ AMP.
struct AmpMessage {
  std::string Text;
  std::optional<Rule> Violated; ///< the rule of C++ AMP that Clang enforced
};

/// Rewrites \p Message, a message of Clang with the diagnostic ID \p Id. Clang
/// parses in CUDA mode, so the message may use terms of CUDA.
AmpMessage rewriteForAmp(unsigned Id, llvm::StringRef Message);

/// The message that replaces Clang's message for a call to or from a special
/// member that no code may call, because the bases and members of its class
/// have no restriction in common. Clang has no name for the target of such a
/// function, so formatting its own message is undefined behavior. No value for
/// other diagnostics.
std::optional<AmpMessage> messageForInvalidTarget(const clang::Diagnostic &Info);

/// \p Text with every term of CUDA replaced.
std::string rewriteForAmp(llvm::StringRef Text);

} // namespace amp2hip

#endif // AMP2HIP_DIAGNOSE_AMPTERMS_H
