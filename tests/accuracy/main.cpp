//===--- main.cpp - Measures errors of the math functions -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Prints the largest errors of every function of <amp_math.h>, one line per
// function (see report_errors() in accuracy.h).
//
//   math_accuracy [path of an accelerator | cpu | default [function | values]]
//
// With `values`, prints the results for special values instead.
//
// Exit status: 0 if no error exceeds a bound of §9.2, 1 otherwise, 77 if there
// is no such accelerator.
//
//===----------------------------------------------------------------------===//

#include "accuracy.h"
#include <amp.h>
#include <iostream>
#include <string>

namespace {
std::string selected_function;
bool values_only = false;
} // namespace

bool accuracy::prints_values() { return values_only; }

bool accuracy::is_selected(const char *name) {
  return selected_function.empty() || selected_function == name;
}
void accuracy::select(const std::string &only) { selected_function = only; }

int main(int argc, char **argv) {
  std::string path = argc > 1 ? argv[1] : "";
  if (path == "cpu")
    path = "direct3d\\warp";
  else if (path == "default")
    path.clear();
  values_only = argc > 2 && argv[2] == std::string("values");
  if (argc > 2 && !values_only)
    accuracy::select(argv[2]);
  try {
    if (!path.empty() &&
        !concurrency::accelerator::set_default(std::wstring(path.begin(), path.end()))) {
      std::cerr << "math_accuracy: there is no accelerator '" << path << "'\n";
      return 77;
    }
    const concurrency::accelerator where;
    const std::wstring name = where.get_description();
    std::cout << "# " << std::string(name.begin(), name.end()) << std::endl;
    if (!values_only)
      std::cout << "# namespace, function, type, bound, error relative to the exact result, "
                   "error relative to the rounded result, arguments of the largest error\n";
    const bool fast = accuracy::measure_fast(), single = accuracy::measure_precise_float();
    return accuracy::measure_precise_double() && single && fast ? 0 : 1;
  } catch (const concurrency::runtime_exception &error) {
    std::cerr << "math_accuracy: " << error.what() << "\n";
    return 77;
  }
}
