// A launch throws invalid_compute_domain for empty, negative and partly tiled domains. It runs no
// thread and leaves all data unchanged.
//
// accept: P-7-x, P-7.2-a, P-7.2-g, E-12.2.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wunused-parameter"
#include <amp.h>
#include <climits>
#include "check.h"
using namespace concurrency;

// A launch over zero, negative or partly tiled extents throws; a truncated extent launches.
namespace simple_and_tiled {
template <typename F>
bool throws(F f) {
  try {
    f();
  } catch (const invalid_compute_domain &) {
    return true;
  }
  return false;
}

void test() {
  int data[6] = {1, 1, 1, 1, 1, 1};
  array_view<int, 1> v(6, data);
  auto kernel = [=](index<1> i) restrict(amp) { v[i] += 1; };
  auto tiled = [=](tiled_index<4> t) restrict(amp) { v[t] += 10; };
  check("negative", throws([&] { parallel_for_each(extent<1>(-6), kernel); }), 1);
  check("zero", throws([&] { parallel_for_each(extent<1>(), kernel); }), 1);
  check("no multiple", throws([&] { parallel_for_each(v.extent.tile<4>(), tiled); }), 1);
  check("truncated", throws([&] { parallel_for_each(v.extent.tile<4>().truncate(), tiled); }), 0);
  check("valid", throws([&] { parallel_for_each(v.extent, kernel); }), 0);
  check("first", v[0], 12);
  check("last", v[5], 2);
}
} // namespace simple_and_tiled

// A launch throws invalid_compute_domain for empty, negative and partly tiled domains and runs no
// thread.
namespace each_rank {
template <typename F>
bool dom(F f) {
  try {
    f();
  } catch (const invalid_compute_domain &e) {
    return e.what() && e.get_error_code() != 0;
  } catch (...) {
  }
  return false;
}
void test() {
  array_view<int, 1> v(1);
  v[0] = 5;
  accelerator_view av = accelerator(accelerator::direct3d_ref).default_view;
  int neg[4] = {-1, -1, -1, -1}, z[5] = {1, 1, 1, 1, 0};
  CHECK(dom([&] { parallel_for_each(extent<1>(0), [=](index<1>) restrict(amp) { v[0] = 1; }); }));
  CHECK(dom(
      [&] { parallel_for_each(extent<1>(INT_MIN), [=](index<1>) restrict(amp) { v[0] = 1; }); }));
  CHECK(dom(
      [&] { parallel_for_each(extent<2>(-2, -3), [=](index<2>) restrict(amp) { v[0] = 1; }); }));
  CHECK(dom(
      [&] { parallel_for_each(av, extent<4>(neg), [=](index<4>) restrict(amp) { v[0] = 1; }); }));
  CHECK(
      dom([&] { parallel_for_each(av, extent<5>(z), [=](index<5>) restrict(amp) { v[0] = 1; }); }));
  CHECK(dom([&] { parallel_for_each(extent<3>(), [=](index<3>) restrict(amp) { v[0] = 1; }); }));
  CHECK(dom([&] {
    parallel_for_each(extent<1>(0).tile<4>(), [=](tiled_index<4>) restrict(amp) { v[0] = 1; });
  }));
  CHECK(dom([&] {
    parallel_for_each(extent<1>(-4).tile<4>(), [=](tiled_index<4>) restrict(amp) { v[0] = 1; });
  }));
  CHECK(dom([&] {
    parallel_for_each(extent<1>(5).tile<4>(), [=](index<1>) restrict(amp) { v[0] = 1; });
  }));
  CHECK(dom([&] {
    parallel_for_each(
        av, extent<2>(32, 32).tile<6, 6>(), [=](tiled_index<6, 6>) restrict(amp) { v[0] = 1; });
  }));
  CHECK(dom([&] {
    parallel_for_each(
        extent<3>(4, 4, 5).tile<2, 2, 2>(), [=](tiled_index<2, 2, 2>) restrict(amp) { v[0] = 1; });
  }));
  CHECK(dom([&] {
    parallel_for_each(
        extent<2>(3, 4).tile<4, 4>().truncate(), [=](tiled_index<4, 4>) restrict(amp) {
          v[0] = 1;
        });
  }));
  CHECK(dom([&] {
    parallel_for_each(tiled_extent<2, 2>(), [=](tiled_index<2, 2>) restrict(amp) { v[0] = 1; });
  }));
  CHECK(v[0] == 5);
  int n = 0;
  try {
    parallel_for_each(extent<1>(-1), [](index<1>) restrict(amp){});
  } catch (const std::exception &) {
    ++n;
  }
  try {
    parallel_for_each(extent<1>(-1), [](index<1>) restrict(amp){});
  } catch (const runtime_exception &e) {
    runtime_exception c(e);
    n += std::string(c.what()) == e.what();
  }
  CHECK(n == 2);
  parallel_for_each(
      extent<2>(3, 4).tile<4, 4>().pad(), [=](tiled_index<4, 4> t) restrict(amp) {
        if (t.local[0] + t.local[1] == 6)
          v[0] = 6;
      });
  CHECK(v[0] == 6);
  array_view<int, 1> c(1);
  c[0] = 0;
  parallel_for_each(
      extent<3>(65535, 1, 1).tile<1, 1, 1>(), [=](tiled_index<1, 1, 1> t) restrict(amp) {
        atomic_fetch_inc(&c[0]);
      });
  CHECK(c[0] == 65535);
  parallel_for_each(
      extent<3>(64, 4, 4).tile<64, 4, 4>(), [=](tiled_index<64, 4, 4> t) restrict(amp) {
        atomic_fetch_inc(&c[0]);
        t.barrier.wait();
      });
  CHECK(c[0] == 65535 + 1024);
  parallel_for_each(
      extent<2>(2, 1024).tile<1, 1024>(), [=](tiled_index<1, 1024> t) restrict(amp) {
        atomic_fetch_dec(&c[0]);
      });
  CHECK(c[0] == 65535 - 1024);
}
} // namespace each_rank

int main() {
  simple_and_tiled::test();
  each_rank::test();
  return failures;
}
