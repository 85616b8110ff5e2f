//===--- ResultFile.cpp - The record of a translation ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "ResultFile.h"

#include "amp2hip/Rules.h"
#include "amp2hip/TranslatedMark.h"
#include "files/StagedFile.h"
#include "migrate/FileRecord.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

namespace path = llvm::sys::path;

namespace amp2hip {
namespace {

/// Converts the results of a translation to the types of a record.
class RecordWriter {
public:
  explicit RecordWriter(const TranslateOptions &Options) : Options(Options) {
    llvm::SmallString<256> Current;
    if (Options.MirrorRoot.empty())
      llvm::sys::fs::current_path(Current);
    Root = Options.MirrorRoot.empty() ? Current.str().str() : Options.MirrorRoot;
  }

  /// Returns \p Path relative to the root if it is below it, else absolute.
  std::string name(llvm::StringRef Path) const { return relativeTo(Root, Path); }

  /// Returns the path of an output relative to the root of the outputs, the
  /// header folder; without one, like name().
  std::string outputName(llvm::StringRef Path) const {
    if (Options.MirrorRoot.empty() || Options.HeaderDir.empty())
      return name(Path);
    return relativeTo(absolute(Options.HeaderDir), Path);
  }

  migrate::Place place(const SourcePlace &P) const {
    return {P.File.empty() ? "" : name(P.File), int(P.Line), int(P.Column), int(P.EndLine),
            int(P.EndColumn)};
  }

  migrate::Finding finding(const Finding &F) const {
    migrate::Finding Result;
    Result.Severity = F.Level == Severity::Error     ? "error"
                      : F.Level == Severity::Warning ? "warning"
                                                     : "note";
    if (F.Violated) {
      Result.Rule = info(*F.Violated).name();
      Result.Flag = info(*F.Violated).Flag.str();
    }
    Result.Where = place(F.Where);
    Result.Message = F.Message;
    for (const Finding &Note : F.Notes)
      Result.Notes.push_back(finding(Note));
    for (const SuggestedText &Edit : F.Edits)
      Result.FixIts.push_back({place(Edit.Where), Edit.Text});
    return Result;
  }

  migrate::Kernel kernel(const LaunchedKernel &K) const {
    return {K.Name,
            K.Function,
            place(K.Where),
            K.Captures,
            std::vector<int>(K.Tile.begin(), K.Tile.end()),
            int64_t(K.SharedBytes)};
  }

  migrate::LongDefinition definition(const LongDefinition &D) const {
    return {D.Name, hashOfOriginal(D.Signature), D.Longs, D.Code, D.IsDefinition, place(D.Where)};
  }

private:
  static std::string absolute(llvm::StringRef Path) {
    llvm::SmallString<256> Result(Path);
    llvm::sys::fs::make_absolute(Result);
    path::remove_dots(Result, /*remove_dot_dot=*/true);
    return Result.str().str();
  }
  static std::string relativeTo(llvm::StringRef Folder, llvm::StringRef Path) {
    std::string Full = absolute(Path);
    llvm::StringRef Below = Full;
    if (Below.consume_front(Folder) && (Folder == "/" || Below.consume_front("/")))
      return Below.str();
    return Full;
  }

  const TranslateOptions &Options;
  std::string Root;
};

} // namespace

llvm::Error checkResultFile(llvm::StringRef File) {
  // The temporary file is removed again.
  return StagedFile::stage(File, " ").takeError();
}

llvm::Error writeResultFile(llvm::StringRef File, llvm::StringRef Input,
                            const TranslateOptions &Options, const Translation &Result,
                            const DiagnosticSummary &Summary, bool Failed, double Seconds) {
  RecordWriter Writer(Options);
  migrate::FileRecord Record;
  Record.Source = Writer.name(Input);
  Record.State = Failed                                    ? "failed"
                 : Result.Status == TranslateStatus::NoAmp ? "without-amp"
                                                           : "translated";
  Record.Seconds = Seconds;
  Record.Exports = Result.Exports;
  Record.IsPreview = Result.IsPreview;
  for (const std::string &Dependency : Result.Dependencies)
    if (auto Buffer = llvm::MemoryBuffer::getFile(Dependency, /*IsText=*/false))
      Record.Dependencies.push_back(
          {Writer.name(Dependency), hashOfOriginal((*Buffer)->getBuffer())});
  if (!Failed)
    for (const OutputFile &Written : Result.Files) {
      migrate::Output &New = Record.Outputs.emplace_back();
      New.Original = Writer.name(Written.Original);
      New.File = Writer.outputName(Written.Path);
      New.IsHeader = Written.IsHeader;
      for (const OutputInclude &I : Written.Includes)
        New.Includes.push_back({I.Name, Writer.outputName(I.Path)});
    }
  for (const Finding &F : Summary.Findings)
    Record.Findings.push_back(Writer.finding(F));
  for (const LaunchedKernel &K : Result.Kernels)
    Record.Kernels.push_back(Writer.kernel(K));
  for (const LongDefinition &D : Result.LongDefinitions)
    Record.LongDefinitions.push_back(Writer.definition(D));
  return writeWholeFile(File, [&](llvm::raw_ostream &Stream) {
    Stream << llvm::formatv("{0:2}", migrate::toJson(Record)) << '\n';
  });
}

} // namespace amp2hip
