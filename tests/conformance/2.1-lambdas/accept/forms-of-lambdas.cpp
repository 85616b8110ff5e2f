// Lambdas of every form may have a restriction specifier, which follows mutable and precedes
// noexcept and the return type.
//
// accept: L-2.1.2-a, L-2.2.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <algorithm>
#include <amp.h>
#include <vector>
using namespace concurrency;

// The restriction specifier of a lambda follows mutable and precedes noexcept and the return type.
namespace specifier_positions {
void test() {
  int data[4] = {};
  array_view<int, 1> v(4, data);
  int base = 5;
  auto host = [=](int y) mutable restrict(cpu) noexcept -> int { return base += y; };
  check("cpu lambda", host(1), 6);
  check("cpu lambda, again", host(1), 7);
  auto both = [=](int y) restrict(cpu, amp)->int { return y + base; };
  auto quiet = [](int y) restrict(cpu) restrict(amp) noexcept { return y * 2; };
  auto longer = [base](int y) restrict(amp) noexcept -> long { return y * base; };
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) noexcept -> void {
        v[0] = both(1);
        v[1] = quiet(4);
        v[2] = int(longer(3));
        int n = 1;
        auto inner = [n](int y) mutable restrict(amp) { return n += y; };
        inner(1);
        v[3] = inner(2);
      });
  check("both", v[0], 6);
  check("quiet", v[1], 8);
  check("longer", v[2], 15);
  check("mutable inside", v[3], 4);
  check("both, host", both(10) + quiet(1), 17);
}
} // namespace specifier_positions

// Each form of lambda in a cpu,amp function gives the same result in cpu and amp code.
namespace forms_in_cpu_amp_function {
constexpr auto gl = [](int x) restrict(cpu) constexpr { return x + 1; };
template <class F>
int app(F f, int x) restrict(cpu, amp) {
  return f(x);
}
int run(int k) restrict(cpu, amp) {
  int z = 4;
  int &rz = z;
  const int cz = 5;
  auto a = [](int x) { return x + 1; };
  auto b = [=](int x) -> int { return x + z; };
  auto c = [z](int x) mutable {
    z += x;
    return z;
  };
  auto d = [ rz, cz ](int x) restrict(cpu, amp) noexcept { return rz * cz + x; };
  auto e = [=, q = z * 2]() { return q + cz; };
  auto f = [](auto... x) { return (x + ... + 0); };
  auto g = [=](auto x) { return [=](auto y) { return x * y + z; }; };
  auto h = [](int x = 7) { return x; };
  auto i = [] {
    struct L {
      int m() { return 3; }
    };
    return L().m();
  };
  auto j = [](int(&r)[2]) -> int & { return r[1]; };
  auto l = [](const index<2> &ix) { return ix[1]; };
  auto m = []() -> void {};
  auto n = [](auto &&x) -> decltype(auto) { return (x); };
  int ar[2] = {8, 9};
  j(ar) = 10;
  m();
  n(z) = 6;
  switch (k) {
  case 0:
    return a(1);
  case 1:
    return b(1);
  case 2:
    c(1);
    return c(1);
  case 3:
    return d(1);
  case 4:
    return e();
  case 5:
    return f(1, 2, 3);
  case 6:
    return g(2)(3);
  case 7:
    return h() + h(1);
  case 8:
    return i();
  case 9:
    return ar[1];
  case 10:
    return l(index<2>(1, 5));
  case 11:
    return z;
  case 12:
    return app(a, 1) + app([=](int q) { return q * cz; }, 2);
  case 13:
    return [](int x) { return x * x; }(5);
  case 14:
    return app([=](int q) { return app([=](int w) { return w + q; }, q); }, 4);
  }
  return 0;
}
void test() {
  int w[15] = {2, 5, 6, 21, 13, 6, 10, 8, 3, 10, 5, 6, 12, 25, 8};
  int o[15];
  array_view<int> v(15, o);
  v.discard_data();
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = run(i[0]); });
  for (int i = 0; i < 15; ++i) {
    CHECK(run(i) == w[i]);
    CHECK(v[i] == w[i]);
  }
  std::vector<int> s{3, 1, 2};
  std::sort(s.begin(), s.end(), [](int a, int b) restrict(cpu, amp) { return a > b; });
  auto cnt = std::count_if(s.begin(), s.end(), [](int a) restrict(cpu) { return a > 1; });
  static_assert(gl(2) == 3, "");
  CHECK(s[0] == 3);
  CHECK(cnt == 2);
}
} // namespace forms_in_cpu_amp_function

// Cpu code and a kernel of an inline member function call the same cpu,amp lambda with a deduced
// result.
namespace deduced_result_in_member_function {
struct scaler {
  int factor;
  double apply(int x) const restrict(cpu) {
    int f = factor;
    auto twice = [=](int y) restrict(cpu, amp) { return double(y) * f; };
    std::vector<double> r(2);
    array_view<double> v(2, r);
    parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = twice(i[0]); });
    v.synchronize();
    return twice(x) + r[1];
  }
};
void test() { CHECK(scaler{3}.apply(2) == 9); }
} // namespace deduced_result_in_member_function

int main() {
  specifier_positions::test();
  forms_in_cpu_amp_function::test();
  deduced_result_in_member_function::test();
  return failures;
}
