//===--- MigrateFlags.cpp - Compiler flags of a migration -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "commands/MigrateFlags.h"

#include "options/SourceFlags.h"
#include "clang/Driver/Options.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Option/Arg.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace options = clang::driver::options;

namespace amp2hip {

static std::string absolutePath(llvm::StringRef Directory, llvm::StringRef Path) {
  llvm::SmallString<256> Result(Path);
  llvm::sys::fs::make_absolute(Directory, Result);
  llvm::sys::path::remove_dots(Result, /*remove_dot_dot=*/true);
  return Result.str().str();
}

std::vector<std::string> withAbsolutePaths(llvm::ArrayRef<std::string> Flags,
                                           llvm::StringRef Directory) {
  unsigned MissingCount = 0;
  const llvm::opt::InputArgList Parsed = parseDriverFlags(Flags, MissingCount);
  if (MissingCount) // reported later
    return Flags.vec();
  std::vector<std::string> Result;
  for (const llvm::opt::Arg *A : Parsed) {
    const llvm::opt::Option &O = A->getOption();
    const bool IsFolder = O.matches(options::OPT_I) || O.matches(options::OPT_isystem) ||
                          O.matches(options::OPT_iquote) || O.matches(options::OPT_idirafter);
    // The file of -include may also be in an include folder.
    const bool IsFile = (O.matches(options::OPT_include) || O.matches(options::OPT_imacros)) &&
                        llvm::sys::fs::exists(absolutePath(Directory, A->getValue()));
    if (IsFolder || IsFile) {
      const std::string Path = absolutePath(Directory, A->getValue());
      if (O.matches(options::OPT_I)) {
        Result.push_back("-I" + Path);
      } else {
        Result.push_back(O.getPrefixedName().str());
        Result.push_back(Path);
      }
      continue;
    }
    llvm::opt::ArgStringList Same;
    A->render(Parsed, Same);
    Result.insert(Result.end(), Same.begin(), Same.end());
  }
  return Result;
}

} // namespace amp2hip
