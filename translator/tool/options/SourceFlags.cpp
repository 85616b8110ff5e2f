//===--- SourceFlags.cpp - Flags of the sources ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "options/SourceFlags.h"

#include "migrate/workspace/flags/IdeFlags.h"
#include "text/Format.h"
#include "clang/Driver/Options.h"
#include "llvm/Option/Arg.h"
#include "llvm/Option/ArgList.h"
#include "llvm/Option/OptTable.h"
#include <set>

namespace options = clang::driver::options;

namespace amp2hip {

llvm::opt::InputArgList parseDriverFlags(llvm::ArrayRef<std::string> Flags,
                                         unsigned &MissingCount) {
  llvm::SmallVector<const char *, 32> Arguments;
  for (const std::string &Flag : Flags)
    Arguments.push_back(Flag.c_str());
  unsigned MissingIndex = 0;
  return clang::driver::getDriverOptTable().ParseArgs(Arguments, MissingIndex, MissingCount,
                                                      llvm::opt::Visibility(options::ClangOption));
}

/// Calls \p OnUnknown with the index in \p Flags of each flag that Clang's
/// driver does not know.
static void forEachUnknown(llvm::ArrayRef<std::string> Flags,
                           llvm::function_ref<void(unsigned)> OnUnknown) {
  unsigned MissingCount = 0;
  const llvm::opt::InputArgList Parsed = parseDriverFlags(Flags, MissingCount);
  for (const llvm::opt::Arg *A : Parsed.filtered(options::OPT_UNKNOWN))
    OnUnknown(A->getIndex());
}

std::string unknownFlag(llvm::ArrayRef<std::string> Flags) {
  std::string Message;
  forEachUnknown(Flags, [&](unsigned Index) {
    if (!Message.empty())
      return;
    Message = fmt::format("unknown compiler flag '{}'", Flags[Index]);
    std::string Nearest;
    if (clang::driver::getDriverOptTable().findNearest(
            Flags[Index], Nearest, llvm::opt::Visibility(options::ClangOption)) <= 2)
      Message += fmt::format("; did you mean '{}'?", Nearest);
  });
  return Message;
}

clang::tooling::ArgumentsAdjuster withoutForeignFlags() {
  return [](const clang::tooling::CommandLineArguments &Arguments, llvm::StringRef) {
    std::set<unsigned> Dropped;
    llvm::ArrayRef<std::string> Flags =
        llvm::ArrayRef(Arguments).drop_front(); // the compiler's name
    forEachUnknown(Flags, [&](unsigned Index) { Dropped.insert(Index + 1); });
    for (unsigned I = 1; I < Arguments.size(); ++I) {
      // Drop -Werror: the compilers of the output report warnings. If it made a
      // warning of Clang's driver an error, the error would have no location in
      // a source.
      if (llvm::StringRef(Arguments[I]).starts_with("-Werror"))
        Dropped.insert(I);
      if (Arguments[I] != "-include-pch")
        continue;
      // CMake writes -Xclang -include-pch -Xclang <file>.
      bool Handed = Arguments[I - 1] == "-Xclang";
      for (unsigned J = Handed ? I - 1 : I; J <= I + (Handed ? 2 : 1); ++J)
        Dropped.insert(J);
    }
    clang::tooling::CommandLineArguments Kept;
    for (unsigned I = 0; I < Arguments.size(); ++I)
      if (!Dropped.count(I))
        Kept.push_back(Arguments[I]);
    return Kept;
  };
}

clang::tooling::ArgumentsAdjuster withoutFlagsForEditors() {
  return [](const clang::tooling::CommandLineArguments &Arguments, llvm::StringRef) {
    clang::tooling::CommandLineArguments Kept = Arguments;
    removeFlagsForEditors(Kept);
    return Kept;
  };
}

} // namespace amp2hip
