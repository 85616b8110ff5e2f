//===--- runner.cpp - runs the tests of CppUnitTest.h --------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// The main() of main.cpp calls amp2hip_run_unit_tests() in a program that has tests but no main()
// of its own. The arguments choose the tests:
//
//   program [--list] [NAME...]
//
// runs, or lists, the tests whose name, `namespace::Class::Method`, contains a NAME; all without
// one. The exit code is 0 if all tests pass, 1 if a test fails, and 2 if no test has such a name or
// the program has no tests.

#include "amp2hip_windows/unit_test/assert.h"
#include "amp2hip_windows/unit_test/macros.h"
#include "text.h"
#include <cstdio>
#include <cxxabi.h>
#include <exception>
#include <string_view>

namespace amp2hip_windows {
namespace {

std::vector<std::unique_ptr<test_class>> &classes() {
  static std::vector<std::unique_ptr<test_class>> all;
  return all;
}

std::string readable(const std::type_info &type) {
  int status = 0;
  const std::unique_ptr<char, void (*)(void *)> name(
      abi::__cxa_demangle(type.name(), nullptr, nullptr, &status), std::free);
  return status == 0 ? name.get() : type.name();
}

/// A failed assertion. Handlers for std::exception in tests do not catch it.
struct failed_assertion {
  std::string text, file;
  int line;
};

/// The failures of a test, each a line of the report.
using problems = std::vector<std::string>;

/// Calls \p function and adds what it throws to \p found. \p place is the file and line of the
/// test, for exceptions that have none. Returns whether it threw nothing.
template <typename Function>
bool attempt(problems &found, const std::string &place, Function function) {
  try {
    function();
    return true;
  } catch (const failed_assertion &failure) {
    found.push_back(failure.file + ":" + std::to_string(failure.line) + ": " + failure.text);
  } catch (const std::exception &exception) {
    found.push_back(place + ": unexpected exception " + readable(typeid(exception)) + ": " +
                    exception.what());
  } catch (...) {
    const std::type_info *const type = abi::__cxa_current_exception_type();
    found.push_back(place + ": unexpected exception" +
                    (type != nullptr ? " " + readable(*type) : std::string()));
  }
  return false;
}

/// Runs the method with an object of its own, as Visual Studio does.
problems run(const test_class &tests, const test_method &method) {
  problems found;
  const std::string place = std::string(method.file) + ":" + std::to_string(method.line);
  attempt(found, place, [&] {
    const std::shared_ptr<void> object = tests.make();
    const bool ready = tests.initialize_method == nullptr ||
                       attempt(found, place, [&] { tests.initialize_method(object.get()); });
    if (ready)
      attempt(found, place, [&] { method.call(object.get()); });
    if (tests.clean_up_method != nullptr)
      attempt(found, place, [&] { tests.clean_up_method(object.get()); });
  });
  return found;
}

bool is_ignored(const test_class &tests, const test_method &method) {
  for (const auto &[name, attributes] : tests.attributes)
    if (name == method.name && attributes.ignored())
      return true;
  return false;
}

/// The methods of a class that the arguments choose.
std::vector<const test_method *> chosen(const test_class &tests,
                                        const std::vector<std::string_view> &names) {
  std::vector<const test_method *> result;
  for (const test_method &method : tests.methods) {
    const std::string name = tests.name + "::" + method.name;
    bool wanted = names.empty();
    for (std::string_view part : names)
      wanted = wanted || name.find(part) != std::string::npos;
    if (wanted)
      result.push_back(&method);
  }
  return result;
}

class report {
public:
  void passed(const std::string &name) { print("passed", name, {}), ++passed_; }
  void ignored(const std::string &name) { print("ignored", name, {}), ++ignored_; }
  void failed(const std::string &name, const problems &found) {
    print("FAILED", name, found), ++failed_;
  }
  int finish() const {
    std::printf("%d passed, %d failed, %d ignored\n", passed_, failed_, ignored_);
    return failed_ == 0 ? 0 : 1;
  }

private:
  static void print(const char *result, const std::string &name, const problems &found) {
    std::printf("%-8s%s\n", result, name.c_str());
    for (const std::string &line : found)
      std::printf("  %s\n", line.c_str());
    std::fflush(stdout);
  }
  int passed_ = 0, failed_ = 0, ignored_ = 0;
};

void run(const test_class &tests, const std::vector<const test_method *> &methods, report &all) {
  problems found;
  if (tests.initialize_class != nullptr)
    attempt(found, tests.name, tests.initialize_class);
  const problems of_class = found;
  for (const test_method *method : methods) {
    const std::string name = tests.name + "::" + method->name;
    if (is_ignored(tests, *method)) {
      all.ignored(name);
      continue;
    }
    const problems of_method = of_class.empty() ? run(tests, *method) : of_class;
    if (of_method.empty())
      all.passed(name);
    else
      all.failed(name, of_method);
  }
  found.clear();
  if (tests.clean_up_class != nullptr && !attempt(found, tests.name, tests.clean_up_class))
    all.failed(tests.name + " (cleanup of the class)", found);
}

} // namespace

test_class::test_class(const std::type_info &type) : name(readable(type)) {
  classes().emplace_back(this);
}

test_module &tests_of_module() {
  static test_module module;
  return module;
}

} // namespace amp2hip_windows

