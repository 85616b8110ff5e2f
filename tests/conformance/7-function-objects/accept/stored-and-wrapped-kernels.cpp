// A kernel object may be const, moved, wrapped, stored in containers or called on the host.
//
// accept: P-7.1-n, P-7-af, P-7-f, P-7-g, P-7-n, P-7-t, P-7.1-h, R-5.1.2.1-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-but-set-variable"
#include <atomic>
#include <chrono>
#include <thread>
#include "check.h"
#include <amp.h>
#include <functional>
#include <tuple>
#include <utility>
#include <vector>

using namespace concurrency;

// Closures that factories, tuples, vectors, references and pointers pass on can be launched.
namespace closures_in_containers {
auto make(array_view<int, 1> v, int k) {
  return [=](index<1> i) restrict(amp) { v[i] += k; };
}
template <class F>
auto twice(F f) {
  return [=](index<1> i) restrict(amp) {
    f(i);
    f(i);
  };
}
template <class F, class G>
auto compose(F f, G g) {
  return [=](auto x) restrict(cpu, amp) { return f(g(x)); };
}
template <class K>
struct task {
  extent<1> e;
  K k;
  void run() const { parallel_for_each(e, k); }
};
template <class K>
task<K> make_task(extent<1> e, K k) {
  return task<K>{e, k};
}
template <class K>
void launch(extent<1> e, const K &k) {
  parallel_for_each(e, k);
}
template <class K>
void launch_rr(extent<1> e, K &&k) {
  parallel_for_each(e, std::forward<K>(k));
}
template <class K>
void launch_av(const accelerator_view &a, const K &k) {
  parallel_for_each(a, extent<1>(3), k);
}
void test() {
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
  for (int i = 0; i < 3; ++i)
    ks.push_back(make(v, i));
  for (auto &k : ks)
    parallel_for_each(v.extent, k);                         // 59
  parallel_for_each(v.extent, o[0] > 1000 ? ks[0] : ks[2]); // 61
  auto inc = [](int x) restrict(cpu, amp) { return x + 1; };
  auto dbl = [](auto x) restrict(cpu, amp) { return x * 2; };
  int w1 = 1;
  auto inc2 = [w1](int x) restrict(cpu, amp) { return x + w1; };
  auto c = compose(inc2, compose(inc2, dbl));
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c(v[i]) + 1; }); // 125
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
  }(); // 133
  std::pair<decltype(k1), int> pr(k1, 1);
  parallel_for_each(v.extent, pr.first); // 134
  v.synchronize();
  CHECK(c(1) == 4);
  CHECK(o[0] == 134 && o[2] == 134);
}
} // namespace closures_in_containers

// A kernel object may be const, moved, forwarded or stored in a container.
namespace const_and_moved {
struct add {
  array_view<int, 1> v;
  int by;
  void operator()(index<1> i) const restrict(amp) { v[i] += by; }
};
template <typename E, typename K>
void forward_launch(E &&e, K &&k) {
  parallel_for_each(std::forward<E>(e), std::forward<K>(k));
}

void test() {
  int data[3] = {};
  array_view<int, 1> v(3, data);
  std::vector<add> kernels;
  for (int k = 1; k <= 3; ++k)
    kernels.push_back(add{v, k});
  for (const add &k : kernels)
    parallel_for_each(v.extent, k);
  const add constant = {v, 10};
  parallel_for_each(extent<1>(3), constant);
  add moved = {v, 100};
  parallel_for_each(v.extent, std::move(moved));
  forward_launch(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1000; });
  forward_launch(extent<1>(3).tile<3>(), [=](tiled_index<3> t) restrict(amp) { v[t] += 10000; });
  check("element", v[2], 11116);
}
} // namespace const_and_moved

// Host code may also call a cpu,amp kernel lambda as a function.
namespace callable_on_host {
void test() {
  int data[3] = {};
  array_view<int, 1> v(3, data);
  auto kernel = [=](index<1> i) restrict(cpu, amp) { v[i] += i[0] + 1; };
  parallel_for_each(v.extent, kernel);
  for (int k = 0; k < 3; ++k)
    kernel(index<1>(k));
  for (int k = 0; k < 3; ++k)
    check("element", v[k], 2 * (k + 1));
}
} // namespace callable_on_host

