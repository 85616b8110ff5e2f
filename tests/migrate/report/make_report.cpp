// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Writes the reports of a described migration, for tests of the reports:
//
//   make_report MIGRATION.json REPORT...
//   make_report --merge REPORT.json... REPORT
//
// MIGRATION.json has the members "name", "root", "out-dir", "version", "seconds",
// "files" (an array of FileRecord) and "notes" (an array of strings).
#include "migrate/report/MigrationReport.h"

#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"

using namespace amp2hip::migrate;

static llvm::ExitOnError check("make_report: ");

static Migration readMigration(llvm::StringRef file) {
  auto buffer = check(llvm::errorOrToExpected(llvm::MemoryBuffer::getFile(file)));
  llvm::json::Value value = check(llvm::json::parse(buffer->getBuffer()));
  const llvm::json::Object &object = *value.getAsObject();
  Migration m;
  m.Name = object.getString("name")->str();
  m.Root = object.getString("root")->str();
  m.OutDir = object.getString("out-dir")->str();
  m.ToolVersion = object.getString("version")->str();
  m.Seconds = object.getNumber("seconds").value_or(0);
  for (const llvm::json::Value &record : *object.getArray("files"))
    m.Files.push_back(check(fromJson(record)));
  for (const llvm::json::Value &note : *object.getArray("notes"))
    m.Notes.push_back({"", 0, note.getAsString()->str()});
  return m;
}

int main(int argc, char **argv) {
  std::vector<std::string> arguments(argv + 1, argv + argc);
  if (arguments.size() >= 3 && arguments[0] == "--merge") {
    std::vector<std::string> parts(arguments.begin() + 1, arguments.end() - 1);
    check(writeReport(arguments.back(), check(mergeReports(parts))));
    return 0;
  }
  if (arguments.size() < 2) {
    llvm::errs() << "usage: make_report [--merge] INPUT.json... REPORT...\n";
    return 2;
  }
  Migration m = readMigration(arguments[0]);
  readTexts(m);
  for (size_t i = 1; i != arguments.size(); ++i)
    check(writeReport(arguments[i], m));
}
