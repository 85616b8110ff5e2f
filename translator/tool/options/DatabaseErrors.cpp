//===--- DatabaseErrors.cpp - Errors in compilation databases -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "options/DatabaseErrors.h"

#include "text/Format.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

namespace amp2hip {

namespace path = llvm::sys::path;

static const char HowToMake[] = "; CMake writes one with -DCMAKE_EXPORT_COMPILE_COMMANDS=ON";

/// True if \p Contents is a valid list of commands; otherwise sets \p Reason.
static bool isDatabase(llvm::StringRef Contents, std::string &Reason) {
  llvm::Expected<llvm::json::Value> Root = llvm::json::parse(Contents);
  if (!Root) {
    Reason = llvm::toString(Root.takeError());
    return false;
  }
  const llvm::json::Array *Commands = Root->getAsArray();
  if (!Commands) {
    Reason = "it is not a JSON array";
    return false;
  }
  for (const llvm::json::Value &Command : *Commands) {
    const llvm::json::Object *Fields = Command.getAsObject();
    if (!Fields || !Fields->getString("directory") || !Fields->getString("file") ||
        !(Fields->getString("command") || Fields->getArray("arguments"))) {
      Reason = "an entry lacks 'directory', 'file', or one of 'command' and "
               "'arguments'";
      return false;
    }
  }
  return true;
}

std::string describeBadDatabase(llvm::StringRef Folder, bool Required) {
  llvm::SmallString<256> Whole(Folder);
  llvm::sys::fs::make_absolute(Whole);
  for (llvm::StringRef In = Whole; !In.empty(); In = path::parent_path(In)) {
    llvm::SmallString<256> File(In);
    path::append(File, "compile_commands.json");
    auto Buffer = llvm::MemoryBuffer::getFile(File);
    std::string Reason;
    if (!Buffer) {
      path::remove_filename(File);
      path::append(File, "compile_flags.txt");
      if (llvm::sys::fs::exists(File))
        return ""; // Clang reads it instead.
      continue;
    }
    if (isDatabase((*Buffer)->getBuffer(), Reason))
      return "";
    return fmt::format("'{}' is not a compilation database: {}{}", File.str(), Reason, HowToMake);
  }
  if (!Required)
    return "";
  return fmt::format(
      "'{}' and its parent folders contain no compile_commands.json and no compile_flags.txt{}",
      Folder, HowToMake);
}

std::string describeMissingCommand(const clang::tooling::CompilationDatabase &Database,
                                   llvm::StringRef Input) {
  std::vector<clang::tooling::CompileCommand> Commands = Database.getCompileCommands(Input);
  if (Commands.empty())
    return fmt::format(
        "compile_commands.json contains no command for '{}'; give the flags after '--'", Input);
  for (const clang::tooling::CompileCommand &Command : Commands)
    if (!llvm::sys::fs::is_directory(Command.Directory))
      return fmt::format(
          "compile_commands.json runs the compiler for '{}' in the folder '{}', which does not "
          "exist; generate the file again, or give the flags after '--'",
          Input, Command.Directory);
  return "";
}

} // namespace amp2hip
