//===--- SplitCommandLine.cpp - Command lines as lists of arguments -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/flags/SplitCommandLine.h"

#include "migrate/workspace/files/TextFile.h"
#include "text/Format.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/Allocator.h"
#include "llvm/Support/CommandLine.h"
#include "llvm/Support/StringSaver.h"

using llvm::StringRef;

namespace amp2hip::migrate::workspace {

/// The limit for the number of response files that one command line reads.
static constexpr unsigned ResponseFileLimit = 100;

std::vector<std::string> splitCommandLine(StringRef Command, Quoting Rules) {
  llvm::BumpPtrAllocator Memory;
  llvm::StringSaver Saver(Memory);
  llvm::SmallVector<const char *, 64> Arguments;
  if (Rules == Quoting::Windows)
    llvm::cl::TokenizeWindowsCommandLine(Command, Saver, Arguments);
  else
    llvm::cl::TokenizeGNUCommandLine(Command, Saver, Arguments);
  return {Arguments.begin(), Arguments.end()};
}

namespace {

class ResponseFileReader {
public:
  ResponseFileReader(Quoting Rules, llvm::function_ref<std::optional<std::string>(StringRef)> Find,
                     llvm::function_ref<void(std::string)> Report)
      : Rules(Rules), Find(Find), Report(Report) {}

  void expand(const std::vector<std::string> &Arguments) {
    for (const std::string &Argument : Arguments)
      if (Argument.size() > 1 && Argument[0] == '@')
        read(StringRef(Argument).drop_front());
      else
        Result.push_back(Argument);
  }

  std::vector<std::string> Result;

private:
  void read(StringRef Name) {
    std::optional<std::string> Path = Find(Name);
    if (!Path)
      return Report(fmt::format("response file '{}' does not exist, so its flags are unknown; "
                                "build the project once more and copy the file",
                                Name));
    if (llvm::is_contained(Active, *Path))
      return Report(fmt::format("response file '{}' includes itself", Name));
    if (++FilesRead > ResponseFileLimit)
      return Report(fmt::format("response file '{}' is left out; a command line may have {}", Name,
                                ResponseFileLimit));
    llvm::Expected<std::string> Text = readTextFile(*Path);
    if (!Text)
      return Report(llvm::toString(Text.takeError()));
    Active.push_back(*Path);
    expand(splitCommandLine(*Text, Rules));
    Active.pop_back();
  }

  Quoting Rules;
  llvm::function_ref<std::optional<std::string>(StringRef)> Find;
  llvm::function_ref<void(std::string)> Report;
  std::vector<std::string> Active; ///< The files that contain the current one.
  unsigned FilesRead = 0;
};

} // namespace

std::vector<std::string>
expandResponseFiles(const std::vector<std::string> &Arguments, Quoting Rules,
                    llvm::function_ref<std::optional<std::string>(StringRef)> Find,
                    llvm::function_ref<void(std::string)> Report) {
  ResponseFileReader Reader(Rules, Find, Report);
  Reader.expand(Arguments);
  return std::move(Reader.Result);
}

} // namespace amp2hip::migrate::workspace
