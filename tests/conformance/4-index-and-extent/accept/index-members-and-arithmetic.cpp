// Index has the specified member types and size, and its arithmetic agrees in cpu and amp code.
//
// accept: R-4.1-c, R-4.1.2-c, R-4.1.3-b, R-4.1.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <cstdio>
static int bad;
#define CHECK(...)                                                                                 \
  ((__VA_ARGS__) ? void() : (void)(std::printf("line %d: %s\n", __LINE__, #__VA_ARGS__), ++bad))
using namespace concurrency;
template <int N> struct t {
  typedef index<N> I;
  static_assert(I::rank == N && std::is_same<decltype(I::rank), const int>::value, "");
  static_assert(std::is_same<typename I::value_type, int>::value, "");
  static_assert(std::is_same<decltype(std::declval<const I &>()[0]), int>::value, "");
  static_assert(std::is_same<decltype(std::declval<I &>()[0]), int &>::value, "");
  static_assert(
      std::is_same<decltype(std::declval<I &>() += std::declval<const I &>()), I &>::value, "");
  static_assert(
      std::is_same<decltype(std::declval<I &>() -= std::declval<const I &>()), I &>::value, "");
  static_assert(std::is_same<decltype(std::declval<I &>() %= 3), I &>::value, "");
  static_assert(std::is_same<decltype(++std::declval<I &>()), I &>::value, "");
  static_assert(std::is_same<decltype(std::declval<I &>()++), I>::value, "");
  static_assert(std::is_same<decltype(--std::declval<I &>()), I &>::value, "");
  static_assert(std::is_same<decltype(std::declval<I &>()--), I>::value, "");
  static_assert(
      std::is_same<decltype(std::declval<const I &>() + std::declval<const I &>()), I>::value, "");
  static_assert(std::is_same<decltype(std::declval<const I &>() - 1), I>::value, "");
  static_assert(std::is_same<decltype(1 % std::declval<const I &>()), I>::value, "");
  static_assert(
      std::is_same<decltype(std::declval<const I &>() == std::declval<const I &>()), bool>::value,
      "");
  static_assert(std::is_same<decltype(std::declval<I &>() = std::declval<const I &>()), I &>::value,
                "");
  static_assert(sizeof(I) == N * sizeof(int), "");
  static_assert(std::is_constructible<I, const int *>::value &&
                    !std::is_convertible<const int *, I>::value,
                "");
  static_assert(!std::is_convertible<int, I>::value, "");
};
template struct t<1>;
template struct t<2>;
template struct t<3>;
template struct t<4>;
template struct t<7>;
// amp side: a function per item, templates on the rank
template <int N> int all() restrict(amp, cpu) {
  int raw[N];
  for (int k = 0; k < N; ++k) raw[k] = 7 * (k + 1) - 10;
  index<N> a(raw), z, b = a;
  int bad = 0;
  for (int k = 0; k < N; ++k) {
    bad += z[k] != 0;
    bad += a[k] != raw[k];
  }
  for (int k = 0; k < N; ++k) {
    bad += (a + b)[k] != 2 * raw[k];
    bad += (a - b)[k] != 0;
    bad += (a * 3)[k] != 3 * raw[k];
    bad += (3 * a)[k] != 3 * raw[k];
    bad += (a / 4)[k] != raw[k] / 4;
    bad += (a % 4)[k] != raw[k] % 4;
    bad += (100 - a)[k] != 100 - raw[k];
    bad += (100 + a)[k] != 100 + raw[k];
    bad += (100 / a)[k] != 100 / raw[k];
    bad += (100 % a)[k] != 100 % raw[k];
  }
  bad += !(a == b) || a != b;
  b[N - 1]++;
  bad += a == b || !(a != b);
  index<N> c = b--;
  bad += c == b;
  bad += c != ++b;
  c = (c += a) -= a;
  bad += c != b;
  ((((c *= 6) += 5) -= 5) /= 6) %= 1000;
  bad += c != b;
  index<N> &r = --c;
  r++;
  bad += c != b;
  index<N> d;
  d = c;
  bad += d != c;
  return bad;
}
int main() {
  array_view<int, 1> r(6);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        r[0] = all<1>();
        r[1] = all<2>();
        r[2] = all<3>();
        r[3] = all<4>();
        r[4] = all<5>();
        r[5] = all<9>();
      });
  for (int i = 0; i < 6; ++i) CHECK(r[i] == 0);
  CHECK(all<1>() + all<2>() + all<3>() + all<6>() == 0);
  short s = 2;
  unsigned u = 3;
  long l = 4;
  bool t1 = true;
  unsigned char uc = 1;
  float f = 2.9f;
  index<2> i(10, 20);
  CHECK(i * s == index<2>(20, 40) && i + u == index<2>(13, 23) && i - l == index<2>(6, 16) &&
        i + t1 == index<2>(11, 21) && uc + i == index<2>(11, 21) && i + f == index<2>(12, 22));
  int k = index<3>::rank;
  const int &rk = index<3>::rank;
  CHECK(k == rk); // odr-use of a static const member
  int arr[index<4>::rank + 0 * extent<2>::rank];
  CHECK(sizeof arr == 16);
  CHECK(i[0u] == 10 && i[1L] == 20 && i[true] == 20);
  return bad;
}
