//===--- Main.cpp - The command-line tool amp2hip -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Checks, translates and writes each source of the command line, and prints the
// closing messages. The exit status is the highest status of all sources.
//
//===----------------------------------------------------------------------===//
#include "CrashRecovery.h"
#include "ResultFile.h"
#include "amp2hip/DiagnosticSummary.h"
#include "amp2hip/Rules.h"
#include "amp2hip/TranslatedMark.h"
#include "amp2hip/Translator.h"
#include "amp2hip/WriteTranslation.h"
#include "commands/Devices.h"
#include "commands/Explain.h"
#include "commands/MigrateCommandLine.h"
#include "commands/ReportCommand.h"
#include "commands/TraceCommand.h"
#include "migrate/run/Migrate.h"
#include "options/BuildFlags.h"
#include "options/CommandLine.h"
#include "options/DatabaseErrors.h"
#include "options/Environment.h"
#include "options/Inputs.h"
#include "options/ShellFiles.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <chrono>
#include <cstdlib>
#ifdef __GLIBC__
#include <malloc.h>
#include <sys/mman.h>
#include <unistd.h>
#endif

using namespace amp2hip;

/// The exit statuses, as documented in docs/user-guide.md.
enum ExitStatus { Done = 0, SourceError = 1, UsageError = 2 };

static ExitStatus environmentError(const llvm::Twine &Message) {
  llvm::errs() << "amp2hip: error: " << Message << '\n';
  return UsageError;
}

/// True if the flags for \p Input name its language.
static bool namesLanguage(const clang::tooling::CompilationDatabase &Database,
                          llvm::StringRef Input) {
  for (const clang::tooling::CompileCommand &Command : Database.getCompileCommands(Input))
    for (llvm::StringRef Flag : Command.CommandLine)
      if (Flag.starts_with("-x") || Flag.starts_with("--language"))
        return true;
  return false;
}

/// Reports an error for an input that can be rejected without a parse.
static ExitStatus checkInput(const CommandLine &Line, llvm::StringRef Input) {
  // A pipe would block the reader.
  auto Buffer = llvm::sys::fs::is_regular_file(Input)
                    ? llvm::MemoryBuffer::getFile(Input, /*IsText=*/false,
                                                  /*RequiresNullTerminator=*/false)
                    : std::make_error_code(std::errc::invalid_argument);
  if (Buffer && isTranslated((*Buffer)->getBuffer())) {
    llvm::errs() << Input << ":1:1: error: this file was written by amp2hip; "
                 << "translate the original\n";
    return SourceError;
  }
  std::string Reason = describeBadInput(Input, namesLanguage(*Line.Database, Input), Line.FromMsvc);
  return Reason.empty() ? Done : environmentError(Reason);
}

/// Prints "1 warning and 2 errors generated.", or nothing if there are none.
static void printCounts(const DiagnosticSummary &Summary) {
  auto Print = [](unsigned Count, const char *What) {
    llvm::errs() << Count << ' ' << What << (Count == 1 ? "" : "s");
  };
  if (!Summary.Errors && !Summary.Warnings)
    return;
  if (Summary.Warnings)
    Print(Summary.Warnings, "warning");
  if (Summary.Warnings && Summary.Errors)
    llvm::errs() << " and ";
  if (Summary.Errors)
    Print(Summary.Errors, "error");
  llvm::errs() << " generated.\n";
}

/// Writes the files of \p Result. If an input changed in the meantime, writes
/// nothing and sets \p OutOfDate.
static ExitStatus write(const CommandLine &Line, const Environment &Env, const Translation &Result,
                        llvm::StringRef Input, bool &OutOfDate) {
  switch (writeTranslation(Result, Line.HeaderDir, Line.DepFile, toolIdentity(Env), llvm::errs(),
                           Line.Force)) {
  case WriteStatus::Written:
    if (Result.Status == TranslateStatus::NoAmp)
      llvm::errs() << "amp2hip: note: '" << Input << "' and its headers contain no C++ AMP; "
                   << (Result.IsCorrected ? "only code for Microsoft's compiler was changed\n"
                                          : "the source was copied unchanged\n");
    return Done;
  case WriteStatus::Conflict:
    return SourceError;
  case WriteStatus::Unwritable:
    return UsageError;
  case WriteStatus::OutOfDate:
    OutOfDate = true;
    return Done;
  }
  return UsageError;
}

