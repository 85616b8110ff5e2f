// An implicit assignment must not be used if one of several members lacks the restriction.
//
// reject: L-2.3.2-h, L-2.3.2-j, L-2.3.2-k, L-2.3.2-l
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
using namespace concurrency;
struct M1 {
  int k;
  M1() restrict(cpu, amp) : k(10) {}
  M1 &operator=(const M1 &o) restrict(cpu) {
    k = o.k + 1;
    return *this;
  }
  ~M1() restrict(cpu, amp) {}
};
struct N1 {
  int q;
  N1() restrict(cpu, amp) : q(0) {}
};
struct W1 {
  N1 a;
  M1 m;
  N1 b;
};
int c1() restrict(cpu) {
  W1 w, x;
  x = w;
  return x.m.k;
}
struct M2 {
  int k;
  M2() restrict(cpu, amp) : k(10) {}
  M2 &operator=(const M2 &o) restrict(cpu) {
    k = o.k + 1;
    return *this;
  }
  ~M2() restrict(cpu, amp) {}
};
struct N2 {
  int q;
  N2() restrict(cpu, amp) : q(0) {}
};
struct W2 {
  N2 a;
  M2 m;
  N2 b;
};
int c2() restrict(amp) {
  W2 w, x;
  x = w; // ERROR
  return x.m.k;
}
struct M3 {
  int k;
  M3() restrict(cpu, amp) : k(10) {}
  M3 &operator=(const M3 &o) restrict(cpu) {
    k = o.k + 1;
    return *this;
  }
  ~M3() restrict(cpu, amp) {}
};
struct N3 {
  int q;
  N3() restrict(cpu, amp) : q(0) {}
};
struct W3 {
  N3 a;
  M3 m;
  N3 b;
};
int c3() restrict(cpu, amp) {
  W3 w, x;
  x = w; // ERROR
  return x.m.k;
}
struct M4 {
  int k;
  M4() restrict(cpu, amp) : k(10) {}
  M4 &operator=(const M4 &o) restrict(amp) {
    k = o.k + 2;
    return *this;
  }
  ~M4() restrict(cpu, amp) {}
};
struct N4 {
  int q;
  N4() restrict(cpu, amp) : q(0) {}
};
struct W4 {
  N4 a;
  M4 m;
  N4 b;
};
int c4() restrict(cpu) {
  W4 w, x;
  x = w; // ERROR
  return x.m.k;
}
struct M5 {
  int k;
  M5() restrict(cpu, amp) : k(10) {}
  M5 &operator=(const M5 &o) restrict(amp) {
    k = o.k + 2;
    return *this;
  }
  ~M5() restrict(cpu, amp) {}
};
struct N5 {
  int q;
  N5() restrict(cpu, amp) : q(0) {}
};
struct W5 {
  N5 a;
  M5 m;
  N5 b;
};
int c5() restrict(amp) {
  W5 w, x;
  x = w;
  return x.m.k;
}
struct M6 {
  int k;
  M6() restrict(cpu, amp) : k(10) {}
  M6 &operator=(const M6 &o) restrict(amp) {
    k = o.k + 2;
    return *this;
  }
  ~M6() restrict(cpu, amp) {}
};
struct N6 {
  int q;
  N6() restrict(cpu, amp) : q(0) {}
};
struct W6 {
  N6 a;
  M6 m;
  N6 b;
};
int c6() restrict(cpu, amp) {
  W6 w, x;
  x = w; // ERROR
  return x.m.k;
}
struct M7 {
  int k;
  M7() restrict(cpu, amp) : k(10) {}
  M7 &operator=(const M7 &o) restrict(cpu, amp) {
    k = o.k + 3;
    return *this;
  }
  ~M7() restrict(cpu, amp) {}
};
struct N7 {
  int q;
  N7() restrict(cpu, amp) : q(0) {}
};
struct W7 {
  N7 a;
  M7 m;
  N7 b;
};
int c7() restrict(cpu) {
  W7 w, x;
  x = w;
  return x.m.k;
}
struct M8 {
  int k;
  M8() restrict(cpu, amp) : k(10) {}
  M8 &operator=(const M8 &o) restrict(cpu, amp) {
    k = o.k + 3;
    return *this;
  }
  ~M8() restrict(cpu, amp) {}
};
struct N8 {
  int q;
  N8() restrict(cpu, amp) : q(0) {}
};
struct W8 {
  N8 a;
  M8 m;
  N8 b;
};
int c8() restrict(amp) {
  W8 w, x;
  x = w;
  return x.m.k;
}
struct M9 {
  int k;
  M9() restrict(cpu, amp) : k(10) {}
  M9 &operator=(const M9 &o) restrict(cpu, amp) {
    k = o.k + 3;
    return *this;
  }
  ~M9() restrict(cpu, amp) {}
};
struct N9 {
  int q;
  N9() restrict(cpu, amp) : q(0) {}
};
struct W9 {
  N9 a;
  M9 m;
  N9 b;
};
int c9() restrict(cpu, amp) {
  W9 w, x;
  x = w;
  return x.m.k;
}
struct M10 {
  int k;
  M10() restrict(cpu, amp) : k(10) {}
  M10 &operator=(const M10 &o) restrict(cpu) {
    k = o.k + 1;
    return *this;
  }
  M10 &operator=(const M10 &o) restrict(amp) {
    k = o.k + 2;
    return *this;
  }
  ~M10() restrict(cpu, amp) {}
};
struct N10 {
  int q;
  N10() restrict(cpu, amp) : q(0) {}
};
struct W10 {
  N10 a;
  M10 m;
  N10 b;
};
int c10() restrict(cpu) {
  W10 w, x;
  x = w;
  return x.m.k;
}
struct M11 {
  int k;
  M11() restrict(cpu, amp) : k(10) {}
  M11 &operator=(const M11 &o) restrict(cpu) {
    k = o.k + 1;
    return *this;
  }
  M11 &operator=(const M11 &o) restrict(amp) {
    k = o.k + 2;
    return *this;
  }
  ~M11() restrict(cpu, amp) {}
};
struct N11 {
  int q;
  N11() restrict(cpu, amp) : q(0) {}
};
struct W11 {
  N11 a;
  M11 m;
  N11 b;
};
int c11() restrict(amp) {
  W11 w, x;
  x = w;
  return x.m.k;
}
struct M12 {
  int k;
  M12() restrict(cpu, amp) : k(10) {}
  M12 &operator=(const M12 &o) restrict(cpu) {
    k = o.k + 1;
    return *this;
  }
  M12 &operator=(const M12 &o) restrict(amp) {
    k = o.k + 2;
    return *this;
  }
  ~M12() restrict(cpu, amp) {}
};
struct N12 {
  int q;
  N12() restrict(cpu, amp) : q(0) {}
};
struct W12 {
  N12 a;
  M12 m;
  N12 b;
};
int c12() restrict(cpu, amp) {
  W12 w, x;
  x = w;
  return x.m.k;
}
