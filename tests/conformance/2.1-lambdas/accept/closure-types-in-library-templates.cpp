// Closures of amp lambdas can be stored in optional, variant, any and user templates and then
// launched.
//
// accept: L-2.1.2-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <type_traits>
#include <utility>
#include <vector>
#include <optional>
#include <variant>
#include <functional>
#include <memory>
#include <any>
using namespace concurrency;
template <class F> struct wrap {
  F f;
  explicit wrap(F g) : f(std::move(g)) {}
  template <class... A> auto operator()(A... a) const restrict(amp) -> decltype(f(a...)) {
    return f(a...);
  }
};
template <class F> wrap(F) -> wrap<F>;
template <class... F> struct ov : F... {
  using F::operator()...;
};
template <class... F> ov(F...) -> ov<F...>;
template <class F> void twice(extent<1> e, F &&f) {
  parallel_for_each(e, std::forward<F>(f));
  parallel_for_each(e, f);
}
template <class F, class G> auto compose(F f, G g) {
  return [=](auto x) restrict(cpu, amp) { return g(f(x)); };
}
auto pass = [](auto f) { return f; };
struct has {
  std::function<void(int)> h;
};
int main() {
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
  for (auto &q : vk) parallel_for_each(e, q);
  parallel_for_each(e, std::get<K>(var));
  parallel_for_each(e, *sp);
  parallel_for_each(e, pr.second);
  parallel_for_each(e, std::any_cast<K>(an));
  parallel_for_each(e, pass(k));
  if (v[0] != 9) return 1;
  twice(e, k);
  twice(e, [=](index<1> i) restrict(amp) { v[i] += 2; });
  if (v[0] != 15) return 2;
  wrap w([](int a, int b) restrict(amp) { return a * b; });
  parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = w(3, 4); });
  if (v[1] != 12) return 3;
  ov o2{[](int) restrict(cpu, amp){return 1;
}
, [](float) restrict(cpu, amp) { return 2; }
}
;
if (o2(1) != 1 || o2(1.f) != 2) return 4;
int one = 1;
auto c = compose(
    [one](auto x) restrict(cpu, amp) { return x + one; },
    [](auto x) restrict(cpu, amp) { return x * 10; });
parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] = c(i[0]); });
if (v[1] != 20 || c(4) != 50) return 5;
has h;
h.h = [=](int n) { parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] += n; }); };
h.h(5);
if (v[0] != 15) return 6;
auto rec = [&](auto self, int n) -> void {
  if (n) {
    parallel_for_each(e, [=](index<1> i) restrict(amp) { v[i] += n; });
    self(self, n - 1);
  }
};
rec(rec, 3);
if (v[0] != 21) return 7;
auto mk = [v](int n) {
  return [=](index<1> i) restrict(amp) { v[i] -= n; };
};
parallel_for_each(e, mk(1));
auto m1 = mk(2), m2 = mk(3);
parallel_for_each(e, m1);
parallel_for_each(e, m2);
return v[0] == 15 ? 0 : 8;
}
