//===--- HeaderUses.cpp - Records of the uses of headers ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "files/HeaderUses.h"

#include "files/StagedFile.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/raw_ostream.h"
#include <utility>

namespace amp2hip {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

/// Returns the path of the file \p Name in the folder ".amp2hip" of \p Folder.
static std::string inRecords(llvm::StringRef Folder, llvm::StringRef Name) {
  llvm::SmallString<256> Path(Folder);
  path::append(Path, ".amp2hip", Name);
  return Path.str().str();
}

/// True if \p Path still refers to the open file \p FD.
static bool isFileAt(int FD, llvm::StringRef Path) {
  fs::UniqueID AtPath;
  fs::file_status Open;
  return !fs::status(FD, Open) && !fs::getUniqueID(Path, AtPath) && Open.getUniqueID() == AtPath;
}

llvm::Expected<HeaderFolderLock> HeaderFolderLock::acquire(llvm::StringRef Folder,
                                                           NewFolders &Folders) {
  std::string Path = inRecords(Folder, "lock");
  // Try again if the folder disappears between two steps: another process that
  // created the folder and failed may remove it.
  for (int Attempt = 0; Attempt != 100; ++Attempt) {
    if (std::error_code Reason = Folders.make(path::parent_path(Path))) {
      if (Reason == std::errc::no_such_file_or_directory)
        continue;
      return cannotWrite(Folder, Reason);
    }
    int FD = -1;
    if (std::error_code Reason =
            fs::openFileForReadWrite(Path, FD, fs::CD_OpenAlways, fs::OF_None)) {
      if (Reason == std::errc::no_such_file_or_directory)
        continue;
      return cannotWrite(Path, Reason);
    }
    HeaderFolderLock Lock(FD, Path);
    if (std::error_code Reason = fs::lockFile(FD))
      return cannotWrite(Path, Reason);
    if (isFileAt(FD, Path))
      return Lock;
  }
  return cannotWrite(Path, std::make_error_code(std::errc::device_or_resource_busy));
}

HeaderFolderLock::HeaderFolderLock(HeaderFolderLock &&Other) noexcept
    : FD(std::exchange(Other.FD, -1)), Path(std::move(Other.Path)) {}

void HeaderFolderLock::removeFile() { (void)fs::remove(Path); }

HeaderFolderLock::~HeaderFolderLock() {
  if (FD == -1)
    return;
  (void)fs::unlockFile(FD);
  fs::file_t File = fs::convertFDToNativeFile(FD);
  (void)fs::closeFile(File);
}

std::string HeaderUses::pathIn(llvm::StringRef Folder) { return inRecords(Folder, "uses.json"); }

bool HeaderUses::exists(llvm::StringRef Folder) { return fs::exists(pathIn(Folder)); }

static bool outputExists(llvm::StringRef Folder, llvm::StringRef Output) {
  llvm::SmallString<256> Path(Folder);
  path::append(Path, Output);
  return fs::exists(Path);
}

/// Returns the use in one line of the record; nothing if the line is malformed.
/// The first version of amp2hip wrote only four fields, without Tool. A later
/// version may write more than five.
static std::optional<HeaderUse> useFrom(const llvm::json::Value &Value) {
  const llvm::json::Array *Fields = Value.getAsArray();
  if (!Fields || Fields->size() < 4)
    return std::nullopt;
  std::string Texts[5];
  for (auto [Text, Field] : llvm::zip(Texts, *Fields)) {
    std::optional<llvm::StringRef> String = Field.getAsString();
    if (!String)
      return std::nullopt;
    Text = String->str();
  }
  return HeaderUse{Texts[0], Texts[1], Texts[2], Texts[3], Texts[4]};
}

llvm::Expected<HeaderUses> HeaderUses::read(llvm::StringRef Folder) {
  HeaderUses Result;
  auto Buffer = llvm::MemoryBuffer::getFile(pathIn(Folder));
  if (!Buffer)
    return Result;
  auto Damaged = [&] {
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   fmt::format("record '{}' is damaged; remove the folder '{}' and "
                                               "translate the sources that use it again",
                                               pathIn(Folder), Folder));
  };
  auto Root = llvm::json::parse((*Buffer)->getBuffer());
  if (!Root) {
    llvm::consumeError(Root.takeError());
    return Damaged();
  }
  const llvm::json::Array *Values = Root->getAsArray();
  if (!Values)
    return Damaged();
  for (const llvm::json::Value &Value : *Values) {
    std::optional<HeaderUse> Use = useFrom(Value);
    if (!Use)
      return Damaged();
    if (outputExists(Folder, Use->Output))
      Result.add(std::move(*Use));
  }
  return Result;
}

void HeaderUses::removeUsesBy(llvm::StringRef Output) {
  llvm::erase_if(Uses, [&](const HeaderUse &Use) { return Use.Output == Output; });
}

std::vector<HeaderUse> HeaderUses::usesOf(llvm::StringRef Header) const {
  std::vector<HeaderUse> Result;
  for (const HeaderUse &Use : Uses)
    if (Use.Header == Header)
      Result.push_back(Use);
  llvm::sort(Result);
  return Result;
}

std::string HeaderUses::text() const {
  std::vector<HeaderUse> Sorted = Uses;
  llvm::sort(Sorted);
  std::string Result = "[";
  llvm::raw_string_ostream Stream(Result);
  for (const HeaderUse &Use : Sorted) {
    Stream << (&Use == Sorted.data() ? "\n" : ",\n");
    Stream << llvm::json::Value(
        llvm::json::Array{llvm::json::fixUTF8(Use.Header), llvm::json::fixUTF8(Use.Output),
                          llvm::json::fixUTF8(Use.Original), Use.TextHash, Use.Tool});
  }
  Stream << "\n]\n";
  return Result;
}

} // namespace amp2hip
