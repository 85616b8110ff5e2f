// A kernel may use several local types of one name, in nested blocks, sibling functions, templates
// and macros.
//
// accept: L-2.4.3.2-d, P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <cassert>
#include <cstddef>
#include <cstring>
#include <vector>

using namespace concurrency;

// A kernel may capture objects of several local types of one name.
namespace one_name {
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

template <typename T>
static T in_template(T value) {
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
          out[i] =
              copy.b + copy.of.a + first.a + more[1].of.a + T(sizeof(item) == 2 * sizeof(outer));
        });
  }
  return out[0];
}

void test() {
  CHECK(nested() == 15 && siblings() == 18 && typedefs() == 321 && in_template(1.5f) == 7 &&
        in_template(2) == 9);
}
} // namespace one_name

// Kernels in nested blocks use the local type of a name that is visible there.
namespace nested_blocks {
void test() {
  int o[1];
  array_view<int> v(1, o);
  struct S {
    int a;
  };
  S s{1};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        S t = s;
        v[i] = t.a;
      });
  CHECK(v[0] == 1);
  {
    struct S {
      float f;
    };
    S s2{1.5f};
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          S t = s2;
          v[i] = (int)(t.f * 2);
        });
    CHECK(v[0] == 3);
  }
  {
    struct S {
      double d;
      S *next;
    };
    S n{1, nullptr};
    CHECK(n.next == nullptr);
  }
  {
    typedef int S;
    S q = 4;
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          S t = q;
          v[i] = t;
        });
    CHECK(v[0] == 4);
  }
  S back{5};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        S t = back;
        v[i] = t.a;
      });
  CHECK(v[0] == 5);
}
} // namespace nested_blocks

// A kernel may use several local types of one name that macros name.
namespace in_macros {
#define ITEM item
#define MAKE(type, name, value) type name = {value}
#define NAMED(type) #type
#define MEMBER(type) type##_member
#define BOTH(type) (sizeof(type) + sizeof(item))
#define DECLARE_ITEM(type, member)                                                                 \
  struct item {                                                                                    \
    type member;                                                                                   \
    item *next() { return nullptr; }                                                               \
  }
#define LAUNCH(v, ...)                                                                             \
  parallel_for_each((v).extent, [=](index<1> i) restrict(amp) {                                    \
    item copy = __VA_ARGS__;                                                                       \
    v[i] = copy.b + first.a;                                                                       \
  })

int in_bodies(array_view<int> v) {
  struct item {
    int a;
  };
  item first = {1};
  {
    struct item {
      int b;
    };
    ITEM second = {2};
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = first.a + second.b; });
  }
  return v[0] != 3;
}

int in_arguments(array_view<int> v) {
  struct item {
    int a;
  };
  MAKE(item, first, 10);
  int wrong = 0;
  {
    struct item {
      int b;
      item next() const restrict(cpu, amp) { return *this; }
      int item_member = 0;
    };
    MAKE(item, second, 20);
    assert(sizeof(item) > sizeof(int));
    wrong += offsetof(item, item_member) == 0;
    wrong += std::strcmp(NAMED(item), "item") != 0;
    second.MEMBER(item) = 7;
    wrong += BOTH(item) != 2 * sizeof(second);
    parallel_for_each(
        v.extent, [=](index<1> i) restrict(amp) {
          v[i] = first.a + second.next().b + second.item_member;
        });
  }
  return wrong + (v[0] != 37);
}

template <typename T>
int in_lines(array_view<T> v) {
  struct item {
    T a;
  };
  item first = {100};
  {
    DECLARE_ITEM(int, b);
    item second = {200};
    LAUNCH(v,
           second // a comment in an argument
    );
    std::vector<item> items(2);
    for (const auto &x : items)
      second.b += x.b;
    return v[0] != 300 || second.b != 200;
  }
}

void test() {
  int out = 0;
  array_view<int> v(1, &out);
  CHECK(in_bodies(v) + in_arguments(v) + in_lines(v) == 0);
}
} // namespace in_macros

int main() {
  one_name::test();
  nested_blocks::test();
  in_macros::test();
  return failures;
}
