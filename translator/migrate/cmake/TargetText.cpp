//===--- TargetText.cpp - The CMake commands of a target ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/cmake/TargetText.h"

#include "migrate/cmake/CMakeText.h"
#include "migrate/cmake/CompilerSettings.h"
#include "migrate/cmake/Libraries.h"
#include "migrate/cmake/ModuleDefinition.h"
#include "migrate/cmake/Names.h"
#include "migrate/cmake/StringTables.h"
#include "migrate/plan/tree/Paths.h"
#include "migrate/workspace/files/ProgramScan.h"
#include "text/Format.h"
#include "text/IntForLong.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include <functional>
#include <set>

using namespace llvm;

namespace amp2hip::migrate {

namespace {

/// Settings by CMake's name of the configuration.
using SettingsByConfiguration = std::map<std::string, CompilerSettings>;

class TargetWriter {
public:
  TargetWriter(const Target &T, const CMakeContext &C) : T(T), C(C) {}

  std::string run();

private:
  void writeSources();
  void writeSourceProperties();
  void writeSettings();
  void writeDropped();
  SetVector<size_t> staticLibrariesOf(const Target &Of) const;
  bool hidesNames(const Target &Of) const;
  void writeExports();
  void writeStringTables();
  SetVector<size_t> dependentsFirst(const SetVector<size_t> &Libraries) const;
  std::vector<std::string> linkedTargets() const;
  void writeWholeLibraries();
  void writeLibraries();
  void writeNotBuilt();
  using Properties = std::map<std::string, std::vector<std::string>>;
  Properties propertiesOf(const TargetSource &S);
  std::string sourceText(const TargetSource &S) const;
  SettingsByConfiguration read(const std::map<std::string, Settings> &Of, const Source *S);
  std::vector<std::string> merge(const SettingsByConfiguration &Of,
                                 std::vector<std::string> CompilerSettings::*Member) const;
  bool isInterface() const { return T.Project->Kind == ProjectKind::HeaderOnly; }
  /// Adds a command for the target, if it has arguments.
  void add(StringRef Command, const std::vector<std::string> &Values) {
    if (!Values.empty())
      Text += command(Command, {T.Name, isInterface() ? "INTERFACE" : "PRIVATE"}, Values);
  }

