//===--- HeaderNames.cpp - Names at namespace scope of headers -------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The text of a translated header is the same whatever includes it, so the names in it follow from
// the header alone: `shapes_scale_kernel` for a kernel in `scale` of `shapes.h`. A header adds the
// name of its folder, `gpu_shapes_scale_kernel` in `gpu/shapes.h`, if it includes another one of
// its file name, itself or by what it includes, or if the file system has one in a folder around
// or beside its own: `shapes.h`, `cpu/shapes.h`. Two sources of a program may include one of these
// each, so that no translation sees both.
//
//===----------------------------------------------------------------------===//
#include "amp2hip/TranslatedMark.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/RecursiveASTVisitor.h"
#include "clang/Basic/CharInfo.h"
#include "clang/Basic/FileManager.h"
#include "clang/Basic/SourceManager.h"
#include "parse/Unit.h"
#include "rewrite/Rewrite.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/Path.h"
#include "llvm/Support/VirtualFileSystem.h"

using namespace clang;

namespace amp2hip {

/// \p Name as a part of an identifier.
static std::string asIdentifier(StringRef Name) {
  std::string Result = Name.str();
  for (char &Character : Result)
    if (!isAsciiIdentifierContinue(Character))
      Character = '_';
  return Result;
}

static const FileEntry *entryOf(const Unit &U, FileID File) {
  OptionalFileEntryRef Entry = U.SM.getFileEntryRefForID(File);
  return Entry ? &Entry->getFileEntry() : nullptr;
}

/// True if \p File, a header, includes another file of its name, itself or by what it includes.
bool NameTable::includesNamesake(FileID File) const {
  OptionalFileEntryRef Header = U.SM.getFileEntryRefForID(File);
  if (!Header)
    return false;
  StringRef Name = llvm::sys::path::filename(Header->getName());
  std::vector<const FileEntry *> Reached = {&Header->getFileEntry()};
  for (size_t I = 0; I < Reached.size(); ++I)
    for (const IncludeDirective &Include : U.Includes) {
      if (!Include.File || entryOf(U, Include.From) != Reached[I] ||
          llvm::is_contained(Reached, &Include.File->getFileEntry()))
        continue;
      if (llvm::sys::path::filename(Include.File->getName()) == Name)
        return true;
      Reached.push_back(&Include.File->getFileEntry());
    }
  return false;
}

/// True if \p Path is a file other than \p Header, and no translation.
static bool isOtherHeader(llvm::vfs::FileSystem &Files, const Twine &Path, const llvm::vfs::Status &Header) {
  llvm::ErrorOr<llvm::vfs::Status> Status = Files.status(Path);
  if (!Status || !Status->isRegularFile() || Status->equivalent(Header))
    return false;
  llvm::ErrorOr<std::unique_ptr<llvm::MemoryBuffer>> Text = Files.getBufferForFile(Path);
  return Text && !isTranslated((*Text)->getBuffer());
}

/// True if the file system has a file of the name of \p Path, a header, in a folder around or
/// beside its folder.
static bool hasNamesakeNearby(llvm::vfs::FileSystem &Files, StringRef Path) {
  using namespace llvm::sys::path;
  const StringRef Name = filename(Path), Folder = parent_path(Path), Around = parent_path(Folder);
  llvm::ErrorOr<llvm::vfs::Status> Header = Files.status(Path);
  if (!Header || Around.empty())
    return false;
  for (StringRef Above = Around; !Above.empty(); Above = parent_path(Above))
    if (isOtherHeader(Files, Above + "/" + Name, *Header))
      return true;
  std::error_code Error;
  for (llvm::vfs::directory_iterator I = Files.dir_begin(Around, Error), End; !Error && I != End;
       I.increment(Error))
    if (isOtherHeader(Files, I->path() + "/" + Name, *Header))
      return true;
  return false;
}

std::string NameTable::makePrefix(FileID File) const {
  OptionalFileEntryRef Entry = U.SM.getFileEntryRefForID(File);
  std::string Name = Entry ? asIdentifier(llvm::sys::path::stem(Entry->getName())) : "";
  if (Entry) {
    llvm::SmallString<256> Path(Entry->getName());
    U.SM.getFileManager().makeAbsolutePath(Path);
    llvm::sys::path::remove_dots(Path, /*remove_dot_dot=*/true);
    StringRef Folder = llvm::sys::path::filename(llvm::sys::path::parent_path(Path));
    if (includesNamesake(File) || hasNamesakeNearby(U.SM.getFileManager().getVirtualFileSystem(), Path))
      Name = asIdentifier(Folder) + "_" + Name;
  }
  return Name.empty() || isDigit(Name.front()) ? "h" + Name : Name;
}

/// What the names that \p File, a header, declares begin with.
const std::string &NameTable::prefixOf(FileID File) {
  std::string &Prefix = Prefixes[File];
  if (Prefix.empty())
    Prefix = makePrefix(File);
  return Prefix;
}

/// The namespace that \p From is written in, if that is also the first one that its names are
/// looked up in; else null.
static const DeclContext *namespaceOf(const Decl *From) {
  if (!From)
    return nullptr;
  auto Around = [](const DeclContext *In) {
    while (!In->isFileContext())
      In = In->getLexicalParent();
    return In->getPrimaryContext();
  };
  const DeclContext *Written = Around(From->getLexicalDeclContext());
  const DeclContext *Semantic = From->getDeclContext()->getEnclosingNamespaceContext();
  return Written == Semantic ? Written : nullptr;
}

/// True if the names of \p Inner may be found as if \p Outer, around it, declared them.
static bool isOpen(const Unit &U, const DeclContext *Outer, const DeclContext *Inner) {
  std::set<const DeclContext *> Path;
  for (; Inner && Inner->getPrimaryContext() != Outer; Inner = Inner->getParent()) {
    const auto *Namespace = dyn_cast<NamespaceDecl>(Inner);
    if (Namespace && (Namespace->isInline() || Namespace->isAnonymousNamespace()))
      return true;
    Path.insert(Inner->getPrimaryContext());
  }
  struct Directives : RecursiveASTVisitor<Directives> {
    const std::set<const DeclContext *> &Path;
    bool Found = false;
    explicit Directives(const std::set<const DeclContext *> &Path) : Path(Path) {}
    bool VisitUsingDirectiveDecl(UsingDirectiveDecl *D) {
      Found |= Path.count(D->getNominatedNamespace()->getPrimaryContext()) != 0;
      return !Found;
    }
  } Visitor(Path);
  Visitor.TraverseDecl(U.context().getTranslationUnitDecl());
  return Visitor.Found;
}

/// True if a name that both namespaces declare may be ambiguous, or one entity.
bool NameTable::meet(const DeclContext *A, const DeclContext *B) const {
  if (!A || !B || A == B)
    return true;
  if (A->Encloses(B))
    return isOpen(U, A, B);
  return B->Encloses(A) && isOpen(U, B, A);
}

std::string NameTable::uniqueInNamespace(const std::string &Wanted, SourceLocation Where,
                                         const Decl *From) {
  FileID File = U.SM.getFileID(U.SM.getExpansionLoc(Where));
  if (File == U.SM.getMainFileID())
    return unique(Wanted, Where);
  const std::string &Prefix = prefixOf(File);
  bool Says = StringRef(Wanted).starts_with(Prefix + "_");
  std::string Name = unique(Says ? Wanted : Prefix + "_" + Wanted, Where);
  const Owner New = {entryOf(U, File), namespaceOf(From)};
  std::vector<Owner> &Owners = InNamespaces[Name];
  for (const Owner &Other : Owners)
    if (Other.File != New.File && meet(Other.Namespace, New.Namespace)) {
      U.error(Where, "two headers with names alike have amp code in functions with names alike, "
                     "and '" + Name + "' would be made from both; rename one of the functions");
      break;
    }
  Owners.push_back(New);
  return Name;
}

} // namespace amp2hip
