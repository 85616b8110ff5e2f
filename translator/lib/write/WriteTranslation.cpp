//===--- WriteTranslation.cpp - From texts to files -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip/WriteTranslation.h"

#include "amp2hip/HeaderLayout.h"
#include "amp2hip/TranslatedMark.h"
#include "write/HeaderConflict.h"
#include "write/HeaderUses.h"
#include "write/KeptFile.h"
#include "write/NewFolders.h"
#include "write/StagedFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"
#include <optional>
#include <set>

namespace amp2hip {

namespace fs = llvm::sys::fs;

namespace {

/// One call of writeTranslation().
class Writer {
public:
  Writer(const Translation &Result, llvm::StringRef HeaderDir,
         llvm::StringRef DepFile, llvm::StringRef Tool,
         llvm::raw_ostream &Diagnostics, bool Force)
      : Result(Result), Output(Result.Files.front().Path),
        Folder(headerFolder(Output, HeaderDir)), DepFile(DepFile), Tool(Tool),
        Diagnostics(Diagnostics), Force(Force) {}

  WriteStatus run();

private:
  WriteStatus report(llvm::Error Failure);
  bool overwritesInput();
  bool overwritesOthersWork();
  bool originalsChanged() const;
  std::optional<WriteStatus> checkHeaders();
  std::string inFolder(llvm::StringRef Path) const;
  bool stage(llvm::StringRef Path, llvm::StringRef Text);
  WriteStatus writeFiles();

