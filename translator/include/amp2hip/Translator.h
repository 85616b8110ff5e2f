//===--- Translator.h - The interface of the translator library -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The interface through which the command-line tool translates one source.
/// translate() runs the stages normalize, parse, model, lower, check, rewrite
/// and render, and returns the texts of the output files. It writes no files;
/// see WriteTranslation.h.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TRANSLATOR_H
#define AMP2HIP_TRANSLATOR_H

#include "amp2hip/LaunchedKernel.h"
#include "amp2hip/LongDefinition.h"
#include "clang/Tooling/CompilationDatabase.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>
#include <string>
#include <vector>

namespace amp2hip {

/// The tiled kernels of which a thread of a GPU runs several threads of a tile.
enum class Coarsening {
  None,
  Faster, ///< those that are probably faster this way
  All     ///< all that can run this way
};

/// The options of one translation.
struct TranslateOptions {
  /// The folder of amp2hip's own headers, which contains amp.h.
  std::string RuntimeIncludeDir;
  /// Clang's resource directory, which contains include/stddef.h.
  std::string ResourceDir;
  /// Path of the main output as the user spelled it; "-" for standard output.
  std::string OutputPath;
  /// Folder for translated headers; if empty, "<OutputPath>.include".
  std::string HeaderDir;
  /// The folder to which translated headers keep their relative path; if empty,
  /// the deepest common folder of the input and its translated headers.
  std::string HeaderBase;
  /// `-W` flags without the `-W`: `amp-long`, `no-amp-long`, `error`,
  /// `error=amp-long`. A later flag overrides earlier ones.
  std::vector<std::string> WarningFlags;
  /// `-R` flags without the `-R`: `pass=tile-loops`, `pass-missed=tile-loops`. They enable remarks
  /// about tiled kernels that run as loops or, with `missed`, on fibers.
  std::vector<std::string> RemarkFlags;
  /// Maximum number of errors to print; 0 for no limit.
  unsigned ErrorLimit = 20;
  /// Values of `--amp-extensions`: types that amp code may use although the
  /// specification forbids them (see AmpExtensions.h).
  std::vector<std::string> AmpExtensions;
  /// If true, `long` in amp code is written as `int`. Both have 4 bytes on
  /// Windows, where C++ AMP programs come from.
  bool AmpLongAsInt = false;
  /// If true, each tiled kernel also gets a member function with work-item
  /// loops for the CPU accelerator. Such output is compiled but not maintained.
  bool TileLoops = false;
  /// The tiled kernels that also get a member function with which a thread of a
  /// GPU runs several threads of a tile. Such output is not maintained.
  Coarsening CoarsenTiles = Coarsening::None;
  /// If true, loops that index arrays of a thread, or that read tile_static arrays, get a mark to
  /// unroll them (--optimize=unroll-loops).
  bool UnrollLoops = false;
  /// If true, untiled kernels describe their loops, so that launches select how many indices a
  /// thread of a GPU runs (--optimize=coarsen-untiled).
  bool CoarsenUntiled = false;
  /// If true, the output has `#line` directives, so that compilers, debuggers and
  /// profilers show the lines of the sources.
  bool LineDirectives = false;
  /// The root of the tree that the outputs mirror, an absolute path; empty if
  /// they mirror none. Then HeaderDir is the root of the mirrored tree,
  /// HeaderBase is this folder, and the output has the same path relative to
  /// HeaderDir as the source has relative to this folder, except that the names
  /// of the two files may differ. Includes of files below the root keep their
  /// names, and headers without C++ AMP are not written.
  std::string MirrorRoot;
  /// If true, the sources were written for Microsoft's compiler: Clang accepts
  /// what that compiler accepts, and the output is standard C++. Files are found
  /// and read as on Windows (see SourceFileSystem.h).
  bool FromMsvc = false;
  /// With FromMsvc: the folder of the Windows headers for Linux; empty if they
  /// are not installed.
  std::string WindowsIncludeDir;
  /// With FromMsvc: defines the macros that Microsoft's compiler predefines for
  /// Windows, such as `_WIN32`.
  bool DefineWin32 = false;
  /// With FromMsvc: `long` in the sources is written as `int`, because it has 4 bytes on Windows.
  bool LongAsInt = false;
  /// With LongAsInt: the caller compares Translation::LongDefinitions of all sources. Then there is
  /// no warning about declarations for `int` and `long` whose definitions may be elsewhere.
  bool CallerComparesLongs = false;
  /// Without LongAsInt: types of the Windows headers such as LONG are `long`, as on Windows,
  /// instead of `int`. For comparisons of types only, because they have a wrong size on Linux.
  bool LongInHeaders = false;
  /// Accepts names of the Developer Preview of Visual Studio 11, such as
  /// `restrict(direct3d)` and `grid<2>`, and writes those of C++ AMP 1.2.
  bool AmpPreview = false;
  /// The macros that the configurations of the project define differently, if the caller knows all
  /// configurations: then other macros of the command line are the same in all of them (AMP1904).
  std::optional<std::vector<std::string>> VaryingMacros;
};

/// An `#include` directive of an output for the output of a header.
struct OutputInclude {
  std::string Name; ///< As in the directive, without quotes; empty if it is not written there.
  std::string Path; ///< Path of the included output.
};

/// An output file that is not written yet.
struct OutputFile {
  /// Path of the file that it was translated from. Absolute, except that a
  /// copied source (TranslateStatus::NoAmp) has the path as the user gave it.
  std::string Original;
  /// Path of the output; "-" for standard output.
  std::string Path;
  /// The complete contents, including the mark (see TranslatedMark.h).
  std::string Text;
  /// True for a translated header, false for the main output.
  bool IsHeader = false;
  /// The directives for translated headers. Those of the main output also have the headers that
  /// the command line includes.
  std::vector<OutputInclude> Includes = {}; // NOLINT(readability-redundant-member-init)
};

/// The outcome of a translation.
enum class TranslateStatus {
  Translated, ///< Files contains the output.
  NoAmp,    ///< The unit has no C++ AMP; Files contains a copy of the input, or IsCorrected is set.
  Rejected, ///< An error in a source was reported; Files is empty.
  EnvironmentError, ///< An error without a source location was reported.
};

/// The result of translate().
struct Translation {
  TranslateStatus Status = TranslateStatus::EnvironmentError;
  /// The main output, then the headers in the order of their first inclusion.
  std::vector<OutputFile> Files;
  /// With NoAmp: true if Files differ from the sources, because --from-msvc has
  /// changed code that only Microsoft's compiler accepts.
  bool IsCorrected = false;
  /// All files that the parse read, the input first (for --depfile).
  std::vector<std::string> Dependencies;
  /// The kernels in source order; empty if the source was rejected.
  std::vector<LaunchedKernel> Kernels;
  /// With LongAsInt: what another source may define with `int` instead of `long`.
  std::vector<LongDefinition> LongDefinitions;
  /// True if the source or its headers contain `__declspec(dllexport)` after preprocessing.
  bool Exports = false;
  /// True if the source is translated with AmpPreview although the options lack it.
  bool IsPreview = false;
};

/// Translates the source at \p Path with the compiler flags that \p Database
/// has for it. Prints diagnostics to \p Diagnostics in Clang's format, with
/// locations in the original files.
Translation translate(const clang::tooling::CompilationDatabase &Database, const std::string &Path,
                      const TranslateOptions &Options, llvm::raw_ostream &Diagnostics);

} // namespace amp2hip

#endif // AMP2HIP_TRANSLATOR_H
