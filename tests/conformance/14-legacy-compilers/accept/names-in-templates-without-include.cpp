// Templates, nested namespaces and macros use standard names without an include of their headers.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace std;
template <typename T> T clear(T x) { memset(&x, 0, sizeof x); return x; }
template <typename T> struct holder {
  deque<T> items;
  std::set<T> others;
  T sum() const { return std::accumulate(items.begin(), items.end(), T()); }
};
struct failure : std::runtime_error { failure() : std::runtime_error("no") {} };
uint16_t half = UINT16_MAX;
int main() {
  holder<int> h;
  h.items.push_back(3);
  std::this_thread::sleep_for(std::chrono::milliseconds(1));
  stringstream s;
  s << setw(3) << h.sum();
  string text = s.str();
  try { throw failure(); } catch (const std::exception &) {}
  assert(text == "  3");
  return clear(5) != 0 || half != 65535 || strlen(text.c_str()) != 3 || FLT_MAX < 1;
}
