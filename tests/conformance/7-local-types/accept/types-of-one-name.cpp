// A kernel may capture objects of several local types of one name.
//
// accept: L-2.4.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

static int nested() {
  int result[1] = {};
  array_view<int, 1> out(1, result);
  struct item {
    int a;
  };
  item first = {1};
  {
    struct item {
      int b;
      explicit item(int n) restrict(cpu, amp) : b(n) {}
      item(const item &other) restrict(cpu, amp) : b(other.b) {}
      ~item() restrict(cpu, amp) {}
      item twice() const restrict(cpu, amp) { return item(2 * b); }
    };
    struct item second(2);
    parallel_for_each(
        out.extent, [=](index<1> i) restrict(amp) {
          item next = second.twice();
          out[i] = first.a + next.b;
        });
  }
  item last = {10};
  return out[0] + last.a;
}

static int siblings() {
  int result[1] = {};
  array_view<int, 1> out(1, result);
  auto made = [] {
    struct item {
      int a;
    };
    return item{1};
  };
  auto other = [] {
    struct item {
      float b;
    };
    return item{2.5f};
  };
  auto third = [] {
    enum item { none, some = 7 };
    return some;
  };
  auto a = made();
  auto b = other();
  auto c = third();
  parallel_for_each(out.extent, [=](index<1> i) restrict(amp) { out[i] = a.a + int(b.b * 4) + c; });
  return out[0];
}

static int typedefs() {
  int result[1] = {};
  array_view<int, 1> out(1, result);
  typedef struct item {
    int a;
  } item;
  item first = {1};
  {
    typedef struct item {
      int b;
    } item;
    item second = {20};
    struct item third = {300};
    parallel_for_each(
        out.extent, [=](index<1> i) restrict(amp) {
          item copy = second;
          out[i] = first.a + copy.b + third.b;
        });
  }
  return out[0];
}

template <typename T> static T in_template(T value) {
  T result[1] = {};
  array_view<T, 1> out(1, result);
  struct item {
    T a;
  };
  item first = {value};
  {
    typedef item outer;
    struct item {
      T b;
      outer of;
    };
    item second = {value, first};
    item more[2] = {second, {value, {value}}};
    parallel_for_each(
        out.extent, [=](index<1> i) restrict(amp) {
          item copy = second;
          out[i] = copy.b + copy.of.a + first.a + more[1].of.a +
                   T(sizeof(item) == 2 * sizeof(outer));
        });
  }
  return out[0];
}

int main() {
  return nested() == 15 && siblings() == 18 && typedefs() == 321 && in_template(1.5f) == 7 &&
                 in_template(2) == 9
             ? 0
             : 1;
}
