// An unqualified call in a kernel finds the functions visible inside the enclosing function.
//
// accept: L-2.3.2.1-f
//
// These are operators from using declarations, overloads beside an unnamed namespace, and functions
// of an argument's enumeration. Hidden friends and later using declarations are not candidates.
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <cstdio>

namespace geo {
struct vec {
  int x;
};
}
namespace ops {
inline int operator+(geo::vec a, int b) restrict(cpu, amp) { return a.x + b; }
inline int operator*(geo::vec a, int b) restrict(cpu, amp) { return a.x * b; }
}
inline int operator*(geo::vec a, float b) restrict(cpu, amp) {
  return a.x * static_cast<int>(b) + 1000;
}

// Using declarations and directives of the enclosing function bring these operators.
static void by_directive(const concurrency::array_view<int> &out) {
  using namespace ops;
  concurrency::parallel_for_each(
      out.extent, [=](concurrency::index<1> i) restrict(amp) {
        const geo::vec v = {i[0]};
        out[i] = v + 10;
      });
}
static void by_declaration(const concurrency::array_view<int> &out) {
  using ops::operator*;
  const auto kernel = [=](concurrency::index<1> i) restrict(amp) {
    const geo::vec v = {i[0]};
    out[i] = v * 3u; // hides the operator of the outer scope
  };
  concurrency::parallel_for_each(out.extent, kernel);
}

// The overload of the unnamed namespace matches less well.
namespace {
inline int pick(const bool &) restrict(amp) { return 1; }
}
inline int pick(int &&) restrict(cpu, amp) { return 2; }
static void beside_unnamed(const concurrency::array_view<int> &out) {
  const float held = 3;
  float copied = held;
  concurrency::parallel_for_each(
      out.extent, [=](concurrency::index<1> i) restrict(amp) { out[i] = pick(copied); });
}
static void local_type(const concurrency::array_view<int> &out) {
  struct scaled {
    float by;
    int get() const restrict(amp) { return pick(by); }
  };
  concurrency::parallel_for_each(
      out.extent, [=](concurrency::index<1> i) restrict(amp) {
        const scaled s = {2.f};
        out[i] = s.get();
      });
}

// Only argument-dependent lookup in the namespace of the enumeration finds the amp function.
enum level : int { low };
int shade(double d) restrict(cpu, amp) { return static_cast<int>(d) + 100; }
namespace app {
inline int shade(int) { return -1; }
static void by_enumeration(const concurrency::array_view<int> &out) {
  concurrency::parallel_for_each(
      out.extent, [=](concurrency::index<1> i) restrict(amp) {
        const level l = level(i[0]);
        out[i] = shade(l);
      });
}
}

// A friend that only its class declares is not a candidate of a qualified call.
namespace lib {
struct box {
  int v;
  friend int weigh(box b) restrict(cpu, amp) { return b.v; }
};
inline int weigh(const box &b) { return b.v + 20; }
static int of_host() { return lib::weigh(box{5}); }
}

// A later using declaration in the namespace of an argument adds no candidate either.
namespace mine {
enum e { a };
inline int trace(double &&, unsigned &&) { return 7; }
}
namespace yours {
template <typename T> int trace(const unsigned &, T &) restrict(cpu, amp) { return 8; }
}
namespace mine {
static int of_host() {
  const bool b = true;
  e v = a;
  return trace(b, v);
}
using yours::trace;
}

int main() {
  int failures = 0;
  const auto check = [&](const char *name, void (*run)(const concurrency::array_view<int> &),
                         int first, int step) {
    int values[4] = {};
    {
      concurrency::array_view<int> out(4, values);
      run(out);
      out.synchronize();
    }
    for (int i = 0; i < 4; ++i)
      if (values[i] != first + i * step) {
        std::printf("%s: element %d is %d\n", name, i, values[i]);
        ++failures;
      }
  };
  check("by_directive", by_directive, 10, 1);
  check("by_declaration", by_declaration, 0, 3);
  check("beside_unnamed", beside_unnamed, 2, 0);
  check("local_type", local_type, 2, 0);
  check("by_enumeration", app::by_enumeration, 100, 1);
  failures += lib::of_host() != 25;
  failures += mine::of_host() != 7;
  return failures;
}
