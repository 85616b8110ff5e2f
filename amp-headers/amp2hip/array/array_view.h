//===--- array_view.h - views of arrays and host memory (§5.2) ------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ARRAY_ARRAY_VIEW_H
#define AMP2HIP_ARRAY_ARRAY_VIEW_H

#include "amp2hip/accelerator/accelerator.h"
#include "amp2hip/accelerator/completion_future.h"
#include "amp2hip/array/traits.h"
#include "amp2hip/index/extent.h"
#if !defined(AMP2HIP_TRANSLATING)
#include "amp2hip/array/view_data.h"
#endif

/// Follows the declaration of a member that views of const elements do not have: in the
/// translator's parse, a call of the member is then an error.
#define AMP2HIP_NOT_CONST                                                                          \
  AMP2HIP_REQUIRE(                                                                                 \
      !is_const,                                                                                   \
      "'array_view<const T, N>' has no such member; use a view of elements that are not const")

namespace concurrency {

/// A view of rank N of data in a backing store: host memory or an array. The runtime copies the
/// data to other accelerators and back as needed. Views of one backing store alias each other
/// (§5.2, §8.2). If T is const, the elements are read-only, and a launch copies them to the
/// accelerator but not back.
///
/// Construction copies no elements. On the host it throws runtime_exception if a component of the
/// extent is negative or the pitch of a dimension exceeds an int. Copying a view is shallow. Access
/// to an element outside the extent is undefined. The destructor of the last view of a backing
/// store copies pending changes back; host memory must therefore outlive its views.
template <typename T, int N = 1>
class array_view {
  static_assert(N > 0, "rank of 'array_view<T, N>' is not positive; use a rank of at least 1");
  static_assert(sizeof(T) % 4 == 0, "size of an element of 'array_view<T, N>' is not a multiple of "
                                    "4 bytes; use a wider type, such as "
                                    "int (5.2)");
  static_assert(!std::is_pointer<T>::value && !std::is_volatile<T>::value,
                "element type of 'array_view<T, N>' is volatile or a pointer; use another "
                "amp-compatible type (5.2)");
  using element = std::remove_const_t<T>;
  static constexpr bool is_const = std::is_const<T>::value;

public:
  static constexpr int rank = N;
  typedef T value_type;

