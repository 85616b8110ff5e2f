//===--- SourceEncoding.h - Sources that are not UTF-8 ----------*- C++ -*-===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// Makes sources readable for compilers that expect UTF-8. Microsoft's compiler
/// also reads UTF-16, and files in the code page of the system: Windows-1252
/// (CP1252) in most of the world.
///
/// These functions convert texts to UTF-8:
///
///   readableText()   for a parse: removes the mark of UTF-16; narrow literals keep their bytes
///   readableCopy()   for a file of a migrated tree (migrate/plan/Encoding.h): as readableText(),
///                    but UTF-16 becomes UTF-8 with a byte order mark
///   asUtf8()         for texts that are not UTF-16: keeps the mark of UTF-8
///   toUtf8()         for project files (migrate/workspace/files/TextFile.h): removes the mark
///   toUtf8Text()     for reports (migrate/report/content/Texts.h): removes the mark; "\n" at line
///                    ends
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_SOURCEENCODING_H
#define AMP2HIP_SOURCEENCODING_H

#include "llvm/ADT/StringRef.h"
#include <optional>
#include <string>

namespace amp2hip {

/// True if \p Bytes are UTF-16: they begin with a byte order mark of UTF-16, or
/// their first two characters are ASCII characters in UTF-16.
bool isUtf16(llvm::StringRef Bytes);

/// Returns the text that compilers of the output must read instead of \p Bytes,
/// the contents of a source for Microsoft's compiler. Returns nothing if they
/// can read \p Bytes as they are.
///
/// - UTF-16 becomes UTF-8 without a byte order mark.
/// - A file that is not valid UTF-8 is in CP1252 or in a code page of East Asia. Its wide literals
///   become ASCII: `L"caf\xE9"` becomes `L"caf\u00e9"`. Names become UTF-8. A narrow literal keeps
///   its bytes. So do comments in CP1252, which compilers ignore; those of East Asia become UTF-8,
///   because their last byte may be that of `\`, which would continue the comment.
std::optional<std::string> readableText(llvm::StringRef Bytes);

/// Sets the code page of sources that are not UTF-8, by a name that cl.exe accepts: `.1251`,
/// `windows-1251`. Returns false if the name is not known. Call it before other threads start. The
/// name of UTF-8 has no effect.
bool setSourceCharset(llvm::StringRef Name);

/// True if \p Bytes are text in a code page other than 1252: that of setSourceCharset(), or
/// probably 932 (Japanese), 936 (Chinese), 949 (Korean) or 950 (Taiwanese). A file does not say its
/// code page.
bool isInOtherCodePage(llvm::StringRef Bytes);

/// A literal that is probably not in code page 1252.
struct OtherText {
  unsigned Line;    ///< from 1 on
  std::string Text; ///< a word of it, as UTF-8
};
/// Returns the first literal of \p Bytes, the contents of a source, that readableText() reads as
/// code page 1252 but that has words of another one: `\"\xCF\xF0\xE8\xE2\xE5\xF2\"`, Russian in
/// code page 1251. Words of western languages have at most two letters one after another that are
/// not ASCII.
std::optional<OtherText> findOtherText(llvm::StringRef Bytes);

/// Returns \p Bytes as UTF-8: unchanged if they are UTF-8, otherwise converted from the code page
/// that readableText() takes for theirs.
std::string asUtf8(llvm::StringRef Bytes);

} // namespace amp2hip

#endif // AMP2HIP_SOURCEENCODING_H
