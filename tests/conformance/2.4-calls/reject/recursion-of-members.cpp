// Constructors, operators and other member functions of amp code must not recurse.
//
// reject: L-2.4.3.4-d, L-2.4.3.4-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

// Amp code must not recurse through a constructor.
namespace constructor {

struct chain;
int length(int n) restrict(amp);

struct chain {
  int n;
  chain(int k) restrict(amp) : n(k > 0 ? length(k - 1) : 0) {} // expected-error
  ~chain() restrict(cpu, amp) {}
};

int length(int n) restrict(amp) { return chain(n).n; }

} // namespace constructor

// A call operator or an instance of a function template of amp code must not call itself.
namespace call_operator_and_template {

struct walker {
  int n;
  int operator()(int k) const restrict(amp) { return k == 0 ? n : (*this)(k - 1); }
  // expected-error@-1
};
template <typename T>
T gcd(T a, T b) restrict(cpu, amp) {
  return b == 0 ? a : gcd(b, a % b); // expected-error
}
int use(int a, int b) { return gcd(a, b); }

} // namespace call_operator_and_template

// Constructors, destructors, operators and member functions of amp code must not call
// themselves.
namespace every_member_kind {

int direct(int n) restrict(amp) { return n ? direct(n - 1) : 0; } // expected-error
int second(int n) restrict(amp);
int first(int n) restrict(amp) { return n ? second(n - 1) : 0; } // expected-error
int second(int n) restrict(amp) { return first(n); }
template <class T>
T instance(T n) restrict(cpu, amp) {
  return n ? instance(n - 1) : 0; // expected-error
}
int use_instance() { return instance(3); }
struct ByConstructor {
  int m;
  ByConstructor(int n) restrict(amp) : m(n) {
    if (n) {
      ByConstructor a(n - 1); // expected-error
      m = a.m;
    }
  }
};
struct ByDestructor {
  int m;
  ~ByDestructor() restrict(cpu, amp) {
    if (m) {
      ByDestructor b; // expected-error
      b.m = m - 1;
    }
  }
};
struct ByOperator {
  int m;
  ByOperator operator+(ByOperator o) const restrict(amp) {
    return m ? ByOperator{m - 1} + o : o; // expected-error
  }
};
struct ByCall {
  int m;
  int operator()(int n) const restrict(amp) { return n ? (*this)(n - 1) : m; } // expected-error
};
struct ByConversion {
  int m;
  operator int() const restrict(amp) { return m ? int(ByConversion{m - 1}) : 0; } // expected-error
};
struct ByStaticMember {
  int m;
  static int s(int n) restrict(amp) { return n ? ByStaticMember::s(n - 1) : 0; } // expected-error
};
struct ByTwoMembers {
  int m;
  int a(int n) restrict(amp) { return b(n); } // expected-error
  int b(int n) restrict(amp) { return n ? a(n - 1) : m; }
};
struct BySubscript {
  int m;
  int operator[](int n) const restrict(amp) { return n ? BySubscript{m}[n - 1] : 0; }
  // expected-error@-1
};
template <class T>
struct ByMemberOfTemplate {
  T m;
  T f(T n) const restrict(amp) { return n ? f(n - 1) : m; } // expected-error
};
int use_member_of_template() restrict(amp) { return ByMemberOfTemplate<int>{1}.f(2); }
struct ByCopy {
  int m;
  ByCopy(const ByCopy &o) restrict(amp) : m(o.m) {
    if (m) {
      ByCopy j(o); // expected-error
    }
  }
  ByCopy() restrict(amp) {}
};
struct ByAssignment {
  int m;
  ByAssignment &operator=(const ByAssignment &o) restrict(amp) {
    ByAssignment k = {0};
    if (o.m)
      k = o; // expected-error
    return *this;
  }
};
template <int N>
int different_instances() restrict(cpu, amp) {
  return N + different_instances<N - 1>();
}
template <>
int different_instances<0>() restrict(cpu, amp) {
  return 0;
}
int use_different_instances() restrict(cpu, amp) { return different_instances<5>(); }
int cpu_only(int n) restrict(cpu) { return n ? cpu_only(n - 1) : 0; }
template <class H0, class... T>
int pack(H0 h, T... t) restrict(cpu, amp) {
  if constexpr (sizeof...(t) > 0)
    return h + pack(t...);
  else
    return h;
}
int use_pack() restrict(amp) { return pack(1, 2, 3); }

} // namespace every_member_kind

// Amp code must not recurse through conversions, destructors, default arguments or inner
// lambdas.
namespace implicit_calls {

int inner_lambda(int n) restrict(amp) {
  auto l = [](int k) { return inner_lambda(k); };
  return n ? l(n) : 0; // expected-error
}
struct Converted {
  int x;
  Converted(int k) restrict(amp);
  operator int() const restrict(amp) { return x; }
};
int conversion(Converted c) restrict(amp) { return c; }
Converted::Converted(int k) restrict(amp) : x(k ? conversion(k - 1) : 0) {} // expected-error
int overloaded(int) restrict(cpu);
int overloaded(int) restrict(amp);
int both(int x) restrict(cpu, amp) { return overloaded(x); } // expected-error
int overloaded(int x) restrict(amp) { return both(x); }
int overloaded(int x) restrict(cpu) { return x; }
template <class T>
struct Template {
  T t = 0;
  int f() const restrict(amp) { return Template<T>().f(); } // expected-error
};
int use_template() restrict(amp) { return Template<int>().f(); }
struct ByTemporary {
  int k;
  ~ByTemporary() restrict(cpu, amp) {
    if (k)
      ByTemporary{k - 1}; // expected-error
  }
};
struct ByAssignment {
  int x;
  ByAssignment &operator=(int i) restrict(amp) {
    if (i)
      *this = i - 1; // expected-error
    return *this;
  }
};
int default_argument(int x, int y = 0) restrict(amp) { return default_argument(x); }
// expected-error@-1

} // namespace implicit_calls

// Amp code must not recurse through the begin, end or increment functions of a range-based for
// loop.
namespace range_based_for {

struct by_begin {
  int n;
  by_begin *begin() restrict(amp) {
    int s = 0;
    for (auto &r : *this) // expected-error
      s += r.n;
    return this + s;
  }
  by_begin *end() restrict(amp) { return this; }
};

struct steps;
struct iterator {
  int at;
  int operator*() const restrict(amp) { return at; }
  bool operator!=(iterator other) const restrict(amp) { return at != other.at; }
  iterator &operator++() restrict(amp);
};
struct steps {
  iterator begin() const restrict(amp) { return {0}; }
  iterator end() const restrict(amp) { return {3}; }
};
iterator &iterator::operator++() restrict(amp) {
  for (int i : steps()) // expected-error
    at += i;
  return *this;
}

struct elsewhere {
  int n;
};
int *end(elsewhere &e) restrict(amp) { return &e.n; }
int *begin(elsewhere &e) restrict(amp) {
  int s = 0;
  for (int i : e) // expected-error
    s += i;
  return &e.n + s;
}

int fine(elsewhere &e) restrict(amp) {
  int many[2] = {1, 2}, s = 0;
  for (int i : many)
    s += i;
  return s;
}

} // namespace range_based_for
