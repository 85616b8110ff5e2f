//===--- TranslateSources.cpp - Translation of sources --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The child processes end in any order, but their results are published in the
// order of the plan. So the files of the migrated tree, and which of two sources
// is in conflict with the other, do not depend on the speed of the machine.
//
//===----------------------------------------------------------------------===//
#include "migrate/run/TranslateSources.h"
#include "amp2hip/TranslatedMark.h"
#include "migrate/plan/CopiedText.h"
#include "migrate/plan/Encoding.h"
#include "migrate/run/CopyFiles.h"
#include "migrate/run/children/ChildPool.h"
#include "migrate/run/children/Interrupt.h"
#include "migrate/run/children/TranslationResult.h"
#include "migrate/run/headers/CopiedHeaders.h"
#include "migrate/run/headers/SharedHeaders.h"
#include "migrate/run/messages/LinesChanged.h"
#include "migrate/run/messages/Messages.h"
#include "migrate/run/messages/PrintedMessages.h"
#include "migrate/run/uptodate/UpToDate.h"
#include "text/Format.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <map>

using namespace llvm;
namespace path = llvm::sys::path;

namespace amp2hip::migrate {

/// True if a source without C++ AMP does not compile on Linux as it is, or means
/// something else: a header has an output, or the output of the source differs from it by more than
/// the mark in the first line.
static bool isCorrected(const PlannedFile &F, const FileRecord &Record,
                        const std::map<std::string, std::string> &Texts) {
  auto Output = Texts.find(F.Relative);
  if (Record.State != "without-amp" || Output == Texts.end())
    return false;
  if (any_of(Record.Outputs, [](const amp2hip::migrate::Output &O) { return O.IsHeader; }))
    return true;
  const std::string Source = readFile(F.Path).value_or("");
  const StringRef Text = Output->second;
  return Text != Source && Text.split('\n').second != Source;
}

/// Returns the output of the source itself; null if there is none.
static const Output *mainOutput(const FileRecord &Record) {
  const auto Main = find_if(Record.Outputs, [](const Output &O) { return !O.IsHeader; });
  return Main == Record.Outputs.end() ? nullptr : &*Main;
}

static std::set<std::string>
pathsOf(const std::map<std::string, std::vector<const PlannedFile *>> &Sources) {
  std::set<std::string> Result;
  for (const auto &[Path, Variants] : Sources)
    Result.insert(Path);
  return Result;
}

namespace {

/// The files of one child process.
struct Stage {
  std::string Folder;
  std::string tree() const { return Folder + "/tree"; }
  std::string record() const { return Folder + "/record.json"; }
  std::string log() const { return Folder + "/log.txt"; }
};

class Translation {
public:
  Translation(MigrationContext &R, RecordKeys &K)
      : R(R), K(K), Headers(R.Plan.Root, R.State, pathsOf(R.SourcesWithVariants)) {}
  void run();

private:
  struct Task {
    const PlannedFile *File;
    std::string Key;
    std::optional<size_t> Child; ///< Index of its child process, if it needs one.
    std::optional<ChildResult> Ended;
  };

  void plan();
  ChildCommand prepare(const Task &T);
  Stage stageOf(const Task &T) const { return {fmt::format("{}/{}", R.ScratchFolder, *T.Child)}; }
  void finishInOrder();
  void finishUpToDate(const PlannedFile &F);
  void finishMisnamed(const PlannedFile &F);
  void finish(const Task &T);
  void printMessages(const FileRecord &Record, StringRef Log);
  bool publishOutputs(const PlannedFile &F, StoredRecord &Stored,
                      const std::map<std::string, std::string> &Texts);
  bool isCopy(const PlannedFile &F, const FileRecord &Record,
              const std::map<std::string, std::string> &Texts);
  bool keepOrCopy(const PlannedFile &F, StoredRecord &Stored);
  bool copyOrShare(const PlannedFile &F, StoredRecord &Stored);
  Error moveSystemFiles(StoredRecord &Stored);
  void updateRecords(const std::set<std::string> &Extended, const StoredRecord &Stored);

