//===--- bench_cpu.cpp - Compares the CPU accelerator with oneTBB ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs each algorithm of bench_cpu.h alternately as translated C++ AMP on
// direct3d\warp and as oneTBB with plain loops. Prints the shortest processor
// times and their ratio. An optional argument selects benchmarks by a part of
// their name. Fails if the results differ. With AMP2HIP_TEST_SIZE=small, the
// sizes are for tests and the times are meaningless.
//
//===----------------------------------------------------------------------===//

#include "bench_cpu.h"
#include "bench_textures.h"
#include <algorithm>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <ctime>
#include <vector>

using namespace concurrency;

namespace {

/// The state of all benchmarks.
struct settings {
  accelerator_view where;
  bool small;
  const char *only; ///< a part of the names of the benchmarks to time; null for all
  bool failed;
  int ran = 0;
};

/// Returns pseudorandom numbers from -0.5 to 0.5.
std::vector<float> numbers(std::size_t count) {
  std::vector<float> result(count);
  unsigned state = 12345;
  for (float &x : result) {
    state = state * 1664525u + 1013904223u;
    x = static_cast<float>(state >> 8) / static_cast<float>(1 << 24) - 0.5f;
  }
  return result;
}

/// Returns the processor time of all cores in microseconds. The benchmarks measure this time
/// because both versions use all cores and other work on the machine does not count.
double processor_time() {
  timespec now = {};
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &now);
  return static_cast<double>(now.tv_sec) * 1e6 + static_cast<double>(now.tv_nsec) * 1e-3;
}

template <typename Call>
double microseconds(const Call &call) {
  const double begin = processor_time();
  call();
  return processor_time() - begin;
}

/// Runs both versions alternately, for long enough that some runs are
/// undisturbed by other work on the machine.
template <typename Amp, typename Hand>
void compare(settings &s, const char *name, const Amp &amp, const Hand &hand) {
  amp(), hand();
  if (s.only != nullptr && std::strstr(name, s.only) == nullptr)
    return;
  ++s.ran;
  double best_amp = 1e30, best_hand = 1e30;
  const auto until = std::chrono::steady_clock::now() + std::chrono::seconds(s.small ? 0 : 3);
  do {
    best_amp = std::min(best_amp, microseconds(amp));
    best_hand = std::min(best_hand, microseconds(hand));
  } while (std::chrono::steady_clock::now() < until);
  std::printf("%-26s %12.1f %12.1f %8.2f\n", name, best_amp, best_hand, best_amp / best_hand);
  std::fflush(stdout);
}

void check_near(settings &s, const char *name, const float *amp, const float *hand,
                std::size_t count) {
  for (std::size_t i = 0; i < count; ++i)
    if (!(std::fabs(amp[i] - hand[i]) <= 1e-3f * (1 + std::fabs(hand[i])))) {
      std::printf(
          "%s: element %zu is %g in the translated version and %g in the hand-written one\n", name,
          i, static_cast<double>(amp[i]), static_cast<double>(hand[i]));
      s.failed = true;
      return;
    }
}
void check_near(settings &s, const char *name, const std::vector<float> &amp,
                const std::vector<float> &hand) {
  check_near(s, name, amp.data(), hand.data(), amp.size());
}

void triad(settings &s, const char *name, int n) {
  const std::vector<float> b = numbers(static_cast<std::size_t>(n)), c = b;
  std::vector<float> a(b.size()), hand(b.size());
  const array_view<float, 1> av(n, a);
  const array_view<const float, 1> bv(n, b), cv(n, c);
  compare(
      s, name, [&] { amp_triad(s.where, av, bv, cv, 0.5f); },
      [&] { tbb_triad(hand.data(), b.data(), c.data(), 0.5f, n); });
  check_near(s, name, a, hand);
}

