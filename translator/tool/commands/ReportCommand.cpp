//===--- ReportCommand.cpp - The command report ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "commands/ReportCommand.h"

#include "migrate/run/Reports.h"
#include "options/OptionChecks.h"
#include "llvm/Support/CommandLine.h"

namespace cl = llvm::cl;

namespace amp2hip {

static cl::SubCommand Command("report", "Merge the reports of the shards of a migration");
static cl::OptionCategory Category("Reports");

static cl::list<std::string> Parts(cl::Positional, cl::desc("<report.json>..."), cl::sub(Command),
                                   cl::cat(Category));
static cl::list<std::string> Files("report", cl::value_desc("file"), cl::sub(Command),
                                   cl::cat(Category),
                                   cl::desc("Write a report: .html, .json or .sarif; may be "
                                            "repeated"));
static cl::opt<std::string> Baseline("baseline", cl::value_desc("file"), cl::sub(Command),
                                     cl::cat(Category),
                                     cl::desc("File of findings that do not affect the exit code"));
static cl::opt<std::string>
    WriteBaseline("write-baseline", cl::value_desc("file"), cl::sub(Command), cl::cat(Category),
                  cl::desc("Write a baseline with all findings of the reports"));

static const char ReportOverview[] =
    "Merges the JSON reports of the shards (--shard) of one migration\n\n"
    "  amp2hip report shard1.json shard2.json --report all.html\n\n"
    "Exit status: 0 success, 1 a source has errors that the baseline does not list,\n"
    "2 an error of usage or environment.\n";

bool isReportCommand(int Count, const char **Arguments) {
  return Count > 1 && llvm::StringRef(Arguments[1]) == Command.getName();
}

int runReportCommand(int Count, const char **Arguments) {
  llvm::ArrayRef<const char *> All(Arguments, size_t(Count));
  cl::HideUnrelatedOptions(Category, Command);
  if (!checkOptionNames(All.drop_front(2), Command,
                        {"amp2hip report", "amp2hip migrate SOURCE --out-dir DIR"}) ||
      !parseOptions(All, ReportOverview))
    return migrate::MigrateError;
  if (Parts.empty())
    usageError("no report given; name the JSON reports of all shards");
  else if (Files.empty() && WriteBaseline.empty() && Baseline.empty())
    usageError("nothing to write; name a report with '--report FILE.html'");
  else
    return migrate::writeMergedReport(Parts, {Files, Baseline, WriteBaseline}, llvm::errs());
  return migrate::MigrateError;
}

} // namespace amp2hip
