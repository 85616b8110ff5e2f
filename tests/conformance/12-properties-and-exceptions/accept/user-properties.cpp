// A user-declared property calls the getter and the setter that the restriction of the caller
// selects.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <type_traits>
using namespace concurrency;

// A property calls the getter and setter that the caller's restriction selects.
namespace accessors_overloaded_by_restriction {
struct box {
  int m;
  int get_width() const { return m; }
  template <typename T = int>
  T get_width() const restrict(amp) {
    return m + 1;
  }
  void put_width(int w) { m = w; }
  void put_width(float w) restrict(amp) { m = int(w) + 10; }
  __declspec(property(get = get_width, put = put_width)) int width;
  int own() const { return width; }
  int amp_own() const restrict(amp) { return width; }
};

template <typename T>
int read(const T &x) {
  return x.width;
}
template <typename T>
int read_amp(const T &x) restrict(amp) {
  return x.width;
}
template <typename T>
struct reader {
  box b;
  int value() const restrict(amp) { return b.width + T(1); }
};

int both(int x) restrict(cpu, amp) {
  box b = {x};
  b.width = 7;
  b.width += 1;
  ++b.width;
  int old = b.width++;
  return old + b.width;
}

void test() {
  box b = {5};
  array_view<int, 1> v(6);
  reader<int> r = {b};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        box c = b;
        c.width = 3; // m is 13.
        int results[] = {b.width, c.width, b.amp_own(), read_amp(b), r.value(), both(1)};
        v[i] = results[i[0]];
      });
  // In amp code, the getter adds 1 and the setter adds 10. So m is 17, 29, 41 and 53.
  const int expected[] = {6, 14, 6, 6, 7, 42 + 54};
  for (int i = 0; i < 6; ++i)
    CHECK(v[i] == expected[i]);
  b.width = 8;
  CHECK(b.width == 8);
  CHECK(b.own() == 8);
  CHECK(read(b) == 8);
  CHECK(both(1) == 9 + 10);
}
} // namespace accessors_overloaded_by_restriction

// Increments of a property call its getter and setter and evaluate the object expression once.
namespace increments_evaluate_object_once {
struct box {
  int m;
  int items[4];
  int get_width() const restrict(cpu, amp) { return m; }
  int put_width(int w) restrict(cpu, amp) {
    m = w > 10 ? 10 : w;
    return m;
  }
  __declspec(property(get = get_width, put = put_width)) int width;
  int get_item(int i) const restrict(cpu, amp) { return items[i]; }
  void put_item(int i, int x) restrict(cpu, amp) { items[i] = x; }
  __declspec(property(get = get_item, put = put_item)) int item[];
  int grow() restrict(cpu, amp) { return width++; }
  int grow_item(int i) restrict(cpu, amp) { return this->item[i]--; }
};

struct counted {
  box b;
  int calls;
  box &next() restrict(cpu, amp) {
    ++calls;
    return b;
  }
  box *pointer() restrict(cpu, amp) {
    ++calls;
    return &b;
  }
};

int failed_check() restrict(cpu, amp) {
  box b = {9, {1, 2, 3, 4}};
  int old = b.width++; // 9, then 10
  if (old != 9 || b.width != 10)
    return 1;
  if (b.width++ + 1 != 11 || b.width != 10) // the setter limits it
    return 2;
  if (b.width-- != 10 || b.width != 9 || (b.width)-- != 9 || b.grow() != 8 || b.m != 9)
    return 3;
  int i = 0;
  b.item[i++] += 3;
  if (i != 1 || b.items[0] != 4)
    return 4;
  old = b.item[++i]++;
  if (old != 3 || i != 2 || b.items[2] != 4 || b.grow_item(3) != 4 || b.items[3] != 3)
    return 5;
  counted c = {b, 0};
  c.next().width = 1;
  c.next().width += 2;
  ++c.next().width;
  if (c.pointer()->width++ != 4 || c.calls != 4 || c.b.m != 5)
    return 6;
  int both = c.pointer()->width++ + c.next().item[0]--;
  if (both != 5 + 4 || c.calls != 6 || c.b.m != 6 || c.b.items[0] != 3)
    return 7;
  static_assert(std::is_same<decltype(b.width++), int>::value && sizeof(b.width--) == sizeof(int),
                "");
  if (b.m != 9)
    return 8;
  return 0;
}

template <typename T>
int old_of(T x) restrict(cpu, amp) {
  int old = x.width++;
  return old * 100 + x.width;
}

int at_namespace_scope = box{3, {}}.width++;

void test() {
  array_view<int, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = i[0] == 0 ? failed_check() : old_of(box{4, {}});
      });
  CHECK(v[0] == 0);
  CHECK(failed_check() == 0);
  CHECK(v[1] == 405);
  CHECK(old_of(box{4, {}}) == 405);
  CHECK(at_namespace_scope == 3);
}
} // namespace increments_evaluate_object_once

// The right operand of a compound assignment to a property is evaluated as a whole.
namespace compound_assignments {
struct number {
  int n;
  int get() const restrict(cpu, amp) { return n; }
  void set(int x) restrict(cpu, amp) { n = x; }
  __declspec(property(get = get, put = set)) int value;
};
void test() {
  array_view<int> v(1);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        number x = {3};
        x.value *= 2 + i[0];
        x.value *= 2 + 1;
        v[i] = x.value;
      });
  CHECK(v[0] == 18);
  number x = {20};
  x.value -= 3 - 2;
  CHECK(x.value == 19);
  x.value *= x.n > 3 ? 2 : 3;
  CHECK(x.value == 38);
}
} // namespace compound_assignments

int main() {
  accessors_overloaded_by_restriction::test();
  increments_evaluate_object_once::test();
  compound_assignments::test();
  return failures;
}
