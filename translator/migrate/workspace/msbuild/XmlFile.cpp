//===--- XmlFile.cpp - XML files of projects ------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/msbuild/XmlFile.h"

#include "migrate/workspace/files/Error.h"
#include "migrate/workspace/files/TextFile.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"

using llvm::StringRef;

namespace amp2hip::migrate::workspace {

/// The limits for project files. Visual Studio itself needs about 10 levels.
static constexpr unsigned MaxDepth = 100;
static constexpr size_t MaxElements = 1'000'000;

static unsigned depthOf(const pugi::xml_document &Document) {
  struct : pugi::xml_tree_walker {
    bool for_each(pugi::xml_node &) override {
      Deepest = std::max(Deepest, depth());
      return Deepest <= static_cast<int>(MaxDepth);
    }
    int Deepest = 0;
  } Walker; // pugixml walks without recursion
  const_cast<pugi::xml_document &>(Document).traverse(Walker);
  return static_cast<unsigned>(Walker.Deepest);
}

llvm::Expected<std::unique_ptr<XmlFile>> XmlFile::read(StringRef Path) {
  llvm::Expected<std::string> Text = readTextFile(Path);
  if (!Text)
    return Text.takeError();
  if (llvm::Error Unmerged = checkIsMerged(Path, *Text))
    return Unmerged;
  if (StringRef(*Text).count('<') > 2 * MaxElements)
    return makeError("'{}' has more than {} XML elements", Path, MaxElements);

  std::unique_ptr<XmlFile> File(new XmlFile(Path));
  for (size_t I = 0; I != Text->size(); ++I)
    if ((*Text)[I] == '\n')
      File->LineEnds.push_back(I);
  const pugi::xml_parse_result Result = File->Document.load_buffer(
      Text->data(), Text->size(), pugi::parse_default | pugi::parse_doctype, pugi::encoding_utf8);
  if (!Result)
    return makeError("'{}' is not well-formed XML at line {}: {}", Path,
                     llvm::lower_bound(File->LineEnds, static_cast<size_t>(Result.offset)) -
                         File->LineEnds.begin() + 1,
                     StringRef(Result.description()).lower());
  for (pugi::xml_node Node : File->Document.children())
    if (Node.type() == pugi::node_doctype)
      return makeError("'{}' declares a document type, which may define entities; remove the "
                       "'<!DOCTYPE' declaration",
                       Path);
  if (depthOf(File->Document) > MaxDepth)
    return makeError("'{}' nests XML elements deeper than {} levels", Path, MaxDepth);
  return File;
}

unsigned XmlFile::lineOf(pugi::xml_node Node) const {
  const auto Offset = static_cast<size_t>(std::max<std::ptrdiff_t>(Node.offset_debug(), 0));
  return static_cast<unsigned>(llvm::lower_bound(LineEnds, Offset) - LineEnds.begin()) + 1;
}

std::string textOf(pugi::xml_node Element) {
  std::string Text;
  for (pugi::xml_node Child : Element.children())
    if (Child.type() == pugi::node_pcdata || Child.type() == pugi::node_cdata)
      Text += Child.value();
  return Text;
}

llvm::Expected<const XmlFile *> XmlFiles::read(StringRef Path) {
  std::unique_ptr<XmlFile> &File = Files[Path];
  if (!File) {
    llvm::Expected<std::unique_ptr<XmlFile>> New = XmlFile::read(Path);
    if (!New) {
      Files.erase(Path);
      return New.takeError();
    }
    File = std::move(*New);
  }
  return File.get();
}

} // namespace amp2hip::migrate::workspace
