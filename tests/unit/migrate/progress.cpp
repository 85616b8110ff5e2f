// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of the progress line, the summary and other texts of a run.
#include "migrate/run/messages/Progress.h"

#include "../temporary_folder.h"
#include "amp2hip/TranslatedMark.h"
#include "migrate/run/messages/LinesChanged.h"
#include "migrate/run/messages/Messages.h"
#include "migrate/run/messages/PrintedMessages.h"
#include "migrate/run/messages/RunSummary.h"
#include <catch2/catch.hpp>

using namespace amp2hip::migrate;

TEST_CASE("the progress line", "[progress]") {
  CHECK(progressLine(312, 1000, 2, "src/solver.cpp", 80) == "[ 312/1000] 2 failed  src/solver.cpp");
  CHECK(progressLine(5, 5, 0, "a.cpp", 80) == "[5/5] 0 failed  a.cpp");
  // A line that fills the terminal would be broken.
  CHECK(progressLine(1, 9, 0, "src/solver/conjugate_gradient.cpp", 40) ==
        "[1/9] 0 failed  ...njugate_gradient.cpp");
  CHECK(progressLine(1, 9, 0, "src/solver/conjugate_gradient.cpp", 10) == "[1/9] 0 failed");
  // A character of two bytes is not cut: "\u00e4" is c3 a4.
  CHECK(progressLine(1, 9, 0,
                     "abcdefgh\xc3\xa4"
                     "123456",
                     27) == "[1/9] 0 failed  ...123456");
}

TEST_CASE("a log has a line for each tenth, a terminal one line", "[progress]") {
  auto run = [](bool is_terminal, unsigned files) {
    std::string text;
    llvm::raw_string_ostream stream(text);
    Progress progress(stream, is_terminal, 80);
    progress.begin(files);
    for (unsigned i = 0; i != files; ++i) {
      progress.started("a.cpp");
      if (i == 2)
        progress.print("a.cpp: failed\n");
      progress.finished(i == 2);
    }
    progress.clear();
    return text;
  };
  CHECK(run(false, 20) ==
        "[ 2/20] 0 failed\na.cpp: failed\n[ 4/20] 1 failed\n[ 6/20] 1 failed\n[ 8/20] 1 "
        "failed\n[10/20] 1 failed\n[12/20] 1 failed\n[14/20] 1 failed\n[16/20] 1 "
        "failed\n[18/20] 1 failed\n[20/20] 1 failed\n");
  CHECK(run(false, 0).empty());
  std::string terminal = run(true, 3);
  CHECK(terminal == "[0/3] 0 failed  a.cpp"
                    "\r\033[K[1/3] 0 failed  a.cpp"
                    "\r\033[K[2/3] 0 failed  a.cpp"
                    "\r\033[Ka.cpp: failed\n[2/3] 0 failed  a.cpp"
                    "\r\033[K[3/3] 1 failed  a.cpp\r\033[K");
}

TEST_CASE("the summary leaves out what did not happen", "[progress]") {
  RunSummary s;
  s.Sources = 3;
  s.Translated = 3;
  s.UpToDate = 3;
  CHECK(summaryText(s, "app", "/out", 0.04) == "'app' in '/out': 3 sources, 0.0 s\n"
                                               "  translated                 3\n"
                                               "  up to date                 3\n");
  s = RunSummary();
  s.Sources = 1000;
  s.Translated = 300;
  s.WithoutAmp = 690;
  s.NotCorrected = {"k"};
  s.Copied = 45;
  s.Unsupported = {"j"};
  s.Failed = {"a", "b", "c", "d", "e", "f", "g"};
  s.Crashed = {"h"};
  s.TimedOut = {"i"};
  s.Warnings = {{"", 2}, {"AMP1901", 12}, {"AMP1902", 3}};
  s.Kernels = 410;
  s.LinesChanged = 5321;
  s.Merged = {"m"};
  s.Conflicts = {"n", "o"};
  s.PeakMemory = {{"p", uint64_t(612) << 20}};
  CHECK(summaryText(s, "app", "/out", 72.44) ==
        "'app' in '/out': 1000 sources, 72.4 s\n"
        "  translated               300\n"
        "  without C++ AMP          690\n"
        "  copied with errors         1  k\n"
        "  copied                    45\n"
        "  unsupported                1  j\n"
        "  failed                     7  a, b, c, d, e and 2 more\n"
        "  crashed                    1  h\n"
        "  timed out                  1  i\n"
        "  warnings                  17  AMP1901: 12, AMP1902: 3, others: 2\n"
        "  kernels                  410\n"
        "  lines changed           5321\n"
        "  merged with edits          1  m\n"
        "  conflicts                  2  n, o\n"
        "  above 500 MiB              1  p (612 MiB)\n");
}

