// The destruction or assignment of the last view of host data writes kernel results back.
//
// accept: R-5.2-i, M-8.4-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <memory>
#include <functional>
#include "check.h"
using namespace concurrency;
static void fill(array_view<int, 1> v, accelerator_view av, int x) {
  parallel_for_each(av, v.extent, [=](index<1> i) restrict(amp) { v[i] = x + i[0]; });
}
struct holds {
  array_view<int, 1> v;
  explicit holds(std::vector<int> &s) : v(s) {}
  ~holds() { fill(v, accelerator().default_view, 40); }
};
int main() {
  accelerator_view w = accelerator(accelerator::direct3d_warp).default_view,
                   r = accelerator(accelerator::direct3d_ref).default_view;
  std::vector<int> h(8);
  {
    array_view<int, 1> v(h);
    fill(v, w, 10);
  }
  CHECK(h[7] == 17);
  {
    std::unique_ptr<array_view<int, 1>> s;
    {
      array_view<int, 1> v(h);
      fill(v, r, 20);
      s.reset(new array_view<int, 1>(v.section(6, 2)));
    }
    s.reset();
  }
  CHECK(h[0] == 20 && h[7] == 27);
  {
    std::function<void()> f;
    {
      array_view<int, 1> v(h);
      f = [v, w] { fill(v, w, 30); };
    }
    f();
  }
  CHECK(h[7] == 37);
  { holds x(h); }
  CHECK(h[7] == 47);
  {
    array_view<int, 2> m(2, 4, h);
    array_view<int, 1> row = m[1];
    fill(row, r, 50);
  }
  CHECK(h[3] == 43 && h[4] == 50 && h[7] == 53);
  {
    array_view<const int, 1> c = [&] {
      array_view<int, 1> v(h);
      fill(v, w, 60);
      return array_view<const int, 1>(v);
    }();
    CHECK(c[2] == 62);
  }
  CHECK(h[2] == 62);
  {
    array_view<int, 1> v(h);
    fill(v, w, 70);
    v = array_view<int, 1>(3);
    CHECK(h[0] == 70);
  }
  {
    array_view<int, 1> v(h);
    completion_future f;
    {
      array_view<int, 1> t = v;
      v = array_view<int, 1>(1);
      std::vector<int> z(8, 80);
      f = copy_async(z.begin(), z.end(), t);
    }
    f.get();
  }
  CHECK(h[7] == 80);
  {
    array_view<float, 1> x = array_view<int, 1>(h).reinterpret_as<float>();
    parallel_for_each(r, x.extent, [=](index<1> i) restrict(amp) { x[i] = 1.0f; });
  }
  CHECK(h[0] == 0x3f800000 && h[7] == 0x3f800000);
  const int k[3] = {1, 2, 3};
  {
    array_view<const int, 1> c(k);
    array_view<int, 1> o(3);
    parallel_for_each(r, o.extent, [=](index<1> i) restrict(amp) { o[i] = c[i]; });
    CHECK(o[2] == 3);
  }
  CHECK(k[2] == 3);
  try {
    array_view<int, 1> v(h);
    fill(v, w, 90);
    throw 1;
  } catch (int) {}
  CHECK(h[7] == 97);
  return failures;
}
