//===--- WriteTranslation.h - Writing the output files ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The last stage of a translation, and the only one that writes files. Each
/// file is written to a temporary file and then renamed, and only if its
/// contents change. No file is renamed before all temporary files are complete,
/// so that an error normally leaves all outputs unchanged. Several processes
/// may share a header folder; each locks the folder while it writes.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WRITETRANSLATION_H
#define AMP2HIP_WRITETRANSLATION_H

#include "amp2hip/Translator.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/raw_ostream.h"
#include <string>

namespace amp2hip {

/// The outcome of writeTranslation().
enum class WriteStatus {
  Written,    ///< All files have the contents of the translation.
  Conflict,   ///< Two outputs need different contents at one header path.
  OutOfDate,  ///< An original changed since it was read; translate again.
  Unwritable, ///< An output cannot or must not be written.
};

/// Writes the files of \p Result, the headers first and the main output last.
/// If \p DepFile is not empty, also writes the dependencies there, in Make's
/// syntax. \p HeaderDir is the HeaderDir of the TranslateOptions. \p Tool
/// identifies this build of amp2hip.
///
/// An existing translated header with other contents is replaced if its
/// original has changed, if no other output uses it, or if another build of
/// amp2hip wrote it. Otherwise it is a conflict. The folder ".amp2hip" in the
/// header folder records which output uses which header.
///
/// Unless \p Force is set, overwrites no file that amp2hip did not write or
/// that was edited since. Creates missing folders, and removes them again if
/// nothing is written.
///
/// Prints errors to \p Diagnostics: a conflict in Clang's format, with a
/// location in the header, and other errors as "amp2hip: error:". Prints
/// nothing for OutOfDate.
WriteStatus writeTranslation(const Translation &Result, llvm::StringRef HeaderDir,
                             llvm::StringRef DepFile, llvm::StringRef Tool,
                             llvm::raw_ostream &Diagnostics, bool Force = false);

/// Returns the rule "Target: Dependency..." in Make's syntax, with spaces, '#'
/// and '$' escaped.
std::string dependencyRule(llvm::StringRef Target, llvm::ArrayRef<std::string> Dependencies);

} // namespace amp2hip

#endif // AMP2HIP_WRITETRANSLATION_H
