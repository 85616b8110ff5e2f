//===--- Wildcards.cpp - Wildcards in names of items ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/msbuild/Wildcards.h"

#include "migrate/workspace/files/Error.h"
#include "migrate/workspace/files/RealPaths.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <set>

using llvm::Error;
using llvm::StringRef;

namespace amp2hip::migrate::workspace {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

bool hasWildcard(StringRef Name) { return Name.find_first_of("*?") != StringRef::npos; }

/// Returns whether \p Name matches a pattern with `*` and `?`, both in one case.
static bool matches(StringRef Pattern, StringRef Name) {
  size_t P = 0, N = 0, Star = StringRef::npos, StarName = 0;
  while (N < Name.size()) {
    if (P < Pattern.size() && (Pattern[P] == '?' || Pattern[P] == Name[N])) {
      ++P, ++N;
    } else if (P < Pattern.size() && Pattern[P] == '*') {
      Star = P++;
      StarName = N;
    } else if (Star != StringRef::npos) {
      P = Star + 1; // the last star takes one more character
      N = ++StarName;
    } else {
      return false;
    }
  }
  return Pattern.drop_front(P).find_first_not_of('*') == StringRef::npos;
}

namespace {

class Search {
public:
  explicit Search(unsigned Limit) : Limit(Limit) {}
  Error run(const std::string &Folder, llvm::ArrayRef<std::string> Parts);
  std::set<std::string> Found;

private:
  std::set<std::pair<std::string, size_t>> Visited; ///< Folders with the parts left.
  const unsigned Limit;
  unsigned Visits = 0;
};

} // namespace

Error Search::run(const std::string &Folder, llvm::ArrayRef<std::string> Parts) {
  if (!Visited.insert({Folder, Parts.size()}).second)
    return Error::success();
  const bool IsAnyDepth = Parts.front() == "**";
  const bool IsLast = Parts.size() == 1;
  if (IsAnyDepth && !IsLast)
    if (Error Failed = run(Folder, Parts.drop_front()))
      return Failed;
  std::error_code Ignored;
  for (fs::directory_iterator Entry(Folder, Ignored, /*follow_symlinks=*/false), End;
       Entry != End && !Ignored; Entry.increment(Ignored)) {
    if (++Visits > Limit)
      return makeError("the wildcard visits more than {} files; begin it at a deeper folder",
                       Limit);
    const std::string &Path = Entry->path();
    const bool IsFolder = Entry->type() == fs::file_type::directory_file;
    const bool Matches = IsAnyDepth || matches(Parts.front(), foldedName(path::filename(Path)));
    if (!Matches)
      continue;
    if (IsFolder && IsAnyDepth) {
      if (Error Failed = run(Path, Parts))
        return Failed;
    } else if (IsFolder && !IsLast) {
      if (Error Failed = run(Path, Parts.drop_front()))
        return Failed;
    } else if (!IsFolder && IsLast && fs::is_regular_file(Path)) {
      Found.insert(Path);
    }
  }
  return Error::success();
}

llvm::Expected<std::vector<std::string>> expandWildcard(StringRef Folder, StringRef Pattern,
                                                        unsigned Limit) {
  const std::string Absolute = absolutePath(Folder, Pattern);
  // The folder before the first wildcard.
  StringRef Fixed = StringRef(Absolute).take_front(Absolute.find_first_of("*?"));
  Fixed = Fixed.take_front(Fixed.rfind('/') + 1);
  std::vector<std::string> Parts;
  llvm::SmallVector<StringRef, 8> Spelled;
  StringRef(Absolute).drop_front(Fixed.size()).split(Spelled, '/', -1, /*KeepEmpty=*/false);
  for (StringRef Part : Spelled)
    if (Parts.empty() || Part != "**" || Parts.back() != "**")
      Parts.push_back(foldedName(Part));
  RealPaths Paths;
  std::optional<std::string> Begin = Paths.folder(Fixed.size() > 1 ? Fixed.drop_back() : Fixed);
  Search S(Limit);
  if (Begin && !Parts.empty())
    if (Error Failed = S.run(*Begin, Parts))
      return Failed;
  return std::vector<std::string>(S.Found.begin(), S.Found.end());
}

} // namespace amp2hip::migrate::workspace
