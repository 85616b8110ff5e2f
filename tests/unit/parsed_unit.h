// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Parses a source text for tests of the stages that work on a Unit.
#ifndef AMP2HIP_TESTS_UNIT_PARSED_UNIT_H
#define AMP2HIP_TESTS_UNIT_PARSED_UNIT_H

#include "parse/Parse.h"
#include "parse/Unit.h"
#include "temporary_folder.h"
#include "clang/Frontend/CompilerInstance.h"
#include "clang/Lex/Preprocessor.h"
#include <exception>
#include <functional>

/// Parses a C++17 source with these contents and calls `use` with its unit, which exists only
/// during the call. The source must contain C++ AMP; without `#include <amp.h>`, a restriction
/// specifier suffices. Returns the printed messages, with "source.cpp" as the name of the file.
inline std::string with_unit(const std::string &text,
                             const std::function<void(amp2hip::Unit &)> &use) {
  temporary_folder folder;
  folder.write("source.cpp", text);
  amp2hip::TranslateOptions options;
  options.RuntimeIncludeDir = AMP2HIP_UNIT_RUNTIME_INCLUDE_DIR;
  options.ResourceDir = AMP2HIP_UNIT_CLANG_RESOURCE_DIR;
  clang::tooling::FixedCompilationDatabase database(".", {"-std=c++17"});
  std::string messages;
  llvm::raw_string_ostream stream(messages);
  std::vector<std::string> dependencies;
  bool called = false;
  std::exception_ptr thrown; // a failed REQUIRE must not unwind Clang's functions
  amp2hip::ParseResult result = amp2hip::parseUnit(database, folder.path("source.cpp"), options,
                                                   stream, dependencies, [&](amp2hip::Unit &unit) {
                                                     called = true;
                                                     try {
                                                       use(unit);
                                                     } catch (...) {
                                                       thrown = std::current_exception();
                                                     }
                                                   });
  if (thrown)
    std::rethrow_exception(thrown);
  INFO("source:\n" << text << "\nmessages:\n" << messages);
  REQUIRE(result == amp2hip::ParseResult::Parsed);
  REQUIRE(called);
  for (size_t at = 0; (at = messages.find(folder.path(""))) != std::string::npos;)
    messages.erase(at, folder.path("").size());
  return messages;
}

/// Same as with_unit(), for a source without errors.
inline void with_valid_unit(const std::string &text,
                            const std::function<void(amp2hip::Unit &)> &use) {
  std::string messages = with_unit(text, use);
  CHECK(messages == "");
}

/// The spelling of a token.
inline std::string spelling(const amp2hip::Unit &unit, const clang::Token &token) {
  return unit.CI.getPreprocessor().getSpelling(token);
}

/// The index in `unit.Tokens` of the token with this spelling, the first of them if there are
/// several.
inline size_t index_of(const amp2hip::Unit &unit, const std::string &spelled) {
  for (size_t i = 0; i < unit.Tokens.size(); ++i)
    if (spelling(unit, unit.Tokens[i]) == spelled)
      return i;
  INFO("token: " << spelled);
  REQUIRE(false);
  return 0;
}

#endif // AMP2HIP_TESTS_UNIT_PARSED_UNIT_H
