// Static, virtual and qualified member functions and the initializers of variables and members
// launch kernels.
//
// accept: P-7.1-f, P-7-af, L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

using namespace concurrency;

// Static, virtual, volatile and ref-qualified member functions and function templates launch
// kernels.
namespace qualified_members {
static int freefn(int k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] * k; });
  return v[3];
}
struct S {
  int m = 5;
  static int sf(int k) {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] + k; });
    return v[3];
  }
  int cf() const {
    array_view<int, 1> v(4);
    int m = this->m;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] + m; });
    return v[3];
  }
  virtual int vf(int m) {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] + 2 * m; });
    return v[3];
  }
  template <typename T>
  T tf(T m) {
    array_view<T, 1> v(4);
    T c = static_cast<T>(this->m);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = m / 2 + c; });
    return v[3];
  }
  volatile int zz = 0;
  int vol() volatile {
    array_view<int, 1> v(4);
    int q = m;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = q * q; });
    return v[3];
  }
  int rr() && noexcept {
    array_view<int, 1> v(4);
    int q = m;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = q * q + 1; });
    return v[3];
  }
  int rr() & {
    array_view<int, 1> v(4);
    int q = m;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = q * q + 2; });
    return v[3];
  }
};
struct D : S {
  int vf(int m) override final {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = i[0] + 3 * m; });
    return v[3];
  }
};
void test() {
  CHECK(freefn(7) == 21);
  CHECK(S::sf(7) == 10);
  S s;
  CHECK(s.cf() == 8);
  CHECK(s.vf(10) == 23);
  D d;
  S &b = d;
  CHECK(b.vf(10) == 33);
  CHECK(b.S::vf(10) == 23);
  CHECK(s.tf(7) == 8);
  CHECK(s.tf(7.f) == 8.5f);
  CHECK(s.vol() == 25);
  CHECK(s.rr() == 27);
  CHECK(S().rr() == 26);
}
} // namespace qualified_members

// A kernel may be launched in overriding virtual functions and use the class's private names.
namespace overriding_functions {
class stage {
public:
  virtual ~stage() {}
  virtual void run(array_view<int, 1> v) = 0;
  virtual std::string name() const { return "stage"; }
};
class add : public stage {
  int k;
  enum { bias = 1 };
  static const int scale = 2;
  struct state {
    int k, n;
    int get() const restrict(amp) { return k + n; }
  };
  static int twice(int x) restrict(cpu, amp) { return x * scale; }

public:
  explicit add(int k) : k(k) {}
  void run(array_view<int, 1> v) override {
    state s = {k, bias};
    parallel_for_each(
        v.extent, [ s, v ](index<1> i) restrict(amp) { v[i] = twice(v[i]) + s.get() - bias; });
  }
};
template <class T>
class mul final : public stage {
protected:
  T f;
  std::string nm;

public:
  mul(T f, std::string n) : f(f), nm(std::move(n)) {}
  void run(array_view<int, 1> v) override;
  std::string name() const override { return nm; }
};
template <class T>
void mul<T>::run(array_view<int, 1> v) {
  T f = this->f;
  auto &vr = v;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) { vr[i] = static_cast<int>(vr[i] * f); });
}
class pipeline {
  std::vector<std::unique_ptr<stage>> st;
  array<int, 1> store;
  mutable int launches = 0;

public:
  explicit pipeline(int n) : store(n) {}
  template <class S, class... A>
  pipeline &with(A &&...a) {
    st.push_back(std::make_unique<S>(std::forward<A>(a)...));
    return *this;
  }
  int total() const {
    int r = 0;
    array_view<int, 1> o(1, &r);
    const array<int, 1> &s = store;
    const int n = s.extent[0];
    parallel_for_each(
        extent<1>(1), [ =, &s ](index<1>) restrict(amp) {
          int t = 0;
          for (int i = 0; i < n; ++i)
            t += s[i];
          o[0] = t;
        });
    o.synchronize();
    ++launches;
    return r;
  }
  void operator()() {
    array<int, 1> &s = store;
    parallel_for_each(s.extent, [&s](index<1> i) restrict(amp) { s[i] = i[0]; });
    array_view<int, 1> v(store);
    for (auto &p : st)
      p->run(v);
  }
  friend int launches_of(const pipeline &p) { return p.launches; }
};
struct registry {
  static std::map<std::string, std::function<void(array_view<int, 1>)>> fns;
};
std::map<std::string, std::function<void(array_view<int, 1>)>> registry::fns = {
    {"neg",
     [](array_view<int, 1> v) {
       parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = -v[i]; });
     }},
    {"inc",
     [](array_view<int, 1> v) {
       parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
     }},
};
static int ginit = [] {
  int r = 0;
  array_view<int, 1> v(1, &r);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 77; });
  v.synchronize();
  return r;
}();
void test() {
  pipeline p(10);
  p.with<add>(3).with<mul<float>>(1.5f, "mulf").with<mul<int>>(2, std::string("muli"));
  p();
  int want = 0;
  for (int i = 0; i < 10; ++i)
    want += int((i * 2 + 3) * 1.5f) * 2;
  CHECK(p.total() == want && launches_of(p) == 1);
  int d[3] = {1, 2, 3};
  array_view<int, 1> v(3, d);
  registry::fns["neg"](v);
  registry::fns["inc"](v);
  CHECK(v[2] == -2);
  CHECK(ginit == 77);
}
} // namespace overriding_functions

