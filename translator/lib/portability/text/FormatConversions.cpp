//===--- FormatConversions.cpp - Conversions of formats -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "portability/text/FormatConversions.h"
#include "llvm/ADT/StringExtras.h"
#include <algorithm>

namespace amp2hip {

using llvm::StringRef;

/// Returns the text for Linux of an integer conversion; nothing if it means the same
/// on Linux. `long` has 4 bytes on Windows, where `%lu` prints a DWORD and `%d` a long.
static std::optional<std::string> integerForLinux(StringRef Length, char Conversion,
                                                  unsigned Argument, const FormatReader &Reader) {
  if (Length.empty() || Length == "l") {
    const std::optional<StringRef> Wanted = Reader.LengthOfArgument(Argument);
    if (!Wanted || *Wanted == Length || (Length == "l" && *Wanted == "ll"))
      return std::nullopt;
    return Wanted->str() + Conversion;
  }
  if (Reader.IsMicrosoft)
    return std::nullopt;
  if (Length == "I64")
    return std::string("ll") + Conversion;
  if (Length == "I32")
    return std::string(1, Conversion);
  if (Length == "I")
    return std::string(Conversion == 'd' || Conversion == 'i' ? "t" : "z") + Conversion;
  return std::nullopt;
}

/// Returns the text for Linux of the conversion \p Conversion with the length
/// \p Length of the Nth argument; nothing if it means the same on Linux.
static std::optional<std::string> forLinux(StringRef Length, char Conversion, unsigned Argument,
                                           const FormatReader &Reader) {
  if (StringRef("diouxX").contains(Conversion))
    return integerForLinux(Length, Conversion, Argument, Reader);
  if (Reader.IsMicrosoft)
    return std::nullopt;
  const char Lower = llvm::toLower(Conversion);
  if (Lower != 's' && Lower != 'c')
    return std::nullopt;
  // Without a length, the lower-case letter means the characters of the function, and the
  // upper-case letter the other ones.
  std::optional<bool> WantsWide;
  if (Length == "l" || Length == "w")
    WantsWide = true;
  else if (Length == "h")
    WantsWide = false;
  else if (Length.empty())
    WantsWide = Reader.IsWide == (Conversion == Lower);
  if (!WantsWide)
    return std::nullopt;
  const std::string Wanted = std::string(*WantsWide ? "l" : "") + Lower;
  if (Wanted == (Length + StringRef(&Conversion, 1)).str())
    return std::nullopt;
  return Wanted;
}

std::vector<FormatEdit> editsForFormat(StringRef Text, const FormatReader &Reader,
                                       unsigned &Argument) {
  std::vector<FormatEdit> Edits;
  for (size_t At = Text.find('%'); At != StringRef::npos; At = Text.find('%', At)) {
    ++At;
    if (Text.substr(At).starts_with("%")) {
      ++At;
      continue;
    }
    // Flags, width and precision.
    const size_t Length = Text.find_first_not_of("-+ #0123456789.*", At);
    if (Length == StringRef::npos)
      break;
    const size_t Stars = Text.slice(At, Length).count('*');
    const bool IsSuppressed = Reader.IsScanf && Stars != 0;
    Argument += Reader.IsScanf ? 0 : Stars;
    StringRef Rest = Text.substr(Length);
    const StringRef Begin = Rest;
    if (!Rest.consume_front("I64") && !Rest.consume_front("I32") && !Rest.consume_front("ll") &&
        !Rest.consume_front("hh") && !Rest.empty() && StringRef("IhlwjztL").contains(Rest[0]))
      Rest = Rest.drop_front();
    if (Rest.empty())
      break;
    const StringRef Prefix = Begin.drop_back(Rest.size());
    const unsigned Converted = IsSuppressed ? ~0U : Argument;
    if (std::optional<std::string> New = forLinux(Prefix, Rest[0], Converted, Reader))
      Edits.push_back({Length, Prefix.size() + 1, *New, Converted,
                       Prefix.starts_with("I") || StringRef("sScC").contains(Rest[0])});
    At = Length;
    if (Rest[0] == '[') // the characters of a set may contain '%', and ']' at its begin
      At = std::min(Text.find(']', Length + Prefix.size() + (Rest.starts_with("[^") ? 3 : 2)),
                    Text.size());
    const bool HasSize = Reader.HasSizes && StringRef("sScC[").contains(Rest[0]);
    Argument += IsSuppressed ? 0 : HasSize ? 2 : 1;
  }
  return Edits;
}

} // namespace amp2hip
