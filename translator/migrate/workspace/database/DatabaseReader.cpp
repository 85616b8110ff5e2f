//===--- DatabaseReader.cpp - Compilation databases -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/database/DatabaseReader.h"

#include "migrate/workspace/NormalizeWorkspace.h"
#include "migrate/workspace/PrecompiledHeaders.h"
#include "migrate/workspace/database/CMakeBuild.h"
#include "migrate/workspace/database/DatabaseFile.h"
#include "migrate/workspace/database/GuessedLinks.h"
#include "migrate/workspace/database/IntermediateFolder.h"
#include "migrate/workspace/files/Error.h"
#include "migrate/workspace/files/MovedPaths.h"
#include "migrate/workspace/files/ProgramScan.h"
#include "migrate/workspace/flags/CommonSettings.h"
#include "migrate/workspace/flags/ResolvePaths.h"
#include "migrate/workspace/folder/FolderReader.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include <map>
#include <set>

using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

namespace amp2hip::migrate::workspace {

namespace path = llvm::sys::path;

namespace {

/// The sources of a target, with all their settings.
struct Target {
  std::string Name;
  std::string Key;     ///< The absolute object folder, as spelled, or "".
  std::string Objects; ///< The same below the build folder that exists.
  const CMakeLink *Link = nullptr;
  bool DefinesExports = false; ///< A macro that only shared libraries define.
  std::vector<std::string> Paths;
  /// Settings by path and by configuration.
  std::map<std::string, std::map<std::string, Settings>> Sources;
  std::vector<std::string> Others, Libraries;
  std::set<std::string> PrecompiledHeaders; ///< Names in /Yu and /Yc.
  std::string SourceCharset;                ///< As in Project.
};

class DatabaseReader {
public:
  DatabaseReader(StringRef Path, std::vector<DatabaseEntry> Entries)
      : Path(Path.str()), Folder(path::parent_path(Path).str()), Entries(std::move(Entries)),
        Moved(Folder, filesOf(this->Entries)) {}

  Expected<Workspace> read(const ReadOptions &Options);

private:
  static std::vector<std::string> filesOf(llvm::ArrayRef<DatabaseEntry> Entries);
  void openBuildFolder();
  bool isBuildProduct(StringRef Name) const;
  void entry(const DatabaseEntry &E);
  void unitySource(const DatabaseEntry &E, const std::string &File);
  Target &targetOf(const DatabaseEntry &E, const CompilerFlags &Flags, std::string &Configuration);
  void settings(const DatabaseEntry &E, CompilerFlags &Flags, StringRef Source, Target &T);
  void noteMissingFolders();
  void replaceCMakePch(Settings &S, const DatabaseEntry &E);
  Error chooseConfigurations(const ReadOptions &Options);
  Project projectOf(Target &T);
  void addObjectLibraries();
  void link();
  std::string rootBegin() const;
  void note(unsigned Line, std::string Text) { W.Notes.push_back({Path, Line, std::move(Text)}); }