  /// A view of a whole array. From a `const array`, only a view of `const T` can be created.
  AMP2HIP_CPU_AMP
  array_view(std::conditional_t<is_const, const array<element, N>, array<element, N>> &source);
  /// A view of a whole temporary array. The view and its copies keep the elements of the array
  /// alive.
  template <int M = N, amp2hip::if_non_const<T, M, N> = 0>
  AMP2HIP_CPU_AMP array_view(array<T, M> &&source);
  /// A view of a contiguous container that has data() and size(). Throws runtime_exception if the
  /// extent has more elements than the container. Only a view of `const T` can be created from a
  /// temporary container. The container must outlive the views, even if it is a temporary.
  template <typename Container, amp2hip::if_container_of<Container, T> = 0>
  array_view(const concurrency::extent<N> &extent, Container &&source);
  template <typename Container, amp2hip::if_container_of<Container, T, 1, N> = 0>
  explicit array_view(Container &&source);
  template <typename Container, amp2hip::if_container_of<Container, T, 1, N> = 0>
  array_view(int e0, Container &&source);
  template <typename Container, amp2hip::if_container_of<Container, T, 2, N> = 0>
  array_view(int e0, int e1, Container &&source);
  template <typename Container, amp2hip::if_container_of<Container, T, 3, N> = 0>
  array_view(int e0, int e1, int e2, Container &&source);
  /// A view of extent.size() elements at \p source.
  AMP2HIP_CPU_AMP array_view(const concurrency::extent<N> &extent, T *source);
  AMP2HIP_RANK(1)
  AMP2HIP_CPU_AMP array_view(int e0, T *source) AMP2HIP_REQUIRE_RANK(1, "array_view(int, T *)");
  AMP2HIP_RANK(2)
  AMP2HIP_CPU_AMP array_view(int e0, int e1, T *source)
      AMP2HIP_REQUIRE_RANK(2, "array_view(int, int, T *)");
  AMP2HIP_RANK(3)
  AMP2HIP_CPU_AMP array_view(int e0, int e1, int e2, T *source)
      AMP2HIP_REQUIRE_RANK(3, "array_view(int, int, int, T *)");
  /// A view of rank 1 of a C array.
  template <typename U, int Size, amp2hip::if_element_of<U, T, 1, N> = 0>
  AMP2HIP_CPU_AMP explicit array_view(U (&source)[Size]);
  /// A view without a source. Its elements are uninitialized; storage is allocated where they are
  /// first accessed. Not available for `const T`.
  AMP2HIP_NON_CONST_RANK(N)
  explicit array_view(const concurrency::extent<N> &extent) AMP2HIP_NOT_CONST;
  AMP2HIP_NON_CONST_RANK(1)
  explicit array_view(int e0) AMP2HIP_NOT_CONST AMP2HIP_REQUIRE_RANK(1, "array_view(int)");
  AMP2HIP_NON_CONST_RANK(2)
  explicit array_view(int e0, int e1) AMP2HIP_NOT_CONST
      AMP2HIP_REQUIRE_RANK(2, "array_view(int, int)");
  AMP2HIP_NON_CONST_RANK(3)
  explicit array_view(int e0, int e1, int e2) AMP2HIP_NOT_CONST
      AMP2HIP_REQUIRE_RANK(3, "array_view(int, int, int)");

#if AMP2HIP_DEVICE_PASS
  array_view(const array_view &other) = default;
  array_view &operator=(const array_view &other) = default;
  ~array_view() = default;
#else
  AMP2HIP_CPU_AMP array_view(const array_view &other);
  AMP2HIP_CPU_AMP array_view &operator=(const array_view &other);
  AMP2HIP_CPU_AMP ~array_view();
#endif
  /// Converts a view of T to a view of `const T`.
  template <typename U, amp2hip::if_const_of<T, U> = 0>
  AMP2HIP_CPU_AMP array_view(const array_view<U, N> &other);
  template <typename U, amp2hip::if_const_of<T, U> = 0>
  AMP2HIP_CPU_AMP array_view &operator=(const array_view<U, N> &other);

  /// Same as copy(*this, destination).
  void copy_to(array<element, N> &destination) const;
  void copy_to(const array_view<element, N> &destination) const;

  AMP2HIP_PROPERTY(concurrency::extent<N>, extent, get_extent);
  AMP2HIP_PROPERTY(accelerator_view, source_accelerator_view, get_source_accelerator_view);

  AMP2HIP_CPU_AMP concurrency::extent<N> get_extent() const;
  /// The view on which the source resides: the view of an array, or the default view of the
  /// accelerator "cpu" for host memory. Throws runtime_exception if the view has no source.
  accelerator_view get_source_accelerator_view() const;

  /// Returns the element at an index. On the host, first brings the host's copy of the data up to
  /// date; if T is not const, the access counts as a write (§5.2.4).
  AMP2HIP_CPU_AMP T &operator[](const index<N> &i) const;
  AMP2HIP_CPU_AMP T &operator()(const index<N> &i) const;
  AMP2HIP_RANK(2)
  AMP2HIP_CPU_AMP T &operator()(int i0, int i1) const
      AMP2HIP_REQUIRE_RANK(2, "operator()(int, int)");
  AMP2HIP_RANK(3)
  AMP2HIP_CPU_AMP T &operator()(int i0, int i1, int i2) const
      AMP2HIP_REQUIRE_RANK(3, "operator()(int, int, int)");
  /// Returns an element if the rank is 1. Otherwise returns the view of rank N - 1 at index \p i of
  /// the most significant dimension; on the host, throws runtime_exception if \p i is out of range.
  AMP2HIP_CPU_AMP typename amp2hip::projection<T, N>::type operator[](int i) const;
  AMP2HIP_CPU_AMP typename amp2hip::projection<T, N>::type operator()(int i) const;
  /// Returns the element at an index without synchronizing on the host (§5.2.4).
  AMP2HIP_CPU_AMP T &get_ref(const index<N> &i) const;
  /// Returns a pointer to the first element of a view of rank 1. On the host, synchronizes as
  /// operator[] does.
  AMP2HIP_RANK(1)
  AMP2HIP_CPU_AMP T *data() const
      AMP2HIP_REQUIRE(N == 1, "'data()' is for rank 1 only; call it for a view of rank 1");

