//===--- short_vector_operators.h - arithmetic of short vectors ----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_SHORT_VECTOR_SHORT_VECTOR_OPERATORS_H
#define AMP2HIP_SHORT_VECTOR_SHORT_VECTOR_OPERATORS_H

#include "amp2hip/short_vector/short_vector_norm.h"

// The operators of §10.8.1, which work component by component. Each set of operators is a class,
// from which the vectors that have these operators derive. The binary operators are friends and not
// templates, so that the implicit constructor converts a scalar operand on either side to a vector.

namespace amp2hip {

#define AMP2HIP_EACH_COMPONENT(statement)                                                          \
  statement(x) statement(y) if constexpr (Vector::size > 2) { statement(z) }                       \
  if constexpr (Vector::size > 3) {                                                                \
    statement(w)                                                                                   \
  }

// `v op= u` and `v op u`. `each` computes one component of v and u.
#define AMP2HIP_VECTOR_OPERATOR(op, each)                                                          \
  AMP2HIP_CPU_AMP Vector &operator op##=(const Vector & u) {                                       \
    Vector &v = static_cast<Vector &>(*this);                                                      \
    AMP2HIP_EACH_COMPONENT(each)                                                                   \
    return v;                                                                                      \
  }                                                                                                \
  AMP2HIP_CPU_AMP friend Vector operator op(Vector v, const Vector &u) {                           \
    AMP2HIP_EACH_COMPONENT(each)                                                                   \
    return v;                                                                                      \
  }

// `-v` and `~v`: a new vector, to whose components `each` is applied.
#define AMP2HIP_VECTOR_UNARY(op, each)                                                             \
  AMP2HIP_CPU_AMP Vector operator op() const {                                                     \
    Vector v = static_cast<const Vector &>(*this);                                                 \
    AMP2HIP_EACH_COMPONENT(each)                                                                   \
    return v;                                                                                      \
  }

// `++v` and `v++`.
#define AMP2HIP_VECTOR_STEP(op, each)                                                              \
  AMP2HIP_CPU_AMP Vector &operator op() {                                                          \
    Vector &v = static_cast<Vector &>(*this);                                                      \
    AMP2HIP_EACH_COMPONENT(each)                                                                   \
    return v;                                                                                      \
  }                                                                                                \
  AMP2HIP_CPU_AMP Vector operator op(int) {                                                        \
    Vector &v = static_cast<Vector &>(*this);                                                      \
    const Vector old = v;                                                                          \
    AMP2HIP_EACH_COMPONENT(each)                                                                   \
    return old;                                                                                    \
  }

#define AMP2HIP_ADD(c) v.c += u.c;
#define AMP2HIP_SUBTRACT(c) v.c -= u.c;
#define AMP2HIP_MULTIPLY(c) v.c *= u.c;
#define AMP2HIP_DIVIDE(c) v.c /= u.c;
#define AMP2HIP_REMAINDER(c) v.c %= u.c;
#define AMP2HIP_XOR(c) v.c ^= u.c;
#define AMP2HIP_OR(c) v.c |= u.c;
#define AMP2HIP_AND(c) v.c &= u.c;
#define AMP2HIP_SHIFT_LEFT(c) v.c <<= u.c;
#define AMP2HIP_SHIFT_RIGHT(c) v.c >>= u.c;
#define AMP2HIP_INCREMENT(c) ++v.c;
#define AMP2HIP_DECREMENT(c) --v.c;
#define AMP2HIP_NEGATE(c) v.c = -v.c;
#define AMP2HIP_COMPLEMENT(c) v.c = ~v.c;
#define AMP2HIP_DIFFERS(c)                                                                         \
  if (v.c != u.c)                                                                                  \
    return false;

/// The operators of every short vector.
template <typename Vector>
class arithmetic_vector {
public:
  AMP2HIP_VECTOR_OPERATOR(+, AMP2HIP_ADD)
  AMP2HIP_VECTOR_OPERATOR(-, AMP2HIP_SUBTRACT)
  AMP2HIP_VECTOR_OPERATOR(*, AMP2HIP_MULTIPLY)
  AMP2HIP_VECTOR_OPERATOR(/, AMP2HIP_DIVIDE)
  AMP2HIP_VECTOR_STEP(++, AMP2HIP_INCREMENT)
  AMP2HIP_VECTOR_STEP(--, AMP2HIP_DECREMENT)

  /// True if all components are equal.
  AMP2HIP_CPU_AMP friend bool operator==(const Vector &v, const Vector &u) {
    AMP2HIP_EACH_COMPONENT(AMP2HIP_DIFFERS)
    return true;
  }
  AMP2HIP_CPU_AMP friend bool operator!=(const Vector &v, const Vector &u) { return !(v == u); }
};

/// The operators of vectors of signed numbers.
template <typename Vector>
class signed_vector {
public:
  AMP2HIP_VECTOR_UNARY(-, AMP2HIP_NEGATE)
};

/// The operators of vectors of integers.
template <typename Vector>
class integer_vector {
public:
  AMP2HIP_VECTOR_OPERATOR(%, AMP2HIP_REMAINDER)
  AMP2HIP_VECTOR_OPERATOR(^, AMP2HIP_XOR)
  AMP2HIP_VECTOR_OPERATOR(|, AMP2HIP_OR)
  AMP2HIP_VECTOR_OPERATOR(&, AMP2HIP_AND)
  AMP2HIP_VECTOR_OPERATOR(<<, AMP2HIP_SHIFT_LEFT)
  AMP2HIP_VECTOR_OPERATOR(>>, AMP2HIP_SHIFT_RIGHT)
  AMP2HIP_VECTOR_UNARY(~, AMP2HIP_COMPLEMENT)
};

#undef AMP2HIP_EACH_COMPONENT
#undef AMP2HIP_VECTOR_OPERATOR
#undef AMP2HIP_VECTOR_UNARY
#undef AMP2HIP_VECTOR_STEP
#undef AMP2HIP_ADD
#undef AMP2HIP_SUBTRACT
#undef AMP2HIP_MULTIPLY
#undef AMP2HIP_DIVIDE
#undef AMP2HIP_REMAINDER
#undef AMP2HIP_XOR
#undef AMP2HIP_OR
#undef AMP2HIP_AND
#undef AMP2HIP_SHIFT_LEFT
#undef AMP2HIP_SHIFT_RIGHT
#undef AMP2HIP_INCREMENT
#undef AMP2HIP_DECREMENT
#undef AMP2HIP_NEGATE
#undef AMP2HIP_COMPLEMENT
#undef AMP2HIP_DIFFERS

/// The operators of a vector of `Scalar`.
template <typename Vector, typename Scalar>
class vector_operators : public arithmetic_vector<Vector>, public signed_vector<Vector> {};
template <typename Vector>
class vector_operators<Vector, int> : public arithmetic_vector<Vector>,
                                      public signed_vector<Vector>,
                                      public integer_vector<Vector> {};
template <typename Vector>
class vector_operators<Vector, unsigned int> : public arithmetic_vector<Vector>,
                                               public integer_vector<Vector> {};
template <typename Vector>
class vector_operators<Vector, concurrency::graphics::unorm> : public arithmetic_vector<Vector> {};

} // namespace amp2hip

#endif // AMP2HIP_SHORT_VECTOR_SHORT_VECTOR_OPERATORS_H
