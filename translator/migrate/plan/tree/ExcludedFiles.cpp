//===--- ExcludedFiles.cpp - Files that a migration leaves out ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/plan/tree/ExcludedFiles.h"

#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace amp2hip::migrate {

bool isExcludedFolder(StringRef Name) {
  return StringSwitch<bool>(Name.lower())
      .Cases(".git", ".svn", ".hg", ".bzr", "cvs", "_svn", true)
      .Cases(".vs", "ipch", "_upgradereport_files", true)
      .Case(".amp2hip", true)
      .Default(false);
}

bool isBuildFolderName(StringRef Name, ArrayRef<std::string> Configurations) {
  if (any_of(Configurations, [&](StringRef C) { return C.equals_insensitive(Name); }))
    return true;
  return StringSwitch<bool>(Name.lower())
      .Cases("debug", "release", "relwithdebinfo", "minsizerel", true)
      .Cases("x64", "x86", "win32", "arm", "arm64", true)
      .Cases("obj", "cmakefiles", "testresults", "apppackages", true)
      .Default(false);
}

/// Returns whether the file contains a zero byte among its first bytes, like
/// object files, libraries and databases, and unlike text.
static bool isBinary(StringRef Path) {
  Expected<sys::fs::file_t> File = sys::fs::openNativeFileForRead(Path);
  if (!File) {
    consumeError(File.takeError());
    return false;
  }
  char Bytes[512];
  Expected<size_t> Size = sys::fs::readNativeFile(*File, Bytes);
  (void)sys::fs::closeFile(*File);
  if (!Size) {
    consumeError(Size.takeError());
    return false;
  }
  return StringRef(Bytes, *Size).contains('\0');
}

LeftOut classifyFile(StringRef Path) {
  StringRef Name = sys::path::filename(Path);
  if (Name == "CMakeLists.txt")
    return LeftOut::CMakeLists;
  if (Name == ".git" || Name == ".gitmodules" || Name == "Thumbs.db" || Name == ".DS_Store")
    return LeftOut::Silently;
  if (Name == "compile_commands.json") // the build of the new project writes its own
    return LeftOut::Silently;
  enum ByName { Other, Editor, Project, Product, ProductIfBinary };
  auto Kind =
      StringSwitch<ByName>(sys::path::extension(Name).lower())
          .Cases(".suo", ".sdf", ".opensdf", ".ncb", ".opendb", ".vssscc", ".vspscc", Editor)
          .Cases(".sln", ".slnx", ".vcxproj", ".vcproj", ".vcxitems", ".vsprops", Project)
          .Cases(".dsp", ".dsw", ".props", ".targets", Project)
          .Cases(".pdb", ".idb", ".ilk", ".pch", ".ipch", ".tlog", ".lastbuildstate", Product)
          .Cases(".sbr", ".bsc", ".aps", ".o", Product)
          .Cases(".obj", ".lib", ".exe", ".dll", ".exp", ".res", ".iobj", ".ipdb", ProductIfBinary)
          .Default(Other);
  // App.vcxproj.filters, App.vcxproj.user, App.VC.db
  StringRef Stem = sys::path::stem(Name);
  if (Stem.ends_with_insensitive(".vcxproj") || Stem.ends_with_insensitive(".vcproj"))
    Kind = Project;
  if (Name.ends_with_insensitive(".vc.db"))
    Kind = Editor;
  switch (Kind) {
  case Other:
    return LeftOut::No;
  case Editor:
    return LeftOut::Silently;
  case Project:
    return LeftOut::VisualStudio;
  case Product:
    return LeftOut::BuildProduct;
  case ProductIfBinary:
    return isBinary(Path) ? LeftOut::BuildProduct : LeftOut::No;
  }
  llvm_unreachable("covered switch");
}

bool isCodeName(StringRef Name) {
  return StringSwitch<bool>(sys::path::extension(Name).lower())
      .Cases(".c", ".cc", ".cp", ".cpp", ".cxx", ".c++", ".ii", true)
      .Cases(".h", ".hh", ".hp", ".hpp", ".hxx", ".h++", true)
      .Cases(".inl", ".ipp", ".ixx", ".cppm", ".tpp", ".tcc", ".txx", ".inc", ".impl", true)
      .Cases(".cu", ".cuh", ".hip", ".def", true)
      .Default(false);
}

} // namespace amp2hip::migrate
