//===--- NamesOfStd.h - Names that concurrency and std share ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MODEL_NAMESOFSTD_H
#define AMP2HIP_MODEL_NAMESOFSTD_H

#include "model/Model.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/StringSet.h"
#include <vector>

namespace amp2hip {

/// Decides whether an unqualified name that concurrency and std share, such as
/// `array` or `copy`, means the same in the output. The output's headers declare
/// std's class templates, which the parse hides.
///
///   array<int, 1> a(n);               // no using directive for std: stays
///   concurrency::array<int, 1> a(n);  // below `using namespace std;`
///
/// The caller visits the unit in source order and reports using directives,
/// functions, and the ends of blocks.
class NamesOfStd {
public:
  explicit NamesOfStd(const Unit &U);

  void enter(const clang::UsingDirectiveDecl *D);
  size_t directives() const { return InBlocks.size(); }
  /// Ends the blocks of all using directives after the first \p Count in blocks.
  void leave(size_t Count) { InBlocks.resize(Count); }
  void noteFunction(const clang::FunctionDecl *F);
  void noteClass(const clang::CXXRecordDecl *Class);

  /// True if \p Name, which means \p D, must be qualified wherever it is: a
  /// using directive for std makes a type ambiguous, or GCC does not let a class
  /// declare a member of a name that it used with another meaning. Also true in a
  /// header, whose translation must not depend on the sources that include it.
  bool mayClash(const clang::NamedDecl *D, clang::SourceLocation Name) const;
  /// Notes the call \p Use of \p Callee, which takeClashing() decides about.
  void noteCall(const clang::NamedDecl *Callee, ClashingUse Use);
  /// Adds to \p Uses the calls that overload resolution in the output could take
  /// to another function, found by an argument's type, than the parse did.
  void takeClashing(std::vector<ClashingUse> &Uses);

private:
  const Unit &U;
  bool AtNamespaceScope = false;
  std::vector<bool> InBlocks; ///< by using directive in a block: is it for std
  std::vector<const clang::CXXRecordDecl *> Classes; ///< of the program
  llvm::StringSet<> Functions; ///< of the program, outside of classes
  std::vector<std::pair<const clang::NamedDecl *, ClashingUse>> Calls;
};

} // namespace amp2hip

#endif // AMP2HIP_MODEL_NAMESOFSTD_H
