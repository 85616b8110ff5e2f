// Decltype of a call refers to the overload that the code at its place calls. A leading decltype is
// cpu code; a decltype in a body or in a trailing return type has the restrictions of the function.
//
// accept: L-2.2-g, L-2.1.1-z, L-2.2-f, L-2.3.2.1-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <type_traits>
#include <utility>
#include <vector>

using namespace concurrency;

// Decltype in a body or trailing return type follows the restrictions, a leading decltype is cpu
// code.
// The same holds for sizeof and noexcept (§2.1.1, §2.2).
namespace decltype_by_place {

template <typename A, typename B>
constexpr bool is = std::is_same<A, B>::value;
struct a {
  int i;
};
struct b {
  int j;
};
a f() restrict(cpu) { return {1}; }
b f() restrict(amp) { return {2}; }
template <typename T>
T id(T x) restrict(cpu) {
  return x;
}
template <typename T>
double id(T x) restrict(amp) {
  return x;
}
int only(float) restrict(cpu);
double only(int) restrict(amp);
int may_throw(int) restrict(cpu) { return 1; }
int may_throw(float) restrict(amp) { return 2; }
// Leading declarators are cpu code.
decltype(f()) leads() restrict(amp) { return a{3}; }
decltype(f()) leads_both(decltype(f()) x = a{4}) restrict(cpu, amp) { return x; }
// Trailing declarators follow the restrictions.
auto trails_amp() restrict(amp) -> decltype(f()) { return f(); }
auto trails_cpu() restrict(cpu) -> decltype(f()) { return f(); }
auto same_both() restrict(cpu, amp) -> decltype(id(1.0)) { return id(1.0); }
auto size_amp() restrict(amp) -> std::integral_constant<int, sizeof(only(1))> { return {}; }
template <typename T>
auto trails_t(T) restrict(amp) -> decltype(f()) {
  return f();
}
template <typename T>
auto trails_t(T) restrict(cpu) -> decltype(f()) {
  return f();
}
template <typename T>
auto from_argument(T x) restrict(cpu, amp) -> decltype(id(x) + 1) {
  return id(x) + 1;
}
template <typename T>
struct box {
  T x;
  T get() const restrict(cpu) { return x; }
  int get() const restrict(amp) { return int(x); }
  auto twice() const restrict(cpu, amp) -> decltype(std::declval<const box &>().get()) {
    return get() * 2;
  }
  static T make() restrict(cpu) { return T(1); }
  static int make() restrict(amp) { return 1; }
};
template <typename T>
void in_body() restrict(amp) {
  static_assert(is<decltype(f()), b>, "");
  static_assert(is<decltype(id(1)), double>, "");
  static_assert(is<decltype(only(1)), double>, "");
  static_assert(sizeof(only(1)) == 8, "");
  static_assert(!noexcept(may_throw(1)), "");
  decltype(auto) y = f();
  static_assert(is<decltype(y), b>, "");
  auto z = id(T(1));
  static_assert(is<decltype(z), double>, "");
  (void)z;
  (void)y;
  using alias = decltype(f());
  static_assert(is<alias, b>, "");
}
void in_cpu() {
  static_assert(is<decltype(f()), a>, "");
  static_assert(is<decltype(id(1)), int>, "");
  static_assert(is<decltype(only(1)), int>, "");
  decltype(auto) y = f();
  static_assert(is<decltype(y), a>, "");
  (void)y;
}
static_assert(is<decltype(f()), a>, "outside of functions: cpu code");
static_assert(is<decltype(trails_t(1)), a>, "");
void test() {
  std::vector<int> r(8);
  array_view<int> v(8, r);
  in_cpu();
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        in_body<int>();
        static_assert(is<decltype(leads()), a>, "");
        static_assert(is<decltype(trails_t(1)), b>, "");
        box<int> q{5};
        v[i] = leads().i + leads_both().i * 10 + trails_amp().j * 100 + trails_t(1).j * 1000 +
               int(same_both()) * 10000 + int(from_argument(2.0)) * 100000 + q.twice() * 1000000 +
               int(sizeof(size_amp())) * 0 + box<int>::make() * 100000000;
      });
  int c = trails_cpu().i + leads_both().i * 10 + trails_t(1).i * 1000 + int(same_both()) * 10000 +
          box<int>{5}.twice() * 100000;
  CHECK(v[0] == 110312243 && c == 1011041);
}

} // namespace decltype_by_place

