// A deduction guide without a restriction serves amp code.
//
// accept: L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;

template <typename A> struct one {
  A a;
};
template <typename A> one(A) -> one<A>;

namespace shapes {
template <typename A, typename B> struct two {
  A a;
  B b;
  two(A x, B y) restrict(cpu, amp) : a(x), b(y) {}
  two(B y) restrict(amp) : a(A()), b(y) {}
};
template <typename B> two(B) -> two<int, B>;
template <typename A> explicit two(A *, int) -> two<A, int>;
}

struct outer {
  template <typename A> struct in {
    A a;
  };
  template <typename A> in(A) -> in<A>;
  static int get(int x) restrict(cpu, amp) {
    in i{x};
    return i.a;
  }
};

template <typename T> struct wrapped {
  T t;
};
wrapped(int) -> wrapped<float>;

int main() {
  int out[5] = {};
  array_view<int, 1> v(5, out);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        one t{2};
        shapes::two u(1.5f);
        shapes::two w(3, 4.5f);
        wrapped f{7};
        f.t /= 2;
        v[0] = t.a;
        v[1] = int(u.b * 2);
        v[2] = w.a + int(w.b * 2);
        v[3] = outer::get(5);
        v[4] = int(f.t * 2);
      });
  v.synchronize();
  one h{2.5};
  return h.a == 2.5 && outer::get(1) == 1 && out[0] == 2 && out[1] == 3 && out[2] == 12 &&
                 out[3] == 5 && out[4] == 7
             ? 0
             : 1;
}