namespace Microsoft {
namespace VisualStudio {
namespace CppUnitTestFramework {

void Assert::fail(const std::wstring &text, const wchar_t *message, const __LineInfo *place,
                  caller at) {
  std::string all = "Assert failed";
  if (!text.empty())
    all += ". " + amp2hip_windows::narrow(text);
  if (message != nullptr)
    all += " - " + amp2hip_windows::narrow(message);
  throw amp2hip_windows::failed_assertion{
      all, place != nullptr ? amp2hip_windows::narrow(place->pszFile) : at.file,
      place != nullptr ? place->line : at.line};
}

void Logger::WriteMessage(const wchar_t *message) {
  WriteMessage(amp2hip_windows::narrow(message).c_str());
}
void Logger::WriteMessage(const char *message) { std::printf("%s\n", message); }

} // namespace CppUnitTestFramework
} // namespace VisualStudio
} // namespace Microsoft

extern "C" int amp2hip_run_unit_tests(int count, char **arguments) {
  using namespace amp2hip_windows;
  bool list = false;
  std::vector<std::string_view> names;
  for (int i = 1; i < count; ++i) {
    const std::string_view argument = arguments[i];
    if (argument == "--list") {
      list = true;
    } else if (argument.substr(0, 1) == "-") {
      std::fprintf(stderr, "usage: %s [--list] [NAME...]\n", arguments[0]);
      return 2;
    } else {
      names.push_back(argument);
    }
  }
  bool found = false;
  report all;
  problems of_module;
  for (const auto &tests : classes()) {
    const auto methods = chosen(*tests, names);
    if (methods.empty())
      continue;
    if (list) {
      for (const test_method *method : methods)
        std::printf("%s::%s\n", tests->name.c_str(), method->name.c_str());
    } else {
      if (!found)
        for (const auto initialize : tests_of_module().initialize)
          attempt(of_module, "initialization of the module", initialize);
      if (of_module.empty())
        run(*tests, methods, all);
    }
    found = true;
  }
  if (!found) {
    std::fputs(classes().empty() ? "the program has neither a main function nor tests\n"
                                 : "no test has such a name; --list shows all names\n",
               stderr);
    return 2;
  }
  if (list)
    return 0;
  for (const auto clean_up : tests_of_module().clean_up)
    attempt(of_module, "cleanup of the module", clean_up);
  if (!of_module.empty())
    all.failed("(module)", of_module);
  return all.finish();
}
