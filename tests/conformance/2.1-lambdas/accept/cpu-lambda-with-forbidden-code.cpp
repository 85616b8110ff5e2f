// A cpu lambda or cpu local member in amp code may use all of C++.
//
// accept: L-2.4.3.7-i
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#include <amp.h>
#include <typeinfo>
#include <string>
using namespace concurrency;
asm("");
int f(int x) restrict(amp) {
  auto cpu = [](int y) restrict(cpu) {
    static int n;
    if (y == 3) goto end;
    try {
      if (y) throw std::string("x");
    } catch (const std::string &s) { n++; }
    n += typeid(y) == typeid(int);
  end:
    asm("");
    return n + int(new int[2][3] == nullptr);
  };
  struct L {
    static long long g(char c) restrict(cpu) {
      short s = c;
      volatile long long q = s;
      return q + 1.0L;
    }
    int ok() { return 5; }
  };
  return x + L().ok() + int(sizeof(L));
}
int main() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(1); });
  v.synchronize();
  return out == 7 ? 0 : 1;
}
