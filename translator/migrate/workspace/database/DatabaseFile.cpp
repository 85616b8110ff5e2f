//===--- DatabaseFile.cpp - The file compile_commands.json ----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/database/DatabaseFile.h"

#include "migrate/workspace/files/Error.h"
#include "migrate/workspace/files/RealPaths.h"
#include "migrate/workspace/files/TextFile.h"
#include "migrate/workspace/flags/IdeFlags.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/ADT/StringSwitch.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/Path.h"

using llvm::Expected;
using llvm::StringRef;

namespace amp2hip::migrate::workspace {

namespace json = llvm::json;

/// The limits for databases. LLVM's parser of JSON is recursive.
static constexpr uint64_t DatabaseLimit = 128 << 20;
static constexpr unsigned MaxNesting = 20;

/// Stores the line of "file" in each entry, or that of the entry if it has none, in \p Lines.
/// Returns false if the text is nested too deeply.
static bool scanLines(StringRef Text, std::vector<unsigned> &Lines) {
  unsigned Depth = 0, Line = 1;
  bool AtEntry = false;
  for (size_t I = 0; I < Text.size(); ++I) {
    const char C = Text[I];
    if (AtEntry && !llvm::isSpace(C) && C != ']') {
      Lines.push_back(Line);
      AtEntry = false;
    }
    if (C == '\n') {
      ++Line;
    } else if (C == '[' || C == '{') {
      if (++Depth > MaxNesting)
        return false;
      AtEntry = Depth == 1;
    } else if (C == ']' || C == '}') {
      Depth -= Depth != 0;
    } else if (C == ',') {
      AtEntry = Depth == 1;
    } else if (C == '"') {
      const size_t Begin = I + 1;
      for (++I; I < Text.size() && Text[I] != '"'; ++I)
        I += Text[I] == '\\';
      if (Depth == 2 && Text.slice(Begin, I) == "file" && !Lines.empty())
        Lines.back() = Line;
    }
  }
  return true;
}

/// Returns the name of the program \p Path in lower case, without ".exe".
static std::string programName(StringRef Path) {
  StringRef Name = Path.substr(Path.find_last_of("/\\") + 1);
  Name.consume_back_insensitive(".exe");
  return Name.lower();
}

static bool isLauncher(StringRef Program) {
  return llvm::StringSwitch<bool>(programName(Program))
      .Cases("ccache", "sccache", "distcc", "icecc", "buildcache", true)
      .Default(false);
}

/// Removes the compiler from the arguments, and stores its syntax.
static void removeCompiler(DatabaseEntry &E) {
  std::vector<std::string> &Arguments = E.Arguments;
  while (Arguments.size() > 1 && isLauncher(Arguments.front()))
    Arguments.erase(Arguments.begin());
  if (Arguments.empty())
    return;
  const std::string Program = programName(Arguments.front());
  Arguments.erase(Arguments.begin());
  const bool IsCl = Program == "cl" || Program == "icl" ||
                    StringRef(Program).contains("clang-cl") ||
                    llvm::is_contained(Arguments, "--driver-mode=cl");
  E.Syntax = IsCl ? FlagSyntax::Cl : FlagSyntax::Gnu;
  if (IsCl || StringRef(E.Directory).contains('\\') || isWindowsPath(E.Directory))
    E.Rules = Quoting::Windows;
}

/// Returns whether a command line is for Windows' shell.
static bool isWindowsCommand(const DatabaseEntry &E, StringRef Command) {
  if (isWindowsPath(E.Directory) || isWindowsPath(E.File) || StringRef(E.Directory).contains('\\'))
    return true;
  StringRef Program = Command.ltrim();
  Program = Program.consume_front("\"") ? Program.split('"').first : Program.split(' ').first;
  const std::string Name = programName(Program);
  return Program.contains('\\') || Program.ends_with_insensitive(".exe") || Name == "cl";
}

/// Returns why a member of the entry \p Object has the wrong type; empty if none has.
static std::string wrongMember(const json::Object &Object) {
  for (StringRef Name : {"directory", "file", "output", "command"})
    if (const json::Value *Member = Object.get(Name);
        Member && Member->kind() != json::Value::Null && !Member->getAsString())
      return fmt::format("'{}' is not a string", Name);
  const json::Value *Arguments = Object.get("arguments");
  if (!Arguments || Arguments->kind() == json::Value::Null)
    return "";
  const json::Array *Elements = Arguments->getAsArray();
  if (!Elements || llvm::any_of(*Elements, [](const json::Value &E) { return !E.getAsString(); }))
    return "'arguments' is not an array of strings";
  return "";
}

static Expected<DatabaseEntry> readEntry(const json::Value &Value, StringRef Path, unsigned Line) {
  const json::Object *Object = Value.getAsObject();
  if (!Object)
    return makeError("'{}', line {}: an entry is not a JSON object", Path, Line);
  if (const std::string Wrong = wrongMember(*Object); !Wrong.empty())
    return makeError("'{}', line {}: {}", Path, Line, Wrong);
  DatabaseEntry E;
  E.Line = Line;
  E.Directory = Object->getString("directory").value_or("").str();
  E.File = Object->getString("file").value_or("").str();
  E.Output = Object->getString("output").value_or("").str();
  if (E.File.empty())
    return makeError("'{}', line {}: an entry has no 'file'", Path, Line);
  if (const json::Array *Arguments = Object->getArray("arguments")) {
    for (const json::Value &Argument : *Arguments)
      E.Arguments.push_back(Argument.getAsString()->str());
  } else if (std::optional<StringRef> Command = Object->getString("command")) {
    E.Rules = isWindowsCommand(E, *Command) ? Quoting::Windows : Quoting::Posix;
    E.Arguments = splitCommandLine(*Command, E.Rules);
  } else {
    return makeError("'{}', line {}: an entry has neither 'command' nor 'arguments'", Path, Line);
  }
  removeCompiler(E);
  E.IsForEditors = removeFlagsForEditors(E.Arguments);
  E.Directory = absolutePath(llvm::sys::path::parent_path(Path), E.Directory);
  return E;
}

Expected<std::vector<DatabaseEntry>> readDatabaseFile(StringRef Path) {
  Expected<std::string> Text = readTextFile(Path, DatabaseLimit);
  if (!Text)
    return Text.takeError();
  std::vector<unsigned> Lines;
  if (!scanLines(*Text, Lines))
    return makeError("'{}' nests values deeper than {} levels", Path, MaxNesting);
  Expected<json::Value> Root = json::parse(*Text);
  if (!Root)
    return makeError("'{}' is not JSON: {}", Path, llvm::toString(Root.takeError()));
  const json::Array *Entries = Root->getAsArray();
  if (!Entries)
    return makeError("'{}' is not a compilation database, which is an array of entries", Path);
  std::vector<DatabaseEntry> Result;
  for (size_t I = 0; I != Entries->size(); ++I) {
    Expected<DatabaseEntry> E = readEntry((*Entries)[I], Path, I < Lines.size() ? Lines[I] : 0);
    if (!E)
      return E.takeError();
    Result.push_back(std::move(*E));
  }
  if (Result.empty())
    return makeError("the compilation database '{}' has no entries", Path);
  return Result;
}

} // namespace amp2hip::migrate::workspace
