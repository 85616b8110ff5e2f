// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests of CppUnitTest.h, some of which fail on purpose. unit_tests.txt has what the program
// prints. TEST_CLASS derives from TestClass, and LINE_INFO() makes a __LineInfo.
#include "CppUnitTest.h"
#include <stdexcept>
#include <string>

using namespace Microsoft::VisualStudio::CppUnitTestFramework;

namespace shapes {
struct point {
  int x;
  bool operator==(const point &other) const { return x == other.x; }
};
} // namespace shapes

namespace Microsoft {
namespace VisualStudio {
namespace CppUnitTestFramework {
template <>
std::wstring ToString<shapes::point>(const shapes::point &p) {
  RETURN_WIDE_STRING(L"point " << p.x);
}
} // namespace CppUnitTestFramework
} // namespace VisualStudio
} // namespace Microsoft

BEGIN_TEST_MODULE_ATTRIBUTE()
TEST_MODULE_ATTRIBUTE(L"Project", L"shapes")
END_TEST_MODULE_ATTRIBUTE()

static int modules = 0, classes = 0, methods = 0;
TEST_MODULE_INITIALIZE(start) { ++modules; }
TEST_MODULE_CLEANUP(finish) { Logger::WriteMessage(L"the module ends"); }

namespace shapes {

TEST_CLASS(Passing) {
public:
  TEST_CLASS_INITIALIZE(set_up_class) { ++classes; }
  TEST_CLASS_CLEANUP(clean_up_class) { Logger::WriteMessage("the class ends"); }
  TEST_METHOD_INITIALIZE(set_up) {
    ++methods;
    value_ = 5;
  }
  TEST_METHOD_CLEANUP(clean_up) { Assert::AreEqual(6, value_); }

  TEST_METHOD(Counts) {
    Assert::AreEqual(1, modules);
    Assert::AreEqual(1, classes);
    Assert::AreEqual(1, methods, L"one object per method");
    ++value_;
  }

  TEST_METHOD(Comparisons) {
    Assert::AreEqual(1.0f, 1.05f, 0.1f);
    Assert::AreEqual(1.0, 1.05, 0.1, L"near", LINE_INFO());
    Assert::AreNotEqual(1.0, 1.2, 0.1);
    Assert::AreEqual("text", "text");
    Assert::AreEqual(L"TEXT", L"text", true);
    Assert::AreNotEqual("TEXT", "text", false);
    Assert::AreEqual(std::string("a"), std::string("a"));
    Assert::AreEqual(point{3}, point{3});
    Assert::AreNotEqual<long long>(1, 2);
    const int numbers[2] = {1, 1};
    Assert::AreSame(numbers[0], numbers[0]);
    Assert::AreNotSame(numbers[0], numbers[1]);
    const int *nothing = nullptr;
    Assert::IsNull(nothing);
    Assert::IsNotNull(&numbers[0]);
    Assert::IsTrue(true, L"true");
    Assert::IsFalse(false);
    Assert::ExpectException<std::runtime_error>([] { throw std::runtime_error("expected"); });
    value_ = 6;
  }

private:
  int value_ = 0;
};

TEST_CLASS(Failing){public : BEGIN_TEST_CLASS_ATTRIBUTE() TEST_CLASS_ATTRIBUTE(L"Kind", L"failing")
                        END_TEST_CLASS_ATTRIBUTE() TEST_METHOD(Unequal){
#line 1000 "unit_tests.cpp"
                            Assert::AreEqual(point{3}, point{4}, L"points");
} // namespace shapes
TEST_METHOD(Far) { Assert::AreEqual(1.0, 1.5, 0.25); }
TEST_METHOD(Place) { Assert::IsTrue(false, L"with its line", LINE_INFO()); }
TEST_METHOD(Exception) { throw std::logic_error("not expected"); }
TEST_METHOD(OtherException) { throw 5; }
TEST_METHOD(NoException) {
  Assert::ExpectException<std::runtime_error>([] {});
}
TEST_METHOD(NotSwallowed) {
  try {
    Assert::Fail(L"passes handlers");
  } catch (const std::exception &) {
  }
}
BEGIN_TEST_METHOD_ATTRIBUTE(Skipped)
TEST_OWNER(L"somebody")
TEST_PRIORITY(1)
TEST_DESCRIPTION(L"a test that nobody runs")
TEST_WORKITEM(17)
TEST_MY_TRAIT(L"slow")
TEST_METHOD_ATTRIBUTE(L"Area", L"assertions")
TEST_IGNORE()
END_TEST_METHOD_ATTRIBUTE()
TEST_METHOD(Skipped) { Assert::Fail(); }
}
;

} // namespace shapes
