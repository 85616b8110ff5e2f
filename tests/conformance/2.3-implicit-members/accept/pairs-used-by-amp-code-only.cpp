// amp-only code uses implicit members that are built from pairs of special members.
//
// accept: L-2.3.2-o, L-2.3.2-h, L-2.3.2-n
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>
using namespace concurrency;

static int failures = 0;
static void check(const char *what, int got, int wanted) {
  if (got != wanted) {
    std::printf("%s: %d, wanted %d\n", what, got, wanted);
    ++failures;
  }
}

template <typename F> int in_kernel(F f) {
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
template <typename T> struct holder : T {
  T inner[2];
};

int main() {
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
  return failures;
}
