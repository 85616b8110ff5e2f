//===--- CMakeBuild.cpp - CMake build folders -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/database/CMakeBuild.h"

#include "migrate/workspace/files/RealPaths.h"
#include "migrate/workspace/files/TextFile.h"
#include "migrate/workspace/flags/SplitCommandLine.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"
#include <algorithm>
#include <fstream>

using llvm::StringRef;

namespace amp2hip::migrate::workspace {

namespace path = llvm::sys::path;

/// The limit for files of CMake's generators.
static constexpr uint64_t GeneratedFileLimit = 128 << 20;

static std::string readOrEmpty(const std::string &Path) {
  llvm::Expected<std::string> Text = readTextFile(Path, GeneratedFileLimit);
  if (Text)
    return std::move(*Text);
  llvm::consumeError(Text.takeError());
  return "";
}

std::optional<ObjectFolder> objectFolderOf(StringRef Object) {
  std::string Path = Object.str();
  std::replace(Path.begin(), Path.end(), '\\', '/');
  llvm::SmallVector<StringRef, 16> Parts;
  StringRef(Path).split(Parts, '/');
  for (size_t I = 0; I + 1 < Parts.size(); ++I) {
    StringRef Name = Parts[I];
    const bool IsCMake = I > 0 && Parts[I - 1] == "CMakeFiles" && Name.consume_back(".dir");
    if (!IsCMake && !Name.consume_back(".p"))
      continue;
    const size_t Length = Parts[I].end() - Path.data();
    return ObjectFolder{Name.str(), Path.substr(0, Length), Path.substr(Length + 1)};
  }
  return std::nullopt;
}

/// Returns the object folder that a target of CMake named \p Target has in \p Folder, with "/" at
/// its end or empty.
static ObjectFolder targetIn(StringRef Folder, StringRef Target) {
  return {Target.str(), (Folder + "CMakeFiles/" + Target + ".dir").str(), ""};
}

ObjectFolder translatedTargetOf(const ObjectFolder &ForEditors) {
  StringRef Target = ForEditors.Target, Folder = ForEditors.Path;
  if (!Target.consume_back(".clangd") || !Folder.consume_back(ForEditors.Target + ".dir") ||
      !Folder.consume_back("CMakeFiles/"))
    return ForEditors;
  return targetIn(Folder, Target);
}

/// Returns the object folder of the target that links \p Input: an object of CMake, or one of
/// add_amp_executable(), which are in TARGET.amp/.
static std::optional<ObjectFolder> linkedObject(StringRef Input) {
  if (std::optional<ObjectFolder> Objects = objectFolderOf(Input))
    return Objects;
  if (const size_t End = Input.find(".amp/"); End != StringRef::npos && Input.ends_with(".o")) {
    const size_t Begin = Input.take_front(End).rfind('/') + 1; // 0 without a slash
    return targetIn(Input.take_front(Begin), Input.slice(Begin, End));
  }
  return std::nullopt;
}

std::optional<CMakeBuild> CMakeBuild::read(StringRef Folder) {
  const std::string Cache = readOrEmpty((Folder + "/CMakeCache.txt").str());
  if (Cache.empty())
    return std::nullopt;
  CMakeBuild Result;
  Result.Folder = Folder.str();
  llvm::SmallVector<StringRef, 0> Lines;
  StringRef(Cache).split(Lines, '\n');
  for (StringRef Line : Lines) {
    auto [Entry, Value] = Line.rtrim("\r").split('=');
    const StringRef Name = Entry.split(':').first;
    if (Name == "CMAKE_HOME_DIRECTORY")
      Result.SourceFolder = Value.str();
    else if (Name == "CMAKE_BUILD_TYPE")
      Result.BuildType = Value.str();
    else if (Name == "CMAKE_CONFIGURATION_TYPES")
      for (StringRef Configuration : llvm::split(Value, ';'))
        if (!Configuration.empty())
          Result.Configurations.push_back(Configuration.str());
  }
  Result.readNinjaFile("build.ninja");
  for (const std::string &Configuration : Result.Configurations)
    Result.readNinjaFile("CMakeFiles/impl-" + Configuration + ".ninja");
  return Result;
}

/// Returns the arguments of a linker that may name libraries.
static std::vector<std::string> libraryItems(llvm::ArrayRef<std::string> Arguments) {
  std::vector<std::string> Result;
  for (StringRef Argument : Arguments)
    if (Argument.starts_with("-l") || Argument.ends_with(".a") || Argument.ends_with(".so") ||
        Argument.contains(".so.") || Argument.ends_with_insensitive(".lib"))
      Result.push_back(Argument.str());
  return Result;
}

/// Splits a line of a Ninja file at spaces and colons, except for escaped ones.
static std::vector<std::string> splitNinja(StringRef Line) {
  std::vector<std::string> Result(1);
  for (size_t I = 0; I < Line.size(); ++I) {
    if (Line[I] == '$' && I + 1 < Line.size()) {
      Result.back() += Line[++I];
    } else if (Line[I] == ' ' || Line[I] == ':') {
      if (!Result.back().empty())
        Result.emplace_back();
      if (Line[I] == ':')
        Result.back() = ":", Result.emplace_back();
    } else {
      Result.back() += Line[I];
    }
  }
  return Result;
}

static std::optional<ProjectKind> kindOfRule(StringRef Rule) {
  if (Rule.contains("_EXECUTABLE_LINKER__"))
    return ProjectKind::Executable;
  if (Rule.contains("_STATIC_LIBRARY_LINKER__"))
    return ProjectKind::StaticLibrary;
  if (Rule.contains("_SHARED_LIBRARY_LINKER__") || Rule.contains("_MODULE_LIBRARY_LINKER__"))
    return ProjectKind::SharedLibrary;
  return std::nullopt;
}

/// Sets CMakeLink::OutputFolder. \p Objects is the absolute object folder.
void CMakeBuild::setOutputFolder(CMakeLink &Link, StringRef Objects) const {
  StringRef Dir = path::parent_path(Link.Output);
  if (llvm::is_contained(Configurations, path::filename(Dir)))
    Dir = path::parent_path(Dir); // CMake adds it
  if (Dir == path::parent_path(path::parent_path(Objects)) || !isInFolder(Folder, Dir))
    return;
  Link.OutputFolder = Dir == Folder ? "." : Dir.drop_front(Folder.size() + 1).str();
}

/// Returns the absolute object folders of the objects among \p Inputs.
static std::vector<std::string> objectFoldersOf(llvm::ArrayRef<std::string> Inputs,
                                                StringRef Directory) {
  std::vector<std::string> Result;
  for (const std::string &Input : Inputs)
    if (std::optional<ObjectFolder> Objects = linkedObject(Input)) {
      std::string Path = absolutePath(Directory, Objects->Path);
      if (!llvm::is_contained(Result, Path))
        Result.push_back(std::move(Path));
    }
  return Result;
}

/// Adds the link step of the target with the object folder \p ObjectDir, or, if it is empty, that
/// of the first object.
void CMakeBuild::addLink(CMakeLink Link, StringRef ObjectDir) {
  const std::string Objects =
      ObjectDir.empty() ? Link.ObjectFolders.front() : absolutePath(Folder, ObjectDir);
  setOutputFolder(Link, Objects);
  Links[Objects] = std::move(Link);
}

/// Calls \p Do for each line of the Ninja file \p Path, where `$` at the end continues a line. Such
/// a file may have hundreds of MiB.
static void forEachNinjaLine(const std::string &Path, llvm::function_ref<void(StringRef)> Do) {
  if (!llvm::sys::fs::is_regular_file(Path)) // reading a pipe would not end
    return;
  std::ifstream Stream(Path, std::ios::binary);
  std::string Whole, Line;
  while (std::getline(Stream, Line)) {
    StringRef Rest = StringRef(Line).rtrim("\r");
    const size_t Dollars = Rest.size() - Rest.rtrim("$").size();
    const bool IsContinued = Dollars % 2 != 0;
    Whole += toUtf8(Rest.drop_back(IsContinued));
    if (IsContinued) {
      Whole += "  ";
      continue;
    }
    Do(Whole);
    Whole.clear();
  }
  if (!Whole.empty())
    Do(Whole);
}

/// Reads the link steps of a Ninja file:
///   build app: CXX_EXECUTABLE_LINKER__app_Release CMakeFiles/app.dir/a.cpp.o | libcore.a
///     LINK_LIBRARIES = libcore.a -ltbb
///     OBJECT_DIR = CMakeFiles/app.dir
void CMakeBuild::readNinjaFile(const std::string &Name) {
  std::optional<CMakeLink> Current;
  std::string ObjectDir;
  auto Finish = [&] {
    if (Current)
      addLink(std::move(*Current), ObjectDir);
    Current.reset();
    ObjectDir.clear();
  };
  forEachNinjaLine(Folder + "/" + Name, [&](StringRef Line) {
    if (Current && Line.starts_with(" ")) {
      auto [Name, Value] = Line.split('=');
      if (Name.trim() == "OBJECT_DIR")
        ObjectDir = splitNinja(Value.trim()).front();
      if (Name.trim() == "LINK_LIBRARIES")
        for (const std::string &Item : libraryItems(splitNinja(Value)))
          Current->Items.push_back(StringRef(Item).starts_with("-") ? Item
                                                                    : absolutePath(Folder, Item));
      return;
    }
    Finish();
    if (!Line.consume_front("build "))
      return;
    const std::vector<std::string> Words = splitNinja(Line);
    const auto Colon = llvm::find(Words, ":");
    if (Colon == Words.begin() || Words.end() - Colon < 2)
      return;
    const std::optional<ProjectKind> Kind = kindOfRule(*(Colon + 1));
    if (!Kind)
      return;
    const std::vector<std::string> Inputs(
        Colon + 2, std::find_if(Colon + 2, Words.end(),
                                [](StringRef Word) { return Word == "|" || Word == "||"; }));
    std::vector<std::string> Folders = objectFoldersOf(Inputs, Folder);
    if (!Folders.empty())
      Current = CMakeLink{*Kind, absolutePath(Folder, Words.front()), {}, "", std::move(Folders)};
  });
  Finish();
}

/// Reads a link.txt of CMake's makefiles, whose commands run in \p Directory.
static std::optional<CMakeLink> readLinkScript(const std::string &Path, StringRef Directory) {
  const std::string Text = readOrEmpty(Path);
  const std::vector<std::string> Arguments =
      splitCommandLine(StringRef(Text).split('\n').first, Quoting::Posix);
  if (Arguments.size() < 3)
    return std::nullopt;
  CMakeLink Result;
  Result.ObjectFolders = objectFoldersOf(Arguments, Directory);
  const std::string Program = path::filename(Arguments.front()).str();
  if (StringRef(Program).ends_with("ar")) {
    // ar qc libcore.a OBJECTS
    Result.Kind = ProjectKind::StaticLibrary;
    Result.Output = absolutePath(Directory, Arguments[2]);
    return Result;
  }
  if (llvm::is_contained(Arguments, "-shared"))
    Result.Kind = ProjectKind::SharedLibrary;
  const size_t Output = llvm::find(Arguments, "-o") - Arguments.begin() + 1;
  if (Output >= Arguments.size())
    return std::nullopt;
  Result.Output = absolutePath(Directory, Arguments[Output]);
  for (const std::string &Item : libraryItems(llvm::ArrayRef(Arguments).drop_front(Output + 1)))
    Result.Items.push_back(StringRef(Item).starts_with("-") ? Item : absolutePath(Directory, Item));
  return Result;
}

const CMakeLink *CMakeBuild::linkOf(const ObjectFolder &Objects, StringRef Directory) {
  const std::string Path = absolutePath(Directory, Objects.Path);
  auto [It, IsNew] = Links.try_emplace(Path);
  if (IsNew) {
    It->second = readLinkScript(Path + "/link.txt", Directory);
    if (It->second)
      setOutputFolder(*It->second, Path);
  }
  return It->second ? &*It->second : nullptr;
}

std::vector<std::string> CMakeBuild::objectFolders() const {
  const std::string Text = readOrEmpty(Folder + "/CMakeFiles/TargetDirectories.txt");
  std::vector<std::string> Result;
  for (StringRef Line : llvm::split(Text, '\n'))
    if (!Line.trim().empty())
      Result.push_back(Line.trim().str());
  return Result;
}

} // namespace amp2hip::migrate::workspace
