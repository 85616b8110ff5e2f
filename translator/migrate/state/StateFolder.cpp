//===--- StateFolder.cpp - The migrated tree and its state ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/state/StateFolder.h"

#include "files/StagedFile.h"
#include "files/UniqueName.h"
#include "text/Format.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <algorithm>

using namespace llvm;
namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

namespace amp2hip::migrate {

static constexpr StringLiteral StateName = ".amp2hip";

static std::string joined(StringRef Folder, const Twine &A, const Twine &B = "",
                          const Twine &C = "") {
  SmallString<256> Result(Folder);
  path::append(Result, A, B, C);
  return Result.str().str();
}

StateFolder::StateFolder(StringRef Given) : Dir(Given.str()) {
  // The user may name DIR by a symbolic link.
  SmallString<256> Real;
  if (!fs::real_path(Given, Real))
    Dir = Real.str().str();
}

std::string StateFolder::output(StringRef Relative) const { return joined(Dir, Relative); }

std::string StateFolder::base(StringRef Relative) const {
  return joined(Dir, StateName, "base", Relative);
}

std::string StateFolder::state(StringRef Name) const { return joined(Dir, StateName, Name); }

Error StateFolder::create() const {
  if (std::error_code Reason = fs::create_directories(Dir))
    return cannotWrite(Dir, Reason);
  return write(state(".gitignore"), "/lock\n/stage/\n/stat-cache.json\n");
}

Expected<std::string> StateFolder::createStage() const {
  if (Error Failed = removeStage())
    return Failed;
  // A child of a killed run may still write to the folder of that run.
  if (std::error_code Reason = fs::create_directories(state("stage")))
    return cannotWrite(state("stage"), Reason);
  std::string Folder = uniqueName(state("stage/run-"), "");
  if (std::error_code Reason = fs::create_directory(Folder, /*IgnoreExisting=*/false))
    return cannotWrite(Folder, Reason);
  return Folder;
}

Error StateFolder::removeStage() const {
  // A symbolic link could name a folder of the user, even one in DIR.
  for (const std::string &Folder : {state(""), state("stage")})
    if (fs::is_symlink_file(Folder))
      return createStringError(
          fmt::format("folder '{}' is a symbolic link; remove the link", Folder));
  if (std::error_code Reason = fs::remove_directories(state("stage")))
    return cannotWrite(state("stage"), Reason);
  return Error::success();
}

Error StateFolder::checkInside(StringRef Path) const {
  StringRef Rest = Path;
  if (!Rest.consume_front(Dir) || !path::is_separator(Rest.front()))
    return createStringError(fmt::format("'{}' is outside of '{}'", Path, Dir));
  SmallString<256> Current(Dir), RealDir, Real;
  if (fs::real_path(Dir, RealDir))
    return Error::success(); // DIR does not exist
  Rest = Rest.drop_front();
  for (StringRef Part : make_range(path::begin(Rest), path::end(Rest))) {
    if (Part == "..")
      return createStringError(fmt::format("'{}' contains '..'", Path));
    path::append(Current, Part);
    fs::file_status Status;
    if (fs::status(Current, Status, /*follow=*/false))
      return Error::success(); // the rest of the path does not exist
    if (Status.type() != fs::file_type::symlink_file)
      continue;
    if (fs::real_path(Current, Real) ||
        !(Real.str().starts_with(RealDir) && path::is_separator(Real.str()[RealDir.size()])))
      return createStringError(fmt::format(
          "symbolic link '{}' leaves the folder '{}'; remove the link", Current.str(), Dir));
  }
  return Error::success();
}

Error StateFolder::prepare(StringRef Path) const {
  if (Error Outside = checkInside(Path))
    return Outside;
  if (std::error_code Reason = fs::create_directories(path::parent_path(Path)))
    return cannotWrite(Path, Reason);
  return Error::success();
}

Error StateFolder::write(StringRef Path, StringRef Text) const {
  if (Error Failed = prepare(Path))
    return Failed;
  Expected<StagedFile> File = StagedFile::stage(Path, Text);
  return File ? File->commit() : File.takeError();
}

Error StateFolder::copy(StringRef Source, StringRef Path) const {
  if (Error Failed = prepare(Path))
    return Failed;
  Expected<StagedFile> File = StagedFile::stageCopy(Path, Source);
  return File ? File->commit() : File.takeError();
}

Error StateFolder::remove(StringRef Path) const {
  if (Error Outside = checkInside(Path))
    return Outside;
  if (std::error_code Reason = fs::remove(Path))
    return createStringError(fmt::format("cannot remove '{}': {}", Path, Reason.message()));
  for (StringRef Folder = path::parent_path(Path); Folder.size() > Dir.size();
       Folder = path::parent_path(Folder))
    if (fs::remove(Folder)) // fails if it is not empty
      break;
  return Error::success();
}

Error checkRelative(StringRef Relative) {
  bool IsGood = !Relative.empty() && !path::is_absolute(Relative) && !Relative.ends_with("/") &&
                !Relative.contains('\0');
  for (StringRef Part : make_range(path::begin(Relative), path::end(Relative)))
    IsGood &= Part != "." && Part != ".." && !(Part == StateName && Relative.starts_with(Part));
  if (IsGood)
    return Error::success();
  return createStringError(
      fmt::format("'{}' is not the path of a file in the migrated tree", Relative));
}

std::optional<std::string> readFile(StringRef Path) {
  auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!Buffer)
    return std::nullopt;
  return (*Buffer)->getBuffer().str();
}

std::vector<std::string> filesBelow(StringRef Folder) {
  std::vector<std::string> Result;
  std::error_code Reason;
  for (fs::recursive_directory_iterator It(Folder, Reason, /*follow_symlinks=*/false), End;
       It != End && !Reason; It.increment(Reason))
    if (It->type() == fs::file_type::regular_file)
      Result.push_back(It->path().substr(Folder.size() + 1));
  std::sort(Result.begin(), Result.end());
  return Result;
}

} // namespace amp2hip::migrate
