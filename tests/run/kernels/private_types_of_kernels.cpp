// Private and protected types in the type of a kernel: the kernel itself, an
// enclosing class, and template arguments of the kernel, of the function that
// launches it and of its captures. nvcc rejects such types in a kernel.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include <amp.h>
#include <vector>
#include "check.h"
using namespace concurrency;

class sim {
  enum class mode { add, mul };
  struct policy { int k; int operator()(int x) const restrict(cpu, amp) { return x + k; } };
  template <typename P, mode M = mode::add> struct step {
    array_view<int> v; P p;
    void operator()(index<1> i) const restrict(amp) { v[i] = p(v[i]); }
  };
  struct hidden { struct inner { int k; }; enum kind { one, two }; };
  template <typename T> struct tag {};
  hidden::inner make() const { return {3}; }
public:
  template <typename P> static void with(array_view<int> v, P p) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = p(v[i]); });
  }
  template <typename T> static void typed(array_view<int> v) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += int(sizeof(T)) / 4; });
  }
  template <hidden::kind K> static void kinded(array_view<int> v) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += K; });
  }
  void run(array_view<int> v) {
    parallel_for_each(v.extent, step<policy>{v, policy{2}});
    with(v, policy{1});
    typed<hidden::inner>(v);
    typed<tag<hidden>>(v);
    kinded<hidden::two>(v);
    auto h = make();
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += h.k; });
  }
protected:
  template <typename F> class outer {
    template <typename G> class inner {
      array_view<int> v; F f; G g;
    public:
      inner(array_view<int> v, F f, G g) : v(v), f(f), g(g) {}
      void operator()(index<1> i) const restrict(amp) { v[i] = f(g(v[i])); }
    };
  public:
    template <typename G> static void go(array_view<int> v, F f, G g) { parallel_for_each(v.extent, inner<G>(v, f, g)); }
  };
public:
  void nested(array_view<int> v) { outer<policy>::go(v, policy{1}, policy{1}); }
};
struct plus_one {
  int operator()(int x) const restrict(cpu, amp) { return x + 1; }
};
template <typename T> class field {
  template <typename F> struct map {
    array_view<T, 1> v;
    F f;
    void operator()(index<1> i) const restrict(amp) { v[i] = f(v[i]); }
  };
  array_view<T, 1> v;

public:
  explicit field(std::vector<T> &d) : v(int(d.size()), d) {}
  template <typename F> void apply(F f) {
    parallel_for_each(v.get_extent(), map<F>{v, f});
    v.synchronize();
  }
};

int main() {
  std::vector<int> d(2, 1);
  array_view<int> v(2, d);
  sim s;
  s.run(v);
  s.nested(v);
  v.synchronize();
  CHECK_EQUAL(d[1], 1 + 2 + 1 + 1 + 0 + 1 + 3 + 2);
  field<int>(d).apply(plus_one());
  CHECK_EQUAL(d[0], 12);
  return report();
}
