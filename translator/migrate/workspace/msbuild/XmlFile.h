//===--- XmlFile.h - XML files of projects ----------------------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reads XML files of Visual Studio. A file that could make a parser exhaust
// memory or stack, or read other files, is refused.
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_XMLFILE_H
#define AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_XMLFILE_H

#include "llvm/ADT/StringMap.h"
#include "llvm/ADT/StringRef.h"
#include "llvm/Support/Error.h"
#include <memory>
#include <pugixml.hpp>
#include <string>
#include <vector>

namespace amp2hip::migrate::workspace {

class XmlFile {
public:
  /// Reads the file \p Path. Returns an error with one sentence if it cannot be
  /// read, is not well-formed, declares a document type, or exceeds the limits
  /// for size, elements and nesting.
  static llvm::Expected<std::unique_ptr<XmlFile>> read(llvm::StringRef Path);

  const std::string &path() const { return Path; }
  pugi::xml_node root() const { return Document.document_element(); }
  /// Returns the line of a node of this file.
  unsigned lineOf(pugi::xml_node Node) const;

private:
  explicit XmlFile(llvm::StringRef Path) : Path(Path) {}

  std::string Path;
  pugi::xml_document Document;
  std::vector<size_t> LineEnds; ///< Offsets of the line feeds.
};

/// XML files by path. Each is read once.
class XmlFiles {
public:
  llvm::Expected<const XmlFile *> read(llvm::StringRef Path);

private:
  llvm::StringMap<std::unique_ptr<XmlFile>> Files;
};

/// Returns the text of an element, without comments and child elements.
std::string textOf(pugi::xml_node Element);

/// Compares names as MSBuild does, without regard to the case of letters.
inline bool isNamed(pugi::xml_node Node, llvm::StringRef Name) {
  return llvm::StringRef(Node.name()).equals_insensitive(Name);
}

} // namespace amp2hip::migrate::workspace

#endif // AMP2HIP_MIGRATE_WORKSPACE_MSBUILD_XMLFILE_H
