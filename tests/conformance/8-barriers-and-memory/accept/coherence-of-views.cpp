// Views of one array or host memory stay coherent across sections, accelerator views, kernels and
// host threads.
//
// accept: M-8.2-a, M-8.2-b, M-8.2-c, M-8.2-d, M-8.2-e, M-8.2-f, M-8.2-g, M-8.2-h, M-8.2-i, M-8.2-j,
// M-8.4-a, M-8.4-b, M-8.4-d, M-8.4-e, M-8.4-f, M-8.4-h, M-8.4-i, M-8.4-j, M-8.4-k, X-8.2-a,
// X-8.2-b, X-8.4-a, R-5.2-c, R-5.2.3-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

using namespace concurrency;

// Overlapping views of one array or host memory see each other's writes on the host and in kernels.
namespace aliasing_views_and_synchronization {
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
          for (int k = 0; k < 3; ++k)
            out[0] += in[k] * read[k];
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

void test() {
  overlapping_sections_of_an_array();
  views_of_views();
  last_views();
  read_only_containers();
  independent_views();
  ordered_in_one_view();
}
} // namespace aliasing_views_and_synchronization

// Views of one memory stay coherent across sections, accelerator views, staging arrays and host
// threads.
namespace coherence_across_accelerator_views {
static void inc(array_view<int, 1> v, accelerator_view av) {
  parallel_for_each(av, v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
}
void test() {
  accelerator_view A = accelerator().default_view, B = accelerator(L"direct3d\\ref").create_view(),
                   C = accelerator().create_view(queuing_mode_immediate);
  {
    std::vector<int> s(100, 0);
    array_view<int, 1> v(100, s), a = v.section(0, 11), b = v.section(10, 11);
    inc(a, A);
    inc(b, B);
    inc(v, C);
    b[0] += 100;
    CHECK(a[10] == 103);
    parallel_for_each(
        extent<1>(1), [=](index<1>) restrict(amp) {
          a[10] = 5;
          b[1] = b[0] + 1;
        });
    CHECK(b[0] == 5 && a[10] == 5 && v[11] == 6);
    v.synchronize();
    CHECK(s[10] == 5 && s[11] == 6 && s[0] == 2 && s[99] == 1);
  }
  {
    std::vector<int> s(10, 1);
    {
      array_view<int, 1> v(10, s);
      inc(v, B);
    }
    CHECK(s[9] == 2);
    {
      array_view<int, 1> *p = new array_view<int, 1>(10, s);
      array_view<int, 1> q = p->section(2, 3);
      inc(*p, B);
      delete p;
      inc(q, A);
    }
    CHECK(s[0] == 3 && s[2] == 4 && s[4] == 4 && s[5] == 3);
  }
  {
    std::vector<int> s(10, 1);
    array_view<int, 1> v(10, s);
    inc(v, B);
    v.synchronize();
    s[3] = 50;
    v.refresh();
    inc(v, A);
    CHECK(v[3] == 51);
    v.synchronize(access_type_read_write);
    s[4] = 60;
    inc(v, C);
    CHECK(v[4] == 61 && v[3] == 52);
    v.synchronize_to(B);
    v.synchronize_to(B, access_type_read_write);
    inc(v, B);
    v.synchronize_async().get();
    CHECK(s[4] == 62);
    v.synchronize_to_async(A, access_type_write).get();
    v.synchronize_async(access_type_auto).wait();
    v.synchronize(access_type_none);
    array_view<const int, 1> c(v);
    c.synchronize();
    c.refresh();
    c.synchronize_async().get();
    c.synchronize_to(B);
    c.synchronize_to_async(B).get();
  }
  {
    std::vector<int> s(10, 1);
    array_view<int, 1> v(10, s), w = v.section(0, 5);
    v.discard_data();
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0]; });
    CHECK(v[9] == 9);
    w.discard_data();
    CHECK(v[5] == 5 && v[9] == 9);
    parallel_for_each(w.extent, [=](index<1> i) restrict(amp) { w[i] = 40; });
    CHECK(v[4] == 40 && v[5] == 5);
    v.synchronize();
    CHECK(s[0] == 40 && s[9] == 9);
    array_view<int, 2> m(2, 5, s);
    m.section(0, 1, 2, 2).discard_data();
    CHECK(m(0, 0) == 40 && m(1, 4) == 9 && m(1, 0) == 5);
  }
  {
    std::unique_ptr<array<int, 1>> p(new array<int, 1>(5));
    array_view<int, 1> v(*p);
    for (int i = 0; i < 5; ++i)
      v[i] = i;
    p.reset();
    inc(v, B);
    CHECK(v[4] == 5);
    array_view<int, 2> w = v.view_as(extent<2>(1, 5));
    v = array_view<int, 1>(3);
    CHECK(w(0, 4) == 5);
  }
  {
    array<int, 1> a(5, B);
    array_view<int, 1> v(a);
    v[2] = 3;
    std::vector<int> o = a;
    CHECK(o[2] == 3);
    array<int, 1> b(5, A);
    copy(a, b);
    inc(array_view<int, 1>(b), B);
    o = b;
    CHECK(o[2] == 4);
    a = b;
    o = a;
    CHECK(o[2] == 4 && a.accelerator_view == B);
    array<int, 1> c(std::move(a));
    CHECK(c.accelerator_view == B);
    a = c;
    o = a;
    CHECK(o[2] == 4);
  }
  {
    int raw[6] = {1, 2, 3, 4, 5, 6};
    array_view<int, 1> v(raw);
    array_view<const int, 1> c(raw), c2(v);
    array_view<int, 2> w(2, 3, raw);
    (void)c;
    inc(v, A);
    CHECK(v.extent[0] == 6 && c2[5] == 7);
    v.synchronize();
    CHECK(raw[0] == 2);
    CHECK(w(1, 2) == 7);
    const int craw[3] = {7, 8, 9};
    array_view<const int, 1> cr(craw);
    array_view<const int, 1> cp(3, craw);
    array_view<int, 1> r(3);
    parallel_for_each(r.extent, [=](index<1> i) restrict(amp) { r[i] = cr[i] + cp[i]; });
    CHECK(r[2] == 18);
  }
  {
    array_view<int, 2> v(3, 4), u(v);
    parallel_for_each(v.extent, [=](index<2> i) restrict(amp) { v[i] = i[0] * 10 + i[1]; });
    CHECK(u(2, 3) == 23);
    array<int, 2> a(v);
    CHECK((std::vector<int>(a)[11] == 23));
    array_view<int, 1> row = v[1];
    v = array_view<int, 2>(1, 1);
    CHECK(row[2] == 12);
    int *p = row.data();
    p[0] = 99;
    CHECK(u(1, 0) == 99);
    inc(row, B);
    CHECK(u(1, 0) == 100);
  }
  { // Staging arrays.
    accelerator_view cpu = accelerator(L"cpu").default_view;
    array<int, 2> st(2, 3, cpu, A), dev(2, 3, A);
    for (int i = 0; i < 6; ++i)
      st(i / 3, i % 3) = i;
    copy(st, dev);
    parallel_for_each(dev.extent, [&dev](index<2> i) restrict(amp) { dev[i] *= 2; });
    copy(dev, st);
    CHECK(st(1, 2) == 10 && st.data()[5] == 10 && st[1][2] == 10);
    copy_async(dev, st).get();
  }
  {
    std::vector<std::thread> t;
    std::vector<int> fail(4);
    for (int k = 0; k < 4; ++k)
      t.emplace_back([k, &fail] {
        for (int n = 0; n < 50; ++n) {
          std::vector<int> s(200, k);
          array_view<int, 1> v(200, s);
          parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += i[0]; });
          array<int, 1> a(200);
          copy(v, a);
          copy_async(a, s.begin()).get();
          array_view<int, 1> d(a);
          inc(d, accelerator().default_view);
          if (d[199] != k + 200)
            fail[k]++;
        }
      });
    for (auto &x : t)
      x.join();
    for (int f : fail)
      CHECK(f == 0);
  }
  {
    struct F {
      array_view<int, 1> v;
      array_view<const int, 1> c;
      void operator()(index<1> i) const restrict(amp) { v[i] = c[i] * 2; }
    };
    std::vector<int> s(4, 3), d(4);
    {
      F f = {array_view<int, 1>(4, d), array_view<const int, 1>(4, s)};
      parallel_for_each(f.v.extent, f);
      F g(f);
      g.v = g.v.section(0, 2);
      parallel_for_each(g.v.extent, g);
    }
    CHECK(d[3] == 6 && d[0] == 6);
  }
}
} // namespace coherence_across_accelerator_views

// The accelerator direct3d\ref finds a race of the two threads of a tile.
namespace race_in_smallest_tile {
void test() {
  array_view<int> v(2);
  accelerator_view ref = accelerator(accelerator::direct3d_ref).default_view;
  bool thrown = false;
  try {
    parallel_for_each(
        ref, v.extent.tile<2>(), [=](tiled_index<2> t) restrict(amp) { v[0] = t.local[0]; });
    ref.wait();
    v.synchronize();
  } catch (const runtime_exception &) {
    thrown = true;
  }
  CHECK(thrown);
}
} // namespace race_in_smallest_tile

int main() {
  aliasing_views_and_synchronization::test();
  coherence_across_accelerator_views::test();
  race_in_smallest_tile::test();
  return failures;
}
