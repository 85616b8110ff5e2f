// to_task returns a task whose continuations run after the copy.
//
// accept: R-4.6.3-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <ppltasks.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> v(4, 1);
  array<int> a(4);
  completion_future f = copy_async(v.begin(), v.end(), a);
  int sum = 0;
  concurrency::task<void> done = f.to_task().then([&] {
    std::vector<int> back = a;
    for (int x : back) sum += x;
  });
  done.get();
  return sum == 4 && done.then([] { return 5; }).get() == 5 ? 0 : 1;
}