// Initializers of variables and members, default arguments and variable templates launch kernels.
namespace initializers {
inline int go(int k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k + 1; });
  return v[0];
}
int g1 = go(4);
int g2 = [] {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 12; });
  return v[0];
}();
static auto g3 = [](int k) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = k * 3; });
  return v[0];
};
auto g4 = [](index<1> i, array_view<int, 1> v) restrict(amp) { v[i] = i[0] * 5; };
int withdef(
    int a, int b = [] {
      array_view<int, 1> v(4);
      parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 21; });
      return v[0];
    }()) {
  return a + b;
}
struct M {
  int x = [] {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 31; });
    return v[0];
  }();
  int y = go(7);
  int z = [this] {
    array_view<int, 1> v(4);
    int q = x;
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = q + 1; });
    return v[0];
  }();
};
namespace a::b::inline c {
namespace {
int k = go(1);
int h = [](int p) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = p; });
  return v[0];
}(17);
int fn(int p) {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = p + 1; });
  return v[0];
}
} // namespace
} // namespace a::b::inline c
template <typename T>
int vt = go(int(sizeof(T)));
template <typename T>
T vl = [](T x) {
  array_view<T, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x + T(sizeof(T)); });
  return v[0];
}(T(1));
struct St {
  static int s;
  static inline int t = go(40);
  static const int u;
};
int St::s = [] {
  array_view<int, 1> v(4);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 51; });
  return v[0];
}();
const int St::u = go(60);
void test() {
  CHECK(g1 == 5);
  CHECK(g2 == 12);
  CHECK(g3(4) == 12);
  array_view<int, 1> v(4);
  auto h4 = g4;
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { h4(i, v); });
  CHECK(v[3] == 15);
  CHECK(withdef(1) == 22);
  M m;
  CHECK(m.x == 31);
  CHECK(m.y == 8);
  CHECK(m.z == 32);
  CHECK(a::b::k == 2);
  CHECK(a::b::h == 17);
  CHECK(a::b::c::fn(1) == 2);
  CHECK(vt<double> == 9);
  CHECK(vl<float> == 5.f);
  CHECK(vl<int> == 5);
  CHECK(St::s == 51);
  CHECK(St::t == 41);
  CHECK(St::u == 61);
  static int ls = [] {
    array_view<int, 1> v(4);
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 71; });
    return v[0];
  }();
  CHECK(ls == 71);
}
} // namespace initializers

int main() {
  qualified_members::test();
  overriding_functions::test();
  initializers::test();
  return failures;
}
