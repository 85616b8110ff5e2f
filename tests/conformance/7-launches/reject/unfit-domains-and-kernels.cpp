// The kernel of a launch must fit the domain. It must not lack a const amp call operator and must
// not be a function.
//
// reject: P-7-f, P-7-i, P-7-n, P-7-m, P-7-b, P-7-h, L-2.1.2-e
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <functional>
#include <vector>
using namespace concurrency;

// A kernel must not have a missing, private, deleted or cpu call operator or wrong parameters.
namespace missing_private_and_deleted {
struct NoCall {
  int a;
};
struct Priv {
private:
  void operator()(index<1>) const restrict(amp) {}
};
struct Two {
  void operator()(index<1>) const {}
  void operator()(index<2>) const restrict(amp) {}
};
struct Del {
  void operator()(index<1>) const restrict(amp) = delete;
};
struct Args {
  void operator()(index<1>, int) const restrict(amp) {}
};
struct Stat {
  static void f(index<1>) restrict(amp) {}
};
void test() {
  extent<1> e(4);
  parallel_for_each(e, NoCall{1});                                       // expected-error
  parallel_for_each(e, Priv());                                          // expected-error
  parallel_for_each(e, Two());                                           // expected-error
  parallel_for_each(e, Del());                                           // expected-error
  parallel_for_each(e, Args());                                          // expected-error
  parallel_for_each(e, Stat::f);                                         // expected-error
  parallel_for_each(e, [](int) restrict(amp){});                         // expected-error
  parallel_for_each(e, []() restrict(amp){});                            // expected-error
  parallel_for_each(e.tile<2>(), [](tiled_index<2, 2>) restrict(amp){}); // expected-error
  parallel_for_each(e, [](tiled_index<4>) restrict(amp){});              // expected-error
  parallel_for_each(e, [](auto, int) restrict(amp){});                   // expected-error
  parallel_for_each(e, [](index<1>) restrict(cpu){});                    // expected-error
  parallel_for_each(extent<4>(), [](index<3>) restrict(amp){});          // expected-error
  parallel_for_each(e);                                                  // expected-error
  std::vector<int> vec(3);
  parallel_for_each(vec, [](index<1>) restrict(amp){}); // expected-error
  parallel_for_each(
      e, std::bind([](index<1>, int) restrict(amp){}, std::placeholders::_1, 2)); // expected-error
}
} // namespace missing_private_and_deleted

// A kernel must not be a function, a std::function, a cpu lambda or a lambda of another rank.
namespace functions_and_std_function {
void fn(index<1>) {}
struct K {
  void operator()(index<1>) restrict(amp) {}
};
void test() {
  extent<1> e(4);
  parallel_for_each(e, [=](index<1>) {});                              // expected-error
  parallel_for_each(e, [=](index<1>) mutable restrict(amp){});         // expected-warning
  parallel_for_each(e, [=](index<2>) restrict(amp){});                 // expected-error
  parallel_for_each(e.tile<4>(), [=](tiled_index<2>) restrict(amp){}); // expected-error
  parallel_for_each(e, [=](index<1> &&) restrict(amp){});              // expected-error
  parallel_for_each(4, [=](index<1>) restrict(amp){});                 // expected-error
  parallel_for_each(e, fn);                                            // expected-error
  parallel_for_each(e, &fn);                                           // expected-error
  std::function<void(index<1>)> sf = fn;
  parallel_for_each(e, sf);                                      // expected-error
  parallel_for_each(e, K());                                     // expected-error
  parallel_for_each(index<1>(3), [=](index<1>) restrict(amp){}); // expected-error
}
} // namespace functions_and_std_function

// The parameter of a kernel must match the rank and the tile size of its domain.
namespace rank_and_tile_size {
void rank(array_view<int, 2> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v(i[0], 0) = 1; }); // expected-error
}

void tile(array_view<int, 1> v) {
  parallel_for_each(
      v.extent.tile<16>(), [=](tiled_index<8> t) restrict(amp) { v[t] = 1; }); // expected-error
}

void untiled(array_view<int, 1> v) {
  parallel_for_each(v.extent, [=](tiled_index<8> t) restrict(amp) { v[t] = 1; }); // expected-error
}

void temporary(array_view<int, 1> v) {
  parallel_for_each(v.extent, [=](index<1> &&i) restrict(amp) { v[i] = 1; }); // expected-error
}

void none(array_view<int, 1> v) {
  parallel_for_each(v.extent, [=]() restrict(amp) { v[0] = 1; }); // expected-error
}

void right(array_view<int, 1> v) {
  parallel_for_each(v.extent.tile<8>(), [=](tiled_index<8> t) restrict(amp) { v[t] = 1; });
}
} // namespace rank_and_tile_size

// A launch must not mix tile sizes and ranks, repeat arguments or take non-const or cpu kernels.
namespace domains_and_kernels {
void kfn(index<1> i) restrict(cpu) {}
struct nonconst {
  void operator()(index<1>) restrict(amp) {}
};
struct cpuonly {
  void operator()(index<1>) const {}
};
struct rv {
  void operator()(index<1> &&) const restrict(amp) {}
};
struct priv {
private:
  void operator()(index<1>) const restrict(amp) {}
};
void f(array_view<int, 1> v, array<int, 1> &a, extent<2> e) {
  parallel_for_each(10, [=](index<1>) restrict(amp){});                      // expected-error
  parallel_for_each(index<1>(3), [=](index<1>) restrict(amp){});             // expected-error
  parallel_for_each(v, [=](index<1>) restrict(amp){});                       // expected-error
  parallel_for_each(v.extent, nonconst());                                   // expected-error
  parallel_for_each(v.extent, cpuonly());                                    // expected-error
  parallel_for_each(v.extent, rv());                                         // expected-error
  parallel_for_each(v.extent, kfn);                                          // expected-error
  parallel_for_each(v.extent, std::function<void(index<1>)>(kfn));           // expected-error
  parallel_for_each(e, [=](index<1>) restrict(amp){});                       // expected-error
  parallel_for_each(e.tile<2, 2>(), [=](tiled_index<4, 4>) restrict(amp){}); // expected-error
  parallel_for_each(e.tile<2, 2>(), [=](tiled_index<2>) restrict(amp){});    // expected-error
  parallel_for_each(e, [=](tiled_index<2, 2>) restrict(amp){});              // expected-error
  parallel_for_each(v.extent, v.extent, [=](index<1>) restrict(amp){});      // expected-error
  parallel_for_each(accelerator(), v.extent, [=](index<1>) restrict(amp){}); // expected-error
  parallel_for_each(v.extent, [=](index<1>) restrict(amp){}, 1);             // expected-error
}
void g(array_view<int, 1> v) {
  parallel_for_each(v.extent, [=](index<1>) mutable restrict(amp){}); // expected-warning
}
void h(array_view<int, 1> v) {
  parallel_for_each(v.extent, [=](index<1>) {}); // expected-error
}
void i(array_view<int, 1> v) { parallel_for_each(v.extent, [=](int) restrict(amp){}); }
// expected-error@-1
void j(array_view<int, 1> v) { parallel_for_each(v.extent, [=]() restrict(amp){}); }
// expected-error@-1
} // namespace domains_and_kernels

int main() {}
