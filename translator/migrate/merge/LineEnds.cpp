//===--- LineEnds.cpp - Line endings of a text ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/merge/LineEnds.h"

using namespace llvm;

namespace amp2hip::migrate {

LineEnds lineEndsOf(StringRef Text) {
  bool HasLf = false, HasCrLf = false;
  for (size_t I = Text.find('\n'); I != StringRef::npos; I = Text.find('\n', I + 1))
    (I && Text[I - 1] == '\r' ? HasCrLf : HasLf) = true;
  if (HasLf && HasCrLf)
    return LineEnds::Mixed;
  return HasCrLf ? LineEnds::CrLf : HasLf ? LineEnds::Lf : LineEnds::None;
}

std::string withLineEnds(StringRef Text, LineEnds Ends) {
  if (Ends == LineEnds::None || Ends == LineEnds::Mixed)
    return Text.str();
  std::string Result;
  Result.reserve(Text.size());
  for (size_t I = 0; I != Text.size(); ++I) {
    bool EndsLine = Text[I] == '\n';
    if (EndsLine && Ends == LineEnds::CrLf)
      Result += '\r';
    if (Text[I] != '\r' || I + 1 == Text.size() || Text[I + 1] != '\n')
      Result += Text[I];
  }
  return Result;
}

bool equalExceptLineEnds(StringRef A, StringRef B) {
  return A == B || withLineEnds(A, LineEnds::Lf) == withLineEnds(B, LineEnds::Lf);
}

} // namespace amp2hip::migrate
