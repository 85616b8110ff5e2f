// A kernel must not declare, convert to or return char, short or wchar_t.
//
// reject: L-2.4.1.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
int main() {
  int o[1];
  array_view<int> v(1, o);
  struct Sh {
    short s;
    int i;
  };
  std::pair<char, int> pc(1, 2);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        char c = 1; // ERROR
        v[i] = c;
      });
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        Sh s; // ERROR
        s.i = 1;
        v[i] = s.i;
      });
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = pc.second; }); // ERROR
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto x = (unsigned short)i[0]; // ERROR
        v[i] = x;
      });
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        for (char k = 0; k < 3; ++k) v[i] = k; // ERROR
      });
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto l = [](short q) { return q; }; // ERROR
        v[i] = l(1);
      });
  parallel_for_each(
      v.extent, [=](auto i) restrict(amp) {
        wchar_t w = 1; // ERROR
        v[i] = w;
      });
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp)->char { return 1; }); // ERROR
}
