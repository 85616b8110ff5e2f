// Unqualified copy selects std::copy or concurrency::copy by its arguments if both are visible.
//
// accept: R-5.3-g
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <algorithm>
#include <vector>
#include <iterator>
using namespace std;
using namespace concurrency;
int main() {
  vector<int> v(4, 3), w(4), u(4);
  concurrency::array<int, 1> arr(4);
  copy(v.begin(), v.end(), arr);
  copy(arr, w.begin());
  copy(v.begin(), v.end(), u.begin());
  int p[4];
  copy(v.data(), v.data() + 4, p);
  concurrency::array_view<int, 1> av(4, w);
  copy(v.begin(), v.end(), av);
  std::copy(v.begin(), v.end(), u.begin());
  copy(arr, av);
  concurrency::copy(v.begin(), arr);
  vector<int> o;
  copy(v.begin(), v.end(), back_inserter(o));
  copy(av, back_inserter(o));
  copy(arr, back_inserter(o));
  return w == v && u == v && p[3] == 3 && o.size() == 12 && o[11] == 3 ? 0 : 1;
}
