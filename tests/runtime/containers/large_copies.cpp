//===--- large_copies.cpp - Copies larger than the staging memory ---------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
//
// Tests copies of many megabytes between a GPU and the program's memory, which several threads make
// in parts. All parts must arrive at the right place, also for copies of rows with gaps and for
// several simultaneous copies (R-5.2-e, R-5.3.2-b).
//
//===----------------------------------------------------------------------===//

#include "support.h"
#include <cstdlib>
#include <cstring>
#include <thread>
#include <vector>

namespace large_copies {

using namespace support;

/// Returns the number of ints in `megabytes`, plus a few that fill no whole
/// part of a copy. Returns a small number if AMP2HIP_TEST_SIZE is "small".
int elements(int megabytes) {
  const char *const size = std::getenv("AMP2HIP_TEST_SIZE");
  const bool small = size != nullptr && std::strcmp(size, "small") == 0;
  return (small ? 4096 : megabytes << 18) + 77;
}

int wrong_elements(const std::vector<int> &all, int added) {
  int wrong = 0;
  for (std::size_t i = 0; i < all.size(); ++i)
    wrong += all[i] != static_cast<int>(i) + added;
  return wrong;
}

} // namespace large_copies

using namespace large_copies;

TEST_CASE("large copies: a vector is copied to the device and back", "[copy]") {
  for (const int megabytes : {17, 70}) {
    const int n = elements(megabytes);
    std::vector<int> data = numbers(static_cast<std::size_t>(n));
    const array_view<int, 1> view(n, data);
    add(view, 3);
    view.synchronize();
    CHECK(wrong_elements(data, 3) == 0);
    view[n - 1] += 1; // makes the host's copy the only current one
    add(view, 1);
    view.synchronize();
    CHECK(data[static_cast<std::size_t>(n) - 1] == n - 1 + 5);
    data[static_cast<std::size_t>(n) - 1] -= 1;
    CHECK(wrong_elements(data, 4) == 0);
  }
}

TEST_CASE("large copies: rows of a section", "[copy]") {
  const int columns = 4099, rows = elements(80) / columns;
  std::vector<int> data = numbers(static_cast<std::size_t>(rows) * columns);
  const array_view<int, 2> view(rows, columns, data);
  const extent<2> part(rows, columns - 10);
  array<int, 2> there(part);
  concurrency::copy(view.section(concurrency::index<2>(0, 5), part), there);
  const std::vector<int> dense = there;
  int wrong = 0;
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns - 10; ++c)
      wrong += dense[static_cast<std::size_t>(r) * static_cast<std::size_t>(columns - 10) + c] !=
               r * columns + c + 5;
  CHECK(wrong == 0);

  std::vector<int> back(data.size(), -1);
  const array_view<int, 2> back_view(rows, columns, back);
  concurrency::copy(there, back_view.section(concurrency::index<2>(0, 5), part));
  back_view.synchronize();
  wrong = 0;
  for (int r = 0; r < rows; ++r)
    for (int c = 0; c < columns; ++c) {
      const std::size_t at = static_cast<std::size_t>(r) * columns + c;
      wrong += back[at] != (c >= 5 && c < columns - 5 ? data[at] : -1);
    }
  CHECK(wrong == 0);
}

TEST_CASE("large copies: several threads copy simultaneously", "[copy][threads]") {
  const int n = elements(40);
  int wrong[3] = {};
  std::vector<std::thread> threads;
  for (int &mine : wrong)
    threads.emplace_back([n, &mine] {
      std::vector<int> data = numbers(static_cast<std::size_t>(n));
      const array_view<int, 1> view(n, data);
      for (int times = 1; times <= 3; ++times) {
        add(view, 1);
        view.synchronize();
        mine += wrong_elements(data, times);
        if (times < 3)
          view[0] += 0; // a write on the host, so that the data is copied to the device again
      }
    });
  for (std::thread &one : threads)
    one.join();
  for (const int mine : wrong)
    CHECK(mine == 0);
}
