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
  if (StringRef(Lower).starts_with(Begin))                                                         \
    return Technology;
#define TECHNOLOGY_HEADER(Header, Technology)                                                      \
  if (Lower == Header)                                                                             \
    return Technology;
#include "migrate/plan/lexical/MissingTechnologies.def"
  return "";
}

bool isAmpHeader(StringRef Name) {
  static const std::set<std::string> Names = {"amp.h", "amp_graphics.h", "amp_math.h",
                                              "amp_short_vectors.h", "amprt.h"};
  return Names.count(Name.lower()) != 0;
}

/// The headers of C and POSIX that Clang's list of C++ headers lacks, and the
/// compatibility headers.
static const std::set<std::string> &otherSystemNames() {
  static const std::set<std::string> Names = {"concrt.h",
                                              "concurrent_queue.h",
                                              "concurrent_unordered_map.h",
                                              "concurrent_unordered_set.h",
                                              "concurrent_vector.h",
                                              "conio.h",
                                              "crtdbg.h",
                                              "direct.h",
                                              "fcntl.h",
                                              "immintrin.h",
                                              "intrin.h",
                                              "io.h",
                                              "malloc.h",
                                              "memory.h",
                                              "mmsystem.h",
                                              "omp.h",
                                              "ppl.h",
                                              "ppltasks.h",
                                              "process.h",
                                              "sys/stat.h",
                                              "sys/timeb.h",
                                              "sys/types.h",
                                              "tchar.h",
                                              "windows.h",
                                              "windef.h",
                                              "winbase.h"};
  return Names;
}

std::string exactSystemName(StringRef Name) {
  const std::string Lower = normalized(Name);
  if (Lower == "sdkddkver.h")
    return "SDKDDKVer.h";
  const std::string Bracketed = "<" + Lower + ">";
  if (isAmpHeader(Lower) || otherSystemNames().count(Lower) ||
      Header::named(Bracketed, Lang::CXX) || Header::named(Bracketed, Lang::C))
    return Lower;
  return "";
}

} // namespace amp2hip::migrate
