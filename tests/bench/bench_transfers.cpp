//===--- bench_transfers.cpp - Benchmarks of large transfers --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//

#include "harness.h"

using namespace bench;

/// Copies 1 GiB from a std::vector to the GPU by the first launch that uses it,
/// and back by synchronize(). Compares with cudaMemcpy of pageable memory.
void bench::transfers(settings &s) {
  const int n = s.small ? 1 << 16 : 1 << 28;
  const std::size_t bytes = static_cast<std::size_t>(n) * sizeof(float);
  std::vector<float> data = numbers(static_cast<std::size_t>(n));
  const std::vector<float> before = data;
  array_view<float, 1> view(n, data);
  float *const memory = device_copy(std::vector<float>(static_cast<std::size_t>(n)));
  stopwatch watch(s.stream);
  std::vector<double> amp_there, amp_back, cuda_there, cuda_back;
  for (int i = 0; i < (s.small ? 2 : 8); ++i) {
    view[0] = before[0]; // a write on the host makes its copy the current one
    amp_there.push_back(watch.wall_time(1, [&] { amp_empty(s.where, view, view, view, view); }));
    amp_back.push_back(watch.wall_time(1, [&] { view.synchronize(); }));
    cuda_there.push_back(watch.wall_time(1, [&] {
      check_cuda(cudaMemcpy(memory, data.data(), bytes, cudaMemcpyHostToDevice), "copying");
    }));
    cuda_back.push_back(watch.wall_time(1, [&] {
      check_cuda(cudaMemcpy(data.data(), memory, bytes, cudaMemcpyDeviceToHost), "copying");
    }));
  }
  check_cuda(cudaFree(memory), "freeing");
  if (data != before) {
    std::printf("transfers: the data differ after a copy to the GPU and back\n");
    s.failed = true;
  }
  report("1 GiB, 1st time", {amp_there[0], cuda_there[0]}, static_cast<double>(bytes), "GB/s");
  report("1 GiB there", {median(amp_there), median(cuda_there)}, static_cast<double>(bytes),
         "GB/s");
  report("1 GiB back", {median(amp_back), median(cuda_back)}, static_cast<double>(bytes), "GB/s");
}
