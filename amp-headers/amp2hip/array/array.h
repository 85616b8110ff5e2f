//===--- array.h - arrays on an accelerator (§5.1) ------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ARRAY_ARRAY_H
#define AMP2HIP_ARRAY_ARRAY_H

#include "amp2hip/array/array_view.h"
#include <vector>

namespace concurrency {

/// A dense, row-major array of rank N that resides on one accelerator_view. Copying an array copies
/// its elements. Kernels capture arrays by reference (§5.1). Access to an element outside the
/// extent is undefined.
template <typename T, int N = 1>
class array {
  static_assert(N > 0, "rank of 'array<T, N>' is not positive; use a rank of at least 1");
  static_assert(
      sizeof(T) % 4 == 0,
      "size of an element of 'array<T, N>' is not a multiple of 4 bytes; use a wider type, such as "
      "int (5.1)");
  static_assert(!std::is_const<T>::value && !std::is_volatile<T>::value &&
                    !std::is_pointer<T>::value,
                "element type of 'array<T, N>' is const, volatile or a pointer; use another "
                "amp-compatible type (5.1)");

public:
  static constexpr int rank = N;
  typedef T value_type;

  /// Creates uninitialized elements on the default accelerator. This and every other constructor
  /// throws runtime_exception if a component of the extent is not positive. It also does so if the
  /// number of elements exceeds 32 bits. It throws out_of_memory if the memory cannot be allocated.
  explicit array(const concurrency::extent<N> &extent);
  /// Creates the elements on \p place. Throws runtime_exception if \p cpu_access grants access (it
  /// is neither none nor auto) to memory that the accelerator does not share with the CPU.
  array(const concurrency::extent<N> &extent, accelerator_view place,
        access_type cpu_access = access_type_auto);
  /// If \p place is a view of the accelerator "cpu", creates a staging array for fast transfers to
  /// and from \p associated (§5.1.2.1). On any other accelerator, \p associated has no effect.
  array(const concurrency::extent<N> &extent, accelerator_view place, accelerator_view associated);

  /// Creates an array and copies its elements from a range, as copy() does. A constructor with both
  /// ends of the range throws runtime_exception if the length of the range differs from the number
  /// of elements.
  template <typename It, amp2hip::if_iterator<It> = 0>
  array(const concurrency::extent<N> &extent, It first) AMP2HIP_INPUT(It, T);
  template <typename It, amp2hip::if_iterator<It> = 0>
  array(const concurrency::extent<N> &extent, It first, It last) AMP2HIP_INPUT(It, T);
  template <typename It, amp2hip::if_iterator<It> = 0>
  array(const concurrency::extent<N> &extent, It first, accelerator_view place,
        access_type cpu_access = access_type_auto) AMP2HIP_INPUT(It, T);
  template <typename It, amp2hip::if_iterator<It> = 0>
  array(const concurrency::extent<N> &extent, It first, It last, accelerator_view place,
        access_type cpu_access = access_type_auto) AMP2HIP_INPUT(It, T);
  template <typename It, amp2hip::if_iterator<It> = 0>
  array(const concurrency::extent<N> &extent, It first, accelerator_view place,
        accelerator_view associated) AMP2HIP_INPUT(It, T);
  template <typename It, amp2hip::if_iterator<It> = 0>
  array(const concurrency::extent<N> &extent, It first, It last, accelerator_view place,
        accelerator_view associated) AMP2HIP_INPUT(It, T);

  /// Creates an array with the extent and the elements of \p source.
  explicit array(const array_view<const T, N> &source);
  array(const array_view<const T, N> &source, accelerator_view place,
        access_type cpu_access = access_type_auto);
  array(const array_view<const T, N> &source, accelerator_view place, accelerator_view associated);

