//===--- TranslationResult.cpp - Results of child processes ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/children/TranslationResult.h"

#include "migrate/state/StateFolder.h"
#include "text/Format.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/JSON.h"

using namespace llvm;

namespace amp2hip::migrate {

bool isSuccess(StringRef State) {
  return StringSwitch<bool>(State)
      .Cases("translated", "without-amp", "unsupported", true)
      .Default(false);
}

void setFailed(FileRecord &Record, StringRef State, std::string Message) {
  Record.State = State.str();
  Record.Findings.push_back(
      {"error", "", "", {Record.original(), 1, 1, 1, 1}, std::move(Message), {}, {}});
}

static bool hasError(const FileRecord &Record) {
  for (const Finding &F : Record.Findings)
    if (F.Severity == "error")
      return true;
  return false;
}

/// Returns the last error of the environment in \p Log, without
/// "amp2hip: error: "; the last line if there is none.
static std::string lastError(StringRef Log) {
  static constexpr StringLiteral Prefix = "amp2hip: error: ";
  StringRef Last;
  for (StringRef Rest = Log.rtrim(); !Rest.empty();) {
    auto [Before, Line] = Rest.contains('\n') ? Rest.rsplit('\n') : std::pair(StringRef(), Rest);
    if (Line.consume_front(Prefix))
      return Line.str();
    if (Last.empty())
      Last = Line;
    Rest = Before;
  }
  return Last.take_front(300).str();
}

/// Makes \p Record that of \p F.
static void identify(FileRecord &Record, const PlannedFile &F) {
  Record.Source = F.Relative;
  Record.VariantOf = F.VariantOf;
  Record.Project = F.Projects.empty() ? "" : F.Projects.front();
}

/// Returns the record that a child wrote, if it is one of \p F.
static std::optional<FileRecord> parseRecord(const PlannedFile &F, StringRef Written) {
  Expected<json::Value> Value = json::parse(Written);
  if (!Value) {
    consumeError(Value.takeError());
    return std::nullopt;
  }
  Expected<FileRecord> Record = fromJson(*Value);
  if (!Record) {
    consumeError(Record.takeError());
    return std::nullopt;
  }
  if (!isSuccess(Record->State) && Record->State != "failed" && Record->State != "crashed")
    return std::nullopt;
  identify(*Record, F);
  return *Record;
}

FileRecord recordOf(const PlannedFile &F, const ChildResult &Result, StringRef Written,
                    StringRef Log, unsigned SecondsLimit) {
  FileRecord Record;
  identify(Record, F);
  switch (Result.End) {
  case ChildEnd::TimedOut:
    setFailed(
        Record, "timed-out",
        fmt::format("translation was stopped after {} s of processor time, or ten times as long "
                    "in all; raise --time-limit, or leave out the file with --exclude",
                    SecondsLimit));
    break;
  case ChildEnd::Signaled:
    setFailed(
        Record, "crashed",
        StringRef(Result.Reason).starts_with("Killed")
            ? "the translation was killed, perhaps because the memory was exhausted; use a "
              "smaller number of parallel translations (-j)"
            : fmt::format("amp2hip crashed on this source ({}); please report it", Result.Reason));
    break;
  case ChildEnd::NotStarted:
    setFailed(Record, "failed", fmt::format("amp2hip cannot be started: {}", Result.Reason));
    break;
  case ChildEnd::Exited:
    if (std::optional<FileRecord> Parsed = parseRecord(F, Written))
      Record = std::move(*Parsed);
    if (Result.ExitCode && isSuccess(Record.State))
      Record.State = "failed";
    if (Record.State.empty() || (!isSuccess(Record.State) && !hasError(Record))) {
      std::string Reason = lastError(Log);
      if (Reason.empty() || !Result.ExitCode)
        Reason =
            fmt::format("amp2hip ended with exit code {} and without a result", Result.ExitCode);
      setFailed(Record, Record.State == "crashed" ? "crashed" : "failed", Reason);
    }
    break;
  }
  Record.Seconds = Result.Seconds;
  return Record;
}

Expected<std::map<std::string, std::string>> readOutputs(const FileRecord &Record,
                                                         StringRef Folder) {
  std::map<std::string, std::string> Result;
  bool HasMain = Record.State != "translated";
  for (const Output &O : Record.Outputs) {
    HasMain |= O.File == Record.Source;
    if (Error Bad = checkRelative(O.File))
      return Bad;
    std::optional<std::string> Text = readFile((Folder + "/" + O.File).str());
    if (!Text)
      return createStringError(fmt::format("amp2hip did not write '{}'", O.File));
    Result[O.File] = std::move(*Text);
  }
  if (!HasMain)
    return createStringError(fmt::format("amp2hip did not write '{}'", Record.Source));
  return Result;
}

} // namespace amp2hip::migrate
