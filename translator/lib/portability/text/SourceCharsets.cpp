//===--- SourceCharsets.cpp - Sources in other code pages -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/text/SourceCharsets.h"
#include "amp2hip/Rules.h"
#include "amp2hip/SourceEncoding.h"
#include "parse/Unit.h"
#include "text/Format.h"
#include "llvm/Support/MemoryBuffer.h"
#include <set>

using namespace clang;

namespace amp2hip {

void reportSourceCharsets(Unit &U) {
  std::set<const FileEntry *> Seen;
  for (FileID File : U.Files) {
    const OptionalFileEntryRef Entry = U.SM.getFileEntryRefForID(File);
    if (!Entry || !Seen.insert(&Entry->getFileEntry()).second)
      continue;
    // Clang's buffer is already converted.
    const auto Original = llvm::MemoryBuffer::getFile(Entry->getName(), /*IsText=*/false,
                                                      /*RequiresNullTerminator=*/false);
    if (!Original)
      continue;
    if (const std::optional<OtherText> Found = findOtherText((*Original)->getBuffer()))
      U.report(Rule::SourceCharset, U.SM.translateLineCol(File, Found->Line, 1),
               fmt::format("the string '{}' was read in code page 1252, but is probably in another "
                           "one, such as 1251; pass '--source-charset=.1251', or convert the file "
                           "to UTF-8",
                           Found->Text));
  }
}

} // namespace amp2hip
