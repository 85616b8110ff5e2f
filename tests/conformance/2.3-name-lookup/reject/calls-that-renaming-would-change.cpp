// A call must not change its meaning for a compiler that also finds hidden or later overloads.
//
// reject: L-2.3.2.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>

using namespace concurrency;

namespace lib {
struct base {
  int v;
};
struct derived : base {};
inline int plus(base &b, const base &c) restrict(cpu, amp) { return b.v + c.v; }
} // namespace lib
template <typename T>
int plus(const lib::base &b, T t) restrict(cpu, amp) {
  return b.v - t.v;
}
namespace app {
inline int plus(lib::base b, lib::derived c) restrict(amp) { return 0; }
inline int hidden(lib::base &b, const lib::derived &c) { return plus(b, c); } // expected-error
inline int named(lib::base &b, const lib::derived &c) { return lib::plus(b, c); }
inline int uses(lib::base b, lib::derived c) restrict(amp) { return plus(b, c); }
} // namespace app

namespace early {
struct box {
  int v;
};
enum level : int { low };
inline int times(box &&b, const float &f) restrict(cpu, amp) { return b.v * int(f); }
inline int operator*(box &&b, const float &f) restrict(cpu, amp) { return b.v * int(f); }
inline int scaled(box &&b, const float &f) restrict(cpu, amp) { return b.v * int(f); }
template <typename T>
struct tool {
  static int by_name() restrict(cpu, amp) { return times(box{3}, low); } // expected-error
  static int by_operator() restrict(cpu, amp) { return box{3} * low; }   // expected-error
  static int by_qualified_name() restrict(cpu, amp) { return early::times(box{3}, low); }
  static int by_best() restrict(cpu, amp) { return scaled(box{3}, 2.f); }
};
inline int times(box b, level l) restrict(cpu, amp) { return b.v; }
inline int operator*(box b, level l) restrict(cpu, amp) { return b.v; }
inline int scaled(box b, level l) restrict(cpu, amp) { return b.v; }
} // namespace early
inline int calls() restrict(cpu, amp) {
  using tool = early::tool<int>;
  return tool::by_name() + tool::by_operator() + tool::by_qualified_name() + tool::by_best();
}

// Name lookup at the instantiation also finds operators in the namespaces around the template.
struct plain {
  int v;
};
namespace around {
inline int operator*(plain p, const int &n) restrict(cpu, amp) { return p.v + n; }
inline int operator/(plain p, const int &n) restrict(cpu, amp) { return p.v - n; }
inline int times(plain p, const int &n) restrict(cpu, amp) { return p.v + n; }
namespace inner {
template <typename T>
int by_operator(T t, float f) restrict(cpu, amp) {
  return plain{3} * f // expected-error
         + operator*(plain{3}, f) + plain{3} / f + times(plain{3}, f);
}
inline int operator/(plain p, float f) restrict(cpu, amp) {
  return p.v;
} // not in the namespace of the first operator
} // namespace inner
inline int operator*(plain p, bool b) restrict(cpu, amp) { return p.v; }
inline int times(plain p, bool b) restrict(cpu, amp) { return p.v; }
} // namespace around
inline int calls_operators() restrict(cpu, amp) { return around::inner::by_operator(1, 2.f); }

// It also finds functions that a later using declaration brings there.
namespace other {
inline int mixed(float f) restrict(cpu, amp) { return 2; }
inline int apart(bool b, int *) restrict(cpu, amp) { return 2; }
} // namespace other
inline int mixed(const int &n) restrict(cpu, amp) { return 1; }
inline int apart(const int &n) restrict(cpu, amp) { return 1; }
inline int direct(const int &n) restrict(cpu, amp) { return 1; }
template <typename T>
struct mixer {
  static int qualified(float f) restrict(cpu, amp) { return ::mixed(f); } // expected-error
  static int unqualified(float f) restrict(cpu, amp) { return mixed(f); } // expected-error
  static int by_int(float f) restrict(cpu, amp) { return ::apart(int(f)) + ::direct(f); }
};
using other::apart;
using other::mixed;
inline int direct(float f) restrict(cpu, amp) { return 2; } // no using declaration
inline int calls_mixer() restrict(cpu, amp) {
  using tool = mixer<int>;
  return tool::qualified(1.f) + tool::unqualified(1.f) + tool::by_int(1.f);
}

// nvcc reports an ambiguous call in cpu code.
struct host {
  int v;
};
inline int operator%(host h, const int &n) restrict(cpu, amp) { return h.v + n; }
inline int operator|(host h, const int &n) restrict(cpu, amp) { return h.v + n; }
template <typename T>
int on_cpu(T t, float f) {
  return host{3} % f // expected-error
         + (host{3} | f);
}
inline int operator%(host h, bool b) restrict(cpu, amp) { return h.v; }
inline int operator|(host h, float f) restrict(cpu, amp) { return h.v; }
inline int calls_on_cpu() { return on_cpu(1, 2.f); }

// A local class is moved out of its function. Its members must not use an operator that a using
// directive of the function brings.
namespace geo {
struct vec {
  int x;
};
} // namespace geo
namespace ops {
inline int operator+(geo::vec a, int b) restrict(cpu, amp) { return a.x + b; }
} // namespace ops
static void operator_by_directive(const array_view<int> &out) {
  using namespace ops;
  struct plus {
    geo::vec v;
    int get(int n) const restrict(amp) { return v + n; } // expected-error
    int get_qualified(int n) const restrict(amp) { return ops::operator+(v, n); }
  };
  parallel_for_each(
      out.extent, [=](index<1> i) restrict(amp) {
        const plus p = {{2}};
        out[i] = p.get(1) + p.get_qualified(1);
      });
}
