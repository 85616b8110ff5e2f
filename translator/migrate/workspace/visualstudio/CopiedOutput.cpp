//===--- CopiedOutput.cpp - Copies after the build ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/visualstudio/CopiedOutput.h"

#include "migrate/workspace/files/RealPaths.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/Path.h"
#include <vector>

using llvm::StringRef;

namespace amp2hip::migrate::workspace {

namespace path = llvm::sys::path;

/// Returns the words of a line of cmd.exe, without quotes.
static std::vector<std::string> wordsOf(StringRef Line) {
  std::vector<std::string> Words;
  bool InQuotes = false, InWord = false;
  for (char C : Line) {
    if (C == '"')
      InQuotes = !InQuotes;
    if (!InQuotes && llvm::isSpace(C)) {
      InWord = false;
      continue;
    }
    if (!InWord)
      Words.emplace_back();
    InWord = true;
    if (C != '"')
      Words.back() += C;
  }
  return Words;
}

/// True for `/Y` and `/-Y`. Paths of Linux also begin with `/`.
static bool isOption(StringRef Word) {
  return Word.consume_front("/") && (Word.consume_front("-"), Word.size() == 1);
}

/// True for commands that create folders and print text.
static bool hasNoEffect(llvm::ArrayRef<std::string> Words) {
  const std::string First = StringRef(Words.front()).lower();
  if (First == "if") // `if not exist FOLDER mkdir FOLDER`
    return Words.size() > 4 && StringRef(Words[1]).equals_insensitive("not") &&
           StringRef(Words[2]).equals_insensitive("exist") && hasNoEffect(Words.drop_front(4));
  return llvm::is_contained({"mkdir", "md", "rem", "echo", "@echo", "::", "exit"}, First);
}

std::optional<std::string> folderOfCopy(StringRef Command, StringRef Output, StringRef Folder) {
  std::optional<std::string> Result;
  llvm::SmallVector<StringRef, 4> Lines;
  llvm::SplitString(Command, Lines, "\r\n&");
  for (StringRef Line : Lines) {
    const std::vector<std::string> Words = wordsOf(Line);
    if (Words.empty() || hasNoEffect(Words))
      continue;
    StringRef Verb = Words.front();
    Verb.consume_front("@");
    if (!Verb.equals_insensitive("copy") && !Verb.equals_insensitive("xcopy"))
      return std::nullopt;
    std::vector<std::string> Names;
    for (StringRef Word : llvm::ArrayRef(Words).drop_front())
      if (!isOption(Word) && !Word.starts_with(">") && !Word.equals_insensitive("nul"))
        Names.push_back(Word.str());
    if (Names.size() != 2)
      return std::nullopt;
    const std::string From = absolutePath(Folder, Names[0]);
    if (!StringRef(path::parent_path(From)).equals_insensitive(path::parent_path(Output)))
      return std::nullopt;
    const StringRef FileName = path::filename(Output);
    const bool IsOutput = path::filename(From).equals_insensitive(FileName);
    // The symbols and the import library do not exist on Linux.
    if (!IsOutput && !path::extension(From).equals_insensitive(".pdb") &&
        !path::extension(From).equals_insensitive(".lib"))
      return std::nullopt;
    if (!IsOutput)
      continue;
    const bool IsFolder = StringRef(Names[1]).ends_with("\\") || StringRef(Names[1]).ends_with("/");
    std::string To = absolutePath(Folder, Names[1]);
    if (!IsFolder && path::filename(To).equals_insensitive(FileName))
      To = path::parent_path(To).str();
    else if (!IsFolder && path::has_extension(To))
      return std::nullopt;
    if (Result && *Result != To)
      return std::nullopt;
    Result = std::move(To);
  }
  return Result;
}

std::optional<std::string> folderOfCopiedOutput(const Evaluation &E, StringRef Folder) {
  const MetadataValue *Command = E.definition("postbuildevent", "command");
  if (!Command || StringRef(Command->Text).contains(UnknownBegin))
    return std::nullopt;
  const MetadataValue *File = E.definition("link", "outputfile");
  const std::string Output = File ? File->Text : E.Properties.get("TargetPath").str();
  return folderOfCopy(unescape(Command->Text), absolutePath(Folder, unescape(Output)), Folder);
}

} // namespace amp2hip::migrate::workspace
