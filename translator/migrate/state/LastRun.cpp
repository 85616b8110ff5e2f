//===--- LastRun.cpp - The settings of the last run -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/state/LastRun.h"

#include "text/Format.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FormatVariadic.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"

using namespace llvm;
namespace path = llvm::sys::path;

namespace amp2hip::migrate {

/// Increased when a change of the format makes old files unreadable.
static constexpr int64_t Version = 1;

/// Returns \p Path relative to \p Folder. Both are absolute. Returns \p Path if
/// they have no folder in common except the root.
static std::string relativeTo(StringRef Folder, StringRef Path) {
  auto I = path::begin(Folder), J = path::begin(Path);
  unsigned Common = 0;
  for (; I != path::end(Folder) && J != path::end(Path) && *I == *J; ++I, ++J)
    ++Common;
  if (Common < 2)
    return Path.str();
  SmallString<256> Result;
  for (; I != path::end(Folder); ++I)
    path::append(Result, "..");
  for (; J != path::end(Path); ++J)
    path::append(Result, *J);
  return Result.empty() ? "." : Result.str().str();
}

static std::string absoluteIn(StringRef Folder, StringRef Path) {
  SmallString<256> Result(path::is_absolute(Path) ? "" : Folder);
  path::append(Result, Path);
  path::remove_dots(Result, /*remove_dot_dot=*/true);
  return Result.str().str();
}

Expected<LastRun> readLastRun(const StateFolder &State) {
  const std::string File = State.state("migration.json");
  std::optional<std::string> Text = readFile(File);
  if (!Text)
    return createStringError(
        fmt::format("'{}' is not a migrated tree: it has no '.amp2hip/migration.json'; write it "
                    "with 'amp2hip migrate SOURCE --out-dir {}'",
                    State.dir(), State.dir()));
  Expected<json::Value> Value = json::parse(*Text);
  LastRun S;
  int64_t Found = 0;
  json::Path::Root Root("migration.json");
  if (Value) {
    json::ObjectMapper Map(*Value, Root);
    if (Map && Map.map("version", Found) && Found == Version && Map.mapOptional("tool", S.Tool) &&
        Map.map("source", S.Source) && Map.map("root", S.Root) &&
        Map.map("directory", S.Directory) && Map.map("arguments", S.Arguments)) {
      S.Source = absoluteIn(State.dir(), S.Source);
      S.Root = absoluteIn(State.dir(), S.Root);
      S.Directory = absoluteIn(State.dir(), S.Directory);
      return S;
    }
    consumeError(Root.getError());
  } else
    consumeError(Value.takeError());
  if (Found > Version)
    return createStringError(
        fmt::format("'{}' was written by a later version of amp2hip; install that version", File));
  return createStringError(
      fmt::format("'{}' is damaged; run 'amp2hip migrate SOURCE --out-dir {}'", File, State.dir()));
}

Error writeLastRun(const StateFolder &State, const LastRun &S) {
  json::Value Value = json::Object{
      {"version", Version},
      {"tool", S.Tool},
      {"source", json::fixUTF8(relativeTo(State.dir(), S.Source))},
      {"root", json::fixUTF8(relativeTo(State.dir(), S.Root))},
      {"directory", json::fixUTF8(relativeTo(State.dir(), S.Directory))},
      {"arguments", S.Arguments},
  };
  return State.write(State.state("migration.json"), formatv("{0:2}\n", Value).str());
}

} // namespace amp2hip::migrate
