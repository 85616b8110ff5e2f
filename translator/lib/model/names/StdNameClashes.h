//===--- StdNameClashes.h - Names that concurrency and std share ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_NAMES_STDNAMECLASHES_H
#define AMP2HIP_MODEL_NAMES_STDNAMECLASHES_H

#include "model/Model.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringSet.h"
#include <vector>

namespace clang {
class UsingDirectiveDecl;
} // namespace clang

namespace amp2hip {

/// Decides whether the output must qualify a name that both concurrency and std declare, such as
/// `array` or `copy`. During the parse, the class templates of std have other names (see
/// hideClashingStdNames()), so an unqualified `array` cannot be ambiguous. The compilers of the
/// output see the real names of std.
///
///   array<int, 1> a(n);               // no using directive for std: unchanged
///   concurrency::array<int, 1> a(n);  // after `using namespace std;`
///
/// The caller visits the unit in source order and reports using directives, functions, and the ends
/// of blocks.
class StdNameClashes {
public:
  explicit StdNameClashes(const Unit &U);

  void enter(const clang::UsingDirectiveDecl *D);
  /// The number of using directives in the enclosing blocks.
  size_t directives() const { return InBlocks.size(); }
  /// Ends the scope of all using directives in blocks except the first \p Count.
  void leave(size_t Count) { InBlocks.resize(Count); }
  void noteFunction(const clang::FunctionDecl *F);
  void noteClass(const clang::CXXRecordDecl *Class);

  /// True if \p Name, which refers to \p D, must be qualified. There are three reasons:
  /// - A using directive for std makes the name of a type ambiguous.
  /// - The enclosing class declares a member of the same name. GCC rejects this member after the
  ///   class used the name with another meaning.
  /// - A header contains the name: its translation must not depend on the sources that include it.
  bool mayClash(const clang::NamedDecl *D, clang::SourceLocation Name) const;
  /// Records the call \p Use of \p Callee, which appendClashing() examines later.
  void noteCall(const clang::NamedDecl *Callee, ClashingUse Use);
  /// Adds to \p Uses the recorded calls that may choose another function in the output than in the
  /// parse, because argument-dependent lookup finds more candidates in the output.
  void appendClashing(std::vector<ClashingUse> &Uses);

private:
  const Unit &U;
  bool AtNamespaceScope = false;
  std::vector<bool> InBlocks; ///< for each using directive in a block: true if it is for std
  std::vector<const clang::CXXRecordDecl *> Classes; ///< of the program
  llvm::StringSet<> Functions; ///< names of the program's non-member functions
  std::vector<std::pair<const clang::NamedDecl *, ClashingUse>> Calls;
};

} // namespace amp2hip

#endif // AMP2HIP_MODEL_NAMES_STDNAMECLASHES_H
