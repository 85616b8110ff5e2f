// A program may use standard names and assert without an include of their headers. The translation
// adds the includes that Microsoft's <amp.h> contains.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

// Functions use containers, algorithms, limits and assert.
namespace in_functions {
using namespace concurrency;
void test() {
  std::vector<int> r(8);
  std::function<int(int)> twice = [](int x) { return 2 * x; };
  array_view<int> v(8, r);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0]; });
  v.synchronize();
  assert(r[7] == 7);
  char text[4];
  memset(text, 0, sizeof text);
  auto it = std::find_if_not(r.begin(), r.end(), [](int x) { return x < 3; });
  std::cout << std::min(twice(*it), INT_MAX) << std::endl;
  CHECK(twice(*it) == 6);
  CHECK(std::numeric_limits<int>::max() == INT_MAX);
  CHECK(std::accumulate(r.begin(), r.end(), 0) == 28);
}
} // namespace in_functions

// Templates, classes and macros use standard names, also by a using directive.
namespace in_templates {
using namespace std;
template <typename T>
T clear(T x) {
  memset(&x, 0, sizeof x);
  return x;
}
template <typename T>
struct holder {
  deque<T> items;
  std::set<T> others;
  T sum() const { return std::accumulate(items.begin(), items.end(), T()); }
};
struct failure : std::runtime_error {
  failure() : std::runtime_error("no") {}
};
uint16_t half = UINT16_MAX;
void test() {
  holder<int> h;
  h.items.push_back(3);
  std::this_thread::sleep_for(std::chrono::milliseconds(1));
  stringstream s;
  s << setw(3) << h.sum();
  string text = s.str();
  try {
    throw failure();
  } catch (const std::exception &) {
  }
  assert(text == "  3");
  CHECK(clear(5) == 0);
  CHECK(half == 65535);
  CHECK(strlen(text.c_str()) == 3);
  CHECK(FLT_MAX >= 1);
}
} // namespace in_templates

int main() {
  in_functions::test();
  in_templates::test();
  return failures;
}