void saxpy(settings &s) {
  const int n = s.small ? 1000 : 1 << 20;
  const std::vector<float> x = numbers(static_cast<std::size_t>(n));
  std::vector<float> y(x.size()), hand(x.size());
  const array_view<const float, 1> xv(n, x);
  const array_view<float, 1> yv(n, y);
  compare(
      s, "saxpy", [&] { amp_saxpy(s.where, 1e-3f, xv, yv); },
      [&] { tbb_saxpy(1e-3f, x.data(), hand.data(), n); });
  check_near(s, "saxpy", y, hand);
}

void stencil(settings &s) {
  const int n = s.small ? 50 : 1500;
  const std::vector<float> in = numbers(static_cast<std::size_t>(n) * static_cast<std::size_t>(n));
  std::vector<float> out(in.size()), hand(in.size());
  const array_view<const float, 2> in_view(n, n, in);
  const array_view<float, 2> out_view(n, n, out);
  compare(
      s, "stencil 2-D", [&] { amp_stencil(s.where, in_view, out_view); },
      [&] { tbb_stencil(in.data(), hand.data(), n, n); });
  check_near(s, "stencil 2-D", out, hand);
}

void nbody_simple(settings &s) {
  const int n = s.small ? 100 : 4000;
  const std::vector<float> values = numbers(static_cast<std::size_t>(n) * 4);
  std::vector<body> bodies(static_cast<std::size_t>(n));
  std::memcpy(static_cast<void *>(bodies.data()), values.data(), bodies.size() * sizeof(body));
  std::vector<acceleration> result(bodies.size()), hand(bodies.size());
  const array_view<const body, 1> bodies_view(n, bodies);
  const array_view<acceleration, 1> result_view(n, result);
  compare(
      s, "n-body", [&] { amp_nbody_simple(s.where, bodies_view, result_view); },
      [&] { tbb_nbody_simple(bodies.data(), hand.data(), n); });
  check_near(s, "n-body", &result[0].x, &hand[0].x, result.size() * 3);
}

void mandelbrot(settings &s) {
  const int rows = s.small ? 20 : 400, columns = s.small ? 30 : 600, limit = 200;
  std::vector<int> steps(static_cast<std::size_t>(rows) * static_cast<std::size_t>(columns)),
      hand(steps.size());
  const array_view<int, 2> view(rows, columns, steps);
  compare(
      s, "mandelbrot", [&] { amp_mandelbrot(s.where, view, limit); },
      [&] { tbb_mandelbrot(hand.data(), rows, columns, limit); });
  if (steps != hand) {
    std::printf("mandelbrot: the results differ\n");
    s.failed = true;
  }
}

void matmul(settings &s) {
  const int n = s.small ? 64 : 512;
  const std::vector<float> a = numbers(static_cast<std::size_t>(n) * static_cast<std::size_t>(n)),
                           b = a;
  std::vector<float> c(a.size()), hand(a.size());
  const array_view<const float, 2> av(n, n, a), bv(n, n, b);
  const array_view<float, 2> cv(n, n, c);
  compare(
      s, "matmul, tiles of 16 x 16", [&] { amp_matmul(s.where, av, bv, cv); },
      [&] { tbb_matmul(a.data(), b.data(), hand.data(), n); });
  check_near(s, "matmul", c, hand);
}

void reduce(settings &s) {
  const int n = s.small ? 8192 : 1 << 22;
  const std::vector<float> in = numbers(static_cast<std::size_t>(n));
  std::vector<float> sums(in.size() / 2048), hand(sums.size());
  const array_view<const float, 1> in_view(n, in);
  const array_view<float, 1> sums_view(n / 2048, sums);
  compare(
      s, "reduction, tiles of 256", [&] { amp_reduce(s.where, in_view, sums_view); },
      [&] { tbb_reduce(in.data(), hand.data(), n); });
  check_near(s, "reduction", sums, hand);
}

