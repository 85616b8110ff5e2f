// Containers and smart pointers construct objects with a cpu constructor, not an exact amp one.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include <memory>
struct S {
  int v;
  S(double) : v(1) {}
  S(int) restrict(amp) : v(2) {}
};
int main() {
  std::vector<S> v;
  v.emplace_back(1);
  v.push_back(1);
  std::unique_ptr<S> gu(new S(1));
  return v[0].v != 1 || v[1].v != 1 ? 1 : std::make_unique<S>(1)->v != 1 ? 2 : gu->v != 1 ? 3 : 0;
}
