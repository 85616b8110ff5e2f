// A source without C++ AMP that binds temporaries to references: the Windows headers have the function.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.cpp && %code %t.cpp | FileCheck %s && %msvc %t.cpp

#include <vector>

struct image {
  explicit image(int size) : pixels(size) {}
  std::vector<int> pixels;
};
static int publish(image &from) { return int(from.pixels.size()); }

int main() {
  // CHECK: return publish(amp2hip::lvalue(image(3))) == 3 ? 0 : 1;
  return publish(image(3)) == 3 ? 0 : 1;
}
