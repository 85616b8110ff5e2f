//===--- Paths.cpp - Paths of a code base ---------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/plan/tree/Paths.h"

#include "llvm/ADT/SmallString.h"
#include "llvm/ADT/StringExtras.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace amp2hip::migrate {

std::optional<StringRef> pathBelow(StringRef Folder, StringRef Path) {
  if (Folder != "/") {
    if (!Path.consume_front(Folder))
      return std::nullopt;
    if (Path.empty())
      return Path;
  }
  if (!Path.consume_front("/"))
    return std::nullopt;
  return Path;
}

std::string joinPath(StringRef Folder, StringRef Relative) {
  if (Folder.empty() || Relative.empty())
    return (Folder + Relative).str();
  return (Folder + (Folder.ends_with("/") ? "" : "/") + Relative).str();
}

std::string relativePath(StringRef From, StringRef To) {
  auto F = sys::path::begin(From), FromEnd = sys::path::end(From);
  auto T = sys::path::begin(To), ToEnd = sys::path::end(To);
  while (F != FromEnd && T != ToEnd && *F == *T)
    ++F, ++T;
  SmallString<256> Result;
  for (; F != FromEnd; ++F)
    sys::path::append(Result, "..");
  for (; T != ToEnd; ++T)
    sys::path::append(Result, *T);
  return Result.empty() ? "." : Result.str().str();
}

std::string physicalPath(StringRef Path) {
  SmallString<256> Whole(Path);
  (void)sys::fs::make_absolute(Whole);
  sys::path::remove_dots(Whole, /*remove_dot_dot=*/true);
  StringRef Existing = Whole;
  SmallString<256> Result;
  while (!Existing.empty() && sys::fs::real_path(Existing, Result))
    Existing = sys::path::parent_path(Existing);
  StringRef Rest = Whole.str().substr(Existing.size());
  Rest.consume_front("/");
  return joinPath(Result, Rest);
}

/// Returns the size of the UTF-8 character at the start of \p Text, or 0 if there
/// is none.
static unsigned sizeOfCharacter(StringRef Text) {
  auto Size = getNumBytesForUTF8(static_cast<UTF8>(Text.front()));
  auto *Begin = reinterpret_cast<const UTF8 *>(Text.data());
  return Size <= Text.size() && isLegalUTF8Sequence(Begin, Begin + Size) ? Size : 0;
}

std::string printableName(StringRef Name) {
  std::string Result;
  while (!Name.empty()) {
    unsigned Size = sizeOfCharacter(Name);
    const auto First = static_cast<unsigned char>(Name.front());
    if (Size == 0 || First < 0x20 || First == 0x7F) {
      Result += "\\x" + utohexstr(First, /*LowerCase=*/false, /*Width=*/2);
      Size = 1;
    } else {
      Result += Name.take_front(Size);
    }
    Name = Name.drop_front(Size);
  }
  return Result;
}

StringRef problemOfName(StringRef Name) {
  while (!Name.empty()) {
    const unsigned Size = sizeOfCharacter(Name);
    if (Size == 0)
      return "bytes that are not UTF-8";
    const auto First = static_cast<unsigned char>(Name.front());
    if (First < 0x20 || First == 0x7F)
      return "a control character";
    Name = Name.drop_front(Size);
  }
  return "";
}

} // namespace amp2hip::migrate
