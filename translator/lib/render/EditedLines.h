//===--- EditedLines.h - Original lines of the text of edits ----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_RENDER_EDITEDLINES_H
#define AMP2HIP_RENDER_EDITEDLINES_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include <string>
#include <utility>
#include <vector>

namespace amp2hip {

/// Finds the lines of the original from which the text of an edit was made. Edits contain code that
/// moved, so their tokens are compared with the tokens of the original:
///
///   parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = 1; });               // line 9
///
///   // parallel_for_each at app.cpp:9
///   struct main_kernel {                                                             // line 9
///     __host__ __device__ void operator()(concurrency::index<1> i) const { v[i] = 1; } // line 9
///
/// The comment above a function object names its line, which tells equal kernels apart.
class EditedLines {
public:
  /// The line of the original for a line of an edit.
  struct Line {
    unsigned Number = 0;    ///< 0 for a line without code
    bool IsCertain = false; ///< true if the line contains text of the original
  };

  /// \p Base is the base text of a file, \p FileName the last component of its path.
  EditedLines(llvm::StringRef Base, llvm::StringRef FileName);

  /// Returns the original lines of the lines of \p Edited, the text of an edit at line \p Number.
  std::vector<Line> linesOf(llvm::StringRef Edited, unsigned Number) const;

private:
  struct CodeToken {
    std::string Text;
    unsigned Line;
    bool IsWord = false, IsComment = false;
  };
  /// Equal tokens of the original.
  struct Run {
    size_t At = 0, Length = 0;
  };
  /// The tokens from which an edit is made, as far as known.
  struct Neighborhood {
    size_t From = 0;           ///< after the last equal token
    size_t Begin = 0, End = 0; ///< the launch whose kernel follows; empty if unknown
    bool IsHead = false;       ///< before the operator of a function object: mostly generated
  };

  static std::vector<CodeToken> tokensOf(llvm::StringRef Text);
  size_t firstTokenOf(unsigned Line) const;
  size_t endOfStatement(size_t At) const;
  unsigned lineOfAnchor(llvm::StringRef Comment) const;
  Run longestRun(const std::vector<CodeToken> &Wanted, size_t I, const Neighborhood &Near) const;

  std::string FileName;
  std::vector<CodeToken> Tokens;
  /// The positions of the pairs of tokens that begin with a token.
  llvm::StringMap<std::vector<size_t>> Positions;
};

} // namespace amp2hip

#endif // AMP2HIP_RENDER_EDITEDLINES_H
