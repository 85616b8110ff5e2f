// An instance's parameters, results, packs and default arguments must not have incompatible types.
//
// reject: L-2.4.1-c, L-2.4.2-b
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdint>
template <class T> T add(T a, T b) restrict(cpu, amp) { return a + b; } // ERROR
short s = add<short>(1, 2);
template <class T> struct Vec {
  T x, y;
  T dot(const Vec &o) const restrict(cpu, amp) { return x * o.x + y * o.y; } // ERROR
};
Vec<std::int8_t> v8{1, 2};
int d8 = v8.dot(v8);
Vec<char> okc{1, 2};
template <class T> using Same = T;
int g(Same<long long> x) restrict(amp); // ERROR
template <class... T> int many(T... t) restrict(amp) { return sizeof...(t); } // ERROR
int u() restrict(amp) { return many(1, 2.0) + many(nullptr, 1) + many(u8"x"); } // ERROR
template <class T> auto ret(T t) restrict(amp) { return t ? 1LL : 2LL; } // ERROR
int u2() restrict(amp) { return ret(1); }
template <class T, class U = unsigned char> U dflt(T t) restrict(amp) { return U(t); } // ERROR
int u3() restrict(amp) { return dflt(1); }
template <class T> class Guard {
  T *p;

public:
  Guard(T *q) restrict(amp) {}
  T &get() const restrict(amp);
};
int u4(int x) restrict(amp) {
  Guard<int> gd(&x); // ERROR
  return gd.get();
}
