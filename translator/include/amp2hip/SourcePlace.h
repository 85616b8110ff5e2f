//===--- SourcePlace.h - A place in a source file ---------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_SOURCEPLACE_H
#define AMP2HIP_SOURCEPLACE_H

#include <string>

namespace amp2hip {

/// A range of text in a source file. Lines and columns begin at 1; 0 means
/// unknown. Columns count bytes. The end is the position after the last
/// character.
struct SourcePlace {
  std::string File; ///< Absolute path.
  unsigned Line = 0, Column = 0, EndLine = 0, EndColumn = 0;
};

} // namespace amp2hip

#endif // AMP2HIP_SOURCEPLACE_H
