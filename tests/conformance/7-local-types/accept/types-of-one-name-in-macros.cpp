// A kernel may use several local types of one name that macros name.
//
// accept: L-2.4.3.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cassert>
#include <cstddef>
#include <cstring>
#include <vector>
using namespace concurrency;

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

template <typename T> int in_lines(array_view<T> v) {
  struct item {
    T a;
  };
  item first = {100};
  {
    DECLARE_ITEM(int, b);
    item second = {200};
    LAUNCH(v,
           second // the outer one
    );
    std::vector<item> items(2);
    for (const auto &x : items) second.b += x.b;
    return v[0] != 300 || second.b != 200;
  }
}

int main() {
  int out = 0;
  array_view<int> v(1, &out);
  return in_bodies(v) + in_arguments(v) + in_lines(v);
}
