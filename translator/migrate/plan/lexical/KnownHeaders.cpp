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

StringRef linkedLibrary(StringRef Name) {
  // Headers, and beginnings of their paths before ".hpp" or a slash. The first one counts.
  static constexpr std::pair<StringRef, StringRef> Libraries[] = {
      {"boost/archive/text_wiarchive.hpp", "boost_wserialization"},
      {"boost/archive/text_woarchive.hpp", "boost_wserialization"},
      {"boost/archive/xml_wiarchive.hpp", "boost_wserialization"},
      {"boost/archive/xml_woarchive.hpp", "boost_wserialization"},
      {"boost/archive", "boost_serialization"},
      {"boost/atomic", "boost_atomic"},
      {"boost/charconv", "boost_charconv"},
      {"boost/chrono", "boost_chrono"},
      {"boost/container/pmr", "boost_container"},
      {"boost/context", "boost_context"},
      {"boost/contract", "boost_contract"},
      {"boost/coroutine", "boost_coroutine"},
      {"boost/coroutine2", "boost_context"},
      {"boost/cregex", "boost_regex"},
      {"boost/date_time", "boost_date_time"},
      {"boost/fiber", "boost_fiber"},
      {"boost/filesystem", "boost_filesystem"},
      {"boost/graph/graphml.hpp", "boost_graph"},
      {"boost/graph/graphviz.hpp", "boost_graph"},
      {"boost/iostreams/device/file_descriptor.hpp", "boost_iostreams"},
      {"boost/iostreams/device/mapped_file.hpp", "boost_iostreams"},
      {"boost/iostreams/filter/bzip2.hpp", "boost_iostreams"},
      {"boost/iostreams/filter/gzip.hpp", "boost_iostreams"},
      {"boost/iostreams/filter/lzma.hpp", "boost_iostreams"},
      {"boost/iostreams/filter/zlib.hpp", "boost_iostreams"},
      {"boost/iostreams/filter/zstd.hpp", "boost_iostreams"},
      {"boost/json/src.hpp", ""},
      {"boost/json", "boost_json"},
      {"boost/locale", "boost_locale"},
      {"boost/log/utility/setup", "boost_log_setup"},
      {"boost/log", "boost_log"},
      {"boost/nondet_random.hpp", "boost_random"},
      {"boost/nowide", "boost_nowide"},
      {"boost/program_options", "boost_program_options"},
      {"boost/random/random_device.hpp", "boost_random"},
      {"boost/regex", "boost_regex"},
      {"boost/serialization", "boost_serialization"},
      {"boost/test/auto_unit_test.hpp", "boost_unit_test_framework"},
      {"boost/test/unit_test.hpp", "boost_unit_test_framework"},
      {"boost/thread", "boost_thread"},
      {"boost/timer/timer.hpp", "boost_timer"},
      {"boost/type_erasure/register_binding.hpp", "boost_type_erasure"},
      {"boost/url", "boost_url"},
      {"boost/wave", "boost_wave"},
  };
  const std::string Lower = normalized(Name);
  for (const auto &[Begin, Library] : Libraries)
    if (StringRef Rest = Lower; Rest.consume_front(Begin))
      if (Rest.empty() || Rest.starts_with("/") || Rest.starts_with("."))
        return Library;
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
#include "parse/corrections/headers/WindowsHeaders.inc"
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
