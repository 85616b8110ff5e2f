//===--- HeaderLayout.cpp - Paths of translated headers -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip/HeaderLayout.h"

#include "text/Format.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

namespace amp2hip {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

using Components = llvm::SmallVector<std::string, 16>;

/// Replaces ".." in the paths of headers outside the base folder.
static constexpr llvm::StringLiteral UpName = "_up";

static Components componentsOf(llvm::StringRef Path) {
  return Components(path::begin(Path), path::end(Path));
}

/// Returns \p Path as an absolute path without "." and "..".
static std::string absolutePath(llvm::StringRef Path) {
  llvm::SmallString<256> Result(Path);
  fs::make_absolute(Result);
  path::remove_dots(Result, /*remove_dot_dot=*/true);
  return Result.str().str();
}

static size_t commonLength(const Components &A, const Components &B) {
  size_t Length = 0;
  while (Length < A.size() && Length < B.size() && A[Length] == B[Length])
    ++Length;
  return Length;
}

static Components deepestCommonFolder(llvm::StringRef Input, llvm::ArrayRef<std::string> Headers) {
  Components Common = componentsOf(path::parent_path(absolutePath(Input)));
  for (const std::string &Header : Headers)
    Common.resize(commonLength(Common, componentsOf(path::parent_path(absolutePath(Header)))));
  return Common;
}

/// True if \p Name is "_up", possibly with more underscores at its end. A
/// folder of the user with such a name gets one more underscore, so that it
/// cannot be confused with the replacement of "..": "_up" becomes "_up_",
/// "_up_" becomes "_up__".
static bool isUpNameOrEscaped(llvm::StringRef Name) {
  return Name.consume_front(UpName) && Name.find_first_not_of('_') == llvm::StringRef::npos;
}

/// Returns the path of \p Header relative to \p Base, with "_up" instead of
/// "..".
static std::string pathBelow(const Components &Base, llvm::StringRef Header) {
  Components Parts = componentsOf(absolutePath(Header));
  size_t Common = commonLength(Base, Parts);
  llvm::SmallString<256> Result;
  for (size_t Left = Base.size() - Common; Left != 0; --Left)
    path::append(Result, UpName);
  // Only folders directly after the leading "_up" folders can be confused with
  // them.
  bool Leading = true;
  for (size_t I = Common; I != Parts.size(); ++I) {
    Leading = Leading && isUpNameOrEscaped(Parts[I]);
    path::append(Result, Leading ? Parts[I] + "_" : Parts[I]);
  }
  return Result.str().str();
}

std::string headerFolder(llvm::StringRef OutputPath, llvm::StringRef HeaderDir) {
  if (!HeaderDir.empty())
    return HeaderDir.str();
  return OutputPath == "-" ? std::string() : (OutputPath + ".include").str();
}

llvm::Expected<std::map<std::string, std::string>>
planHeaderPaths(llvm::StringRef Input, llvm::ArrayRef<std::string> Headers,
                llvm::StringRef OutputPath, llvm::StringRef HeaderDir, llvm::StringRef HeaderBase) {
  std::map<std::string, std::string> Plan;
  if (Headers.empty())
    return Plan;
  std::string Folder = headerFolder(OutputPath, HeaderDir);
  if (Folder.empty())
    return llvm::createStringError(llvm::inconvertibleErrorCode(),
                                   fmt::format("header '{}' must be translated too, but '-o -' has "
                                               "no header folder; name one with --header-dir",
                                               path::filename(Headers.front())));

  Components Base = HeaderBase.empty() ? deepestCommonFolder(Input, Headers)
                                       : componentsOf(absolutePath(HeaderBase));
  for (const std::string &Header : Headers) {
    llvm::SmallString<256> Output(Folder);
    path::append(Output, pathBelow(Base, Header));
    Plan[Header] = Output.str().str();
  }
  return Plan;
}

/// Returns \p Path with the symbolic links in its existing part resolved.
static std::string physical(llvm::StringRef Path) {
  std::string Whole = absolutePath(Path);
  llvm::StringRef Existing = Whole;
  while (!Existing.empty() && !fs::exists(Existing))
    Existing = path::parent_path(Existing);
  llvm::SmallString<256> Result;
  if (fs::real_path(Existing, Result))
    return Whole;
  return (Result + llvm::StringRef(Whole).substr(Existing.size())).str();
}

/// Returns the path of \p ToFile relative to \p Folder; both are absolute.
static std::string relativeTo(llvm::StringRef Folder, llvm::StringRef ToFile) {
  Components From = componentsOf(Folder), To = componentsOf(ToFile);
  size_t Common = commonLength(From, To);
  llvm::SmallString<256> Result;
  for (size_t Left = From.size() - Common; Left != 0; --Left)
    path::append(Result, "..");
  for (size_t I = Common; I != To.size(); ++I)
    path::append(Result, To[I]);
  return path::convert_to_slash(Result);
}

std::string relativeInclude(llvm::StringRef FromOutput, llvm::StringRef ToFile) {
  std::string Folder =
      FromOutput == "-" ? absolutePath(".") : path::parent_path(absolutePath(FromOutput)).str();
  std::string Text = relativeTo(Folder, absolutePath(ToFile));
  // A path with ".." must be computed without symbolic links: for the operating
  // system, "link/.." is the parent of the folder to which the link points.
  if (llvm::StringRef(Text).starts_with(".."))
    return relativeTo(physical(Folder), physical(ToFile));
  return Text;
}

} // namespace amp2hip
