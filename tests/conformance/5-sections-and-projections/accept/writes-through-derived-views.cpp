// A write through a section, projection, shape or reinterpretation changes exactly its elements.
//
// accept: R-5.2.5-b, R-5.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
#include <vector>
#include <iterator>
using namespace concurrency;
static int bad = 0;
#define RUN(name, kernel, ...)                                                                     \
  {                                                                                                \
    std::vector<int> s(60), want(60);                                                              \
    for (int i = 0; i < 60; ++i) want[i] = s[i] = i;                                               \
    for (int i : {__VA_ARGS__}) want[i] += 1000;                                                   \
    {                                                                                              \
      array_view<int, 3> v(3, 4, 5, s);                                                            \
      array_view<int, 1> l(60, s);                                                                 \
      (void)l;                                                                                     \
      auto t = [&]() { return kernel; }();                                                         \
      parallel_for_each(                                                                           \
          t.extent, [=](decltype(index<decltype(t)::rank>()) i) restrict(amp) { t[i] += 1000; });  \
      v.synchronize();                                                                             \
      t.synchronize();                                                                             \
    }                                                                                              \
    if (s != want) {                                                                               \
      std::printf("kernel %s\n", name);                                                            \
      ++bad;                                                                                       \
    }                                                                                              \
    array<int, 3> a(3, 4, 5, want.begin());                                                        \
    {                                                                                              \
      array_view<int, 3> v(a);                                                                     \
      auto t = [&]() { return kernel; }();                                                         \
      parallel_for_each(                                                                           \
          t.extent, [=](decltype(index<decltype(t)::rank>()) i) restrict(amp) { t(i) -= 1000; });  \
    }                                                                                              \
    std::vector<int> o = a;                                                                        \
    for (int i = 0; i < 60; ++i)                                                                   \
      if (o[i] != i) {                                                                             \
        std::printf("array %s %d\n", name, i);                                                     \
        ++bad;                                                                                     \
      }                                                                                            \
  }
int main() {
  RUN("section", v.section(1, 1, 1, 1, 2, 3), 26, 27, 28, 31, 32, 33)
  RUN("sec2", v.section(index<3>(2, 3, 3)), 58, 59)
  RUN("sec3", v.section(extent<3>(1, 2, 2)), 0, 1, 5, 6)
  RUN("proj", v[1].section(1, 1, 1, 2), 26, 27)
  RUN("projproj", v[2][3], 55, 56, 57, 58, 59)
  RUN("row", v[0][1].section(1, 2), 6, 7)
  RUN("viewas", v[1][2].view_as(extent<2>(1, 5)), 30, 31, 32, 33, 34)
  RUN("viewas2", v[1][2].section(1, 4).view_as(extent<3>(2, 1, 2)), 31, 32, 33, 34)
  RUN("reint", v[1][2].reinterpret_as<int>(), 30, 31, 32, 33, 34)
  RUN("reint2", v[1][2].section(2, 2).reinterpret_as<unsigned>().reinterpret_as<int>(), 32, 33)
  RUN("secsec", v.section(0, 1, 0, 3, 3, 5).section(1, 1, 1, 2, 1, 2), 31, 32, 51, 52)
  RUN("call", v(2)(0), 40, 41, 42, 43, 44)
  return bad;
}
