//===--- Evaluator.cpp - Properties and imports of a project --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/msbuild/Evaluator.h"

#include "migrate/workspace/files/Error.h"
#include "migrate/workspace/msbuild/StandardMacros.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

namespace amp2hip::migrate::workspace {

namespace path = llvm::sys::path;

/// The limit for nested imports.
static constexpr size_t MaxImportDepth = 64;

Evaluator::Evaluator(const EvaluationInput &Input, XmlFiles &Files, RealPaths &Paths)
    : Input(Input), Files(Files), Paths(Paths),
      ProjectFolder(path::parent_path(Input.ProjectFile).str()) {}

Expected<Evaluation> Evaluator::run() {
  setInitialMacros(Result.Properties, Input);
  if (Error Failed = importFile(Input.ProjectFile))
    return Failed;
  setOutputMacros(Result.Properties);
  addDefaultDefinitions();
  for (const Group &G : DefinitionGroups)
    if (Error Failed = definitions(G))
      return Failed;
  for (const Group &G : ItemGroups)
    if (Error Failed = items(G))
      return Failed;
  return std::move(Result);
}

/// Evaluates the properties of a file and of its imports.
Error Evaluator::importFile(StringRef Path) {
  if (llvm::is_contained(ActiveImports, Path)) {
    std::vector<StringRef> Cycle(llvm::find(ActiveImports, Path), ActiveImports.end());
    Cycle.push_back(Path);
    for (StringRef &Name : Cycle)
      Name = path::filename(Name);
    return makeError("'{}' imports itself ({}); remove one of these imports", Path,
                     llvm::join(Cycle, " -> "));
  }
  // MSBuild ignores a second import of a file, too.
  if (!Imported.insert(Path).second)
    return Error::success();
  if (ActiveImports.size() == MaxImportDepth)
    return makeError("the imports of '{}' are nested deeper than {} levels", Input.ProjectFile,
                     MaxImportDepth);
  Expected<const XmlFile *> File = Files.read(Path);
  if (!File)
    return File.takeError();
  if (!isNamed((*File)->root(), "Project"))
    return makeError("'{}' is not a project file: its root element is '{}'", Path,
                     (*File)->root().name());
  if (!ActiveImports.empty())
    Result.Imports.push_back(Path.str());
  ActiveImports.push_back(Path.str());
  enter(**File);
  Error Failed = elements(**File, (*File)->root());
  ActiveImports.pop_back();
  if (Failed || ActiveImports.empty())
    return Failed;
  setMacrosOfFile(Result.Properties, ActiveImports.back());
  return Error::success();
}

Error Evaluator::elements(const XmlFile &File, pugi::xml_node Parent) {
  for (pugi::xml_node Element : Parent.children()) {
    if (Element.type() != pugi::node_element)
      continue;
    if (isNamed(Element, "ItemDefinitionGroup")) {
      DefinitionGroups.push_back({&File, Element});
      continue;
    }
    if (isNamed(Element, "ItemGroup")) {
      ItemGroups.push_back({&File, Element});
      continue;
    }
    const bool IsProperties = isNamed(Element, "PropertyGroup");
    const bool IsImports = isNamed(Element, "ImportGroup");
    if (isNamed(Element, "Choose")) {
      if (Error Failed = choose(File, Element))
        return Failed;
      continue;
    }
    if (!IsProperties && !IsImports && !isNamed(Element, "Import"))
      continue; // targets and tasks run only in a build
    Expected<bool> Applies = condition(File, Element);
    if (!Applies)
      return Applies.takeError();
    if (!*Applies)
      continue;
    Error Failed = IsProperties ? properties(File, Element)
                   : IsImports  ? elements(File, Element)
                                : import(File, Element);
    if (Failed)
      return Failed;
  }
  return Error::success();
}

Error Evaluator::properties(const XmlFile &File, pugi::xml_node Group) {
  return forEachChild(File, Group, [&](pugi::xml_node Property) -> Error {
    // A macro without a value matters where this property is used.
    Expected<std::string> Value = expand(File, Property, textOf(Property), Report::No);
    if (!Value)
      return Value.takeError();
    Result.Properties.set(Property.name(), *Value);
    return Error::success();
  });
}

/// Returns the macro at the beginning of \p Text, or "".
static StringRef firstMacro(StringRef Text) {
  Text = Text.ltrim();
  return Text.consume_front("$(") ? Text.take_front(Text.find(')')) : "";
}

Error Evaluator::import(const XmlFile &File, pugi::xml_node Element) {
  const StringRef Spelled = Element.attribute("Project").value();
  // A project may redefine such a macro to choose a version of Visual Studio.
  if (isVisualStudioMacro(firstMacro(Spelled)) &&
      !StringRef(firstMacro(Spelled)).starts_with_insensitive("MSBuildThisFile") &&
      !StringRef(firstMacro(Spelled)).starts_with_insensitive("MSBuildProject"))
    return importOfVisualStudio(Spelled);
  Expected<std::string> Name = expand(File, Element, Spelled, Report::Yes);
  if (!Name)
    return Name.takeError();
  if (!unknownMacros(*Name).empty())
    return Error::success();
  const std::string Path = absolutePath(path::parent_path(File.path()), unescape(*Name));
  if (std::optional<std::string> Real = Paths.file(Path))
    return importFile(*Real);
  note(File, Element,
       fmt::format("property sheet '{}' does not exist, so its settings are missing; add it to "
                   "the code base, or remove the import",
                   Spelled));
  return Error::success();
}

/// Does what the property sheet \p Name of Visual Studio does for other elements.
Error Evaluator::importOfVisualStudio(StringRef Name) {
  if (Name.ends_with_insensitive("Microsoft.Cpp.Default.props"))
    return importAbove("Directory.Build.props");
  if (Name.ends_with_insensitive("Microsoft.Cpp.props"))
    setDefaultMacros(Result.Properties);
  if (Name.ends_with_insensitive("Microsoft.Cpp.targets"))
    return importAbove("Directory.Build.targets");
  return Error::success();
}

/// Imports the file \p Name of the nearest folder that has it.
Error Evaluator::importAbove(StringRef Name) {
  for (StringRef Folder = ProjectFolder; !Folder.empty(); Folder = path::parent_path(Folder))
    if (std::optional<std::string> Real = Paths.file((Folder + "/" + Name).str()))
      return importFile(*Real);
  return Error::success();
}

Error Evaluator::choose(const XmlFile &File, pugi::xml_node Element) {
  for (pugi::xml_node Branch : Element.children()) {
    if (!isNamed(Branch, "When") && !isNamed(Branch, "Otherwise"))
      continue;
    Expected<bool> Applies = condition(File, Branch);
    if (!Applies)
      return Applies.takeError();
    if (*Applies)
      return elements(File, Branch);
  }
  return Error::success();
}

Expected<Evaluation> evaluateProject(const EvaluationInput &Input, XmlFiles &Files,
                                     RealPaths &Paths) {
  return Evaluator(Input, Files, Paths).run();
}

} // namespace amp2hip::migrate::workspace
