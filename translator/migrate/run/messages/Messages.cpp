//===--- Messages.cpp - Sentences about files of a migration --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/run/messages/Messages.h"

#include "migrate/report/content/Texts.h"
#include "text/Format.h"
#include "llvm/Support/Path.h"
#include <map>

using namespace llvm;

namespace amp2hip::migrate {

std::string counted(size_t Count, StringRef Noun) {
  return fmt::format("{} {}{}", Count, Noun, Count == 1 ? "" : "s");
}

std::string describePublication(StringRef Path, UpdateOutcome What, StringRef Text) {
  switch (What) {
  case UpdateOutcome::Unchanged:
  case UpdateOutcome::Written:
  case UpdateOutcome::Merged:
  case UpdateOutcome::Removed:
    return "";
  case UpdateOutcome::Conflict: {
    StringRef Before = Text.take_front(Text.find("<<<<<<< "));
    return fmt::format("{}:{}:1: error: an edit and the new translation changed the same lines; "
                       "edit the lines between the conflict markers\n",
                       Path, Before.count('\n') + 1);
  }
  case UpdateOutcome::Unresolved:
    return fmt::format("amp2hip: error: '{}' has conflict markers and is not written; edit the "
                       "lines between them and migrate again\n",
                       Path);
  case UpdateOutcome::Unmergable:
    return fmt::format("amp2hip: error: '{}' is binary or large, and both it and its original were "
                       "changed; it is not written, and the new version is in '.amp2hip/base'\n",
                       Path);
  case UpdateOutcome::Foreign:
    return fmt::format("amp2hip: error: '{}' was not written by amp2hip and is not overwritten; "
                       "move it away, or overwrite it with --force\n",
                       Path);
  case UpdateOutcome::Edited:
    return fmt::format("amp2hip: note: '{}' was edited and is not written, because of --no-merge\n",
                       Path);
  case UpdateOutcome::Deleted:
    return fmt::format("amp2hip: note: '{}' was deleted and is not written again; --force writes "
                       "it\n",
                       Path);
  case UpdateOutcome::Orphaned:
    return fmt::format("amp2hip: note: '{}' was edited and is not removed, although its original "
                       "is no longer part of the code base; delete it if you do not need it\n",
                       Path);
  }
  return "";
}

std::string describeDifference(StringRef Relative, UpdateOutcome What) {
  auto Line = [&](const char *Text) { return fmt::format("{}: {}\n", Relative, Text); };
  switch (What) {
  case UpdateOutcome::Written:
    return Line("would be written");
  case UpdateOutcome::Merged:
    return Line("would be merged with the edits");
  case UpdateOutcome::Removed:
    return Line("would be removed");
  case UpdateOutcome::Conflict:
    return Line("the edits would conflict with the new translation");
  case UpdateOutcome::Unresolved:
    return Line("has conflict markers");
  case UpdateOutcome::Unmergable:
    return Line("is binary or large and was changed, and so was its original");
  case UpdateOutcome::Foreign:
    return Line("was not written by amp2hip");
  case UpdateOutcome::Edited:
    return Line("was edited and would not be merged");
  case UpdateOutcome::Unchanged:
  case UpdateOutcome::Deleted:
  case UpdateOutcome::Orphaned:
    break;
  }
  return "";
}

std::string describeRecord(const FileRecord &Record) {
  size_t Errors = 0, Warnings = 0;
  for (const Finding &F : Record.Findings) {
    Errors += F.Severity == "error";
    Warnings += F.Severity == "warning";
  }
  if (!Errors && !Warnings)
    return "";
  std::string Result = Record.VariantOf.empty()
                           ? Record.Source + ": "
                           : fmt::format("{} for project '{}': ", Record.VariantOf, Record.Project);
  if (Record.State == "timed-out")
    return Result + "timed out\n";
  if (Errors)
    Result += fmt::format("{}, {}", Record.State, counted(Errors, "error"));
  if (Warnings)
    Result += (Errors ? ", " : "") + counted(Warnings, "warning");
  return Result + '\n';
}

/// Returns the line \p Number of \p Text and a line with a caret below \p Column, which begins at
/// 1; empty if the line does not exist.
static std::string codeLine(StringRef Text, int Number, int Column) {
  const std::vector<StringRef> Lines = linesOf(Text);
  if (Number < 1 || size_t(Number) > Lines.size())
    return "";
  const StringRef Line = Lines[size_t(Number) - 1].rtrim("\r");
  std::string Caret;
  for (char C : Line.take_front(size_t(std::max(Column, 1)) - 1))
    if ((C & 0xC0) != 0x80) // not the rest of a character in UTF-8
      Caret += C == '\t' ? '\t' : ' ';
  return fmt::format("{:5} | {}\n      | {}^\n", Number, Line, Caret);
}

namespace {

/// Writes findings in Clang's format, with their lines of code.
class FindingPrinter {
public:
  explicit FindingPrinter(StringRef Root) : Root(Root) {}

  std::string textOf(const Finding &F, const std::string &Source) {
    std::string File = F.Where.File.empty() ? Source : F.Where.File;
    if (!sys::path::is_absolute(File))
      File = (Root + "/" + File).str();
    auto [Text, IsNew] = Texts.try_emplace(File);
    if (IsNew)
      Text->second = readText(File).value_or("");
    std::string Result = fmt::format("{}:{}:{}: {}: {}{}\n", File, std::max(F.Where.Line, 1),
                                     std::max(F.Where.Column, 1), F.Severity, F.Message,
                                     F.Rule.empty() ? "" : " [" + F.Rule + "]");
    // An error that concerns the whole source has no line.
    if (F.Where.EndColumn > F.Where.Column || F.Where.Line > 1)
      Result += codeLine(Text->second, F.Where.Line, F.Where.Column);
    return Result;
  }

private:
  StringRef Root;
  std::map<std::string, std::string> Texts;
};

} // namespace

std::string errorTexts(const FileRecord &Record, StringRef Root) {
  std::string Result;
  FindingPrinter Printer(Root);
  for (const Finding &F : Record.Findings)
    if (F.Severity == "error")
      Result += Printer.textOf(F, Record.original());
  return Result;
}

std::string findingText(const Finding &F, const std::string &Source, StringRef Root) {
  FindingPrinter Printer(Root);
  std::string Result = Printer.textOf(F, Source);
  for (const Finding &Note : F.Notes)
    Result += Printer.textOf(Note, Source);
  return Result;
}

std::string keyOfHeaderMessages(const FileRecord &Record) {
  std::string Result;
  for (const Finding &F : Record.Findings) {
    if (F.Severity == "note")
      continue;
    if (F.Where.File.empty() || F.Where.File == Record.original())
      return "";
    Result += fmt::format("{}:{}:{}: {}: {}\n", F.Where.File, F.Where.Line, F.Where.Column,
                          F.Severity, F.Message);
  }
  return Result;
}

} // namespace amp2hip::migrate
