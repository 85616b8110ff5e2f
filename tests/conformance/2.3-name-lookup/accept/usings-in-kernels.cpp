// Using declarations and directives of a kernel, or of the function around it, bring the functions
// that the kernel calls.
//
// accept: L-2.3.2.1-f, L-2.2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>

#include "check.h"

using namespace concurrency;

// A kernel calls the amp function that its function's using declaration brings, converting
// arguments.
namespace declaration_around_kernel {
namespace lib {
enum level : int { low = 2 };
inline int trace(unsigned x, unsigned y) restrict(amp) { return int(x * 10 + y); }
inline int trace(level x, float y) { return int(x) - int(y) + 1; }
} // namespace lib

void test() {
  std::vector<int> r(2);
  array_view<int> out(r);
  using lib::trace;
  parallel_for_each(
      out.extent, [=](index<1> i) restrict(amp) {
        out[i] = trace(lib::level(i[0] + 2), float(i[0]));
      });
  out.synchronize();
  CHECK(r[0] == 20 && r[1] == 31 && trace(lib::low, 2.f) == 1);
}
} // namespace declaration_around_kernel

// Amp code calls a visible amp function although a block's directive brings a better cpu template.
// The names of the namespace are visible to the end of the block (§2.3.2.1).
namespace rivals {
template <typename T>
unsigned trace(T &&) {
  return 1;
}
} // namespace rivals

inline unsigned trace(float) restrict(amp) { return 2; }

inline unsigned in_block(int i) restrict(amp) {
  using namespace rivals;
  return trace(bool(i & 1));
}

inline unsigned in_inner_block(int i) restrict(amp) {
  unsigned sum = 0;
  {
    using namespace rivals;
    sum += trace(bool(i & 1));
  }
  return sum + trace(float(i));
}

template <typename T>
unsigned in_template(T i) restrict(amp) {
  using namespace rivals;
  return trace(bool(i & 1));
}

void test_directive_in_block() {
  array_view<unsigned> out(4);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        using namespace rivals;
        out[0] = in_block(1);
        out[1] = in_inner_block(1);
        out[2] = in_template(1);
        out[3] = trace(true);
      });
  CHECK(out[0] == 2 && out[1] == 4 && out[2] == 2 && out[3] == 2);
}

// Local using directives do not change how argument-dependent lookup finds friend functions in
// kernels.
namespace friends_of_classes {
namespace lib {
inline namespace v1 {
struct meters {
  int n;
  friend int shade(const meters &m) { return m.n; }
  friend int shade(const meters &m) restrict(amp) { return m.n + 1; }
  friend int twice(meters m) restrict(cpu, amp) { return 2 * m.n; }
};
inline int visible(meters m) restrict(cpu, amp) { return m.n + 10; }
} // namespace v1
inline int shade(int n) restrict(cpu, amp) { return n; }
inline int twice(float) restrict(cpu, amp) { return 0; }
inline int other(int n) restrict(cpu, amp) { return n + 100; }

int run() {
  using namespace lib;
  std::vector<int> data(4);
  array_view<int> v(4, data);
  meters m = {5};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        using namespace v1;
        meters k = {i[0]};
        v[i] = shade(k) + twice(m) + visible(k);
      });
  for (int i = 0; i < 4; ++i)
    if (v[i] != (i + 1) + 10 + (i + 10))
      return 1;
  return shade(m) + twice(m) - 15;
}
} // namespace lib

int outside() {
  using namespace lib;
  using lib::shade;
  std::vector<int> data(4);
  array_view<int> v(4, data);
  meters m = {5};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        v[i] = shade(m) + twice(m) + visible(m) + shade(i[0]) + other(1);
      });
  for (int i = 0; i < 4; ++i)
    if (v[i] != 6 + 10 + 15 + i + 101)
      return 1;
  return 0;
}

void test() {
  CHECK(!lib::run());
  CHECK(!outside());
}
} // namespace friends_of_classes

int main() {
  declaration_around_kernel::test();
  test_directive_in_block();
  friends_of_classes::test();
  return failures;
}
