// A call in a nested lambda must not use a function that lacks a restriction of the enclosing
// function.
//
// reject: L-2.3.2-d, L-2.3.2.1-b, L-2.3.2.1-c
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
static int g1x(int x) restrict(cpu) { return x + 1; }
int c1x() restrict(cpu) {
  auto l = [](int y) { return g1x(y); };
  return l(10);
}
static int g1y(int x) restrict(cpu) { return x + 1; }
template <class Q> int c1y(Q) restrict(cpu) {
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
static int g2x(int x) restrict(cpu) { return x + 1; }
int c2x() restrict(amp) {
  auto l = [](int y) { return g2x(y); }; // expected-error
  return l(10);
}
static int g2y(int x) restrict(cpu) { return x + 1; }
template <class Q> int c2y(Q) restrict(amp) {
  auto l = [](int y) { return g2y(y); }; // expected-error
  return l(10);
}
inline int u2y() restrict(amp) { return c2y(1); }
static int g2z(int x) restrict(cpu) { return x + 1; }
struct C2z {
  int zz;
  int c() const restrict(amp) {
    auto l = [](int y) { return g2z(y); }; // expected-error
    return l(10);
  }
};
static int g3x(int x) restrict(cpu) { return x + 1; }
int c3x() restrict(cpu, amp) {
  auto l = [](int y) { return g3x(y); }; // expected-error
  return l(10);
}
static int g3y(int x) restrict(cpu) { return x + 1; }
template <class Q> int c3y(Q) restrict(cpu, amp) {
  auto l = [](int y) { return g3y(y); }; // expected-error
  return l(10);
}
inline int u3y() restrict(cpu, amp) { return c3y(1); }
static int g3z(int x) restrict(cpu) { return x + 1; }
struct C3z {
  int zz;
  int c() const restrict(cpu, amp) {
    auto l = [](int y) { return g3z(y); }; // expected-error
    return l(10);
  }
};
static int g4x(int x) restrict(cpu) { return x + 1; }
int c4x() {
  auto l = [](int y) { return g4x(y); };
  return l(10);
}
static int g4y(int x) restrict(cpu) { return x + 1; }
template <class Q> int c4y(Q) {
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
static int g5x(int x) restrict(amp) { return x + 2; }
int c5x() restrict(cpu) {
  auto l = [](int y) { return g5x(y); }; // expected-error
  return l(10);
}
static int g5y(int x) restrict(amp) { return x + 2; }
template <class Q> int c5y(Q) restrict(cpu) {
  auto l = [](int y) { return g5y(y); }; // expected-error
  return l(10);
}
inline int u5y() restrict(cpu) { return c5y(1); }
static int g5z(int x) restrict(amp) { return x + 2; }
struct C5z {
  int zz;
  int c() const restrict(cpu) {
    auto l = [](int y) { return g5z(y); }; // expected-error
    return l(10);
  }
};
static int g6x(int x) restrict(amp) { return x + 2; }
int c6x() restrict(amp) {
  auto l = [](int y) { return g6x(y); };
  return l(10);
}
static int g6y(int x) restrict(amp) { return x + 2; }
template <class Q> int c6y(Q) restrict(amp) {
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
static int g7x(int x) restrict(amp) { return x + 2; }
int c7x() restrict(cpu, amp) {
  auto l = [](int y) { return g7x(y); }; // expected-error
  return l(10);
}
static int g7y(int x) restrict(amp) { return x + 2; }
template <class Q> int c7y(Q) restrict(cpu, amp) {
  auto l = [](int y) { return g7y(y); };
  return l(10);
}
inline int u7y() restrict(cpu, amp) { return c7y(1); } // expected-error
static int g7z(int x) restrict(amp) { return x + 2; }
struct C7z {
  int zz;
  int c() const restrict(cpu, amp) {
    auto l = [](int y) { return g7z(y); }; // expected-error
    return l(10);
  }
};
static int g8x(int x) restrict(amp) { return x + 2; }
int c8x() {
  auto l = [](int y) { return g8x(y); }; // expected-error
  return l(10);
}
static int g8y(int x) restrict(amp) { return x + 2; }
template <class Q> int c8y(Q) {
  auto l = [](int y) { return g8y(y); }; // expected-error
  return l(10);
}
inline int u8y() { return c8y(1); }
static int g8z(int x) restrict(amp) { return x + 2; }
struct C8z {
  int zz;
  int c() const {
    auto l = [](int y) { return g8z(y); }; // expected-error
    return l(10);
  }
};
static int g9x(int x) restrict(cpu, amp) { return x + 3; }
int c9x() restrict(cpu) {
  auto l = [](int y) { return g9x(y); };
  return l(10);
}
static int g9y(int x) restrict(cpu, amp) { return x + 3; }
template <class Q> int c9y(Q) restrict(cpu) {
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
template <class Q> int c10y(Q) restrict(amp) {
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
template <class Q> int c11y(Q) restrict(cpu, amp) {
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
template <class Q> int c12y(Q) {
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
template <class Q> int c13y(Q) restrict(cpu) {
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
template <class Q> int c14y(Q) restrict(amp) {
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
template <class Q> int c15y(Q) restrict(cpu, amp) {
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
template <class Q> int c16y(Q) {
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
template <class Q> int c17y(Q) restrict(cpu) {
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
static int g18x(int x) { return x + 1; }
int c18x() restrict(amp) {
  auto l = [](int y) { return g18x(y); }; // expected-error
  return l(10);
}
static int g18y(int x) { return x + 1; }
template <class Q> int c18y(Q) restrict(amp) {
  auto l = [](int y) { return g18y(y); }; // expected-error
  return l(10);
}
inline int u18y() restrict(amp) { return c18y(1); }
static int g18z(int x) { return x + 1; }
struct C18z {
  int zz;
  int c() const restrict(amp) {
    auto l = [](int y) { return g18z(y); }; // expected-error
    return l(10);
  }
};
static int g19x(int x) { return x + 1; }
int c19x() restrict(cpu, amp) {
  auto l = [](int y) { return g19x(y); }; // expected-error
  return l(10);
}
static int g19y(int x) { return x + 1; }
template <class Q> int c19y(Q) restrict(cpu, amp) {
  auto l = [](int y) { return g19y(y); }; // expected-error
  return l(10);
}
inline int u19y() restrict(cpu, amp) { return c19y(1); }
static int g19z(int x) { return x + 1; }
struct C19z {
  int zz;
  int c() const restrict(cpu, amp) {
    auto l = [](int y) { return g19z(y); }; // expected-error
    return l(10);
  }
};
static int g20x(int x) { return x + 1; }
int c20x() {
  auto l = [](int y) { return g20x(y); };
  return l(10);
}
static int g20y(int x) { return x + 1; }
template <class Q> int c20y(Q) {
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
