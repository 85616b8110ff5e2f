// A text in std::exception, whose type handlers tell apart from std::runtime_error.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

// CHECK: #include <amp2hip_windows/stl/exception.h>
#include <amp.h>
#include <stdexcept>
using namespace std;

struct failure : public std::exception {
  // CHECK: struct failure : public amp2hip_windows::exception {
  failure() {}
  failure(const char *text) : std::exception(text) {}
  // CHECK: failure(const char *text) : amp2hip_windows::exception(text) {}
};
int f(int x) {
  try {
    if (x == 1)
      throw std::exception("one");
    // CHECK: throw amp2hip_windows::exception("one");
    if (x == 2)
      throw exception("two", 1);
    // CHECK: throw amp2hip_windows::exception("two", 1);
    throw failure();
  } catch (const std::runtime_error &) {
    return 1;
  } catch (const std::exception &e) {
    // CHECK: catch (const std::exception &e)
    return e.what()[0];
  }
}

// Other classes with such a constructor.
struct wrong : std::bad_typeid {
  // CHECK: struct wrong : amp2hip_windows::bad_typeid {
  wrong() : std::bad_typeid("wrong type") {}
  // CHECK: wrong() : amp2hip_windows::bad_typeid("wrong type") {}
};
int g(int x) {
  try {
    if (x)
      throw std::bad_cast("no cast");
    // CHECK: throw amp2hip_windows::bad_cast("no cast");
    throw wrong();
  } catch (const std::bad_cast &e) {
    // CHECK: catch (const std::bad_cast &e)
    return e.what()[0];
  } catch (const std::bad_typeid &e) {
    return e.what()[0];
  }
}
int amp(int x) restrict(amp) { return x; }
