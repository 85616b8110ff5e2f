//===--- large_launches.cpp - Launches with several indices per thread ----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tests that every index is visited once, even if a GPU thread runs several indices (§7), and that
// stores and loads remain in order: if containers share elements, a later load of the same index
// through another container must see a store. The map from threads to indices is evaluated on the
// host. Unless AMP2HIP_TEST_SIZE is "small", the launches are large enough for a GPU to use several
// indices per thread.
//
//===----------------------------------------------------------------------===//

#include "support.h"
#include <amp2hip/launch/gpu_coarsening.h>
#include <cstdlib>
#include <cstring>
#include <vector>

namespace large_launches {

using namespace support;

/// Returns the number of indices of the domain that are not visited exactly
/// once; -1 if the launch has one index per thread.
template <int N, amp2hip::thread_indices Where = amp2hip::thread_indices::in_a_row>
int missed(const extent<N> &extent) {
  const amp2hip::flat_domain<N> domain(extent);
  amp2hip::gpu_grid grid;
  if (!amp2hip::coarsen_grid<Where>(domain, grid))
    return -1;
  std::vector<int> visits(domain.count);
  int wrong = 0;
  amp2hip::gpu_thread t{};
  t.blocks = grid.blocks[0];
  t.width = grid.threads[0];
  t.height = grid.threads[1];
  for (t.block[2] = 0; t.block[2] < grid.blocks[2]; ++t.block[2])
    for (t.block[1] = 0; t.block[1] < grid.blocks[1]; ++t.block[1])
      for (t.block[0] = 0; t.block[0] < grid.blocks[0]; ++t.block[0])
        for (t.thread[1] = 0; t.thread[1] < grid.threads[1]; ++t.thread[1])
          for (t.thread[0] = 0; t.thread[0] < grid.threads[0]; ++t.thread[0]) {
            const amp2hip::coarsened_indices<N, Where> indices(domain, t);
            int count = 0;
            for (; indices.has(count); ++count) {
              const concurrency::index<N> i = indices[count];
              if (!extent.contains(i)) {
                ++wrong;
                continue;
              }
              std::size_t at = 0;
              for (int d = 0; d < N; ++d)
                at = at * static_cast<std::size_t>(extent[d]) + static_cast<std::size_t>(i[d]);
              ++visits[at];
            }
            wrong += indices.all() != (count == amp2hip::coarsening_factor);
          }
  for (int v : visits)
    wrong += v != 1;
  return wrong;
}

struct scale_kernel {
  array_view<float, 1> out;
  array_view<const float, 1> in;
  float factor;
  int skip; // `factor` and `skip` share a word of the kernel object

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const {
    if (i[0] % skip != 0)
      out[i] = factor * in[i];
  }
};

struct add_rows_kernel {
  array_view<int, 2> sum;
  array_view<const int, 2> a, b;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<2> i) const { sum[i] = a[i] + b[i]; }
};

struct add_planes_kernel {
  array_view<int, 3> sum;
  array_view<const int, 3> a;
  char odd; // the size of the object is no multiple of the word size

  AMP2HIP_CPU_AMP void operator()(concurrency::index<3> i) const { sum[i] = a[i] * 2 + odd; }
};

/// Reads elements through one view after writing them through another.
struct through_both_kernel {
  array_view<int, 1> write;
  array_view<const int, 1> read;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const {
    write[i] = read[i] + 1;
    write[i] = read[i] * 2;
  }
};

/// Reads elements through one view after writing them through another, which is in a nested member.
struct reader {
  array_view<const int, 1> read;
};
struct through_member_kernel {
  array_view<int, 1> write;
  reader other;

  AMP2HIP_CPU_AMP void operator()(concurrency::index<1> i) const {
    write[i] = other.read[i] + 1;
    write[i] = other.read[i] * 2;
  }
};

/// True if the sizes must be small.
bool small() {
  const char *const size = std::getenv("AMP2HIP_TEST_SIZE");
  return size != nullptr && std::strcmp(size, "small") == 0;
}

} // namespace large_launches

using namespace large_launches;

TEST_CASE("rows of blocks are shorter if many threads would have no index", "[launch]") {
  CHECK(amp2hip::block_row(1024, 128) == 128);
  CHECK(amp2hip::block_row(1000, 128) == 128);
  CHECK(amp2hip::block_row(160, 128) == 32);
  CHECK(amp2hip::block_row(96, 64) == 32);
  CHECK(amp2hip::block_row(5, 128) == 32);
}

TEST_CASE("several indices per thread: the domain is covered once", "[launch]") {
  CHECK(missed(extent<1>(1024)) == 0);
  CHECK(missed(extent<1>(1025)) == 0);
  CHECK(missed(extent<1>(2047)) == 0);
  CHECK(missed(extent<1>(100000)) == 0);
  CHECK(missed(extent<2>(8, 128)) == 0);
  CHECK(missed(extent<2>(33, 257)) == 0);
  CHECK(missed(extent<2>(301, 250)) == 0);
  CHECK(missed(extent<2>(5, 5000)) == 0);
  CHECK(missed(extent<3>(5, 45, 140)) == 0);
  CHECK(missed(extent<3>(2, 7, 1025)) == 0);

  constexpr auto column = amp2hip::thread_indices::in_a_column;
  CHECK(missed<2, column>(extent<2>(32, 32)) == 0);
  CHECK(missed<2, column>(extent<2>(33, 65)) == 0);
  CHECK(missed<2, column>(extent<2>(301, 5)) == 0);
  CHECK(missed<2, column>(extent<2>(77, 250)) == 0);
  CHECK(missed<2, column>(extent<2>(5000, 1)) == 0);
  CHECK(missed<3, column>(extent<3>(5, 45, 40)) == 0);
  CHECK(missed<3, column>(extent<3>(2, 1025, 1)) == 0);
}