// A kernel object may have several bases, wrap lambdas and be empty, and its copies are destroyed.
namespace wrapped_lambdas {
struct b1 {
  array_view<int, 1> v;
  int k;
};
struct b2 {
  array_view<const int, 1> c[2];
};
struct inner {
  array<int, 1> &a;
  const array<int, 1> &ca;
  int w[3];
  void add(int i, int x) const restrict(amp) { a[i] += x * w[i % 3]; }
};
struct K : b1, b2 {
  inner in;
  K(array_view<int, 1> v, array<int, 1> &a, const array<int, 1> &ca)
      : b1{v, 3}, b2{{array_view<const int, 1>(ca), v}}, in{a, ca, {1, 10, 100}} {}
  void operator()(index<1> i) const restrict(amp) {
    in.add(i[0], c[0][i] + k);
    v[i] = in.ca[i] + c[1].extent[0];
  }
  void operator()(index<1>) const restrict(cpu) {}
  int operator()(float) const restrict(amp) { return 1; }
};
template <typename F>
struct wrap {
  F f;
  array_view<int, 1> out;
  template <typename I>
  int operator()(I i) const restrict(amp) {
    out[i] = f(i[0]);
    return 3;
  }
};
template <typename F>
wrap<F> make(F f, array_view<int, 1> o) {
  return wrap<F>{f, o};
}
struct none {
  template <int N>
  float operator()(const index<N> &) const restrict(cpu, amp) {
    return 0;
  }
};
// The runtime may destroy its copy on another thread, after the launch has ended.
static std::atomic<int> copies;
struct counted {
  array_view<int, 1> v;
  counted(array_view<int, 1> x) : v(x) {}
  counted(const counted &o) : v(o.v) { ++copies; }
  ~counted() { --copies; }
  void operator()(index<1> &i) const restrict(amp) {
    v[i] = 5;
    i += 1;
  }
};
void test() {
  std::vector<int> h = {1, 2, 3, 4, 5, 6};
  array<int, 1> a(6, h.begin()), ca(6, h.begin());
  array_view<int, 1> v(6), w(6);
  for (int i = 0; i < 6; ++i)
    v[i] = w[i] = 0;
  K k(v, a, ca);
  parallel_for_each(a.extent, k);
  const K &rk = k;
  parallel_for_each(extent<1>(1), rk);
  std::vector<int> r = a;
  CHECK(r[0] == 1 + 4 + 4 && r[1] == 2 + 50 && r[5] == 6 + 900 && v[5] == 12);
  int scale = 4;
  auto f = make([=](int i) restrict(amp) { return i * scale; }, w);
  parallel_for_each(w.extent, f);
  CHECK(w[5] == 20);
  auto g = make(make([](int i) restrict(cpu, amp) { return i + 1; }, v).f, v);
  parallel_for_each(v.extent, g);
  CHECK(v[5] == 6);
  parallel_for_each(extent<3>(2, 2, 2), none());
  parallel_for_each(extent<1>(3), [](index<1>) restrict(amp){});
  parallel_for_each(v.extent, counted(v));
  v[0] = v[0];
  accelerator().default_view.wait();
  for (int i = 0; i < 1000 && copies > 0; ++i)
    std::this_thread::sleep_for(std::chrono::milliseconds(1));
  CHECK(copies == -1 || copies == 0);
  CHECK(v[5] == 5);
  std::function<void(int)> fn = [=](int n) {
    parallel_for_each(w.extent, [=](index<1> i) restrict(amp) { w[i] += n; });
  };
  fn(2);
  fn(3);
  CHECK(w[0] == 5);
  array<int, 1> &x = a, &y = x;
  parallel_for_each(
      extent<1>(1), [&x, &y, &a ](index<1>) restrict(amp) {
        x[0] = 1;
        y[0] += 1;
        a[0] += 1;
      });
  CHECK(std::vector<int>(a)[0] == 3);
  auto ret = [&]() {
    return [&a, w ](index<1> i) restrict(amp) { a[i] = w[i]; };
  }();
  parallel_for_each(a.extent, ret);
  parallel_for_each(accelerator().create_view(), w.extent, ret);
  CHECK(std::vector<int>(a)[1] == 9);
}
} // namespace wrapped_lambdas

int main() {
  closures_in_containers::test();
  const_and_moved::test();
  callable_on_host::test();
  wrapped_lambdas::test();
  return failures;
}
