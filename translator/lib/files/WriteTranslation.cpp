//===--- WriteTranslation.cpp - Writing the output files ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Writes the output files in five steps. All checks and all temporary files
// come before the first rename, so that an error leaves the existing files
// unchanged:
//
// 1. Check that no input and no file of the user is overwritten.
// 2. Lock the header folder.
// 3. Check that the originals are unchanged and that no header is in conflict.
// 4. Write all texts to temporary files.
// 5. Rename the temporary files.
//
//===----------------------------------------------------------------------===//
#include "amp2hip/WriteTranslation.h"
#include "amp2hip/SourceEncoding.h"

#include "amp2hip/HeaderLayout.h"
#include "amp2hip/TranslatedMark.h"
#include "files/HeaderConflict.h"
#include "files/HeaderUses.h"
#include "files/NewFolders.h"
#include "files/OverwriteCheck.h"
#include "files/StagedFile.h"
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
class TranslationWriter {
public:
  TranslationWriter(const Translation &Result, llvm::StringRef HeaderDir, llvm::StringRef DepFile,
                    llvm::StringRef Tool, llvm::raw_ostream &Diagnostics, bool Force)
      : Result(Result), Output(Result.Files.front().Path), Folder(headerFolder(Output, HeaderDir)),
        DepFile(DepFile), Tool(Tool), Diagnostics(Diagnostics), Force(Force) {}

  WriteStatus run();

private:
  WriteStatus report(llvm::Error Failure);
  bool overwritesInput();
  bool overwritesUserFile();
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
  NewFolders Folders; ///< Must outlive Staged.
  std::vector<StagedFile> Staged;
};

} // namespace

WriteStatus TranslationWriter::report(llvm::Error Failure) {
  Diagnostics << "amp2hip: error: " << llvm::toString(std::move(Failure)) << '\n';
  return WriteStatus::Unwritable;
}

/// True, with a message, if an output is one of the files that the translation
/// read. Compares the identity of files, not paths, so that links and other
/// spellings of a path are found too.
bool TranslationWriter::overwritesInput() {
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
    if (Path == "-" || Path.empty() || fs::getUniqueID(Path, ID) || !Inputs.count(ID))
      return false;
    Diagnostics << "amp2hip: error: output '" << Path
                << "' would overwrite a file that this translation reads; "
                << "choose another " << Option << '\n';
    return true;
  };
  for (const OutputFile &File : Result.Files)
    if (IsInput(File.Path, File.IsHeader ? "--header-dir" : "-o"))
      return true;
  return IsInput(DepFile, "--depfile");
}

/// True, with a message, if the main output would overwrite a file that amp2hip
/// did not write or that was edited since. For headers, checkHeader() does
/// this.
bool TranslationWriter::overwritesUserFile() {
  fs::file_status Status;
  if (Force || Output == "-" || fs::status(Output, Status) ||
      Status.type() != fs::file_type::regular_file)
    return false;
  auto Buffer = llvm::MemoryBuffer::getFile(Output, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!Buffer)
    return false; // the attempt to write it reports the error
  std::string Reason = reasonNotToOverwrite((*Buffer)->getBuffer(), Result.Files.front().Text);
  if (Reason.empty())
    return false;
  Diagnostics << "amp2hip: error: '" << Output << "' " << Reason
              << "choose another -o, or overwrite it with --force\n";
  return true;
}

/// True if an original has changed since it was read, according to the hash in
/// the mark. Without this check, a slow process could overwrite the translation
/// of a newer version.
bool TranslationWriter::originalsChanged() const {
  return llvm::any_of(Result.Files, [](const OutputFile &File) {
    std::optional<TranslatedMark> Mark = parseTranslatedMark(File.Text);
    if (!Mark)
      return false;
    auto Buffer = llvm::MemoryBuffer::getFile(File.Original, /*IsText=*/false,
                                              /*RequiresNullTerminator=*/false);
    if (!Buffer)
      return true;
    const llvm::StringRef Text = (*Buffer)->getBuffer();
    if (hashOfOriginal(Text) == Mark->OriginalHash)
      return false;
    // The translation read the file in another encoding.
    std::optional<std::string> Readable = readableText(Text);
    return !Readable || hashOfOriginal(*Readable) != Mark->OriginalHash;
  });
}

