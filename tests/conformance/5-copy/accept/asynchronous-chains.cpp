// Asynchronous copies between staging and device arrays deliver each round's values after get.
//
// accept: R-5.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#pragma GCC diagnostic ignored "-Wmisleading-indentation"
#include <amp.h>
#include <type_traits>
#include <vector>
#include <algorithm>
#include <chrono>
#include <functional>
#include <future>
#include <iterator>
#include <list>
#include <map>
#include <memory>
#include <numeric>
#include <set>
#include <thread>
#include <atomic>
#include "check.h"
using namespace concurrency;
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)

int main() {
  accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view,
                   av = accelerator().create_view(queuing_mode_immediate),
                   aw = accelerator().create_view();
  const int n = 5000;
  std::vector<float> h(n);
  std::iota(h.begin(), h.end(), 0.0f);
  array<float> in(n, cpu, av), out(n, cpu, av), dev(n, av), dev2(n, aw);
  CHECK(in.get_associated_accelerator_view() == av && in.accelerator_view == cpu &&
        dev.associated_accelerator_view == av && out.associated_accelerator_view != cpu);
  for (int round = 0; round < 5; ++round) {
    for (int k = 0; k < n; ++k) in[k] = h[k] + round;
    float *p = in.data();
    p[0] = -1;
    copy_async(in, dev).get();
    parallel_for_each(dev.extent, [&dev](index<1> i) restrict(amp) { dev[i] = dev[i] * 2 + 1; });
    completion_future a = copy_async(dev, dev2);
    a.wait();
    parallel_for_each(dev2.extent, [&dev2](index<1> i) restrict(amp) { dev2[i] -= 1; });
    completion_future m = aw.create_marker();
    m.get();
    copy_async(dev2, out).get();
    CHECK(out[0] == -2);
    for (int k = 1; k < n; ++k)
      if (out[k] != 2 * (k + round)) {
        CHECK(out[k] == 2 * (k + round));
        break;
      }
    const array<float> &co = out;
    CHECK(co(n - 1) == 2 * (n - 1 + round) && co.data()[n - 1] == co[n - 1]);
    array<float> s2(n, h.begin(), cpu, av), s3(extent<1>(n), h.begin(), h.end(), cpu, aw),
        s4(array_view<const float>(n, h), cpu, av);
    CHECK(s2[5] == 5 && s3[6] == 6 && s4[7] == 7 && s4.get_associated_accelerator_view() == av &&
          s3.accelerator_view == cpu);
    s2 = out;
    CHECK(s2[1] == out[1] && s2.accelerator_view == cpu);
    std::vector<float> vv = s2;
    CHECK(vv[1] == out[1]);
    array_view<float> sv(s3);
    parallel_for_each(aw, sv.extent, [=](index<1> i) restrict(amp) { sv[i] = -sv[i]; });
    CHECK(s3[6] == -6);
  }
  std::vector<completion_future> fs;
  std::list<std::vector<float>> outs;
  for (int k = 0; k < 20; ++k) {
    outs.emplace_back(n);
    fs.push_back(copy_async(k % 2 ? dev : dev2, outs.back().begin()));
  }
  for (auto &f : fs) f.get();
  int turn = 0;
  for (auto &o : outs) CHECK(o[2] == (turn++ % 2 ? outs.back() : outs.front())[2]);
  array<float> x1(n, h.begin(), av, cpu), x2(n, h.begin(), h.end(), av, aw),
      x3(array_view<const float>(n, h), av, cpu);
  for (const array<float> *x : {&x1, &x2, &x3})
    CHECK(x->get_accelerator_view() == av && x->get_associated_accelerator_view() == av);
  // futures outlive everything
  std::shared_future<void> sf;
  std::vector<float> tgt(n);
  {
    array<float> tmp(n, h.begin());
    sf = copy_async(tmp, tgt.begin());
  }
  sf.get();
  CHECK(tgt[n - 1] == n - 1);
  {
    completion_future f;
    {
      array_view<float> tv(n, tgt);
      array<float> tmp(n, h.begin());
      try {
        f = copy_async(tmp, tv.section(10, n - 20).section(0, 5));
        f.get();
        CHECK(false);
      } catch (const runtime_exception &) {}
    }
  }
  return failures;
}
