// A tile_static variable may be declared before a case label, where it may hide a captured
// variable.
//
// accept: L-2.4.3.5.1-a, L-2.4.3.5.1-g, L-2.4.3.5.1-k, L-2.4.3-a, L-2.4.3.5.1-d, L-2.4.3.5.1-f
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
#include <amp.h>
#include <string>
#include <vector>

using namespace concurrency;

// A tile_static object of a class or dependent type may be declared before a later case label.
namespace objects_in_switch_statements {
struct counted {
  int a;
  counted() restrict(cpu, amp) : a(0) {}
};

template <typename T>
T in_template(int k, T other) restrict(amp) {
  switch (k) {
  case 0:
    tile_static T a;
    a = 3;
    return a;
  default:
    return other;
  }
}

int several(int k) restrict(amp) {
  switch (k) {
  case 0:
    tile_static counted a, b[2];
    tile_static int plain;
    a.a = 1;
    b[1].a = 2;
    plain = 3;
    return a.a + b[1].a + plain;
  case 1:
    tile_static index<2> where;
    where[1] = 5;
    return where[1];
  case 2: // `a` and `where` are in scope
    a.a = 7;
    where[0] = 8;
    return a.a + where[0];
  default:
    tile_static counted last;
    last.a = 9;
    return last.a;
  }
}

template <typename T>
T nested(int k, int j) restrict(amp) {
  if (k < 10)
    switch (k) {
    case 0:
      switch (j) {
      case 0:
        tile_static T x;
        x = 4;
        return x;
      case 1: {
        tile_static T y;
        y = 5;
        return y;
      }
      }
      return 0;
    case 1:
      for (int i = 0; i < 2; i++) {
        tile_static T z;
        z = 6;
        if (i)
          return z;
      }
      return 0;
    case 2:
      tile_static T w;
      w = 7;
      return w;
    case 3:
      return 8;
    }
  else
    switch (k - 10) // declares `w` again
    {
    case 0:
      tile_static T w;
      w = 9;
      return w;
    case 10:
      return 2;
    }
  return 0;
}

template <typename T>
T in_lambda(int n) restrict(amp) {
  auto l = [](int k) {
    switch (k) {
    case 0:
      tile_static T a;
      a = 3;
      return a;
    default:
      return T(11);
    }
  };
  return l(n);
}

struct slots {
  template <typename T>
  T &slot() const restrict(amp) {
    switch (sizeof(T)) {
    case 8:
      tile_static T d;
      return d;
    default: {
      tile_static T s;
      return s;
    }
    }
  }
};

int one_line(int k) restrict(amp) {
  switch (k) {
  case 0:
    tile_static index<1> a;
    a[0] = 3;
    return a[0];
  default:
    return k;
  }
}

void test() {
  int out[17] = {};
  array_view<int, 1> v(17, out);
  parallel_for_each(
      extent<1>(1).tile<1>(), [=](tiled_index<1> t) restrict(amp) {
        v[0] = in_template(0, 1) + in_template(1, 10);
        for (int k = 0; k < 4; ++k)
          v[1 + k] = several(k);
        v[5] = nested<int>(0, 0);
        v[6] = nested<int>(0, 1);
        for (int k = 1; k < 4; ++k)
          v[6 + k] = nested<int>(k, 0);
        v[10] = nested<int>(10, 0);
        v[11] = in_lambda<int>(0) + in_lambda<int>(1);
        slots().slot<int>() = 5;
        slots().slot<double>() = 6;
        v[12] = slots().slot<int>() * 10 + int(slots().slot<double>());
        switch (v[0] - 12) {
        case 0:
          tile_static counted p;
          p.a = 3;
          v[13] = p.a;
          break;
        case 1:
          tile_static extent<1> q;
          q[0] = 4;
          v[13] = q[0];
          p.a = 5;
          v[14] = p.a;
        }
        t.barrier.wait();
        v[15] = one_line(0) * 10 + one_line(1);
        v[16] = nested<int>(20, 0);
      });
  v.synchronize();
  const int expected[] = {13, 6, 5, 15, 9, 4, 5, 6, 7, 8, 9, 14, 56, 4, 5, 31, 2};
  for (int i = 0; i < 17; ++i)
    check(("element " + std::to_string(i)).c_str(), out[i], expected[i]);
}
} // namespace objects_in_switch_statements

