//===--- SarifSources.cpp - Source ranges for a SARIF report --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/report/sarif/SarifSources.h"

#include "migrate/report/content/Texts.h"
#include "text/Format.h"
#include "clang/Basic/Diagnostic.h"
#include "clang/Basic/DiagnosticIDs.h"
#include "clang/Basic/DiagnosticOptions.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace amp2hip::migrate {

// The largest place in a text that does not exist on this machine.
static constexpr int MostLines = 1000000, MostColumns = 10000;

// The folders of the virtual files: of the code base, and of other files.
static constexpr StringLiteral InRoot = "/code-base/", Elsewhere = "/elsewhere/";

SarifSources::SarifSources(const Migration &M) : Root(M.Root) {
  auto Need = [&](const Place &Where) {
    for (auto [Line, Column] :
         {std::pair(Where.Line, Where.Column), {Where.EndLine, Where.EndColumn}})
      if (Line > 0 && Line <= MostLines)
        Needed[Where.File][Line] = std::clamp(Column, Needed[Where.File][Line], MostColumns);
  };
  for (const FileRecord &Record : M.Files)
    for (const Finding &Found : Record.Findings) {
      Need(Found.Where);
      for (const Finding &Note : Found.Notes)
        Need(Note.Where);
      for (const FixIt &Fix : Found.FixIts)
        Need(Fix.Where);
    }
  FileSystem = new vfs::InMemoryFileSystem;
  Files = std::make_unique<clang::FileManager>(clang::FileSystemOptions(), FileSystem);
  Diagnostics = std::make_unique<clang::DiagnosticsEngine>(
      new clang::DiagnosticIDs, new clang::DiagnosticOptions, new clang::IgnoringDiagConsumer);
  Manager = std::make_unique<clang::SourceManager>(*Diagnostics, *Files);
}

/// Returns a text with \p Lines: the number of columns by line.
static std::string blankText(const std::map<int, int> &Lines) {
  std::string Text;
  int Line = 1;
  for (auto [Number, Columns] : Lines) {
    Text.append(Number - Line, '\n').append(Columns, ' ');
    Line = Number;
  }
  return Text + '\n';
}

clang::FileID SarifSources::fileOf(StringRef File) {
  auto [Found, IsNew] = Ids.try_emplace(File);
  if (!IsNew)
    return Found->second;
  bool IsAbsolute = sys::path::is_absolute(File);
  std::string Virtual =
      IsAbsolute ? (Elsewhere + sys::path::relative_path(File)).str() : (InRoot + File).str();
  std::optional<std::string> Path = IsAbsolute ? File.str() : pathBelow(Root, File);
  std::optional<std::string> Text = Path ? readText(*Path) : std::nullopt;
  FileSystem->addFile(Virtual, 0,
                      MemoryBuffer::getMemBufferCopy(Text.value_or(blankText(Needed[File.str()]))));
  if (auto Entry = Files->getOptionalFileRef(Virtual))
    Found->second = Manager->createFileID(*Entry, {}, clang::SrcMgr::C_User);
  return Found->second;
}

clang::CharSourceRange SarifSources::rangeOf(const Place &Where, StringRef Default) {
  clang::FileID Id = fileOf(Where.File.empty() ? Default : StringRef(Where.File));
  if (Id.isInvalid())
    return {};
  auto At = [&](int Line, int Column) {
    return Manager->translateLineCol(Id, std::max(Line, 1), std::max(Column, 1));
  };
  clang::SourceLocation Begin = At(Where.Line, Where.Column);
  clang::SourceLocation End = Where.EndLine ? At(Where.EndLine, Where.EndColumn) : Begin;
  return clang::CharSourceRange::getCharRange(Begin, std::max(Begin, End));
}

/// Percent-encodes what a URI must not contain.
static std::string encode(StringRef Path) {
  std::string Result;
  for (char C : Path)
    if (isAlnum(C) || StringRef("/-._~").contains(C))
      Result += C;
    else
      Result += fmt::format("%{:02X}", static_cast<unsigned char>(C));
  return Result;
}

json::Object SarifSources::locationOf(StringRef File) {
  if (sys::path::is_absolute(File))
    return json::Object{{"uri", "file://" + encode(File)}};
  return json::Object{{"uri", encode(File)}, {"uriBaseId", "%SRCROOT%"}};
}

std::string SarifSources::uriOfFolder(StringRef Path) {
  return "file://" + encode(Path) + (Path.ends_with("/") ? "" : "/");
}

void SarifSources::fixLocation(json::Object &Location) {
  StringRef Uri = Location.getString("uri").value_or("");
  if (Uri.consume_front("file://" + InRoot.str())) {
    Location["uri"] = Uri.str();
    Location["uriBaseId"] = "%SRCROOT%";
  } else if (Uri.consume_front("file://" + Elsewhere.str())) {
    Location["uri"] = "file:///" + Uri.str();
  }
}

} // namespace amp2hip::migrate
