// A member initialized by a pair of constructors leaves its class a cpu,amp implicit constructor.
//
// accept: L-2.3.2-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct number {
  int a;
  number(int x) restrict(cpu) : a(x + 10) {}
  number(int x) restrict(amp) : a(x + 20) {}
  ~number() restrict(cpu, amp) {}
};
struct any {
  int a;
  template <typename T> explicit any(T x) restrict(cpu) : a(int(x) + 10) {}
  template <typename T> explicit any(T x) restrict(amp) : a(int(x) + 20) {}
  ~any() restrict(cpu, amp) {}
};
template <typename T> struct typed {
  T a;
  typed() restrict(cpu) : a(1) {}
  typed() restrict(amp) : a(2) {}
  typed(int x) restrict(cpu) : a(x + 10) {}
  typed(int x) restrict(amp) : a(x + 20) {}
  ~typed() restrict(cpu, amp) {}
};

struct braced {
  number one{4};
};
struct copied {
  number one = 4;
  number two = number(5);
  int z = number(1).a;
};
struct made {
  any one{4.5f};
};
struct generic {
  typed<int> one{4};
};
struct around {
  braced b;
  generic g;
};
struct several {
  typed<int> many[2];
  typed<float> one{4};
  typed<long> other;
};
struct defaulted {
  number one{4};
  defaulted() = default;
};

int main() {
  int out[7] = {};
  array_view<int, 1> v(7, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        braced b;
        copied c;
        made m;
        generic g;
        around a;
        v[0] = b.one.a;
        v[1] = c.one.a + c.two.a + c.z;
        v[2] = m.one.a;
        v[3] = g.one.a;
        v[4] = a.b.one.a + a.g.one.a;
        v[5] = defaulted().one.a;
        several s;
        v[6] = s.many[1].a + int(s.one.a) + int(s.other.a);
      });
  v.synchronize();
  copied c;
  several s;
  if (s.many[1].a + int(s.one.a) + int(s.other.a) != 16) return 3;
  if (braced().one.a != 14 || c.one.a + c.two.a + c.z != 40 || made().one.a != 14 ||
      generic().one.a != 14 || around().b.one.a != 14 || defaulted().one.a != 14)
    return 1;
  return out[0] == 24 && out[1] == 70 && out[2] == 24 && out[3] == 24 && out[4] == 48 &&
                 out[5] == 24 && out[6] == 28
             ? 0
             : 2;
}
