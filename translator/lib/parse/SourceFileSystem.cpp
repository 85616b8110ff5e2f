//===--- SourceFileSystem.cpp - Files as Microsoft's compiler finds them --===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/SourceFileSystem.h"

#include "amp2hip/SourceEncoding.h"
#include "clang/Lex/HeaderSearch.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

namespace path = llvm::sys::path;
namespace vfs = llvm::vfs;
using llvm::StringRef;

namespace amp2hip {
namespace {

/// A file with the given status and text.
class TextFile : public vfs::File {
public:
  TextFile(vfs::Status S, std::string Text) : S(std::move(S)), Text(std::move(Text)) {}

  llvm::ErrorOr<vfs::Status> status() override { return S; }
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> getBuffer(const llvm::Twine &Name, int64_t,
                                                               bool, bool) override {
    return llvm::MemoryBuffer::getMemBufferCopy(Text, Name);
  }
  std::error_code close() override { return {}; }

private:
  vfs::Status S;
  std::string Text;
};

/// A file that was found under another name than the requested one.
class RenamedFile : public vfs::File {
public:
  RenamedFile(vfs::Status S, std::unique_ptr<File> Real) : S(std::move(S)), Real(std::move(Real)) {}

  llvm::ErrorOr<vfs::Status> status() override { return S; }
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>>
  getBuffer(const llvm::Twine &Name, int64_t Size, bool Terminated, bool IsVolatile) override {
    return Real->getBuffer(Name, Size, Terminated, IsVolatile);
  }
  std::error_code close() override { return Real->close(); }

private:
  vfs::Status S;
  std::unique_ptr<File> Real;
};

} // namespace

std::string SourceFileSystem::absolute(StringRef Path) const {
  llvm::SmallString<256> Absolute(Path);
  makeAbsolute(Absolute);
  path::remove_dots(Absolute, /*remove_dot_dot=*/true);
  return Absolute.str().str();
}

void SourceFileSystem::setSearchPath(const clang::HeaderSearch &Search) {
  SearchPath.clear();
  for (const clang::DirectoryLookup &Dir : Search.search_dir_range())
    if (Dir.isNormalDir())
      SearchPath.push_back({absolute(Dir.getDirRef()->getName()), Dir.isSystemHeaderDirectory()});
}

const SourceFileSystem::Entries &SourceFileSystem::entriesOf(const std::string &Folder) {
  auto [It, New] = Listed.try_emplace(Folder);
  if (!New)
    return It->second;
  std::error_code Failure;
  for (vfs::directory_iterator I = getUnderlyingFS().dir_begin(Folder, Failure), End;
       I != End && !Failure; I.increment(Failure)) {
    StringRef Name = path::filename(I->path());
    // Of several names that differ in their case, choose the same one always.
    std::string &Known = It->second[Name.lower()];
    if (Known.empty() || Name < Known)
      Known = Name.str();
  }
  return It->second;
}

/// Returns the part of \p File below \p Folder; empty if it is not below it.
static StringRef below(StringRef Folder, StringRef File) {
  if (!File.consume_front(Folder))
    return "";
  if (!Folder.ends_with("/") && !File.consume_front("/"))
    return "";
  return File;
}

/// True if \p Absolute is below a folder of the search path, and a folder of the
/// system has a file of exactly this name. Other folders of the user do not matter,
/// because Clang asks for the files in the order of the search path.
bool SourceFileSystem::isFoundExactly(StringRef Absolute) {
  for (const Folder &From : SearchPath) {
    StringRef Name = below(From.Path, Absolute);
    if (!Name.empty() && llvm::any_of(SearchPath, [&](const Folder &Other) {
          return Other.IsSystem && getUnderlyingFS().exists(Other.Path + "/" + Name);
        }))
      return true;
  }
  return false;
}

/// Returns the path of the file that \p Path means if the case of names does not
/// count. Returns nothing if there is none.
std::optional<std::string> SourceFileSystem::ignoringCase(StringRef Path) {
  if (SearchPath.empty())
    return std::nullopt;
  // Replace one component of the path after the other.
  std::string Found, Folder = absolute(path::is_absolute(Path) ? "/" : ".");
  bool Changed = false;
  for (auto I = path::begin(Path), End = path::end(Path); I != End; ++I) {
    std::string Name = I->str();
    if (Name != "/" && Name != "." && Name != ".." &&
        !getUnderlyingFS().exists(Folder + "/" + Name)) {
      const Entries &In = entriesOf(Folder);
      auto Entry = In.find(I->lower());
      if (Entry == In.end())
        return std::nullopt;
      Name = Entry->second;
      Changed = true;
    }
    if (!Found.empty() && !StringRef(Found).ends_with("/"))
      Found += '/';
    Found += Name;
    Folder = absolute(Found);
  }
  if (!Changed)
    return std::nullopt;
  // In "details/../a.h", a later component removes the name in another case.
  const std::string Absolute = absolute(Path);
  if (!getUnderlyingFS().exists(Absolute) && isFoundExactly(Absolute))
    return std::nullopt;
  return Found;
}

bool SourceFileSystem::isSystemFile(StringRef Path) const {
  const std::string File = absolute(Path);
  // A folder of the user may be inside a folder of the system: use the longest.
  const Folder *Deepest = nullptr;
  for (const Folder &F : SearchPath)
    if (!below(F.Path, File).empty() && (!Deepest || F.Path.size() > Deepest->Path.size()))
      Deepest = &F;
  return Deepest && Deepest->IsSystem;
}

/// Returns the text that replaces the contents of the file \p Path, if any.
const std::optional<std::string> &SourceFileSystem::textOf(StringRef Path) {
  auto [It, New] = Texts.try_emplace(absolute(Path));
  if (New && !isSystemFile(Path))
    if (auto File = getUnderlyingFS().openFileForRead(Path))
      if (auto Buffer = (*File)->getBuffer(Path, /*FileSize=*/-1, /*RequiresNullTerminator=*/false))
        It->second = readableText((*Buffer)->getBuffer());
  return It->second;
}

llvm::ErrorOr<vfs::Status> SourceFileSystem::withSizeOfText(vfs::Status Found) {
  if (!Found.isRegularFile())
    return Found;
  const std::optional<std::string> &Text = textOf(Found.getName());
  if (!Text)
    return Found;
  vfs::Status Resized = vfs::Status::copyWithNewSize(Found, Text->size());
  Resized.ExposesExternalVFSPath = Found.ExposesExternalVFSPath;
  return Resized;
}

/// True if \p Text has a directive with the name \p File in quotes, in any folder, or with a folder
/// of this name.
static bool namesInQuotes(StringRef Text, StringRef File) {
  for (size_t At = Text.find(File); At != StringRef::npos; At = Text.find(File, At + 1)) {
    const StringRef Before = Text.take_front(At).take_back(1);
    const StringRef After = Text.substr(At + File.size(), 1);
    if (Before.find_first_of("\"/\\") == 0 && After.find_first_of("\"/\\") == 0)
      return true;
  }
  return false;
}

/// If Clang asks for \p Path because of a directive with a name in quotes, returns this name, or
/// the folder in it, for which Clang asks first. Returns an empty name for other directives.
StringRef SourceFileSystem::nameInDirective(StringRef Path) const {
  if (Open.Folders.empty() || (Open.Folders.size() == 1 && Open.Folders[0] == Open.Asked))
    return "";
  // `<a.h>` is not searched in these folders, but one of them may be on the search path, too.
  const StringRef Name = below(Open.Asked, Path);
  return !Name.empty() && namesInQuotes(Open.Text, path::filename(Name)) ? Name : "";
}

/// Returns the status of \p Path or of the file that it means if the case of names does not count.
std::optional<vfs::Status> SourceFileSystem::find(StringRef Path) {
  llvm::ErrorOr<vfs::Status> Found = getUnderlyingFS().status(Path);
  if (Found)
    return *Found;
  if (Found.getError() != std::errc::no_such_file_or_directory)
    return std::nullopt;
  const std::optional<std::string> Real = ignoringCase(Path);
  if (Real)
    Found = getUnderlyingFS().status(*Real);
  if (!Found)
    return std::nullopt;
  Found->ExposesExternalVFSPath = true;
  return *Found;
}

/// Searches \p Name in the folders of the open files. Clang asks for \p Path.
std::optional<vfs::Status> SourceFileSystem::findBesideIncluders(StringRef Name, StringRef Path) {
  for (const std::string &Folder : Open.Folders) {
    const std::string Searched = Folder + "/" + Name.str();
    if (std::optional<vfs::Status> Found = find(Searched)) {
      Found->ExposesExternalVFSPath |= Searched != Path;
      return Found;
    }
  }
  return std::nullopt;
}

llvm::ErrorOr<vfs::Status> SourceFileSystem::status(const llvm::Twine &Path) {
  llvm::SmallString<256> Storage;
  const StringRef Asked = Path.toStringRef(Storage);
  const StringRef Name = nameInDirective(Asked);
  const std::optional<vfs::Status> Found =
      Name.empty() ? find(Asked) : findBesideIncluders(Name, Asked);
  return Found ? withSizeOfText(*Found) : getUnderlyingFS().status(Asked);
}

llvm::ErrorOr<std::unique_ptr<vfs::File>>
SourceFileSystem::openFileForRead(const llvm::Twine &Path) {
  llvm::ErrorOr<vfs::Status> Found = status(Path);
  if (!Found)
    return Found.getError();
  const std::string Name = Found->getName().str();
  if (Found->isRegularFile())
    if (const std::optional<std::string> &Text = textOf(Name))
      return std::make_unique<TextFile>(*Found, *Text);
  llvm::ErrorOr<std::unique_ptr<vfs::File>> File = getUnderlyingFS().openFileForRead(Name);
  if (File && Found->ExposesExternalVFSPath)
    return std::make_unique<RenamedFile>(*Found, std::move(*File));
  return File;
}

} // namespace amp2hip
