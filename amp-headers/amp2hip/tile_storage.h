//===--- tile_storage.h - tile_static objects of classes with constructors
//---===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TILE_STORAGE_H
#define AMP2HIP_TILE_STORAGE_H

#include "amp2hip/config.h"
#include <cstddef>

namespace amp2hip {

/// Storage for a tile_static variable whose class has a constructor: C++ AMP
/// does not run it (§2.4.3.5.1), and the vendors' shared memory refuses it.
/// `tile_static amp2hip::tile_storage<T> s; T &x = s.object();`, also for
/// arrays: `T (&x)[4]`.
template <typename T>
struct tile_storage {
  alignas(T) unsigned char bytes[sizeof(T)];

  AMP2HIP_AMP T &object() { return *reinterpret_cast<T *>(bytes); }
};

/// Fills a member that stands for a captured C array, of any rank; in a template,
/// where other instances capture something else, that.
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

/// The copy of a kernel's C array that a mutable lambda in the kernel changes: no
/// initializer copies an array.
template <typename Array>
struct array_copy {
  Array elements;

  AMP2HIP_CPU_AMP explicit array_copy(const Array &from) { copy_elements(elements, from); }
};

} // namespace amp2hip

#endif // AMP2HIP_TILE_STORAGE_H
