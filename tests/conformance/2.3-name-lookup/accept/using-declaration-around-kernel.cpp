// A kernel calls the amp function that its function's using declaration brings, converting
// arguments.
//
// accept: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;

namespace lib {
enum level : int { low = 2 };
inline int trace(unsigned x, unsigned y) restrict(amp) { return int(x * 10 + y); }
inline int trace(level x, float y) { return int(x) - int(y) + 1; }
}

int main() {
  std::vector<int> r(2);
  array_view<int> out(r);
  using lib::trace;
  parallel_for_each(
      out.extent, [=](index<1> i) restrict(amp) {
        out[i] = trace(lib::level(i[0] + 2), float(i[0]));
      });
  out.synchronize();
  return !(r[0] == 20 && r[1] == 31 && trace(lib::low, 2.f) == 1);
}
