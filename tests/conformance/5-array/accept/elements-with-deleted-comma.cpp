// Copies of elements and iterators do not call their comma operators.
//
// accept: R-5.1-b, R-5.3-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <list>
#include "check.h"
using namespace concurrency;
struct evil {
  int n;
};
template <typename X> evil operator,(const evil &, const X &) restrict(cpu, amp) = delete;
template <typename X> evil operator,(const X &, const evil &) restrict(cpu, amp) = delete;
struct it {
  typedef std::forward_iterator_tag iterator_category;
  typedef evil value_type;
  typedef int difference_type;
  typedef evil *pointer;
  typedef evil &reference;
  evil *p;
  evil &operator*() const { return *p; }
  it &operator++() {
    ++p;
    return *this;
  }
  it operator++(int) {
    it t = *this;
    ++p;
    return t;
  }
  bool operator==(it o) const { return p == o.p; }
  bool operator!=(it o) const { return p != o.p; }
  template <typename X> void operator,(const X &) const = delete;
};
int main() {
  evil h[4] = {{1}, {2}, {3}, {4}}, g[4];
  array<evil, 1> a(4, it{h}, it{h + 4});
  copy(it{h}, a);
  copy(a, it{g});
  CHECK(g[3].n == 4);
  array_view<evil, 1> v(a);
  copy(v, it{h});
  copy_async(it{h}, it{h + 4}, v).get();
  CHECK(v[1].n == 2);
  return failures;
}
