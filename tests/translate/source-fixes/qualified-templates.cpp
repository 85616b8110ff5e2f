// Templates in dependent scopes without the keyword 'template'.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// RUN: %amp2hip --from-msvc %s -o %t.hip && %code %t.hip | FileCheck %s && %msvc %t.hip

#include <amp.h>

template <class G> struct grid {
  template <int K> struct bound {
    static int wrap(int i) restrict(amp, cpu) { return i + K; }
  };
  template <int K, class F> static int sum(const F &f, int i) restrict(amp, cpu) {
    return f[i] + bound<K>::wrap(G::n);
  }
  template <int K> static int none() restrict(amp, cpu) { return K; }
};

template <class G, int Kind> struct model {
  typedef grid<G> lattice;

  void step(concurrency::array_view<int> v) {
    parallel_for_each(v.extent, [=](concurrency::index<1> i) restrict(amp) {
      const int sum = lattice::sum<Kind>(v, i[0]);
      v[i] = 2 * grid<G>::sum<Kind>(v, i[0]) + sum;
    });
  }
  int wrap(int i) { return lattice::bound<Kind>::wrap(i) + lattice::none<Kind>(); }
  // CHECK: return lattice::template bound<Kind>::wrap(i) + lattice::template none<Kind>();
  bool smaller(int c) { return G::n < Kind || G::n > (c); }
  // CHECK: return G::n < Kind || G::n > (c);
};
// CHECK: struct step_kernel
// CHECK: const int sum = lattice::template sum<Kind>(v, i[0]);
// CHECK-NEXT: v[i] = 2 * grid<G>::template sum<Kind>(v, i[0]) + sum;

struct geometry { static const int n = 2; };
template struct model<geometry, 0>;