/// True after a translation has crashed.
static bool Crashed = false;

static ExitStatus crashError(llvm::StringRef Input, llvm::StringRef Reason) {
  Crashed = true;
  llvm::errs() << Input << ":1:1: error: amp2hip crashed on this source (" << Reason
               << "); no output was written\n"
               << "amp2hip: note: please report the crash with this source, "
                  "its headers and the command line\n";
  return SourceError;
}

/// Translates \p Input and writes its output. Adds the rules and suggestions of
/// its diagnostics to \p All.
static ExitStatus translateAndWrite(const CommandLine &Line, const Environment &Env,
                                    const TranslateOptions &Options, llvm::StringRef Input,
                                    DiagnosticSummary &All) {
  const auto Start = std::chrono::steady_clock::now();
  if (!Line.ResultFile.empty())
    if (llvm::Error Wrong = checkResultFile(Line.ResultFile))
      return environmentError(llvm::toString(std::move(Wrong)));
  // Translate again if somebody edited a source during the translation.
  for (int Attempt = 0; Attempt != 5; ++Attempt) {
    DiagnosticSummary Summary;
    Translation Result;
    // translate() writes no files, so that a crash leaves no incomplete output.
    std::optional<std::string> Crash = runRecovering(
        [&] { Result = translate(*Line.Database, Input.str(), Options, llvm::errs(), Summary); });
    if (Crash)
      return crashError(Input, *Crash);
    bool OutOfDate = false;
    ExitStatus Status = Result.Status == TranslateStatus::Rejected ? SourceError
                        : Result.Status == TranslateStatus::EnvironmentError
                            ? UsageError
                            : write(Line, Env, Result, Input, OutOfDate);
    if (OutOfDate)
      continue;
    printCounts(Summary);
    std::chrono::duration<double> Elapsed = std::chrono::steady_clock::now() - Start;
    if (!Line.ResultFile.empty())
      if (llvm::Error Wrong = writeResultFile(Line.ResultFile, Input, Options, Result, Summary,
                                              Status != Done, Elapsed.count()))
        Status = environmentError(llvm::toString(std::move(Wrong)));
    All.Rules.insert(Summary.Rules.begin(), Summary.Rules.end());
    llvm::append_range(All.Suggestions, Summary.Suggestions);
    return Status;
  }
  return environmentError(
      fmt::format("'{}' or one of its headers keeps changing during the translation; translate "
                  "again when the files no longer change",
                  Input));
}

static ExitStatus runJob(const CommandLine &Line, const Environment &Env, const Job &Job,
                         DiagnosticSummary &All) {
  if (ExitStatus Status = checkInput(Line, Job.Input))
    return Status;
  if (std::string Wrong = describeMissingCommand(*Line.Database, Job.Input); !Wrong.empty())
    return environmentError(Wrong);
  llvm::Expected<std::string> ResourceDir = findResourceDir(Env, *Line.Database, Job.Input);
  if (!ResourceDir)
    return environmentError(llvm::toString(ResourceDir.takeError()));
  TranslateOptions Options;
  Options.RuntimeIncludeDir = Env.RuntimeIncludeDir;
  Options.ResourceDir = *ResourceDir;
  Options.OutputPath = Job.Output;
  Options.HeaderDir = Line.HeaderDir;
  Options.HeaderBase = Line.HeaderBase;
  Options.WarningFlags = Line.WarningFlags;
  Options.RemarkFlags = Line.RemarkFlags;
  Options.ErrorLimit = Line.ErrorLimit;
  Options.AmpExtensions = Line.AmpExtensions;
  Options.AmpLongAsInt = Line.AmpLongAsInt;
  Options.LineDirectives = Line.LineDirectives;
  Options.TileLoops = Line.TileLoops;
  Options.CoarsenTiles = Line.Optimize.CoarsenTiles;
  Options.UnrollLoops = Line.Optimize.UnrollLoops;
  Options.CoarsenUntiled = Line.Optimize.CoarsenUntiled;
  Options.MirrorRoot = Line.MirrorRoot;
  Options.FromMsvc = Line.FromMsvc;
  Options.DefineWin32 = Line.DefineWin32;
  Options.LongAsInt = Line.LongAsInt;
  Options.CallerComparesLongs = !Line.ResultFile.empty();
  Options.AmpPreview = Line.AmpPreview;
  Options.VaryingMacros = Line.VaryingMacros;
  if (Line.FromMsvc)
    Options.WindowsIncludeDir = Env.WindowsIncludeDir;
  return translateAndWrite(Line, Env, Options, Job.Input, All);
}

