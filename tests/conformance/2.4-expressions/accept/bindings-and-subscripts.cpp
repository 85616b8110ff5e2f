// Amp code may use structured bindings of every form and subscripts after any operand.
//
// accept: L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

struct two {
  int x, y;
};

int bindings() restrict(amp) {
  int p[2] = {1, 2};
  auto &[a, b] = p;
  a = 3;
  auto &&[c, d] = p;
  d = 5;
  const auto &[e, f] = p;
  auto const &[g, h] = p;
  auto const [i, j] = p;
  two t{7, 11};
  auto &[x, y](t);
  x = 13;
  return a * b + c + d + e + f + g + h + i + j + t.x + y;
}

int subscripts() restrict(amp) {
  int b[2] = {7, 8};
  int second = 1;
  auto get = [=]() { return 1 [b]; };
  return 1 [b] + 0x0 [b] + (second)[b] + second[b] + true[b] + false[b] + get();
}

template <typename T> T braces() restrict(amp) {
  using pair = T[2];
  T n = 0;
  { n = 2; }
  n += [n]() { return n + index<2>{3, 6}[0]; }();
  return n + index<2>{3, 4}[1] + pair{20, 30}[1] + index<1>{1}[0];
}

int main() {
  int out[3] = {};
  array_view<int, 1> v(3, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = bindings();
        v[1] = subscripts();
        v[2] = braces<int>();
      });
  v.synchronize();
  int b[2] = {7, 8};
  const char *text = "abc";
  if (1 [b] != 8 || 1 ["abc"] != 'b' || "abc"[2] != text[2] || R"(xyz)"[1] != 'y' ||
      __func__[0] != 'm')
    return 1;
  return out[0] == 71 && out[1] == 54 && out[2] == 42 ? 0 : 2;
}
