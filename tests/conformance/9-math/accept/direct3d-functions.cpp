// Each direct3d function has the result and the type of its reference for all argument
// combinations.
//
// accept: MA-9.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <vector>
#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <cstdio>
using namespace concurrency;
static int bad = 0;
#define SAME(e, ...) static_assert(std::is_same<decltype(e), __VA_ARGS__>::value, #e)
static unsigned rev(unsigned x) {
  unsigned r = 0;
  for (int k = 0; k < 32; ++k) r |= (x >> k & 1) << (31 - k);
  return r;
}
static float smooth(float lo, float hi, float x) {
  float t = (x - lo) / (hi - lo);
  t = t < 0 ? 0 : t > 1 ? 1 : t;
  return t * t * (3 - 2 * t);
}
int main() {
  {
    std::vector<int> h = {0, 1, -1, 5, -7, 100, 2147483647, -2147483647, 65536};
    const int n = int(h.size());
    array_view<const int> in(h);
    array_view<int, 1> o(n);
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          SAME(direct3d::abs(in[i[0]]), int);
          o[i] = direct3d::abs(in[i[0]]);
        });
    for (int ia = 0; ia < n; ++ia) {
      const int a = h[ia];
      const int w = std::abs(a), r = o[index<1>(ia)];
      if (!(r == w)) {
        std::printf("abs int: %g %g\n", double(r), double(w));
        bad = 1;
      }
    }
  }
  {
    std::vector<int> h = {0, 1, -1, 5, -7, 100, 2147483647, -2147483647, 65536};
    const int n = int(h.size());
    array_view<const int> in(h);
    array_view<int, 3> o(n, n, n);
    parallel_for_each(
        o.extent, [=](index<3> i) restrict(amp) {
          SAME(direct3d::clamp(in[i[0]], in[i[1]], in[i[2]]), int);
          o[i] = direct3d::clamp(in[i[0]], in[i[1]], in[i[2]]);
        });
    for (int ia = 0; ia < n; ++ia)
      for (int ib = 0; ib < n; ++ib)
        for (int ic = 0; ic < n; ++ic) {
          const int a = h[ia];
          const int b = h[ib];
          const int c = h[ic];
          if (!(b <= c)) continue;
          const int w = a < b ? b : a > c ? c : a, r = o[index<3>(ia, ib, ic)];
          if (!(r == w)) {
            std::printf("clamp int: %g %g\n", double(r), double(w));
            bad = 1;
          }
        }
  }
  {
    std::vector<float> h = {0.25f, -1.5f, 0.5f, 1.0f, 2.75f, -100.0f, 1e6f, 0.999f};
    const int n = int(h.size());
    array_view<const float> in(h);
    array_view<float, 3> o(n, n, n);
    parallel_for_each(
        o.extent, [=](index<3> i) restrict(amp) {
          SAME(direct3d::clamp(in[i[0]], in[i[1]], in[i[2]]), float);
          o[i] = direct3d::clamp(in[i[0]], in[i[1]], in[i[2]]);
        });
    for (int ia = 0; ia < n; ++ia)
      for (int ib = 0; ib < n; ++ib)
        for (int ic = 0; ic < n; ++ic) {
          const float a = h[ia];
          const float b = h[ib];
          const float c = h[ic];
          if (!(b <= c)) continue;
          const float w = a < b ? b : a > c ? c : a, r = o[index<3>(ia, ib, ic)];
          if (!(r == w)) {
            std::printf("clamp float: %g %g\n", double(r), double(w));
            bad = 1;
          }
        }
  }
  {
    std::vector<unsigned int> h = {0u, 1u, 5u, 0x80000000u, 0xffffffffu, 0x00010000u, 12345678u};
    const int n = int(h.size());
    array_view<const unsigned int> in(h);
    array_view<unsigned int, 1> o(n);
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          SAME(direct3d::countbits(in[i[0]]), unsigned int);
          o[i] = direct3d::countbits(in[i[0]]);
        });
    for (int ia = 0; ia < n; ++ia) {
      const unsigned int a = h[ia];
      const unsigned int w = unsigned(__builtin_popcount(a)), r = o[index<1>(ia)];
      if (!(r == w)) {
        std::printf("countbits unsigned int: %g %g\n", double(r), double(w));
        bad = 1;
      }
    }
  }
  {
    std::vector<int> h = {0, 1, -1, 5, -7, 100, 2147483647, -2147483647, 65536};
    const int n = int(h.size());
    array_view<const int> in(h);
    array_view<int, 1> o(n);
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          SAME(direct3d::firstbithigh(in[i[0]]), int);
          o[i] = direct3d::firstbithigh(in[i[0]]);
        });
    for (int ia = 0; ia < n; ++ia) {
      const int a = h[ia];
      const int w = a ? 31 - __builtin_clz(a) : -1, r = o[index<1>(ia)];
      if (!(r == w)) {
        std::printf("firstbithigh int: %g %g\n", double(r), double(w));
        bad = 1;
      }
    }
  }
  {
    std::vector<int> h = {0, 1, -1, 5, -7, 100, 2147483647, -2147483647, 65536};
    const int n = int(h.size());
    array_view<const int> in(h);
    array_view<int, 1> o(n);
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          SAME(direct3d::firstbitlow(in[i[0]]), int);
          o[i] = direct3d::firstbitlow(in[i[0]]);
        });
    for (int ia = 0; ia < n; ++ia) {
      const int a = h[ia];
      const int w = __builtin_ffs(a) - 1, r = o[index<1>(ia)];
      if (!(r == w)) {
        std::printf("firstbitlow int: %g %g\n", double(r), double(w));
        bad = 1;
      }
    }
  }
  {
    std::vector<int> h = {0, 1, -1, 5, -7, 100, 2147483647, -2147483647, 65536};
    const int n = int(h.size());
    array_view<const int> in(h);
    array_view<int, 2> o(n, n);
    parallel_for_each(
        o.extent, [=](index<2> i) restrict(amp) {
          SAME(direct3d::imax(in[i[0]], in[i[1]]), int);
          o[i] = direct3d::imax(in[i[0]], in[i[1]]);
        });
    for (int ia = 0; ia < n; ++ia)
      for (int ib = 0; ib < n; ++ib) {
        const int a = h[ia];
        const int b = h[ib];
        const int w = std::max(a, b), r = o[index<2>(ia, ib)];
        if (!(r == w)) {
          std::printf("imax int: %g %g\n", double(r), double(w));
          bad = 1;
        }
      }
  }
  {
    std::vector<int> h = {0, 1, -1, 5, -7, 100, 2147483647, -2147483647, 65536};
    const int n = int(h.size());
    array_view<const int> in(h);
    array_view<int, 2> o(n, n);
    parallel_for_each(
        o.extent, [=](index<2> i) restrict(amp) {
          SAME(direct3d::imin(in[i[0]], in[i[1]]), int);
          o[i] = direct3d::imin(in[i[0]], in[i[1]]);
        });
    for (int ia = 0; ia < n; ++ia)
      for (int ib = 0; ib < n; ++ib) {
        const int a = h[ia];
        const int b = h[ib];
        const int w = std::min(a, b), r = o[index<2>(ia, ib)];
        if (!(r == w)) {
          std::printf("imin int: %g %g\n", double(r), double(w));
          bad = 1;
        }
      }
  }
  {
    std::vector<unsigned int> h = {0u, 1u, 5u, 0x80000000u, 0xffffffffu, 0x00010000u, 12345678u};
    const int n = int(h.size());
    array_view<const unsigned int> in(h);
    array_view<unsigned int, 2> o(n, n);
    parallel_for_each(
        o.extent, [=](index<2> i) restrict(amp) {
          SAME(direct3d::umax(in[i[0]], in[i[1]]), unsigned int);
          o[i] = direct3d::umax(in[i[0]], in[i[1]]);
        });
    for (int ia = 0; ia < n; ++ia)
      for (int ib = 0; ib < n; ++ib) {
        const unsigned int a = h[ia];
        const unsigned int b = h[ib];
        const unsigned int w = std::max(a, b), r = o[index<2>(ia, ib)];
        if (!(r == w)) {
          std::printf("umax unsigned int: %g %g\n", double(r), double(w));
          bad = 1;
        }
      }
  }
  {
    std::vector<unsigned int> h = {0u, 1u, 5u, 0x80000000u, 0xffffffffu, 0x00010000u, 12345678u};
    const int n = int(h.size());
    array_view<const unsigned int> in(h);
    array_view<unsigned int, 2> o(n, n);
    parallel_for_each(
        o.extent, [=](index<2> i) restrict(amp) {
          SAME(direct3d::umin(in[i[0]], in[i[1]]), unsigned int);
          o[i] = direct3d::umin(in[i[0]], in[i[1]]);
        });
    for (int ia = 0; ia < n; ++ia)
      for (int ib = 0; ib < n; ++ib) {
        const unsigned int a = h[ia];
        const unsigned int b = h[ib];
        const unsigned int w = std::min(a, b), r = o[index<2>(ia, ib)];
        if (!(r == w)) {
          std::printf("umin unsigned int: %g %g\n", double(r), double(w));
          bad = 1;
        }
      }
  }
  {
    std::vector<float> h = {0.25f, -1.5f, 0.5f, 1.0f, 2.75f, -100.0f, 1e6f, 0.999f};
    const int n = int(h.size());
    array_view<const float> in(h);
    array_view<float, 3> o(n, n, n);
    parallel_for_each(
        o.extent, [=](index<3> i) restrict(amp) {
          SAME(direct3d::mad(in[i[0]], in[i[1]], in[i[2]]), float);
          o[i] = direct3d::mad(in[i[0]], in[i[1]], in[i[2]]);
        });
    for (int ia = 0; ia < n; ++ia)
      for (int ib = 0; ib < n; ++ib)
        for (int ic = 0; ic < n; ++ic) {
          const float a = h[ia];
          const float b = h[ib];
          const float c = h[ic];
          const float w = a * b + c, r = o[index<3>(ia, ib, ic)];
          if (!(std::fabs(r - w) <= 1e-5 * (std::fabs(w) + 1e-30) + 1e-4 * std::fabs(a * b))) {
            std::printf("mad float: %g %g\n", double(r), double(w));
            bad = 1;
          }
        }
  }
  {
    std::vector<double> h = {0.25, -1.5, 0.5, 1.0, 2.75, -100.0, 1e6};
    const int n = int(h.size());
    array_view<const double> in(h);
    array_view<double, 3> o(n, n, n);
    parallel_for_each(
        o.extent, [=](index<3> i) restrict(amp) {
          SAME(direct3d::mad(in[i[0]], in[i[1]], in[i[2]]), double);
          o[i] = direct3d::mad(in[i[0]], in[i[1]], in[i[2]]);
        });
    for (int ia = 0; ia < n; ++ia)
      for (int ib = 0; ib < n; ++ib)
        for (int ic = 0; ic < n; ++ic) {
          const double a = h[ia];
          const double b = h[ib];
          const double c = h[ic];
          const double w = a * b + c, r = o[index<3>(ia, ib, ic)];
          if (!(std::fabs(r - w) <= 1e-5 * (std::fabs(w) + 1e-30) + 1e-12 * std::fabs(a))) {
            std::printf("mad double: %g %g\n", double(r), double(w));
            bad = 1;
          }
        }
  }
  {
    std::vector<int> h = {0, 1, -1, 5, -7, 100, 2147483647, -2147483647, 65536};
    const int n = int(h.size());
    array_view<const int> in(h);
    array_view<int, 3> o(n, n, n);
    parallel_for_each(
        o.extent, [=](index<3> i) restrict(amp) {
          SAME(direct3d::mad(in[i[0]], in[i[1]], in[i[2]]), int);
          o[i] = direct3d::mad(in[i[0]], in[i[1]], in[i[2]]);
        });
    for (int ia = 0; ia < n; ++ia)
      for (int ib = 0; ib < n; ++ib)
        for (int ic = 0; ic < n; ++ic) {
          const int a = h[ia];
          const int b = h[ib];
          const int c = h[ic];
          const int w = int(unsigned(a) * unsigned(b) + unsigned(c)), r = o[index<3>(ia, ib, ic)];
          if (!(r == w)) {
            std::printf("mad int: %g %g\n", double(r), double(w));
            bad = 1;
          }
        }
  }
  {
    std::vector<unsigned int> h = {0u, 1u, 5u, 0x80000000u, 0xffffffffu, 0x00010000u, 12345678u};
    const int n = int(h.size());
    array_view<const unsigned int> in(h);
    array_view<unsigned int, 3> o(n, n, n);
    parallel_for_each(
        o.extent, [=](index<3> i) restrict(amp) {
          SAME(direct3d::mad(in[i[0]], in[i[1]], in[i[2]]), unsigned int);
          o[i] = direct3d::mad(in[i[0]], in[i[1]], in[i[2]]);
        });
    for (int ia = 0; ia < n; ++ia)
      for (int ib = 0; ib < n; ++ib)
        for (int ic = 0; ic < n; ++ic) {
          const unsigned int a = h[ia];
          const unsigned int b = h[ib];
          const unsigned int c = h[ic];
          const unsigned int w = a * b + c, r = o[index<3>(ia, ib, ic)];
          if (!(r == w)) {
            std::printf("mad unsigned int: %g %g\n", double(r), double(w));
            bad = 1;
          }
        }
  }
  {
    std::vector<float> h = {0.25f, -1.5f, 0.5f, 1.0f, 2.75f, -100.0f, 1e6f, 0.999f};
    const int n = int(h.size());
    array_view<const float> in(h);
    array_view<float, 1> o(n);
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          SAME(direct3d::radians(in[i[0]]), float);
          o[i] = direct3d::radians(in[i[0]]);
        });
    for (int ia = 0; ia < n; ++ia) {
      const float a = h[ia];
      const float w = a * 0.01745329252f, r = o[index<1>(ia)];
      if (!(std::fabs(r - w) <= 1e-5 * (std::fabs(w) + 1e-30) + 1e-12 * std::fabs(a))) {
        std::printf("radians float: %g %g\n", double(r), double(w));
        bad = 1;
      }
    }
  }
  {
    std::vector<float> h = {0.25f, -1.5f, 0.5f, 1.0f, 2.75f, -100.0f, 1e6f, 0.999f};
    const int n = int(h.size());
    array_view<const float> in(h);
    array_view<float, 1> o(n);
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          SAME(direct3d::rcp(in[i[0]]), float);
          o[i] = direct3d::rcp(in[i[0]]);
        });
    for (int ia = 0; ia < n; ++ia) {
      const float a = h[ia];
      const float w = 1 / a, r = o[index<1>(ia)];
      if (!(std::fabs(r - w) <= 1e-5 * (std::fabs(w) + 1e-30) + 1e-12 * std::fabs(a))) {
        std::printf("rcp float: %g %g\n", double(r), double(w));
        bad = 1;
      }
    }
  }
  {
    std::vector<unsigned int> h = {0u, 1u, 5u, 0x80000000u, 0xffffffffu, 0x00010000u, 12345678u};
    const int n = int(h.size());
    array_view<const unsigned int> in(h);
    array_view<unsigned int, 1> o(n);
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          SAME(direct3d::reversebits(in[i[0]]), unsigned int);
          o[i] = direct3d::reversebits(in[i[0]]);
        });
    for (int ia = 0; ia < n; ++ia) {
      const unsigned int a = h[ia];
      const unsigned int w = rev(a), r = o[index<1>(ia)];
      if (!(r == w)) {
        std::printf("reversebits unsigned int: %g %g\n", double(r), double(w));
        bad = 1;
      }
    }
  }
  {
    std::vector<float> h = {0.25f, -1.5f, 0.5f, 1.0f, 2.75f, -100.0f, 1e6f, 0.999f};
    const int n = int(h.size());
    array_view<const float> in(h);
    array_view<float, 1> o(n);
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          SAME(direct3d::saturate(in[i[0]]), float);
          o[i] = direct3d::saturate(in[i[0]]);
        });
    for (int ia = 0; ia < n; ++ia) {
      const float a = h[ia];
      const float w = a < 0 ? 0 : a > 1 ? 1 : a, r = o[index<1>(ia)];
      if (!(r == w)) {
        std::printf("saturate float: %g %g\n", double(r), double(w));
        bad = 1;
      }
    }
  }
  {
    std::vector<int> h = {0, 1, -1, 5, -7, 100, 2147483647, -2147483647, 65536};
    const int n = int(h.size());
    array_view<const int> in(h);
    array_view<int, 1> o(n);
    parallel_for_each(
        o.extent, [=](index<1> i) restrict(amp) {
          SAME(direct3d::sign(in[i[0]]), int);
          o[i] = direct3d::sign(in[i[0]]);
        });
    for (int ia = 0; ia < n; ++ia) {
      const int a = h[ia];
      const int w = a > 0 ? 1 : a < 0 ? -1 : 0, r = o[index<1>(ia)];
      if (!(r == w)) {
        std::printf("sign int: %g %g\n", double(r), double(w));
        bad = 1;
      }
    }
  }
  {
    std::vector<float> h = {0.25f, -1.5f, 0.5f, 1.0f, 2.75f, -100.0f, 1e6f, 0.999f};
    const int n = int(h.size());
    array_view<const float> in(h);
    array_view<float, 3> o(n, n, n);
    parallel_for_each(
        o.extent, [=](index<3> i) restrict(amp) {
          SAME(direct3d::smoothstep(in[i[0]], in[i[1]], in[i[2]]), float);
          o[i] = direct3d::smoothstep(in[i[0]], in[i[1]], in[i[2]]);
        });
    for (int ia = 0; ia < n; ++ia)
      for (int ib = 0; ib < n; ++ib)
        for (int ic = 0; ic < n; ++ic) {
          const float a = h[ia];
          const float b = h[ib];
          const float c = h[ic];
          if (!(a < b)) continue;
          const float w = smooth(a, b, c), r = o[index<3>(ia, ib, ic)];
          if (!(std::fabs(r - w) <= 1e-5 * (std::fabs(w) + 1e-30) + 1e-12 * std::fabs(a))) {
            std::printf("smoothstep float: %g %g\n", double(r), double(w));
            bad = 1;
          }
        }
  }
  {
    std::vector<float> h = {0.25f, -1.5f, 0.5f, 1.0f, 2.75f, -100.0f, 1e6f, 0.999f};
    const int n = int(h.size());
    array_view<const float> in(h);
    array_view<float, 2> o(n, n);
    parallel_for_each(
        o.extent, [=](index<2> i) restrict(amp) {
          SAME(direct3d::step(in[i[0]], in[i[1]]), float);
          o[i] = direct3d::step(in[i[0]], in[i[1]]);
        });
    for (int ia = 0; ia < n; ++ia)
      for (int ib = 0; ib < n; ++ib) {
        const float a = h[ia];
        const float b = h[ib];
        const float w = b >= a ? 1.0f : 0.0f, r = o[index<2>(ia, ib)];
        if (!(r == w)) {
          std::printf("step float: %g %g\n", double(r), double(w));
          bad = 1;
        }
      }
  }
  return bad;
}
