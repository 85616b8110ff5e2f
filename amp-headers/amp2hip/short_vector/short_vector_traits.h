//===--- short_vector_traits.h - mapping of short vectors and scalars -----===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_SHORT_VECTOR_SHORT_VECTOR_TRAITS_H
#define AMP2HIP_SHORT_VECTOR_SHORT_VECTOR_TRAITS_H

#include "amp2hip/array/element_layout.h"
#include "amp2hip/short_vector/short_vector_norm.h"

namespace concurrency {
namespace graphics {

typedef unsigned int uint;

/// The short vector of `Size` scalars: `short_vector<float, 3>::type` is float_3. With size 1, it
/// is the scalar itself (§10.9).
template <typename Scalar, int Size>
struct short_vector {
  static_assert(
      Size < 0,
      "'short_vector' has no specialization for this scalar type and length; use int, unsigned "
      "int, float, double, norm or unorm, with a length of 1 to 4 (10.9)");
};

/// The scalar type of a short vector, `value_type`, and its length, `size`. A scalar has length 1
/// (§10.10).
template <typename Type>
struct short_vector_traits {
  static_assert(sizeof(Type) == 0, "'short_vector_traits' has no specialization for this type; use "
                                   "a short vector type or its scalar (10.10)");
};

#define AMP2HIP_VECTOR_OF(scalar, length, vector)                                                  \
  template <>                                                                                      \
  struct short_vector<scalar, length> {                                                            \
    typedef vector type;                                                                           \
  };                                                                                               \
  template <>                                                                                      \
  struct short_vector_traits<vector> {                                                             \
    typedef scalar value_type;                                                                     \
    static constexpr int size = length;                                                            \
  };

// The vectors of a scalar and their names in namespace direct3d (§10.8).
#define AMP2HIP_VECTORS_OF(scalar, name)                                                           \
  class name##_2;                                                                                  \
  class name##_3;                                                                                  \
  class name##_4;                                                                                  \
  AMP2HIP_VECTOR_OF(scalar, 1, scalar)                                                             \
  AMP2HIP_VECTOR_OF(scalar, 2, name##_2)                                                           \
  AMP2HIP_VECTOR_OF(scalar, 3, name##_3)                                                           \
  AMP2HIP_VECTOR_OF(scalar, 4, name##_4)                                                           \
  namespace direct3d {                                                                             \
  typedef name##_2 name##2;                                                                        \
  typedef name##_3 name##3;                                                                        \
  typedef name##_4 name##4;                                                                        \
  }

AMP2HIP_VECTORS_OF(int, int)
AMP2HIP_VECTORS_OF(unsigned int, uint)
AMP2HIP_VECTORS_OF(float, float)
AMP2HIP_VECTORS_OF(double, double)
AMP2HIP_VECTORS_OF(norm, norm)
AMP2HIP_VECTORS_OF(unorm, unorm)

#undef AMP2HIP_VECTORS_OF
#undef AMP2HIP_VECTOR_OF

} // namespace graphics
} // namespace concurrency

namespace amp2hip {

#define AMP2HIP_ONLY_SCALAR(scalar, vector)                                                        \
  template <>                                                                                      \
  struct only_scalar<concurrency::graphics::vector> {                                              \
    typedef scalar type;                                                                           \
  };
#define AMP2HIP_ONLY_SCALARS(scalar, name)                                                         \
  AMP2HIP_ONLY_SCALAR(scalar, name##_2)                                                            \
  AMP2HIP_ONLY_SCALAR(scalar, name##_3)                                                            \
  AMP2HIP_ONLY_SCALAR(scalar, name##_4)

AMP2HIP_ONLY_SCALARS(int, int)
AMP2HIP_ONLY_SCALARS(unsigned int, uint)
AMP2HIP_ONLY_SCALARS(float, float)
AMP2HIP_ONLY_SCALARS(double, double)
AMP2HIP_ONLY_SCALARS(float, norm)
AMP2HIP_ONLY_SCALARS(float, unorm)
AMP2HIP_ONLY_SCALAR(float, norm)
AMP2HIP_ONLY_SCALAR(float, unorm)

#undef AMP2HIP_ONLY_SCALARS
#undef AMP2HIP_ONLY_SCALAR

} // namespace amp2hip

#endif // AMP2HIP_SHORT_VECTOR_SHORT_VECTOR_TRAITS_H
