//===--- EvaluatorItems.cpp - Item definitions and items of a project -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/files/Error.h"
#include "migrate/workspace/msbuild/Evaluator.h"
#include "migrate/workspace/msbuild/Wildcards.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/Path.h"

using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

namespace amp2hip::migrate::workspace {

namespace path = llvm::sys::path;

/// The limit for the items of a project.
static constexpr size_t MaxItems = 200'000;

const MetadataValue *Evaluation::definition(StringRef Type, StringRef Name) const {
  auto OfType = Definitions.find(Type.str());
  if (OfType == Definitions.end())
    return nullptr;
  auto It = OfType->second.find(Name.str());
  return It == OfType->second.end() ? nullptr : &It->second;
}

const MetadataValue *Evaluation::metadata(const Item &I, StringRef Name) const {
  auto It = I.Own.find(Name.str());
  return It == I.Own.end() ? definition(I.Type, Name) : &It->second;
}

/// Adds the values that Visual Studio's property sheets give to sources, by the
/// properties of the project.
void Evaluator::addDefaultDefinitions() {
  const Macros &Properties = Result.Properties;
  Metadata &Compile = Result.Definitions["clcompile"];
  const StringRef CharacterSet = Properties.get("CharacterSet");
  std::string Defines;
  if (Properties.get("ConfigurationType").equals_insensitive("DynamicLibrary"))
    Defines += "_WINDLL;";
  if (CharacterSet.equals_insensitive("Unicode"))
    Defines += "_UNICODE;UNICODE;";
  else if (CharacterSet.equals_insensitive("MultiByte"))
    Defines += "_MBCS;";
  Compile["preprocessordefinitions"] = {Defines, {Input.ProjectFile}};
  const bool IsDebug = Properties.get("UseDebugLibraries").equals_insensitive("true");
  Compile["runtimelibrary"] = {IsDebug ? "MultiThreadedDebugDLL" : "MultiThreadedDLL",
                               {Input.ProjectFile}};
  Compile["optimization"] = {IsDebug ? "Disabled" : "MaxSpeed", {Input.ProjectFile}};
  if (IsDebug)
    Compile["debuginformationformat"] = {"ProgramDatabase", {Input.ProjectFile}};
}

/// Returns whether a macro without a value in the metadata \p Name matters.
static bool mattersForMigration(StringRef Name) {
  return llvm::StringSwitch<bool>(Name)
      .Cases("additionalincludedirectories", "additionaloptions", "forcedincludefiles",
             "precompiledheaderfile", "preprocessordefinitions", "undefinepreprocessordefinitions",
             true)
      .Default(false);
}

/// Adds the metadata \p Name with the value \p Text to \p Into, if the condition of its
/// element holds. \p Find returns the inherited values.
Error Evaluator::metadataElement(const XmlFile &File, pugi::xml_node Element, StringRef Name,
                                 StringRef Text, Lookup Find, Metadata &Into) {
  const std::string Key = Name.lower();
  Expected<std::string> Expanded =
      expand(File, Element, Text, mattersForMigration(Key) ? Report::Yes : Report::No);
  if (!Expanded)
    return Expanded.takeError();
  Expected<std::string> Value = expandMetadata(*Expanded, Find);
  if (!Value)
    return Value.takeError();
  Into[Key] = {std::move(*Value), {File.path(), File.lineOf(Element)}};
  return Error::success();
}

Error Evaluator::definitions(const Group &G) {
  enter(*G.File);
  Expected<bool> Applies = condition(*G.File, G.Node);
  if (!Applies || !*Applies)
    return Applies.takeError();
  return forEachChild(*G.File, G.Node, [&](pugi::xml_node Type) {
    Metadata &Into = Result.Definitions[StringRef(Type.name()).lower()];
    auto Find = [&](StringRef Name) {
      auto It = Into.find(Name.str());
      return It == Into.end() ? StringRef() : StringRef(It->second.Text);
    };
    return forEachChild(*G.File, Type, [&](pugi::xml_node Element) {
      return metadataElement(*G.File, Element, Element.name(), textOf(Element), Find, Into);
    });
  });
}

Error Evaluator::items(const Group &G) {
  enter(*G.File);
  Expected<bool> Applies = condition(*G.File, G.Node);
  if (!Applies || !*Applies)
    return Applies.takeError();
  return forEachChild(*G.File, G.Node,
                      [&](pugi::xml_node Element) { return item(*G.File, Element); });
}

/// Returns the names in an attribute such as Include, after the expansion of macros
/// and wildcards.
Expected<std::vector<std::string>> Evaluator::itemNames(const XmlFile &File, pugi::xml_node Element,
                                                        const char *Attribute) {
  Expected<std::string> Text =
      expand(File, Element, Element.attribute(Attribute).value(), Report::Yes);
  if (!Text)
    return Text.takeError();
  std::vector<std::string> Names;
  for (std::string &Name : splitList(*Text)) {
    if (StringRef(Name).starts_with("@(")) {
      note(File, Element,
           fmt::format("the list of items '{}' is not read; write the names of the files", Name));
    } else if (hasWildcard(Name)) {
      Expected<std::vector<std::string>> Found = expandWildcard(ProjectFolder, Name);
      if (!Found)
        return makeError("'{}', line {}: {}", File.path(), File.lineOf(Element),
                         llvm::toString(Found.takeError()));
      Names.insert(Names.end(), Found->begin(), Found->end());
    } else {
      Names.push_back(std::move(Name));
    }
  }
  return Names;
}

/// Returns the names in an attribute as absolute paths in one case.
Expected<std::set<std::string>> Evaluator::itemPaths(const XmlFile &File, pugi::xml_node Element,
                                                     const char *Attribute) {
  Expected<std::vector<std::string>> Names = itemNames(File, Element, Attribute);
  if (!Names)
    return Names.takeError();
  std::set<std::string> Result;
  for (const std::string &Name : *Names)
    Result.insert(foldedName(absolutePath(ProjectFolder, Name)));
  return Result;
}

Error Evaluator::item(const XmlFile &File, pugi::xml_node Element) {
  const std::string Type = StringRef(Element.name()).lower();
  auto IsIn = [&](const std::set<std::string> &Set, const Item &I) {
    return I.Type == Type && Set.count(foldedName(absolutePath(ProjectFolder, I.Name)));
  };
  if (Element.attribute("Remove")) {
    auto Removed = itemPaths(File, Element, "Remove");
    if (!Removed)
      return Removed.takeError();
    llvm::erase_if(Result.Items, [&](const Item &I) { return IsIn(*Removed, I); });
    return Error::success();
  }
  if (Element.attribute("Update")) {
    auto Updated = itemPaths(File, Element, "Update");
    if (!Updated)
      return Updated.takeError();
    for (Item &I : Result.Items)
      if (IsIn(*Updated, I))
        if (Error Failed = itemMetadata(File, Element, I))
          return Failed;
    return Error::success();
  }
  Expected<std::vector<std::string>> Names = itemNames(File, Element, "Include");
  if (!Names)
    return Names.takeError();
  auto Excluded = itemPaths(File, Element, "Exclude");
  if (!Excluded)
    return Excluded.takeError();
  if (Result.Items.size() + Names->size() > MaxItems)
    return makeError("'{}' has more than {} items", File.path(), MaxItems);
  for (std::string &Name : *Names) {
    Item I{Type, std::move(Name), {File.path(), File.lineOf(Element)}, {}};
    if (IsIn(*Excluded, I))
      continue;
    if (Error Failed = itemMetadata(File, Element, I))
      return Failed;
    Result.Items.push_back(std::move(I));
  }
  return Error::success();
}

/// Adds the metadata that the attributes and children of \p Element give to \p I.
Error Evaluator::itemMetadata(const XmlFile &File, pugi::xml_node Element, Item &I) {
  const std::string Slashes = absolutePath("/", I.Name);
  auto Find = [&](StringRef Name) -> StringRef {
    if (const MetadataValue *Value = Result.metadata(I, Name))
      return Value->Text;
    if (Name == "identity")
      return I.Name;
    if (Name == "filename")
      return path::stem(Slashes);
    return Name == "extension" ? path::extension(Slashes) : "";
  };
  for (pugi::xml_attribute Attribute : Element.attributes()) {
    const bool IsControl = llvm::StringSwitch<bool>(Attribute.name())
                               .Cases("Include", "Exclude", "Update", "Condition", "Label", true)
                               .Default(false);
    if (IsControl)
      continue;
    if (Error Failed =
            metadataElement(File, Element, Attribute.name(), Attribute.value(), Find, I.Own))
      return Failed;
  }
  return forEachChild(File, Element, [&](pugi::xml_node Child) {
    return metadataElement(File, Child, Child.name(), textOf(Child), Find, I.Own);
  });
}

} // namespace amp2hip::migrate::workspace
