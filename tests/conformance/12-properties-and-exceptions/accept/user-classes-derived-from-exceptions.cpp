// A user class can derive from the exception classes and override what().
//
// accept: E-12.2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <string>
#include "check.h"
using namespace concurrency;
class my_error : public runtime_exception {
  int n;

public:
  my_error(int n) : runtime_exception("mine", E_FAIL), n(n) {}
  int code() const { return n; }
};
class oom : public out_of_memory {
public:
  const char *what() const noexcept override { return "oom"; }
};
int main() {
  bool k = false;
  try {
    throw my_error(4);
  } catch (runtime_exception &e) {
    k = dynamic_cast<my_error &>(e).code() == 4 && std::string(e.what()) == "mine";
  }
  CHECK(k);
  k = false;
  try {
    throw oom();
  } catch (std::exception &e) { k = std::string(e.what()) == "oom"; }
  CHECK(k);
  return failures;
}
