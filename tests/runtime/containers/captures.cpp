//===--- captures.cpp - Members of kernels: arrays, views, other data -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "support.h"

using namespace support;
using namespace concurrency;
using amp2hip::array_ref;
using support::array;

namespace {
struct array_kernel {
  mutable array_ref<int, 2> a;
  array_ref<const int, 1> b;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<2> i) const {
    a[i] += b[i[1]];
    a(i[0], i[1]) *= 2;
    if (i[0] == 1)
      a[1][i[1]] += a.extent[0];
  }
};
} // namespace

TEST_CASE("captures: arrays, by reference (P-7.1-c, P-7.1-h, P-7.1-i)") {
  const std::vector<int> six = numbers(6), three = {10, 20, 30};
  array<int, 2> a(2, 3, six.begin());
  const array<int, 1> b(3, three.begin());
  parallel_for_each(a.extent, array_kernel{a, b});
  CHECK(contents(a) == std::vector<int>{20, 42, 64, 28, 50, 72});
  CHECK(contents(b) == three);
}

TEST_CASE("captures: captured arrays determine the accelerator (P-7-t, X-7-a)") {
  array<int, 2> a(extent<2>(2, 3), warp().create_view());
  array<int, 1> b(3, a.get_accelerator_view());
  fill(array_view<int, 2>(a), 1);
  fill(array_view<int, 1>(b), 1);
  CHECK_NOTHROW(parallel_for_each(a.extent, array_kernel{a, b}));
  array<int, 2> stored(extent<2>(2, 3), cpu_memory().get_default_view());
  array<int, 1> stored_too(3, cpu_memory().get_default_view());
  CHECK_THROWS_AS(parallel_for_each(stored.extent, array_kernel{stored, stored_too}),
                  unsupported_feature);
}

namespace {
struct base {
  array_view<int, 1> in_base;
};
struct member {
  array_view<const int, 1> in_member;
  float factor;
};
struct nested_kernel : base {
  member members[2]; // arrays of classes are allowed, too (P-7.1-j)
  int weights[3];
  double offset;

  nested_kernel(const base &b, const member &first, const member &second, const int (&w)[3],
                double o)
      : base(b), members{first, second}, offset(o) {
    amp2hip::copy_elements(weights, w); // a captured C array
  }
  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const {
    in_base[i] =
        static_cast<int>(members[0].in_member[i] * members[0].factor +
                         members[1].in_member[i] * members[1].factor + weights[i[0] % 3] + offset);
  }
};
} // namespace

TEST_CASE("captures: views in bases, members and arrays of them (P-7.1-j, P-7.1-k)") {
  std::vector<int> one(7, 1), ten(7, 10), out(7);
  const int weights[3] = {100, 200, 300};
  const array_view<int> result(out);
  parallel_for_each(result.extent,
                    nested_kernel({result}, {array_view<const int>(one), 2.0f},
                                  {array_view<const int>(ten), 3.0f}, weights, 1000.0));
  CHECK(result[0] == 1132);
  CHECK(result[5] == 1332);
}

namespace {
struct large_kernel {
  array_view<float, 1> out;
  float table[2000];
  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const { out[i] = table[i[0]]; }
};
} // namespace

TEST_CASE("captures: kernel objects larger than the vendors' parameters (P-7-ah)") {
  std::vector<float> out(2000);
  std::unique_ptr<large_kernel> kernel(new large_kernel{array_view<float>(out), {}});
  for (int i = 0; i < 2000; ++i)
    kernel->table[i] = static_cast<float>(i) / 4;
  parallel_for_each(kernel->out.extent, *kernel);
  CHECK(kernel->out[1999] == 499.75f);
}

namespace {
struct where_kernel {
  array_view<int, 1> out;
  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const {
    out[i] = amp2hip::on_accelerator();
  }
};
} // namespace

TEST_CASE("captures: on_accelerator() (X-7-c; 2.3.2.1 as if at run time)") {
  CHECK_FALSE(amp2hip::on_accelerator());
  std::vector<int> out(1000);
  const array_view<int> view(out);
  parallel_for_each(view.extent, where_kernel{view});
  view.synchronize();
  CHECK(out == std::vector<int>(1000, 1));
  CHECK_FALSE(amp2hip::on_accelerator());
}

TEST_CASE("captures: data outlives its views (M-8.2-f, P-7.1-m)") {
  std::vector<int> v(100000, 1);
  for (int i = 0; i < 10; ++i)
    add(array_view<int>(v), 1);
  CHECK(v == std::vector<int>(100000, 11));
}

namespace {
/// A kernel whose copy constructor copies a view by way of a temporary object.
struct detour_kernel {
  array_view<int, 1> data;
  array_view<const int, 1> other;

  detour_kernel(const array_view<int, 1> &data_, const array_view<const int, 1> &other_)
      : data(data_), other(other_) {}
  detour_kernel(const detour_kernel &from) : data(passed_on(from.data)), other(from.other) {}
  static array_view<int, 1> passed_on(array_view<int, 1> view) { return view; }

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const { data[i] += other[i]; }
};

struct many_kernel {
  array_view<int, 1> out;
  array_view<const int, 1> in[15];

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const {
    out[i] = 0;
    for (int k = 0; k < 15; ++k)
      out[i] += in[k][i];
  }
};
} // namespace

TEST_CASE("captures: kernels with a user-defined copy constructor (P-7.1-j)") {
  std::vector<int> v = numbers(1000);
  const std::vector<int> added(1000, 5);
  const array_view<int, 1> view(v);
  for (int times = 0; times < 3; ++times)
    parallel_for_each(view.extent, detour_kernel(view, array_view<const int, 1>(added)));
  view.synchronize();
  CHECK(v == numbers<int>(1000, 15));
}

TEST_CASE("captures: many views (P-7.1-j)") {
  std::vector<int> v(1000);
  const std::vector<int> ones(1000, 1), twos(1000, 2);
  const array_view<int, 1> view(v);
  const array_view<const int, 1> a(ones), b(twos);
  parallel_for_each(view.extent, many_kernel{view, {a, b, a, b, a, b, a, b, a, b, a, b, a, b, a}});
  view.synchronize();
  CHECK(v == std::vector<int>(1000, 22));
}
