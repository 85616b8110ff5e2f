// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the report files: JSON, its merging, HTML and SARIF.
#include "amp2hip/Rules.h"
#include "migrate/report/content/RulePages.h"
#include "migrate/report/content/Summary.h"
#include "sample_migration.h"
#include "llvm/Support/JSON.h"

namespace {
/// A migration with a file for each interesting state.
class varied_migration : public sample_migration {
public:
  varied_migration() {
    FileRecord &r = translated("src/a.cpp", "int n;\nrun(n);\n", "int n;\nlaunch(n);\n");
    r.Kernels.push_back({"run_kernel",
                         "f",
                         {"src/a.cpp", 2, 1, 2, 4},
                         {"int n", "array<int, 1> &a"},
                         {16, 4},
                         256});
    failed("src/b.cpp", "run(&n);\n\nrun(&n);\n",
           {finding("src/b.cpp", 1), finding("src/b.cpp", 3)});
    m.Files.back().Findings[0].Notes.push_back(finding("src/a.cpp", 2, "", "note"));
    m.Files.back().Findings[0].FixIts.push_back({{"src/b.cpp", 1, 5, 1, 6}, "="});
    m.Files.push_back(record("src/c.cpp", "crashed"));
    m.Files.push_back(record("README.md", "copied"));
    m.Notes.push_back({"flow.sln", 3, "the project 'x' is missing"});
  }
};
} // namespace

TEST_CASE("the extension of a report is its format", "[reports]") {
  varied_migration sample;
  std::string reason = message(writeReport(sample.path("report.txt"), sample.m));
  CHECK(reason == "the report '" + sample.path("report.txt") +
                      "' has an unknown format; use a name that ends with .html, .json or .sarif");
  CHECK(sample.read("report.txt") == "<none>");
  CHECK(llvm::StringRef(sample.report("r.HTML")).starts_with("<!DOCTYPE html>"));
  CHECK(message(llvm::json::parse(sample.report("r.json"))) == "");
  CHECK(message(llvm::json::parse(sample.report("r.sarif"))) == "");
}

TEST_CASE("a report that cannot be written is an error", "[reports]") {
  varied_migration sample;
  std::string reason = message(writeReport(sample.path("none/report.html"), sample.m));
  CHECK(reason.find("cannot write the report '" + sample.path("none/report.html")) == 0);
  // The temporary file of a report does not stay.
  sample.report("report.json");
  std::vector<std::string> expected = {"in/src/a.cpp", "in/src/b.cpp", "out/src/a.cpp",
                                       "report.json"};
  CHECK(sample.files() == expected);
}

TEST_CASE("a JSON report can be read", "[reports]") {
  varied_migration sample;
  readTexts(sample.m);
  sample.m.Known.Fingerprints.insert(findingsOf(sample.m)[1].Fingerprint);
  std::string text = sample.report("report.json");
  auto merged = valueOf(mergeReports({sample.path("report.json")}));
  CHECK(merged.Name == "Flow");
  CHECK(merged.Files.size() == 4);
  CHECK(merged.Changes.size() == 1);
  CHECK(merged.Notes.size() == 1);
  CHECK(merged.Notes[0].Line == 3);
  // The report of the report is equal, except for the order of the files.
  llvm::sort(sample.m.Files,
             [](const FileRecord &a, const FileRecord &b) { return a.Source < b.Source; });
  text = sample.report("report.json");
  sample.m = std::move(merged);
  CHECK(sample.report("again.json") == text);
}

TEST_CASE("reports of shards are merged", "[reports]") {
  varied_migration sample;
  sample.report("1.json");
  // The second shard includes the same header and has a note in common.
  std::vector<FileRecord> first = std::move(sample.m.Files);
  sample.m.Files.clear();
  sample.translated("src/d.cpp", "d\n", "D\n");
  sample.m.Files.back().Findings = {finding("src/b.cpp", 1)};
  sample.m.Notes.push_back({"", 0, "another note"});
  sample.report("2.json");
  auto merged = valueOf(mergeReports({sample.path("1.json"), sample.path("2.json")}));
  CHECK(merged.Files.size() == 5);
  CHECK(merged.Changes.size() == 2);
  CHECK(merged.Notes.size() == 2);
  CHECK(merged.Seconds == 3.0);
  CHECK(findingsOf(merged).size() == 2);
  CHECK(findingsOf(merged)[0].Sources.size() == 2);

  // The fingerprints are those of a migration in one piece.
  sample.m.Files.insert(sample.m.Files.end(), first.begin(), first.end());
  readTexts(sample.m);
  CHECK(findingsOf(merged)[1].Fingerprint == findingsOf(sample.m)[1].Fingerprint);

  // A shard that is given twice, and a report of another code base.
  auto twice = valueOf(mergeReports({sample.path("1.json"), sample.path("1.json")}));
  CHECK(twice.Files.size() == 4);
  REQUIRE(twice.Notes.size() == 2);
  CHECK(twice.Notes[1].Text == "'" + sample.path("1.json") +
                                   "' and an earlier report both contain the source "
                                   "'src/a.cpp'; merge each shard of a code base once");
  sample.m.Name = "Other";
  sample.report("other.json");
  CHECK(message(mergeReports({sample.path("1.json"), sample.path("other.json")})) ==
        "'" + sample.path("other.json") + "' is a report of the code base 'Other', but '" +
            sample.path("1.json") + "' is one of 'Flow'; merge the reports of one code base");
  sample.m.Name = "Flow";

  sample.m.Files.erase(sample.m.Files.begin() + 1, sample.m.Files.end());
  sample.m.ToolVersion = "0.3.0";
  sample.report("3.json");
  auto mixed = valueOf(mergeReports({sample.path("1.json"), sample.path("3.json")}));
  CHECK(mixed.Files.size() == 5);
  REQUIRE(mixed.Notes.size() == 3);
  CHECK(mixed.Notes[1].Text.find("version 0.3.0 of amp2hip made") == 0);
}

