//===--- Reports.cpp - Reports and the baseline ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/Reports.h"

#include "files/StagedFile.h"
#include "migrate/run/messages/Messages.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;
namespace fs = llvm::sys::fs;

namespace amp2hip::migrate {

Error checkReportFormats(const ReportOptions &Options) {
  for (StringRef Report : Options.Files) {
    StringRef Extension = sys::path::extension(Report);
    if (Extension != ".html" && Extension != ".json" && Extension != ".sarif")
      return createStringError(
          fmt::format("unknown format of report '{}'; use .html, .json or .sarif", Report));
  }
  return Error::success();
}

/// Returns the files that writeReports() writes.
static std::vector<std::string> writtenFiles(const ReportOptions &Options) {
  std::vector<std::string> Result = Options.Files;
  if (!Options.WriteBaseline.empty())
    Result.push_back(Options.WriteBaseline);
  return Result;
}

Error checkReportFiles(const MigrationPlan &P, const ReportOptions &Options) {
  for (StringRef File : writtenFiles(Options)) {
    if (!fs::exists(File))
      continue;
    for (const PlannedFile &F : concat<const PlannedFile>(P.Files, P.OtherShards))
      if (fs::equivalent(File, F.Path))
        return createStringError(fmt::format(
            "'{}' is a file of the code base and is not overwritten; choose another file", File));
  }
  if (Options.Baseline.empty())
    return Error::success();
  return readBaseline(Options.Baseline).takeError();
}

Error prepareReportFiles(const ReportOptions &Options) {
  for (StringRef File : writtenFiles(Options)) {
    if (File == "-")
      continue;
    fs::file_status Status;
    std::error_code Reason;
    if (!fs::status(File, Status)) {
      if (Status.type() == fs::file_type::directory_file)
        Reason = std::make_error_code(std::errc::is_a_directory);
      else
        Reason = fs::access(File, fs::AccessMode::Write);
    } else if (StringRef Folder = sys::path::parent_path(File); !Folder.empty()) {
      Reason = fs::create_directories(Folder);
      if (!Reason && !fs::is_directory(Folder))
        Reason = std::make_error_code(std::errc::not_a_directory);
      if (!Reason)
        Reason = fs::access(Folder, fs::AccessMode::Write);
    }
    if (Reason)
      return cannotWrite(File, Reason);
  }
  return Error::success();
}

static Error writeWhole(StringRef File, StringRef Text) {
  Expected<StagedFile> Staged = StagedFile::stage(File, Text);
  return Staged ? Staged->commit() : Staged.takeError();
}

/// Returns the errors of \p M that its baseline \p File lacks, with their lines of code.
static std::string newErrors(const Migration &M, StringRef File) {
  size_t Count = 0, All = 0;
  std::string Texts;
  for (const ReportedFinding &Reported : findingsOf(M)) {
    if (Reported.Found->Severity != "error")
      continue;
    ++All;
    if (Reported.Known)
      continue;
    ++Count;
    Texts += findingText(*Reported.Found, Reported.Sources.front(), M.Root);
  }
  return Count && Count != All
             ? fmt::format("{} of {} {} not in the baseline '{}':\n{}", Count,
                           counted(All, "error"), Count == 1 ? "is" : "are", File, Texts)
             : "";
}

Error writeReports(Migration M, const ReportOptions &Options, bool &HasErrors,
                   std::string *NewErrors) {
  if (Options.Files.empty() && Options.Baseline.empty() && Options.WriteBaseline.empty())
    return Error::success();
  if (!M.HasTexts)
    readTexts(M);
  if (!Options.WriteBaseline.empty())
    if (Error Failed = writeWhole(Options.WriteBaseline, baselineText(M)))
      return Failed;
  for (const std::string &File : {Options.Baseline, Options.WriteBaseline}) {
    if (File.empty())
      continue;
    Expected<Baseline> Known = readBaseline(File);
    if (!Known)
      return Known.takeError();
    M.Known = std::move(*Known);
    HasErrors = hasOpenErrors(M);
    if (NewErrors)
      *NewErrors = newErrors(M, File);
  }
  for (const std::string &File : Options.Files)
    if (Error Failed = writeReport(File, M))
      return Failed;
  return Error::success();
}

MigrateStatus writeMergedReport(ArrayRef<std::string> Parts, const ReportOptions &Options,
                                raw_ostream &Messages) {
  auto Fail = [&](Error Failure) {
    Messages << "amp2hip: error: " << toString(std::move(Failure)) << '\n';
    return MigrateError;
  };
  if (Error Wrong = checkReportFormats(Options))
    return Fail(std::move(Wrong));
  Expected<Migration> M = mergeReports(Parts);
  if (!M)
    return Fail(M.takeError());
  if (Error Failed = prepareReportFiles(Options))
    return Fail(std::move(Failed));
  bool HasErrors = hasOpenErrors(*M);
  if (Error Failed = writeReports(std::move(*M), Options, HasErrors))
    return Fail(std::move(Failed));
  return HasErrors ? MigrateFailed : MigrateDone;
}

} // namespace amp2hip::migrate
