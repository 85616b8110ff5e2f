//===--- Translator.h - C++ AMP sources in, HIP/CUDA text out -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The interface between the tool and the stages that turn one translation
/// unit into text: normalise, parse, model, check, plan edits. Nothing here
/// writes a file.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TRANSLATOR_H
#define AMP2HIP_TRANSLATOR_H

#include "clang/Tooling/CompilationDatabase.h"
#include "llvm/Support/raw_ostream.h"
#include <string>
#include <vector>

namespace amp2hip {

/// What the command line says about one translation.
struct TranslateOptions {
  /// Folder of amp2hip's own headers (the one that holds amp.h).
  std::string RuntimeIncludeDir;
  /// Clang's resource directory (holds include/stddef.h).
  std::string ResourceDir;
  /// Path of the main output as the user gave it; "-" for standard output.
  std::string OutputPath;
  /// Folder for translated headers; empty: "<OutputPath>.include".
  std::string HeaderDir;
  /// Folder below which translated headers keep their path; empty: the
  /// deepest common folder of the input and its translated headers.
  std::string HeaderBase;
  /// `amp-long` shows a warning, `no-amp-long` hides it; the last one counts.
  std::vector<std::string> WarningFlags;
  /// Shows no more errors than that; 0: all.
  unsigned ErrorLimit = 20;
  /// Types that amp code may use beyond the specification's (`char`, `short`...);
  /// the names of AmpExtensions.h.
  std::vector<std::string> AmpExtensions;
  /// Writes `long` in amp code as `int`, as wide as it was on Windows.
  bool AmpLongAsInt = false;
  /// Writes tiled kernels once more, as loops over the threads of a tile between
  /// its barriers: for the CPU accelerator, in text that nobody keeps.
  bool TileLoops = false;
};

/// One text to be written.
struct OutputFile {
  /// Absolute path of the file it was translated from.
  std::string Original;
  /// Where it goes; "-" for standard output.
  std::string Path;
  /// Whole contents, first line the "Translated by amp2hip" mark.
  std::string Text;
  bool IsHeader = false;
};

enum class TranslateStatus {
  Translated,  ///< Files holds the output.
  NoAmp,       ///< Neither holds nor includes C++ AMP; Files holds the input behind a mark.
  Rejected,    ///< Diagnosed at a place in a source; Files is empty.
  Environment, ///< Could not run at all (unreadable input...); already reported.
};

struct Translation {
  TranslateStatus Status = TranslateStatus::Environment;
  /// The main file first, then headers in the order of their first inclusion.
  std::vector<OutputFile> Files;
  /// Every file the result depends on, the input first (for --depfile).
  std::vector<std::string> Dependencies;
};

/// Translates the source at \p Path with the flags that \p Database has for it.
/// Diagnostics go to \p Diagnostics in Clang's style, at the user's own lines.
Translation translate(const clang::tooling::CompilationDatabase &Database,
                      const std::string &Path, const TranslateOptions &Options,
                      llvm::raw_ostream &Diagnostics);

} // namespace amp2hip

#endif // AMP2HIP_TRANSLATOR_H
