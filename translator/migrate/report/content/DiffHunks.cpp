//===--- DiffHunks.cpp - Differences between texts ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/report/content/DiffHunks.h"

#include "files/UniqueName.h"
#include "text/Format.h"
#include "llvm/ADT/ScopeExit.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Program.h"
#include "llvm/Support/raw_ostream.h"
#include <optional>

using namespace llvm;

namespace amp2hip::migrate {

static std::string pathIn(StringRef Folder, const Twine &Name) {
  SmallString<256> Path(Folder);
  sys::path::append(Path, Name);
  return Path.str().str();
}

static Error write(const std::string &File, StringRef Text) {
  std::error_code Failed;
  raw_fd_ostream Stream(File, Failed);
  if (!Failed) {
    Stream << Text;
    if (!Text.ends_with("\n"))
      Stream << '\n';
    Stream.close();
    Failed = Stream.error();
    Stream.clear_error();
  }
  if (Failed)
    return createStringError(fmt::format("cannot write '{}': {}", File, Failed.message()));
  return Error::success();
}

/// Compares the folders "a" and "b" of \p Folder. The options override the
/// user's configuration of git.
static Expected<std::unique_ptr<MemoryBuffer>> runGit(const std::string &Folder) {
  ErrorOr<std::string> Git = sys::findProgramByName("git");
  if (!Git)
    return createStringError("'git' was not found; install it to see the differences");
  std::string Output = pathIn(Folder, "diff");
  std::optional<StringRef> Redirects[] = {StringRef(""), StringRef(Output), StringRef("")};
  std::string Reason;
  int Code = sys::ExecuteAndWait(
      *Git,
      {"git", "-C", Folder, "-c", "diff.suppressBlankEmpty=false", "diff", "--no-index",
       "--no-color", "--no-ext-diff", "--no-textconv", "--text", "--no-renames", "--histogram",
       "--indent-heuristic", "--inter-hunk-context=0", "-U3", "--", "a", "b"},
      std::nullopt, Redirects, 0, 0, &Reason);
  if (Code != 0 && Code != 1)
    return createStringError(fmt::format("'git diff' failed with exit code {} {}", Code, Reason));
  auto Buffer = MemoryBuffer::getFile(Output);
  if (!Buffer)
    return createStringError(
        fmt::format("cannot read '{}': {}", Output, Buffer.getError().message()));
  return std::move(*Buffer);
}

Expected<std::vector<std::string>> diffTexts(ArrayRef<std::pair<std::string, std::string>> Pairs) {
  std::vector<std::string> Diffs(Pairs.size());
  Expected<std::string> Temporary = createTemporaryFolder("amp2hip-report");
  if (!Temporary)
    return Temporary.takeError();
  const std::string &Folder = *Temporary;
  auto Remove = make_scope_exit([&] { sys::fs::remove_directories(Folder); });
  for (const char *Side : {"a", "b"})
    if (std::error_code Failed = sys::fs::create_directory(pathIn(Folder, Side)))
      return createStringError(
          fmt::format("cannot create '{}': {}", pathIn(Folder, Side), Failed.message()));
  bool Differs = false;
  for (auto [Index, Texts] : enumerate(Pairs)) {
    if (Texts.first == Texts.second)
      continue;
    Differs = true;
    std::string Name = std::to_string(Index);
    if (Error Failed = write(pathIn(Folder, "a/" + Name), Texts.first))
      return Failed;
    if (Error Failed = write(pathIn(Folder, "b/" + Name), Texts.second))
      return Failed;
  }
  if (!Differs)
    return Diffs;
  auto Output = runGit(Folder);
  if (!Output)
    return Output.takeError();

  // Each difference begins with "diff --git a/12 b/12" and a header up to the
  // first "@@" line. Lines of hunks begin with ' ', '-' or '+'.
  std::string *Diff = nullptr;
  bool InHunks = false;
  StringRef Rest = (*Output)->getBuffer();
  while (!Rest.empty()) {
    auto [Line, After] = Rest.split('\n');
    if (Line.starts_with("diff --git ")) {
      size_t Index;
      InHunks = false;
      Diff = Line.rsplit('/').second.getAsInteger(10, Index) || Index >= Diffs.size()
                 ? nullptr
                 : &Diffs[Index];
    }
    InHunks |= Line.starts_with("@@ ");
    if (Diff && InHunks)
      *Diff += (Line + "\n").str();
    Rest = After;
  }
  return Diffs;
}

/// Reads the number after \p Sign in "@@ -12,3 +14,5 @@".
static unsigned startAfter(StringRef Header, char Sign) {
  unsigned Start = 0;
  StringRef Numbers = Header.drop_until([&](char C) { return C == Sign; }).drop_front();
  return Numbers.consumeInteger(10, Start) ? 0 : Start;
}

/// A larger number is that of a damaged report.
static constexpr unsigned LastLine = 10000000;

std::vector<Hunk> parseDiff(StringRef Diff) {
  std::vector<Hunk> Hunks;
  while (!Diff.empty()) {
    auto [Line, Rest] = Diff.split('\n');
    Diff = Rest;
    if (Line.starts_with("@@ -") && Line.contains('+')) {
      Hunk &Begun = Hunks.emplace_back();
      Begun.OldStart = startAfter(Line, '-');
      Begun.NewStart = startAfter(Line, '+');
      // The start of an empty side is the line before.
      Begun.OldStart += StringRef(Line).split('+').first.contains(",0 ");
      Begun.NewStart += StringRef(Line).split('+').second.contains(",0 @@");
      if (std::max(Begun.OldStart, Begun.NewStart) > LastLine) {
        Hunks.pop_back();
        break;
      }
      continue;
    }
    if (Hunks.empty() || Line.empty())
      continue;
    auto &Lines = Hunks.back().Lines;
    if (Line[0] == ' ')
      Lines.push_back({Hunk::Same, Line.drop_front()});
    else if (Line[0] == '-')
      Lines.push_back({Hunk::Removed, Line.drop_front()});
    else if (Line[0] == '+')
      Lines.push_back({Hunk::Added, Line.drop_front()});
  }
  return Hunks;
}

} // namespace amp2hip::migrate