TEST_CASE("lines about records", "[progress]") {
  FileRecord r;
  r.Source = "a.cpp";
  r.State = "translated";
  CHECK(describeRecord(r).empty());
  r.Findings.push_back({"warning", "AMP1901", "amp-long", {"a.cpp", 1, 1, 0, 0}, "w", {}, {}});
  CHECK(describeRecord(r) == "a.cpp: 1 warning\n");
  r.State = "failed";
  r.Findings.push_back({"error", "AMP1101", "", {"a.h", 3, 5, 0, 0}, "e", {}, {}});
  r.Findings.push_back({"error", "", "", {"", 0, 0, 0, 0}, "f", {}, {}});
  CHECK(describeRecord(r) == "a.cpp: failed, 2 errors, 1 warning\n");
  temporary_folder folder;
  folder.write("a.h", "1\n2\n\t\xC3\xA4 3\n");
  CHECK(errorTexts(r, folder.path("")) == folder.path("") + "/a.h:3:5: error: e [AMP1101]\n" +
                                              "    3 | \t\xC3\xA4 3\n      | \t  ^\n" +
                                              folder.path("") + "/a.cpp:1:1: error: f\n");
  r.State = "timed-out";
  CHECK(describeRecord(r) == "a.cpp: timed out\n");
}

TEST_CASE("a note about the pages of rules is printed once", "[progress]") {
  PrintedMessages known;
  const std::string note =
      "amp2hip: note: rule AMP1101 is explained by 'amp2hip --explain AMP1101'\n";
  CHECK(known.newIn("x\n" + note, "a.cpp", "/r") == "x\n" + note);
  CHECK(known.newIn("y\n" + note + "z\n", "b.cpp", "/r") == "y\nz\n");
  CHECK(known.newIn("amp2hip: error: e\n" + note, "c.cpp", "/r") == "amp2hip: error: e\n");
  CHECK(known.newIn("amp2hip: note: rules are explained by commands\n", "d.cpp", "/r") == "");
}

TEST_CASE("a message in a header is printed for one source", "[progress]") {
  PrintedMessages known;
  const std::string in_header = "h.h:3:5: error: e [AMP1101]\n  3 | text\n/r/x.h:1:1: note: n\n";
  const std::string first = "In file included from a/a.cpp:1:\n/r/a/../" + in_header +
                            "/r/a/a.cpp:1:1: error: own\n2 errors generated.\n";
  CHECK(known.newIn(first, "a/a.cpp", "/r") == first);
  const std::string second = "In file included from b.cpp:1:\n\033[1m/r/\033[0m" + in_header;
  const std::string own = "In file included from b.cpp:2:\n/r/other.h:1:1: error: e\n";
  const std::string end = "2 errors generated.\n";
  CHECK(known.newIn(second + own + end, "b.cpp", "/r") ==
        own + end + "  1 message in a header is printed for a/a.cpp\n");
  // The error lines of records have relative paths.
  CHECK(known.newIn("h.h:3:5: error: e [AMP1101]\n", "c.cpp", "/r") ==
        "  1 message in a header is printed for a/a.cpp\n");
  CHECK(known.newIn("h.h:3:5: error: other\n", "c.cpp", "/r") == "h.h:3:5: error: other\n");
}

TEST_CASE("the number of changed lines", "[progress]") {
  CHECK(linesChanged("a\nb\n", "a\nb\n") == 0);
  CHECK(linesChanged("a\r\nb\r\n", "a\nb\n") == 0);
  CHECK(linesChanged("a\nb\nc\n", "a\nx\nc\n") == 2);
  CHECK(linesChanged("", "a\nb\n") == 2);
  CHECK(linesChanged("a\nb\n", "") == 2);
  CHECK(linesChanged("a\nb\nc\na\nb\nb\na\n", "c\nb\na\nb\na\nc\n") == 5); // Myers' example
  CHECK(linesChanged("a\n", amp2hip::withMark("a.cpp", "a\n", "a\n")) == 0);
  CHECK(linesChanged("\xef\xbb\xbf"
                     "a\n",
                     amp2hip::withMark("a.cpp", "a\n",
                                       "\xef\xbb\xbf"
                                       "a\n")) == 0);
  // Texts without a line in common.
  std::string a, b;
  for (int i = 0; i != 5000; ++i) {
    a += 'a' + std::to_string(i) + '\n';
    b += 'b' + std::to_string(i) + '\n';
  }
  CHECK(linesChanged(a, b) == 10000);
}

TEST_CASE("keys of messages in headers", "[progress]") {
  FileRecord a, b;
  a.Source = "a.cpp";
  b.Source = "b.cpp";
  CHECK(keyOfHeaderMessages(a).empty());
  Finding error;
  error.Severity = "error";
  error.Message = "text";
  error.Where.File = "stdafx.h";
  error.Where.Line = 3;
  a.Findings = b.Findings = {error};
  CHECK(keyOfHeaderMessages(a) == "stdafx.h:3:0: error: text\n");
  CHECK(keyOfHeaderMessages(a) == keyOfHeaderMessages(b));
  b.Findings[0].Where.File = "b.cpp";
  CHECK(keyOfHeaderMessages(b).empty());
}
