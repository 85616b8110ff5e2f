//===--- task_names.cpp - names that the task headers do not declare -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
///
/// \file
/// The headers of tasks, loops, agents and containers declare no name of <amp.h>. A program may use
/// the names although it has directives for the namespaces std and concurrency.
///
//===----------------------------------------------------------------------===//
#include <agents.h>
#include <array>
#include <catch2/catch.hpp>
#include <concrt.h>
#include <concurrent_queue.h>
#include <concurrent_unordered_map.h>
#include <concurrent_vector.h>
#include <ppl.h>
#include <pplcancellation_token.h>
#include <ppltasks.h>
#include <vector>

namespace program {

struct extent {
  int value;
};
struct accelerator {
  extent where;
};
struct access_type {
  accelerator of;
};
struct array_view {
  access_type type;
};
struct completion_future {
  array_view view;
};

using namespace std;
using namespace concurrency;

TEST_CASE("ppltasks.h, ppl.h, agents.h: no names of amp.h") {
  array<task<int>, 3> tasks = {create_task([] { return 1; }), create_task([] { return 2; }),
                               create_task([] { return 3; })};
  const vector<int> all = when_all(begin(tasks), end(tasks)).get();
  array<int, 3> twice = {1, 2, 3};
  parallel_for_each(begin(twice), end(twice), [](int &x) { x *= 2; });
  CHECK((all == vector<int>{1, 2, 3} && twice[2] == 6));
  const completion_future nested = {{{{{7}}}}};
  CHECK(nested.view.type.of.where.value == 7);
}

} // namespace program
