// A cpu,amp template calls the best of several amp overloads in each instance, even one declared
// later.
//
// accept: L-2.3.2.1-d, L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

template <typename T> int kind(T) restrict(cpu) { return 0; }
inline int kind(float) restrict(amp) { return 4; }
// One amp overload is visible.
inline int first(float v) restrict(cpu, amp) { return kind(v); }
inline int kind(double) restrict(amp) { return 8; }
template <typename T> int second(T v) restrict(cpu, amp) { return kind(v); }
inline int kind(int) restrict(amp) { return 9; }
template <typename T> int third(T v) restrict(cpu, amp) { return kind(v); }

namespace shapes {
struct box {
  int n;
};
struct ball {
  int n;
};
template <typename T> int sides(const T &) restrict(cpu) { return 0; }
inline int sides(const box &) restrict(amp) { return 6; }
// Argument-dependent lookup finds the overload that follows.
template <typename T> int count(const T &t) restrict(cpu, amp) { return sides(t); }
inline int sides(const ball &) restrict(amp) { return 1; }
} // namespace shapes

// The call precedes the overloads, which argument-dependent lookup finds.
template <typename T> int late(const T &t) restrict(cpu, amp) { return corners(t); }
namespace shapes {
inline int corners(const box &) restrict(cpu, amp) { return 8; }
} // namespace shapes

struct picker {
  int use(int n) const restrict(cpu, amp) { return get(n); }
  int use(float x) const restrict(cpu, amp) { return get(x); }
  template <typename T> int get(T) const restrict(cpu) { return 0; }
  int get(int) const restrict(amp) { return 1; }
  int get(float) const restrict(amp) { return 2; }
  template <typename T> int generic(T t) const restrict(cpu, amp) { return get(t); }
};

class hidden {
public:
  int use(int n) const restrict(cpu, amp) { return pick(n); }
  template <typename T> int generic(T t) const restrict(cpu, amp) { return pick(t); }

private:
  template <typename T> static int pick(T) restrict(cpu) { return 0; }
  static int pick(int) restrict(amp) { return 3; }

public:
  static int pick(float) restrict(amp) { return 5; }
};

int main() {
  std::vector<int> r(14);
  array_view<int> out(14, r);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        out[0] = first(1.0f);
        out[1] = second(1.0f);
        out[2] = second(1.0);
        out[3] = third(1.0f);
        out[4] = third(1.0);
        out[5] = third(1);
        out[6] = shapes::count(shapes::box());
        out[7] = shapes::count(shapes::ball());
        out[8] = late(shapes::box());
        picker p;
        out[9] = p.use(1);
        out[10] = p.use(1.0f);
        out[11] = p.generic(1) + 10 * p.generic(1.0f);
        hidden h;
        out[12] = h.use(1);
        out[13] = h.generic(1) + 10 * h.generic(1.0f);
      });
  out.synchronize();
  const int expected[] = {4, 4, 8, 4, 8, 9, 6, 1, 8, 1, 2, 21, 3, 53};
  int bad = 0;
  for (int i = 0; i < 14; ++i)
    if (r[i] != expected[i]) {
      std::printf("%d: %d instead of %d\n", i, r[i], expected[i]);
      ++bad;
    }
  picker p;
  hidden h;
  if (first(1.0f) || second(1.0) || third(1) || shapes::count(shapes::ball()) || p.use(1) ||
      p.generic(1.0f) || h.use(1) || h.generic(1.0f))
    ++bad;
  return bad;
}