// A lambda captures a tile_static variable of a switch whose name hides an outer variable.
namespace captured_variable_in_switch {
struct counted {
  int n;
  counted() restrict(cpu, amp) : n(7) {}
  int twice() const restrict(cpu, amp) { return 2 * n; }
};

template <typename T>
int of_type(T t) restrict(amp) {
  switch (int(t)) {
  case 0:
    tile_static T t;
    t = T(3);
    return [=] { return int(t) + 1; }();
  default:
    return 2;
  }
}

void test() {
  std::vector<int> data(8);
  array_view<int> v(8, data);
  int t = 4;
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> idx) restrict(amp) {
        int k = t;
        switch (k) {
        case 1:
          v[idx.global] = t;
          break;
        case 4: {
          v[idx.global] = 0;
        }
          struct local {
            int a;
            local() restrict(amp) : a(1) {}
          };
          tile_static local c;
          tile_static counted t;
          if (idx.local[0] == 0) {
            t.n = 10;
            c.a = 30;
          }
          idx.barrier.wait();
          {
            auto by_default = [=] { return t.n + c.a; };
            auto by_name = [=](int x) { return t.twice() + k + x + int(sizeof(t)); };
            auto by_reference = [&] { return t.n; };
            auto nested = [=] {
              auto inner = [&] { return t.n; };
              return [=] { return t.n + c.a; }() + inner();
            };
            auto computed = [=, n = t.n + 1]() mutable {
              t.n += n;
              return t.n;
            };
            decltype(t) local_copy = t;
            idx.barrier.wait();
            if (idx.local[0] == 0) {
              t.n = 100;
              c.a = 300;
            }
            idx.barrier.wait();
            v[idx.global] += by_default() == 40;
            v[idx.global] += 10 * (by_name(1) == 29);
            v[idx.global] += 100 * (by_reference() == 100);
            v[idx.global] += 1000 * (nested() == 50);
            v[idx.global] += 10000 * (computed() == 21);
            v[idx.global] += 100000 * (local_copy.n == 10);
          }
          v[idx.global] += 1000000 * (of_type(0) == 4 && of_type(2.0f) == 2);
          break;
        default:
          v[idx.global] = 0;
        }
      });
  for (int i = 0; i < 8; ++i)
    CHECK(v[i] == 1111111);
}
} // namespace captured_variable_in_switch

// A tile_static variable before a case label hides a captured variable of the same name.
namespace switch_variable_hides_capture {
struct counted {
  int n;
  counted() restrict(cpu, amp) : n(7) {}
};
void test() {
  std::vector<int> data(8);
  array_view<int> v(8, data);
  int t = 4;
  parallel_for_each(
      v.extent.tile<4>(), [=](tiled_index<4> idx) restrict(amp) {
        int k = t;
        switch (k) {
        case 1:
          v[idx.global] = t;
          break;
        case 4:
          struct local {
            int a;
            local() restrict(amp) : a(1) {}
          };
          tile_static local c;
          tile_static counted t, u[2];
          if (idx.local[0] == 0) {
            t.n = 10;
            u[1].n = 20;
            c.a = 30;
          }
          idx.barrier.wait();
          v[idx.global] = t.n + u[1].n + c.a + int(sizeof(decltype(t))) + int(sizeof(u));
          break;
        default:
          v[idx.global] = 0;
        }
      });
  CHECK(v[0] == 72);
}
} // namespace switch_variable_hides_capture

// A case label may follow directly after the declaration of a tile_static object.
namespace label_after_declaration {
struct counted {
  int a;
  counted() restrict(cpu, amp) : a(0) {}
};
int choose(int k) restrict(amp) {
  switch (k) {
  case 0:
    tile_static counted c;
  case 1:
    c.a = 4;
    return c.a;
  }
  return 0;
}
void test() {
  array_view<int> v(1);
  parallel_for_each(
      v.extent.tile<1>(), [=](tiled_index<1> t) restrict(amp) { v[t] = choose(1); });
  CHECK(v[0] == 4);
}
} // namespace label_after_declaration

int main() {
  objects_in_switch_statements::test();
  captured_variable_in_switch::test();
  switch_variable_hides_capture::test();
  label_after_declaration::test();
  return failures;
}