void transpose(settings &s) {
  const int n = s.small ? 64 : 2048;
  const std::vector<float> in = numbers(static_cast<std::size_t>(n) * static_cast<std::size_t>(n));
  std::vector<float> out(in.size()), hand(in.size());
  const array_view<const float, 2> in_view(n, n, in);
  const array_view<float, 2> out_view(n, n, out);
  compare(
      s, "transpose, tiles of 32 x 32", [&] { amp_transpose(s.where, in_view, out_view); },
      [&] { tbb_transpose(in.data(), hand.data(), n, n); });
  check_near(s, "transpose", out, hand);
}

void plane(settings &s, bool is_copy) {
  const int n = s.small ? 50 : 1500;
  const char *const name = is_copy ? "texture copy, point reads" : "texture 3x3, point reads";
  const std::vector<float> in = numbers(static_cast<std::size_t>(n) * static_cast<std::size_t>(n));
  std::vector<float> out(in.size()), hand(in.size());
  const texture<float, 2> texels(n, n, in.begin(), in.end(), s.where);
  const array_view<float, 2> view(n, n, out);
  compare(
      s, name,
      [&] {
        is_copy ? amp_copy_texels(s.where, texels, view) : amp_convolve(s.where, texels, view);
      },
      [&] {
        is_copy ? tbb_copy_texels(in.data(), hand.data(), n, n)
                : tbb_convolve(in.data(), hand.data(), n, n);
      });
  check_near(s, name, out, hand);
}

void resize(settings &s) {
  const int n = s.small ? 60 : 1000, m = s.small ? 50 : 1500;
  std::vector<unsigned> in(static_cast<std::size_t>(n) * static_cast<std::size_t>(n)),
      amp(static_cast<std::size_t>(m) * static_cast<std::size_t>(m)), hand(amp.size());
  for (std::size_t i = 0; i < in.size(); ++i)
    in[i] = static_cast<unsigned>(i * 2654435761u);
  const texture<unorm_4, 2> from(n, n, in.data(), static_cast<unsigned>(4 * in.size()), 8U,
                                 s.where);
  texture<unorm_4, 2> to(m, m, 8U, s.where);
  const texture_view<const unorm_4, 2> source(from);
  const texture_view<unorm_4, 2> target(to);
  compare(
      s, "texture resize, bilinear", [&] { amp_resize(s.where, source, target); },
      [&] { tbb_resize(in.data(), n, n, hand.data(), m, m); });
  concurrency::graphics::copy(to, amp.data(), to.get_data_length());
  for (std::size_t i = 0; i < 4 * amp.size(); ++i) {
    const int a = reinterpret_cast<const unsigned char *>(amp.data())[i],
              b = reinterpret_cast<const unsigned char *>(hand.data())[i];
    if (std::abs(a - b) > 1) {
      std::printf("texture resize: byte %zu is %d in the translated version and %d in the "
                  "hand-written one\n",
                  i, a, b);
      s.failed = true;
      return;
    }
  }
}

} // namespace

int main(int argc, char **argv) {
  const char *const size = std::getenv("AMP2HIP_TEST_SIZE");
  settings s = {accelerator(accelerator::direct3d_warp).get_default_view(),
                size != nullptr && std::strcmp(size, "small") == 0, argc > 1 ? argv[1] : nullptr,
                false};
  std::printf("%ls, shortest times of all cores together, microseconds\n",
              s.where.get_accelerator().get_description().c_str());
  std::printf("%-26s %12s %12s %8s\n", "", "translated", "oneTBB", "ratio");
  triad(s, "triad", s.small ? 1000 : 1 << 24);
  triad(s, "triad, in the cache", s.small ? 1000 : 1 << 16);
  saxpy(s);
  stencil(s);
  nbody_simple(s);
  mandelbrot(s);
  matmul(s);
  reduce(s);
  transpose(s);
  plane(s, true);
  plane(s, false);
  resize(s);
  if (s.ran == 0) {
    std::fprintf(stderr, "bench_cpu: no benchmark has '%s' in its name\n", s.only);
    return 2;
  }
  return s.failed ? 1 : 0;
}
