//===--- KeptFile.cpp - Protection of edited files ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "write/KeptFile.h"

#include "amp2hip/TranslatedMark.h"

namespace amp2hip {

std::string whyKept(llvm::StringRef Existing, llvm::StringRef Text) {
  if (Existing.trim().empty() || Existing == Text ||
      sameBehindMark(Existing, Text))
    return "";
  switch (authorOf(Existing)) {
  case Author::Amp2hip:
    return "";
  case Author::Edited:
    return "was edited after amp2hip wrote it; ";
  case Author::Unknown:
    return "was written by an older amp2hip and may have been edited since; ";
  case Author::Foreign:
    return "was not written by amp2hip; ";
  }
  return "";
}

} // namespace amp2hip
