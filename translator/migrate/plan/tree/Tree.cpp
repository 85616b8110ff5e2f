//===--- Tree.cpp - The files below the root of a code base ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/plan/tree/Tree.h"

#include "migrate/plan/tree/ExcludedFiles.h"
#include "migrate/plan/tree/Paths.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;
namespace fs = llvm::sys::fs;

namespace amp2hip::migrate {

static constexpr size_t MaxFiles = 1'000'000;
static constexpr unsigned MaxDepth = 200;

namespace {

/// Files of one kind that are left out, for a note that names the first.
struct Group {
  size_t Count = 0;
  std::string First;
  void add(StringRef Relative) {
    if (Count++ == 0)
      First = Relative.str();
  }
};

class Walker {
public:
  Walker(const Workspace &W, StringRef OutDir, const StringSet<> &Listed)
      : W(W), Listed(Listed), Root(physicalPath(W.Root)), OutDir(physicalPath(OutDir)) {}

  Expected<Tree> run() {
    if (Error E = walk({"", Root, 0, false}))
      return E;
    addNotes();
    sort(Result.Files);
    return std::move(Result);
  }

private:
  struct Folder {
    std::string Relative; ///< The path in the tree, perhaps through a link.
    std::string Physical;
    unsigned Depth;
    bool InLink;
  };
  struct Entry {
    std::string Name;
    fs::file_type Type;
  };

  Error walk(const Folder &F);
  Error visit(const Folder &F, const Entry &E);
  Error visitFolder(const Folder &F, StringRef Name);
  Error visitLink(const Folder &F, StringRef Name);
  Error visitFile(const Folder &F, StringRef Name);
  std::vector<Entry> entriesOf(const Folder &F);
  void filterBuildFolder(const Folder &F, size_t FirstFile, size_t FirstNote);
  void addNotes();

  void note(StringRef Relative, std::string Text) {
    Result.Notes.push_back({joinPath(W.Root, printableName(Relative)), 0, std::move(Text)});
  }