TEST_CASE("a damaged JSON report is an error", "[reports]") {
  sample_migration sample;
  auto reading = [&](const std::string &text) {
    sample.write("r.json", text);
    return message(mergeReports({sample.path("r.json")}));
  };
  std::string name = "'" + sample.path("r.json") + "' is not a report of amp2hip: ";
  CHECK(reading("{").find(name) == 0);
  CHECK(reading("{}") == name + "the member 'version' is missing");
  CHECK(reading("{\"version\": 2}") == name + "it has version 2, but this amp2hip reads version 1");
  std::string good = sample.report("good.json");
  CHECK(reading(good) == "");
  auto without = [&](const std::string &member) {
    std::string text = good;
    text.replace(text.find(member), member.size(), "\"other\"");
    return reading(text);
  };
  for (const char *member :
       {"\"files\"", "\"findings\"", "\"changes\"", "\"notes\"", "\"root\"", "\"tool\""}) {
    std::string reason = without(member);
    CHECK(reason.find(name) == 0);
    CHECK(reason.find(std::string(member).substr(1, std::string(member).size() - 2)) !=
          std::string::npos);
  }
  CHECK(message(mergeReports({sample.path("none.json")})).find("cannot read the report") == 0);
  CHECK(message(mergeReports({})) == "there are no reports to merge");
}

TEST_CASE("the effort follows its rule", "[reports]") {
  varied_migration sample;
  // Two findings of AMP1402 in a file: 15 and 5 minutes. A crash: 60 minutes.
  readTexts(sample.m);
  Summary s(sample.m);
  CHECK(s.Minutes == 80);
  REQUIRE(s.Effort.size() == 2);
  CHECK(s.Effort[0].Reason == "crashed");
  CHECK(s.Effort[1].Reason == "AMP1402");
  CHECK(s.Effort[1].Count == 2);
  CHECK(s.Effort[1].Minutes == 20);
  CHECK(s.Errors == 2);
  CHECK(s.Kernels == 1);
  CHECK(s.States == std::map<std::string, unsigned>{
                        {"copied", 1}, {"crashed", 1}, {"failed", 1}, {"translated", 1}});
  // A rule without minutes of its own takes those of its severity.
  sample.m.Files = {record("a.cpp", "translated")};
  sample.m.Files[0].Findings = {
      finding("a.cpp", 1, "AMP9999", "warning"), finding("a.cpp", 2, "AMP9999", "warning"),
      finding("a.cpp", 3, "", "error"), finding("a.cpp", 3, "AMP1902", "note")};
  CHECK(Summary(sample.m).Minutes == 5 + 2 + 15);
}

TEST_CASE("each rule has minutes and a page", "[reports]") {
  for (const amp2hip::RuleInfo &rule : amp2hip::rules()) {
    INFO(rule.name());
    CHECK(rulePage(rule.name()).starts_with("# " + rule.name()));
    CHECK(ruleNamed(rule.name()) == &rule);
  }
  CHECK(rulePage("AMP9999") == "");
  CHECK(ruleNamed("AMP9999") == nullptr);
}

TEST_CASE("kernels and headers of several sources count once", "[reports]") {
  sample_migration sample;
  for (const char *source : {"1.cpp", "2.cpp"}) {
    FileRecord &r = sample.translated(source, "", "");
    r.Outputs.push_back({"a.h", "a.h", true});
    r.Kernels.push_back({"k", "f", {"a.h", 3, 1, 3, 2}, {}, {}, 0});
  }
  readTexts(sample.m);
  Summary s(sample.m);
  CHECK(s.Kernels == 1);
  REQUIRE(s.Files.size() == 3);
  CHECK(s.Files[2].Path == "a.h");
  CHECK(s.Files[2].IsHeader);
  CHECK(s.Files[2].State == "translated");
  CHECK(s.Files[2].Sources == 2);
  CHECK(s.Files[2].Kernels.size() == 1);
  // The JSON report has the kernel in the first source.
  auto document = valueOf(llvm::json::parse(sample.report("report.json")));
  const llvm::json::Object &report = *document.getAsObject();
  const llvm::json::Array &files = *report.getArray("files");
  REQUIRE(files.size() == 2);
  CHECK(files[0].getAsObject()->getArray("kernels")->size() == 1);
  CHECK_FALSE(files[1].getAsObject()->getArray("kernels"));
  const llvm::json::Object &summary = *report.getObject("summary");
  CHECK(*summary.getObject("states")->getInteger("translated") == 3);
  CHECK(*summary.getObject("record-states")->getInteger("translated") == 2);
}

