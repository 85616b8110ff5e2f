//===--- AttributeWriter.h - Attributes for restrictions ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_NORMALIZE_ATTRIBUTEWRITER_H
#define AMP2HIP_NORMALIZE_ATTRIBUTEWRITER_H

#include "normalize/Specifiers.h"
#include <map>
#include <vector>

namespace clang {
class Preprocessor;
} // namespace clang

namespace amp2hip {

/// Writes the tokens that Clang parses: omits restriction specifiers, replaces
/// `tile_static` by an attribute, and inserts attributes of Clang's CUDA mode
/// where its grammar accepts them:
///
///   declarator                     position of the attributes
///   lambda                         after the parameter list
///   explicit instantiation         after `template`
///   with trailing return type      before `auto`
///   other function                 after the declarator
///   function type                  none
///
/// Call place() for each specifier, then write().
class AttributeWriter {
public:
  /// \p Dropped is true for the tokens of restriction specifiers, which write() omits.
  AttributeWriter(const TokenView &Tokens, const std::vector<bool> &Dropped,
                  clang::Preprocessor &PP)
      : Tokens(Tokens), Dropped(Dropped), PP(PP) {}

  /// Plans the attributes for \p S.
  void place(const Specifier &S);
  /// Returns the tokens with the planned attributes.
  std::vector<clang::Token> write() const;

private:
  /// An attribute to insert. All but Amp and Cpu are the markers of CallTarget.h.
  enum class Mark { Amp, Cpu, EnterAmp, EnterCpu, EnterBoth, Leave };
  void placeSet(size_t Before, Restriction Set);
  void placeMarkers(size_t Arrow, Restriction Set);
  size_t afterDeclarator(const Specifier &S) const;
  size_t skipSuffix(size_t I) const;
  void append(std::vector<clang::Token> &Out, size_t Before, Mark M) const;

  const TokenView &Tokens;
  const std::vector<bool> &Dropped;
  clang::Preprocessor &PP;
  std::map<size_t, std::vector<Mark>> Marks; ///< by the following token
};

} // namespace amp2hip

#endif // AMP2HIP_NORMALIZE_ATTRIBUTEWRITER_H
