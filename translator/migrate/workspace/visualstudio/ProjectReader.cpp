//===--- ProjectReader.cpp - Projects of Visual Studio --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/visualstudio/ProjectReader.h"

#include "migrate/workspace/PrecompiledHeaders.h"
#include "migrate/workspace/files/Error.h"
#include "migrate/workspace/files/MovedPaths.h"
#include "migrate/workspace/files/ProgramScan.h"
#include "migrate/workspace/flags/CommonSettings.h"
#include "migrate/workspace/flags/CompilerFlags.h"
#include "migrate/workspace/flags/ResolvePaths.h"
#include "migrate/workspace/visualstudio/CompileFlags.h"
#include "migrate/workspace/visualstudio/CopiedOutput.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"
#include <map>

using llvm::Expected;
using llvm::StringRef;

namespace amp2hip::migrate::workspace {

namespace path = llvm::sys::path;

namespace {

/// What an item is for a migration.
enum class ItemRole { Source, Header, Other, Reference, None };

class ProjectReader {
public:
  ProjectReader(const EvaluationInput &Input, ReaderContext &Context)
      : Input(Input), Context(Context) {
    Result.Project.File = Input.ProjectFile;
    Result.Project.Folder = path::parent_path(Input.ProjectFile).str();
  }

  void configuration(const std::string &Name, Evaluation E, bool IsMain);
  ReadProjectResult take(llvm::ArrayRef<SelectedConfiguration> Selected);

private:
  void source(const std::string &Configuration, const Evaluation &E, const Item &I,
              const Settings &OfProject);
  void other(const Item &I, ItemRole Role);
  void reference(const Evaluation &E, const Item &I);
  void output(const Evaluation &E, const std::string &Configuration);
  void mainConfiguration(const Evaluation &E);
  Settings settings(const Evaluation &E, const Item *I, std::string *Language = nullptr);
  std::optional<std::string> fileOf(const Item &I);
  std::optional<std::string> findFile(StringRef Name);
  std::optional<std::string> findFolder(StringRef Name);
  void noteGeneratedFiles(const Evaluation &E);
  void findMovedPaths(const Evaluation &E);
  void forceUnusedPrecompiledHeaders();
  void note(const FileLine &Where, std::string Text) {
    Result.Notes.push_back({Where.File, Where.Line, std::move(Text)});
  }