  const Translation &Result;
  const std::string Output;
  const std::string Folder;
  const llvm::StringRef DepFile;
  const llvm::StringRef Tool;
  llvm::raw_ostream &Diagnostics;
  const bool Force;
  HeaderUses Uses;
  NewFolders Folders; ///< Destroyed after what is staged in them.
  std::vector<StagedFile> Staged;
};

} // namespace

WriteStatus Writer::report(llvm::Error Failure) {
  Diagnostics << "amp2hip: error: " << llvm::toString(std::move(Failure))
              << '\n';
  return WriteStatus::Unwritable;
}

/// Names are compared by the file that they lead to: links and other spellings
/// of an input are the input.
bool Writer::overwritesInput() {
  std::set<fs::UniqueID> Inputs;
  auto AddInput = [&](llvm::StringRef Path) {
    fs::UniqueID ID;
    if (!fs::getUniqueID(Path, ID))
      Inputs.insert(ID);
  };
  llvm::for_each(Result.Dependencies, AddInput);
  for (const OutputFile &File : Result.Files)
    AddInput(File.Original);

  auto IsInput = [&](llvm::StringRef Path, llvm::StringRef Option) {
    fs::UniqueID ID;
    if (Path == "-" || Path.empty() || fs::getUniqueID(Path, ID) ||
        !Inputs.count(ID))
      return false;
    Diagnostics << "amp2hip: error: '" << Path
                << "' is read by this translation and is not overwritten: "
                << "choose another " << Option << '\n';
    return true;
  };
  for (const OutputFile &File : Result.Files)
    if (IsInput(File.Path, File.IsHeader ? "--header-dir" : "-o"))
      return true;
  return IsInput(DepFile, "--depfile");
}

/// Whether the output's place holds what amp2hip did not write, or what somebody
/// has edited since. (For headers checkHeader() knows.)
bool Writer::overwritesOthersWork() {
  fs::file_status Status;
  if (Force || Output == "-" || fs::status(Output, Status) ||
      Status.type() != fs::file_type::regular_file)
    return false;
  auto Buffer = llvm::MemoryBuffer::getFile(Output, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!Buffer)
    return false; // writing says what is wrong with it
  std::string Reason =
      whyKept((*Buffer)->getBuffer(), Result.Files.front().Text);
  if (Reason.empty())
    return false;
  Diagnostics << "amp2hip: error: '" << Output << "' " << Reason
              << "choose another -o, or pass --force to overwrite it\n";
  return true;
}

/// Whether a file is no longer what its mark says was translated. A run that
/// was overtaken must not put an old header over a newer one.
bool Writer::originalsChanged() const {
  return llvm::any_of(Result.Files, [](const OutputFile &File) {
    std::optional<TranslatedMark> Mark = parseTranslatedMark(File.Text);
    if (!Mark)
      return false;
    auto Buffer = llvm::MemoryBuffer::getFile(File.Original, /*IsText=*/false,
                                              /*RequiresNullTerminator=*/false);
    return !Buffer ||
           hashOfOriginal((*Buffer)->getBuffer()) != Mark->OriginalHash;
  });
}

std::string Writer::inFolder(llvm::StringRef Path) const {
  llvm::SmallString<256> Record(Folder);
  llvm::sys::path::append(Record, "x");
  return relativeInclude(Record, Path);
}

/// Looks at every header that is there already, and records that this output
/// uses the new ones.
std::optional<WriteStatus> Writer::checkHeaders() {
  llvm::Expected<HeaderUses> Read = HeaderUses::read(Folder);
  if (!Read)
    return report(Read.takeError());
  Uses = std::move(*Read);
  std::string Self = inFolder(Output == "-" ? "." : Output);
  Uses.removeUsesBy(Self);
  for (const OutputFile &File : Result.Files) {
    if (!File.IsHeader)
      continue;
    HeaderUse Use{inFolder(File.Path), Self, inFolder(File.Original),
                  hashOfOriginal(File.Text), Tool.str()};
    switch (checkHeader(File, Use, Uses, Folder, Output, Force,
                        Diagnostics)) {
    case HeaderState::Free:
      break;
    case HeaderState::Conflict:
      return WriteStatus::Conflict;
    case HeaderState::Foreign:
      return WriteStatus::Unwritable;
    }
    if (Output != "-")
      Uses.add(std::move(Use));
  }
  return std::nullopt;
}

bool Writer::stage(llvm::StringRef Path, llvm::StringRef Text) {
  llvm::StringRef Parent = llvm::sys::path::parent_path(Path);
  if (Path != "-")
    if (std::error_code Reason = Folders.make(Parent)) {
      report(cannotWrite(Parent, Reason));
      return false;
    }
  llvm::Expected<StagedFile> File = StagedFile::stage(Path, Text);
  if (!File) {
    report(File.takeError());
    return false;
  }
  Staged.push_back(std::move(*File));
  return true;
}

WriteStatus Writer::run() {
  if (overwritesInput() || overwritesOthersWork())
    return WriteStatus::Unwritable;

  auto IsHeader = [](const OutputFile &File) { return File.IsHeader; };
  bool UsesFolder = !Folder.empty() && (llvm::any_of(Result.Files, IsHeader) ||
                                        HeaderUses::exist(Folder));
  if (!UsesFolder)
    return originalsChanged() ? WriteStatus::OutOfDate : writeFiles();

  llvm::Expected<HeaderFolderLock> Lock =
      HeaderFolderLock::acquire(Folder, Folders);
  if (!Lock)
    return report(Lock.takeError());
  WriteStatus Status = WriteStatus::OutOfDate;
  if (!originalsChanged()) {
    std::optional<WriteStatus> Obstacle = checkHeaders();
    if (Obstacle)
      Status = *Obstacle;
    else if (!stage(HeaderUses::pathIn(Folder), Uses.text()))
      Status = WriteStatus::Unwritable;
    else
      Status = writeFiles();
  }
  const std::string Record = HeaderUses::pathIn(Folder);
  if (Status != WriteStatus::Written &&
      Folders.made(llvm::sys::path::parent_path(Record)))
    Lock->removeFile();
  return Status;
}

/// Writes what is staged and all files of the translation, the main one last.
WriteStatus Writer::writeFiles() {
  for (const OutputFile &File : Result.Files)
    if (File.IsHeader && !stage(File.Path, File.Text))
      return WriteStatus::Unwritable;
  if (!DepFile.empty() &&
      !stage(DepFile, dependencyRule(Output, Result.Dependencies)))
    return WriteStatus::Unwritable;
  if (!stage(Output, Result.Files.front().Text))
    return WriteStatus::Unwritable;

  for (StagedFile &File : Staged)
    if (llvm::Error Failure = File.commit())
      return report(std::move(Failure));
  Folders.keep();
  return WriteStatus::Written;
}

WriteStatus writeTranslation(const Translation &Result,
                             llvm::StringRef HeaderDir, llvm::StringRef DepFile,
                             llvm::StringRef Tool,
                             llvm::raw_ostream &Diagnostics, bool Force) {
  return Writer(Result, HeaderDir, DepFile, Tool, Diagnostics, Force).run();
}

} // namespace amp2hip