  /// The constructors above with the components of the extent as separate arguments, for ranks 1, 2
  /// and 3.
  AMP2HIP_RANK(1)
  explicit array(int e0) AMP2HIP_REQUIRE_RANK(1, "array(int)");
  AMP2HIP_RANK(2)
  array(int e0, int e1) AMP2HIP_REQUIRE_RANK(2, "array(int, int)");
  AMP2HIP_RANK(3)
  array(int e0, int e1, int e2) AMP2HIP_REQUIRE_RANK(3, "array(int, int, int)");
  template <typename... Rest, amp2hip::if_array_arguments<1, N, Rest...> = 0>
  array(int e0, Rest... rest) AMP2HIP_INPUT_IF((amp2hip::has_input<T, Rest...>::value));
  template <typename... Rest, amp2hip::if_array_arguments<2, N, Rest...> = 0>
  array(int e0, int e1, Rest... rest) AMP2HIP_INPUT_IF((amp2hip::has_input<T, Rest...>::value));
  template <typename... Rest, amp2hip::if_array_arguments<3, N, Rest...> = 0>
  array(int e0, int e1, int e2, Rest... rest)
      AMP2HIP_INPUT_IF((amp2hip::has_input<T, Rest...>::value));

#if AMP2HIP_DEVICE_PASS
  // These members are trivial in device code, because a kernel may contain an array_ref, which
  // derives from array.
  array(const array &other) = default;
  array &operator=(const array &other) = default;
  ~array() = default;
#else
  /// Copies the elements. The new array resides on the view of \p other.
  array(const array &other);
  /// Takes over the storage of \p other, which may then only be destroyed or assigned to.
  array(array &&other) noexcept;
  AMP2HIP_CPU_AMP ~array();
  /// Copies the extent and the elements of \p other. The array stays on its own view.
  array &operator=(const array &other);
  /// Takes over the storage of \p other, together with its view.
  array &operator=(array &&other) noexcept;
#endif
  /// Same as copy(source, *this).
  array &operator=(const array_view<const T, N> &source);

  /// Same as copy(*this, destination).
  void copy_to(array &destination) const;
  void copy_to(const array_view<T, N> &destination) const;
  /// Returns the elements in row-major order.
  operator std::vector<T>() const;

  AMP2HIP_PROPERTY(concurrency::extent<N>, extent, get_extent);
  AMP2HIP_PROPERTY(concurrency::accelerator_view, accelerator_view, get_accelerator_view);
  AMP2HIP_PROPERTY(concurrency::accelerator_view, associated_accelerator_view,
                   get_associated_accelerator_view);
  AMP2HIP_PROPERTY(access_type, cpu_access_type, get_cpu_access_type);

  AMP2HIP_CPU_AMP concurrency::extent<N> get_extent() const;
  concurrency::accelerator_view get_accelerator_view() const;
  /// For a staging array, returns the view to and from which transfers are fast. For any other
  /// array, returns the view on which the array resides.
  concurrency::accelerator_view get_associated_accelerator_view() const;
  /// Never returns access_type_auto.
  access_type get_cpu_access_type() const;

  /// Returns the element at an index. On the host, throws runtime_exception if the CPU has no
  /// access to the array (§5.1.4).
  AMP2HIP_CPU_AMP T &operator[](const index<N> &i);
  AMP2HIP_CPU_AMP const T &operator[](const index<N> &i) const;
  AMP2HIP_CPU_AMP T &operator()(const index<N> &i);
  AMP2HIP_CPU_AMP const T &operator()(const index<N> &i) const;
  AMP2HIP_RANK(2)
  AMP2HIP_CPU_AMP T &operator()(int i0, int i1) AMP2HIP_REQUIRE_RANK(2, "operator()(int, int)");
  AMP2HIP_RANK(2)
  AMP2HIP_CPU_AMP const T &operator()(int i0, int i1) const
      AMP2HIP_REQUIRE_RANK(2, "operator()(int, int)");
  AMP2HIP_RANK(3)
  AMP2HIP_CPU_AMP T &operator()(int i0, int i1, int i2)
      AMP2HIP_REQUIRE_RANK(3, "operator()(int, int, int)");
  AMP2HIP_RANK(3)
  AMP2HIP_CPU_AMP const T &operator()(int i0, int i1, int i2) const
      AMP2HIP_REQUIRE_RANK(3, "operator()(int, int, int)");
  /// Returns an element if the rank is 1, else a view of rank N - 1.
  AMP2HIP_CPU_AMP typename amp2hip::projection<T, N>::type operator[](int i);
  AMP2HIP_CPU_AMP typename amp2hip::projection<const T, N>::type operator[](int i) const;
  AMP2HIP_CPU_AMP typename amp2hip::projection<T, N>::type operator()(int i);
  AMP2HIP_CPU_AMP typename amp2hip::projection<const T, N>::type operator()(int i) const;
  /// Returns a pointer to the first element. Throws as operator[] does.
  AMP2HIP_CPU_AMP T *data();
  AMP2HIP_CPU_AMP const T *data() const;