/// Flushes standard output. Reports an error if not all of it could be written.
static ExitStatus finishOutput() { return flushOutput() ? Done : UsageError; }

static ExitStatus explain(llvm::StringRef Asked) {
  std::optional<llvm::StringRef> Page = pageOf(Asked);
  const std::string Closest = Page ? "" : closestRule(Asked);
  if (!Page)
    return environmentError(
        fmt::format("unknown rule '{}';{} --list-rules prints all rules", Asked,
                    Closest.empty() ? "" : fmt::format(" did you mean '{}'?", Closest)));
  llvm::outs() << *Page;
  return finishOutput();
}

static ExitStatus printBuildFlags(const CommandLine &Line, const Environment &Env) {
  for (const auto &Target : {Line.PrintCompilerFlags, Line.PrintLibraries})
    if (Target)
      if (llvm::Error Missing = checkBackend(Env, *Target))
        return environmentError(llvm::toString(std::move(Missing)));
  if (Line.FromMsvc)
    if (llvm::Error Missing = checkWindowsHeaders(Env))
      return environmentError(llvm::toString(std::move(Missing)));
  if (Line.PrintCompilerFlags == BuildTarget::Clangd)
    llvm::outs() << clangdSettings(Env, Line.FromMsvc);
  else if (Line.PrintCompilerFlags == BuildTarget::Ide)
    llvm::outs() << ideFlags(Env, Line.FromMsvc) << '\n';
  else if (Line.PrintCompilerFlags)
    llvm::outs() << compilerFlags(Env, *Line.PrintCompilerFlags, Line.FromMsvc) << '\n';
  if (Line.PrintLibraries)
    llvm::outs() << libraryFlags(Env, *Line.PrintLibraries, Line.FromMsvc) << '\n';
  return finishOutput();
}

/// Runs `amp2hip migrate` or `amp2hip check`.
static int migrateCodeBase(int Count, const char **Arguments) {
  Environment Env = findEnvironment(Arguments[0]);
  std::optional<migrate::MigrateOptions> Options = parseMigrateCommandLine(Count, Arguments, Env);
  if (!Options)
    return UsageError;
  if (llvm::Error Missing = checkRuntimeHeaders(Env))
    return environmentError(llvm::toString(std::move(Missing)));
  migrate::MigrateStatus Status = migrate::migrate(*Options, llvm::outs(), llvm::errs());
  return std::max<int>(Status, finishOutput());
}

/// Returns the arguments, with those that other programs accept for --help and
/// --version replaced: `amp2hip help [command]`, `amp2hip command --version`.
static std::vector<const char *> withUsualSpellings(llvm::ArrayRef<const char *> Given) {
  std::vector<const char *> Result = Given.vec();
  if (Result.size() >= 2 && Result.size() <= 3 && llvm::StringRef(Result[1]) == "help" &&
      !llvm::sys::fs::exists("help")) {
    Result.erase(Result.begin() + 1);
    Result.push_back("--help");
  } else if (Result.size() == 3 && llvm::StringRef(Result[2]) == "--version" &&
             !llvm::StringRef(Result[1]).starts_with("-")) {
    Result.erase(Result.begin() + 1);
  }
  return Result;
}

