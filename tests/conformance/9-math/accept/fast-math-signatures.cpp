// Every fast_math function has float, int or void results for float, double and int arguments.
//
// accept: MA-9-a, MA-9-b, MA-9.1-a
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

#include <amp.h>
#include <amp_math.h>
#include <type_traits>
#include "check.h"
using namespace concurrency;

#define HAS_TYPE(expression, type)                                                                 \
  static_assert(std::is_same<decltype(expression), type>::value, #expression)
#define ONE(name)                                                                                  \
  HAS_TYPE(fast_math::name(f), float);                                                             \
  HAS_TYPE(fast_math::name##f(f), float);                                                          \
  HAS_TYPE(fast_math::name(d), float);                                                             \
  HAS_TYPE(fast_math::name(i), float);
#define TWO(name)                                                                                  \
  HAS_TYPE(fast_math::name(f, f), float);                                                          \
  HAS_TYPE(fast_math::name##f(f, f), float);                                                       \
  HAS_TYPE(fast_math::name(d, i), float);
#define TEST(name)                                                                                 \
  HAS_TYPE(fast_math::name(f), int);                                                               \
  HAS_TYPE(fast_math::name(d), int);

void types(float f, double d, int i, int *ip, float *fp) restrict(amp) {
  ONE(acos)
  ONE(asin)
  ONE(atan) ONE(ceil) ONE(cos) ONE(cosh) ONE(exp) ONE(exp2) ONE(fabs) ONE(floor) ONE(log) ONE(log10)
      ONE(log2) ONE(round) ONE(rsqrt) ONE(sin) ONE(sinh) ONE(sqrt) ONE(tan) ONE(tanh) ONE(trunc)
          TWO(atan2) TWO(fmax) TWO(fmin) TWO(fmod) TWO(pow) TEST(isfinite) TEST(isinf) TEST(isnan)
              TEST(signbit) TEST(signbitf) HAS_TYPE(fast_math::frexp(f, ip), float);
  HAS_TYPE(fast_math::frexpf(f, ip), float);
  HAS_TYPE(fast_math::ldexp(f, i), float);
  HAS_TYPE(fast_math::ldexpf(f, i), float);
  HAS_TYPE(fast_math::modf(f, fp), float);
  HAS_TYPE(fast_math::modff(f, fp), float);
  HAS_TYPE(fast_math::sincos(f, fp, fp), void);
  HAS_TYPE(fast_math::sincosf(f, fp, fp), void);
}

template <typename T> T root(T x) restrict(amp) {
  using namespace concurrency::fast_math;
  return sqrt(x);
}

int main() {
  double data[3] = {2, 2, 10};
  array_view<double, 1> v(3, data);
  parallel_for_each(
      extent<1>(1), [=](index<1>) restrict(amp) {
        int i = 0;
        float f = 0;
        types(1, 1, 1, &i, &f);
        v[0] = root(v[0]);
        v[1] = fast_math::sqrt(v[1]);
        v[2] = concurrency::fast_math::log10(v[2]);
      });
  check("narrowed in a template", v[0], 1.41421354f);
  check("narrowed", v[1], 1.41421354f);
  check("log10", v[2], 1);
  return failures;
}