  const std::string Path, Folder;
  std::vector<DatabaseEntry> Entries;
  MovedPaths Moved;
  std::optional<CMakeBuild> Build;
  std::string SourceFolder; ///< Of CMake; empty if unknown.
  std::vector<Target> Targets;
  std::set<std::string> FlagNotes;
  std::map<std::string, unsigned> MissingFolders; ///< And the first line that names them.
  Workspace W;
};

} // namespace

/// Returns the absolute paths of the files of all entries, as spelled.
std::vector<std::string> DatabaseReader::filesOf(llvm::ArrayRef<DatabaseEntry> Entries) {
  std::vector<std::string> Result;
  for (const DatabaseEntry &E : Entries)
    Result.push_back(absolutePath(E.Directory, E.File));
  return Result;
}

/// Finds the CMake build folder: that of the database, which may be a link to it,
/// or the folder in which the compiler runs.
void DatabaseReader::openBuildFolder() {
  Build = CMakeBuild::read(Folder);
  if (!Build)
    if (std::optional<std::string> Directory = Moved.folder(Entries.front().Directory))
      Build = CMakeBuild::read(*Directory);
  if (Build)
    SourceFolder = Moved.folder(absolutePath("/", Build->sourceFolder())).value_or("");
}

/// Returns whether the build generates a file or folder.
bool DatabaseReader::isBuildProduct(StringRef Name) const {
  return Build && !SourceFolder.empty() && SourceFolder != Build->folder() &&
         isInFolder(Build->folder(), Name);
}

/// Returns whether \p Name is a file that CMake generates for target_precompile_headers().
/// The build folder need not exist: some code bases contain only these files of it.
static bool isCMakePch(StringRef Name) { return path::filename(Name).starts_with("cmake_pch."); }

/// Replaces the header that CMake generates for target_precompile_headers() by the
/// headers that it includes.
void DatabaseReader::replaceCMakePch(Settings &S, const DatabaseEntry &E) {
  std::vector<std::string> Result;
  for (const std::string &Name : S.ForcedIncludes) {
    if (!isCMakePch(Name)) {
      Result.push_back(Name);
      continue;
    }
    std::optional<std::string> File = Moved.file(absolutePath(E.Directory, Name));
    for (const IncludeDirective &I :
         File ? scanSourceFile(*File).Includes : std::vector<IncludeDirective>())
      Result.push_back(I.Name);
    if (FlagNotes.insert(Name).second)
      note(E.Line, File ? fmt::format("precompiled header '{}' is replaced by '-include' flags for "
                                      "its headers",
                                      Name)
                        : fmt::format("precompiled header '{}' does not exist; build the project "
                                      "once more, so that its headers are known",
                                      Name));
  }
  S.ForcedIncludes = std::move(Result);
}

/// True for folders of Visual Studio and its SDK, which the compatibility headers replace.
static bool isFolderOfWindows(StringRef Folder) {
  return Folder.contains_insensitive("Microsoft Visual Studio") ||
         Folder.contains_insensitive("Windows Kits") ||
         Folder.contains_insensitive("Microsoft SDKs");
}

/// Adds a note about the include folders that do not exist.
void DatabaseReader::noteMissingFolders() {
  if (MissingFolders.empty())
    return;
  std::vector<std::string> Names;
  for (const auto &[Name, Line] : MissingFolders)
    Names.push_back(fmt::format("'{}'", Name));
  note(MissingFolders.begin()->second,
       Names.size() == 1
           ? fmt::format("include folder {} does not exist and is left out", Names.front())
           : fmt::format("include folders {} do not exist and are left out",
                         llvm::join(Names, ", ")));
}

/// Corrects the paths in the settings of a source, and adds notes.
void DatabaseReader::settings(const DatabaseEntry &E, CompilerFlags &Flags, StringRef Source,
                              Target &T) {
  auto Report = [&](std::string Text) {
    if (FlagNotes.insert(Text).second)
      note(E.Line, std::move(Text));
  };
  for (std::string &Text : Flags.Notes)
    Report(std::move(Text));
  if (!Flags.PrecompiledHeader.empty() && !isCMakePch(Flags.PrecompiledHeader)) {
    T.PrecompiledHeaders.insert(Flags.PrecompiledHeader);
    Report(fmt::format("precompiled header '{}' is read as an ordinary header",
                       Flags.PrecompiledHeader));
  }
  replaceCMakePch(Flags.Result, E);
  // CMake defines it for generators with several configurations.
  llvm::erase_if(Flags.Result.Definitions,
                 [](StringRef Definition) { return Definition.starts_with("CMAKE_INTDIR="); });
  auto File = [&](StringRef Name) { return Moved.file(absolutePath(E.Directory, Name)); };
  auto Dir = [&](StringRef Name) { return Moved.folder(absolutePath(E.Directory, Name)); };
  for (std::string &Missing : resolvePaths(Flags.Result, {File, Dir}))
    if (!isFolderOfWindows(Missing))
      MissingFolders.try_emplace(std::move(Missing), E.Line);
  for (const std::string &Name : Flags.Result.IncludeDirs)
    if (isBuildProduct(Name))
      Report(fmt::format("include folder '{}' is in the build folder; generate its headers in the "
                         "migrated project",
                         Name));
  const bool IsC = isCSourceName(Source) ? Flags.Language != "c++" : Flags.Language == "c";
  if (!Flags.Language.empty() && IsC != isCSourceName(Source))
    Flags.Result.Flags.push_back("-x" + Flags.Language);
  if (!IsC)
    addDefaultStandard(Flags.Result.Flags);
}

/// Returns the target that compiles the entry, and sets the configuration.
Target &DatabaseReader::targetOf(const DatabaseEntry &E, const CompilerFlags &Flags,
                                 std::string &Configuration) {
  std::optional<ObjectFolder> Objects = objectFolderOf(E.Output);
  if (!Objects)
    Objects = objectFolderOf(Flags.Output);
  if (!Objects && E.Syntax == FlagSyntax::Cl)
    Objects = intermediateFolderOf(E.Directory, Flags);
  if (Objects && E.IsForEditors)
    Objects = translatedTargetOf(*Objects);
  const std::string Key = Objects ? absolutePath(E.Directory, Objects->Path) : "";
  if (Objects && Build)
    for (const std::string &Name : Build->configurations())
      if (StringRef(Objects->Rest).starts_with(Name + "/"))
        Configuration = Name;
  for (Target &T : Targets)
    if (T.Key == Key)
      return T;
  Target T;
  T.Key = Key;
  T.Name = Objects ? Objects->Target : "";
  if (Objects && Build) {
    const std::string Directory = Moved.folder(E.Directory).value_or(Build->folder());
    T.Objects = absolutePath(Directory, Objects->Path);
    T.Link = Build->linkOf(*Objects, Directory);
  }
  Targets.push_back(std::move(T));
  return Targets.back();
}

/// Adds the sources that a source of CMake's unity builds includes.
void DatabaseReader::unitySource(const DatabaseEntry &E, const std::string &File) {
  for (const IncludeDirective &Include : scanSourceFile(File).Includes) {
    DatabaseEntry OfSource = E;
    OfSource.File = absolutePath(path::parent_path(File), Include.Name);
    if (!isBuildProduct(OfSource.File))
      entry(OfSource);
  }
}

void DatabaseReader::entry(const DatabaseEntry &E) {
  const std::string Spelled = absolutePath(E.Directory, E.File);
  std::optional<std::string> File = Moved.file(Spelled);
  if (isCMakePch(Spelled))
    return;
  if (isBuildProduct(File.value_or(Spelled))) { // such as a source of moc
    if (File && path::filename(*File).starts_with("unity_"))
      return unitySource(E, *File);
    return note(E.Line, fmt::format("'{}' is in the build folder and left out; generate it in the "
                                    "migrated project",
                                    E.File));
  }
  if (!File)
    return note(
        E.Line,
        fmt::format("file '{}' does not exist; restore it, or write the database again", E.File));
  auto Find = [&](StringRef Name) { return Moved.file(absolutePath(E.Directory, Name)); };
  auto Report = [&](std::string Text) { note(E.Line, std::move(Text)); };
  CompilerFlags Flags =
      readCompilerFlags(expandResponseFiles(E.Arguments, E.Rules, Find, Report), E.Syntax);
  W.FromMsvc |= E.Syntax == FlagSyntax::Cl;

  std::string Configuration = W.Configuration;
  Target &T = targetOf(E, Flags, Configuration);
  if (!isSourceName(*File)) {
    if (!llvm::is_contained(T.Others, *File))
      T.Others.push_back(std::move(*File));
    return;
  }
  settings(E, Flags, *File, T);
  if (!Flags.SourceCharset.empty())
    T.SourceCharset = Flags.SourceCharset;
  for (const std::string &Library : Flags.Libraries)
    if (!llvm::is_contained(T.Libraries, Library))
      T.Libraries.push_back(Library);
  // Visual Studio's projects of shared libraries define _USRDLL or _WINDLL.
  for (const std::string &Name :
       {T.Name + "_EXPORTS", std::string("_USRDLL"), std::string("_WINDLL")})
    T.DefinesExports |= llvm::is_contained(Flags.Result.Definitions, Name);
  auto &OfSource = T.Sources[*File];
  if (OfSource.empty())
    T.Paths.push_back(*File);
  if (!OfSource.emplace(Configuration, std::move(Flags.Result)).second)
    note(E.Line, fmt::format("'{}' is compiled more than once for one target; its first flags are "
                             "used",
                             E.File));
}

/// A database has one configuration, except for that of a generator with several.
Error DatabaseReader::chooseConfigurations(const ReadOptions &Options) {
  if (Build && !Build->configurations().empty())
    W.Configurations = Build->configurations();
  else if (Build && !Build->buildType().empty())
    W.Configurations = {Build->buildType()};
  else
    W.Configurations = {Options.Configuration.empty() ? "Release" : Options.Configuration};
  auto Main = chooseConfiguration(W.Configurations, Options.Configuration, Path);
  if (!Main)
    return Main.takeError();
  W.Configuration = std::move(*Main);
  return Error::success();
}

/// Returns whether the settings are those of C++ sources.
static bool isCxx(const Settings &S) {
  return llvm::any_of(S.Flags, [](StringRef Flag) { return Flag.starts_with("-std=c++"); });
}

Project DatabaseReader::projectOf(Target &T) {
  Project P;
  P.Name =
      T.Name.empty() ? path::filename(SourceFolder.empty() ? Folder : SourceFolder).str() : T.Name;
  P.Others = std::move(T.Others);
  P.Libraries = std::move(T.Libraries);
  P.SourceCharset = std::move(T.SourceCharset);
  bool HasMain = false;
  for (const std::string &Path : T.Paths)
    HasMain |= scanSourceFile(Path).DefinesMain;
  if (T.Link) {
    P.Kind = T.Link->Kind;
    P.OutputFolder = T.Link->OutputFolder;
  } else if (!HasMain) {
    P.Kind = T.DefinesExports ? ProjectKind::SharedLibrary : ProjectKind::StaticLibrary;
  }

  for (const std::string &Path : T.Paths) {
    Source S{Path, {}, {}};
    for (const std::string &Configuration : W.Configurations)
      if (!T.Sources[Path].count(Configuration))
        S.ExcludedFrom.push_back(Configuration);
    P.Sources.push_back(std::move(S));
    P.Folder = P.Folder.empty() ? path::parent_path(Path).str()
                                : commonFolder(P.Folder, path::parent_path(Path));
  }
  for (const std::string &Configuration : W.Configurations) {
    // C sources have other standards, so the project has those of C++.
    std::vector<Settings> Cxx, All;
    for (const std::string &Path : T.Paths)
      if (auto It = T.Sources[Path].find(Configuration); It != T.Sources[Path].end()) {
        All.push_back(It->second);
        if (isCxx(It->second))
          Cxx.push_back(It->second);
      }
    const Settings &Common = P.Configurations[Configuration] =
        commonSettings(Cxx.empty() ? All : Cxx);
    for (Source &S : P.Sources)
      if (auto It = T.Sources[S.Path].find(Configuration); It != T.Sources[S.Path].end()) {
        Settings Additional = additionalSettings(It->second, Common);
        if (!isEmpty(Additional))
          S.Additional[Configuration] = std::move(Additional);
      }
  }
  for (const std::string &Header : T.PrecompiledHeaders)
    addPrecompiledHeaderFolder(P, Header, [&](StringRef Name) { return Moved.file(Name); });
  if (P.Sources.empty())
    P.Kind = ProjectKind::HeaderOnly;
  return P;
}

/// Adds the sources of object libraries to the targets that link their objects, and removes the
/// object libraries. A static library would lack objects to which no code refers.
void DatabaseReader::addObjectLibraries() {
  if (!Build)
    return;
  // A target may have objects of object libraries only.
  for (const std::string &Objects : Build->objectFolders())
    if (std::optional<ObjectFolder> Folder = objectFolderOf(Objects + "/"))
      if (const CMakeLink *Link =
              Build->linkOf(*Folder, path::parent_path(path::parent_path(Objects)));
          Link && llvm::none_of(Targets, [&](const Target &T) { return T.Objects == Objects; })) {
        Target &T = Targets.emplace_back();
        T.Name = Folder->Target;
        T.Key = T.Objects = Objects;
        T.Link = Link;
      }
  std::set<std::string> Added;
  for (Target &T : Targets)
    for (const Target &Library : Targets) {
      if (!T.Link || Library.Link || Library.Objects.empty() ||
          !llvm::is_contained(T.Link->ObjectFolders, Library.Objects))
        continue;
      Added.insert(Library.Objects);
      for (const std::string &Path : Library.Paths)
        if (T.Sources.emplace(Path, Library.Sources.at(Path)).second)
          T.Paths.push_back(Path);
      T.PrecompiledHeaders.insert(Library.PrecompiledHeaders.begin(),
                                  Library.PrecompiledHeaders.end());
    }
  for (const Target &Library : Targets)
    if (Added.count(Library.Objects))
      note(0, fmt::format("object library '{}' becomes no target; the targets that link its "
                          "objects contain its sources",
                          Library.Name));
  llvm::erase_if(Targets, [&](const Target &T) { return Added.count(T.Objects) != 0; });
}

/// Returns the name of a library for CMake: "tbb" for "-ltbb" and "/usr/lib/libtbb.so".
static std::string nameOfItem(StringRef Item) {
  if (Item.consume_front("-l"))
    return Item.str();
  if (Item.ends_with_insensitive(".lib"))
    return libraryName(Item);
  StringRef Name = path::filename(Item);
  Name.consume_front("lib");
  return Name.split(Name.contains(".so") ? ".so" : ".a").first.str();
}

/// Adds the projects and libraries that targets link to. The projects are parallel to
/// the targets.
void DatabaseReader::link() {
  std::map<std::string, size_t> ByOutput;
  for (size_t I = 0; I != Targets.size(); ++I)
    if (Targets[I].Link)
      ByOutput[Targets[I].Link->Output] = I;
  for (size_t I = 0; I != Targets.size(); ++I) {
    Project &P = W.Projects[I];
    for (const std::string &Item :
         Targets[I].Link ? Targets[I].Link->Items : std::vector<std::string>()) {
      auto It = ByOutput.find(Item);
      std::vector<std::string> &List = It == ByOutput.end() ? P.Libraries : P.LinkedProjects;
      const std::string Name = It == ByOutput.end() ? nameOfItem(Item) : llvm::utostr(It->second);
      // add_amp_executable() links to the runtime.
      if (It == ByOutput.end() && StringRef(Name).starts_with("amp2hip"))
        continue;
      if (!llvm::is_contained(List, Name))
        List.push_back(Name);
    }
    P.Dependencies = P.LinkedProjects;
  }
}

/// Returns the folder that is certainly part of the code base.
std::string DatabaseReader::rootBegin() const {
  std::string Common;
  for (const Project &P : W.Projects)
    for (const Source &S : P.Sources)
      Common = Common.empty() ? path::parent_path(S.Path).str()
                              : commonFolder(Common, path::parent_path(S.Path));
  if (!SourceFolder.empty() && isInFolder(SourceFolder, Common))
    return SourceFolder;
  return isInFolder(Folder, Common) ? Folder : Common;
}

Expected<Workspace> DatabaseReader::read(const ReadOptions &Options) {
  openBuildFolder();
  if (Error Failed = chooseConfigurations(Options))
    return Failed;
  for (const DatabaseEntry &E : Entries)
    entry(E);
  noteMissingFolders();
  addObjectLibraries();
  llvm::erase_if(Targets, [](const Target &T) { return T.Paths.empty() && T.Others.empty(); });
  bool HasSources = false, HasLinks = false;
  for (Target &T : Targets) {
    HasSources |= !T.Paths.empty();
    HasLinks |= T.Link != nullptr;
    W.Projects.push_back(projectOf(T));
  }
  if (!HasSources)
    return makeError("no C++ source that '{}' names exists in '{}' or the folders above it", Path,
                     Folder);
  link();
  if (!HasLinks)
    for (size_t I = 0; I != Targets.size(); ++I)
      splitPrograms(W, I);
  if (!HasLinks && Targets.size() > 1)
    if (std::string Text = linkByGuess(W); !Text.empty())
      note(0, Text);
  setUniqueNames(W);
  const std::string Begin = rootBegin();
  // Include folders elsewhere belong to the system or to other code bases.
  const std::string Limit = commonFolder(Begin, Folder);
  setRoot(W, Begin, [&](StringRef Dir) { return Limit == "/" || !isInFolder(Limit, Dir); });
  W.Name = path::filename(W.Root).str();
  return std::move(W);
}

Expected<Workspace> readDatabaseWorkspace(StringRef Path, const ReadOptions &Options) {
  Expected<std::vector<DatabaseEntry>> Entries = readDatabaseFile(Path);
  if (!Entries)
    return Entries.takeError();
  return DatabaseReader(Path, std::move(*Entries)).read(Options);
}

} // namespace amp2hip::migrate::workspace