  /// Returns the section of extent \p extent that begins at \p origin. On the host, throws
  /// runtime_exception if the section is empty or is not inside this view.
  AMP2HIP_CPU_AMP array_view section(const index<N> &origin,
                                     const concurrency::extent<N> &extent) const;
  AMP2HIP_CPU_AMP array_view section(const index<N> &origin) const;
  AMP2HIP_CPU_AMP array_view section(const concurrency::extent<N> &extent) const;
  AMP2HIP_RANK(1)
  AMP2HIP_CPU_AMP array_view section(int i0, int e0) const
      AMP2HIP_REQUIRE_RANK(1, "section(int, int)");
  AMP2HIP_RANK(2)
  AMP2HIP_CPU_AMP array_view section(int i0, int i1, int e0, int e1) const
      AMP2HIP_REQUIRE_RANK(2, "section(int, int, int, int)");
  AMP2HIP_RANK(3)
  AMP2HIP_CPU_AMP array_view section(int i0, int i1, int i2, int e0, int e1, int e2) const
      AMP2HIP_REQUIRE_RANK(3, "section(int, int, int, int, int, int)");

  /// Returns a view of the bytes as elements of type \p U. The rank must be 1. On the host, throws
  /// runtime_exception if the bytes are not a whole number of elements or are more elements than a
  /// view of rank 1 can have.
  template <typename U>
  AMP2HIP_CPU_AMP amp2hip::linear_view<N, amp2hip::as_const_as<T, U>, 1> reinterpret_as() const
      AMP2HIP_REQUIRE(N == 1,
                      "'reinterpret_as()' is for rank 1 only; call it for a view of rank 1");
  /// Returns a view of the elements in another shape. The rank must be 1. On the host, throws
  /// runtime_exception if \p shape has a negative component or more elements than this view.
  template <int K>
  AMP2HIP_CPU_AMP amp2hip::linear_view<N, T, K> view_as(const concurrency::extent<K> &shape) const
      AMP2HIP_REQUIRE(N == 1, "'view_as()' is for rank 1 only; call it for a view of rank 1");

  /// Copies changes that other copies of the data contain back to the source.
  void synchronize() const;
  completion_future synchronize_async() const;
  /// Brings the data on \p place up to date.
  void synchronize_to(const accelerator_view &place) const;
  completion_future synchronize_to_async(const accelerator_view &place) const;
  /// Variants of the functions above with an access type. If \p access contains `write`, the
  /// program may afterwards change the synchronized copy directly, without calling refresh()
  /// (§5.2.3). Only for views of non-const T.
  AMP2HIP_NON_CONST_RANK(N)
  void synchronize(access_type access) const AMP2HIP_NOT_CONST;
  AMP2HIP_NON_CONST_RANK(N)
  completion_future synchronize_async(access_type access) const AMP2HIP_NOT_CONST;
  AMP2HIP_NON_CONST_RANK(N)
  void synchronize_to(const accelerator_view &place, access_type access) const AMP2HIP_NOT_CONST;
  AMP2HIP_NON_CONST_RANK(N)
  completion_future synchronize_to_async(const accelerator_view &place,
                                         access_type access) const AMP2HIP_NOT_CONST;
  /// Tells the runtime that the program changed the source directly. All other copies of the data
  /// are then out of date.
  void refresh() const;
  /// Tells the runtime that the contents need not be kept or copied, since they will be written
  /// before they are read. Only for views of non-const T.
  AMP2HIP_NON_CONST_RANK(N)
  void discard_data() const AMP2HIP_NOT_CONST;

#if !defined(AMP2HIP_TRANSLATING)
  concurrency::extent<N> extent;

private:
  friend struct amp2hip::view_access;
  AMP2HIP_CPU_AMP array_view(const concurrency::extent<N> &extent_,
                             const amp2hip::view_data<N> &data)
      : extent(extent_), data_(data) {}

  amp2hip::view_data<N> data_;
#else
private:
  void *layout_; // gives the members that follow a view the same alignment as in the output
                 // (§2.4.1.3)
#endif
};

} // namespace concurrency

#undef AMP2HIP_NOT_CONST

#endif // AMP2HIP_ARRAY_ARRAY_VIEW_H
