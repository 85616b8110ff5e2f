// Amp code may use pointers to data members.
//
// accept: L-2.4.1.3-s, L-2.4.3.7-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Pointers to data members may be variables, parameters and template arguments of amp code.
namespace variables_and_arguments {

struct vec {
  float x, y, z;
};
float get(const vec &v, float vec::*m) restrict(cpu, amp) { return v.*m; }
template <float vec::*M>
float get(const vec *v) restrict(cpu, amp) {
  return v->*M;
}

float work(vec v) restrict(cpu, amp) {
  float vec::*m = &vec::y;
  float sum = get(v, m);
  m = &vec::z;
  vec *p = &v;
  p->*m += 0.5f;
  return sum * 100 + v.z + get<&vec::x>(p) * 1000;
}

void test() {
  vec v3 = {1, 2, 3};
  float data[1] = {};
  array_view<float, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(v3); });
  check("variables and arguments: kernel", v[0], 1203.5);
  check("variables and arguments: host", work(v3), 1203.5);
}

} // namespace variables_and_arguments

// Templates of amp code may take and deduce pointers to data members.
namespace templates {

struct B0 {
  int z;
};
struct S : B0 {
  int x;
  float y;
  int arr[2];
};
template <int S::*P>
int get(const S &s) restrict(cpu, amp) {
  return s.*P;
}
template <class C, class T>
T &at(C &c, T C::*p) restrict(cpu, amp) {
  return c.*p;
}
struct Pick {
  int S::*p;
};
void test() {
  float out[6] = {};
  array_view<float, 1> v(6, out);
  Pick pk{&S::z};
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        S s{{1}, 2, 3.5f, {4, 5}};
        S *q = &s;
        auto m = &S::y;
        int(S::*pa)[2] = &S::arr;
        int S::*pz = &B0::z;
        v[0] = q->*(&S::x);
        v[1] = q->*m;
        v[2] = get<&S::x>(s);
        v[3] = at(s, &S::y);
        v[4] = (s.*pa)[1];
        v[5] = (s.*pz) + q->*pk.p + (pz == nullptr);
      });
  v.synchronize();
  const float want[] = {2, 3.5f, 2, 3.5f, 5, 2};
  for (int i = 0; i < 6; i++)
    CHECK(out[i] == want[i]);
}

} // namespace templates

// Pointers to data members of a base or of array type convert to pointers to derived members.
namespace members_of_bases {

struct base {
  int b[2];
};
struct item : base {
  float weight;
  float size;
};
template <typename T, typename M>
M sum(const T *items, int n, M T::*m) restrict(cpu, amp) {
  M s = M();
  for (int k = 0; k < n; ++k)
    s += items[k].*m;
  return s;
}

float work() restrict(cpu, amp) {
  item items[2] = {{{{1, 2}}, 0.5f, 10}, {{{3, 4}}, 0.25f, 20}};
  int(base::*array)[2] = &base::b;
  int(item::*inherited)[2] = array;
  const item *p = items + 1;
  return sum(items, 2, &item::weight) + sum(items, 2, &item::size) +
         float((p->*inherited)[1] * 100) + float((items[0].*array)[0]);
}

void test() {
  float data[1] = {};
  array_view<float, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = work(); });
  check("members of bases: kernel", v[0], 0.75 + 30 + 400 + 1);
  check("members of bases: host", work(), 431.75);
}

} // namespace members_of_bases

// A kernel may capture a pointer to a data member, alone or in a class or array.
namespace captures {

struct base {
  int x, y;
};
struct object : base {
  float z;
  int many[2];
};
struct picked {
  int base::*p;
};

template <typename C, typename T>
T on_accelerator(C o, T C::*which) {
  T out = T();
  array_view<T, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = o.*which; });
  v.synchronize();
  return out;
}

void test() {
  int out[4] = {};
  array_view<int, 1> v(4, out);
  picked in{&base::x};
  int base::*captured = &base::y;
  struct {
    int base::*p[2];
  } several = {{&base::y, &base::x}};
  float object::*typed = &object::z;
  int object::*converted = captured;
  int base::*null = nullptr;
  parallel_for_each(
      extent<1>(1), [ =, copy = captured ](index<1>) restrict(amp) {
        base b{1, 2};
        object o;
        o.x = 3;
        o.y = 4;
        o.z = 5;
        object *p = &o;
        v[0] = b.*in.p + 10 * (b.*captured);
        v[1] = b.*several.p[0] + 10 * (b.*several.p[1]);
        v[2] = int(p->*typed) + 10 * (p->*converted);
        v[3] = b.*copy + (null == nullptr ? 40 : 0);
      });
  v.synchronize();
  base b{8, 9};
  CHECK(on_accelerator(b, &base::x) == 8);
  CHECK(on_accelerator(b, &base::y) == 9);
  CHECK(out[0] == 21);
  CHECK(out[1] == 12);
  CHECK(out[2] == 45);
  CHECK(out[3] == 42);
}

} // namespace captures

int main() {
  variables_and_arguments::test();
  templates::test();
  members_of_bases::test();
  captures::test();
  return failures;
}
