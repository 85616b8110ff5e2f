// A launch may be part of a pack expansion. Its kernel may capture and expand packs.
//
// accept: L-2.1.2-h, L-2.4.3.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

// A launch can be part of a pack expansion, and its kernel can expand packs of template parameters.
namespace packs_of_template_parameters {
template <typename... Ts>
struct holder {
  int n = sizeof...(Ts);
};
template <typename... Ts>
int apply(const holder<Ts...> &h) restrict(cpu, amp) {
  return h.n;
}
template <typename... Ts>
int count() restrict(cpu, amp) {
  return int(sizeof...(Ts));
}
template <typename... Ts>
void own(Ts... v) {
  (parallel_for_each(
       v.extent,
       [=](index<1> i) restrict(amp) {
         v[i] = sizeof...(Ts) + 10 * count<Ts..., Ts...>() + 100 * sizeof...(v);
       }),
   ...);
}
template <typename... Ts>
struct packs {
  template <int... Ns>
  static void all(array_view<Ts, 1>... v) {
    holder<Ts...> h;
    int many[] = {0, (parallel_for_each(
                          v.extent,
                          [=](index<1> i) restrict(amp) {
                            auto inner = [](auto... a) { return (a + ...); };
                            Ts x = Ts(Ns);
                            v[i] = x + Ts(0.5) + apply(h) + count<Ts..., int>() + inner(1, 2) +
                                   sizeof(Ts);
                          }),
                      0)...};
    (void)many;
  }
  void out(array_view<Ts, 1>... v);
};
template <typename... Us>
void packs<Us...>::out(array_view<Us, 1>... v) {
  (parallel_for_each(
       v.extent, [=](index<1> i) restrict(amp) { v[i] = Us(7.5) + sizeof...(Us); }),
   ...);
}
template <int... Ns>
struct numbers {
  template <typename V>
  static void add(V v) {
    (parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += Ns * 2; }), ...);
    (parallel_for_each(
         v.extent, [=](index<1> i) restrict(amp) { v[i] += (Ns + ... + 0) * Ns; }),
     ...);
  }
};
template <typename... Ts>
void declared_in_function(Ts... v) {
  using all = holder<Ts...>;
  constexpr int number = sizeof...(Ts);
  struct item {
    int n;
  };
  item it = {7};
  all h;
  (parallel_for_each(
       v.extent,
       [=](index<1> i) restrict(amp) {
         all k = h;
         v[i] = k.n + 10 * number;
       }),
   ...);
  (parallel_for_each(
       v.extent,
       [=](index<1> i) restrict(amp) {
         item k = it;
         v[i] += k.n;
       }),
   ...);
}
void test() {
  int a[2];
  float b[2];
  array_view<int, 1> x(2, a);
  array_view<float, 1> y(2, b);
  own(x, y);
  CHECK(x[1] == 242);
  CHECK(y[0] == 242);
  packs<int, float>::all<3, 4>(x, y);
  CHECK(x[1] == 3 + 2 + 3 + 3 + 4);
  CHECK(y[0] == 4 + 0.5f + 2 + 3 + 3 + 4);
  packs<int, float>().out(x, y);
  CHECK(x[1] == 9);
  CHECK(y[0] == 9.5f);
  x[0] = 0;
  numbers<1, 2, 3>::add(x);
  CHECK(x[0] == 12 + 36);
  declared_in_function(x, y);
  CHECK(x[1] == 29);
  CHECK(y[0] == 29);
}
} // namespace packs_of_template_parameters

