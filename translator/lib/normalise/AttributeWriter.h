//===--- AttributeWriter.h - Restrictions as attributes of Clang's -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_NORMALISE_ATTRIBUTEWRITER_H
#define AMP2HIP_NORMALISE_ATTRIBUTEWRITER_H

#include "normalise/Specifiers.h"
#include <map>
#include <vector>

namespace clang {
class Preprocessor;
} // namespace clang

namespace amp2hip {

/// Writes the tokens that Clang parses: without the specifiers, with attributes
/// that its CUDA mode understands where its grammar accepts them.
///   lambda                       right after the parameter list
///   explicit instantiation       behind `template`
///   trailing return type         in front of `auto`
///   everything else              behind the declarator
class AttributeWriter {
public:
  AttributeWriter(const TokenView &Tokens, const std::vector<bool> &Dropped,
                  clang::Preprocessor &PP)
      : Tokens(Tokens), Dropped(Dropped), PP(PP) {}

  void place(const Specifier &S);
  std::vector<clang::Token> write() const;

private:
  enum class Mark { Amp, Cpu, EnterAmp, EnterCpu, EnterBoth, LeaveReach };
  void placeSet(size_t Before, Restriction Set);
  void placeReach(size_t Arrow, Restriction Set);
  size_t behindDeclarator(const Specifier &S) const;
  size_t skipSuffix(size_t I) const;
  void append(std::vector<clang::Token> &Out, size_t Before, Mark M) const;

  const TokenView &Tokens;
  const std::vector<bool> &Dropped;
  clang::Preprocessor &PP;
  std::map<size_t, std::vector<Mark>> Marks;
};

} // namespace amp2hip

#endif // AMP2HIP_NORMALISE_ATTRIBUTEWRITER_H
