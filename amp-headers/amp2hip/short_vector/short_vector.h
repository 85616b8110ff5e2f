//===--- short_vector.h - int_2 to unorm_4 (§10.8) -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_SHORT_VECTOR_SHORT_VECTOR_H
#define AMP2HIP_SHORT_VECTOR_SHORT_VECTOR_H

#include "amp2hip/short_vector/short_vector_components.h"
#include "amp2hip/short_vector/short_vector_traits.h"

namespace concurrency {
namespace graphics {

// The constructors of §10.8.2 set all components to zero or to one scalar, set each component, or
// explicitly convert a vector of another scalar with the same length. `from_floats` adds
// constructors for norm and unorm: a float converts to these types only explicitly, and programs
// write norm_2(0.5f, 1.0f).

#define AMP2HIP_VECTOR_2(name, scalar, from_floats)                                                \
  class name : public amp2hip::components_2<name, scalar> {                                        \
  public:                                                                                          \
    AMP2HIP_CPU_AMP name() : name(scalar()) {}                                                     \
    AMP2HIP_CPU_AMP name(scalar value) : name(value, value) {}                                     \
    AMP2HIP_CPU_AMP name(scalar v1, scalar v2) : components_2(v1, v2) {}                           \
    template <typename Other, typename OtherScalar>                                                \
    AMP2HIP_CPU_AMP explicit name(const amp2hip::components_2<Other, OtherScalar> &other)          \
        : name(static_cast<scalar>(other.x), static_cast<scalar>(other.y)) {}                      \
    from_floats(name, scalar)                                                                      \
  };

#define AMP2HIP_VECTOR_3(name, scalar, from_floats)                                                \
  class name : public amp2hip::components_3<name, scalar> {                                        \
  public:                                                                                          \
    AMP2HIP_CPU_AMP name() : name(scalar()) {}                                                     \
    AMP2HIP_CPU_AMP name(scalar value) : name(value, value, value) {}                              \
    AMP2HIP_CPU_AMP name(scalar v1, scalar v2, scalar v3) : components_3(v1, v2, v3) {}            \
    template <typename Other, typename OtherScalar>                                                \
    AMP2HIP_CPU_AMP explicit name(const amp2hip::components_3<Other, OtherScalar> &other)          \
        : name(static_cast<scalar>(other.x), static_cast<scalar>(other.y),                         \
               static_cast<scalar>(other.z)) {}                                                    \
    from_floats(name, scalar)                                                                      \
  };

#define AMP2HIP_VECTOR_4(name, scalar, from_floats)                                                \
  class name : public amp2hip::components_4<name, scalar> {                                        \
  public:                                                                                          \
    AMP2HIP_CPU_AMP name() : name(scalar()) {}                                                     \
    AMP2HIP_CPU_AMP name(scalar value) : name(value, value, value, value) {}                       \
    AMP2HIP_CPU_AMP name(scalar v1, scalar v2, scalar v3, scalar v4)                               \
        : components_4(v1, v2, v3, v4) {}                                                          \
    template <typename Other, typename OtherScalar>                                                \
    AMP2HIP_CPU_AMP explicit name(const amp2hip::components_4<Other, OtherScalar> &other)          \
        : name(static_cast<scalar>(other.x), static_cast<scalar>(other.y),                         \
               static_cast<scalar>(other.z), static_cast<scalar>(other.w)) {}                      \
    from_floats(name, scalar)                                                                      \
  };

#define AMP2HIP_NO_FLOATS(name, scalar)
#define AMP2HIP_FLOATS_2(name, scalar)                                                             \
  AMP2HIP_CPU_AMP explicit name(float value) : name(scalar(value)) {}                              \
  AMP2HIP_CPU_AMP explicit name(float v1, float v2) : name(scalar(v1), scalar(v2)) {}
#define AMP2HIP_FLOATS_3(name, scalar)                                                             \
  AMP2HIP_CPU_AMP explicit name(float value) : name(scalar(value)) {}                              \
  AMP2HIP_CPU_AMP explicit name(float v1, float v2, float v3)                                      \
      : name(scalar(v1), scalar(v2), scalar(v3)) {}
#define AMP2HIP_FLOATS_4(name, scalar)                                                             \
  AMP2HIP_CPU_AMP explicit name(float value) : name(scalar(value)) {}                              \
  AMP2HIP_CPU_AMP explicit name(float v1, float v2, float v3, float v4)                            \
      : name(scalar(v1), scalar(v2), scalar(v3), scalar(v4)) {}

AMP2HIP_VECTOR_2(int_2, int, AMP2HIP_NO_FLOATS)
AMP2HIP_VECTOR_3(int_3, int, AMP2HIP_NO_FLOATS)
AMP2HIP_VECTOR_4(int_4, int, AMP2HIP_NO_FLOATS)
AMP2HIP_VECTOR_2(uint_2, uint, AMP2HIP_NO_FLOATS)
AMP2HIP_VECTOR_3(uint_3, uint, AMP2HIP_NO_FLOATS)
AMP2HIP_VECTOR_4(uint_4, uint, AMP2HIP_NO_FLOATS)
AMP2HIP_VECTOR_2(float_2, float, AMP2HIP_NO_FLOATS)
AMP2HIP_VECTOR_3(float_3, float, AMP2HIP_NO_FLOATS)
AMP2HIP_VECTOR_4(float_4, float, AMP2HIP_NO_FLOATS)
AMP2HIP_VECTOR_2(double_2, double, AMP2HIP_NO_FLOATS)
AMP2HIP_VECTOR_3(double_3, double, AMP2HIP_NO_FLOATS)
AMP2HIP_VECTOR_4(double_4, double, AMP2HIP_NO_FLOATS)
AMP2HIP_VECTOR_2(norm_2, norm, AMP2HIP_FLOATS_2)
AMP2HIP_VECTOR_3(norm_3, norm, AMP2HIP_FLOATS_3)
AMP2HIP_VECTOR_4(norm_4, norm, AMP2HIP_FLOATS_4)
AMP2HIP_VECTOR_2(unorm_2, unorm, AMP2HIP_FLOATS_2)
AMP2HIP_VECTOR_3(unorm_3, unorm, AMP2HIP_FLOATS_3)
AMP2HIP_VECTOR_4(unorm_4, unorm, AMP2HIP_FLOATS_4)

#undef AMP2HIP_VECTOR_2
#undef AMP2HIP_VECTOR_3
#undef AMP2HIP_VECTOR_4
#undef AMP2HIP_NO_FLOATS
#undef AMP2HIP_FLOATS_2
#undef AMP2HIP_FLOATS_3
#undef AMP2HIP_FLOATS_4

} // namespace graphics
} // namespace concurrency

#endif // AMP2HIP_SHORT_VECTOR_SHORT_VECTOR_H
