// An explicit specialization or instantiation names one template of a pair by its restriction.
//
// accept: L-2.1.1-o, L-2.3.2-a, L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

#include "check.h"

using namespace concurrency;

// An explicit specialization can replace only the cpu or only the amp template of a pair.
namespace one_overload {
template <class T>
T f(T) restrict(cpu) {
  return 3;
}
template <class T>
T f(T) restrict(amp) {
  return 4;
}
template <>
int f(int) restrict(amp) {
  return 44;
}
template <>
float f<float>(float) restrict(cpu) {
  return 33;
}
int run() restrict(cpu, amp) { return f(1) * 1000 + (int)f(1.f) * 100000; }
void test() {
  int o = 0;
  array_view<int> v(1, &o);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = run(); });
  CHECK(run() == 3303000 && v[0] == 444000);
}
} // namespace one_overload

// An explicit instantiation or specialization names one template of a pair by its restriction.
namespace instantiations {
template <class T>
int f(T) restrict(cpu) {
  return 1;
}
template <class T>
int f(T) restrict(amp) {
  return 2;
}
template <class T>
int g(T t) restrict(cpu, amp) {
  return f(t) * 10;
}
template <>
int f<float>(float) restrict(amp) {
  return 20;
}
template int f<unsigned>(unsigned) restrict(cpu);
template int f<long>(long) restrict(amp);
extern template int g<int>(int) restrict(cpu, amp);
template int g<int>(int) restrict(cpu, amp);
void test() {
  int out[2] = {};
  array_view<int, 1> v(2, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = g(1);
        v[1] = g(1.f);
      });
  v.synchronize();
  CHECK(f(1u) == 1);
  CHECK(g(1) == 10);
  CHECK(g(1.f) == 10);
  CHECK(out[0] == 20);
  CHECK(out[1] == 200);
}
} // namespace instantiations

// Explicit specializations of templates that differ only in restriction can appear in any order.
template <typename T>
int f(T) restrict(cpu) {
  return 1;
}
template <typename T>
int f(T) restrict(amp) {
  return 2;
}
template <>
int f<float>(float) restrict(amp) {
  return 20;
}
template <>
int f<float>(float) restrict(cpu) {
  return 10;
}
template <>
int f(double) restrict(amp);
template <>
int f(double x) restrict(cpu);
template <>
int f(double y) restrict(cpu) {
  return int(y) + 10;
}
template <>
int f(double) restrict(amp) {
  return 22;
}
template <>
int f(unsigned) restrict(amp) {
  return 33;
}
template <>
int f<int *>(int *) restrict(cpu) {
  return 44;
}

struct members {
  template <int N>
  int m(int x) const restrict(cpu) {
    return x + N;
  }
  template <int N>
  int m(int x) const restrict(amp) {
    return x - N;
  }
  template <typename T>
  static T s(T x) restrict(cpu) {
    return x;
  }
  template <typename T>
  static T s(T x) restrict(amp) {
    return -x;
  }
};
template <>
int members::m<3>(int x) const restrict(amp) {
  return 300 + x;
}
template <>
int members::m<3>(int x) const restrict(cpu) {
  return 200 + x;
}
template <>
int members::s(int) restrict(amp) {
  return 7;
}
template <>
int members::s(int) restrict(cpu) {
  return 8;
}

namespace space {
template <typename T>
void g(T &x) restrict(amp) {
  x = 5;
}
template <typename T>
void g(T &x) restrict(cpu) {
  x = 6;
}
template <>
void g(int &x) restrict(amp) {
  x = 50;
}
template <>
void g(int &x) restrict(cpu) {
  x = 60;
}
} // namespace space

template <typename T>
int both(T t) restrict(cpu, amp) {
  return f(t);
}

