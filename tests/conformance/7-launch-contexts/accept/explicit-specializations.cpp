// A kernel may be launched in explicit specializations of class templates, function templates and
// members.
//
// accept: P-7-af, L-2.1.1-o
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// A kernel may be launched in explicit specializations of function templates and members.
namespace explicit_specializations {
struct plain {
  template <int N>
  void add(array_view<int, 1> v) {
    parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += N; });
  }
  template <typename T>
  static int of(T) {
    return 1;
  }
};
template <>
void plain::add<3>(array_view<int, 1> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 100; });
}
template <>
void plain::add<4>(array_view<int, 1> v) {
  struct local {
    int a;
    int f() const restrict(cpu, amp) { return a; }
  };
  local p{1000};
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        local q{1};
        v[i] += p.f() + q.f();
      });
}
template <>
int plain::of(float t) {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(t) + 40; });
  v.synchronize();
  return out;
}

template <typename T>
class holder {
  template <int N>
  int hidden(int x) {
    return x;
  }
  struct inner {
    template <typename U>
    int f(U) {
      return 0;
    }
  };
  T secret = 5;

public:
  int call() { return hidden<7>(1) + inner().f(2.0); }
  template <typename U>
  int g(U) {
    return 0;
  }
  int plain_member() { return 0; }
};
template <>
template <>
int holder<int>::hidden<7>(int x) {
  int out = 0, mine = secret;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x + mine; });
  v.synchronize();
  return out;
}
template <>
template <>
int holder<int>::inner::f<double>(double u) {
  int out = 0, n = int(u);
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = n * 100; });
  v.synchronize();
  return out;
}
template <>
template <typename U>
int holder<int>::g(U u) {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = int(u) * 2; });
  v.synchronize();
  return out;
}
template <>
int holder<float>::plain_member() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = 3; });
  v.synchronize();
  return out;
}

namespace space {
class member {
  struct hidden {
    int h;
  };

public:
  template <typename T>
  int q(T) const;
};
} // namespace space
template <>
int space::member::q<int>(int x) const {
  int out = 0;
  array_view<int, 1> v(1, &out);
  hidden four{4};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x + four.h; });
  v.synchronize();
  return out;
}

template <typename T>
int free_function(T) {
  return 0;
}
template <>
int free_function<int>(int x) {
  int out = 0;
  array_view<int, 1> v(1, &out);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = x + 1; });
  v.synchronize();
  return out;
}

void test() {
  int out = 0;
  array_view<int, 1> v(1, &out);
  plain s;
  s.add<2>(v);
  s.add<3>(v);
  s.add<4>(v);
  v.synchronize();
  check("members", out, 1103);
  check("static member", plain::of(2.f), 42);
  check("its template", plain::of(1), 1);
  check("member templates of a specialization", holder<int>().call(), 206);
  check("a template as specialization", holder<int>().g(4.f), 8);
  check("of another class", holder<float>().g(4.f), 0);
  check("a member", holder<float>().plain_member(), 3);
  check("in a namespace", space::member().q(1), 5);
  check("free", free_function(1), 2);
  check("free template", free_function(1.f), 0);
}
} // namespace explicit_specializations

// A kernel may be launched in specializations, nested classes, closures and local classes.
namespace classes_and_closures {
static int out[12];
template <class T, int N>
struct A {
  void go(array_view<int, 1> v) {
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { v[0] += N; });
  }
};
template <class T>
struct A<T *, 2> {
  void go(array_view<int, 1> v);
  struct In {
    template <class U>
    static void st(array_view<int, 1> v, U u) {
      parallel_for_each(
          extent<1>(1), [=](index<1>) restrict(amp) { v[1] += int(u) + int(sizeof(T)); });
    }
  };
};
template <class T>
void A<T *, 2>::go(array_view<int, 1> v) {
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        T t = 2;
        v[2] += int(t);
      });
}
template <>
struct A<float, 1> {
  static void go(array_view<int, 1> v) {
    parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { v[3] += 4; });
  }
};
template <>
void A<int, 7>::go(array_view<int, 1> v) {
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { v[4] += 5; });
}
template <class T>
void f(array_view<int, 1> v, T) {
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { v[5] += sizeof(T); });
}
template <>
void f(array_view<int, 1> v, float) {
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { v[6] += 6; });
}
template void f<double>(array_view<int, 1>, double);
template <template <class, int> class TT, class... Ts>
void g(array_view<int, 1> v) {
  (TT<Ts, 3>().go(v), ...);
}
struct Outer {
  struct Mid {
    static auto maker(int k) {
      return [k](array_view<int, 1> v) {
        parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { v[7] += k; });
      };
    }
  };
};
namespace {
template <class F>
struct Runner {
  F f;
  void operator()(index<1>) const restrict(amp) { f(); }
};
template <class F>
Runner<F> runner(F f) {
  return {f};
}
} // namespace
void test() {
  array_view<int, 1> v(12, out);
  A<int, 5>().go(v);
  A<int *, 2>().go(v);
  A<int *, 2>::In::st(v, 1.5f);
  A<float, 1>::go(v);
  A<int, 7>().go(v);
  f(v, 1);
  f(v, 1.f);
  f(v, 1.0);
  g<A, int, char>(v);
  Outer::Mid::maker(9)(v);
  parallel_for_each(extent<1>(1), runner([=]() restrict(amp) { v[8] += 3; }));
  auto add = [](int t) restrict(cpu, amp) { return t + 1; };
  parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) { v[9] = add(4); });
  struct Loc {
    array_view<int, 1> v;
    int k;
    void operator()(index<1>) const restrict(amp) { v[10] += k; }
    void launch() const { parallel_for_each(extent<1>(1), *this); }
  };
  Loc{v, 8}.launch();
  v.synchronize();
  const int want[] = {11, 5, 2, 4, 5, 12, 6, 9, 3, 5, 8, 0};
  for (int i = 0; i < 12; i++)
    CHECK(out[i] == want[i]);
}
} // namespace classes_and_closures

int main() {
  explicit_specializations::test();
  classes_and_closures::test();
  return failures;
}