  const Target &T;
  const CMakeContext &C;
  std::string Text;
  Dropped D;
};

} // namespace

/// Returns \p S as an argument, under a condition if some configurations leave it out.
std::string TargetWriter::sourceText(const TargetSource &S) const {
  std::set<std::string> In;
  for (const std::string &Name : C.Workspace.Configurations)
    if (!is_contained(S.Source->ExcludedFrom, Name))
      In.insert(C.ConfigurationNames.at(Name));
  return C.All.conditional(C.Paths.source(T.Folder, *S.File), In);
}

void TargetWriter::writeSources() {
  std::vector<std::string> Amp, Plain;
  for (const TargetSource &S : T.Sources)
    (S.IsAmp ? Amp : Plain).push_back(sourceText(S));
  const bool IsExecutable = T.Project->Kind == ProjectKind::Executable;
  std::vector<std::string> Head = {T.Name};
  if (!IsExecutable)
    Head.push_back(isInterface()                                   ? "INTERFACE"
                   : T.Project->Kind == ProjectKind::SharedLibrary ? "SHARED"
                                                                   : "STATIC");
  if (isInterface() || Amp.empty()) {
    Text += command(IsExecutable ? "add_executable" : "add_library", Head,
                    isInterface() ? std::vector<std::string>() : Plain);
    return;
  }
  if (!C.Options.KeepSources)
    Head.push_back("TRANSLATED");
  if (C.Options.KeepSources && C.Options.FromMsvc)
    append_range(Amp, std::vector<std::string>{"AMP_OPTIONS", "--from-msvc"});
  if (C.Options.KeepSources && C.Options.DefineWin32)
    Amp.push_back("--define-win32");
  if (C.Options.KeepSources && C.Options.FromMsvc && !C.Options.SourceCharset.empty())
    Amp.push_back(C.Options.SourceCharset);
  Text += command(IsExecutable ? "add_amp_executable" : "add_amp_library", Head, Amp);
  if (!Plain.empty())
    Text += command("target_sources", {T.Name, "PRIVATE"}, Plain);
}

SettingsByConfiguration TargetWriter::read(const std::map<std::string, Settings> &Of,
                                           const Source *S) {
  auto FindHeader = [&](StringRef Name) {
    return S ? findForcedInclude(*S, Name, C.Search) : Name.str();
  };
  const SettingsContext Context{C.Paths, T.Folder, C.Options.FromMsvc, FindHeader};
  SettingsByConfiguration Result;
  for (const auto &[Name, CMakeName] : C.ConfigurationNames)
    if (auto It = Of.find(Name); It != Of.end())
      Result[CMakeName] = compilerSettings(It->second, Context, D);
  return Result;
}

std::vector<std::string>
TargetWriter::merge(const SettingsByConfiguration &Of,
                    std::vector<std::string> CompilerSettings::*Member) const {
  ValuesByConfiguration Values;
  for (const auto &[Name, S] : Of)
    Values[Name] = S.*Member;
  return merged(C.All, Values, C.MainConfiguration);
}

/// Returns the properties of \p S that differ from those of the target, by name.
TargetWriter::Properties TargetWriter::propertiesOf(const TargetSource &S) {
  Properties Result;
  StringRef Extension = sys::path::extension(S.File->Relative);
  if (S.Of == Language::C && Extension != ".c")
    Result["LANGUAGE"] = {"C"};
  if (S.Of == Language::Cxx && !hasCxxExtension(S.File->Relative))
    Result["LANGUAGE"] = {"CXX"};
  // Give each configuration an entry, which may be empty: merged() would give every value to a
  // configuration without an entry.
  std::map<std::string, Settings> Additional = S.Source->Additional;
  for (const std::string &Name : C.Workspace.Configurations)
    if (!is_contained(S.Source->ExcludedFrom, Name))
      Additional[Name];
  const SettingsByConfiguration Of = read(Additional, S.Source);
  Result["INCLUDE_DIRECTORIES"] = merge(Of, &CompilerSettings::IncludeDirs);
  Result["COMPILE_DEFINITIONS"] = merge(Of, &CompilerSettings::Definitions);
  Result["COMPILE_OPTIONS"] = merge(Of, &CompilerSettings::Options);
  // Not for all sources: loops on the CPU accelerator become slower.
  if (C.Options.FromMsvc && S.Of == Language::Cxx && C.Faults.contains(S.File->Path))
    Result["COMPILE_OPTIONS"].push_back("-fnon-call-exceptions");
  return Result;
}

/// Writes the properties of single sources. Sources with an equal property share a
/// command.
void TargetWriter::writeSourceProperties() {
  std::map<std::pair<std::string, std::vector<std::string>>, std::vector<std::string>> Sources;
  for (const TargetSource &S : T.Sources) {
    Properties Of = propertiesOf(S);
    // CMake's properties of sources hold for all targets of the folder.
    auto [Earlier, IsNew] = C.SourceProperties.try_emplace(T.Folder + "|" + S.File->Relative, Of);
    if (!IsNew && Earlier->second != Of)
      C.Notes.push_back({S.File->Path, 0,
                         fmt::format("several targets of one folder compile this source with "
                                     "different settings of its own; the target of project '{}' "
                                     "uses those of another target",
                                     T.Project->Name)});
    if (IsNew)
      for (auto &[Name, Values] : Of)
        if (!Values.empty())
          Sources[{Name, std::move(Values)}].push_back(C.Paths.source(T.Folder, *S.File));
  }
  for (const auto &[Property, Of] : Sources) {
    std::vector<std::string> Head = {"SOURCE"};
    append_range(Head, Of);
    append_range(Head, std::vector<std::string>{"PROPERTY", Property.first});
    Text += command("set_property", Head, Property.second);
  }
}

void TargetWriter::writeSettings() {
  const Source *First = T.Sources.empty() ? nullptr : T.Sources.front().Source;
  const SettingsByConfiguration Of = read(T.Project->Configurations, First);
  std::vector<std::string> Inside, Outside;
  for (const std::string &Dir : merge(Of, &CompilerSettings::IncludeDirs))
    (StringRef(Dir).contains("${") ? Inside : Outside).push_back(withoutCurrentFolder(Dir));
  add("target_include_directories", Inside);
  if (!Outside.empty())
    Text += comment("Folders outside of the code base; adapt them to other machines.");
  add("target_include_directories", Outside);
  add("target_compile_definitions", merge(Of, &CompilerSettings::Definitions));
  add("target_compile_options", merge(Of, &CompilerSettings::Options));
  add("target_link_options", merge(Of, &CompilerSettings::LinkOptions));

  unsigned Standard = 17;
  bool Extensions = false;
  for (const auto &[Name, S] : Of) {
    Standard = std::max(Standard, S.Standard);
    Extensions |= S.Extensions;
  }
  if (Standard > 17)
    add("target_compile_features", {fmt::format("cxx_std_{}", Standard)});
  std::vector<std::string> Properties;
  if (Extensions && !isInterface())
    append_range(Properties, std::vector<std::string>{"CXX_EXTENSIONS", "ON"});
  if (!isInterface())
    append_range(Properties,
                 outputNames(T, C.Targets, C.Workspace.Configuration, C.ConfigurationNames));
  if (const std::string Folder = C.Outputs.of(T); !Folder.empty())
    append_range(Properties,
                 std::vector<std::string>{
                     T.Project->Kind == ProjectKind::Executable ? "RUNTIME_OUTPUT_DIRECTORY"
                                                                : "LIBRARY_OUTPUT_DIRECTORY",
                     "${PROJECT_BINARY_DIR}" + (Folder == "." ? "" : "/" + Folder)});
  if (C.Options.FromMsvc && hidesNames(T))
    append_range(Properties,
                 std::vector<std::string>{"C_VISIBILITY_PRESET", "hidden", "CXX_VISIBILITY_PRESET",
                                          "hidden", "VISIBILITY_INLINES_HIDDEN", "ON"});
  for (size_t I = 0; I < Properties.size(); I += 2)
    Text += command("set_target_properties",
                    {T.Name, "PROPERTIES", Properties[I], Properties[I + 1]}, {});
}

/// Returns the elements of \p Set for a message.
static std::string listText(const std::set<std::string> &Set) {
  return join(map_range(Set, [](const std::string &Name) { return printableName(Name); }), ", ");
}

/// Writes comments and notes about settings that were left out.
void TargetWriter::writeDropped() {
  auto Say = [&](const std::string &What, const std::string &Then) {
    Text += comment("Left out: " + What + ".");
    C.Notes.push_back(
        {T.Project->File, 0,
         fmt::format("the target of project '{}' lacks {}; {}", T.Project->Name, What, Then)});
  };
  if (!D.IncludeDirs.empty())
    Say("include folders that do not exist here, or that CMake cannot name: " +
            listText(D.IncludeDirs),
        "install their contents and add the folder to target_include_directories");
  if (!D.Definitions.empty())
    Say("definitions that CMake cannot pass on: " + listText(D.Definitions),
        "write them into a header");
  if (D.Werror)
    Say("the treatment of warnings as errors, because compilers on Linux have other warnings",
        "set CMAKE_COMPILE_WARNING_AS_ERROR to turn it on");
}

/// Returns \p Libraries, static ones, such that each precedes those that it links to.
SetVector<size_t> TargetWriter::dependentsFirst(const SetVector<size_t> &Libraries) const {
  SetVector<size_t> Seen;
  SmallVector<size_t> Reversed; // each library follows those that it links to
  const std::function<void(size_t)> Visit = [&](size_t I) {
    if (!Seen.insert(I))
      return;
    for (size_t Used : C.Targets[I].Links)
      Visit(Used);
    Reversed.push_back(I);
  };
  for (size_t I : llvm::reverse(Libraries.getArrayRef()))
    Visit(I);
  SetVector<size_t> Result;
  for (size_t I : llvm::reverse(Reversed))
    if (Libraries.contains(I))
      Result.insert(I);
  return Result;
}

/// Returns the libraries of the code base that the target links to.
std::vector<std::string> TargetWriter::linkedTargets() const {
  std::vector<size_t> Whole, Static, Others;
  for (size_t I : T.Links)
    if (const Project &Of = *C.Targets[I].Project; Of.Kind == ProjectKind::StaticLibrary)
      (Of.LinkWhole ? Whole : Static).push_back(I);
    else
      Others.push_back(I);
  // Microsoft's linker takes static libraries in any order; RESCAN has the same
  // effect. The group must contain the libraries that its members link to, or else
  // CMake may find that it depends on itself.
  bool IsGroup = C.Options.FromMsvc && Static.size() > 1 &&
                 T.Project->Kind != ProjectKind::StaticLibrary && !T.Project->LinksWhole;
  SetVector<size_t> Members(Static.begin(), Static.end());
  for (size_t At = 0; IsGroup && At != Members.size(); ++At)
    for (size_t I : C.Targets[Members[At]].Links) {
      if (C.Targets[I].Project->Kind == ProjectKind::StaticLibrary)
        Members.insert(I);
      else if (C.Targets[I].Project->Kind == ProjectKind::HeaderOnly && !C.Targets[I].Links.empty())
        IsGroup = false; // cannot be a member
    }
  if (!IsGroup)
    Members = SetVector<size_t>(Static.begin(), Static.end());
  // CMake repeats a library after the libraries that link to it, but the objects of a library that
  // is linked as a whole must occur only once.
  if (T.Project->LinksWhole)
    Members = dependentsFirst(Members);
  std::vector<std::string> Names;
  for (size_t I : Members)
    Names.push_back(C.Targets[I].Name);
  if (IsGroup)
    Names = {fmt::format("$<LINK_GROUP:RESCAN,{}>", join(Names, ","))};
  // Not an object library: the objects of add_amp_library would be lost.
  for (size_t I : llvm::reverse(Whole))
    Names.insert(Names.begin(), fmt::format("$<LINK_LIBRARY:WHOLE_ARCHIVE,{}>", C.Targets[I].Name));
  for (size_t I : Others)
    Names.push_back(C.Targets[I].Name);
  return Names;
}

static bool definesDllMain(const TargetSource &S) {
  return workspace::scanSourceFile(S.File->Path).DefinesDllMain;
}

/// Writes the property by which the target links all objects of the static libraries that it uses.
void TargetWriter::writeWholeLibraries() {
  if (!T.Project->LinksWhole)
    return;
  SetVector<size_t> Used;
  SmallVector<size_t> Pending(T.Links.begin(), T.Links.end());
  while (!Pending.empty()) {
    const size_t I = Pending.pop_back_val();
    if (C.Targets[I].Project->Kind == ProjectKind::StaticLibrary && Used.insert(I))
      append_range(Pending, C.Targets[I].Links);
  }
  SmallVector<size_t> InOrder(Used.begin(), Used.end());
  llvm::sort(InOrder);
  std::string Override = "WHOLE_ARCHIVE";
  for (size_t I : InOrder)
    Override += "," + C.Targets[I].Name;
  Text += command("set_target_properties",
                  {T.Name, "PROPERTIES", "LINK_LIBRARY_OVERRIDE", Override}, {});
}

void TargetWriter::writeLibraries() {
  std::vector<std::string> Linked = linkedTargets();
  std::set<std::string> Windows, Invalid;
  auto IsTarget = [&](StringRef Name) {
    return any_of(C.Targets, [&](const Target &Other) { return Other.Name == Name; });
  };
  for (StringRef Name : T.OtherLibraries) {
    if (const std::string Other = replacementOfLibrary(Name).Target; !Other.empty()) {
      if (!is_contained(Linked, Other)) // sdl2 and sdl2main
        Linked.push_back(Other);
    } else if (kindOfLibrary(Name) == LibraryKind::Windows) {
      Windows.insert(Name.str());
    } else if (kindOfLibrary(Name) == LibraryKind::Other) {
      const std::string Text = validName(Name);
      if (Text != Name)
        Invalid.insert(Name.str());
      else // "-l": not a keyword or an executable of the code base
        Linked.push_back(isLinkKeyword(Name) || IsTarget(Text) ? "-l" + Text : Text);
    }
  }
  if (C.Options.FromMsvc)
    Linked.push_back("amp2hip::compat");
  if (C.Options.FromMsvc && T.Project->Kind == ProjectKind::SharedLibrary &&
      any_of(T.Sources, definesDllMain))
    Linked.push_back("amp2hip::dll_main");
  add("target_link_libraries", Linked);
  // On Windows, the main function of Boost.Test is in its static library.
  if (is_contained(Linked, "Boost::unit_test_framework"))
    add("target_compile_definitions", {"BOOST_TEST_DYN_LINK"});
  writeWholeLibraries();
  if (C.Options.DefineWin32)
    add("target_compile_definitions", {"AMP2HIP_DEFINE_WIN32"});
  if (!T.BuiltBefore.empty()) {
    auto NameOf = [&](size_t I) { return C.Targets[I].Name; };
    const auto Names = map_range(T.BuiltBefore, NameOf);
    Text += command("add_dependencies", {T.Name}, SmallVector<std::string>(Names));
  }
  auto Say = [&](const std::set<std::string> &Names, StringRef What) {
    if (Names.empty())
      return;
    Text += comment(fmt::format("Not linked, {}: {}.", What, listText(Names)));
    C.Notes.push_back({T.Project->File, 0,
                       fmt::format("the target of project '{}' does not link to {}, {}; replace "
                                   "the functions that the program uses of them",
                                   T.Project->Name, listText(Names), What)});
  };
  Say(Windows, "because Linux does not have these libraries");
  Say(Invalid, "because CMake cannot use these names");
}

/// True if the module definition file of \p T names exports.
static bool hasExportsByName(const Target &T) {
  std::vector<Note> Unused;
  return T.Project->Kind == ProjectKind::SharedLibrary && !T.Project->ModuleDefinition.empty() &&
         !readExports(T.Project->ModuleDefinition, Unused).empty();
}

static bool hasExportsByKeyword(const Target &T) {
  return any_of(T.Sources, [](const TargetSource &S) { return S.File->Exports; });
}

/// Returns the static libraries that become parts of \p Of.
SetVector<size_t> TargetWriter::staticLibrariesOf(const Target &Of) const {
  SetVector<size_t> Result, Seen;
  SmallVector<size_t> Pending(Of.Links.begin(), Of.Links.end());
  while (!Pending.empty()) {
    const size_t I = Pending.pop_back_val();
    const ProjectKind Kind = C.Targets[I].Project->Kind;
    if (Kind == ProjectKind::SharedLibrary || !Seen.insert(I))
      continue;
    append_range(Pending, C.Targets[I].Links);
    if (Kind == ProjectKind::StaticLibrary)
      Result.insert(I);
  }
  return Result;
}

/// True if all names of \p Of without __declspec(dllexport) are hidden, as in a DLL of
/// Windows. Names that a module definition file exports have no keyword in the code.
bool TargetWriter::hidesNames(const Target &Of) const {
  if (Of.Project->Kind == ProjectKind::SharedLibrary)
    return hasExportsByKeyword(Of) && !hasExportsByName(Of);
  if (Of.Project->Kind != ProjectKind::StaticLibrary)
    return false;
  bool IsPart = false;
  for (const Target &Library : C.Targets)
    if (Library.Project->Kind == ProjectKind::SharedLibrary && Library.isBuilt() &&
        any_of(staticLibrariesOf(Library), [&](size_t I) { return &C.Targets[I] == &Of; })) {
      if (hasExportsByName(Library) || !hasExportsByKeyword(Library))
        return false;
      IsPart = true;
    }
  return IsPart;
}

/// Writes the exports and the aliases (`name=internal`) in the module definition file of a DLL.
void TargetWriter::writeExports() {
  // Another DLL exports names of these static libraries.
  std::vector<std::string> Hidden;
  if (C.Options.FromMsvc && T.Project->Kind == ProjectKind::SharedLibrary && hidesNames(T))
    for (size_t I : staticLibrariesOf(T))
      if (!hidesNames(C.Targets[I]) && !hasExportsByKeyword(C.Targets[I]))
        Hidden.push_back(
            fmt::format("LINKER:--exclude-libs,$<TARGET_FILE_NAME:{}>", C.Targets[I].Name));
  add("target_link_options", Hidden);
  if (T.Project->ModuleDefinition.empty() || T.Project->Kind != ProjectKind::SharedLibrary)
    return;
  const StringRef File = sys::path::filename(T.Project->ModuleDefinition);
  const std::vector<Export> Exports = readExports(T.Project->ModuleDefinition, C.Notes);
  std::vector<std::string> Options, Symbols;
  if (std::string Source = exportOrdinalsSource(Exports, File);
      C.Options.FromMsvc && !Source.empty()) {
    const std::string Name = validName(sys::path::stem(File)) + "_ordinals.cpp";
    C.Sources.push_back({joinPath(T.Folder, Name), std::move(Source)});
    add("target_sources", {Name});
    Symbols.emplace_back("amp2hip_export_ordinals");
  }
  for (const Export &E : Exports) {
    append_range(Symbols, symbolsOf(E));
    if (!E.Internal.empty())
      Options.push_back(fmt::format("LINKER:--defsym={}={}", E.Name, E.Internal));
  }
  if (C.Options.FromMsvc && !Symbols.empty()) {
    if (any_of(staticLibrariesOf(T), [&](size_t I) { return hasExportsByKeyword(C.Targets[I]); })) {
      const std::string Problem = fmt::format(
          "the library of project '{}' exports all names, because a static library in it exports "
          "some by __declspec(dllexport) and '{}' lists others; if the program defines one of the "
          "other names, too, the library uses the program's definition",
          T.Project->Name, File);
      C.Notes.push_back(
          {T.Project->File, 0, Problem + "; export all of them by __declspec(dllexport)"});
    } else {
      std::vector<std::string> Head = {T.Name};
      if (hasExportsByKeyword(T))
        Head.emplace_back("WITH_DLLEXPORT");
      Text += command("amp_export_only", Head, Symbols);
    }
  }
  if (!Options.empty())
    Text += comment(fmt::format("Names that {} exports for other functions, which must be "
                                "extern \"C\".",
                                File));
  add("target_link_options", Options);
}

/// Writes a source with the strings of each resource script, which LoadString() finds.
void TargetWriter::writeStringTables() {
  if (!C.Options.FromMsvc ||
      (T.Project->Kind != ProjectKind::SharedLibrary && T.Project->Kind != ProjectKind::Executable))
    return;
  std::vector<std::string> Names;
  for (StringRef Script : T.Project->Others) {
    if (!sys::path::extension(Script).equals_insensitive(".rc"))
      continue;
    std::vector<ResourceString> Strings = readStringTables(Script, C.Notes);
    if (Strings.empty())
      continue;
    if (C.Options.LongAsInt)
      for (ResourceString &Each : Strings)
        Each.Literal = formatForInt(Each.Literal);
    const std::string Name = validName(sys::path::stem(Script)) + "_strings.cpp";
    Names.push_back(Name);
    C.Sources.push_back(
        {joinPath(T.Folder, Name), stringTableSource(Strings, sys::path::filename(Script))});
  }
  add("target_sources", Names);
}

void TargetWriter::writeNotBuilt() {
  std::map<std::string, std::set<std::string>> ByReason;
  for (const PlannedFile *F : T.NotBuilt) {
    StringRef Reason = StringRef(F->Obstacle).split(" (").first;
    Reason.consume_front("the file ");
    ByReason[Reason.str()].insert(
        relativePath(joinPath("/", T.Folder), joinPath("/", F->Relative)));
  }
  for (const auto &[Reason, Files] : ByReason)
    Text += comment(fmt::format("Not built ({}): {}.", Reason, listText(Files)));
}

std::string TargetWriter::run() {
  if (!T.Project->File.empty())
    Text += comment(fmt::format("{}, from {}", T.Name, sys::path::filename(T.Project->File)));
  if (T.isBuilt()) {
    writeSourceProperties();
    writeSources();
    writeSettings();
    writeLibraries();
    writeExports();
    writeStringTables();
    writeDropped();
    if (T.Project->HasUnitTests)
      Text += command("add_test", {"NAME", T.Name, "COMMAND", T.Name}, {});
  } else {
    Text += comment(fmt::format("Project '{}' has no source to build.", T.Project->Name));
  }
  writeNotBuilt();
  return std::move(Text);
}

std::string targetText(const Target &T, const CMakeContext &C) { return TargetWriter(T, C).run(); }

} // namespace amp2hip::migrate