TEST_CASE("several indices per thread: not for small domains or numbered blocks", "[launch]") {
  CHECK(missed(extent<1>(1023)) == -1);
  CHECK(missed(extent<2>(4000, 127)) == -1);
  CHECK(missed(extent<2>(4, 4000)) == -1);
  CHECK(missed(extent<3>(70000, 8, 128)) == -1);
  const int four[4] = {4, 4, 64, 64};
  CHECK(missed(extent<4>(four)) == -1);

  constexpr auto column = amp2hip::thread_indices::in_a_column;
  CHECK(missed<2, column>(extent<2>(31, 32)) == -1);
  CHECK(missed<2, column>(extent<2>(2, 4000)) == -1);
  CHECK(missed<3, column>(extent<3>(70000, 40, 1)) == -1);
}

TEST_CASE("large launches write every element", "[launch]") {
  const int n = small() ? 5003 : 5000003;
  std::vector<float> in(static_cast<std::size_t>(n)), out(in.size(), -1.0f);
  for (int i = 0; i < n; ++i)
    in[static_cast<std::size_t>(i)] = static_cast<float>(i % 1000);
  array_view<float, 1> out_view(n, out);
  concurrency::parallel_for_each(
      out_view.extent, scale_kernel{out_view, array_view<const float, 1>(n, in), 0.5f, 3});
  out_view.synchronize();
  int wrong = 0;
  for (int i = 0; i < n; ++i)
    wrong += out[static_cast<std::size_t>(i)] !=
             (i % 3 != 0 ? 0.5f * static_cast<float>(i % 1000) : -1.0f);
  CHECK(wrong == 0);
}

TEST_CASE("large launches of two and three dimensions write every element", "[launch]") {
  const int rows = small() ? 67 : 2501, columns = small() ? 145 : 2003;
  const std::vector<int> a = numbers(static_cast<std::size_t>(rows) *
                                     static_cast<std::size_t>(columns)),
                         b = a;
  std::vector<int> sum(a.size());
  array_view<int, 2> sum_view(rows, columns, sum);
  const array_view<const int, 2> a_view(rows, columns, a), b_view(rows, columns, b);
  concurrency::parallel_for_each(sum_view.extent, add_rows_kernel{sum_view, a_view, b_view});
  sum_view.synchronize();
  int wrong = 0;
  for (std::size_t i = 0; i < a.size(); ++i)
    wrong += sum[i] != 2 * a[i];
  CHECK(wrong == 0);

  const int n = small() ? 41 : 173;
  const std::vector<int> cube =
      numbers(static_cast<std::size_t>(n) * static_cast<std::size_t>(n * n));
  std::vector<int> result(cube.size());
  array_view<int, 3> result_view(n, n, n, result);
  concurrency::parallel_for_each(
      result_view.extent,
      add_planes_kernel{result_view, array_view<const int, 3>(n, n, n, cube), 7});
  result_view.synchronize();
  wrong = 0;
  for (std::size_t i = 0; i < cube.size(); ++i)
    wrong += result[i] != 2 * cube[i] + 7;
  CHECK(wrong == 0);
}

TEST_CASE("large launches on containers that share elements (R-5.2-e)", "[launch][coherence]") {
  const int n = small() ? 5003 : 5000003;
  std::vector<int> data = numbers(static_cast<std::size_t>(n));
  const array_view<int, 1> view(n, data);
  concurrency::parallel_for_each(view.extent, through_both_kernel{view, view});
  view.synchronize();
  int wrong = 0;
  for (int i = 0; i < n; ++i)
    wrong += data[static_cast<std::size_t>(i)] != (i + 1) * 2;
  CHECK(wrong == 0);

  concurrency::parallel_for_each(view.extent, through_member_kernel{view, reader{view}});
  view.synchronize();
  wrong = 0;
  for (int i = 0; i < n; ++i)
    wrong += data[static_cast<std::size_t>(i)] != ((i + 1) * 2 + 1) * 2;
  CHECK(wrong == 0);

  // Sections that overlap in part.
  const int half = n / 2;
  const array_view<int, 1> low = view.section(concurrency::index<1>(0), extent<1>(half));
  const array_view<int, 1> high = view.section(concurrency::index<1>(half), extent<1>(half));
  concurrency::parallel_for_each(low.extent, through_both_kernel{low, high});
  view.synchronize();
  wrong = 0;
  for (int i = 0; i < half; ++i)
    wrong += data[static_cast<std::size_t>(i)] != ((i + half + 1) * 2 + 1) * 2 * 2;
  CHECK(wrong == 0);
}
