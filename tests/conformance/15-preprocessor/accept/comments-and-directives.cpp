// Comments and preprocessor directives may be anywhere in restricted functions and kernels.
//
// accept: L-2.1.2-a, L-2.4.3-a, L-2.2.2-a, L-2.3.2-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include "check.h"
//< before anything
/*< and again */ /**< a third */
#include <amp.h> //< after a directive
#include <cstdio>
#include <vector>
using namespace concurrency;

// Preprocessor conditionals can surround an amp lambda or a part of its captures, parameters or
// body.
namespace directives_in_lambdas {
#define FAST 1
void test() {
  std::vector<int> data(8);
  array_view<int> v(8, data);
  int n = 3;
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
#ifdef FAST
        v[i] = n;
#else
        v[i] = 0;
#endif
      });
  CHECK(v[0] == 3);
  parallel_for_each(
      v.extent,
#if FAST
      [=](index<1> i) restrict(amp) { v[i] = 4; }
#else
      [=](index<1> i) restrict(amp) { v[i] = 5; }
#endif
  );
  CHECK(v[0] == 4);
  parallel_for_each(
      v.extent,
      [
#if FAST
        n,
#endif
        v
      ](index<1> i
#if 0
        , int
#endif
        ) restrict(amp)
#if FAST
  // fast
#endif
      { v[i] = n + 2; });
  CHECK(v[0] == 5);
}
} // namespace directives_in_lambdas

// Amp function bodies may contain conditional directives and local macros.
namespace directives_in_bodies {
#define SQUARE(x) ((x) * (x))
#define FOR_EACH(k, n) for (int k = 0; k < (n); ++k)
#define VERBOSE 0
#define SUM_OF(a, ...) sum(a, __VA_ARGS__)

int sum(int a, int b, int c) restrict(cpu, amp) { return a + b + c; }

int work(int n) restrict(cpu, amp) {
  int s = 0;
#if VERBOSE
  std::printf("%d\n", n);
#endif
  FOR_EACH(k, n) {
#ifdef SQUARE
    s += SQUARE(k + 1);
#else
    s -= 1;
#endif
  }
#define LOCAL_BONUS 1000
  s += LOCAL_BONUS;
#undef LOCAL_BONUS
  return SUM_OF(s, __LINE__ * 0, 1);
}

void test() {
  int data[1] = {};
  array_view<int, 1> v(1, data);
  parallel_for_each(
      v.extent, [=](index<1> i) restrict(amp) {
#if VERBOSE
        v[i] = -1;
#else
        v[i] = work(3);
#endif
      });
  check("kernel", v[0], 1015);
  check("host", work(2), 1006);
}
} // namespace directives_in_bodies

// Comments may contain any character, also between the tokens of a declaration or a call.
namespace comments_between_tokens {
// clang-format off
struct immutable_t { int v; };

struct S {
  int k;
  S(int x) restrict(cpu, amp) : k(x) {}
  void run(array_view<int, 1> v) {
    parallel_for_each(v.extent, [=, * /**< c */ this /* x */](index<1> i) mutable
                      /* mutable */ restrict(amp) -> void { immutable_t t{k}; v[i] += t.v; });
  }
};

// The bodies of the constructors contain only comments.
struct E {
  int k;
  E(int x) restrict(cpu) : k(x) { /**/ }
  E(int x) restrict(amp) : k(x + 1) { /* } */ }
};

struct R {
  int a[3];
  int f(int x) restrict(cpu) { return x; }
  int f(int x) restrict(amp) { return x + 1; }
};

template <class T> T g(T x) restrict(cpu) { return x; }
template <class T> T g(T x) restrict(amp) { return x + 1; }
template /* template ( */ int g<int>(int x) restrict(cpu) /* ; */ ;

int h(int) restrict(cpu) /* ; { */ ;
int h(int) restrict(amp) /* ; */ ;
int h(int x) restrict(cpu) { return x; }
int h(int x) restrict(amp) { return x + 1; }

template <typename... /* ... */ T> void each(array_view<int, 1> v, T... x) {
  (parallel_for_each(v.extent, [v, /* x */ x](index<1> i) restrict(amp) { v[i] += x; }), ...);
}
[[maybe_unused]] [[deprecated("]] [[")]] /* ]] */ // ]]
void attributed(array_view<int, 1> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
}
__extension__ void extension(array_view<int, 1> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] += 1; });
}

void test() {
  int data[1] = {0};
  array_view<int, 1> v(1, data);
  S(3).run(v);
  each(v, 1, 2);
  extension(v);
  struct L { int a; } /* ; */ ;
  struct { int q; } l /* ; */ = {3};
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    R r;
    L k = {1};
    E e(1);
    v[i] += r.f(1) + r /* ( */ . /* ( */ f /* ( */ (2) + g(1) + h(1) + k.a + l.q + e.k;
    for (int &x : r.a) x = 1 /* ; */ ;
    for (int x : r.a) v[i] += x /* ; */ ;
  });
  v.synchronize();
  CHECK(data[0] == 3 + 2 + 3 + 2 + 2 + 1 + 3 + 2 + 3 + 4);
  CHECK(E(1).k == 1);
}
// clang-format on
} // namespace comments_between_tokens

// Documentation comments have no effect anywhere in a program. Others precede and follow the
// include of amp.h.
namespace documentation_comments {
// clang-format off
//! \param nothing of the kind
/*! @tparam T
 *  \return void
 */
void test() { //< starts here
  std::vector<int> r(4);
  array_view<int> v(4, r); /*< a view */
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { //!< a kernel
    v[i] = i[0];                                              ///< an element
  });
  v.synchronize();
  CHECK(r[3] == 3); /*!< done */
} //<
// clang-format on
} // namespace documentation_comments

int main() {
  directives_in_lambdas::test();
  directives_in_bodies::test();
  comments_between_tokens::test();
  documentation_comments::test();
  return failures;
}
