// Friends that cannot be declared before their use.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: not %amp2hip --from-msvc %s -o %t.hip 2>&1 | FileCheck %s
// RUN: not %amp2hip --from-msvc %s -o %t.hip -- -DTEMPLATE 2>&1 | FileCheck --check-prefix=TEMPLATE %s

#include <amp.h>

struct list {
  struct item {};
  friend int items(item *) { return 1; }
  friend int count(int n = 2) { return n; }
};
struct none {
  template <int n>
  friend int number(none) {
    return n;
  }
};
namespace other {
struct color {
  template <int n>
  friend int mask(color) {
    return n;
  }
};
} // namespace other

#ifndef TEMPLATE
int a = items(nullptr);
// CHECK: [[#@LINE-1]]:9: error: only a class declares 'items', as a friend, and amp2hip cannot declare it before its use because its declaration names a member of the class; declare it before the class
int b = count();
// CHECK: [[#@LINE-1]]:9: error: only a class declares 'count', as a friend, and amp2hip cannot declare it before its use because it has default arguments; declare it before the class
#else
int d = number<2>(none());
int e = mask<2>(other::color());
// TEMPLATE: [[#@LINE-1]]:9: error: use of function template name with no prior declaration in function call with explicit template arguments is a C++20 extension; declare the function template before this call, outside of the class
#endif
