//===--- Encoding.cpp - UTF-16 text ---------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/plan/Encoding.h"

#include "amp2hip/SourceEncoding.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"
#include "llvm/Support/ConvertUTF.h"
#include "llvm/Support/Endian.h"

using namespace llvm;
using support::endian::read16;

namespace amp2hip::migrate {

/// Returns the byte order of \p Bytes if they are UTF-16.
static std::optional<endianness> byteOrderOf(StringRef Bytes) {
  if (Bytes.size() % 2 != 0 || Bytes.size() < 2)
    return std::nullopt;
  // UTF-32 begins with the same bytes; no compiler reads it.
  if (Bytes.starts_with(StringRef("\xFF\xFE\0\0", 4)))
    return std::nullopt;
  if (Bytes.starts_with("\xFF\xFE"))
    return endianness::little;
  if (Bytes.starts_with("\xFE\xFF"))
    return endianness::big;
  if (Bytes.size() < 4)
    return std::nullopt;
  const bool Zero[] = {Bytes[0] == 0, Bytes[1] == 0, Bytes[2] == 0, Bytes[3] == 0};
  if (Zero[0] == Zero[1] || Zero[0] != Zero[2] || Zero[1] != Zero[3])
    return std::nullopt;
  return Zero[0] ? endianness::big : endianness::little;
}

std::optional<std::string> utf8FromUtf16(StringRef Bytes) {
  const std::optional<endianness> Order = byteOrderOf(Bytes);
  if (!Order)
    return std::nullopt;
  SmallVector<UTF16, 0> Units;
  Units.reserve(Bytes.size() / 2);
  for (size_t I = 0; I != Bytes.size(); I += 2)
    Units.push_back(read16(Bytes.data() + I, *Order));
  ArrayRef<UTF16> Text = Units;
  if (Text.front() == 0xFEFF)
    Text = Text.drop_front();
  std::string Result = "\xEF\xBB\xBF", Converted;
  if (!Text.empty() && !convertUTF16ToUTF8String(Text, Converted))
    return std::nullopt;
  return Result + Converted;
}

std::optional<std::string> readableCopy(StringRef Bytes) {
  if (std::optional<std::string> Text = utf8FromUtf16(Bytes))
    return Text;
  return isUtf16(Bytes) ? std::nullopt : readableText(Bytes); // malformed UTF-16 stays
}

} // namespace amp2hip::migrate