  /// Return views of this array: section() of a part, reinterpret_as() of the bytes as elements of
  /// another type, view_as() of the elements in another shape. They throw as the member functions
  /// of array_view with the same names do (§5.1.5).
  AMP2HIP_CPU_AMP array_view<T, N> section(const index<N> &origin,
                                           const concurrency::extent<N> &extent);
  AMP2HIP_CPU_AMP array_view<const T, N> section(const index<N> &origin,
                                                 const concurrency::extent<N> &extent) const;
  AMP2HIP_CPU_AMP array_view<T, N> section(const index<N> &origin);
  AMP2HIP_CPU_AMP array_view<const T, N> section(const index<N> &origin) const;
  AMP2HIP_CPU_AMP array_view<T, N> section(const concurrency::extent<N> &extent);
  AMP2HIP_CPU_AMP array_view<const T, N> section(const concurrency::extent<N> &extent) const;
  AMP2HIP_RANK(1)
  AMP2HIP_CPU_AMP array_view<T, N> section(int i0, int e0)
      AMP2HIP_REQUIRE_RANK(1, "section(int, int)");
  AMP2HIP_RANK(1)
  AMP2HIP_CPU_AMP array_view<const T, N> section(int i0, int e0) const
      AMP2HIP_REQUIRE_RANK(1, "section(int, int)");
  AMP2HIP_RANK(2)
  AMP2HIP_CPU_AMP array_view<T, N> section(int i0, int i1, int e0, int e1)
      AMP2HIP_REQUIRE_RANK(2, "section(int, int, int, int)");
  AMP2HIP_RANK(2)
  AMP2HIP_CPU_AMP array_view<const T, N> section(int i0, int i1, int e0, int e1) const
      AMP2HIP_REQUIRE_RANK(2, "section(int, int, int, int)");
  AMP2HIP_RANK(3)
  AMP2HIP_CPU_AMP array_view<T, N> section(int i0, int i1, int i2, int e0, int e1, int e2)
      AMP2HIP_REQUIRE_RANK(3, "section(int, int, int, int, int, int)");
  AMP2HIP_RANK(3)
  AMP2HIP_CPU_AMP array_view<const T, N> section(int i0, int i1, int i2, int e0, int e1,
                                                 int e2) const
      AMP2HIP_REQUIRE_RANK(3, "section(int, int, int, int, int, int)");
  template <typename U>
  AMP2HIP_CPU_AMP array_view<U, 1> reinterpret_as();
  template <typename U>
  AMP2HIP_CPU_AMP array_view<const U, 1> reinterpret_as() const;
  template <int K>
  AMP2HIP_CPU_AMP array_view<T, K> view_as(const concurrency::extent<K> &shape);
  template <int K>
  AMP2HIP_CPU_AMP array_view<const T, K> view_as(const concurrency::extent<K> &shape) const;

#if !defined(AMP2HIP_TRANSLATING)
  concurrency::extent<N> extent;

protected:
  friend struct amp2hip::view_access;
  AMP2HIP_CPU_AMP array(amp2hip::alias_tag, const array &other); // for array_ref
  /// Creates an array with uninitialized elements on the view of \p like.
  array(amp2hip::placed_like_tag, const concurrency::extent<N> &extent, const array &like);

  /// Creates an array with the backing store of \p data, which the CPU cannot access.
  array(const concurrency::extent<N> &extent_, const amp2hip::view_data<N> &data)
      : extent(extent_), data_(data) {}

  amp2hip::view_data<N> data_;
  access_type cpu_access_ = access_type_none;
#endif
};

} // namespace concurrency

#endif // AMP2HIP_ARRAY_ARRAY_H
