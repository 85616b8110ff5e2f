// A class with parts that amp code cannot construct can still have other members that amp code
// uses.
//
// accept: L-2.3.2-m, L-2.3.2-j
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <string>
#include <vector>

using namespace concurrency;

// A class with members that amp code cannot have is valid if amp code uses only its static
// functions.
namespace host_members {

struct record {
  std::string name;
  std::vector<int> values;
  int total(int times) restrict(cpu) { return int(name.size()) * times + int(values.size()); }
  static int scale(int x) restrict(amp) { return x * 2; }
};

void test() {
  record r{"abc", {1, 2}};
  record copy(r);
  copy = r;
  int n = copy.total(10);
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = record::scale(n); });
  check("kernel", v[0], 64);
}

} // namespace host_members

// A class with a string member can have amp static functions and nested classes.
namespace string_member {

struct H {
  std::string s = "a";
  int v = 4;
  static int k() restrict(cpu, amp) { return 3; }
  enum { E = 9 };
  struct In {
    int z;
    int get() const restrict(amp) { return z; }
  };
};
template <class T>
struct Opt {
  T t;
  int n;
  Opt() {}
  int f() const restrict(cpu) { return n; }
  template <class U>
  static U g(U u) restrict(amp) {
    return u;
  }
};
void test() {
  H h;
  std::vector<H> hs(2, h);
  H c = h;
  c = static_cast<H &&>(h);
  H::In in{5};
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = H::k() + H::E + in.get() + Opt<H>::g(1); });
  v.synchronize();
  CHECK(out == 18 && c.s == "a" && hs[1].v == 4);
}

} // namespace string_member

// An implicit constructor has the restrictions of its members', and other code can copy the class.
namespace allowed_restrictions {

struct host_made {
  int n;
  host_made() : n(int(std::to_string(12345).size())) {}
  host_made(int k) restrict(cpu, amp) : n(k) {}
};
struct wraps {
  host_made h;
  int extra;
};
struct made_on_device {
  int n;
  made_on_device() restrict(amp) : n(8) {}
  ~made_on_device() restrict(cpu, amp) {}
};
struct wraps_device {
  made_on_device d;
};

void test() {
  wraps w;
  w.extra = 3;
  int data[2] = {};
  array_view<int, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        wraps copy(w);
        wraps other = {host_made(70), 7};
        copy = other;
        v[0] = w.h.n * 1000 + copy.h.n + copy.extra;
        wraps_device d;
        v[1] = d.d.n;
      });
  check("copies", v[0], 5077);
  check("amp constructor of a member", v[1], 8);
}

} // namespace allowed_restrictions

int main() {
  host_members::test();
  string_member::test();
  allowed_restrictions::test();
  return failures;
}