// A kernel in a pack expansion captures the whole pack and uses one of its elements.
namespace whole_pack {
template <typename>
struct box {
  int a;
};
template <typename T>
struct crate {
  T a[2];
  int kind = 1;
};
template <typename... Ts>
void both(array_view<int, 1> v, Ts... values) {
  (parallel_for_each(
       v.extent, [=
  ](index<1> i) restrict(amp) { v[i] += values * int((values + ...)) + sizeof(Ts); }),
   ...);
  (parallel_for_each(
       v.extent, [ v, values... ](index<1> i) restrict(amp) { v[i] += Ts((values + ...)); }),
   ...);
  (parallel_for_each(
       v.extent, [ v, values ](index<1> i) restrict(amp) { v[i] += Ts(values); }),
   ...);
}
template <typename... Ts>
struct holder {
  template <typename... Us>
  static void run(array_view<Ts, 1>... v, const Us &...u);
};
template <typename... Ts>
template <typename... Us>
void holder<Ts...>::run(array_view<Ts, 1>... v, const Us &...u) {
  (parallel_for_each(
       v.extent,
       [=](index<1> i) restrict(amp) {
         v[i] = Ts((u + ...)) + int(sizeof...(Us)) * 1000 + int(sizeof...(v)) * 100;
       }),
   ...);
  (parallel_for_each(
       v.extent,
       [=](index<1> i) restrict(amp) {
         auto f = [=](int n) { return Ts((v[i] + ...) + n); };
         v[i] = f(1);
       }),
   ...);
}
template <template <typename> class... Boxes>
struct of_templates {
  static void fill(array_view<int, 1> v) {
    (parallel_for_each(
         v.extent,
         [=](index<1> i) restrict(amp) {
           Boxes<int> b = {i[0]};
           (void)b;
           v[i] = v[i] * 10 + sizeof(Boxes<int>) + int(sizeof...(Boxes));
         }),
     ...);
  }
  template <template <typename> class T>
  static int size() restrict(amp, cpu) {
    return sizeof(T<int>);
  }
  static void named(array_view<int, 1> v) {
    (parallel_for_each(
         v.extent, [=](index<1> i) restrict(amp) { v[i] += of_templates::template size<Boxes>(); }),
     ...);
  }
};
template <template <typename> class... Boxes, typename T>
void hold(array_view<int, 1> v, Boxes<T>... b) {
  (parallel_for_each(
       v.extent,
       [=](index<1> i) restrict(amp) {
         Boxes<T> copy = b;
         v[i] = v[i] + int(sizeof(Boxes<T>)) + copy.a;
       }),
   ...);
}
template <typename T>
struct values {
  template <T... N>
  static void add(array_view<int, 1> v) {
    (parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += N * (N + ...); }), ...);
  }
};
void generic(array_view<int, 1> v) {
  auto f = [=](auto... y) {
    (parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += y; }), ...);
    (parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += y * (y + ...); }), ...);
    (parallel_for_each(
         v.extent, [ v, y ](index<1> i) restrict(amp) {
           auto g = [y](int n) { return n + y; };
           v[i] += g(1);
         }),
     ...);
    (parallel_for_each(
         v.extent,
         [=](index<1> i) restrict(amp) {
           auto g = [y](int n) { return n + y; };
           auto h = [=](int n) { return n * (y + ...) + y; };
           v[i] += h(2) + g(0);
         }),
     ...);
  };
  f(1, 2, 3);
}
template <typename... A, typename... B>
void two_packs(array_view<int, 1> v, std::pair<A, B>... p) {
  (parallel_for_each(
       v.extent, [=](index<1> i) restrict(amp) { v[i] = v[i] + A(p.first) + (B(p.second) + ...); }),
   ...);
}
template <typename... T>
void arrays(array_view<int, 1> v, array<T, 1> &...a) {
  (parallel_for_each(v.extent, [ v, &a ](index<1> i) restrict(amp) { v[i] += a[i]++; }), ...);
  (parallel_for_each(
       v.extent, [ v, &a... ](index<1> i) restrict(amp) { v[i] += T((a[i] + ...)); }),
   ...);
  (parallel_for_each(
       v.extent, [&, v ](index<1> i) restrict(amp) {
         v[i] += a[i] * int((a[i] + ...));
         a[i] -= 1;
       }),
   ...);
}
template <typename... T>
void unknown(array_view<int, 1> v, T &...a) {
  (parallel_for_each(v.extent, [ v, &a ](index<1> i) restrict(amp) { v[i] += a[i]; }), ...);
  (parallel_for_each(
       v.extent, [&, v ](index<1> i) restrict(amp) { v[i] += a[i] * int((a[i] + ...)); }),
   ...);
}
template <typename... T>
void consts(array_view<int, 1> v, const T &...a) {
  (parallel_for_each(v.extent, [ v, &a ](index<1> i) restrict(amp) { v[i] += a[i]; }), ...);
}
void test() {
  std::vector<int> d(2);
  array_view<int, 1> v(2, d);
  both(v, 1, 2u);
  CHECK(v[1] == 3 + 6 + 8 + 6 + 3);
  std::vector<float> e(2);
  array_view<float, 1> w(2, e);
  holder<int, float>::run(v, w, 3, 4.5);
  CHECK(v[1] == 2207 + 2208);
  CHECK(w[1] == 4415 + 2207.5f + 1);
  v[1] = 0;
  of_templates<box, crate>::fill(v);
  CHECK(v[1] == 60 + 14);
  of_templates<box, crate>::named(v);
  CHECK(v[1] == 60 + 14 + 4 + 12);
  v[1] = 0;
  hold(v, box<unsigned>{3}, box<unsigned>{4});
  CHECK(v[1] == 8 + 7);
  v[1] = 0;
  values<int>::add<1, 2>(v);
  CHECK(v[1] == 9);
  v[1] = 0;
  generic(v);
  CHECK(v[1] == 6 + 36 + 9 + 6 + 36 + 6);
  v[1] = 0;
  two_packs(v, std::pair<int, float>(1, 2.f), std::pair<unsigned, int>(3, 4));
  CHECK(v[1] == 4 + 12);
  v[1] = 0;
  int numbers[] = {2, 3};
  float more[] = {4, 5};
  array<int, 1> a(2, numbers);
  array<float, 1> b(2, more);
  arrays(v, a, b);
  CHECK(v[1] == 3 + 5 + 10 + 10 + 40 + 54);
  v[1] = 0;
  unknown(v, a, b);
  CHECK(v[1] == 8 + 64);
  consts(v, a, b);
  CHECK(v[1] == 80);
}
} // namespace whole_pack

int main() {
  packs_of_template_parameters::test();
  whole_pack::test();
  return failures;
}