/// Returns \p Path relative to the header folder.
std::string TranslationWriter::inFolder(llvm::StringRef Path) const {
  llvm::SmallString<256> Record(Folder);
  llvm::sys::path::append(Record, "x");
  return relativeInclude(Record, Path);
}

/// Checks every header of the translation with checkHeader(), and adds its use
/// by this output to Uses, except for standard output. Returns a status if a
/// header must not be written.
std::optional<WriteStatus> TranslationWriter::checkHeaders() {
  llvm::Expected<HeaderUses> Read = HeaderUses::read(Folder);
  if (!Read)
    return report(Read.takeError());
  Uses = std::move(*Read);
  std::string Self = inFolder(Output == "-" ? "." : Output);
  Uses.removeUsesBy(Self);
  for (const OutputFile &File : Result.Files) {
    if (!File.IsHeader)
      continue;
    HeaderUse Use{inFolder(File.Path), Self, inFolder(File.Original), hashOfOriginal(File.Text),
                  Tool.str()};
    switch (checkHeader(File, Use, Uses, Folder, Output, Force, Diagnostics)) {
    case HeaderState::Writable:
      break;
    case HeaderState::Conflict:
      return WriteStatus::Conflict;
    case HeaderState::Protected:
      return WriteStatus::Unwritable;
    }
    if (Output != "-")
      Uses.add(std::move(Use));
  }
  return std::nullopt;
}

/// Writes \p Text to a temporary file for \p Path, whose folder is created if
/// necessary. Reports errors and then returns false.
bool TranslationWriter::stage(llvm::StringRef Path, llvm::StringRef Text) {
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

WriteStatus TranslationWriter::run() {
  if (overwritesInput() || overwritesUserFile())
    return WriteStatus::Unwritable;

  auto IsHeader = [](const OutputFile &File) { return File.IsHeader; };
  bool UsesFolder =
      !Folder.empty() && (llvm::any_of(Result.Files, IsHeader) || HeaderUses::exists(Folder));
  if (!UsesFolder)
    return originalsChanged() ? WriteStatus::OutOfDate : writeFiles();

  llvm::Expected<HeaderFolderLock> Lock = HeaderFolderLock::acquire(Folder, Folders);
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
  if (Status != WriteStatus::Written && Folders.made(llvm::sys::path::parent_path(Record)))
    Lock->removeFile();
  return Status;
}

/// Stages all files of the translation, and then commits them and all files
/// that are already staged, the main output last.
WriteStatus TranslationWriter::writeFiles() {
  for (const OutputFile &File : Result.Files)
    if (File.IsHeader && !stage(File.Path, File.Text))
      return WriteStatus::Unwritable;
  if (!DepFile.empty() && !stage(DepFile, dependencyRule(Output, Result.Dependencies)))
    return WriteStatus::Unwritable;
  if (!stage(Output, Result.Files.front().Text))
    return WriteStatus::Unwritable;

  for (StagedFile &File : Staged)
    if (llvm::Error Failure = File.commit())
      return report(std::move(Failure));
  Folders.keep();
  return WriteStatus::Written;
}

WriteStatus writeTranslation(const Translation &Result, llvm::StringRef HeaderDir,
                             llvm::StringRef DepFile, llvm::StringRef Tool,
                             llvm::raw_ostream &Diagnostics, bool Force) {
  return TranslationWriter(Result, HeaderDir, DepFile, Tool, Diagnostics, Force).run();
}

} // namespace amp2hip
