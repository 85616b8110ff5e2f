// Decltype in a body or trailing return type follows the restrictions, a leading decltype is cpu
// code.
//
// accept: L-2.2-g
//
// The same holds for sizeof and noexcept (§2.1.1, §2.2).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <utility>
#include <vector>
using namespace concurrency;
template <typename A, typename B> constexpr bool is = std::is_same<A, B>::value;
struct a {
  int i;
};
struct b {
  int j;
};
a f() restrict(cpu) { return {1}; }
b f() restrict(amp) { return {2}; }
template <typename T> T id(T x) restrict(cpu) { return x; }
template <typename T> double id(T x) restrict(amp) { return x; }
int only(float) restrict(cpu);
double only(int) restrict(amp);
int nx(int) restrict(cpu) { return 1; }
int nx(float) restrict(amp) { return 2; }
// Leading declarators are cpu code.
decltype(f()) leads() restrict(amp) { return a{3}; }
decltype(f()) leads_both(decltype(f()) x = a{4}) restrict(cpu, amp) { return x; }
// Trailing declarators follow the restrictions.
auto trails_amp() restrict(amp) -> decltype(f()) { return f(); }
auto trails_cpu() restrict(cpu) -> decltype(f()) { return f(); }
auto same_both() restrict(cpu, amp) -> decltype(id(1.0)) { return id(1.0); }
auto size_amp() restrict(amp) -> std::integral_constant<int, sizeof(only(1))> { return {}; }
template <typename T> auto trails_t(T) restrict(amp) -> decltype(f()) { return f(); }
template <typename T> auto trails_t(T) restrict(cpu) -> decltype(f()) { return f(); }
template <typename T> auto sf(T x) restrict(cpu, amp) -> decltype(id(x) + 1) { return id(x) + 1; }
template <typename T> struct box {
  T x;
  T get() const restrict(cpu) { return x; }
  int get() const restrict(amp) { return int(x); }
  auto twice() const restrict(cpu, amp) -> decltype(std::declval<const box &>().get()) {
    return get() * 2;
  }
  static T make() restrict(cpu) { return T(1); }
  static int make() restrict(amp) { return 1; }
};
template <typename T> void in_body() restrict(amp) {
  static_assert(is<decltype(f()), b>, "");
  static_assert(is<decltype(id(1)), double>, "");
  static_assert(is<decltype(only(1)), double>, "");
  static_assert(sizeof(only(1)) == 8, "");
  static_assert(!noexcept(nx(1)), "");
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
int main() {
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
               int(same_both()) * 10000 + int(sf(2.0)) * 100000 + q.twice() * 1000000 +
               int(sizeof(size_amp())) * 0 + box<int>::make() * 100000000;
      });
  int c = trails_cpu().i + leads_both().i * 10 + trails_t(1).i * 1000 + int(same_both()) * 10000 +
          box<int>{5}.twice() * 100000;
  return !(v[0] == 110312243 - 0 && c == 1011041) ? (v[0] != 110312243) + 2 * (c != 1011041) : 0;
}
