// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of findings, their fingerprints, and baselines.
#include "sample_migration.h"

/// Returns the fingerprints of the findings of a source with this text.
static std::vector<std::string> fingerprints(const std::string &text,
                                             const std::vector<Finding> &findings) {
  sample_migration sample;
  sample.failed("src/a.cpp", text, findings);
  readTexts(sample.m);
  std::vector<std::string> result;
  for (const ReportedFinding &reported : findingsOf(sample.m))
    result.push_back(reported.Fingerprint);
  return result;
}

TEST_CASE("a fingerprint does not depend on the line number", "[reports]") {
  std::vector<std::string> first = fingerprints("int n;\nrun(&n);\n", {finding("src/a.cpp", 2)});
  REQUIRE(first.size() == 1);
  CHECK(first[0].size() == 16);
  CHECK(fingerprints("// new\n\nint n;\n  run(&n);\t\n", {finding("src/a.cpp", 4)}) == first);
  CHECK(fingerprints("int n;\nrun(&m);\n", {finding("src/a.cpp", 2)}) != first);
  CHECK(fingerprints("int n;\nrun(&n);\n", {finding("src/a.cpp", 2, "AMP1403")}) != first);
}

TEST_CASE("equal lines have different fingerprints", "[reports]") {
  std::vector<Finding> twice = {finding("src/a.cpp", 3), finding("src/a.cpp", 1)};
  std::vector<std::string> found = fingerprints("run(&n);\n\nrun(&n);\n", twice);
  REQUIRE(found.size() == 2);
  CHECK(found[0] != found[1]);
  CHECK(fingerprints("run(&n);\n", {finding("src/a.cpp", 1)})[0] == found[0]);
}

TEST_CASE("a finding in a header is reported once", "[reports]") {
  sample_migration sample;
  sample.write("in/a.h", "run(&n);\n");
  sample.failed("1.cpp", "", {finding("a.h", 1)});
  sample.failed("2.cpp", "", {finding("a.h", 1), finding("2.cpp", 1)});
  readTexts(sample.m);
  std::vector<ReportedFinding> found = findingsOf(sample.m);
  REQUIRE(found.size() == 2);
  CHECK(found[0].Found->Where.File == "2.cpp");
  CHECK(found[1].Sources == std::vector<std::string>{"1.cpp", "2.cpp"});
}

TEST_CASE("known findings do not fail a check", "[reports]") {
  sample_migration sample;
  sample.failed("src/a.cpp", "run(&n);\n", {finding("src/a.cpp", 1)});
  readTexts(sample.m);
  CHECK(hasOpenErrors(sample.m));
  std::string text = baselineText(sample.m);
  CHECK(text.find("\"rule\":\"AMP1402\"") != std::string::npos);
  CHECK(text.find("\"file\":\"src/a.cpp\"") != std::string::npos);
  sample.write("known.json", text);
  auto known = valueOf(readBaseline(sample.path("known.json")));
  sample.m.Known = known;
  CHECK_FALSE(hasOpenErrors(sample.m));
  CHECK(findingsOf(sample.m)[0].Known);

  sample.m.Files[0].Findings.push_back(finding("src/a.cpp", 1, "AMP1101"));
  CHECK(hasOpenErrors(sample.m));
  sample.m.Files[0].Findings.back().Severity = "warning";
  CHECK_FALSE(hasOpenErrors(sample.m));
}

TEST_CASE("a baseline cannot excuse a crash", "[reports]") {
  sample_migration sample;
  readTexts(sample.m);
  CHECK_FALSE(hasOpenErrors(sample.m));
  for (const char *state : {"crashed", "timed-out", "failed"}) {
    sample.m.Files = {record("a.cpp", state)};
    CHECK(hasOpenErrors(sample.m));
  }
  for (const char *state : {"translated", "copied", "without-amp", "unsupported"}) {
    sample.m.Files = {record("a.cpp", state)};
    CHECK_FALSE(hasOpenErrors(sample.m));
  }
}

TEST_CASE("a baseline has a line per error and warning", "[reports]") {
  sample_migration sample;
  sample.failed("b.cpp", "run();\n",
                {finding("b.cpp", 1), finding("b.cpp", 1, "AMP1901", "warning"),
                 finding("b.cpp", 1, "AMP1902", "note")});
  readTexts(sample.m);
  llvm::StringRef text = "";
  std::string kept = baselineText(sample.m);
  text = kept;
  CHECK(text.count('\n') == 4);
  CHECK(text.count("\"fingerprint\"") == 2);
  CHECK_FALSE(text.contains("\"line\""));
}

TEST_CASE("a damaged baseline is an error", "[reports]") {
  temporary_folder folder;
  auto reading = [&](const char *text) {
    folder.write("known.json", text);
    return message(readBaseline(folder.path("known.json")));
  };
  CHECK(reading("{") != "");
  CHECK(reading("[]").find("the member 'baseline-version' is missing") != std::string::npos);
  CHECK(reading("{\"baseline-version\": 7}").find("version 7") != std::string::npos);
  CHECK(reading("{\"baseline-version\": 1}").find("'findings' is missing") != std::string::npos);
  CHECK(reading("{\"baseline-version\": 1, \"findings\": [{}]}").find("'fingerprint'") !=
        std::string::npos);
  CHECK(reading("{\"baseline-version\": 1, \"findings\": []}") == "");
  CHECK(message(readBaseline(folder.path("none.json"))).find("none.json") != std::string::npos);
}
