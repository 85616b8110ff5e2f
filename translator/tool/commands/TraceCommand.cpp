//===--- TraceCommand.cpp - The command trace -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "commands/TraceCommand.h"

#include "files/StagedFile.h"
#include "options/OptionChecks.h"
#include "text/Format.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"

namespace cl = llvm::cl;

namespace amp2hip {

static cl::SubCommand TraceCommand("trace", "Convert a trace of a program to an HTML page");
static cl::OptionCategory TraceCategory("Traces");

static cl::opt<std::string> TraceFile(cl::Positional, cl::desc("<trace.json>"),
                                      cl::sub(TraceCommand), cl::cat(TraceCategory));
static cl::opt<std::string> PageFile("o", cl::value_desc("file"), cl::sub(TraceCommand),
                                     cl::cat(TraceCategory), cl::desc("The HTML page to write"));

static const char TraceOverview[] = "Writes a page that shows a trace of a program in a browser\n\n"
                                    "  AMP2HIP_TRACE=trace.json ./program\n"
                                    "  amp2hip trace trace.json -o page.html\n\n"
                                    "Exit status: 0 success, 2 an error of usage or environment.\n";

static llvm::StringRef pageTemplate() {
#define PART(Name, Contents) Contents
  static const char Text[] =
#include "TracePage.inc"
      ;
#undef PART
  return Text;
}

/// Returns an error unless \p Text is a trace in the Chrome trace event format.
static llvm::Error checkTrace(llvm::StringRef Text) {
  llvm::Expected<llvm::json::Value> Parsed = llvm::json::parse(Text);
  if (!Parsed)
    return Parsed.takeError();
  const llvm::json::Object *Whole = Parsed->getAsObject();
  const llvm::json::Array *Events = Whole ? Whole->getArray("traceEvents") : nullptr;
  if (!Events)
    return llvm::createStringError("it has no array 'traceEvents'");
  for (const llvm::json::Value &Event : *Events) {
    const llvm::json::Object *One = Event.getAsObject();
    if (!One || !One->getString("ph") || !One->getString("name") || !One->getInteger("pid") ||
        !One->getInteger("tid"))
      return llvm::createStringError("an event lacks 'ph', 'name', 'pid' or 'tid'");
    if (*One->getString("ph") == "X" &&
        (!One->getNumber("ts") || !One->getNumber("dur") || !One->getObject("args")))
      return llvm::createStringError("an event lacks 'ts', 'dur' or 'args'");
  }
  return llvm::Error::success();
}

/// Writes the page. Returns an error with the name of the file.
static llvm::Error writePage() {
  auto Buffer = llvm::MemoryBuffer::getFile(TraceFile, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!Buffer)
    return llvm::createStringError(
        fmt::format("cannot read '{}': {}", TraceFile.getValue(), Buffer.getError().message()));
  llvm::StringRef Text = (*Buffer)->getBuffer();
  if (llvm::Error Wrong = checkTrace(Text))
    return llvm::createStringError(fmt::format("'{}' is not a trace: {}", TraceFile.getValue(),
                                               llvm::toString(std::move(Wrong))));
  if (bool IsSame = false;
      !llvm::sys::fs::equivalent(TraceFile, PageFile.getValue(), IsSame) && IsSame)
    return llvm::createStringError(
        fmt::format("cannot write '{}': it is the trace", PageFile.getValue()));
  auto [Before, After] = pageTemplate().split("@DATA@");
  std::string Page = Before.str();
  for (char C : Text) // a name must not end the script
    if (C == '<')
      Page += "\\u003c";
    else
      Page += C;
  Page += After;
  llvm::Expected<StagedFile> Staged = StagedFile::stage(PageFile, Page);
  return Staged ? Staged->commit() : Staged.takeError();
}

bool isTraceCommand(int Count, const char **Arguments) {
  return Count > 1 && llvm::StringRef(Arguments[1]) == TraceCommand.getName();
}

int runTraceCommand(int Count, const char **Arguments) {
  constexpr int UsageError = 2;
  llvm::ArrayRef<const char *> All(Arguments, size_t(Count));
  cl::HideUnrelatedOptions(TraceCategory, TraceCommand);
  if (!checkOptionNames(All.drop_front(2), TraceCommand,
                        {"amp2hip trace", "amp2hip trace trace.json -o page.html"}) ||
      !parseOptions(All, TraceOverview))
    return UsageError;
  if (TraceFile.empty()) {
    usageError("no trace given; name the file that a program wrote with AMP2HIP_TRACE");
    return UsageError;
  }
  if (PageFile.empty()) {
    usageError("no page to write; name it with '-o page.html'");
    return UsageError;
  }
  if (llvm::Error Failed = writePage()) {
    llvm::errs() << "amp2hip: error: " << llvm::toString(std::move(Failed)) << '\n';
    return UsageError;
  }
  return 0;
}

} // namespace amp2hip
