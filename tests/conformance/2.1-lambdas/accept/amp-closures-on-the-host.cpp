// Cpu code may construct, copy, store and launch the closures of amp lambdas.
//
// accept: L-2.1.2-c, L-2.1.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <any>
#include <functional>
#include <memory>
#include <optional>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>
using namespace concurrency;

// Cpu code can construct, copy, store and destroy the closure of an amp lambda.
namespace copies {
template <typename K>
struct job {
  K kernel;
  int size;
};
template <typename K>
job<K> make_job(int size, const K &kernel) {
  job<K> first = {kernel, size};
  job<K> second = first;
  return second;
}
template <typename K>
void launch(job<K> j) {
  parallel_for_each(extent<1>(j.size), j.kernel);
}

void test() {
  int data[6] = {};
  array_view<int, 1> v(6, data);
  int add = 3;
  {
    auto kernel = [=](index<1> i) restrict(amp) { v[i] += i[0] + add; };
    auto copy = kernel;
    launch(make_job(6, copy));
    launch(make_job(3, kernel));
  }
  for (int k = 0; k < 6; ++k)
    check("element", v[k], k < 3 ? 2 * (k + add) : k + add);
}
} // namespace copies

// Closures of amp lambdas can be stored in optional, variant, any and user templates and then
// launched.
namespace library_templates {
template <class F>
struct wrap {
  F f;
  explicit wrap(F g) : f(std::move(g)) {}
  template <class... A>
  auto operator()(A... a) const restrict(amp) -> decltype(f(a...)) {
    return f(a...);
  }
};
template <class F>
wrap(F) -> wrap<F>;
template <class... F>
struct overload_set : F... {
  using F::operator()...;
};
template <class... F>
overload_set(F...) -> overload_set<F...>;
template <class F>
void twice(extent<1> e, F &&f) {
  parallel_for_each(e, std::forward<F>(f));
  parallel_for_each(e, f);
}
template <class F, class G>
auto compose(F f, G g) {
  return [=](auto x) restrict(cpu, amp) { return g(f(x)); };
}
auto pass = [](auto f) { return f; };
struct holder {
  std::function<void(int)> launch;
};
void test() {
  int o[2] = {};
  array_view<int> v(2, o);
  const extent<1> e = v.extent;
  auto k = [=](index<1> i) restrict(amp) { v[i] += 1; };
  using K = decltype(k);
  static_assert(std::is_copy_constructible<K>::value && !std::is_same<K, int>::value, "");
  K k2 = k;
  K k3(std::move(k2));
  std::optional<K> ok(k);
  std::vector<K> vk(2, k);
  std::variant<int, K> var(k);
  auto sp = std::make_shared<K>(k);
  std::pair<int, K> pr(1, k);
  std::any an(k);
  parallel_for_each(e, k3);
  parallel_for_each(e, *ok);
  for (auto &q : vk)
    parallel_for_each(e, q);
  parallel_for_each(e, std::get<K>(var));
  parallel_for_each(e, *sp);
  parallel_for_each(e, pr.second);
  parallel_for_each(e, std::any_cast<K>(an));
  parallel_for_each(e, pass(k));
  CHECK(v[0] == 9);
  twice(e, k);
  twice(e, [=](index<1> i) restrict(amp) { v[i] += 2; });
  CHECK(v[0] == 15);
  wrap w([](int a, int b) restrict(amp) { return a * b; });
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = w(3, 4); });
  CHECK(v[1] == 12);
  // clang-format off: the formatter misreads the lambdas with specifiers as functions.
  overload_set both{[](int) restrict(cpu, amp) { return 1; },
                    [](float) restrict(cpu, amp) { return 2; }};
  CHECK(both(1) == 1);
  CHECK(both(1.f) == 2);
  int one = 1;
  auto c = compose(
      [one](auto x) restrict(cpu, amp) { return x + one; },
      [](auto x) restrict(cpu, amp) { return x * 10; });
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = c(i[0]); });
  CHECK(v[1] == 20);
  CHECK(c(4) == 50);
  holder h;
  h.launch = [=](int n) { parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] += n; }); };
  h.launch(5);
  CHECK(v[0] == 15);
  auto recursive = [&](auto self, int n) -> void {
    if (n) {
      parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] += n; });
      self(self, n - 1);
    }
  };
  recursive(recursive, 3);
  CHECK(v[0] == 21);
  auto make_kernel = [v](int n) {
    return [=](index<1> i) restrict(amp) { v[i] -= n; };
  };
  parallel_for_each(e, make_kernel(1));
  auto m1 = make_kernel(2), m2 = make_kernel(3);
  parallel_for_each(e, m1);
  parallel_for_each(e, m2);
  CHECK(v[0] == 15);
}
// clang-format on
} // namespace library_templates

int main() {
  copies::test();
  library_templates::test();
  return failures;
}
