// Overlapping views of one array or host memory see each other's writes on the host and in kernels.
//
// accept: M-8.2-a, M-8.2-b, M-8.2-c, M-8.2-d, M-8.2-e, M-8.2-f, M-8.2-g, M-8.2-h, M-8.2-i, M-8.2-j,
// M-8.4-a, M-8.4-b, M-8.4-d, M-8.4-e, M-8.4-f, M-8.4-h, M-8.4-i, M-8.4-j, M-8.4-k, X-8.2-a,
// X-8.2-b, X-8.4-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

static void overlapping_sections_of_an_array() {
  array<int, 1> a(100);
  array_view<int, 1> first = a.section(0, 11), second = a.section(10, 11);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { first[10] = 17; });
  check("kernel, then host", second[0], 17);
  second[0] = 18;
  parallel_for_each(
      extent<1>(1), [ =, &a ](index<1>) restrict(amp) {
        second[0] += first[10];
        a[10] += 1;
        first[10] += 1;
      });
  check("three names in one kernel", first[10], 38);
  check("the array", array_view<const int, 1>(a)[10], 38);
}

static void views_of_views() {
  int storage[10] = {};
  array_view<int, 1> all(10, storage);
  array_view<int, 1> middle = all.section(2, 3), rest = all.section(index<1>(3)),
                     one = rest.section(0, 1);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { middle[1] = 15; });
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { rest[0] += 1; });
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { one[0] += 1; });
  check("of all", all[3], 17);
  check("of the middle", middle[1], 17);
  check("of the rest", rest[0], 17);
  check("of one", one[0], 17);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        all[3] = 20;
        all[9] = 30;
      });
  middle.synchronize();
  check("a section's own part is home", storage[3], 20);
  all.synchronize();
  check("all is home", storage[9], 30);
  storage[3] = 50;
  one.refresh();
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { all[4] = middle[1] + 1; });
  check("refreshed", rest[1], 51);
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { one[0] = 60; });
  all.synchronize_async().get();
  check("by a future", storage[3], 60);
}

static void last_views() {
  int storage[4] = {1, 2, 3, 4};
  {
    array_view<int, 1> left = array_view<int, 1>(4, storage).section(1, 2);
    {
      array_view<int, 1> copy = left;
      parallel_for_each(copy.extent, [=](index<1> i) restrict(amp) { copy[i] *= -1; });
    }
  }
  check("outside of the section", storage[0] * 10 + storage[3], 14);
  check("inside of it", storage[1] * 10 + storage[2], -23);
  std::vector<int> scratch(20, 1);
  array_view<int, 2> matrix(4, 5, scratch);
  array_view<int, 2> part = matrix.section(1, 1, 2, 3);
  parallel_for_each(part.extent, [=](index<2> i) restrict(amp) { part[i] = 10 * i[0] + i[1]; });
  int *row = &part(1, 0); // synchronized to the host first, and contiguous
  check("a row of a section", row[0] * 100 + row[2], 1012);
  check("data() of a row", matrix[2].data()[3], 12);
  check("beside it", row[3], 1);
}

static void read_only_containers() {
  static const int constant[3] = {1, 2, 3}; // in read-only memory
  int sum = 0;
  {
    array_view<const int, 1> in(3, constant);
    array_view<int, 1> out(1, &sum);
    array<int, 1> a(3, constant);
    const array<int, 1> &read = a;
    parallel_for_each(
        extent<1>(1), [ =, &read ](index<1>) restrict(amp) {
          for (int k = 0; k < 3; ++k) out[0] += in[k] * read[k];
        });
    in.synchronize();
  }
  check("read only", sum, 14);
}

static void independent_views() {
  int storage[4] = {};
  array_view<int, 1> one(4, storage),
      other(4, storage); // the contents are undefined, but nothing crashes
  parallel_for_each(one.extent, [=](index<1> i) restrict(amp) { one[i] = 1; });
  parallel_for_each(other.extent, [=](index<1> i) restrict(amp) { other[i] += 1; });
}

static void ordered_in_one_view() {
  accelerator_view where = accelerator().create_view();
  array<int, 1> a(1, where);
  int x = 1, expected = 1;
  copy(&x, a);
  for (int k = 0; k < 30; ++k) {
    parallel_for_each(where, a.extent, [&a](index<1> i) restrict(amp) { a[i] = a[i] * 3 % 1000; });
    parallel_for_each(where, a.extent, [&a](index<1> i) restrict(amp) { a[i] += 1; });
    expected = expected * 3 % 1000 + 1;
  }
  where.create_marker().get();
  where.wait();
  copy(a, &x);
  check("in order", x, expected);
}

int main() {
  overlapping_sections_of_an_array();
  views_of_views();
  last_views();
  read_only_containers();
  independent_views();
  ordered_in_one_view();
  return failures;
}
