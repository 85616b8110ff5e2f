// Increments of a property call its getter and setter and evaluate the object expression once.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
using namespace concurrency;

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

int check() restrict(cpu, amp) {
  box b = {9, {1, 2, 3, 4}};
  int old = b.width++; // 9, then 10
  if (old != 9 || b.width != 10) return 1;
  if (b.width++ + 1 != 11 || b.width != 10) // the setter limits it
    return 2;
  if (b.width-- != 10 || b.width != 9 || (b.width)-- != 9 || b.grow() != 8 || b.m != 9) return 3;
  int i = 0;
  b.item[i++] += 3;
  if (i != 1 || b.items[0] != 4) return 4;
  old = b.item[++i]++;
  if (old != 3 || i != 2 || b.items[2] != 4 || b.grow_item(3) != 4 || b.items[3] != 3) return 5;
  counted c = {b, 0};
  c.next().width = 1;
  c.next().width += 2;
  ++c.next().width;
  if (c.pointer()->width++ != 4 || c.calls != 4 || c.b.m != 5) return 6;
  int both = c.pointer()->width++ + c.next().item[0]--;
  if (both != 5 + 4 || c.calls != 6 || c.b.m != 6 || c.b.items[0] != 3) return 7;
  static_assert(std::is_same<decltype(b.width++), int>::value && sizeof(b.width--) == sizeof(int),
                "");
  if (b.m != 9) return 8;
  return 0;
}

template <typename T> int old_of(T x) restrict(cpu, amp) {
  int old = x.width++;
  return old * 100 + x.width;
}

int at_namespace_scope = box{3, {}}.width++;

int main() {
  array_view<int, 1> v(2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] == 0 ? check() : old_of(box{4, {}}); });
  if (v[0] != 0 || check() != 0) return 10 + v[0];
  if (v[1] != 405 || old_of(box{4, {}}) != 405) return 30;
  return at_namespace_scope == 3 ? 0 : 31;
}
