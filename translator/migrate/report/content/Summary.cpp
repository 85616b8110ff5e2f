//===--- Summary.cpp - Totals of a migration ------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/report/content/Summary.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"
#include <set>
#include <tuple>

using namespace llvm;

namespace amp2hip::migrate {

//===----------------------------------------------------------------------===//
// Effort
//===----------------------------------------------------------------------===//

namespace {
struct Minutes {
  unsigned First, Next;
};
} // namespace

static std::optional<Minutes> minutesOf(StringRef Reason) {
  return StringSwitch<std::optional<Minutes>>(Reason)
#define EFFORT(Reason, First, Next) .Case(Reason, Minutes{First, Next})
#include "migrate/report/content/Effort.def"
      .Default(std::nullopt);
}

std::string reasonOf(const Finding &Found) {
  if (Found.Severity != "error" && Found.Severity != "warning")
    return "";
  return Found.Rule.empty() ? Found.Severity : Found.Rule;
}

namespace {
/// How often a reason for work occurs in a file.
struct Occurrences {
  unsigned Count = 0;
  std::string Severity; ///< "warning" if all are warnings.
};
} // namespace

static std::map<std::string, Occurrences> reasonsIn(const FileSummary &File) {
  std::map<std::string, Occurrences> Reasons;
  for (const ReportedFinding *Reported : File.Findings)
    if (std::string Reason = reasonOf(*Reported->Found); !Reason.empty()) {
      Occurrences &Found = Reasons[Reason];
      ++Found.Count;
      if (Found.Severity != "error")
        Found.Severity = Reported->Found->Severity;
    }
  if (File.State == "crashed" || File.State == "timed-out" || File.State == "unsupported") {
    // The findings of such a file say why; they are no additional work.
    Reasons = {{File.State, {1, "error"}}};
  }
  if (File.Change && File.Change->Conflicts)
    Reasons["conflict"] = {static_cast<unsigned>(File.Change->Conflicts), "error"};
  return Reasons;
}

/// Sets the minutes of all files and of \p S.
static void estimate(Summary &S) {
  std::map<std::string, EffortItem> Items;
  for (FileSummary &File : S.Files)
    for (const auto &[Reason, Found] : reasonsIn(File)) {
      std::optional<Minutes> Listed = minutesOf(Reason);
      Minutes PerFinding = Listed ? *Listed : *minutesOf(Found.Severity);
      unsigned Sum = PerFinding.First + (Found.Count - 1) * PerFinding.Next;
      EffortItem &Item = Items[Reason];
      Item.Reason = Reason;
      Item.First = PerFinding.First;
      Item.Next = PerFinding.Next;
      Item.Count += Found.Count;
      ++Item.Files;
      Item.Minutes += Sum;
      File.Minutes += Sum;
      S.Minutes += Sum;
    }
  for (auto &[Reason, Item] : Items)
    S.Effort.push_back(std::move(Item));
  llvm::sort(S.Effort, [](const EffortItem &A, const EffortItem &B) {
    return std::tie(B.Minutes, A.Reason) < std::tie(A.Minutes, B.Reason);
  });
}

//===----------------------------------------------------------------------===//
// Files
//===----------------------------------------------------------------------===//

static void addRecords(std::map<std::string, FileSummary> &Files, const Migration &M) {
  std::set<std::tuple<StringRef, int, int, StringRef>> Kernels;
  for (const FileRecord &Record : M.Files) {
    FileSummary &File = Files[Record.Source];
    // One shard may copy a header that another shard translates. The header is then translated.
    if (File.State.empty() || Record.State != "copied")
      File.State = Record.State;
    File.Seconds = Record.Seconds;
    File.IsHeader = File.Sources != 0;
    std::set<StringRef> Headers; // each once, even if it has several outputs
    for (const Output &O : Record.Outputs) {
      if (O.Original.empty() || O.Original == Record.original() ||
          !Headers.insert(O.Original).second)
        continue;
      FileSummary &Header = Files[O.Original];
      ++Header.Sources;
      Header.IsHeader = true;
      if (Header.State.empty() || Header.State == "copied")
        Header.State = "translated";
    }
    for (const Kernel &K : Record.Kernels) {
      StringRef At = K.Where.File.empty() ? Record.original() : K.Where.File;
      // Each source that includes a header has its kernels.
      if (Kernels.insert({At, K.Where.Line, K.Where.Column, K.Name}).second)
        Files[At.str()].Kernels.push_back(&K);
    }
  }
}

Summary::Summary(const Migration &M) : Findings(findingsOf(M)) {
  std::map<std::string, FileSummary> ByPath;
  addRecords(ByPath, M);
  for (const ReportedFinding &Reported : Findings) {
    const Finding &Found = *Reported.Found;
    FileSummary &File =
        ByPath[Found.Where.File.empty() ? Reported.Sources.front() : Found.Where.File];
    File.Findings.push_back(&Reported);
    File.Errors += Found.Severity == "error";
    File.Warnings += Found.Severity == "warning";
    Known += Reported.Known;
    ++FindingsByRule[Found.Rule];
  }
  std::map<StringRef, const FileChange *> ChangeOf;
  for (const FileChange &Change : M.Changes)
    if (!ChangeOf.try_emplace(Change.Original, &Change).second) {
      // A header has several outputs if its inclusions need different texts, a source if projects
      // compile it with different settings.
      FileSummary &Variant = ByPath[Change.File];
      Variant.IsHeader = Variant.State.empty();
      Variant.State = "translated";
      Variant.Change = &Change;
    }
  for (auto &[Path, File] : ByPath) {
    File.Path = Path;
    if (auto Change = ChangeOf.find(Path); Change != ChangeOf.end())
      File.Change = Change->second;
    if (File.State.empty()) {
      File.IsHeader = true;
      File.State = sys::path::is_absolute(Path) ? "outside" : File.Errors ? "failed" : "copied";
    }
    llvm::sort(File.Kernels, [](const Kernel *A, const Kernel *B) {
      return std::tie(A->Where.Line, A->Where.Column, A->Name) <
             std::tie(B->Where.Line, B->Where.Column, B->Name);
    });
    if (File.State != "outside")
      ++States[File.State];
    Errors += File.Errors;
    Warnings += File.Warnings;
    Kernels += File.Kernels.size();
    if (File.Change) {
      Added += File.Change->Added;
      Removed += File.Change->Removed;
      Conflicts += File.Change->Conflicts;
    }
    Files.push_back(std::move(File));
  }
  estimate(*this);
}

json::Array toJson(ArrayRef<EffortItem> Items) {
  json::Array Result;
  for (const EffortItem &Item : Items)
    Result.push_back(json::Object{{"reason", Item.Reason},
                                  {"first", Item.First},
                                  {"next", Item.Next},
                                  {"count", Item.Count},
                                  {"files", Item.Files},
                                  {"minutes", Item.Minutes}});
  return Result;
}

} // namespace amp2hip::migrate