void test_pairs() {
  int out[12] = {};
  array_view<int, 1> v(12, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = f(1);
        v[1] = f(1.f);
        v[2] = f(1.0);
        v[3] = f(1u);
        v[4] = both(1.f);
        v[5] = both(1.0);
        v[6] = both(1u);
        v[7] = members().m<3>(1);
        v[8] = members().m<4>(1);
        v[9] = members::s(1);
        int i;
        space::g(i);
        v[10] = i;
        float x;
        space::g(x);
        v[11] = int(x);
      });
  v.synchronize();
  const int expected[] = {2, 20, 22, 33, 20, 22, 33, 301, -3, 7, 50, 5};
  for (int i = 0; i < 12; ++i)
    check("amp", out[i], expected[i]);
  int i;
  space::g(i);
  float x;
  space::g(x);
  check("the template", f(1), 1);
  check("amp first", f(1.f), 10);
  check("declared first", f(1.0), 11);
  check("for amp alone", f(1u), 1);
  check("for the cpu alone", f(&i), 44);
  check("from both, amp first", both(1.f), 10);
  check("from both, declared first", both(1.0), 11);
  check("from both, for amp alone", both(1u), 1);
  check("member", members().m<3>(1), 201);
  check("member template", members().m<4>(1), 5);
  check("static member", members::s(1), 8);
  check("in a namespace", i, 60);
  check("its template", x, 6);
}

// An explicit specialization of a member template replaces the overload of its own restriction
// only. A call with another restriction selects the template (§2.3.2.1).
namespace member_templates {

template <class U>
struct one_side {
  U a;
  template <class T>
  T f(T x) const restrict(cpu) {
    return a + x + 1;
  }
  template <class T>
  T f(T x) const restrict(amp) {
    return a + x + 2;
  }
};
template <>
template <>
int one_side<int>::f<int>(int x) const restrict(amp) {
  return a + x + 20;
}
template <>
template <>
float one_side<int>::f<float>(float x) const restrict(cpu) {
  return a + x + 30;
}

template <class U>
struct both_sides {
  U a;
  template <class T>
  T f(T x) const restrict(cpu);
  template <class T>
  T f(T x) const restrict(amp);
  struct inner {
    template <class T>
    static T g(T x) restrict(cpu) {
      return x + 3;
    }
    template <class T>
    static T g(T x) restrict(amp) {
      return x + 4;
    }
  };
};
template <class U>
template <class T>
T both_sides<U>::f(T x) const restrict(cpu) {
  return a + x + 5;
}
template <class U>
template <class T>
T both_sides<U>::f(T x) const restrict(amp) {
  return a + x + 6;
}
template <>
template <>
int both_sides<int>::f(int x) const restrict(cpu) {
  return a + x + 50;
}
template <>
template <>
int both_sides<int>::f(int x) const restrict(amp) {
  return a + x + 60;
}
template <>
template <>
int both_sides<int>::inner::g(int x) restrict(amp) {
  return x + 40;
}

int of_both(const both_sides<int> &b, const one_side<int> &o) restrict(cpu, amp) {
  return b.f(1) + 100 * int(b.f(1.f)) + 1000 * o.f(1);
}

void test() {
  one_side<int> o{1};
  one_side<float> other{1};
  both_sides<int> b{1};
  int data[8] = {};
  array_view<int, 1> v(8, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = o.f(1);
        v[1] = int(o.f(1.f));
        v[2] = other.f(1);
        v[3] = b.f(1);
        v[4] = int(b.f(1.f));
        v[5] = both_sides<int>::inner::g(1);
        v[6] = int(both_sides<int>::inner::g(1.f));
        v[7] = of_both(b, o);
      });
  check("amp, specialized for amp", v[0], 22);
  check("amp, specialized for cpu", v[1], 4);
  check("amp, another instance", v[2], 4);
  check("amp, specialized for both", v[3], 62);
  check("amp, not specialized", v[4], 8);
  check("amp, member of an inner class", v[5], 41);
  check("amp, inner class, not specialized", v[6], 5);
  check("amp, by a function of both", v[7], 62 + 800 + 22000);
  check("cpu, specialized for amp", o.f(1), 3);
  check("cpu, specialized for cpu", int(o.f(1.f)), 32);
  check("cpu, another instance", other.f(1), 3);
  check("cpu, specialized for both", b.f(1), 52);
  check("cpu, not specialized", int(b.f(1.f)), 7);
  check("cpu, member of an inner class", both_sides<int>::inner::g(1), 4);
  check("cpu, by a function of both", of_both(b, o), 52 + 700 + 3000);
}
} // namespace member_templates

int main() {
  one_overload::test();
  instantiations::test();
  test_pairs();
  member_templates::test();
  return failures;
}
