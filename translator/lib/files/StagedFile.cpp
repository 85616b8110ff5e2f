//===--- StagedFile.cpp - Replacing a file as a whole ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "files/StagedFile.h"

#include "files/FilePieces.h"
#include "files/UniqueName.h"
#include "text/Format.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/Signals.h"
#include "llvm/Support/raw_ostream.h"
#include <utility>

namespace amp2hip {

namespace fs = llvm::sys::fs;

llvm::Error cannotWrite(llvm::StringRef Path, std::error_code Reason) {
  return llvm::createStringError(
      Reason, Path == "-" ? fmt::format("cannot write to standard output: {}", Reason.message())
                          : fmt::format("cannot write '{}': {}", Path, Reason.message()));
}

StagedFile::StagedFile(StagedFile &&Other) noexcept
    : Path(std::move(Other.Path)), Text(std::move(Other.Text)),
      Temporary(std::exchange(Other.Temporary, "")), InPlace(std::exchange(Other.InPlace, false)) {}

StagedFile::~StagedFile() {
  if (Temporary.empty())
    return;
  (void)fs::remove(Temporary);
  llvm::sys::DontRemoveFileOnSignal(Temporary);
}

/// True if the file at \p Path contains exactly \p Text.
static bool holds(llvm::StringRef Path, llvm::StringRef Text) {
  auto Buffer = llvm::MemoryBuffer::getFile(Path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  return Buffer && (*Buffer)->getBuffer() == Text;
}

/// Returns the name of a new file in the folder of \p Path. Names have at most 255 bytes.
static std::string temporaryName(llvm::StringRef Path) {
  constexpr size_t MaxKept = 200;
  const llvm::StringRef Name = llvm::sys::path::filename(Path);
  const llvm::StringRef Kept = Path.drop_back(Name.size() - std::min(Name.size(), MaxKept));
  return uniqueName((Kept + ".").str(), ".tmp");
}

llvm::Expected<StagedFile> StagedFile::stage(llvm::StringRef Path, llvm::StringRef Text) {
  return stage(
      Path, [&] { return holds(Path, Text); },
      [&](llvm::raw_ostream &Stream) {
        Stream << Text;
        return std::error_code();
      });
}

llvm::Expected<StagedFile> StagedFile::stageCopy(llvm::StringRef Path, llvm::StringRef Source) {
  return stage(
      Path, [&] { return haveEqualContents(Path, Source); },
      [&](llvm::raw_ostream &Stream) {
        return readPieces(Source, [&](llvm::StringRef Piece) { Stream << Piece; });
      });
}

/// Stages what \p Write prints, unless \p IsUpToDate returns that the file already contains it.
llvm::Expected<StagedFile>
StagedFile::stage(llvm::StringRef GivenPath, llvm::function_ref<bool()> IsUpToDate,
                  llvm::function_ref<std::error_code(llvm::raw_ostream &)> Write) {
  StagedFile Result(GivenPath);
  auto WriteLater = [&]() -> llvm::Expected<StagedFile> {
    Result.InPlace = true;
    llvm::raw_string_ostream Stream(Result.Text);
    if (std::error_code Reason = Write(Stream))
      return cannotWrite(GivenPath, Reason);
    return std::move(Result);
  };
  if (GivenPath == "-")
    return WriteLater();

  fs::file_status Status;
  std::optional<fs::perms> Permissions;
  if (!fs::status(GivenPath, Status)) {
    Permissions = Status.permissions();
    if (Status.type() == fs::file_type::directory_file)
      return cannotWrite(GivenPath, std::make_error_code(std::errc::is_a_directory));
    if (Status.type() != fs::file_type::regular_file)
      return WriteLater();
    if (IsUpToDate())
      return Result;
    // Check the permission now: a rename succeeds even without write permission
    // for the file that it replaces.
    if (std::error_code Reason = fs::access(GivenPath, fs::AccessMode::Write))
      return cannotWrite(GivenPath, Reason);
    llvm::SmallString<256> Target;
    if (!fs::real_path(GivenPath, Target))
      Result.Path = Target.str().str();
  } else if (fs::is_symlink_file(GivenPath)) { // to a file that does not exist
    return WriteLater();
  }

  const std::string Temporary = temporaryName(Result.Path);
  std::error_code Reason;
  llvm::raw_fd_ostream Stream(Temporary, Reason, fs::CD_CreateNew);
  if (Reason)
    return cannotWrite(GivenPath, Reason);
  llvm::sys::RemoveFileOnSignal(Temporary);
  Result.Temporary = Temporary;
  if (Permissions)
    (void)fs::setPermissions(Temporary, *Permissions);
  const std::error_code Unreadable = Write(Stream);
  Stream.close();
  Reason = Stream.error();
  Stream.clear_error();
  if (!Reason)
    Reason = Unreadable;
  if (Reason)
    return cannotWrite(GivenPath, Reason);
  return Result;
}

llvm::Error StagedFile::commit() {
  if (!Temporary.empty()) {
    if (std::error_code Reason = fs::rename(Temporary, Path))
      return cannotWrite(Path, Reason);
    llvm::sys::DontRemoveFileOnSignal(Temporary);
    Temporary.clear();
  } else if (InPlace) {
    InPlace = false;
    std::error_code Reason;
    llvm::raw_fd_ostream Stream(Path, Reason); // "-" is standard output
    if (!Reason) {
      Stream << Text;
      Stream.flush();
      Reason = Stream.error();
      Stream.clear_error();
    }
    if (Reason)
      return cannotWrite(Path, Reason);
  }
  return llvm::Error::success();
}

llvm::Error writeWholeFile(llvm::StringRef Path,
                           llvm::function_ref<void(llvm::raw_ostream &)> Write) {
  std::string Text;
  llvm::raw_string_ostream Stream(Text);
  Write(Stream);
  llvm::Expected<StagedFile> File = StagedFile::stage(Path, Text);
  return File ? File->commit() : File.takeError();
}

} // namespace amp2hip
