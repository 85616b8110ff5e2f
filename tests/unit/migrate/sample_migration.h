// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A small migration in a temporary folder, for tests of the reports.
#ifndef AMP2HIP_TESTS_UNIT_MIGRATE_SAMPLE_MIGRATION_H
#define AMP2HIP_TESTS_UNIT_MIGRATE_SAMPLE_MIGRATION_H

#include "../temporary_folder.h"
#include "migrate/report/MigrationReport.h"

using namespace amp2hip::migrate;

/// Returns a finding of the rule AMP1402 by default.
inline Finding finding(const std::string &file, int line, const std::string &rule = "AMP1402",
                       const std::string &severity = "error") {
  Finding f;
  f.Severity = severity;
  f.Rule = rule;
  f.Where = {file, line, 5, line, 8};
  f.Message = "an amp lambda cannot capture 'n' by reference";
  return f;
}

inline FileRecord record(const std::string &source, const std::string &state) {
  FileRecord r;
  r.Source = source;
  r.State = state;
  if (state == "translated")
    r.Outputs.push_back({source, source, false});
  return r;
}

/// The folders "in" and "out", and a migration from one to the other.
class sample_migration : public temporary_folder {
public:
  sample_migration() {
    m.Name = "Flow";
    m.Root = path("in");
    m.OutDir = path("out");
    m.ToolVersion = "0.2.0";
    m.Seconds = 1.5;
  }

  /// Adds a source with its translation.
  FileRecord &translated(const std::string &source, const std::string &text,
                         const std::string &translation) {
    write("in/" + source, text);
    write("out/" + source, translation);
    return m.Files.emplace_back(record(source, "translated"));
  }

  /// Adds a source with findings.
  FileRecord &failed(const std::string &source, const std::string &text,
                     std::vector<Finding> findings) {
    write("in/" + source, text);
    FileRecord &r = m.Files.emplace_back(record(source, "failed"));
    r.Findings = std::move(findings);
    return r;
  }

  /// Writes a report and returns its text.
  std::string report(const std::string &name) {
    llvm::Error failed = writeReport(path(name), m);
    REQUIRE(toString(std::move(failed)) == "");
    return read(name);
  }

  Migration m;
};

/// Returns the message of an error; empty if there is none.
inline std::string message(llvm::Error error) { return toString(std::move(error)); }
template <typename T>
std::string message(llvm::Expected<T> value) {
  return value ? "" : toString(value.takeError());
}

/// Returns the value; fails the test if there is an error.
template <typename T>
T valueOf(llvm::Expected<T> value) {
  if (!value)
    FAIL(toString(value.takeError()));
  return std::move(*value);
}

#endif // AMP2HIP_TESTS_UNIT_MIGRATE_SAMPLE_MIGRATION_H
