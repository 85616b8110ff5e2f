//===--- EvaluatorText.cpp - Texts and conditions of a project ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/files/Error.h"
#include "migrate/workspace/msbuild/Condition.h"
#include "migrate/workspace/msbuild/Evaluator.h"
#include "migrate/workspace/msbuild/StandardMacros.h"
#include "llvm/Support/Path.h"

using llvm::Error;
using llvm::Expected;
using llvm::StringRef;

namespace amp2hip::migrate::workspace {

namespace path = llvm::sys::path;

/// The limits for the text of one metadata and for all of a project.
static constexpr size_t MetadataLimit = 1 << 20;
static constexpr size_t AllMetadataLimit = 256 << 20;

void Evaluator::note(const XmlFile &File, pugi::xml_node Element, std::string Text) {
  Result.Notes.push_back({File.path(), File.lineOf(Element), std::move(Text)});
}

/// Sets the macros that depend on the file with the current element.
void Evaluator::enter(const XmlFile &File) { setMacrosOfFile(Result.Properties, File.path()); }

bool Evaluator::exists(StringRef Folder, StringRef Spelled) {
  const std::string Path = absolutePath(Folder, unescape(Spelled.trim()));
  return Paths.file(Path) || Paths.folder(Path);
}

/// Counts what a hostile file could use up.
Error Evaluator::spend(size_t Bytes) {
  Spent += Bytes;
  if (Bytes > MetadataLimit || Spent > AllMetadataLimit)
    return makeError("the values in '{}' expand to more than {} MiB", Input.ProjectFile,
                     (Bytes > MetadataLimit ? MetadataLimit : AllMetadataLimit) >> 20);
  return Error::success();
}

/// Calls \p Do for each element in \p Element whose condition holds, until an error.
Error Evaluator::forEachChild(const XmlFile &File, pugi::xml_node Element,
                              llvm::function_ref<Error(pugi::xml_node)> Do) {
  for (pugi::xml_node Child : Element.children()) {
    if (Child.type() != pugi::node_element)
      continue;
    Expected<bool> Applies = condition(File, Child);
    if (!Applies)
      return Applies.takeError();
    if (!*Applies)
      continue;
    if (Error Failed = Do(Child))
      return Failed;
  }
  return Error::success();
}

Expected<bool> Evaluator::condition(const XmlFile &File, pugi::xml_node Element) {
  const StringRef Text = Element.attribute("Condition").value();
  // Only conditions of imports are relative to the file that contains them.
  const bool IsImport = isNamed(Element, "Import") || isNamed(Element, "ImportGroup");
  const std::string Folder = IsImport ? path::parent_path(File.path()).str() : ProjectFolder;
  Error Fatal = Error::success();
  auto Expand = [&](StringRef Value) -> Expected<std::string> {
    Expected<std::string> Expanded = Result.Properties.expand(Value);
    if (!Expanded) {
      Fatal = llvm::joinErrors(std::move(Fatal), Expanded.takeError());
      return makeError("it is too long");
    }
    for (StringRef Unknown : unknownMacros(*Expanded))
      if (Unknown.starts_with("$"))
        return makeError("property functions such as '{}' are not evaluated", Unknown);
    return unescape(withoutMarks(*Expanded));
  };
  auto Exists = [&](StringRef Path) { return exists(Folder, Path); };
  Expected<bool> Value = evaluateCondition(Text, {Expand, Exists});
  if (Fatal) {
    llvm::consumeError(Value.takeError());
    return Fatal;
  }
  if (Value)
    return Value;
  note(File, Element,
       fmt::format("condition \"{}\" counts as false, because {}", Text,
                   llvm::toString(Value.takeError())));
  return false;
}

Expected<std::string> Evaluator::expand(const XmlFile &File, pugi::xml_node Element, StringRef Text,
                                        Report R) {
  Expected<std::string> Expanded = Result.Properties.expand(Text);
  if (!Expanded)
    return makeError("'{}', line {}: {}", File.path(), File.lineOf(Element),
                     llvm::toString(Expanded.takeError()));
  if (R == Report::No)
    return Expanded;
  for (StringRef Name : unknownMacros(*Expanded)) {
    if (isVisualStudioMacro(Name) || !UnknownMacros.insert(Name).second)
      continue;
    if (Name.starts_with("$"))
      note(File, Element,
           fmt::format("property function '{}' is not evaluated, so elements that depend on it "
                       "are left out; write its value instead",
                       Name));
    else
      note(File, Element,
           fmt::format("macro '{}' has no value, so elements that depend on it are left out; "
                       "set an environment variable of this name",
                       Name));
  }
  return Expanded;
}

/// Replaces `%(NAME)` and `%(TYPE.NAME)` in \p Text.
Expected<std::string> Evaluator::expandMetadata(StringRef Text, Lookup Find) {
  std::string Value;
  while (!Text.empty()) {
    const size_t Begin = std::min(Text.find("%("), Text.size());
    Value += Text.take_front(Begin);
    Text = Text.drop_front(Begin);
    const size_t End = Text.find(')');
    if (End == StringRef::npos) {
      Value += Text;
      break;
    }
    StringRef Name = Text.slice(2, End).trim();
    Value += Find(Name.substr(Name.rfind('.') + 1).lower());
    Text = Text.drop_front(End + 1);
    if (Value.size() > MetadataLimit)
      break; // spend() reports it
  }
  if (Error Failed = spend(Value.size()))
    return Failed;
  return Value;
}

} // namespace amp2hip::migrate::workspace
