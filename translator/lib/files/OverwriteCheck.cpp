//===--- OverwriteCheck.cpp - Protection of edited files ------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "files/OverwriteCheck.h"

#include "amp2hip/TranslatedMark.h"

namespace amp2hip {

std::string reasonNotToOverwrite(llvm::StringRef Existing, llvm::StringRef Text) {
  if (Existing.trim().empty() || Existing == Text || equalAfterMark(Existing, Text))
    return "";
  switch (originOf(Existing)) {
  case Origin::Amp2hip:
    return "";
  case Origin::Edited:
    return "was edited after amp2hip wrote it; ";
  case Origin::Unknown:
    return "was written by an older amp2hip and may have been edited since; ";
  case Origin::Foreign:
    return "was not written by amp2hip; ";
  }
  return "";
}

} // namespace amp2hip