/// Clang allocates up to hundreds of MB in small blocks and on a thread of its own. The defaults of
/// malloc() would increase the heap of that thread by a few pages in each of thousands of calls,
/// and the kernel would map each page of 4 KiB by itself. Huge pages save a quarter of the time of
/// a translation.
static void allocateInLargeSteps() {
#ifdef __GLIBC__
  constexpr size_t Reserved = 256 << 20;
  mallopt(M_ARENA_MAX, 1);
  mallopt(M_MMAP_THRESHOLD, 32 << 20); // larger blocks are not in the heap
  mallopt(M_TRIM_THRESHOLD, 512 << 20);
  mallopt(M_TOP_PAD, Reserved);
  const char *End = static_cast<const char *>(sbrk(0));
  // Larger than what is left of the initial heap, so the reserve is added to it.
  void *volatile Block = malloc(1 << 20); // volatile: the compiler must not remove the allocation
  free(Block);
  const char *NewEnd = static_cast<const char *>(sbrk(0));
  // Without huge pages, the pages are mapped as before.
  if (const size_t Page = sysconf(_SC_PAGESIZE); NewEnd > End)
    madvise(reinterpret_cast<void *>(llvm::alignTo(reinterpret_cast<uintptr_t>(End), Page)),
            NewEnd - End, MADV_HUGEPAGE);
  mallopt(M_TOP_PAD, 64 << 20);
#endif
}

int main(int GivenCount, const char **Given) {
  allocateInLargeSteps();
  llvm::InitLLVM Start(GivenCount, Given);
  std::vector<const char *> Usual = withUsualSpellings({Given, size_t(GivenCount)});
  const int Count = int(Usual.size());
  const char **Arguments = Usual.data();
  llvm::setBugReportMsg("amp2hip: internal error; please report it with a "
                        "source that causes it\n");
  if (isMigrateCommand(Count, Arguments))
    return migrateCodeBase(Count, Arguments);
  if (isReportCommand(Count, Arguments))
    return runReportCommand(Count, Arguments);
  if (isTraceCommand(Count, Arguments))
    return runTraceCommand(Count, Arguments);
  std::optional<CommandLine> Line = parseCommandLine(Count, Arguments);
  if (!Line)
    return UsageError;
  llvm::errs().enable_colors(wantsColors(Line->Colors, llvm::errs()));
  if (!Line->Explain.empty())
    return explain(Line->Explain);
  if (!Line->Generate.empty()) {
    if (!printShellFile(Line->Generate, llvm::outs()))
      return environmentError(
          fmt::format("invalid value '{}' of '--generate'; use man, bash or zsh", Line->Generate));
    return finishOutput();
  }
  if (Line->ListRules) {
    listRules(llvm::outs());
    return finishOutput();
  }
  if (Line->ListDevices) {
    printDevices(llvm::outs());
    return finishOutput();
  }
  Environment Env = findEnvironment(Arguments[0]);
  if (Line->Jobs.empty())
    return printBuildFlags(*Line, Env);
  if (llvm::Error Missing = checkRuntimeHeaders(Env))
    return environmentError(llvm::toString(std::move(Missing)));
  ExitStatus Status = Done;
  DiagnosticSummary All;
  for (const Job &Job : Line->Jobs)
    Status = std::max(Status, runJob(*Line, Env, Job, All));
  if (const std::string Note = pageNote(All.Rules, Env); !Note.empty())
    llvm::errs() << "amp2hip: note: " << Note << '\n';
  if (Crashed) {
    // The crash may have left the state of LLVM's static objects invalid.
    llvm::outs().flush();
    llvm::errs().flush();
    std::_Exit(Status);
  }
  if (Line->ApplyFixes && !applySuggestions(All.Suggestions, llvm::errs()))
    return UsageError;
  return Status;
}
