//===--- RealPaths.cpp - Paths as the file system spells them -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/files/RealPaths.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Unicode.h"
#include <algorithm>

using llvm::StringRef;

namespace amp2hip::migrate::workspace {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

/// Returns the length of "C:" or of "//server" at the beginning of a path with forward slashes.
static size_t prefixLength(StringRef Path) {
  if (Path.size() >= 2 && llvm::isAlpha(Path[0]) && Path[1] == ':')
    return 2;
  if (Path.starts_with("//") && Path.size() > 2 && Path[2] != '/')
    return std::min(Path.find('/', 2), Path.size());
  return 0;
}

bool isWindowsPath(StringRef Path) { return prefixLength(Path) != 0; }

/// Returns \p Path with forward slashes.
static std::string withSlashes(StringRef Path) {
  std::string Result = Path.str();
  std::replace(Result.begin(), Result.end(), '\\', '/');
  return Result;
}

std::string absolutePath(StringRef Folder, StringRef Spelled) {
  const std::string Slashes = withSlashes(Spelled), FolderSlashes = withSlashes(Folder);
  Folder = FolderSlashes;
  StringRef Rest = Slashes;
  std::string Result = Rest.take_front(prefixLength(Rest)).str();
  Rest = Rest.drop_front(Result.size());

  llvm::SmallVector<StringRef, 16> Parts;
  if (Result.empty()) {
    Result = Folder.take_front(prefixLength(Folder)).str();
    if (!Rest.starts_with("/"))
      Folder.drop_front(Result.size()).split(Parts, '/', -1, /*KeepEmpty=*/false);
  }
  llvm::SmallVector<StringRef, 16> Spellings;
  Rest.split(Spellings, '/', -1, /*KeepEmpty=*/false);
  for (StringRef Part : Spellings)
    if (Part == ".." && !Parts.empty())
      Parts.pop_back();
    else if (Part != "." && Part != "..")
      Parts.push_back(Part);
  for (StringRef Part : Parts)
    (Result += '/') += Part;
  return Parts.empty() ? Result + "/" : Result;
}

bool isInFolder(StringRef Folder, StringRef Path) {
  return Path.consume_front(Folder) &&
         (Path.empty() || Path.front() == '/' || Folder.ends_with("/"));
}

std::string commonFolder(StringRef A, StringRef B) {
  while (!isInFolder(A, B)) {
    StringRef Parent = path::parent_path(A, path::Style::posix);
    if (Parent.empty() || Parent == A)
      return "/";
    A = Parent;
  }
  return A.str();
}

std::string foldedName(StringRef Name) {
  std::string Result;
  const auto *Next = reinterpret_cast<const llvm::UTF8 *>(Name.data());
  const auto *End = Next + Name.size();
  while (Next != End) {
    const auto *Begin = Next;
    llvm::UTF32 Code = 0;
    if (llvm::convertUTF8Sequence(&Next, End, &Code, llvm::strictConversion) !=
        llvm::conversionOK) {
      Result += static_cast<char>(*Begin); // a byte of another encoding
      Next = Begin + 1;
      continue;
    }
    char Encoded[UNI_MAX_UTF8_BYTES_PER_CODE_POINT];
    char *EndOfEncoded = Encoded;
    llvm::ConvertCodePointToUTF8(llvm::sys::unicode::foldCharSimple(static_cast<int>(Code)),
                                 EndOfEncoded);
    Result.append(Encoded, EndOfEncoded);
  }
  return Result;
}

const RealPaths::Listing &RealPaths::listing(const std::string &Folder) {
  auto [It, IsNew] = Listings.try_emplace(Folder);
  if (!IsNew)
    return It->second;
  std::error_code Failed;
  for (fs::directory_iterator Entry(Folder, Failed), End; Entry != End && !Failed;
       Entry.increment(Failed)) {
    StringRef Name = path::filename(Entry->path());
    It->second[foldedName(Name)].push_back(Name.str());
  }
  for (auto &Names : It->second)
    llvm::sort(Names.second);
  return It->second;
}

std::optional<std::string> RealPaths::findBelow(const std::string &Folder, StringRef Rest,
                                                Kind Wanted) {
  auto [Name, Deeper] = Rest.split('/');
  const Listing &Names = listing(Folder);
  auto It = Names.find(foldedName(Name));
  if (It == Names.end())
    return std::nullopt;
  std::vector<std::string> Candidates = It->second;
  auto Exact = llvm::find(Candidates, Name);
  if (Exact != Candidates.end())
    std::rotate(Candidates.begin(), Exact, Exact + 1);
  for (const std::string &Candidate : Candidates) {
    std::string Path = (Folder == "/" ? "" : Folder) + "/" + Candidate;
    if (!Deeper.empty()) {
      if (!fs::is_directory(Path))
        continue;
      if (std::optional<std::string> Result = findBelow(Path, Deeper, Wanted))
        return Result;
    } else if (Wanted == Kind::File ? fs::is_regular_file(Path) : fs::is_directory(Path)) {
      return Path;
    }
  }
  return std::nullopt;
}

std::optional<std::string> RealPaths::find(StringRef Path, Kind Wanted) {
  if (isWindowsPath(Path) || Path.contains('\0'))
    return std::nullopt;
  if (Wanted == Kind::File ? fs::is_regular_file(Path) : fs::is_directory(Path))
    return Path.str();
  auto [It, IsNew] = Found.try_emplace((Wanted == Kind::File ? "f" : "d") + Path.str());
  if (IsNew && Path != "/")
    It->second = findBelow("/", Path.drop_front(), Wanted);
  return It->second;
}

} // namespace amp2hip::migrate::workspace
