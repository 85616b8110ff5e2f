//===--- macros.h - TEST_CLASS, TEST_METHOD ------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_UNIT_TEST_MACROS_H
#define AMP2HIP_WINDOWS_UNIT_TEST_MACROS_H

#include "amp2hip_windows/unit_test/assert.h"
#include "amp2hip_windows/unit_test/registration.h"

namespace Microsoft {
namespace VisualStudio {
namespace CppUnitTestFramework {

/// The base of a test class.
template <typename T>
class TestClass {
public:
  typedef T ThisClass;
};

/// Messages of tests, which go to standard output.
class Logger {
public:
  static void WriteMessage(const wchar_t *message);
  static void WriteMessage(const char *message);
};

} // namespace CppUnitTestFramework
} // namespace VisualStudio
} // namespace Microsoft

#define AMP2HIP_TEST_PASTE(a, b) a##b
#define AMP2HIP_TEST_WIDE(text) AMP2HIP_TEST_PASTE(L, text)

/// Registers with the class by a function, because the class is only complete in the bodies of its
/// functions.
#define AMP2HIP_TEST_REGISTER(name, ...)                                                           \
  static void amp2hip_register_##name() {                                                          \
    auto &tests = ::amp2hip_windows::test_class_of<ThisClass>();                                   \
    __VA_ARGS__;                                                                                   \
  }                                                                                                \
  inline static const ::amp2hip_windows::registered amp2hip_registered_##name {                    \
    &amp2hip_register_##name                                                                       \
  }

#define TEST_CLASS(name)                                                                           \
  class name : public ::Microsoft::VisualStudio::CppUnitTestFramework::TestClass<name>
#define TEST_METHOD(name)                                                                          \
  AMP2HIP_TEST_REGISTER(name,                                                                      \
                        tests.methods.push_back({#name, __FILE__, __LINE__, [](void *object) {     \
                                                   static_cast<ThisClass *>(object)->name();       \
                                                 }}));                                             \
  void name()
#define TEST_METHOD_INITIALIZE(name)                                                               \
  AMP2HIP_TEST_REGISTER(                                                                           \
      name,                                                                                        \
      tests.initialize_method = [](void *object) { static_cast<ThisClass *>(object)->name(); });   \
  void name()
#define TEST_METHOD_CLEANUP(name)                                                                  \
  AMP2HIP_TEST_REGISTER(                                                                           \
      name,                                                                                        \
      tests.clean_up_method = [](void *object) { static_cast<ThisClass *>(object)->name(); });     \
  void name()
#define TEST_CLASS_INITIALIZE(name)                                                                \
  AMP2HIP_TEST_REGISTER(name, tests.initialize_class = [] { name(); });                            \
  static void name()
#define TEST_CLASS_CLEANUP(name)                                                                   \
  AMP2HIP_TEST_REGISTER(name, tests.clean_up_class = [] { name(); });                              \
  static void name()

#define AMP2HIP_TEST_MODULE(name, list)                                                            \
  static void name();                                                                              \
  static const ::amp2hip_windows::registered amp2hip_registered_##name{                            \
      [] { ::amp2hip_windows::tests_of_module().list.push_back(&name); }};                         \
  static void name()
#define TEST_MODULE_INITIALIZE(name) AMP2HIP_TEST_MODULE(name, initialize)
#define TEST_MODULE_CLEANUP(name) AMP2HIP_TEST_MODULE(name, clean_up)

#define BEGIN_TEST_METHOD_ATTRIBUTE(name)                                                          \
  AMP2HIP_TEST_REGISTER(attributes_of_##name,                                                      \
                        tests.attributes.push_back({#name, amp2hip_attributes_of_##name()}));      \
  static ::amp2hip_windows::test_attributes amp2hip_attributes_of_##name() {                       \
    ::amp2hip_windows::test_attributes amp2hip_all;
#define TEST_METHOD_ATTRIBUTE(name, value) amp2hip_all.add(name, value);
#define TEST_OWNER(name) amp2hip_all.add(L"Owner", name);
#define TEST_DESCRIPTION(text) amp2hip_all.add(L"Description", text);
#define TEST_PRIORITY(number) amp2hip_all.add(L"Priority", number);
#define TEST_WORKITEM(number) amp2hip_all.add(L"WorkItem", number);
#define TEST_MY_TRAIT(value) amp2hip_all.add(L"MyTrait", value);
#define TEST_IGNORE() amp2hip_all.ignore();
#define END_TEST_METHOD_ATTRIBUTE()                                                                \
  return amp2hip_all;                                                                              \
  }
// The attributes of classes and modules are not used.
#define BEGIN_TEST_CLASS_ATTRIBUTE()
#define TEST_CLASS_ATTRIBUTE(name, value)
#define END_TEST_CLASS_ATTRIBUTE()
#define BEGIN_TEST_MODULE_ATTRIBUTE()
#define TEST_MODULE_ATTRIBUTE(name, value)
#define END_TEST_MODULE_ATTRIBUTE()
#define EXPORT_METHOD

#define LINE_INFO()                                                                                \
  ::Microsoft::VisualStudio::CppUnitTestFramework::__LineInfo(AMP2HIP_TEST_WIDE(__FILE__),         \
                                                              __func__, __LINE__)                  \
      .self()

#endif // AMP2HIP_WINDOWS_UNIT_TEST_MACROS_H
