//===--- FileDetails.cpp - The texts of a file in the HTML report ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/report/html/FileDetails.h"

#include "migrate/report/content/DiffHunks.h"
#include "migrate/report/content/Texts.h"
#include "migrate/report/html/Highlight.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"
#include <map>

using namespace llvm;

namespace amp2hip::migrate {

/// Files with more lines are not embedded as a whole, but only the lines around
/// changes, findings and kernels.
static constexpr size_t LargestWholeFile = 4000;
static constexpr unsigned LinesAround = 60;

namespace {
/// Highlighted lines by number.
using NumberedLines = std::map<unsigned, std::string>;

struct Sides {
  NumberedLines Old, New;
};
} // namespace

static void addLines(NumberedLines &Into, StringRef Text, unsigned First) {
  for (std::string &Line : highlightedLines(Text))
    Into[First++] = std::move(Line);
}

/// Returns the new text for an old one; nullopt if the hunks do not fit to it
/// because the file is another than when the difference was made.
static std::optional<std::string> newText(ArrayRef<StringRef> Old, ArrayRef<Hunk> Hunks) {
  std::string Text;
  size_t Next = 0; // Index into Old.
  auto CopyUntil = [&](size_t Index) {
    for (; Next < Index && Next < Old.size(); ++Next)
      Text += (Old[Next] + "\n").str();
    return Next == Index;
  };
  for (const Hunk &H : Hunks) {
    if (!CopyUntil(H.OldStart ? H.OldStart - 1 : 0))
      return std::nullopt;
    for (const Hunk::Line &Line : H.Lines) {
      if (Line.Kind != Hunk::Added && (Next >= Old.size() || Old[Next++] != Line.Text))
        return std::nullopt;
      if (Line.Kind != Hunk::Removed)
        Text += (Line.Text + "\n").str();
    }
  }
  CopyUntil(Old.size());
  return Text;
}

/// Returns the lines of the hunks only.
static Sides sidesOf(ArrayRef<Hunk> Hunks) {
  Sides Result;
  for (const Hunk &H : Hunks) {
    std::string Old, New;
    for (const Hunk::Line &Line : H.Lines) {
      if (Line.Kind != Hunk::Added)
        Old += (Line.Text + "\n").str();
      if (Line.Kind != Hunk::Removed)
        New += (Line.Text + "\n").str();
    }
    addLines(Result.Old, Old, H.OldStart);
    addLines(Result.New, New, H.NewStart);
  }
  return Result;
}

/// Removes lines that are far from all others that matter.
static void shorten(NumberedLines &Old, const FileSummary &File, ArrayRef<Hunk> Hunks) {
  if (Old.size() <= LargestWholeFile)
    return;
  std::set<unsigned> Kept;
  auto Keep = [&](unsigned First, unsigned Last) {
    for (unsigned Line = First > LinesAround ? First - LinesAround : 1; Line <= Last + LinesAround;
         ++Line)
      Kept.insert(Line);
  };
  for (const Hunk &H : Hunks)
    Keep(H.OldStart, H.OldStart + H.Lines.size());
  for (const ReportedFinding *Reported : File.Findings)
    Keep(Reported->Found->Where.Line, Reported->Found->Where.Line);
  for (const Kernel *K : File.Kernels)
    Keep(K->Where.Line, K->Where.Line);
  for (auto Line = Old.begin(); Line != Old.end();)
    Line = Kept.count(Line->first) ? std::next(Line) : Old.erase(Line);
}

static json::Array linesWithGaps(const NumberedLines &Lines) {
  json::Array Result;
  unsigned Next = 1;
  for (const auto &[Number, Line] : Lines) {
    if (Number > Next)
      Result.push_back(Number - Next);
    Result.push_back(json::fixUTF8(Line));
    Next = Number + 1;
  }
  return Result;
}

/// Returns the changed lines of the hunks, without context.
static json::Array changesOf(ArrayRef<Hunk> Hunks, const NumberedLines &New) {
  json::Array Result;
  for (const Hunk &H : Hunks) {
    unsigned OldLine = H.OldStart, NewLine = H.NewStart;
    for (size_t I = 0; I != H.Lines.size();) {
      if (H.Lines[I].Kind == Hunk::Same) {
        ++I, ++OldLine, ++NewLine;
        continue;
      }
      unsigned OldBegin = OldLine, NewBegin = NewLine;
      json::Array Added;
      for (; I != H.Lines.size() && H.Lines[I].Kind != Hunk::Same; ++I) {
        if (H.Lines[I].Kind == Hunk::Removed) {
          ++OldLine;
          continue;
        }
        auto Line = New.find(NewLine++);
        Added.push_back(json::fixUTF8(Line == New.end() ? H.Lines[I].Text : Line->second));
      }
      Result.push_back(
          json::Array{OldBegin, OldLine - OldBegin, NewBegin, json::Value(std::move(Added))});
    }
  }
  return Result;
}

std::string detailsOf(const FileSummary &File, const Migration &M) {
  if (!File.Change && File.Findings.empty() && File.Kernels.empty())
    return "";
  std::optional<std::string> Path =
      sys::path::is_absolute(File.Path) ? File.Path : pathBelow(M.Root, File.Path);
  std::optional<std::string> Text = Path ? readText(*Path) : std::nullopt;
  std::vector<Hunk> Hunks = parseDiff(File.Change ? StringRef(File.Change->Diff) : "");
  std::optional<std::string> Translated =
      Text ? newText(linesOf(*Text), Hunks) : std::optional<std::string>();
  Sides Lines;
  if (Translated) {
    addLines(Lines.Old, *Text, 1);
    addLines(Lines.New, *Translated, 1);
  } else {
    Lines = sidesOf(Hunks);
  }
  shorten(Lines.Old, File, Hunks);
  if (Lines.Old.empty() && Hunks.empty())
    return "";
  json::Value Details =
      json::Object{{"old", linesWithGaps(Lines.Old)}, {"hunks", changesOf(Hunks, Lines.New)}};
  std::string Result;
  raw_string_ostream(Result) << Details;
  return Result;
}

} // namespace amp2hip::migrate
