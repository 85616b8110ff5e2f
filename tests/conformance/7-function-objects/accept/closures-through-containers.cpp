// Closures launch kernels after a pass through factories, tuples, vectors, references and pointers.
//
// accept: P-7.1-n, P-7-af
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#include <amp.h>
#include <tuple>
#include <utility>
#include <vector>
using namespace concurrency;
auto make(array_view<int, 1> v, int k) {
  return [=](index<1> i) restrict(amp) { v[i] += k; };
}
template <class F> auto twice(F f) {
  return [=](index<1> i) restrict(amp) {
    f(i);
    f(i);
  };
}
template <class F, class G> auto compose(F f, G g) {
  return [=](auto x) restrict(cpu, amp) { return f(g(x)); };
}
template <class K> struct task {
  extent<1> e;
  K k;
  void run() const { parallel_for_each(e, k); }
};
template <class K> task<K> make_task(extent<1> e, K k) { return task<K>{e, k}; }
template <class K> void launch(extent<1> e, const K &k) { parallel_for_each(e, k); }
template <class K> void launch_rr(extent<1> e, K &&k) { parallel_for_each(e, std::forward<K>(k)); }
template <class K> void launch_av(const accelerator_view &a, const K &k) {
  parallel_for_each(a, extent<1>(3), k);
}
int main() {
  int o[3] = {};
  array_view<int, 1> v(3, o);
  auto k1 = make(v, 1);
  parallel_for_each(v.extent, k1);
  launch(v.extent, k1);
  launch_rr(v.extent, k1);
  launch_rr(v.extent, make(v, 10));
  launch_av(accelerator().default_view, k1); // 14
  parallel_for_each(v.extent, twice(make(v, 3)));
  parallel_for_each(v.extent, twice(twice(k1))); // 24
  make_task(v.extent, k1).run();
  make_task(v.extent, [=](index<1> i) restrict(amp) { v[i] *= 2; }).run(); // 50
  auto t = std::make_tuple(k1, make(v, 5));
  parallel_for_each(v.extent, std::get<1>(t)); // 55
  auto k2 = k1;
  auto *p = &k2;
  parallel_for_each(v.extent, *p); // 56
  std::vector<decltype(k1)> ks;
  for (int i = 0; i < 3; ++i) ks.push_back(make(v, i));
  for (auto &k : ks) parallel_for_each(v.extent, k);        // 59
  parallel_for_each(v.extent, o[0] > 1000 ? ks[0] : ks[2]); // +2 = 61
  auto inc = [](int x) restrict(cpu, amp) { return x + 1; };
  auto dbl = [](auto x) restrict(cpu, amp) { return x * 2; };
  int w1 = 1;
  auto inc2 = [w1](int x) restrict(cpu, amp) { return x + w1; };
  auto c = compose(inc2, compose(inc2, dbl));
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { v[i] = c(v[i]) + 1; }); // 61*2+2+1 = 125
  const auto &rk = k1;
  parallel_for_each(v.extent, rk); // 126
  {
    struct S {
      decltype(k1) k;
      int z;
    };
    S s = {k1, 2};
    parallel_for_each(v.extent, s.k);
  } // 127
  [&] {
    [=] {
      parallel_for_each(
          v.extent, [=](index<1> i) restrict(amp) {
            auto f = [=](int z) { return [=](int y) { return z + y + c(0) + 1; }; };
            v[i] += f(1)(2);
          });
    }();
  }(); // +3+3 = 133
  std::pair<decltype(k1), int> pr(k1, 1);
  parallel_for_each(v.extent, pr.first); // 134
  v.synchronize();
  if (c(1) != 4) return 1;
  return o[0] == 134 && o[2] == 134 ? 0 : 2;
}