// Decltype of a pair in a signature names the type of the function's own restriction.
namespace decltype_in_signatures {

struct cpu_made {
  int x;
  int id() const restrict(cpu, amp) { return 1; }
};
struct amp_made {
  int x;
  int id() const restrict(cpu, amp) { return 2; }
};
cpu_made make() restrict(cpu) { return {1}; }
amp_made make() restrict(amp) { return {2}; }
auto f() restrict(cpu) -> decltype(make()) { return make(); }
auto f() restrict(amp) -> decltype(make()) { return make(); }
template <class T>
auto g(T t) restrict(amp) -> decltype(make().x + t) {
  decltype(make()) m = make();
  return m.id() + t;
}
template <class T>
auto g(T t) restrict(cpu) -> decltype(make().x + t) {
  decltype(make()) m = make();
  return m.id() + t;
}
void test() {
  int out[3] = {};
  array_view<int, 1> v(3, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        auto m = f();
        v[0] = m.id();
        v[1] = g(10);
        v[2] = decltype(make()){}.id();
      });
  v.synchronize();
  CHECK(f().id() == 1 && g(10) == 11 && decltype(make()){}.id() == 1);
  CHECK(out[0] == 2 && out[1] == 12 && out[2] == 2);
}

} // namespace decltype_in_signatures

// Decltype in a trailing return type refers to the overload of the function's restriction.
namespace trailing_return_type {

int g(int x) { return x; }
double g(int x) restrict(amp) { return x + 0.5; }
auto f(int x) restrict(amp) -> decltype(g(x)) { return g(x); }
auto f(int x) restrict(cpu) -> decltype(g(x)) { return g(x); }
static_assert(sizeof(f(1)) == sizeof(int), "");
void test() {
  double out = 0;
  array_view<double, 1> v(1, &out);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        static_assert(sizeof(f(1)) == sizeof(double), "");
        v[i] = f(3) / 2;
      });
  v.synchronize();
  CHECK(out == 1.75);
  CHECK(f(3) / 2 == 1);
}

} // namespace trailing_return_type

// Two templates give one type if their instances return the same type.
namespace one_type_of_instances {

template <typename T>
T same(T) restrict(cpu);
template <typename T>
int same(T) restrict(amp);
template <typename T>
T twice(T x) restrict(cpu) {
  return x + x;
}
inline int twice(int x) restrict(amp) { return x + x; }
auto trailing() restrict(cpu, amp) -> decltype(twice(1)) { return 2; }
void f() restrict(cpu, amp) { static_assert(std::is_same<decltype(same(1)), int>::value, ""); }
void test() {
  f();
  CHECK(trailing() == 2);
}

} // namespace one_type_of_instances

// A cpu,amp caller can call two overloads that return the same type.
namespace one_type_of_overloads {

int rank() restrict(cpu) { return 1; }
int rank() restrict(amp) { return 2; }
typedef int integer;
integer offset(int x) restrict(amp) { return x + 20; }
int offset(int x) { return x + 10; }

int g(int x) restrict(cpu, amp) {
  auto r = rank();
  decltype(offset(x)) o = offset(x);
  return r * 100 + o;
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = g(3); });
  check("kernel", v[0], 223);
  check("host", g(3), 113);
}

} // namespace one_type_of_overloads

int main() {
  decltype_by_place::test();
  decltype_in_signatures::test();
  trailing_return_type::test();
  one_type_of_instances::test();
  one_type_of_overloads::test();
  return failures;
}
