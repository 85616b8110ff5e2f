// Scopes that hide members of dependent bases.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>
#include <vector>
#include <map>
#include <stdexcept>
namespace lib {
template <typename T> struct node_base { int size, key, value; typedef T item; static int made; int first() { return size; } struct error { int code; }; };
template <typename T> int node_base<T>::made = 0;
template <typename T> struct mid : node_base<T> { int depth; };
#define SQUARE(x) ((x) * (x))
template <typename T, int key> struct leaf : mid<T> {
  leaf(int size) : count(size + depth) { this->size = size; }
  int count;
  int a() {
    // Local names.
    for (auto &[value, n] : std::map<int, int>{{1, 2}}) count += value + n;
    // CHECK: count += value + n;
    for (int depth = 0; depth < 3; ++depth) count += depth;
    // CHECK: depth < 3; ++depth) count += depth;
    try { throw error{3}; } catch (const error &e) { count += e.code; }
    catch (std::exception &value) { (void)value; }
    auto f = [this](item value) { return value + size; };
    std::vector<item> v(size, item(depth));
    item *p = &v[0];
    const item &r = (item)2;
    size_t bytes = sizeof(item) + sizeof(value);
    if (size < key && depth > (3)) goto value; // a template parameter, and a label
    // CHECK: if (this->size < key && this->depth > (3)) goto value;
    count += SQUARE(size) + int(bytes) + *p + r + made;
  value:
    return f(first()) + key + this->value;
  }
  template <typename item> item b(item x) { return x + item(size); }
  // CHECK: template <typename item> item b(item x) { return x + item(this->size); }
  item c(item x, item *y = nullptr);
  static int d() { return made; }
  operator item() const { return item(size); }
  struct inner { item x; int made() { return 2; } int g() { return made(); } };
  // CHECK: int made() { return 2; } int g() { return made(); } };
  friend bool operator<(const leaf &a, const leaf &b) { return a.size < b.size && made >= 0; }
  int g(const leaf &o) const { return o.size + size; }
  auto h() -> decltype(first()) { return first(); }
  enum kinds { small = sizeof(item) };
  item arr[small];
};
template <typename T, int key> typename leaf<T, key>::item leaf<T, key>::c(item x, item *y) { return x + (y ? *y : item(size)); }
template <typename P> struct opaque : P { int f() { return size + first(); } item g() { item x = 2; return x; } };
}
int use() {
  lib::leaf<int, 2> l(2);
  lib::leaf<int, 2>::inner i{};
  return l.a() + l.b(2.f) + l.c(1) + l.d() + int(l) + i.g() + (l < l) + l.g(l) + l.h() + lib::opaque<lib::mid<int>>().f() + lib::opaque<lib::mid<int>>().g();
}