  const EvaluationInput &Input;
  ReaderContext &Context;
  ReadProjectResult Result;
  std::map<std::string, size_t> SourceIndex; ///< By path.
  /// The configurations in which a source is not excluded, by path.
  std::map<std::string, std::set<std::string>> BuiltIn;
  std::set<std::string> OtherFiles;
  std::set<std::string> FlagNotes; ///< Notes about flags.
  /// Names of precompiled headers, with the place that selects them.
  std::map<std::string, FileLine> PrecompiledHeaders;
  /// Set if the project has absolute paths of Windows.
  std::optional<MovedPaths> Moved;
  bool IsBuiltHere = true; ///< False for makefile and utility projects.
};

} // namespace

static ItemRole roleOf(StringRef Type) {
  return llvm::StringSwitch<ItemRole>(Type)
      .Case("clcompile", ItemRole::Source)
      .Case("clinclude", ItemRole::Header)
      .Case("projectreference", ItemRole::Reference)
      .Cases("projectconfiguration", "buildmacro", "propertypageschema", "projectcapability",
             "reference", ItemRole::None)
      .Cases("projecttools", "packagereference", "availableitemname", "library", ItemRole::None)
      .Default(ItemRole::Other);
}

/// Returns the file that \p Name in the project means.
std::optional<std::string> ProjectReader::findFile(StringRef Name) {
  const std::string Path = absolutePath(Result.Project.Folder, Name);
  return Moved ? Moved->file(Path) : Context.Paths.file(Path);
}

std::optional<std::string> ProjectReader::findFolder(StringRef Name) {
  const std::string Path = absolutePath(Result.Project.Folder, Name);
  return Moved ? Moved->folder(Path) : Context.Paths.folder(Path);
}

/// Compares absolute paths of Windows, which CMake writes, with the files here.
void ProjectReader::findMovedPaths(const Evaluation &E) {
  std::vector<std::string> Files;
  for (const Item &I : E.Items)
    if (std::string Path = absolutePath(Result.Project.Folder, I.Name);
        isWindowsPath(Path) && (I.Type == "clcompile" || I.Type == "clinclude"))
      Files.push_back(std::move(Path));
  if (!Files.empty() && !Moved)
    Moved.emplace(Result.Project.Folder, Files);
}

/// Returns the file of an item, with a note if it does not exist.
std::optional<std::string> ProjectReader::fileOf(const Item &I) {
  std::optional<std::string> Real = findFile(I.Name);
  if (!Real && I.Name.find(UnknownBegin) == std::string::npos)
    note(I.Where, fmt::format("file '{}' does not exist; restore it, or remove it from the project",
                              I.Name));
  return Real;
}

/// Returns the settings of a source, or, if \p I is null, of the project.
Settings ProjectReader::settings(const Evaluation &E, const Item *I, std::string *Language) {
  CompilerFlags Flags = readCompilerFlags(compileFlags(E, I), FlagSyntax::Cl);
  auto WhereOf = [&](StringRef Name) {
    const MetadataValue *Value = I ? E.metadata(*I, Name) : E.definition("clcompile", Name);
    return Value ? Value->Where : FileLine{Input.ProjectFile};
  };
  // Each source may override the setting of the project.
  if (I && !Flags.PrecompiledHeader.empty())
    PrecompiledHeaders.emplace(Flags.PrecompiledHeader, WhereOf("precompiledheader"));
  // A source repeats the notes about flags of its project.
  for (std::string &Text : Flags.Notes)
    if (FlagNotes.insert(Text).second)
      note(I ? I->Where : FileLine{Input.ProjectFile}, std::move(Text));
  if (Language)
    *Language = Flags.Language;
  if (!Flags.SourceCharset.empty())
    Result.Project.SourceCharset = Flags.SourceCharset;

  auto File = [&](StringRef Name) { return findFile(Name); };
  auto Folder = [&](StringRef Name) { return findFolder(Name); };
  Settings &S = Flags.Result;
  for (const std::string &Missing : resolvePaths(S, {File, Folder}))
    note(WhereOf("additionalincludedirectories"),
         fmt::format("include folder '{}' does not exist and is left out", Missing));
  // Visual Studio searches the folders of this property last.
  for (const std::string &Name : splitList(E.Properties.get("IncludePath")))
    if (std::optional<std::string> Real = Folder(Name))
      if (!llvm::is_contained(S.IncludeDirs, *Real))
        S.IncludeDirs.push_back(std::move(*Real));
  addDefaultStandard(S.Flags);
  return std::move(S);
}

void ProjectReader::source(const std::string &Configuration, const Evaluation &E, const Item &I,
                           const Settings &OfProject) {
  std::optional<std::string> Path = fileOf(I);
  if (!Path)
    return;
  auto [It, IsNew] = SourceIndex.emplace(*Path, Result.Project.Sources.size());
  if (IsNew)
    Result.Project.Sources.push_back({*Path, {}, {}});
  const MetadataValue *Excluded = E.metadata(I, "excludedfrombuild");
  if (Excluded && StringRef(Excluded->Text).trim().equals_insensitive("true"))
    return;
  BuiltIn[*Path].insert(Configuration);

  std::string Language;
  Settings All = settings(E, &I, &Language);
  Settings Additional = additionalSettings(All, OfProject);
  if (!Language.empty() && (Language == "c") != isCSourceName(*Path))
    Additional.Flags.push_back("-x" + Language);
  if (!isEmpty(Additional))
    Result.Project.Sources[It->second].Additional[Configuration] = std::move(Additional);
}

void ProjectReader::other(const Item &I, ItemRole Role) {
  const bool IsKnown = Role == ItemRole::Header || I.Type == "none" || I.Type == "text" ||
                       I.Type == "resourcecompile" || I.Type == "cudacompile";
  // Items of other types need not be files.
  std::optional<std::string> Path = IsKnown ? fileOf(I) : findFile(I.Name);
  if (Path && OtherFiles.insert(*Path).second)
    (Role == ItemRole::Header ? Result.Project.Headers : Result.Project.Others)
        .push_back(std::move(*Path));
}

void ProjectReader::reference(const Evaluation &E, const Item &I) {
  const MetadataValue *Linked = E.metadata(I, "linklibrarydependencies");
  ProjectReference R{absolutePath(Result.Project.Folder, I.Name), I.Where,
                     !Linked || !StringRef(Linked->Text).trim().equals_insensitive("false")};
  if (llvm::none_of(Result.References,
                    [&](const ProjectReference &Other) { return Other.Path == R.Path; }))
    Result.References.push_back(std::move(R));
}

/// Stores the file that the project builds, and the names of the library.
void ProjectReader::output(const Evaluation &E, const std::string &Configuration) {
  const MetadataValue *File = E.definition("link", "outputfile");
  const std::string Spelled =
      File ? File->Text
           : (E.Properties.get("OutDir") + "\\" + E.Properties.get("TargetName") + ".bin").str();
  if (Spelled.find(UnknownBegin) == std::string::npos) {
    const std::string Path = absolutePath(Result.Project.Folder, unescape(Spelled));
    const std::string Extension =
        File ? path::extension(Path).str()
             : StringRef(unescape(E.Properties.get("TargetExt"))).trim().str();
    const bool IsUsual =
        StringRef(Extension).lower() == ".dll" || !StringRef(Extension).starts_with(".");
    OutputFile &Output = Result.Project.Outputs[Configuration];
    Output = {path::parent_path(Path).str(), path::stem(Path).str(), IsUsual ? "" : Extension};
    if (std::optional<std::string> Folder = folderOfCopiedOutput(E, Result.Project.Folder))
      Output.Folder = std::move(*Folder);
  }

  auto Add = [&](StringRef Path) {
    const std::string Slashes = absolutePath("/", unescape(withoutMarks(Path)));
    if (StringRef Name = path::stem(Slashes); !Name.empty() && Name != "/")
      Result.OutputNames.insert(Name.lower());
  };
  // The name may contain dots, which are not an extension.
  Add((E.Properties.get("TargetName") + ".lib").str());
  for (auto [Type, Name] : {std::pair<StringRef, StringRef>("lib", "outputfile"),
                            {"link", "importlibrary"},
                            {"link", "outputfile"}})
    if (const MetadataValue *Value = E.definition(Type, Name))
      Add(Value->Text);
}

static ProjectKind kindOf(StringRef ConfigurationType) {
  return llvm::StringSwitch<ProjectKind>(ConfigurationType.trim().lower())
      .Case("staticlibrary", ProjectKind::StaticLibrary)
      .Case("dynamiclibrary", ProjectKind::SharedLibrary)
      .Cases("utility", "makefile", ProjectKind::HeaderOnly)
      .Default(ProjectKind::Executable);
}

/// Returns whether cl.exe links to the library by itself. None exists on Linux.
static bool isDefaultLibrary(StringRef Name) {
  return llvm::StringSwitch<bool>(Name.lower())
      .Cases("advapi32", "comdlg32", "gdi32", "kernel32", "odbc32", "odbccp32", true)
      .Cases("ole32", "oleaut32", "shell32", "user32", "uuid", "winspool", true)
      .Default(false);
}

/// Stores what a project has only once: its name, kind and libraries.
void ProjectReader::mainConfiguration(const Evaluation &E) {
  Project &P = Result.Project;
  P.Name = unescape(withoutMarks(E.Properties.get("ProjectName")));
  if (P.Name.empty())
    P.Name = path::stem(P.File).str();
  const StringRef Type = E.Properties.get("ConfigurationType");
  P.Kind = kindOf(Type);
  if (Type.equals_insensitive("Makefile") || Type.equals_insensitive("Utility"))
    IsBuiltHere = false;
  auto Add = [&](const std::string &Spelled) {
    std::string Name = libraryName(Spelled);
    if (!Name.empty() && !isDefaultLibrary(Name) && !llvm::is_contained(P.Libraries, Name))
      P.Libraries.push_back(std::move(Name));
  };
  if (const MetadataValue *Definition = E.definition("link", "moduledefinitionfile"))
    if (std::optional<std::string> Path = findFile(unescape(withoutMarks(Definition->Text))))
      P.ModuleDefinition = std::move(*Path);
  for (StringRef Type : {"link", "lib"})
    if (const MetadataValue *Value = E.definition(Type, "additionaldependencies"))
      llvm::for_each(splitList(Value->Text), Add);
  for (const Item &I : E.Items)
    if (I.Type == "library")
      Add(I.Name);
}

/// Adds a note for each file that a custom build step makes and that does not exist yet:
/// sources that include it cannot be translated.
void ProjectReader::noteGeneratedFiles(const Evaluation &E) {
  for (const Item &I : E.Items) {
    const MetadataValue *Outputs = E.metadata(I, "outputs");
    if (I.Type != "custombuild" || !Outputs)
      continue;
    for (const std::string &Name : splitList(Outputs->Text))
      if (Name.find(UnknownBegin) == std::string::npos && !StringRef(Name).contains("%(") &&
          !findFile(Name))
        note(Outputs->Where,
             fmt::format("'{}' does not exist; a custom build step makes it, so run the step and "
                         "put the file there before you migrate sources that include it",
                         absolutePath(Result.Project.Folder, Name)));
  }
}

void ProjectReader::configuration(const std::string &Name, Evaluation E, bool IsMain) {
  Result.Notes.insert(Result.Notes.end(), E.Notes.begin(), E.Notes.end());
  Result.PropertySheets.insert(Result.PropertySheets.end(), E.Imports.begin(), E.Imports.end());
  if (IsMain) {
    mainConfiguration(E);
    addNotesOfProject(E, Input.ProjectFile, Result.Notes);
    noteGeneratedFiles(E);
  }
  output(E, Name);
  findMovedPaths(E);
  const Settings OfProject = settings(E, nullptr);
  for (const Item &I : E.Items)
    switch (const ItemRole Role = roleOf(I.Type)) {
    case ItemRole::Source:
      source(Name, E, I, OfProject);
      break;
    case ItemRole::Header:
    case ItemRole::Other:
      other(I, Role);
      break;
    case ItemRole::Reference:
      reference(E, I);
      break;
    case ItemRole::None:
      break;
    }
  Result.Project.Configurations[Name] = OfProject;
}

/// Sources include a precompiled header by an ordinary directive, so dropping it
/// only requires that they find it. If none does, the project cannot be compiled without it.
void ProjectReader::forceUnusedPrecompiledHeaders() {
  if (Result.Project.Sources.empty())
    return;
  for (const auto &[Header, Where] : PrecompiledHeaders) {
    const auto NameOf = [](StringRef Path) {
      return foldedName(Path.substr(Path.find_last_of("/\\") + 1));
    };
    const std::string Name = NameOf(Header);
    const bool IsIncluded = llvm::any_of(Result.Project.Sources, [&](const Source &S) {
      return llvm::any_of(scanSourceFile(S.Path).Includes,
                          [&](const IncludeDirective &I) { return NameOf(I.Name) == Name; });
    });
    bool IsForced = false;
    for (auto &[Configuration, S] : Result.Project.Configurations)
      IsForced |= llvm::any_of(S.ForcedIncludes, [&](StringRef I) { return NameOf(I) == Name; });
    if (IsIncluded || IsForced) {
      addPrecompiledHeaderFolder(Result.Project, Header,
                                 [&](StringRef Path) { return findFile(Path); });
      note(Where, fmt::format("precompiled header '{}' is read as an ordinary header", Header));
      continue;
    }
    auto File = [&](StringRef Spelled) { return findFile(Spelled); };
    auto Folder = [&](StringRef Spelled) { return findFolder(Spelled); };
    const auto Contains = [&, &Header = Header](StringRef InFolder) {
      return findFile(absolutePath(InFolder, Header)).has_value();
    };
    if (!Contains(Result.Project.Folder) &&
        llvm::none_of(Result.Project.Configurations, [&](const auto &C) {
          return llvm::any_of(C.second.IncludeDirs, Contains);
        })) {
      note(Where, fmt::format("precompiled header '{}' does not exist, and no source includes it, "
                              "so it is left out",
                              Header));
      continue;
    }
    for (auto &[Configuration, S] : Result.Project.Configurations) {
      S.ForcedIncludes.insert(S.ForcedIncludes.begin(), Header);
      resolvePaths(S, {File, Folder});
    }
    note(Where, fmt::format("precompiled header '{}' is included by no source, so the flag "
                            "'-include' includes it",
                            Header));
  }
}

ReadProjectResult ProjectReader::take(llvm::ArrayRef<SelectedConfiguration> Selected) {
  Project &P = Result.Project;
  forceUnusedPrecompiledHeaders();
  std::vector<Source> Sources;
  for (Source &S : P.Sources) {
    const std::set<std::string> &Built = BuiltIn[S.Path];
    for (const SelectedConfiguration &C : Selected)
      if (!Built.count(C.Name))
        S.ExcludedFrom.push_back(C.Name);
    if (IsBuiltHere && !Built.empty()) {
      Sources.push_back(std::move(S));
      continue;
    }
    if (Built.empty())
      note({Input.ProjectFile}, fmt::format("'{}' is excluded from every configuration and copied",
                                            path::filename(S.Path)));
    P.Others.push_back(S.Path);
  }
  P.Sources = std::move(Sources);
  if (P.Sources.empty())
    P.Kind = ProjectKind::HeaderOnly;
  return std::move(Result);
}

Expected<std::vector<ConfigurationPair>> readConfigurations(const EvaluationInput &Input,
                                                            ReaderContext &Context) {
  Expected<Evaluation> E = evaluateProject(Input, Context.Files, Context.Paths);
  if (!E)
    return E.takeError();
  std::vector<ConfigurationPair> Result;
  for (const Item &I : E->Items)
    if (I.Type == "projectconfiguration")
      Result.push_back(parsePair(I.Name));
  if (Result.size() > MaxConfigurations)
    return makeError("'{}' has more than {} configurations", Input.ProjectFile, MaxConfigurations);
  if (Result.empty())
    return makeError("'{}' has no configuration; a project of C++ has 'ProjectConfiguration' items",
                     Input.ProjectFile);
  return Result;
}

Expected<ReadProjectResult> readProject(const EvaluationInput &Input,
                                        llvm::ArrayRef<SelectedConfiguration> Selected,
                                        StringRef Main, ReaderContext &Context) {
  ProjectReader Reader(Input, Context);
  for (const SelectedConfiguration &C : Selected) {
    EvaluationInput OfConfiguration = Input;
    OfConfiguration.Configuration = C.OfProject.Configuration;
    OfConfiguration.Platform = C.OfProject.Platform;
    Expected<Evaluation> E = evaluateProject(OfConfiguration, Context.Files, Context.Paths);
    if (!E)
      return E.takeError();
    Reader.configuration(C.Name, std::move(*E), C.Name == Main);
  }
  return Reader.take(Selected);
}

} // namespace amp2hip::migrate::workspace