  const Workspace &W;
  const StringSet<> &Listed;
  const std::string Root, OutDir; ///< Physical paths.
  Tree Result;
  Group VisualStudio, Products, BuildFolders, CMakeLists;
};

} // namespace

std::vector<Walker::Entry> Walker::entriesOf(const Folder &F) {
  std::vector<Entry> Entries;
  std::error_code Failed;
  for (fs::directory_iterator I(F.Physical, Failed, /*follow_symlinks=*/false), End;
       I != End && !Failed; I.increment(Failed)) {
    fs::file_type Type = I->type();
    if (fs::file_status Status;
        Type == fs::file_type::type_unknown && !fs::status(I->path(), Status, /*Follow=*/false))
      Type = Status.type();
    Entries.push_back({sys::path::filename(I->path()).str(), Type});
  }
  if (Failed)
    note(F.Relative,
         fmt::format("the folder cannot be read ({}); its files are left out", Failed.message()));
  sort(Entries, [](const Entry &A, const Entry &B) { return A.Name < B.Name; });
  return Entries;
}

Error Walker::walk(const Folder &F) {
  if (F.Depth > MaxDepth)
    return createStringError(inconvertibleErrorCode(),
                             fmt::format("folder '{}' is nested more than {} folders deep; leave "
                                         "it out of the code base",
                                         printableName(StringRef(F.Relative).take_front(80)),
                                         MaxDepth));
  for (const Entry &E : entriesOf(F))
    if (Error Failed = visit(F, E))
      return Failed;
  return Error::success();
}

Error Walker::visit(const Folder &F, const Entry &E) {
  if (StringRef Problem = problemOfName(E.Name); !Problem.empty()) {
    // A source with such a name is an error of its own.
    if (const std::string Relative = joinPath(F.Relative, E.Name); !Listed.contains(Relative))
      note(Relative, fmt::format("the name contains {} and is left out; rename it", Problem));
    return Error::success();
  }
  switch (E.Type) {
  case fs::file_type::directory_file:
    return visitFolder(
        {joinPath(F.Relative, E.Name), joinPath(F.Physical, E.Name), F.Depth + 1, F.InLink},
        E.Name);
  case fs::file_type::symlink_file:
    return visitLink(F, E.Name);
  case fs::file_type::regular_file:
    return visitFile(F, E.Name);
  default: // a pipe, socket or device
    note(joinPath(F.Relative, E.Name), "neither a file nor a folder; it is left out");
    return Error::success();
  }
}

Error Walker::visitFolder(const Folder &F, StringRef Name) {
  if (isExcludedFolder(Name) || F.Physical == OutDir)
    return Error::success();
  if (fs::is_directory(joinPath(F.Physical, ".amp2hip"))) {
    note(F.Relative, "amp2hip wrote this folder in an earlier migration; it is left out");
    return Error::success();
  }
  const size_t FirstFile = Result.Files.size(), FirstNote = Result.Notes.size();
  if (Error Failed = walk(F))
    return Failed;
  filterBuildFolder(F, FirstFile, FirstNote);
  return Error::success();
}

/// If \p F is the output folder of a build, removes its files from the result,
/// which are those from index \p FirstFile on.
void Walker::filterBuildFolder(const Folder &F, size_t FirstFile, size_t FirstNote) {
  StringRef Name = sys::path::filename(F.Relative);
  auto Begin = Result.Files.begin() + FirstFile, End = Result.Files.end();
  auto IsListed = [&](const std::string &File) { return Listed.contains(File); };
  auto IsCode = [&](const std::string &File) {
    return isCodeName(sys::path::filename(File)) || IsListed(File);
  };
  if (Name.equals_insensitive("CMakeFiles")) {
    Result.Files.erase(std::remove_if(Begin, End, std::not_fn(IsListed)), End);
  } else if (fs::exists(joinPath(F.Physical, "CMakeCache.txt"))) {
    // Generated code may be among the sources of the program.
    Result.Files.erase(std::remove_if(Begin, End, std::not_fn(IsCode)), End);
  } else if (isBuildFolderName(Name, W.Configurations) && std::none_of(Begin, End, IsCode)) {
    Result.Files.erase(Begin, End);
  } else {
    return;
  }
  Result.Notes.resize(FirstNote);
  BuildFolders.add(F.Relative);
}

Error Walker::visitLink(const Folder &F, StringRef Name) {
  const std::string Relative = joinPath(F.Relative, Name);
  SmallString<256> Target;
  if (fs::real_path(joinPath(F.Physical, Name), Target)) {
    note(Relative, "the symbolic link leads to no file; it is left out");
    return Error::success();
  }
  std::optional<StringRef> Below = pathBelow(Root, Target);
  if (!Below) {
    note(Relative, "the symbolic link leads out of the code base and is left out; copy its "
                   "target into the code base if the program needs it");
    return Error::success();
  }
  if (pathBelow(OutDir, Target) ||
      any_of(make_range(sys::path::begin(*Below), sys::path::end(*Below)), isExcludedFolder))
    return Error::success();
  if (fs::is_regular_file(Target))
    return visitFile(F, Name);
  if (!fs::is_directory(Target))
    return Error::success();
  if (pathBelow(Target, F.Physical)) {
    note(Relative, "the symbolic link leads to a folder that contains it; it is left out");
    return Error::success();
  }
  if (F.InLink) {
    note(Relative, "the symbolic link is in a folder that is itself linked; it is left out");
    return Error::success();
  }
  return visitFolder({Relative, Target.str().str(), F.Depth + 1, true}, Name);
}

Error Walker::visitFile(const Folder &F, StringRef Name) {
  const std::string Relative = joinPath(F.Relative, Name);
  switch (classifyFile(joinPath(F.Physical, Name))) {
  case LeftOut::Silently:
    return Error::success();
  case LeftOut::VisualStudio:
    VisualStudio.add(Relative);
    return Error::success();
  case LeftOut::CMakeLists:
    CMakeLists.add(Relative);
    return Error::success();
  case LeftOut::BuildProduct:
    if (!Listed.contains(Relative)) {
      Products.add(Relative);
      return Error::success();
    }
    break;
  case LeftOut::No:
    break;
  }
  if (Result.Files.size() == MaxFiles)
    return createStringError(inconvertibleErrorCode(),
                             fmt::format("'{}' contains more than {} files; migrate a smaller "
                                         "folder",
                                         printableName(W.Root), MaxFiles));
  Result.Files.push_back(Relative);
  return Error::success();
}

void Walker::addNotes() {
  auto Add = [&](const Group &G, StringRef What, StringRef Then) {
    if (G.Count)
      Result.Notes.push_back(
          {"", 0,
           fmt::format("{} are left out ({}, such as '{}'){}", What, G.Count, G.First, Then)});
  };
  Add(VisualStudio, "files of Visual Studio", "; the CMakeLists.txt files replace them");
  Add(CMakeLists, "CMakeLists.txt files of the code base",
      "; the new ones contain its targets, but not its own commands and checks");
  Add(BuildFolders, "output folders of builds", "");
  Add(Products, "build products", "");
}

Expected<Tree> listTree(const Workspace &W, StringRef OutDir, const StringSet<> &Listed) {
  return Walker(W, OutDir, Listed).run();
}

} // namespace amp2hip::migrate
