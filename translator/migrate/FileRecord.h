//===--- FileRecord.h - What is known about a migrated file -----*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The record of one source of a migration: the outcome of its translation, its
/// findings, kernels, dependencies and outputs. `amp2hip --result=FILE` writes
/// the record of a translation, `amp2hip migrate` stores records in
/// DIR/.amp2hip/records/, and all reports are made from them.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_FILERECORD_H
#define AMP2HIP_MIGRATE_FILERECORD_H

#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include "llvm/Support/JSON.h"
#include <string>
#include <vector>

namespace amp2hip::migrate {

/// A place in a source file. Lines and columns begin at 1; 0 means unknown.
/// Columns count bytes. The end is the position after the last character.
struct Place {
  std::string File; ///< Relative to the root of the code base if below it, else absolute.
  int Line = 0, Column = 0, EndLine = 0, EndColumn = 0;
};

/// A text that a diagnostic suggests instead of the text at a place.
struct FixIt {
  Place Where;
  std::string Text;
};

/// A diagnostic of a translation.
struct Finding {
  std::string Severity; ///< "error", "warning" or "note".
  std::string Rule;     ///< "AMP1101", or empty for a message of Clang.
  std::string Flag;     ///< Warning flag without -W ("amp-long"), or empty.
  Place Where;
  std::string Message; ///< Without location, severity and rule.
  std::vector<Finding> Notes;
  std::vector<FixIt> FixIts;
};

/// A kernel: an amp lambda or function object that a parallel_for_each runs.
struct Kernel {
  std::string Name;                  ///< Name of its class in the output: "scale_kernel".
  std::string Function;              ///< The function that contains the launch.
  Place Where;                       ///< The lambda in the source.
  std::vector<std::string> Captures; ///< "array_view<float, 1> v", by value unless "&" is in it.
  std::vector<int> Tile;             ///< Extents of the tile; empty for an untiled kernel.
  int64_t SharedBytes = 0;           ///< Bytes of its tile_static variables.
};

/// A file that a translation read.
struct Dependency {
  std::string File; ///< As in Place.
  std::string Hash; ///< xxh3 of the contents, 16 hexadecimal digits.
};

/// An `#include` directive of an output for the output of a header.
struct OutputInclude {
  std::string Name; ///< Without quotes; empty if a macro or an option names the header.
  std::string File; ///< As in Output.
};

/// A file that a translation wrote.
struct Output {
  std::string Original; ///< As in Place.
  std::string File;     ///< Relative to the root of the migrated tree.
  bool IsHeader = false;
  /// Only in the record of a child process, which `amp2hip migrate` reads and does not store.
  std::vector<OutputInclude> Includes = {};
};

/// What another source may define with `int` instead of `long` (amp2hip/LongDefinition.h).
struct LongDefinition {
  std::string Name;
  std::string Signature; ///< Hash of the text.
  std::string Longs;
  std::string Code;
  bool IsDefinition = true;
  Place Where;
};

/// The outcomes of a migration for a file.
///   translated   it contains or includes C++ AMP and was translated
///   without-amp  a source without C++ AMP was copied
///   copied       another file was copied
///   failed       its translation reported errors
///   crashed      the translation crashed
///   timed-out    the translation exceeded the time limit
///   unsupported  it uses Direct3D, MFC, WinRT...; it was copied unchanged
struct FileRecord {
  std::string Source; ///< Relative to the root of the code base.
  /// For a variant of a source (PlannedFile::VariantOf): the path of the source, and the first
  /// project that compiles the variant. Source is the path of the variant.
  std::string VariantOf = {}, Project = {};
  std::string State;
  std::string Key; ///< Hash of tool, flags and options.
  double Seconds = 0;
  std::vector<Dependency> Dependencies; ///< The source first.
  std::vector<Output> Outputs;
  std::vector<Finding> Findings;
  std::vector<Kernel> Kernels;
  /// True if the source or its headers contain `__declspec(dllexport)` after preprocessing.
  bool Exports = false;
  /// True if the source was translated as code for the preview of C++ AMP without --amp-preview.
  bool IsPreview = false;
  /// Only in the record of a child process (state/LongLists.h).
  std::vector<LongDefinition> LongDefinitions = {};

  /// Returns the path of the source relative to the root of the code base.
  const std::string &original() const { return VariantOf.empty() ? Source : VariantOf; }
};

/// Converts to and from the JSON form, which docs/report.md documents. Members
/// have the names of the fields in lower case with dashes ("shared-bytes").
/// fromJson() returns an error that names the member which is wrong.
llvm::json::Value toJson(const FileRecord &Record);
llvm::Expected<FileRecord> fromJson(const llvm::json::Value &Value);
llvm::json::Value toJson(const LongDefinition &D);
bool fromJSON(const llvm::json::Value &Value, LongDefinition &D, llvm::json::Path Path);

} // namespace amp2hip::migrate

#endif // AMP2HIP_MIGRATE_FILERECORD_H
