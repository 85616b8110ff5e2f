// The code that uses a default argument or member initializer determines which overloads it calls.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

int g(int x) { return x + 1; }
int g(float x) restrict(amp) { return int(x) + 100; }

int of_amp(int x = g(1)) restrict(amp) { return x; }
int of_cpu(int x = g(1)) { return x; }
int of_both(int x = g(1) + g(2)) restrict(cpu, amp) { return x; }
template <typename T> T of_template(T x, int y = g(3)) restrict(cpu, amp) { return x + y; }

struct number {
  int v;
  number(int a) : v(a) {}
  number(float a) restrict(amp) : v(int(a) + 1000) {}
};
int take(number n = 1) restrict(cpu, amp) { return n.v; }
int make(number n = number(2)) restrict(amp) { return n.v; }

struct amp_member {
  int v = g(4);
  amp_member() restrict(amp) {}
};
struct member {
  int v = g(5);
  number n = number(6);
  number list{7};
  number named = number{8};
  member() restrict(cpu, amp) {}
};
struct cpu_member {
  int v = g(7);
};

int all() restrict(cpu, amp) {
  member m;
  return of_both() + of_template(1) + take() + m.v + m.n.v + m.list.v + m.named.v;
}

int at_namespace_scope = g(8);
template <typename T> int variable = g(9);
template <typename T> struct holder {
  static int s;
};
template <typename T> int holder<T>::s = g(10);

int main() {
  array_view<int, 1> v(6);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        amp_member m;
        int results[] = {of_amp(), of_both(), of_template(0), m.v, make(), all()};
        v[i] = results[i[0]];
      });
  const int expected[] = {101, 203, 103, 104, 1002, 203 + 104 + 1001 + 105 + 1006 + 1007 + 1008};
  for (int i = 0; i < 6; ++i)
    if (v[i] != expected[i]) return 1 + i;
  if (of_cpu() != 2 || of_both() != 5 || of_template(0) != 4 || cpu_member().v != 8 || take() != 1)
    return 10;
  if (all() != 5 + 5 + 1 + 6 + 6 + 7 + 8) return 11;
  return at_namespace_scope == 9 && variable<int> == 10 && holder<int>::s == 11 ? 0 : 12;
}
