//===--- bench_kernels.cpp - Compares kernels with hand-written CUDA ------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Runs each algorithm of bench.h alternately in both versions, in one process
// and on one stream. Prints the medians of the event times and their ratio.
// Fails if the results differ.
// With the argument "textures", only runs kernels with textures. With AMP2HIP_TEST_SIZE=small, the
// sizes are for memory checkers and the times are meaningless.
//
//===----------------------------------------------------------------------===//

#include "../../runtime/accelerator_access.h"
#include "harness.h"

using namespace concurrency;

using namespace bench;

namespace {

void triad(settings &s) {
  const int n = s.small ? 1000 : 1 << 26;
  const std::vector<float> b = numbers(n), c = numbers(n);
  std::vector<float> a(n);
  float *const cuda_a = device_copy(a), *const cuda_b = device_copy(b),
               *const cuda_c = device_copy(c);
  array_view<float, 1> av(n, a);
  array_view<const float, 1> bv(n, b), cv(n, c);
  report("triad",
         by_events(
             s, [&] { amp_triad(s.where, av, bv, cv, 0.5f); },
             [&] { cuda_triad(s.stream, cuda_a, cuda_b, cuda_c, 0.5f, n); }),
         12.0 * n, "GB/s");
  av.synchronize();
  check_equal(s, "triad", a, cuda_a);
}

void matmul(settings &s) {
  const int n = s.small ? 64 : 2048;
  const std::vector<float> a = numbers(static_cast<std::size_t>(n) * n), b = a;
  std::vector<float> c(a.size());
  float *const cuda_a = device_copy(a), *const cuda_b = device_copy(b),
               *const cuda_c = device_copy(c);
  array_view<const float, 2> av(n, n, a), bv(n, n, b);
  array_view<float, 2> cv(n, n, c);
  report("matmul tiled",
         by_events(
             s, [&] { amp_matmul(s.where, av, bv, cv); },
             [&] { cuda_matmul(s.stream, cuda_a, cuda_b, cuda_c, n); }),
         2.0 * n * n * n, "GFLOP/s");
  cv.synchronize();
  check_equal(s, "matmul tiled", c, cuda_c);
}

void nbody(settings &s, const char *name, int n) {
  const std::vector<float> values = numbers(static_cast<std::size_t>(n) * 4);
  std::vector<body> bodies(n);
  std::memcpy(bodies.data(), values.data(), n * sizeof(body));
  std::vector<acceleration> result(n);
  body *const cuda_bodies = device_copy(bodies);
  acceleration *const cuda_result = device_copy(result);
  array_view<const body, 1> bodies_view(n, bodies);
  array_view<acceleration, 1> result_view(n, result);
  report(name,
         by_events(
             s, [&] { amp_nbody(s.where, bodies_view, result_view); },
             [&] { cuda_nbody(s.stream, cuda_bodies, cuda_result, n); }),
         20.0 * n * n, "GFLOP/s");
  result_view.synchronize();
  check_equal(s, name, result, cuda_result);
}

void transpose(settings &s) {
  const int rows = s.small ? 64 : 8192, columns = s.small ? 96 : 8192;
  const std::vector<float> in = numbers(static_cast<std::size_t>(rows) * columns);
  std::vector<float> out(in.size());
  float *const cuda_in = device_copy(in), *const cuda_out = device_copy(out);
  array_view<const float, 2> in_view(rows, columns, in);
  array_view<float, 2> out_view(columns, rows, out);
  report("transpose",
         by_events(
             s, [&] { amp_transpose(s.where, in_view, out_view); },
             [&] { cuda_transpose(s.stream, cuda_in, cuda_out, rows, columns); }),
         8.0 * rows * columns, "GB/s");
  out_view.synchronize();
  check_equal(s, "transpose", out, cuda_out);
}

void reduce(settings &s) {
  const int n = s.small ? 8192 : 1 << 26;
  const std::vector<float> in = numbers(n);
  std::vector<float> sums(n / 2048);
  float *const cuda_in = device_copy(in), *const cuda_sums = device_copy(sums);
  array_view<const float, 1> in_view(n, in);
  array_view<float, 1> sums_view(n / 2048, sums);
  report("reduction",
         by_events(
             s, [&] { amp_reduce(s.where, in_view, sums_view); },
             [&] { cuda_reduce(s.stream, cuda_in, cuda_sums, n); }),
         4.0 * n, "GB/s");
  sums_view.synchronize();
  check_equal(s, "reduction", sums, cuda_sums);
}

} // namespace

int main(int argc, char **argv) {
  const std::optional<accelerator> gpu = find_gpu();
  if (!gpu) {
    std::printf("bench_kernels: no CUDA GPU found; nothing is measured\n");
    return 77;
  }
  const char *const size = std::getenv("AMP2HIP_TEST_SIZE");
  const bool small = size != nullptr && std::strcmp(size, "small") == 0;
  const accelerator_view where = gpu->get_default_view();
  amp2hip::queue &queue = *amp2hip::accelerator_access::queue_of(where);
  settings s{where, static_cast<cudaStream_t>(queue.native()), small ? 2 : 51, small ? 2 : 10,
             small};
  std::printf("%ls, medians of %d, microseconds\n", gpu->get_description().c_str(), s.samples);
  std::printf("%-17s %12s %12s %8s\n", "", "translated", "hand-written", "ratio");
  // The argument chooses a part of the benchmarks.
  if (const std::string part = argc > 1 ? argv[1] : ""; part == "textures" || part == "launches") {
    part == "textures" ? textures(s) : launches(s);
    return s.failed ? 1 : 0;
  }
  triad(s);
  matmul(s);
  nbody(s, "nbody tiled", small ? 512 : 1 << 16);
  // 2^18 is about the number of threads that an H200 runs at a time. The
  // smaller problem uses only a quarter of them.
  settings few = s;
  few.samples = small ? 2 : 5;
  few.calls = 2;
  nbody(few, "nbody, 2^18", small ? 1024 : 1 << 18);
  s.failed |= few.failed;
  transpose(s);
  reduce(s);
  untiled_kernels(s);
  tile_static_kernels(s);
  textures(s);
  launches(s);
  arrays(s);
  transfers(s);
  return s.failed ? 1 : 0;
}
