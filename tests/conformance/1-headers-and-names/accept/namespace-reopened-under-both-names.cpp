// Concurrency and concurrency name one namespace, which a program may reopen under either name.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
namespace Concurrency {
namespace helpers {
template <typename T> void fill(const array_view<T, 1> &v, T x) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x; });
}
}
}
namespace concurrency {
inline int twice(int x) restrict(cpu, amp) { return 2 * x; }
}
namespace Concurrency::nested {
inline int thrice(int x) restrict(cpu, amp) { return 3 * x; }
}
namespace concurrency::nested {
inline int four(int x) restrict(cpu, amp) { return 4 * x; }
}
extern "C++" {
namespace Concurrency {
inline int five() { return 5; }
}
}
namespace concurrency = Concurrency;
namespace Concurrency = concurrency;
namespace mine {
namespace Concurrency {
inline int six() { return 6; }
}
}
#define OPEN(name) namespace name {
OPEN(Concurrency)
inline int seven() { return 7; }
}
using namespace Concurrency;
int main() {
  std::vector<int> r(4);
  ::Concurrency::array_view<int> v(4, r);
  concurrency::helpers::fill(v, 7);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] += ::concurrency::twice(1) + nested::thrice(1) + Concurrency::nested::four(1);
      });
  v.synchronize();
  return !(r[3] == 16 && five() == 5 && mine::Concurrency::six() == 6 &&
           ::concurrency::seven() == 7);
}
