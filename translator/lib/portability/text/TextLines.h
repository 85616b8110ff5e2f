//===--- TextLines.h - Lines of text files of Windows -----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PORTABILITY_TEXT_TEXTLINES_H
#define AMP2HIP_PORTABILITY_TEXT_TEXTLINES_H

namespace amp2hip {

class Unit;

/// Warns in each file about the first call that reads a line of a text file (AMP1805):
///
///   std::getline(file, line);    // a line from Windows ends with \r on Linux
///
/// Windows removes the carriage return while it reads a file in text mode.
void reportTextLines(Unit &U);

} // namespace amp2hip

#endif // AMP2HIP_PORTABILITY_TEXT_TEXTLINES_H
