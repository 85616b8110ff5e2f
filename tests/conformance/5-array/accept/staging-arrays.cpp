// Staging arrays in CPU memory are read and written on the host and copy to and from their
// accelerator.
//
// accept: R-5.1.2.1-a, R-5.1.2.1-b, R-5.1.2.1-c, R-5.1.2.1-d, R-5.1.2.1-e, R-5.1.2.1-g, R-5.1.4-b,
// R-5.1.4-c, R-5.3-h
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

template <typename T> class matrix {
  array<T, 2> data_;
  array<T, 2> staging_;
  int n_;

public:
  matrix(int n, const accelerator_view &av)
      : data_(extent<2>(n, n), av),
        staging_(extent<2>(n, n), accelerator(accelerator::cpu_accelerator).get_default_view(), av),
        n_(n) {}
  void fill(T x) {
    array<T, 2> &a = data_;
    parallel_for_each(a.extent, [&, x ](index<2> i) restrict(amp) { a[i] = x + i[0] * 10 + i[1]; });
  }
  void step() {
    array<T, 2> &a = data_;
    parallel_for_each(a.accelerator_view, a.extent, [&a](index<2> i) restrict(amp) { a(i) += 1; });
  }
  T at(int r, int c) {
    completion_future f = copy_async(data_, staging_);
    f.wait();
    return staging_(r, c);
  }
  T sum() {
    data_.copy_to(staging_);
    T s = 0;
    T *p = staging_.data();
    for (unsigned i = 0; i < staging_.extent.size(); ++i) s += p[i];
    return s;
  }
  void put(int r, int c, T x) {
    staging_[r][c] = x;
    copy(staging_, data_);
  }
  accelerator_view home() const { return staging_.get_accelerator_view(); }
  accelerator_view target() const { return staging_.associated_accelerator_view; }
};

int main() {
  accelerator acc;
  accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view;
  matrix<float> m(8, acc.create_view());
  m.fill(5);
  m.step();
  CHECK(m.at(3, 4) == 5 + 34 + 1);
  float all = 0;
  for (int r = 0; r < 8; ++r)
    for (int c = 0; c < 8; ++c) all += 6 + r * 10 + c;
  CHECK(m.sum() == all);
  m.put(0, 0, 100);
  CHECK(m.at(0, 0) == 100);
  CHECK(m.home() == cpu);
  CHECK(m.target().accelerator == acc);
  {
    array<int> a(4, cpu, access_type_none);
    a[0] = 5;
    CHECK(a[0] == 5);
    CHECK(a.data()[0] == 5);
    array<int> b(4, cpu);
    CHECK(b.cpu_access_type == access_type_read_write);
    array<int> s(4, cpu, acc.default_view);
    CHECK(s.cpu_access_type == access_type_read_write);
    s[1] = 3;
    CHECK(s.data()[1] == 3);
    array<int> c(4, cpu, access_type_read);
    c[2] = 1;
    CHECK(c[2] == 1);
  }
  return failures;
}
