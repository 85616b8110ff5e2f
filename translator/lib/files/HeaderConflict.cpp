//===--- HeaderConflict.cpp - Conflicts of headers ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Reports translated headers that cannot be written without harm to another
// output. Several outputs may share a header folder. It is an error if two
// outputs need different translations of one header, for example because they
// are compiled with different macros. It is also an error if two headers have
// the same output path.
//
//===----------------------------------------------------------------------===//
#include "files/HeaderConflict.h"

#include "amp2hip/TranslatedMark.h"
#include "files/OverwriteCheck.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

namespace amp2hip {

namespace fs = llvm::sys::fs;
namespace path = llvm::sys::path;

/// Returns \p Path, which is relative to \p Folder, as a path relative to the
/// current directory.
static std::string fromFolder(llvm::StringRef Folder, llvm::StringRef Path) {
  llvm::SmallString<256> Result(Folder);
  path::append(Result, Path);
  path::remove_dots(Result, /*remove_dot_dot=*/true);
  return Result.str().str();
}

static llvm::StringRef withoutReturn(llvm::StringRef Line) {
  Line.consume_back("\r");
  return Line;
}

/// Prints "inc/a.h:7:1: error: ..." for the first line in which \p Existing and
/// the text of \p Header differ. Ignores the first line, which is the mark
/// (TranslatedMark.h).
static void reportDifference(llvm::StringRef Existing, const OutputFile &Header,
                             llvm::StringRef Folder, llvm::StringRef Output,
                             llvm::StringRef OtherOutput, llvm::raw_ostream &Diagnostics) {
  unsigned Line = 1;
  llvm::StringRef Theirs, TheirRest = Existing.split('\n').second;
  llvm::StringRef Ours, OurRest = llvm::StringRef(Header.Text).split('\n').second;
  do {
    std::tie(Theirs, TheirRest) = TheirRest.split('\n');
    std::tie(Ours, OurRest) = OurRest.split('\n');
    ++Line;
  } while (Theirs == Ours && !(TheirRest.empty() && OurRest.empty()));

  llvm::StringRef Name = path::filename(Header.Original);
  Diagnostics
      << Header.Path << ':' << Line << ":1: error: header '" << Name
      << "' has different translations for '" << OtherOutput << "' and '" << Output
      << "', which share a header folder\n"
      << withoutReturn(Theirs) << "\n^\n"
      << Header.Original << ":1:1: note: in the translation for '" << Output << "', line " << Line
      << " is:\n"
      << withoutReturn(Ours) << '\n'
      << Header.Original << ":1:1: note: "
      << "compile both with the same macros, or give each its own "
         "folder with --header-dir (in CMake: its own target); if the flags of both changed, "
         "remove '"
      << Folder << "/.amp2hip' and translate both again\n";
}

/// Reports that two headers have the same output path, because their
/// translations used different base folders (`--header-base`).
static void reportOtherOriginal(const OutputFile &Header, llvm::StringRef Output,
                                const HeaderUse &Other, llvm::StringRef Folder,
                                llvm::raw_ostream &Diagnostics) {
  Diagnostics << Header.Path << ":1:1: error: headers '" << fromFolder(Folder, Other.Original)
              << "' (for '" << fromFolder(Folder, Other.Output) << "') and '" << Header.Original
              << "' (for '" << Output << "') have the same output path\n"
              << Header.Original << ":1:1: note: "
              << "translate both with the same --header-base, a common parent "
                 "folder\n";
}

/// True if \p Use and \p Other have the same original, or if the original of
/// \p Other no longer exists.
static bool sameOriginal(const OutputFile &Header, const HeaderUse &Use, const HeaderUse &Other,
                         llvm::StringRef Folder) {
  if (Use.Original == Other.Original)
    return true;
  llvm::SmallString<256> OtherPath(Folder);
  path::append(OtherPath, Other.Original);
  // A record whose original no longer exists is out of date and cannot
  // conflict.
  return !fs::exists(OtherPath) || fs::equivalent(OtherPath, Header.Original);
}

HeaderState checkHeader(const OutputFile &Header, const HeaderUse &Use, const HeaderUses &Uses,
                        llvm::StringRef Folder, llvm::StringRef Output, bool Force,
                        llvm::raw_ostream &Diagnostics) {
  auto Buffer = llvm::MemoryBuffer::getFile(Header.Path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false);
  if (!Buffer)
    return HeaderState::Writable;
  llvm::StringRef Existing = (*Buffer)->getBuffer();
  if (!Force)
    if (std::string Reason = reasonNotToOverwrite(Existing, Header.Text); !Reason.empty()) {
      Diagnostics << "amp2hip: error: '" << Header.Path << "' " << Reason
                  << "choose another --header-dir, or overwrite it with "
                     "--force\n";
      return HeaderState::Protected;
    }

  std::vector<HeaderUse> Others = Uses.usesOf(Use.Header);
  for (const HeaderUse &Other : Others)
    if (!sameOriginal(Header, Use, Other, Folder)) {
      reportOtherOriginal(Header, Output, Other, Folder, Diagnostics);
      return HeaderState::Conflict;
    }
  if (Existing == Header.Text || equalAfterMark(Existing, Header.Text))
    return HeaderState::Writable;

  std::optional<TranslatedMark> Theirs = parseTranslatedMark(Existing);
  std::optional<TranslatedMark> Ours = parseTranslatedMark(Header.Text);
  if (!Ours || !Theirs || Ours->OriginalHash != Theirs->OriginalHash)
    return HeaderState::Writable; // the original has changed: an update
  // The existing header is needed only by outputs whose record has its hash and
  // this build of amp2hip. Other records are out of date: their outputs will be
  // translated again, so they cannot conflict.
  std::string ExistingHash = hashOfOriginal(Existing);
  for (const HeaderUse &Other : Others)
    if (Other.TextHash == ExistingHash && Other.Tool == Use.Tool) {
      reportDifference(Existing, Header, Folder, Output, fromFolder(Folder, Other.Output),
                       Diagnostics);
      return HeaderState::Conflict;
    }
  return HeaderState::Writable;
}

} // namespace amp2hip
