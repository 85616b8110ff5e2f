//===--- WriteTranslation.h - From texts to files ---------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The last stage, and the only one that writes. A file is written whole
/// (temporary file, then rename) and only when its bytes change; of one
/// translation either every file is written or, when something is in the way,
/// none. Any number of runs may share a header folder: each holds a lock on
/// the folder while it writes.
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

enum class WriteStatus {
  Written,    ///< Everything is on disk as the translation says.
  Conflict,   ///< A header needs a second translation in the same folder.
  OutOfDate,  ///< An original changed since it was read: translate again.
  Unwritable, ///< The file system or the user's choice of names is in the way.
};

/// Writes \p Result, the headers first and the main file last, and, where
/// \p DepFile is not empty, its dependencies in Make's syntax. \p HeaderDir is
/// what the translation was asked for (empty: "<output>.include"). \p Tool is
/// any text that another build of amp2hip does not have.
///
/// A translated header that is there already is replaced when its original
/// has changed, when no other output uses it, or when another \p Tool wrote it.
/// Otherwise, if its bytes differ, that is a conflict. Which output uses which header is kept in the
/// folder, in ".amp2hip/".
///
/// A file that amp2hip did not write, or that somebody has edited since, is
/// overwritten only with \p Force. Missing folders are made, and removed again
/// if nothing is written.
///
/// What goes wrong is said on \p Diagnostics: a conflict in Clang's style, at
/// the header, the rest as "amp2hip: error:". OutOfDate is silent.
WriteStatus writeTranslation(const Translation &Result,
                             llvm::StringRef HeaderDir, llvm::StringRef DepFile,
                             llvm::StringRef Tool, llvm::raw_ostream &Diagnostics,
                             bool Force = false);

/// "Target: Dependency..." in Make's syntax, with spaces, '#' and '$' escaped.
std::string dependencyRule(llvm::StringRef Target,
                           llvm::ArrayRef<std::string> Dependencies);

} // namespace amp2hip

#endif // AMP2HIP_WRITETRANSLATION_H
