//===--- Direct3DUses.h - Uses of functions for Direct3D --------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ADVICE_DIRECT3DUSES_H
#define AMP2HIP_ADVICE_DIRECT3DUSES_H

#include "clang/Basic/SourceLocation.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include <map>
#include <set>
#include <string>
#include <vector>

namespace clang {
class Token;
} // namespace clang

namespace amp2hip {

class Unit;
struct Direct3DCall;
struct Direct3DCounterpart;

/// Finds the names of chapter 11, such as get_buffer, in the tokens of a unit, and writes the code
/// that replaces their uses. Works on tokens because the uses also matter in a source that Clang
/// cannot parse: most of them include headers that do not exist on Linux.
class Direct3DUses {
public:
  explicit Direct3DUses(const Unit &U);

  /// A use of a name: `graphics::direct3d::get_texture<float, 2>(t)`.
  struct Use {
    const Direct3DCounterpart *Counterpart;
    size_t First; ///< the token at which the qualified name begins
    size_t Name;
    size_t End; ///< the token after the call, or after the name
  };

  /// Returns the uses that the qualifier or a using directive or declaration shows to be those of
  /// Direct3D, in the order of the source. An unqualified name is none if the program seems to
  /// declare a function of this name.
  const std::vector<Use> &all() const { return Uses; }
  /// Returns the use of a name of chapter 11 at \p Name, which Clang did not find; null if the
  /// token there is none of these names.
  const Use *at(clang::SourceLocation Name);
  /// True if a using directive or a using declaration makes the name \p Name of chapter 11 visible.
  bool isVisible(llvm::StringRef Name) const;

  /// True if the global namespace declares the name of \p U. Requires a parsed unit.
  bool isDeclaredGlobally(const Use &U) const;

  /// Returns the message for a use.
  std::string message(const Use &U) const;
  clang::SourceLocation locationOf(size_t Token) const;

private:
  Use parse(const Direct3DCounterpart &Counterpart, size_t Name) const;
  void findVisibleNames();
  bool isQualified(size_t Name) const;
  bool isDeclaration(size_t Name) const;
  size_t afterBracket(size_t Open) const;
  std::string textOf(size_t Begin, size_t End) const;
  std::vector<std::string> split(size_t Open, size_t Close) const;
  bool isMode(llvm::StringRef Argument) const;
  Direct3DCall call(const Use &U) const;

  const Unit &InUnit;
  llvm::ArrayRef<clang::Token> Tokens;
  std::vector<Use> Uses;
  std::map<clang::SourceLocation, Use> Others; ///< those that only Clang's messages show
  bool AllVisible = false;                     ///< by a using directive
  std::set<llvm::StringRef> Visible;           ///< by a using declaration
  std::set<llvm::StringRef> Namespaces;        ///< aliases of direct3d, and itself
};

} // namespace amp2hip

#endif // AMP2HIP_ADVICE_DIRECT3DUSES_H
