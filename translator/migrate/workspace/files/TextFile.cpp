//===--- TextFile.cpp - Text files in several encodings -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/workspace/files/TextFile.h"

#include "amp2hip/SourceEncoding.h"
#include "migrate/workspace/files/Error.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/FileSystem.h"
#include "llvm/Support/MemoryBuffer.h"
#include <array>

using llvm::StringRef;

namespace amp2hip::migrate::workspace {

namespace fs = llvm::sys::fs;

std::string toUtf8(StringRef Bytes) {
  if (llvm::hasUTF16ByteOrderMark(llvm::ArrayRef(Bytes.data(), Bytes.size()))) {
    std::string Result;
    // UTF-16 has an even number of bytes; ignore an extra byte at the end.
    if (llvm::convertUTF16ToUTF8String(llvm::ArrayRef(Bytes.data(), Bytes.size() & ~size_t(1)),
                                       Result)) {
      StringRef Text = Result;
      Text.consume_front("\xEF\xBB\xBF");
      return Text.str();
    }
  }
  Bytes.consume_front("\xEF\xBB\xBF");
  return asUtf8(Bytes);
}

llvm::Error checkIsMerged(StringRef Path, StringRef Text) {
  const size_t Begin = Text.starts_with("<<<<<<< ") ? 0 : Text.find("\n<<<<<<< ");
  if (Begin == StringRef::npos || !Text.substr(Begin).contains("\n>>>>>>> "))
    return llvm::Error::success();
  return makeError("'{}', line {}: the file has the conflict markers of a merge; resolve the "
                   "conflict first",
                   Path, Text.take_front(Begin + 1).count('\n') + 1);
}

llvm::Expected<std::string> readTextFile(StringRef Path, uint64_t Limit) {
  fs::file_status Status;
  if (std::error_code Failed = fs::status(Path, Status))
    return makeError("cannot read '{}': {}", Path, Failed.message());
  // Reading a pipe or a device would not end.
  if (!fs::is_regular_file(Status))
    return makeError("cannot read '{}': it is not a regular file", Path);
  if (Status.getSize() > Limit)
    return makeError("'{}' has {} bytes, which is more than the limit of {} MiB for such a file",
                     Path, Status.getSize(), Limit >> 20);
  auto Buffer = llvm::MemoryBuffer::getFile(Path, /*IsText=*/false,
                                            /*RequiresNullTerminator=*/false,
                                            /*IsVolatile=*/true);
  if (!Buffer)
    return makeError("cannot read '{}': {}", Path, Buffer.getError().message());
  return toUtf8((*Buffer)->getBuffer());
}

} // namespace amp2hip::migrate::workspace
