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

/// Returns an error unless \p Event has the fields of an event.
static llvm::Error checkEvent(llvm::StringRef Event) {
  llvm::Expected<llvm::json::Value> Parsed = llvm::json::parse(Event);
  if (!Parsed)
    return Parsed.takeError();
  const llvm::json::Object *One = Parsed->getAsObject();
  if (!One || !One->getString("ph") || !One->getString("name") || !One->getInteger("pid") ||
      !One->getInteger("tid"))
    return llvm::createStringError("an event lacks 'ph', 'name', 'pid' or 'tid'");
  if (*One->getString("ph") == "X" &&
      (!One->getNumber("ts") || !One->getNumber("dur") || !One->getObject("args")))
    return llvm::createStringError("an event lacks 'ts', 'dur' or 'args'");
  return llvm::Error::success();
}

static constexpr llvm::StringLiteral JSONSpace = " \t\r\n";

/// Returns the length of the JSON value at the beginning of \p Text: up to the comma or the bracket
/// that follows it. The value may have errors.
static size_t lengthOfValue(llvm::StringRef Text) {
  size_t Depth = 0;
  for (size_t I = 0; I < Text.size(); ++I) {
    const char C = Text[I];
    if (C == '"') {
      for (++I; I < Text.size() && Text[I] != '"'; ++I)
        if (Text[I] == '\\')
          ++I;
    } else if (C == '{' || C == '[') {
      ++Depth;
    } else if (C == '}' || C == ']') {
      if (Depth == 0)
        return I;
      --Depth;
    } else if (C == ',' && Depth == 0) {
      return I;
    }
  }
  return Text.size();
}

/// Returns the offset of the value of the member \p Name of the object \p Text; npos if there is
/// none.
static size_t findMember(llvm::StringRef Text, llvm::StringRef Name) {
  llvm::StringRef Rest = Text.ltrim(JSONSpace);
  const std::string Quoted = '"' + Name.str() + '"';
  if (!Rest.consume_front("{"))
    return llvm::StringRef::npos;
  while (true) {
    Rest = Rest.ltrim(JSONSpace);
    llvm::StringRef Value = Rest;
    if (Value.consume_front(Quoted) && (Value = Value.ltrim(JSONSpace)).consume_front(":"))
      return size_t(Value.ltrim(JSONSpace).data() - Text.data());
    Rest = Rest.drop_front(lengthOfValue(Rest));
    if (!Rest.consume_front(","))
      return llvm::StringRef::npos;
  }
}

/// Returns an error unless \p Text is a trace in the Chrome trace event format. Parses one event at
/// a time: the tree of a whole trace needs much memory, and LLVM copies it when an array grows.
static llvm::Error checkTrace(llvm::StringRef Text) {
  const size_t Begin = findMember(Text, "traceEvents");
  llvm::StringRef Rest = Text.substr(Begin);
  const bool HasEvents = Begin != llvm::StringRef::npos && Rest.consume_front("[");
  if (HasEvents) {
    Rest = Rest.ltrim(JSONSpace);
    if (!Rest.starts_with("]"))
      do {
        const size_t Length = lengthOfValue(Rest);
        if (llvm::Error Wrong = checkEvent(Rest.take_front(Length)))
          return Wrong;
        Rest = Rest.drop_front(Length);
      } while (Rest.consume_front(","));
  }
  // The rest of the trace, without its events.
  llvm::Expected<llvm::json::Value> Frame =
      llvm::json::parse(HasEvents ? Text.take_front(Begin).str() + '[' + Rest.str() : Text.str());
  if (!Frame)
    return Frame.takeError();
  const llvm::json::Object *Whole = Frame->getAsObject();
  if (!Whole || !Whole->getArray("traceEvents"))
    return llvm::createStringError("it has no array 'traceEvents'");
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
  Page.reserve(Before.size() + Text.size() + Text.size() / 8 + After.size());
  for (llvm::StringRef Rest = Text; !Rest.empty();) { // a name must not end the script
    const auto [Part, Next] = Rest.split('<');
    Page += Part;
    if (Part.size() < Rest.size())
      Page += "\\u003c";
    Rest = Next;
  }
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
