//===--- tile_storage.h - tile_static objects with constructors -----------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_OUTPUT_TILE_STORAGE_H
#define AMP2HIP_OUTPUT_TILE_STORAGE_H

#include "amp2hip/compiler/config.h"
#include <cstddef>
#include <type_traits>
#include <utility>

namespace amp2hip {

/// Storage for a tile_static variable whose class has a constructor. C++ AMP does not run the
/// constructor (§2.4.3.5.1), and the vendors' compilers reject such a class in shared memory. The
/// output therefore declares raw storage and a reference to the object in it:
///
///     tile_static amp2hip::tile_storage<T> s; T &x = s.object();
///
/// For an array type, the reference is `T (&x)[4]`.
template <typename T>
struct tile_storage {
  alignas(T) unsigned char bytes[sizeof(T)];

  AMP2HIP_AMP T &object() { return *reinterpret_cast<T *>(bytes); }
};

/// Copies \p from, a captured C array of any rank, to the data member \p to. The first overload
/// copies a variable that is not an array: in a template, only some instantiations may capture an
/// array.
template <typename T>
AMP2HIP_CPU_AMP void copy_elements(T &to, const T &from) {
  to = from;
}
template <typename T, std::size_t Size>
AMP2HIP_CPU_AMP void copy_elements(T (&to)[Size], const T (&from)[Size]) {
  for (std::size_t i = 0; i < Size; ++i)
    to[i] = from[i];
}
template <typename T, std::size_t Rows, std::size_t Size>
AMP2HIP_CPU_AMP void copy_elements(T (&to)[Rows][Size], const T (&from)[Rows][Size]) {
  for (std::size_t i = 0; i < Rows; ++i)
    copy_elements(to[i], from[i]);
}

/// True if the elements of \p Array, of any rank, can be default-constructed and then assigned.
template <typename Array>
struct has_assignable_elements {
  using element = typename std::remove_all_extents<Array>::type;
  static constexpr bool value =
      std::is_default_constructible<element>::value && std::is_copy_assignable<element>::value;
};

/// A copy of a C array that a kernel captures. A mutable lambda inside the kernel captures this
/// class and changes its elements, because no initializer of a capture can copy an array. This
/// version default-constructs the elements and then assigns them.
template <typename Array, bool = has_assignable_elements<Array>::value>
struct array_copy {
  Array elements;

  AMP2HIP_CPU_AMP explicit array_copy(const Array &from) { copy_elements(elements, from); }
};
#ifdef __clang__
#pragma clang diagnostic push
#pragma clang diagnostic ignored "-Wmissing-braces" // one initializer list for all rows of an array
#endif
/// Variant of array_copy that copy-constructs each element, for elements without a default
/// constructor or copy assignment.
template <typename Array>
struct array_copy<Array, false> {
  Array elements;

  AMP2HIP_CPU_AMP explicit array_copy(const Array &from)
      : array_copy(from, std::make_index_sequence<sizeof(Array) / sizeof(element)>()) {}

private:
  using element = typename std::remove_all_extents<Array>::type;

  template <std::size_t... At>
  AMP2HIP_CPU_AMP array_copy(const Array &from, std::index_sequence<At...>)
      : elements{find(from, At)...} {}

  AMP2HIP_CPU_AMP static const element &find(const element &from, std::size_t) { return from; }
  template <typename Row, std::size_t Size>
  AMP2HIP_CPU_AMP static const element &find(const Row (&from)[Size], std::size_t at) {
    constexpr std::size_t row = sizeof(Row) / sizeof(element);
    return find(from[at / row], at % row);
  }
};
#ifdef __clang__
#pragma clang diagnostic pop
#endif

} // namespace amp2hip

#endif // AMP2HIP_OUTPUT_TILE_STORAGE_H
