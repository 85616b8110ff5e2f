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
    return "was edited after amp2hip wrote it and is not overwritten: ";
  case Author::Unknown:
    return "was written by an older amp2hip, whose first line does not tell "
           "whether it was edited since, and is not overwritten: ";
  case Author::Foreign:
    return "was not written by amp2hip and is not overwritten: ";
  }
  return "";
}

} // namespace amp2hip
