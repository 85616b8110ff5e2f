// Amp code uses implicit members of classes whose parts have special members of both restrictions.
//
// accept: L-2.3.2-o, L-2.3.2-h, L-2.3.2-n, L-2.3.2.1-f, L-2.3.2-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Amp-only code uses implicit members that are built from pairs of special members.
namespace amp_code_only {

template <typename F>
int in_kernel(F f) {
  int result = -1;
  array_view<int, 1> v(1, &result);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = f(); });
  v.synchronize();
  return result;
}

struct made {
  int n;
  made() restrict(cpu) : n(1) {}
  made() restrict(amp) : n(2) {}
};
struct copied {
  int n;
  explicit copied(int x) restrict(cpu, amp) : n(x) {}
  copied(const copied &o) restrict(cpu) : n(o.n + 10) {}
  copied(const copied &o) restrict(amp) : n(o.n + 20) {}
};
struct assigned {
  int n;
  assigned &operator=(const assigned &o) restrict(cpu) {
    n = o.n + 10;
    return *this;
  }
  assigned &operator=(const assigned &o) restrict(amp) {
    n = o.n + 20;
    return *this;
  }
};
struct moved {
  int n;
  explicit moved(int x) restrict(cpu, amp) : n(x) {}
  moved(moved &&o) restrict(cpu) : n(o.n + 10) {}
  moved(moved &&o) restrict(amp) : n(o.n + 20) {}
};

struct has_made {
  made m;
  int extra = 5;
};
struct is_made : made {
  is_made() = default;
};
struct has_copied {
  copied c;
  has_copied() restrict(cpu, amp) : c(1) {}
  has_copied twice() const restrict(amp) {
    has_copied once(*this);
    return has_copied(once).c.n == once.c.n + 20 ? once : *this;
  }
};
struct has_assigned : assigned {
  assigned all[2];
};
struct has_moved {
  moved m;
  has_moved() restrict(cpu, amp) : m(1) {}
};
template <typename T>
struct holder : T {
  T inner[2];
};

void test() {
  has_made h;
  is_made d;
  check("made on the host", h.m.n * 10 + d.n, 11);
  check("made in a kernel", in_kernel([]() restrict(amp) {
          has_made x[2];
          is_made y;
          return x[1].m.n * 100 + x[0].extra * 10 + y.n;
        }),
        252);

  has_copied a, b(a);
  check("copied on the host", b.c.n, 11);
  check("copied in a kernel", in_kernel([]() restrict(amp) {
          has_copied x, y(x);
          return y.c.n;
        }),
        21);
  check("copied in a member",
        in_kernel([]() restrict(amp) { return has_copied().twice().c.n > 20 ? 1 : 0; }), 1);

  has_assigned p = {}, q = {};
  q = p;
  check("assigned on the host", q.n + q.all[1].n, 20);
  check("assigned in a kernel", in_kernel([]() restrict(amp) {
          has_assigned x = {}, y = {};
          y = x;
          return y.n + y.all[1].n;
        }),
        40);

  has_moved s, t(static_cast<has_moved &&>(s));
  check("moved on the host", t.m.n, 11);
  check("moved in a kernel", in_kernel([]() restrict(amp) {
          has_moved x, y(static_cast<has_moved &&>(x));
          return y.m.n;
        }),
        21);

  holder<has_made> k;
  check("template on the host", k.m.n + k.inner[1].m.n, 2);
  check("template in a kernel", in_kernel([]() restrict(amp) {
          struct local {
            holder<has_made> x;
          };
          local l;
          return l.x.m.n + l.x.inner[1].m.n;
        }),
        4);
}

} // namespace amp_code_only

// An implicit assignment in amp code uses the amp assignments even if cpu code's take other
// parameters.
namespace assignments {

struct from_lvalue {
  int n;
  from_lvalue &operator=(from_lvalue &o) restrict(cpu) {
    n = o.n + 1, o.n = 50;
    return *this;
  }
  from_lvalue &operator=(const from_lvalue &o) restrict(amp) {
    n = o.n + 2;
    return *this;
  }
};
struct by_value {
  int n;
  by_value(const by_value &) = default;
  by_value &operator=(by_value o) restrict(cpu) {
    n = o.n + 1;
    return *this;
  }
  by_value &operator=(const by_value &o) restrict(amp);
};
inline by_value &by_value::operator=(const by_value &o) restrict(amp) {
  n = o.n + 2;
  return *this;
}
template <typename T>
struct box {
  T n;
  box(const box &) = default;
  box &operator=(box o) restrict(cpu) {
    n = o.n + 1;
    return *this;
  }
  box &operator=(const box &other) restrict(amp) {
    n = other.n + 2;
    return *this;
  }
};
struct derived : from_lvalue {};
struct whole {
  by_value v[2];
  box<int> b;
};

int sum() restrict(cpu, amp) {
  from_lvalue to = {0}, from = {10};
  to = from;
  whole a = {{{0}, {0}}, {0}}, b = {{{1}, {2}}, {4}};
  a = b;
  return to.n + 100 * (a.v[1].n + a.b.n * 100);
}
int constant() restrict(amp) {
  derived to = {{0}};
  const derived from = {{20}};
  to = from;
  return to.n;
}

void test() {
  int r[2] = {};
  array_view<int> v(2, r);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        v[0] = sum();
        v[1] = constant();
      });
  v.synchronize();
  from_lvalue a = {1}, b = {2};
  a = b;
  CHECK(r[0] == 12 + 100 * (4 + 600) && r[1] == 22 && sum() == 11 + 100 * (3 + 500) && a.n == 3 &&
        b.n == 50);
}

} // namespace assignments

// A cpu destructor does not remove amp from the implicit copy assignment.
namespace cpu_destructor {

struct held {
  int n;
  explicit held(int k) : n(k) {}
  ~held() { n = -1; }
};
void assign(held &to, const held &from) restrict(amp) { to = from; }

void test() {
  held a(1), b(2);
  a = b;
  int data[2] = {5, 6};
  array_view<int, 1> v(2, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        held *first = reinterpret_cast<held *>(&v[0]);
        held *second = reinterpret_cast<held *>(&v[1]);
        assign(*first, *second);
      });
  check("kernel", v[0], 6);
  check("host", a.n, 2);
}

} // namespace cpu_destructor

int main() {
  amp_code_only::test();
  assignments::test();
  cpu_destructor::test();
  return failures;
}
