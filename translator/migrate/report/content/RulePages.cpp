//===--- RulePages.cpp - The documentation of the rules -------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/report/content/RulePages.h"

using namespace llvm;

namespace amp2hip::migrate {

StringRef rulePage(StringRef Name) {
  struct Page {
    StringRef Rule, Text;
  };
  static const Page Pages[] = {
#define PAGE(Rule, Text) {Rule, Text},
#include "RulePages.inc"
#undef PAGE
  };
  for (const Page &P : Pages)
    if (P.Rule == Name)
      return P.Text;
  return "";
}

const RuleInfo *ruleNamed(StringRef Name) {
  for (const RuleInfo &Info : rules())
    if (Info.name() == Name)
      return &Info;
  return nullptr;
}

} // namespace amp2hip::migrate
