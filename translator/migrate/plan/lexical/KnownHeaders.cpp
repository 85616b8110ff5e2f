//===--- KnownHeaders.cpp - Headers that a plan recognizes by name --------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "migrate/plan/lexical/KnownHeaders.h"

#include "clang/Tooling/Inclusions/StandardLibrary.h"
#include <algorithm>
#include <map>
#include <set>

using namespace llvm;
using clang::tooling::stdlib::Header;
using clang::tooling::stdlib::Lang;

namespace amp2hip::migrate {

static std::string normalized(StringRef Name) {
  std::string Result = Name.lower();
  std::replace(Result.begin(), Result.end(), '\\', '/');
  return Result;
}

StringRef missingTechnology(StringRef Name) {
  const std::string Lower = normalized(Name);
#define TECHNOLOGY_PREFIX(Begin, Technology)                                                       \
  if (StringRef(Lower).starts_with((Begin)))                                                       \
    return (Technology);
#define TECHNOLOGY_HEADER(Header, Technology)                                                      \
  if (Lower == (Header))                                                                           \
    return (Technology);
#include "migrate/plan/lexical/MissingTechnologies.def"
  return "";
}

bool isAmpHeader(StringRef Name) {
  static const std::set<std::string> Names = {"amp.h",        "amp_graphics.h",      "amp_math.h",
                                              "amp_native.h", "amp_short_vectors.h", "amprt.h"};
  return Names.count(Name.lower()) != 0;
}

/// Returns the headers of POSIX that Clang's list of C++ headers lacks, and the compatibility
/// headers, by their names in lower case.
static const std::map<std::string, StringRef> &otherSystemNames() {
  static const std::map<std::string, StringRef> Names = [] {
    std::map<std::string, StringRef> Result;
    for (StringRef Name : {
#include "migrate/plan/lexical/WindowsHeaders.inc"
             "immintrin.h", "sys/types.h", "unistd.h"})
      Result.insert({Name.lower(), Name});
    return Result;
  }();
  return Names;
}

std::string exactSystemName(StringRef Name) {
  std::string Lower = normalized(Name);
  if (auto Other = otherSystemNames().find(Lower); Other != otherSystemNames().end())
    return Other->second.str();
  const std::string Bracketed = "<" + Lower + ">";
  if (isAmpHeader(Lower) || Header::named(Bracketed, Lang::CXX) ||
      Header::named(Bracketed, Lang::C))
    return Lower;
  return "";
}

} // namespace amp2hip::migrate
