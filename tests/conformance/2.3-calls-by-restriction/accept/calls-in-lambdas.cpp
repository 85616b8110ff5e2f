// A function or a nested lambda can call each function that has the restrictions of the caller.
//
// accept: L-2.3.2-d, L-2.3.2-f, L-2.3.2.1-a, L-2.3.2.1-b, L-2.3.2.1-d
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>

using namespace concurrency;

// Cpu, amp and cpu,amp functions can call a cpu,amp function.
namespace callee_of_both {

int both(int x) restrict(cpu, amp) { return x + 1; }
int from_cpu(int x) { return both(x) * 2; }
int from_amp(int x) restrict(amp) { return both(x) * 3; }
int from_both(int x) restrict(amp, cpu) { return both(both(x)); }

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = from_amp(1) + from_both(1); });
  check("kernel", v[0], 9);
  check("host", from_cpu(1) + from_both(1), 7);
}

} // namespace callee_of_both

// A nested lambda can call each function that has the restrictions of the enclosing function. The
// enclosing functions are plain functions (x), function templates (y) and members (z).
static int g1x(int x) restrict(cpu) { return x + 1; }
int c1x() restrict(cpu) {
  auto l = [](int y) { return g1x(y); };
  return l(10);
}
static int g1y(int x) restrict(cpu) { return x + 1; }
template <class Q>
int c1y(Q) restrict(cpu) {
  auto l = [](int y) { return g1y(y); };
  return l(10);
}
inline int u1y() restrict(cpu) { return c1y(1); }
static int g1z(int x) restrict(cpu) { return x + 1; }
struct C1z {
  int zz;
  int c() const restrict(cpu) {
    auto l = [](int y) { return g1z(y); };
    return l(10);
  }
};
static int g4x(int x) restrict(cpu) { return x + 1; }
int c4x() {
  auto l = [](int y) { return g4x(y); };
  return l(10);
}
static int g4y(int x) restrict(cpu) { return x + 1; }
template <class Q>
int c4y(Q) {
  auto l = [](int y) { return g4y(y); };
  return l(10);
}
inline int u4y() { return c4y(1); }
static int g4z(int x) restrict(cpu) { return x + 1; }
struct C4z {
  int zz;
  int c() const {
    auto l = [](int y) { return g4z(y); };
    return l(10);
  }
};
static int g6x(int x) restrict(amp) { return x + 2; }
int c6x() restrict(amp) {
  auto l = [](int y) { return g6x(y); };
  return l(10);
}
static int g6y(int x) restrict(amp) { return x + 2; }
template <class Q>
int c6y(Q) restrict(amp) {
  auto l = [](int y) { return g6y(y); };
  return l(10);
}
inline int u6y() restrict(amp) { return c6y(1); }
static int g6z(int x) restrict(amp) { return x + 2; }
struct C6z {
  int zz;
  int c() const restrict(amp) {
    auto l = [](int y) { return g6z(y); };
    return l(10);
  }
};
static int g9x(int x) restrict(cpu, amp) { return x + 3; }
int c9x() restrict(cpu) {
  auto l = [](int y) { return g9x(y); };
  return l(10);
}
static int g9y(int x) restrict(cpu, amp) { return x + 3; }
template <class Q>
int c9y(Q) restrict(cpu) {
  auto l = [](int y) { return g9y(y); };
  return l(10);
}
inline int u9y() restrict(cpu) { return c9y(1); }
static int g9z(int x) restrict(cpu, amp) { return x + 3; }
struct C9z {
  int zz;
  int c() const restrict(cpu) {
    auto l = [](int y) { return g9z(y); };
    return l(10);
  }
};
static int g10x(int x) restrict(cpu, amp) { return x + 3; }
int c10x() restrict(amp) {
  auto l = [](int y) { return g10x(y); };
  return l(10);
}
static int g10y(int x) restrict(cpu, amp) { return x + 3; }
template <class Q>
int c10y(Q) restrict(amp) {
  auto l = [](int y) { return g10y(y); };
  return l(10);
}
inline int u10y() restrict(amp) { return c10y(1); }
static int g10z(int x) restrict(cpu, amp) { return x + 3; }
struct C10z {
  int zz;
  int c() const restrict(amp) {
    auto l = [](int y) { return g10z(y); };
    return l(10);
  }
};
static int g11x(int x) restrict(cpu, amp) { return x + 3; }
int c11x() restrict(cpu, amp) {
  auto l = [](int y) { return g11x(y); };
  return l(10);
}
static int g11y(int x) restrict(cpu, amp) { return x + 3; }
template <class Q>
int c11y(Q) restrict(cpu, amp) {
  auto l = [](int y) { return g11y(y); };
  return l(10);
}
inline int u11y() restrict(cpu, amp) { return c11y(1); }
static int g11z(int x) restrict(cpu, amp) { return x + 3; }
struct C11z {
  int zz;
  int c() const restrict(cpu, amp) {
    auto l = [](int y) { return g11z(y); };
    return l(10);
  }
};
static int g12x(int x) restrict(cpu, amp) { return x + 3; }
int c12x() {
  auto l = [](int y) { return g12x(y); };
  return l(10);
}
static int g12y(int x) restrict(cpu, amp) { return x + 3; }
template <class Q>
int c12y(Q) {
  auto l = [](int y) { return g12y(y); };
  return l(10);
}
inline int u12y() { return c12y(1); }
static int g12z(int x) restrict(cpu, amp) { return x + 3; }
struct C12z {
  int zz;
  int c() const {
    auto l = [](int y) { return g12z(y); };
    return l(10);
  }
};
static int g13x(int x) restrict(cpu) { return x + 1; }
static int g13x(int x) restrict(amp) { return x + 2; }
int c13x() restrict(cpu) {
  auto l = [](int y) { return g13x(y); };
  return l(10);
}
static int g13y(int x) restrict(cpu) { return x + 1; }
static int g13y(int x) restrict(amp) { return x + 2; }
template <class Q>
int c13y(Q) restrict(cpu) {
  auto l = [](int y) { return g13y(y); };
  return l(10);
}
inline int u13y() restrict(cpu) { return c13y(1); }
static int g13z(int x) restrict(cpu) { return x + 1; }
static int g13z(int x) restrict(amp) { return x + 2; }
struct C13z {
  int zz;
  int c() const restrict(cpu) {
    auto l = [](int y) { return g13z(y); };
    return l(10);
  }
};
static int g14x(int x) restrict(cpu) { return x + 1; }
static int g14x(int x) restrict(amp) { return x + 2; }
int c14x() restrict(amp) {
  auto l = [](int y) { return g14x(y); };
  return l(10);
}
static int g14y(int x) restrict(cpu) { return x + 1; }
static int g14y(int x) restrict(amp) { return x + 2; }
template <class Q>
int c14y(Q) restrict(amp) {
  auto l = [](int y) { return g14y(y); };
  return l(10);
}
inline int u14y() restrict(amp) { return c14y(1); }
static int g14z(int x) restrict(cpu) { return x + 1; }
static int g14z(int x) restrict(amp) { return x + 2; }
struct C14z {
  int zz;
  int c() const restrict(amp) {
    auto l = [](int y) { return g14z(y); };
    return l(10);
  }
};
static int g15x(int x) restrict(cpu) { return x + 1; }
static int g15x(int x) restrict(amp) { return x + 2; }
int c15x() restrict(cpu, amp) {
  auto l = [](int y) { return g15x(y); };
  return l(10);
}
static int g15y(int x) restrict(cpu) { return x + 1; }
static int g15y(int x) restrict(amp) { return x + 2; }
template <class Q>
int c15y(Q) restrict(cpu, amp) {
  auto l = [](int y) { return g15y(y); };
  return l(10);
}
inline int u15y() restrict(cpu, amp) { return c15y(1); }
static int g15z(int x) restrict(cpu) { return x + 1; }
static int g15z(int x) restrict(amp) { return x + 2; }
struct C15z {
  int zz;
  int c() const restrict(cpu, amp) {
    auto l = [](int y) { return g15z(y); };
    return l(10);
  }
};
static int g16x(int x) restrict(cpu) { return x + 1; }
static int g16x(int x) restrict(amp) { return x + 2; }
int c16x() {
  auto l = [](int y) { return g16x(y); };
  return l(10);
}
static int g16y(int x) restrict(cpu) { return x + 1; }
static int g16y(int x) restrict(amp) { return x + 2; }
template <class Q>
int c16y(Q) {
  auto l = [](int y) { return g16y(y); };
  return l(10);
}
inline int u16y() { return c16y(1); }
static int g16z(int x) restrict(cpu) { return x + 1; }
static int g16z(int x) restrict(amp) { return x + 2; }
struct C16z {
  int zz;
  int c() const {
    auto l = [](int y) { return g16z(y); };
    return l(10);
  }
};
static int g17x(int x) { return x + 1; }
int c17x() restrict(cpu) {
  auto l = [](int y) { return g17x(y); };
  return l(10);
}
static int g17y(int x) { return x + 1; }
template <class Q>
int c17y(Q) restrict(cpu) {
  auto l = [](int y) { return g17y(y); };
  return l(10);
}
inline int u17y() restrict(cpu) { return c17y(1); }
static int g17z(int x) { return x + 1; }
struct C17z {
  int zz;
  int c() const restrict(cpu) {
    auto l = [](int y) { return g17z(y); };
    return l(10);
  }
};
static int g20x(int x) { return x + 1; }
int c20x() {
  auto l = [](int y) { return g20x(y); };
  return l(10);
}
static int g20y(int x) { return x + 1; }
template <class Q>
int c20y(Q) {
  auto l = [](int y) { return g20y(y); };
  return l(10);
}
inline int u20y() { return c20y(1); }
static int g20z(int x) { return x + 1; }
struct C20z {
  int zz;
  int c() const {
    auto l = [](int y) { return g20z(y); };
    return l(10);
  }
};
int main() {
  callee_of_both::test();
  CHECK(c1x() == 11);
  CHECK(u1y() == 11);
  CHECK(C1z{0}.c() == 11);
  CHECK(c4x() == 11);
  CHECK(u4y() == 11);
  CHECK(C4z{0}.c() == 11);
  CHECK(c9x() == 13);
  CHECK(u9y() == 13);
  CHECK(C9z{0}.c() == 13);
  CHECK(c11x() == 13);
  CHECK(u11y() == 13);
  CHECK(C11z{0}.c() == 13);
  CHECK(c12x() == 13);
  CHECK(u12y() == 13);
  CHECK(C12z{0}.c() == 13);
  CHECK(c13x() == 11);
  CHECK(u13y() == 11);
  CHECK(C13z{0}.c() == 11);
  CHECK(c15x() == 11);
  CHECK(u15y() == 11);
  CHECK(C15z{0}.c() == 11);
  CHECK(c16x() == 11);
  CHECK(u16y() == 11);
  CHECK(C16z{0}.c() == 11);
  CHECK(c17x() == 11);
  CHECK(u17y() == 11);
  CHECK(C17z{0}.c() == 11);
  CHECK(c20x() == 11);
  CHECK(u20y() == 11);
  CHECK(C20z{0}.c() == 11);
  int d[1] = {0};
  array_view<int, 1> v(1, d);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
        int bad = 0;
        if (c6x() != 12)
          ++bad;
        if (u6y() != 12)
          ++bad;
        if (C6z{0}.c() != 12)
          ++bad;
        if (c10x() != 13)
          ++bad;
        if (u10y() != 13)
          ++bad;
        if (C10z{0}.c() != 13)
          ++bad;
        if (c11x() != 13)
          ++bad;
        if (u11y() != 13)
          ++bad;
        if (C11z{0}.c() != 13)
          ++bad;
        if (c14x() != 12)
          ++bad;
        if (u14y() != 12)
          ++bad;
        if (C14z{0}.c() != 12)
          ++bad;
        if (c15x() != 12)
          ++bad;
        if (u15y() != 12)
          ++bad;
        if (C15z{0}.c() != 12)
          ++bad;
        v[i] = bad;
      });
  v.synchronize();
  CHECK(d[0] == 0);
  return failures;
}