  MigrationContext &R;
  RecordKeys &K;
  std::vector<Task> Tasks;      ///< All sources, in the order of the plan.
  std::vector<size_t> Children; ///< Tasks with child processes.
  size_t Next = 0;              ///< The first task that is not finished.
  SharedHeaders Headers;
  PrintedMessages Known;
  /// The first sources with messages in headers, by keyOfHeaderMessages().
  std::map<std::string, std::string> FirstWithMessages;
  /// The numbers of other sources that have only the warnings of a source, by its name.
  std::map<std::string, size_t> SameWarnings;
};

void Translation::plan() {
  for (const PlannedFile &F : R.Plan.Files) {
    if (F.What != Action::Translate)
      continue;
    Task T{&F, K.ofTranslation(F), std::nullopt, std::nullopt};
    if (!F.NameProblem.empty()) {
      Tasks.push_back(std::move(T));
      continue;
    }
    if (reasonToUpdate(R, K, F, T.Key).empty()) {
      Headers.addUpToDate(*R.Records.find(F.Relative));
    } else {
      T.Child = Children.size();
      Children.push_back(Tasks.size());
    }
    Tasks.push_back(std::move(T));
  }
}

ChildCommand Translation::prepare(const Task &T) {
  const Stage S = stageOf(T);
  const PlannedFile &F = *T.File;
  const std::string Output = S.tree() + "/" + F.Relative;
  if (std::error_code Reason = sys::fs::create_directories(path::parent_path(Output)))
    R.report(createStringError(fmt::format("cannot write '{}': {}", Output, Reason.message())));
  ChildCommand Result{R.Options.Translator.Path,
                      {F.Path, "-o", Output, "--header-dir=" + S.tree(),
                       "--header-base=" + R.Plan.Root, "--mirror=" + R.Plan.Root,
                       "--result=" + S.record(),
                       R.Options.ColorErrors ? "--color=always" : "--color=never"},
                      S.log()};
  // The record of a source has all of its errors, unless the user limits them.
  if (none_of(R.Options.TranslatorOptions,
              [](StringRef Option) { return Option.ltrim('-').starts_with("error-limit"); }))
    Result.Arguments.push_back("--error-limit=0");
  append_range(Result.Arguments, translationArguments(R, F));
  R.Log.started(F.Relative);
  return Result;
}

void Translation::run() {
  plan();
  R.Result.Translations = unsigned(Children.size());
  R.Log.begin(unsigned(Children.size()));
  finishInOrder();
  runChildren(
      Children.size(), {R.Options.Jobs, R.Options.TimeLimit, {}},
      [&](size_t I) { return prepare(Tasks[Children[I]]); },
      [&](size_t I, const ChildResult &Ended) {
        Tasks[Children[I]].Ended = Ended;
        R.Log.finished(Ended.End != ChildEnd::Exited || Ended.ExitCode != 0);
        finishInOrder();
      });
  R.Result.WasInterrupted = wasInterrupted();
  R.Log.clear();
  for (const auto &[First, Count] : SameWarnings)
    R.Log.print(fmt::format("{}: {} the same warnings, which are in headers\n", First,
                            Count == 1 ? "1 other source has"
                                       : fmt::format("{} other sources have", Count)));
}

/// Finishes the next tasks in the order of the plan, up to the first whose child
/// process is still running.
void Translation::finishInOrder() {
  for (; Next != Tasks.size(); ++Next) {
    const Task &T = Tasks[Next];
    if (!T.File->NameProblem.empty())
      finishMisnamed(*T.File);
    else if (!T.Child)
      finishUpToDate(*T.File);
    else if (T.Ended)
      finish(T);
    else
      return;
  }
}

void Translation::finishUpToDate(const PlannedFile &F) {
  const FileRecord &Record = R.Records.find(F.Relative)->Record;
  if (!isSuccess(Record.State))
    R.Log.print(describeRecord(Record) +
                Known.newIn(errorTexts(Record, R.Plan.Root), F.Relative, R.Plan.Root));
  R.publishAgain(F.Relative);
}

/// Records the failure of a source whose name cannot be represented.
void Translation::finishMisnamed(const PlannedFile &F) {
  StoredRecord Stored;
  Stored.Record.Source = F.Relative;
  setFailed(Stored.Record, "failed",
            fmt::format("the name of the source contains {}; rename the source, or leave it out "
                        "with --exclude",
                        F.NameProblem));
  printMessages(Stored.Record, "");
  if (Error Failed = R.Records.save(std::move(Stored)))
    R.report(std::move(Failed));
}

/// Replaces the dependencies outside of the code base by the name of their list.
Error Translation::moveSystemFiles(StoredRecord &Stored) {
  std::vector<Dependency> Inside, Outside;
  for (Dependency &D : Stored.Record.Dependencies)
    (path::is_absolute(D.File) ? Outside : Inside).push_back(std::move(D));
  Stored.Record.Dependencies = std::move(Inside);
  Expected<std::string> Name = R.System.add(std::move(Outside));
  if (!Name)
    return Name.takeError();
  Stored.System = *Name;
  return Error::success();
}

void Translation::finish(const Task &T) {
  const PlannedFile &F = *T.File;
  const Stage S = stageOf(T);
  const std::string Log = readFile(S.log()).value_or("");
  StoredRecord Stored;
  FileRecord &Record = Stored.Record;
  const auto Limit = std::chrono::duration_cast<std::chrono::seconds>(R.Options.TimeLimit);
  Record = recordOf(F, *T.Ended, readFile(S.record()).value_or(""), Log, unsigned(Limit.count()));
  if (T.Ended->PeakMemory > MemoryGoal)
    R.Result.PeakMemory[F.Relative] = T.Ended->PeakMemory;

  std::map<std::string, std::string> Texts;
  AgreedHeaders Agreed;
  if (isSuccess(Record.State)) {
    Expected<std::map<std::string, std::string>> Read = readOutputs(Record, S.tree());
    if (!Read)
      setFailed(Record, "failed", toString(Read.takeError()));
    else {
      addCopies(R, Headers.headersToCopy(Record), Record, *Read);
      if (Agreed = Headers.add(Record, *Read); !Agreed.Error.empty())
        setFailed(Record, "failed", Agreed.Error);
      else
        Texts = std::move(*Read);
    }
  }
  (void)sys::fs::remove_directories(S.Folder);
  printMessages(Record, Log);
  for (const std::string &Note : Agreed.Notes)
    R.Log.print(fmt::format("amp2hip: note: {}\n", Note));

  if (Record.Dependencies.empty())
    Record.Dependencies = {{F.original(), R.Hashes.hashOf(F.Path)}};
  if (Error Failed = moveSystemFiles(Stored))
    return R.report(std::move(Failed));
  Expected<std::vector<std::string>> Lists = R.Longs.add(std::move(Record.LongDefinitions));
  if (!Lists)
    return R.report(Lists.takeError());
  Stored.LongLists = std::move(*Lists);
  Record.LongDefinitions.clear();
  if (F.InPlace && Record.State != "translated" && !isCorrected(F, Record, Texts))
    Record.Outputs.clear();
  else if (!(isSuccess(Record.State) ? publishOutputs(F, Stored, Texts) : keepOrCopy(F, Stored)))
    return;
  updateRecords(Agreed.Extended, Stored);
  // An error of the environment may have disappeared in the next run: for example, the memory or
  // the disk was full.
  const bool IsRepeatable = T.Ended->End != ChildEnd::NotStarted &&
                            T.Ended->End != ChildEnd::Signaled && T.Ended->ExitCode != 2;
  Record.Key = IsRepeatable ? K.ofResult(T.Key, Record) : "";
  if (Error Failed = R.Records.save(std::move(Stored)))
    R.report(std::move(Failed));
}

/// Updates the hashes of the headers \p Extended in the records of other sources:
/// the translation of \p Stored has added includes to them.
void Translation::updateRecords(const std::set<std::string> &Extended, const StoredRecord &Stored) {
  if (Extended.empty())
    return;
  std::vector<StoredRecord> Changed;
  for (const auto &[Source, Other] : R.Records.all()) {
    StoredRecord New = Other;
    bool Any = false;
    for (const std::string &File : Extended)
      if (auto Found = New.Published.find(File);
          Found != New.Published.end() && Source != Stored.Record.Source) {
        Found->second = Stored.Published.at(File);
        Any = true;
      }
    if (Any)
      Changed.push_back(std::move(New));
  }
  for (StoredRecord &New : Changed)
    if (Error Failed = R.Records.save(std::move(New)))
      R.report(std::move(Failed));
}

/// Prints what the translation printed, if it has errors or warnings, after a
/// line with their numbers.
void Translation::printMessages(const FileRecord &Record, StringRef Log) {
  std::string Line = describeRecord(Record);
  if (Line.empty())
    return;
  // Many sources may include one header with errors.
  if (const std::string Key = keyOfHeaderMessages(Record); !Key.empty()) {
    auto [First, IsNew] = FirstWithMessages.try_emplace(Key, Record.Source);
    // Only a failure is worth two lines for each source.
    if (!IsNew && isSuccess(Record.State))
      return void(++SameWarnings[First->second]);
    if (!IsNew)
      return R.Log.print(Line + fmt::format("  the same messages as for {}\n", First->second));
  }
  std::string Text = Known.newIn(Log, Record.Source, R.Plan.Root);
  // The log lacks errors that the driver has found.
  for (const Finding &F : Record.Findings)
    if (F.Severity == "error" && Log.find(F.Message) == StringRef::npos)
      Text += fmt::format("{}:1:1: error: {}\n", Record.original(), F.Message);
  R.Log.print(Line + Text);
}

/// True if the child has not corrected \p F, a source without C++ AMP, except for what copies of
/// files get, too.
bool Translation::isCopy(const PlannedFile &F, const FileRecord &Record,
                         const std::map<std::string, std::string> &Texts) {
  const Output *O = mainOutput(Record);
  auto Main = O ? Texts.find(O->File) : Texts.end();
  if (Main == Texts.end() || Texts.size() != 1)
    return Main == Texts.end();
  const std::string Bytes = readFile(F.Path).value_or("");
  const std::string Original = readableCopy(Bytes).value_or(Bytes);
  std::vector<Note> Ignored;
  for (const std::string &Text :
       {Bytes, Original, copiedText(R.Plan, R.Includes, F, Bytes, Ignored)})
    if (equalAfterMark(withMark(F.Path, Bytes, Text), Main->second))
      return true;
  return false;
}

bool Translation::publishOutputs(const PlannedFile &F, StoredRecord &Stored,
                                 const std::map<std::string, std::string> &Texts) {
  FileRecord &Record = Stored.Record;
  // A copy has no mark, and its includes are corrected.
  if (Record.State == "without-amp" && isCopy(F, Record, Texts))
    Record.Outputs.clear();
  bool IsGood = true;
  const bool HasMain = mainOutput(Record);
  // Headers first: a source without its headers would not compile.
  for (bool Header : {true, false})
    for (const Output &O : Record.Outputs) {
      if (O.IsHeader != Header)
        continue;
      const std::string &Text = Texts.at(O.File);
      OutputState &State = Stored.Published[O.File];
      const std::string Original =
          path::is_absolute(O.Original) ? O.Original : R.Plan.Root + "/" + O.Original;
      if (Record.State == "translated")
        State.LinesChanged = linesChanged(readFile(Original).value_or(""), Text);
      IsGood &= R.publish(O.File, Text, State);
    }
  if (HasMain)
    return IsGood;
  return copyOrShare(F, Stored) && IsGood;
}

/// Adds the copy of \p F to the outputs: that of another variant if it has the same text.
bool Translation::copyOrShare(const PlannedFile &F, StoredRecord &Stored) {
  if (const auto Group = R.SourcesWithVariants.find(F.original());
      Group != R.SourcesWithVariants.end()) {
    std::vector<Note> Ignored;
    const std::string Hash =
        hashOfOriginal(copiedText(R.Plan, R.Includes, F, readFile(F.Path).value_or(""), Ignored));
    for (const PlannedFile *Other : Group->second) {
      if (Other == &F)
        break; // the next ones are not translated yet
      const StoredRecord *Known = R.Records.find(Other->Relative);
      const Output *O = Known ? mainOutput(Known->Record) : nullptr;
      if (!O)
        continue;
      const auto State = Known->Published.find(O->File);
      if (State == Known->Published.end() || State->second.Hash != Hash)
        continue;
      Stored.Record.Outputs.push_back({F.original(), O->File, false});
      Stored.Published.insert(*State);
      return true;
    }
  }
  Stored.Record.Outputs.push_back({F.original(), F.Relative, false});
  return publishCopy(R, F, Stored);
}

bool Translation::keepOrCopy(const PlannedFile &F, StoredRecord &Stored) {
  Stored.Record.Outputs.clear();
  const StoredRecord *Last = R.Records.find(F.Relative);
  const Output *Main = Last ? mainOutput(Last->Record) : nullptr;
  // Another variant may have changed a file that both used.
  if (!Main || (Main->File != F.Relative && !F.VariantOf.empty()))
    return publishCopy(R, F, Stored);
  Stored.Record.Outputs = Last->Record.Outputs;
  Stored.Published = Last->Published;
  return true;
}

} // namespace

void translateSources(MigrationContext &R, RecordKeys &K) { Translation(R, K).run(); }

} // namespace amp2hip::migrate
