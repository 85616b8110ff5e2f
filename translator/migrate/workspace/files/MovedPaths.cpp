//===--- MovedPaths.cpp - Paths of another machine ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/files/MovedPaths.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/Path.h"

using llvm::StringRef;

namespace amp2hip::migrate::workspace {

namespace path = llvm::sys::path;

/// The maximum number of missing files that are compared. A database may have thousands of files,
/// but they are in few folders.
static constexpr size_t SampleSize = 100;
/// The number of searched folders above the folder of the database or project, which may be a build
/// folder.
static constexpr unsigned FoldersAbove = 3;
/// The maximum number of folders in the paths of a database that are found under another name on
/// this machine.
static constexpr unsigned MaxMoves = 4;

/// Returns the path here if \p Path is below the folder that \p M moves.
std::optional<std::string> MovedPaths::moved(const Move &M, StringRef Path) const {
  const std::string Folded = foldedName(Path);
  if (!isInFolder(M.From, Folded))
    return std::nullopt;
  // A letter and its folded form may differ in length; slashes do not change.
  const auto Depth = StringRef(Folded).drop_front(M.From.size()).count('/');
  StringRef Rest;
  for (size_t I = Path.size(), Left = Depth; Left != 0;)
    if (Path[--I] == '/' && --Left == 0)
      Rest = Path.drop_front(I);
  return M.To + Rest.str();
}

/// Adds the move for the longest end of \p File that exists below \p Base.
void MovedPaths::addCandidates(const std::string &Base, const std::string &File,
                               std::vector<Move> &Candidates) {
  const std::string Folded = foldedName(File);
  for (size_t Slash = File.find('/'); Slash != std::string::npos;
       Slash = File.find('/', Slash + 1)) {
    if (!Paths.file(Base + File.substr(Slash)))
      continue;
    const auto Depth = StringRef(File).drop_front(Slash).count('/');
    StringRef From = Folded;
    for (size_t I = 0; I != Depth; ++I)
      From = From.take_front(From.rfind('/'));
    if (llvm::none_of(Candidates, [&](const Move &M) { return M.From == From && M.To == Base; }))
      Candidates.push_back({From.str(), Base});
    return;
  }
}

MovedPaths::MovedPaths(StringRef Folder, llvm::ArrayRef<std::string> Files) {
  std::vector<std::string> Missing;
  for (const std::string &File : Files)
    if (!Paths.file(File))
      Missing.push_back(File);
  std::vector<std::string> Sample;
  const size_t Step = Missing.size() / SampleSize + 1;
  for (size_t I = 0; I < Missing.size(); I += Step)
    Sample.push_back(Missing[I]);

  while (!Sample.empty() && Moves.size() < MaxMoves) {
    std::vector<Move> Candidates;
    StringRef Base = Folder;
    for (unsigned Level = 0; Level <= FoldersAbove && Base.size() > 1; ++Level) {
      for (const std::string &File : Sample)
        addCandidates(Base.str(), File, Candidates);
      Base = path::parent_path(Base);
    }
    // The first of the best candidates has the deepest folder.
    const Move *Best = nullptr;
    size_t BestCount = 0;
    for (const Move &M : Candidates) {
      const size_t Count = llvm::count_if(Sample, [&](const std::string &File) {
        std::optional<std::string> Here = moved(M, File);
        return Here && Paths.file(*Here);
      });
      if (Count > BestCount) {
        Best = &M;
        BestCount = Count;
      }
    }
    if (!Best)
      return;
    Moves.push_back(*Best);
    llvm::erase_if(
        Sample, [&](const std::string &File) { return isInFolder(Best->From, foldedName(File)); });
  }
}

std::optional<std::string> MovedPaths::file(StringRef Path) {
  if (std::optional<std::string> Real = Paths.file(Path))
    return Real;
  for (const Move &M : Moves)
    if (std::optional<std::string> Here = moved(M, Path))
      if (std::optional<std::string> Real = Paths.file(*Here))
        return Real;
  return std::nullopt;
}

std::optional<std::string> MovedPaths::folder(StringRef Path) {
  if (std::optional<std::string> Real = Paths.folder(Path))
    return Real;
  for (const Move &M : Moves)
    if (std::optional<std::string> Here = moved(M, Path))
      if (std::optional<std::string> Real = Paths.folder(*Here))
        return Real;
  return std::nullopt;
}

} // namespace amp2hip::migrate::workspace
