//===--- Main.cpp - The command amp2hip -----------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "BuildLine.h"
#include "CommandLine.h"
#include "CrashRecovery.h"
#include "Environment.h"
#include "amp2hip/Rules.h"
#include "amp2hip/TranslatedMark.h"
#include "amp2hip/Translator.h"
#include "amp2hip/WriteTranslation.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/InitLLVM.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/PrettyStackTrace.h"
#include "llvm/Support/raw_ostream.h"
#include <algorithm>
#include <cstdlib>

using namespace amp2hip;

/// The exit statuses that the user's guide promises.
enum ExitStatus { Done = 0, SourceError = 1, UsageError = 2 };

static ExitStatus environmentError(const llvm::Twine &Message) {
  llvm::errs() << "amp2hip: error: " << Message << '\n';
  return UsageError;
}

/// Refuses what can be refused without parsing.
static ExitStatus checkInput(llvm::StringRef Input) {
  bool IsFolder = llvm::sys::fs::is_directory(Input);
  auto Buffer = llvm::MemoryBuffer::getFile(Input, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (IsFolder || !Buffer)
    return environmentError(
        "cannot read '" + Input + "': " +
        (IsFolder ? std::make_error_code(std::errc::is_a_directory)
                  : Buffer.getError())
            .message());
  if (!isTranslated((*Buffer)->getBuffer()))
    return Done;
  llvm::errs() << Input << ":1:1: error: this file was written by amp2hip; "
               << "translate the original\n";
  return SourceError;
}

/// True after a translation has crashed.
static bool Crashed = false;

static ExitStatus crashError(llvm::StringRef Input, llvm::StringRef Reason) {
  Crashed = true;
  llvm::errs() << Input << ":1:1: error: amp2hip crashed on this source ("
               << Reason << ") and wrote nothing\n"
               << "amp2hip: note: please report it with this source, its "
                  "headers and the command line\n";
  return SourceError;
}

static ExitStatus translateAndWrite(const CommandLine &Line,
                                    const Environment &Env,
                                    const TranslateOptions &Options,
                                    llvm::StringRef Input) {
  // Someone may edit a source while it is translated: then once more.
  for (int Attempt = 0; Attempt != 5; ++Attempt) {
    Translation Result;
    // Files are written afterwards, or not at all.
    std::optional<std::string> Crash = runRecovering([&] {
      Result = translate(*Line.Database, Input.str(), Options, llvm::errs());
    });
    if (Crash)
      return crashError(Input, *Crash);
    switch (Result.Status) {
    case TranslateStatus::Rejected:
      return SourceError;
    case TranslateStatus::Environment:
      return UsageError;
    case TranslateStatus::Translated:
    case TranslateStatus::NoAmp:
      break;
    }
    switch (
        writeTranslation(Result, Line.HeaderDir, Line.DepFile,
                         toolIdentity(Env), llvm::errs())) {
    case WriteStatus::Written:
      if (Result.Status == TranslateStatus::NoAmp)
        llvm::errs() << "amp2hip: note: '" << Input
                     << "' neither holds nor includes C++ AMP; copied "
                        "unchanged\n";
      return Done;
    case WriteStatus::Conflict:
      return SourceError;
    case WriteStatus::Unwritable:
      return UsageError;
    case WriteStatus::OutOfDate:
      break;
    }
  }
  return environmentError("'" + Input +
                          "' or a header of it changes all the time");
}

static ExitStatus runJob(const CommandLine &Line, const Environment &Env,
                         const Job &Job) {
  if (ExitStatus Status = checkInput(Job.Input))
    return Status;
  llvm::Expected<std::string> ResourceDir =
      findResourceDir(Env, *Line.Database, Job.Input);
  if (!ResourceDir)
    return environmentError(llvm::toString(ResourceDir.takeError()));
  TranslateOptions Options;
  Options.RuntimeIncludeDir = Env.RuntimeIncludeDir;
  Options.ResourceDir = *ResourceDir;
  Options.OutputPath = Job.Output;
  Options.HeaderDir = Line.HeaderDir;
  Options.HeaderBase = Line.HeaderBase;
  Options.WarningFlags = Line.WarningFlags;
  Options.ErrorLimit = Line.ErrorLimit;
  Options.AmpExtensions = Line.AmpExtensions;
  Options.AmpLongAsInt = Line.AmpLongAsInt;
  Options.TileLoops = Line.TileLoops;
  return translateAndWrite(Line, Env, Options, Job.Input);
}

static ExitStatus printBuildLine(const CommandLine &Line,
                                 const Environment &Env) {
  for (const auto &Target : {Line.PrintCompilerFlags, Line.PrintLibraries})
    if (Target)
      if (llvm::Error Missing = checkBackend(Env, *Target))
        return environmentError(llvm::toString(std::move(Missing)));
  llvm::raw_fd_ostream &Stream = llvm::outs();
  if (Line.PrintCompilerFlags)
    Stream << compilerFlags(Env, *Line.PrintCompilerFlags) << '\n';
  if (Line.PrintLibraries)
    Stream << libraryFlags(Env, *Line.PrintLibraries) << '\n';
  Stream.flush();
  if (!Stream.has_error())
    return Done;
  std::error_code Reason = Stream.error();
  Stream.clear_error();
  return environmentError("cannot write to standard output: " +
                          Reason.message());
}

int main(int Count, const char **Arguments) {
  llvm::InitLLVM Start(Count, Arguments);
  llvm::setBugReportMsg("amp2hip: internal error; please report it with a "
                        "source that shows it\n");
  std::optional<CommandLine> Line = parseCommandLine(Count, Arguments);
  if (!Line)
    return UsageError;
  if (Line->ListRules) {
    listRules(llvm::outs());
    return Done;
  }
  Environment Env = findEnvironment(Arguments[0]);
  if (Line->Jobs.empty())
    return printBuildLine(*Line, Env);
  if (llvm::Error Missing = checkRuntimeHeaders(Env))
    return environmentError(llvm::toString(std::move(Missing)));
  ExitStatus Status = Done;
  for (const Job &Job : Line->Jobs)
    Status = std::max(Status, runJob(*Line, Env, Job));
  if (Crashed) {
    // The crash may have left the state of LLVM's static objects invalid.
    llvm::outs().flush();
    llvm::errs().flush();
    std::_Exit(Status);
  }
  return Status;
}
