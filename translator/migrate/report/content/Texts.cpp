//===--- Texts.cpp - Texts of source files as UTF-8 -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/report/content/Texts.h"

#include "amp2hip/SourceEncoding.h"
#include "llvm/ADT/SmallString.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/JSON.h"
#include "llvm/Support/MemoryBuffer.h"
#include "llvm/Support/Path.h"

using namespace llvm;

namespace amp2hip::migrate {

static constexpr uint64_t LargestFile = 16 << 20;

std::string toUtf8Text(StringRef Bytes) {
  std::string Text;
  if (!hasUTF16ByteOrderMark({Bytes.data(), Bytes.size()}) ||
      !convertUTF16ToUTF8String(ArrayRef<char>(Bytes.data(), Bytes.size() & ~size_t(1)), Text)) {
    Bytes.consume_front("\xEF\xBB\xBF");
    Text = asUtf8(Bytes);
  }
  size_t To = 0;
  for (size_t From = 0; From != Text.size(); ++From)
    if (Text[From] != '\r' || From + 1 == Text.size() || Text[From + 1] != '\n')
      Text[To++] = Text[From];
  Text.resize(To);
  return Text;
}

std::optional<std::string> pathBelow(StringRef Folder, StringRef Relative) {
  if (Folder.empty() || Relative.empty() || sys::path::is_absolute(Relative) ||
      llvm::is_contained(llvm::make_range(sys::path::begin(Relative), sys::path::end(Relative)),
                         ".."))
    return std::nullopt;
  SmallString<256> Path(Folder);
  sys::path::append(Path, Relative);
  return Path.str().str();
}

std::optional<std::string> readText(StringRef Path) {
  sys::fs::file_status Status;
  if (sys::fs::status(Path, Status) || !sys::fs::is_regular_file(Status) ||
      Status.getSize() > LargestFile)
    return std::nullopt;
  auto Buffer = MemoryBuffer::getFile(Path, /*IsText=*/false, /*RequiresNullTerminator=*/false);
  if (!Buffer)
    return std::nullopt;
  return toUtf8Text((*Buffer)->getBuffer());
}

std::vector<StringRef> linesOf(StringRef Text) {
  std::vector<StringRef> Lines;
  while (!Text.empty()) {
    auto [Line, Rest] = Text.split('\n');
    Lines.push_back(Line);
    Text = Rest;
  }
  return Lines;
}

} // namespace amp2hip::migrate
