//===--- SourceFileSystem.h - Files as Microsoft's compiler finds them ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_PARSE_SOURCEFILESYSTEM_H
#define AMP2HIP_PARSE_SOURCEFILESYSTEM_H

#include "llvm/ADT/StringMap.h"
#include "llvm/Support/VirtualFileSystem.h"
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace clang {
class HeaderSearch;
} // namespace clang

namespace amp2hip {

/// The file system of the parses with `--from-msvc`. It finds and reads files
/// as Microsoft's compiler does on Windows:
///
/// - It ignores the case of names: `#include "solver.h"` finds Solver.h. A name
///   below a folder of the search path does so only if no folder of the system
///   contains a file of exactly this name. Clang sees the real name.
/// - The files of the user have the text that readableText() returns.
/// - It searches a name in quotes in the folders of all open files: of the file with the
///   directive, of the file that includes it, and so on.
///
/// Texts that replace contents belong in this file system, not in an overlay
/// above it, which does not know the real names.
class SourceFileSystem : public llvm::vfs::ProxyFileSystem {
public:
  using ProxyFileSystem::ProxyFileSystem;

  /// Replaces the contents of the file \p Path, an absolute path, by \p Text.
  void replaceText(llvm::StringRef Path, std::string Text) {
    Texts[absolute(Path)] = std::move(Text);
  }

  /// Sets the search path. Until the first call, the case of names counts.
  void setSearchPath(const clang::HeaderSearch &Search);

  /// A file whose directives the preprocessor reads, while it has not reached the ends of others.
  struct OpenFile {
    std::string Asked; ///< Clang asks for the names of directives below this folder.
    llvm::StringRef Text;
    /// The folder of the file, then those of the files that lead to it, the last one first.
    std::vector<std::string> Folders;
  };
  /// Sets the file with the next directives; an empty object if there is none.
  void setOpenFile(OpenFile File) { Open = std::move(File); }

  llvm::ErrorOr<llvm::vfs::Status> status(const llvm::Twine &Path) override;
  bool exists(const llvm::Twine &Path) override { return bool(status(Path)); }
  llvm::ErrorOr<std::unique_ptr<llvm::vfs::File>> openFileForRead(const llvm::Twine &Path) override;

private:
  /// A folder of the search path, as an absolute path.
  struct Folder {
    std::string Path;
    bool IsSystem;
  };
  /// The entries of a folder, by their names in lower case.
  using Entries = llvm::StringMap<std::string>;

  std::string absolute(llvm::StringRef Path) const;
  const Entries &entriesOf(const std::string &Folder);
  std::optional<std::string> ignoringCase(llvm::StringRef Path);
  bool isFoundExactly(llvm::StringRef Absolute);
  bool isSystemFile(llvm::StringRef Path) const;
  llvm::StringRef nameInDirective(llvm::StringRef Path) const;
  std::optional<llvm::vfs::Status> find(llvm::StringRef Path);
  std::optional<llvm::vfs::Status> findBesideIncluders(llvm::StringRef Name, llvm::StringRef Path);
  const std::optional<std::string> &textOf(llvm::StringRef Path);
  llvm::ErrorOr<llvm::vfs::Status> withSizeOfText(llvm::vfs::Status Found);

  std::vector<Folder> SearchPath;
  OpenFile Open;
  std::map<std::string, Entries> Listed;
  /// Texts that replace the contents of files, by absolute path. Nothing if a
  /// file is read as it is.
  std::map<std::string, std::optional<std::string>> Texts;
};

} // namespace amp2hip

#endif // AMP2HIP_PARSE_SOURCEFILESYSTEM_H
