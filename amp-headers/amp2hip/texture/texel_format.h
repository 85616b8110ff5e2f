//===--- texel_format.h - the bits of texels (§10.1.1) ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXTURE_TEXEL_FORMAT_H
#define AMP2HIP_TEXTURE_TEXEL_FORMAT_H

#include "amp2hip/short_vector/short_vector.h"
#include "amp2hip/short_vector/short_vector_norm.h"
#include "amp2hip/short_vector/short_vector_traits.h"
#include "amp2hip/texture/image_format.h"
#include "amp2hip/texture/texel_vectors.h"
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <type_traits>

namespace amp2hip {

template <typename Scalar>
constexpr texel_kind kind_of_scalar =
    std::is_same<Scalar, int>::value                            ? texel_kind::signed_integer
    : std::is_same<Scalar, unsigned>::value                     ? texel_kind::unsigned_integer
    : std::is_same<Scalar, float>::value                        ? texel_kind::real
    : std::is_same<Scalar, concurrency::graphics::norm>::value  ? texel_kind::norm
    : std::is_same<Scalar, concurrency::graphics::unorm>::value ? texel_kind::unorm
                                                                : texel_kind::wide;

template <typename T, typename... Others>
constexpr bool is_one_of = (std::is_same<T, Others>::value || ...);

/// The scalar type and the number of components of the texel type T, which may be const. Other
/// types have size 0.
template <typename T, typename = void>
struct texel_traits {
  typedef T scalar;
  static constexpr int size = 0;
};
template <typename T>
struct texel_traits<
    T, std::enable_if_t<is_one_of<
           std::remove_const_t<T>, int, unsigned, float, double, concurrency::graphics::norm,
           concurrency::graphics::unorm, concurrency::graphics::int_2, concurrency::graphics::int_3,
           concurrency::graphics::int_4, concurrency::graphics::uint_2,
           concurrency::graphics::uint_3, concurrency::graphics::uint_4,
           concurrency::graphics::float_2, concurrency::graphics::float_3,
           concurrency::graphics::float_4, concurrency::graphics::double_2,
           concurrency::graphics::norm_2, concurrency::graphics::norm_4,
           concurrency::graphics::unorm_2, concurrency::graphics::unorm_4>>> {
  typedef typename concurrency::graphics::short_vector_traits<std::remove_const_t<T>>::value_type
      scalar;
  static constexpr int size =
      concurrency::graphics::short_vector_traits<std::remove_const_t<T>>::size;
};

/// True if textures of T have no default number of bits (§10.1.3).
template <typename T>
constexpr bool is_normalized = is_one_of<typename texel_traits<T>::scalar,
                                         concurrency::graphics::norm, concurrency::graphics::unorm>;
/// True if views of T can be sampled (§10.5.7).
template <typename T>
constexpr bool is_sampled =
    is_normalized<T> || std::is_same<typename texel_traits<T>::scalar, float>::value;
/// True if a texture of T can be written, and a writable view of T read (§10.1.15, §10.4.6).
template <typename T>
constexpr bool is_read_write = is_one_of<std::remove_const_t<T>, int, unsigned, float>;
/// The bits of a scalar in the memory of the program.
template <typename T>
constexpr unsigned natural_bits =
    std::is_same<typename texel_traits<T>::scalar, double>::value ? 64 : 32;

/// The number of bits of each component for which kernels on a CPU accelerator have vector code.
template <typename T>
constexpr unsigned usual_bits = is_normalized<T> ? 8 : natural_bits<T>;

/// The bytes of a texel, as 32-bit words.
struct texel_words {
  std::uint32_t word[4];
};

/// Returns the value of a half-precision number.
AMP2HIP_CPU_AMP inline float half_to_float(std::uint32_t half) {
  const std::uint32_t sign = (half & 0x8000u) << 16;
  std::uint32_t exponent = half >> 10 & 0x1fu;
  std::uint32_t fraction = half & 0x3ffu;
  std::uint32_t bits;
  if (exponent == 0x1f) {
    bits = sign | 0x7f800000u | fraction << 13;
  } else if (exponent != 0) {
    bits = sign | (exponent + 112) << 23 | fraction << 13;
  } else if (fraction == 0) {
    bits = sign;
  } else { // a denormal number of half precision is a normal one of single precision
    exponent = 113;
    while ((fraction & 0x400u) == 0) {
      fraction <<= 1;
      --exponent;
    }
    bits = sign | exponent << 23 | (fraction & 0x3ffu) << 13;
  }
  float value;
  memcpy(&value, &bits, sizeof value);
  return value;
}

/// Returns the nearest half-precision number; ties go to the even one.
AMP2HIP_CPU_AMP inline std::uint32_t float_to_half(float value) {
  std::uint32_t bits;
  memcpy(&bits, &value, sizeof bits);
  const std::uint32_t sign = bits >> 16 & 0x8000u;
  const std::uint32_t magnitude = bits & 0x7fffffffu;
  if (magnitude > 0x7f800000u)
    return sign | 0x7e00u; // NaN
  if (magnitude >= 0x47800000u)
    return sign | 0x7c00u; // too large, or infinity
  if (magnitude < 0x33000000u)
    return sign; // less than half of the smallest denormal number
  const int shift = magnitude < 0x38800000u ? 126 - int(magnitude >> 23) : 13;
  const std::uint32_t fraction =
      magnitude < 0x38800000u ? (magnitude & 0x7fffffu) | 0x800000u : magnitude - 0x38000000u;
  const std::uint32_t half = fraction >> shift;
  const std::uint32_t rest = fraction & ((1u << shift) - 1);
  const std::uint32_t middle = 1u << (shift - 1);
  // A carry into the exponent gives the next power of two, or infinity.
  return sign | (half + (rest > middle || (rest == middle && (half & 1) != 0) ? 1u : 0u));
}

/// Returns the \p bits bits of component \p k of a texel.
AMP2HIP_CPU_AMP inline std::uint32_t bits_of(const texel_words &texel, unsigned bits, int k) {
  return bits == 32   ? texel.word[k]
         : bits == 16 ? texel.word[k >> 1] >> (k & 1) * 16 & 0xffffu
                      : texel.word[k >> 2] >> (k & 3) * 8 & 0xffu;
}

/// Returns component \p k of a texel of norm, unorm or float as a float: the code of norm and
/// unorm, whose most negative code also means -1, and the value of float.
template <typename Scalar>
AMP2HIP_CPU_AMP inline float scalar_code(const texel_words &texel, unsigned bits, int k) {
  constexpr texel_kind kind = kind_of_scalar<Scalar>;
  const std::uint32_t narrow = bits_of(texel, bits, k);
  if constexpr (kind == texel_kind::norm) {
    const int code =
        bits == 16 ? int(static_cast<std::int16_t>(narrow)) : int(static_cast<std::int8_t>(narrow));
    const int least = bits == 16 ? -32767 : -127;
    return float(code < least ? least : code);
  } else if constexpr (kind == texel_kind::unorm) {
    return float(narrow);
  } else {
    if (bits == 16)
      return half_to_float(narrow);
    float value;
    memcpy(&value, &narrow, sizeof value);
    return value;
  }
}

/// Returns the norm, unorm or float with the value \p value, which is in the range of the type. The
/// constructors of norm and unorm clamp the value, which takes several instructions.
template <typename Scalar>
AMP2HIP_CPU_AMP inline Scalar unclamped(float value) {
  static_assert(sizeof(Scalar) == sizeof(float), "");
  Scalar result;
  memcpy(static_cast<void *>(&result), &value, sizeof value);
  return result;
}

/// Returns component \p k of a texel with \p bits bits for each component.
template <typename Scalar>
AMP2HIP_CPU_AMP inline Scalar decode_scalar(const texel_words &texel, unsigned bits, int k) {
  constexpr texel_kind kind = kind_of_scalar<Scalar>;
  if constexpr (kind == texel_kind::wide) {
    (void)bits;
    const std::uint64_t whole = std::uint64_t{texel.word[2 * k + 1]} << 32 | texel.word[2 * k];
    double value;
    memcpy(&value, &whole, sizeof value);
    return value;
  } else if constexpr (kind == texel_kind::unsigned_integer) {
    return bits_of(texel, bits, k);
  } else if constexpr (kind == texel_kind::signed_integer) {
    const std::uint32_t narrow = bits_of(texel, bits, k);
    return bits == 32   ? int(narrow)
           : bits == 16 ? int(static_cast<std::int16_t>(narrow))
                        : int(static_cast<std::int8_t>(narrow));
  } else if constexpr (kind == texel_kind::real) {
    return scalar_code<Scalar>(texel, bits, k);
  } else if constexpr (kind == texel_kind::norm) {
    return unclamped<Scalar>(scalar_code<Scalar>(texel, bits, k) /
                             (bits == 16 ? 32767.0f : 127.0f));
  } else {
    return unclamped<Scalar>(scalar_code<Scalar>(texel, bits, k) /
                             (bits == 16 ? 65535.0f : 255.0f));
  }
}

/// Returns the \p bits low bits that store \p value. Integers are clamped, other values rounded.
template <typename Scalar>
AMP2HIP_CPU_AMP inline std::uint32_t encode_scalar(Scalar value, unsigned bits) {
  constexpr texel_kind kind = kind_of_scalar<Scalar>;
  if constexpr (kind == texel_kind::unsigned_integer) {
    const std::uint32_t most = bits == 32 ? 0xffffffffu : (1u << bits) - 1;
    return value < most ? value : most;
  } else if constexpr (kind == texel_kind::signed_integer) {
    if (bits == 32)
      return std::uint32_t(value);
    const int most = (1 << (bits - 1)) - 1;
    const int clamped = value > most ? most : value < -most - 1 ? -most - 1 : value;
    return std::uint32_t(clamped) & ((1u << bits) - 1);
  } else if constexpr (kind == texel_kind::real) {
    if (bits == 16)
      return float_to_half(value);
    std::uint32_t whole;
    memcpy(&whole, &value, sizeof whole);
    return whole;
  } else if constexpr (kind == texel_kind::norm) {
    const float scaled = float(value) * (bits == 16 ? 32767.0f : 127.0f);
    return std::uint32_t(int(scaled < 0 ? scaled - 0.5f : scaled + 0.5f)) & ((1u << bits) - 1);
  } else {
    return std::uint32_t(float(value) * (bits == 16 ? 65535.0f : 255.0f) + 0.5f);
  }
}

/// Returns a pointer to the scalars of a scalar or short vector, which are contiguous (§10.8).
template <typename Scalar, typename T>
AMP2HIP_CPU_AMP inline Scalar *scalars_of(T &value) {
  return reinterpret_cast<Scalar *>(&value);
}

/// Words that are aligned like a texel, so that compilers load it by one instruction.
template <int Words>
struct alignas(Words == 4   ? 16
               : Words == 2 ? 8
                            : 4) aligned_words {
  std::uint32_t word[Words];
};
template <int Words>
AMP2HIP_CPU_AMP inline texel_words load_words(const char *from) {
  const auto words = *reinterpret_cast<const aligned_words<Words> *>(from);
  texel_words texel = {};
  for (int i = 0; i < Words; ++i)
    texel.word[i] = words.word[i];
  return texel;
}
template <int Words>
AMP2HIP_CPU_AMP inline void store_words(char *to, const texel_words &texel) {
  aligned_words<Words> words;
  for (int i = 0; i < Words; ++i)
    words.word[i] = texel.word[i];
  *reinterpret_cast<aligned_words<Words> *>(to) = words;
}

/// Returns the bits of the texel of type T with \p bits bits for each component at \p from.
template <typename T>
AMP2HIP_CPU_AMP inline texel_words load_texel_words(const char *from, unsigned bits) {
  constexpr int size = texel_traits<T>::size;
  if (bits == natural_bits<T>)
    return load_words<size *int(natural_bits<T>) / 32>(from);
  if (size * bits == 64)
    return load_words<2>(from);
  if (size * bits == 32)
    return load_words<1>(from);
  texel_words texel = {};
  texel.word[0] = size * bits == 16 ? std::uint32_t{*reinterpret_cast<const std::uint16_t *>(from)}
                                    : std::uint32_t{*reinterpret_cast<const std::uint8_t *>(from)};
  return texel;
}

/// Calls \p use with the number of bits of each component as a constant, so that the places of the
/// components are constants too.
template <typename T, typename Use>
AMP2HIP_CPU_AMP inline auto with_constant_bits(unsigned bits, const Use &use) {
  if constexpr (natural_bits<T> == 32 && !is_normalized<T>) {
    if (bits == 32)
      return use(std::integral_constant<unsigned, 32>());
  }
  if constexpr (natural_bits<T> == 32) {
    constexpr bool has_bytes = !std::is_same<typename texel_traits<T>::scalar, float>::value;
    if (has_bytes && bits == 8)
      return use(std::integral_constant<unsigned, has_bytes ? 8 : 16>());
    return use(std::integral_constant<unsigned, 16>());
  } else {
    return use(std::integral_constant<unsigned, 64>());
  }
}

/// Returns the texel with the given bits.
template <typename T>
AMP2HIP_CPU_AMP inline T decode_texel(const texel_words &texel, unsigned bits) {
  using scalar = typename texel_traits<T>::scalar;
  T value;
  AMP2HIP_UNROLL
  for (int k = 0; k < texel_traits<T>::size; ++k)
    scalars_of<scalar>(value)[k] = decode_scalar<scalar>(texel, bits, k);
  return value;
}

/// Returns the bits of \p value.
template <typename T>
AMP2HIP_CPU_AMP inline texel_words encode_texel(const T &value, unsigned bits) {
  using scalar = typename texel_traits<T>::scalar;
  texel_words texel = {};
  if constexpr (std::is_same<scalar, double>::value) {
    memcpy(&texel, &value, sizeof value);
  } else {
#if AMP2HIP_HAS_VECTORS
    if constexpr (std::is_same<T, concurrency::graphics::unorm_4>::value) {
      if (bits == 8) {
        four_floats components;
        memcpy(&components, &value, sizeof components);
        texel.word[0] = narrowed(__builtin_convertvector(components * 255.0f + 0.5f, four_ints));
        return texel;
      }
    }
#endif
    AMP2HIP_UNROLL
    for (int k = 0; k < texel_traits<T>::size; ++k) {
      const std::uint32_t code = encode_scalar(scalars_of<const scalar>(value)[k], bits);
      const unsigned place = unsigned(k) * bits;
      texel.word[place / 32] |= code << place % 32;
    }
  }
  return texel;
}

/// Stores the bits of a texel at \p to.
template <typename T>
AMP2HIP_CPU_AMP inline void store_texel_words(char *to, unsigned bits, const texel_words &texel) {
  constexpr int size = texel_traits<T>::size;
  if (bits == natural_bits<T>)
    store_words<size *int(natural_bits<T>) / 32>(to, texel);
  else if (size * bits == 8)
    *reinterpret_cast<std::uint8_t *>(to) = std::uint8_t(texel.word[0]);
  else if (size * bits == 16)
    *reinterpret_cast<std::uint16_t *>(to) = std::uint16_t(texel.word[0]);
  else if (size * bits == 32)
    store_words<1>(to, texel);
  else
    store_words<2>(to, texel);
}

} // namespace amp2hip

#endif // AMP2HIP_TEXTURE_TEXEL_FORMAT_H
