// Local classes, enumerations and unnamed types can be template arguments of a kernel's type.
//
// The types are tags, template arguments or results of functions (§2.4.1).
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <vector>
using namespace concurrency;

namespace returned {
auto adder(int n) restrict(amp, cpu) {
  struct add {
    int n;
    int operator()(int x) const restrict(amp, cpu) { return x + n; }
  };
  return add{n};
}
int run() {
  auto add2 = adder(2);
  std::vector<int> out(8);
  array_view<int> v(out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = add2(i[0]); });
  for (int i = 0; i < 8; ++i)
    if (v[i] != i + 2) return 1;
  return add2(3) - 5;
}
} // namespace returned

namespace tags {
template <typename Tag> void fill(array_view<int> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = Tag::value + i[0]; });
}
int run() {
  struct seven {
    enum { value = 7 };
  };
  std::vector<int> out(8);
  array_view<int> v(out);
  fill<seven>(v);
  for (int i = 0; i < 8; ++i)
    if (v[i] != i + 7) return 1;
  return 0;
}
} // namespace tags

namespace enumerations {
template <typename T> void fill(array_view<int> v, T value) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(value) + i[0]; });
}
enum { seven = 7 };
int run() {
  enum level { low = 1, high = 5 };
  enum { eight = 8 };
  std::vector<int> out(8);
  array_view<int> v(out);
  fill(v, high);
  for (int i = 0; i < 8; ++i)
    if (v[i] != i + 5) return 1;
  fill(v, seven);
  for (int i = 0; i < 8; ++i)
    if (v[i] != i + 7) return 1;
  fill(v, eight);
  for (int i = 0; i < 8; ++i)
    if (v[i] != i + 8) return 1;
  return 0;
}
} // namespace enumerations

namespace unnamed {
static struct {
  int a;
  float b;
} config = {3, 4.0f};
int run() {
  auto c = config;
  std::vector<int> out(8);
  array_view<int> v(out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = c.a + int(c.b) + i[0]; });
  for (int i = 0; i < 8; ++i)
    if (v[i] != i + 7) return 1;
  return 0;
}
} // namespace unnamed

namespace operations {
template <typename Op> void map(array_view<int> v, Op op) {
  struct local {
    static int twice(int x) restrict(amp, cpu) { return 2 * x; }
  };
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = local::twice(op(v[i])); });
}
template <typename F> void timed(F f) { f(); }
template <class T, class Done> void run(array_view<T> v, T by, Done done) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += by; });
  done(v[0]);
}
int run() {
  struct inc {
    int by;
    int operator()(int x) const restrict(amp, cpu) { return x + by; }
  };
  std::vector<int> out(8, 1);
  array_view<int> v(out);
  int seen = 0;
  timed([&] { map(v, inc{3}); });
  run(v, 5, [&](int first) { seen = first; });
  for (int i = 0; i < 8; ++i)
    if (v[i] != 13) return 1;
  return seen - 13;
}
} // namespace operations

namespace members {
template <typename T> struct box {
  T value;
  T get() const restrict(cpu, amp) { return value; }
};
template <typename T> box<T> wrap(T t) restrict(cpu, amp) { return {t}; }
auto pair_of(int a, float b) restrict(cpu, amp) {
  struct pair {
    int first;
    float second;
  };
  return pair{a, b};
}
struct shape {
  enum kind { round, square } k;
  struct {
    int w, h;
  } size;
  auto corner() const restrict(cpu, amp) {
    struct point {
      int x, y;
    };
    return point{size.w, size.h};
  }
};
template <typename Kind> struct area_kernel {
  array_view<int> v;
  Kind k;
  void operator()(index<1> i) const restrict(amp) { v[i] += int(k); }
};
int run() {
  auto p = pair_of(2, 3.0f);
  auto w = wrap(p);
  shape s{shape::square, {4, 5}};
  auto size = s.size;
  auto corner = s.corner();
  std::vector<int> out(8);
  array_view<int> v(out);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        auto q = w.get();
        v[i] = q.first + int(q.second) + size.w * size.h + corner.x + corner.y + p.first;
      });
  parallel_for_each(v.extent, area_kernel<shape::kind>{v, s.k});
  for (int i = 0; i < 8; ++i)
    if (v[i] != 5 + 20 + 9 + 2 + 1) return 1;
  return 0;
}
} // namespace members

int main() {
  if (int wrong = returned::run()) return 10 + wrong;
  if (int wrong = tags::run()) return 20 + wrong;
  if (int wrong = enumerations::run()) return 30 + wrong;
  if (int wrong = unnamed::run()) return 40 + wrong;
  if (int wrong = operations::run()) return 50 + wrong;
  if (int wrong = members::run()) return 60 + wrong;
  return 0;
}
