// A kernel may be launched in overriding virtual functions and use the class's private names.
//
// accept: P-7-af, L-2.4.3-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <memory>
#include <vector>
#include <string>
#include <map>
#include <functional>
using namespace concurrency;
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
template <class T> class mul final : public stage {
protected:
  T f;
  std::string nm;

public:
  mul(T f, std::string n) : f(f), nm(std::move(n)) {}
  void run(array_view<int, 1> v) override;
  std::string name() const override { return nm; }
};
template <class T> void mul<T>::run(array_view<int, 1> v) {
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
  template <class S, class... A> pipeline &with(A &&...a) {
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
          for (int i = 0; i < n; ++i) t += s[i];
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
    for (auto &p : st) p->run(v);
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
int main() {
  pipeline p(10);
  p.with<add>(3).with<mul<float>>(1.5f, "mulf").with<mul<int>>(2, std::string("muli"));
  p();
  int want = 0;
  for (int i = 0; i < 10; ++i) want += int((i * 2 + 3) * 1.5f) * 2;
  if (p.total() != want || launches_of(p) != 1) return 1;
  int d[3] = {1, 2, 3};
  array_view<int, 1> v(3, d);
  registry::fns["neg"](v);
  registry::fns["inc"](v);
  if (v[2] != -2) return 2;
  return ginit == 77 ? 0 : 3;
}
