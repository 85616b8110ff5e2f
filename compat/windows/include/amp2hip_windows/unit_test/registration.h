//===--- registration.h - the tests of a program -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// What the macros of CppUnitTest.h record for the program that runs the tests.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_UNIT_TEST_REGISTRATION_H
#define AMP2HIP_WINDOWS_UNIT_TEST_REGISTRATION_H

#include <cstddef>
#include <memory>
#include <string>
#include <typeinfo>
#include <vector>

namespace amp2hip_windows {

/// The text of an attribute of a test, such as the name of its owner.
struct test_attribute {
  std::wstring name, value;
};

/// What BEGIN_TEST_METHOD_ATTRIBUTE says of a method.
class test_attributes {
public:
  void add(const wchar_t *name, const wchar_t *value) { all_.push_back({name, value}); }
  void add(const wchar_t *name, int value) { all_.push_back({name, std::to_wstring(value)}); }
  void ignore() { ignored_ = true; }
  bool ignored() const { return ignored_; }
  const std::vector<test_attribute> &all() const { return all_; }

private:
  std::vector<test_attribute> all_;
  bool ignored_ = false;
};

/// A method of a test class. \c object points to an object of the class.
struct test_method {
  std::string name;
  const char *file;
  int line;
  void (*call)(void *object);
};

/// A test class and its functions.
struct test_class {
  explicit test_class(const std::type_info &type);

  std::string name; ///< with its namespaces
  std::shared_ptr<void> (*make)() = nullptr;
  std::vector<test_method> methods;
  std::vector<std::pair<std::string, test_attributes>> attributes; ///< by name of the method
  void (*initialize_class)() = nullptr;
  void (*clean_up_class)() = nullptr;
  void (*initialize_method)(void *object) = nullptr;
  void (*clean_up_method)(void *object) = nullptr;
};

/// The functions of TEST_MODULE_INITIALIZE and TEST_MODULE_CLEANUP.
struct test_module {
  std::vector<void (*)()> initialize, clean_up;
};
test_module &tests_of_module();

/// The test class \p Class. It is complete when this function is called, but not when the macros in
/// the class name the function.
template <typename Class>
test_class &test_class_of() {
  static test_class &known = *[] {
    auto *made = new test_class(typeid(Class)); // the list of classes owns it
    made->make = [] { return std::shared_ptr<void>(std::make_shared<Class>()); };
    return made;
  }();
  return known;
}

/// A registration, by the constructor of a static object.
struct registered {
  template <typename Register>
  explicit registered(Register add) {
    add();
  }
};

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_UNIT_TEST_REGISTRATION_H
