//===--- texture_rules.h - requirements on the arguments of textures -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TEXTURE_TEXTURE_RULES_H
#define AMP2HIP_TEXTURE_TEXTURE_RULES_H

#include "amp2hip/accelerator/accelerator.h"
#include "amp2hip/array/traits.h"
#include "amp2hip/texture/texel_format.h"
#include <iterator>

// The translator enforces these requirements at the line of the call. The output was checked.

/// A constructor without a number of bits. The output leaves it out for norm and unorm, so that
/// traits see the requirement.
#define AMP2HIP_REQUIRE_DEFAULT_BITS                                                               \
  AMP2HIP_REQUIRE(!amp2hip::is_normalized<T>,                                                      \
                  "textures of norm and unorm have no default number of bits; pass 8U or 16U "     \
                  "after the extent (10.1.3)")
#if defined(AMP2HIP_TRANSLATING)
#define AMP2HIP_IF_DEFAULT_BITS
#else
#define AMP2HIP_IF_DEFAULT_BITS template <int M = N, amp2hip::if_default_bits<T, M, N> = 0>
#endif
#define AMP2HIP_TEXELS(...)                                                                        \
  AMP2HIP_REQUIRE((amp2hip::are_texels<T, __VA_ARGS__>::value),                                    \
                  "a range for a texture has elements of its value_type, and textures of norm "    \
                  "and unorm have none; pass a pointer, a number of bytes and a number of bits "   \
                  "(10.1.5)")
#define AMP2HIP_TEXELS_OR_BITS                                                                     \
  AMP2HIP_TEXELS(std::decay_t<Rest>...)                                                            \
  AMP2HIP_REQUIRE((amp2hip::have_bits<T, std::decay_t<Rest>...>::value),                           \
                  "textures of norm and unorm have no default number of bits; pass 8U or 16U "     \
                  "after the extent (10.1.3)")
#define AMP2HIP_WHOLE_RANK(rank, function)                                                         \
  AMP2HIP_REQUIRE(N == (rank), "'" function "' is for rank " #rank "; pass an index for the rank " \
                               "of the texture (10.1.15)")
#define AMP2HIP_READABLE                                                                           \
  AMP2HIP_REQUIRE(amp2hip::is_read_write<T>,                                                       \
                  "only a writable view of int, uint or float can be read; use a "                 \
                  "texture_view<const T, N> (10.4.6)")
#define AMP2HIP_SAMPLED                                                                            \
  AMP2HIP_REQUIRE(amp2hip::is_sampled<T>,                                                          \
                  "only textures of float, norm and unorm can be sampled; use 'get' (10.5.7)")
#define AMP2HIP_GATHERED                                                                           \
  AMP2HIP_REQUIRE(amp2hip::is_sampled<T> &&N == 2,                                                 \
                  "'gather' is for textures of float, norm and unorm with rank 2 (10.5.8)")
#define AMP2HIP_KNOWN_ADDRESS(Address)                                                             \
  AMP2HIP_REQUIRE(Address == address_wrap || Address == address_mirror ||                          \
                      Address == address_clamp,                                                    \
                  "the address mode needs a border color; pass a sampler (10.5.7)")
#define AMP2HIP_KNOWN_FILTER(Filter)                                                               \
  AMP2HIP_REQUIRE(Filter == filter_point || Filter == filter_linear,                               \
                  "the filter mode is not filter_point or filter_linear (10.5.7)")

namespace amp2hip {

#if defined(AMP2HIP_TRANSLATING)
constexpr bool is_translating = true;
#else
constexpr bool is_translating = false;
#endif

/// True for what may follow the extent in a constructor of texture: a view or two; a number of
/// bits, and then a number of levels or views; a range and views; memory, its size, a number of
/// bits and views (§10.1.3 to §10.1.6).
template <typename... Arguments>
struct are_views
    : std::bool_constant<sizeof...(Arguments) <= 2 &&
                         (std::is_convertible<Arguments, concurrency::accelerator_view>::value &&
                          ...)> {};

template <typename... Arguments>
struct are_texture_arguments : are_views<Arguments...> {};
template <typename Bits, typename... Rest>
struct are_texture_arguments<Bits, Rest...>
    : std::bool_constant<(std::is_unsigned<Bits>::value && are_views<Rest...>::value) ||
                         are_views<Bits, Rest...>::value> {};
template <typename First, typename Second, typename... Rest>
struct are_texture_arguments<First, Second, Rest...>
    : std::bool_constant<(std::is_unsigned<First>::value && are_views<Second, Rest...>::value) ||
                         are_views<First, Second, Rest...>::value ||
                         (is_iterator<First>::value && std::is_same<First, Second>::value &&
                          are_views<Rest...>::value)> {};
template <typename Memory, typename Bytes, typename Bits, typename... Rest>
struct are_texture_arguments<Memory, Bytes, Bits, Rest...>
    : std::bool_constant<
          (std::is_unsigned<Memory>::value && are_views<Bytes, Bits, Rest...>::value) ||
          (is_iterator<Memory>::value && std::is_same<Memory, Bytes>::value &&
           are_views<Bits, Rest...>::value) ||
          (std::is_convertible<Memory, const void *>::value && std::is_integral<Bytes>::value &&
           std::is_integral<Bits>::value && are_views<Rest...>::value)> {};

template <typename It, typename = void>
struct element_of_range {
  typedef void type;
};
template <typename It>
struct element_of_range<It, std::enable_if_t<is_iterator<It>::value>> {
  typedef typename std::iterator_traits<It>::value_type type;
};
/// The value type of an iterator, or void.
template <typename It>
using range_element = typename element_of_range<It>::type;

/// False for a range whose elements are not texels of T.
template <typename T, typename... Arguments>
struct are_texels : std::true_type {};
template <typename T, typename It, typename... Rest>
struct are_texels<T, It, It, Rest...>
    : std::conditional_t<
          is_iterator<It>::value,
          std::bool_constant<!is_normalized<T> && std::is_same<range_element<It>, T>::value>,
          std::true_type> {};

/// False if the arguments lack the number of bits that textures of norm and unorm need.
template <typename T, typename... Arguments>
using have_bits = std::bool_constant<!is_normalized<T> || !are_views<Arguments...>::value>;

/// Enables a constructor of a texture that takes \p For components of the extent and then
/// \p Arguments. In the translator's parse, AMP2HIP_TEXELS_OR_BITS gives a reason for the rest.
template <typename T, int For, int N, typename... Arguments>
using if_texture_arguments =
    std::enable_if_t<For == N && sizeof...(Arguments) != 0 &&
                         are_texture_arguments<std::decay_t<Arguments>...>::value &&
                         (is_translating || (are_texels<T, std::decay_t<Arguments>...>::value &&
                                             have_bits<T, std::decay_t<Arguments>...>::value)),
                     int>;

/// Disables a constructor without a number of bits for norm and unorm, which have no default.
template <typename T, int M, int N>
using if_default_bits = std::enable_if_t<M == N && !is_normalized<T>, int>;
template <typename T, typename It>
using if_texels =
    std::enable_if_t<is_iterator<It>::value && (is_translating || are_texels<T, It, It>::value),
                     int>;

} // namespace amp2hip

#endif // AMP2HIP_TEXTURE_TEXTURE_RULES_H