TEST_CASE("variants of a source are files with findings at the source", "[reports]") {
  sample_migration s;
  s.translated("a.cpp", "one\n", "first\n");
  s.m.Files[0].Findings = {finding("a.cpp", 1)};
  s.write("out/a_two.cpp", "second\n");
  FileRecord variant = record("a_two.cpp", "translated");
  variant.VariantOf = variant.Outputs[0].Original = "a.cpp";
  variant.Project = "two";
  variant.Findings = s.m.Files[0].Findings;
  s.m.Files.push_back(variant);
  readTexts(s.m);
  const Summary all(s.m);
  REQUIRE(all.Files.size() == 2);
  CHECK((all.Files[0].Path == "a.cpp" && !all.Files[0].IsHeader));
  CHECK((all.Files[1].Path == "a_two.cpp" && !all.Files[1].IsHeader && all.Files[1].Change));
  REQUIRE(all.Findings.size() == 1);
  CHECK(all.Findings[0].Sources == std::vector<std::string>{"a.cpp"});
  const FileRecord read = llvm::cantFail(fromJson(toJson(variant)));
  CHECK((read.VariantOf == "a.cpp" && read.Project == "two"));
}

TEST_CASE("notes have no state of the baseline", "[reports]") {
  sample_migration sample;
  sample.failed("a.cpp", "one\ntwo\n",
                {finding("a.cpp", 1), finding("a.cpp", 2, "AMP1902", "note")});
  sample.m.Known.Fingerprints = {"0"};
  auto document = valueOf(llvm::json::parse(sample.report("report.sarif")));
  const llvm::json::Object &run = *(*document.getAsObject()->getArray("runs"))[0].getAsObject();
  const llvm::json::Array &results = *run.getArray("results");
  REQUIRE(results.size() == 2);
  CHECK(*results[0].getAsObject()->getString("baselineState") == "new");
  CHECK_FALSE(results[1].getAsObject()->get("baselineState"));
}

TEST_CASE("an HTML report contains no foreign elements", "[reports]") {
  sample_migration sample;
  sample.m.Name = "</title><b>";
  std::string evil = "// </script><script>alert(1)</script>\n";
  FileRecord &r = sample.translated("</script>.cpp", evil + "a\n", evil + "b\n");
  r.Findings = {finding("</script>.cpp", 1)};
  r.Findings[0].Message = "</script><img src=x> \xFF";
  std::string text = sample.report("report.html");
  llvm::StringRef page(text);
  CHECK_FALSE(page.contains("<script>alert"));
  CHECK_FALSE(page.contains("<img"));
  CHECK_FALSE(page.contains("</title><b>"));
  CHECK(page.contains("&lt;/title&gt;&lt;b&gt;"));
  CHECK_FALSE(page.contains("{{"));
  CHECK(llvm::json::isUTF8(page));
}

TEST_CASE("a SARIF report has places though the files are missing", "[reports]") {
  varied_migration sample;
  sample.report("report.json");
  auto merged = valueOf(mergeReports({sample.path("report.json")}));
  merged.Root = "/on another/machine";
  merged.OutDir = "/on another/machine/out";
  sample.m = std::move(merged);
  auto document = valueOf(llvm::json::parse(sample.report("report.sarif")));
  const llvm::json::Object &run = *(*document.getAsObject()->getArray("runs"))[0].getAsObject();
  CHECK(*run.getObject("originalUriBaseIds")->getObject("%SRCROOT%")->getString("uri") ==
        "file:///on%20another/machine/");
  const llvm::json::Object &result = *(*run.getArray("results"))[1].getAsObject();
  const llvm::json::Object &place =
      *(*result.getArray("locations"))[0].getAsObject()->getObject("physicalLocation");
  CHECK(*place.getObject("artifactLocation")->getString("uri") == "src/b.cpp");
  CHECK(*place.getObject("region")->getInteger("startLine") == 3);
  CHECK(*place.getObject("region")->getInteger("startColumn") == 5);
  CHECK(*place.getObject("region")->getInteger("endColumn") == 8);
  // The page shows the difference of the JSON report.
  CHECK(llvm::StringRef(sample.report("report.html")).contains("id=\"details-1\""));
}
