//===--- short_vector_components.h - components and swizzles --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_SHORT_VECTOR_SHORT_VECTOR_COMPONENTS_H
#define AMP2HIP_SHORT_VECTOR_SHORT_VECTOR_COMPONENTS_H

#include "amp2hip/compiler/config.h"
#include "amp2hip/short_vector/short_vector_operators.h"
#include "amp2hip/short_vector/short_vector_traits.h"

// Component access (§10.8.3). One component is a data member with two names (`x` and `r`), also in
// the translator's parse, so `v.x += 1` stays unchanged. Several components (`v.xy`) are properties
// in the parse; the translator replaces them by calls of getters and setters. A setter takes its
// argument by value, so that `v.yx = v` reads all components before it writes one.
//
// The scalars are stored in order and without padding, like an array of scalars: float_3 has 12
// bytes and the alignment of a float (§2.4.1).

#if defined(AMP2HIP_TRANSLATING)
#define AMP2HIP_SWIZZLE(type, name, accessor)                                                      \
  __declspec(property(get = get_##accessor, put = set_##accessor)) type name;
#else
#define AMP2HIP_SWIZZLE(type, name, accessor)
#endif

#define AMP2HIP_COMPONENT(c, color)                                                                \
  union {                                                                                          \
    Scalar c;                                                                                      \
    Scalar color;                                                                                  \
  };                                                                                               \
  AMP2HIP_CPU_AMP Scalar get_##c() const { return c; }                                             \
  AMP2HIP_CPU_AMP void set_##c(Scalar v) { c = v; }                                                \
  AMP2HIP_CPU_AMP Scalar &ref_##c() { return c; }                                                  \
  AMP2HIP_CPU_AMP Scalar &ref_##color() { return c; }

// Defines one swizzle (several components as one member): for example xy, and its name in colors,
// rg.
#define AMP2HIP_PAIR(a, b, colors)                                                                 \
  AMP2HIP_CPU_AMP vector_2 get_##a##b() const { return vector_2(a, b); }                           \
  AMP2HIP_CPU_AMP void set_##a##b(vector_2 v) {                                                    \
    a = v.x;                                                                                       \
    b = v.y;                                                                                       \
  }                                                                                                \
  AMP2HIP_SWIZZLE(vector_2, a##b, a##b)                                                            \
  AMP2HIP_SWIZZLE(vector_2, colors, a##b)

#define AMP2HIP_TRIPLE(a, b, c, colors)                                                            \
  AMP2HIP_CPU_AMP vector_3 get_##a##b##c() const { return vector_3(a, b, c); }                     \
  AMP2HIP_CPU_AMP void set_##a##b##c(vector_3 v) {                                                 \
    a = v.x;                                                                                       \
    b = v.y;                                                                                       \
    c = v.z;                                                                                       \
  }                                                                                                \
  AMP2HIP_SWIZZLE(vector_3, a##b##c, a##b##c)                                                      \
  AMP2HIP_SWIZZLE(vector_3, colors, a##b##c)

#define AMP2HIP_QUAD(a, b, c, d, colors)                                                           \
  AMP2HIP_CPU_AMP vector_4 get_##a##b##c##d() const { return vector_4(a, b, c, d); }               \
  AMP2HIP_CPU_AMP void set_##a##b##c##d(vector_4 v) {                                              \
    a = v.x;                                                                                       \
    b = v.y;                                                                                       \
    c = v.z;                                                                                       \
    d = v.w;                                                                                       \
  }                                                                                                \
  AMP2HIP_SWIZZLE(vector_4, a##b##c##d, a##b##c##d)                                                \
  AMP2HIP_SWIZZLE(vector_4, colors, a##b##c##d)

// Defines the swizzles of the given components in all orders. The last arguments are the names of
// the components as colors.
#define AMP2HIP_PAIRS(a, b, r, g)                                                                  \
  AMP2HIP_PAIR(a, b, r##g)                                                                         \
  AMP2HIP_PAIR(b, a, g##r)

#define AMP2HIP_TRIPLES(a, b, c, r, g, B)                                                          \
  AMP2HIP_TRIPLE(a, b, c, r##g##B)                                                                 \
  AMP2HIP_TRIPLE(a, c, b, r##B##g)                                                                 \
  AMP2HIP_TRIPLE(b, a, c, g##r##B)                                                                 \
  AMP2HIP_TRIPLE(b, c, a, g##B##r)                                                                 \
  AMP2HIP_TRIPLE(c, a, b, B##r##g)                                                                 \
  AMP2HIP_TRIPLE(c, b, a, B##g##r)

// All orders of four components that begin with the first one.
#define AMP2HIP_QUADS_FROM(a, b, c, d, r, g, B, A)                                                 \
  AMP2HIP_QUAD(a, b, c, d, r##g##B##A)                                                             \
  AMP2HIP_QUAD(a, b, d, c, r##g##A##B)                                                             \
  AMP2HIP_QUAD(a, c, b, d, r##B##g##A)                                                             \
  AMP2HIP_QUAD(a, c, d, b, r##B##A##g)                                                             \
  AMP2HIP_QUAD(a, d, b, c, r##A##g##B)                                                             \
  AMP2HIP_QUAD(a, d, c, b, r##A##B##g)

namespace amp2hip {

/// The components of \p Vector, a class derived from this class.
template <typename Vector, typename Scalar>
class components_2 : public vector_operators<Vector, Scalar> {
  typedef typename concurrency::graphics::short_vector<Scalar, 2>::type vector_2;

public:
  typedef Scalar value_type;
  static constexpr int size = 2;

  AMP2HIP_COMPONENT(x, r)
  AMP2HIP_COMPONENT(y, g)
  AMP2HIP_PAIRS(x, y, r, g)

protected:
  AMP2HIP_CPU_AMP components_2(Scalar v1, Scalar v2) : x(v1), y(v2) {}
};

/// The components of \p Vector, a class derived from this class.
template <typename Vector, typename Scalar>
class components_3 : public vector_operators<Vector, Scalar> {
  typedef typename concurrency::graphics::short_vector<Scalar, 2>::type vector_2;
  typedef typename concurrency::graphics::short_vector<Scalar, 3>::type vector_3;

public:
  typedef Scalar value_type;
  static constexpr int size = 3;

  AMP2HIP_COMPONENT(x, r)
  AMP2HIP_COMPONENT(y, g)
  AMP2HIP_COMPONENT(z, b)
  AMP2HIP_PAIRS(x, y, r, g)
  AMP2HIP_PAIRS(x, z, r, b)
  AMP2HIP_PAIRS(y, z, g, b)
  AMP2HIP_TRIPLES(x, y, z, r, g, b)

protected:
  AMP2HIP_CPU_AMP components_3(Scalar v1, Scalar v2, Scalar v3) : x(v1), y(v2), z(v3) {}
};

/// The components of \p Vector, a class derived from this class.
template <typename Vector, typename Scalar>
class components_4 : public vector_operators<Vector, Scalar> {
  typedef typename concurrency::graphics::short_vector<Scalar, 2>::type vector_2;
  typedef typename concurrency::graphics::short_vector<Scalar, 3>::type vector_3;
  typedef typename concurrency::graphics::short_vector<Scalar, 4>::type vector_4;

public:
  typedef Scalar value_type;
  static constexpr int size = 4;

  AMP2HIP_COMPONENT(x, r)
  AMP2HIP_COMPONENT(y, g)
  AMP2HIP_COMPONENT(z, b)
  AMP2HIP_COMPONENT(w, a)
  AMP2HIP_PAIRS(x, y, r, g)
  AMP2HIP_PAIRS(x, z, r, b)
  AMP2HIP_PAIRS(x, w, r, a)
  AMP2HIP_PAIRS(y, z, g, b)
  AMP2HIP_PAIRS(y, w, g, a)
  AMP2HIP_PAIRS(z, w, b, a)
  AMP2HIP_TRIPLES(x, y, z, r, g, b)
  AMP2HIP_TRIPLES(x, y, w, r, g, a)
  AMP2HIP_TRIPLES(x, z, w, r, b, a)
  AMP2HIP_TRIPLES(y, z, w, g, b, a)
  AMP2HIP_QUADS_FROM(x, y, z, w, r, g, b, a)
  AMP2HIP_QUADS_FROM(y, x, z, w, g, r, b, a)
  AMP2HIP_QUADS_FROM(z, x, y, w, b, r, g, a)
  AMP2HIP_QUADS_FROM(w, x, y, z, a, r, g, b)

protected:
  AMP2HIP_CPU_AMP components_4(Scalar v1, Scalar v2, Scalar v3, Scalar v4)
      : x(v1), y(v2), z(v3), w(v4) {}
};

} // namespace amp2hip

#undef AMP2HIP_SWIZZLE
#undef AMP2HIP_COMPONENT
#undef AMP2HIP_PAIR
#undef AMP2HIP_TRIPLE
#undef AMP2HIP_QUAD
#undef AMP2HIP_PAIRS
#undef AMP2HIP_TRIPLES
#undef AMP2HIP_QUADS_FROM

#endif // AMP2HIP_SHORT_VECTOR_SHORT_VECTOR_COMPONENTS_H
