// Each error that the library throws as runtime_exception has a message of its own.
//
// accept: E-12.2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <string>
#include <iterator>
#include "check.h"
using namespace concurrency;
template <class F> std::string msg(F f) {
  try {
    f();
  } catch (const runtime_exception &e) { return e.what(); } catch (...) {
    return "";
  }
  return "";
}
int main() {
  std::string a = msg([] { accelerator(L"zzz"); }), b = msg([] { array<int, 1> q(-3); }),
              c = msg([] {
                array<int, 1> q(4);
                q.section(2, 9);
              }),
              d = msg([] {
                std::vector<int> s(3);
                array<int, 1> q(4);
                copy(s.begin(), s.end(), q);
              });
  CHECK(a.size() > 5 && b.size() > 5 && c.size() > 5 && d.size() > 5);
  CHECK(a != b && b != c && c != d);
  return failures;
}
