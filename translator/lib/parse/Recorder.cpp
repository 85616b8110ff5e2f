//===--- Recorder.cpp - Files and macros of a parse -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "parse/Recorder.h"

#include "parse/SourceFileSystem.h"
#include "parse/Unit.h"
#include "clang/Lex/MacroInfo.h"
#include "llvm/Support/Path.h"
#include <set>

using namespace clang;

namespace amp2hip {
namespace {

class Recorder : public PPCallbacks {
public:
  Recorder(Unit &U, std::vector<MacroUse> &Expansions, std::vector<std::string> &Dependencies,
           SourceFileSystem *Files)
      : U(U), Expansions(Expansions), Dependencies(Dependencies), Files(Files) {}

  void FileChanged(SourceLocation Loc, FileChangeReason Reason, SrcMgr::CharacteristicKind,
                   FileID) override {
    FileID File = U.SM.getFileID(Loc);
    if (Files && (Reason == EnterFile || Reason == ExitFile))
      Files->setOpenFile(openFile(File));
    if (Reason != EnterFile)
      return;
    OptionalFileEntryRef Entry = U.SM.getFileEntryRefForID(File);
    if (!Entry)
      return;
    if (Seen.insert(&Entry->getFileEntry()).second) {
      SmallString<256> Path(Entry->getName());
      U.SM.getFileManager().makeAbsolutePath(Path);
      Dependencies.push_back(Path.str().str());
    }
    if (U.isUserFile(File))
      U.Files.push_back(File);
  }

  void InclusionDirective(SourceLocation Hash, const Token &, StringRef FileName, bool IsAngled,
                          CharSourceRange NameRange, OptionalFileEntryRef File, StringRef,
                          StringRef, const clang::Module *, bool,
                          SrcMgr::CharacteristicKind) override {
    FileID From = U.SM.getFileID(Hash);
    if (!U.isUserFile(From))
      return;
    U.Includes.push_back({Hash, NameRange, FileName.str(), IsAngled, From, File});
  }

  void MacroDefined(const Token &, const MacroDirective *MD) override {
    if (const MacroInfo *MI = MD->getMacroInfo())
      if (MI->getDefinitionLoc().isValid() && U.isUserLocation(MI->getDefinitionLoc()))
        U.Macros.push_back(MI);
  }

  void MacroExpands(const Token &Name, const MacroDefinition &Macro, SourceRange Range,
                    const MacroArgs *) override {
    if (U.isUserLocation(Name.getLocation()))
      Expansions.push_back({Name.getIdentifierInfo(), Macro.getMacroInfo(), Range});
  }

private:
  SourceFileSystem::OpenFile openFile(FileID File) const {
    SourceFileSystem::OpenFile Result;
    while (File.isValid() && U.isUserFile(File)) {
      const OptionalFileEntryRef Entry = U.SM.getFileEntryRefForID(File);
      if (!Entry)
        break;
      if (Result.Folders.empty()) {
        Result.Asked = Entry->getDir().getName();
        Result.Text = U.SM.getBufferData(File);
      }
      const StringRef Folder = llvm::sys::path::parent_path(Entry->getName());
      Result.Folders.push_back(Folder.empty() ? "." : Folder.str());
      File = U.SM.getFileID(U.SM.getIncludeLoc(File));
    }
    return Result;
  }

  Unit &U;
  std::vector<MacroUse> &Expansions;
  std::vector<std::string> &Dependencies;
  SourceFileSystem *Files; ///< null without --from-msvc
  std::set<const FileEntry *> Seen;
};

} // namespace

std::unique_ptr<PPCallbacks> recordFiles(Unit &U, std::vector<MacroUse> &Expansions,
                                         std::vector<std::string> &Dependencies,
                                         SourceFileSystem *Files) {
  return std::make_unique<Recorder>(U, Expansions, Dependencies, Files);
}

} // namespace amp2hip
