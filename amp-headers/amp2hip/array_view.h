//===--- array_view.h - views of data (§5.2) -----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ARRAY_VIEW_H
#define AMP2HIP_ARRAY_VIEW_H

#include "amp2hip/accelerator.h"
#include "amp2hip/completion_future.h"
#include "amp2hip/extent.h"
#include "amp2hip/traits.h"
#if !defined(AMP2HIP_TRANSLATING)
#include "amp2hip/view_data.h"
#endif

/// Of a member that views of const elements lack.
#define AMP2HIP_NOT_CONST AMP2HIP_REQUIRE(!is_const, "this is not for array_view<const T, N>")

namespace concurrency {

/// A window of rank N on data that has its home in host memory or in an array;
/// copies of it on other accelerators are made and brought home as needed.
/// Views of one home truly alias (§5.2, §8.2). With `const T` the elements are
/// read-only, and a launch only copies them in.
///
/// Constructing copies nothing. On the host, throws runtime_exception for a
/// negative length. Copies are shallow. Using an element outside the extent is
/// undefined. The last view of a home brings
/// pending changes there when it is destroyed; host data must outlive it.
template <typename T, int N = 1>
class array_view {
  static_assert(N > 0, "the rank of array_view<T, N> must be positive");
  static_assert(sizeof(T) % 4 == 0, "the size of an element of array_view<T, "
                                    "N> must be a multiple of 4 bytes (5.2)");
  static_assert(!std::is_pointer<T>::value && !std::is_volatile<T>::value,
                "the element of array_view<T, N> must be an amp-compatible type (5.2)");
  using element = std::remove_const_t<T>;
  static constexpr bool is_const = std::is_const<T>::value;

public:
  static constexpr int rank = N;
  typedef T value_type;

  /// The whole of an array; a `const array` gives a view of `const T` only.
  AMP2HIP_CPU_AMP array_view(std::conditional_t<is_const, const array<element, N>, array<element, N>> &source);
  /// The whole of a temporary array, whose elements live as long as the views.
  template <int M = N, amp2hip::if_mutable<T, M, N> = 0>
  AMP2HIP_CPU_AMP array_view(array<T, M> &&source);
  /// Of a container that is contiguous and has data() and size(). Throws
  /// runtime_exception if the extent has more elements than the container. A
  /// temporary must live as long as the views; only views of const T take one.
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
  /// Of extent.size() elements at `source`.
  AMP2HIP_CPU_AMP array_view(const concurrency::extent<N> &extent, T *source);
  AMP2HIP_RANK(1)
  AMP2HIP_CPU_AMP array_view(int e0, T *source) AMP2HIP_REQUIRE(N == 1, "this is for rank 1");
  AMP2HIP_RANK(2)
  AMP2HIP_CPU_AMP array_view(int e0, int e1, T *source) AMP2HIP_REQUIRE(N == 2, "this is for rank 2");
  AMP2HIP_RANK(3)
  AMP2HIP_CPU_AMP array_view(int e0, int e1, int e2, T *source) AMP2HIP_REQUIRE(N == 3, "this is for rank 3");
  /// Of a C array; rank 1.
  template <typename U, int Size, amp2hip::if_element_of<U, T, 1, N> = 0>
  AMP2HIP_CPU_AMP explicit array_view(U (&source)[Size]);
  /// Without a source: uninitialised elements that have storage where they are
  /// first accessed. Not for `const T`.
  AMP2HIP_MUTABLE_RANK(N)
  explicit array_view(const concurrency::extent<N> &extent) AMP2HIP_NOT_CONST;
  AMP2HIP_MUTABLE_RANK(1)
  explicit array_view(int e0) AMP2HIP_NOT_CONST AMP2HIP_REQUIRE(N == 1, "this is for rank 1");
  AMP2HIP_MUTABLE_RANK(2)
  explicit array_view(int e0, int e1) AMP2HIP_NOT_CONST AMP2HIP_REQUIRE(N == 2, "this is for rank 2");
  AMP2HIP_MUTABLE_RANK(3)
  explicit array_view(int e0, int e1, int e2) AMP2HIP_NOT_CONST AMP2HIP_REQUIRE(N == 3, "this is for rank 3");

#if AMP2HIP_DEVICE_PASS
  array_view(const array_view &other) = default;
  array_view &operator=(const array_view &other) = default;
  ~array_view() = default;
#else
  AMP2HIP_CPU_AMP array_view(const array_view &other);
  AMP2HIP_CPU_AMP array_view &operator=(const array_view &other);
  AMP2HIP_CPU_AMP ~array_view();
#endif
  /// A view of `const T` from one of T.
  template <typename U, amp2hip::if_const_of<T, U> = 0>
  AMP2HIP_CPU_AMP array_view(const array_view<U, N> &other);
  template <typename U, amp2hip::if_const_of<T, U> = 0>
  AMP2HIP_CPU_AMP array_view &operator=(const array_view<U, N> &other);

  /// As copy(*this, destination).
  void copy_to(array<element, N> &destination) const;
  void copy_to(const array_view<element, N> &destination) const;

  AMP2HIP_PROPERTY(concurrency::extent<N>, extent, get_extent);
  AMP2HIP_PROPERTY(accelerator_view, source_accelerator_view, get_source_accelerator_view);

  AMP2HIP_CPU_AMP concurrency::extent<N> get_extent() const;
  /// Where the home is: the cpu accelerator's default view for host data.
  /// Throws runtime_exception for a view without a source.
  accelerator_view get_source_accelerator_view() const;

  /// An element. On the host the data is first made current there, and through
  /// a view of non-const T counts as written (§5.2.4).
  AMP2HIP_CPU_AMP T &operator[](const index<N> &i) const;
  AMP2HIP_CPU_AMP T &operator()(const index<N> &i) const;
  AMP2HIP_RANK(2)
  AMP2HIP_CPU_AMP T &operator()(int i0, int i1) const AMP2HIP_REQUIRE(N == 2, "this is for rank 2");
  AMP2HIP_RANK(3)
  AMP2HIP_CPU_AMP T &operator()(int i0, int i1, int i2) const AMP2HIP_REQUIRE(N == 3, "this is for rank 3");
  /// An element at rank 1, else the view of one rank less at this place of the
  /// most significant dimension. On the host, throws runtime_exception where
  /// there is no such place.
  AMP2HIP_CPU_AMP typename amp2hip::projection<T, N>::type operator[](int i) const;
  AMP2HIP_CPU_AMP typename amp2hip::projection<T, N>::type operator()(int i) const;
  /// An element, with no synchronisation on the host (§5.2.4).
  AMP2HIP_CPU_AMP T &get_ref(const index<N> &i) const;
  /// The first element; rank 1. Synchronises on the host as operator[] does.
  AMP2HIP_RANK(1)
  AMP2HIP_CPU_AMP T *data() const AMP2HIP_REQUIRE(N == 1, "data() is for rank 1");

  /// The part of `extent` elements that begins at `origin`. On the host, throws
  /// runtime_exception where that is empty or not inside this view.
  AMP2HIP_CPU_AMP array_view section(const index<N> &origin, const concurrency::extent<N> &extent) const;
  AMP2HIP_CPU_AMP array_view section(const index<N> &origin) const;
  AMP2HIP_CPU_AMP array_view section(const concurrency::extent<N> &extent) const;
  AMP2HIP_RANK(1)
  AMP2HIP_CPU_AMP array_view section(int i0, int e0) const AMP2HIP_REQUIRE(N == 1, "this is for rank 1");
  AMP2HIP_RANK(2)
  AMP2HIP_CPU_AMP array_view section(int i0, int i1, int e0, int e1) const
      AMP2HIP_REQUIRE(N == 2, "this is for rank 2");
  AMP2HIP_RANK(3)
  AMP2HIP_CPU_AMP array_view section(int i0, int i1, int i2, int e0, int e1, int e2) const
      AMP2HIP_REQUIRE(N == 3, "this is for rank 3");

  /// The same bytes as elements of another type; rank 1. On the host, throws
  /// runtime_exception where they are no whole number of them.
  template <typename U>
  AMP2HIP_CPU_AMP amp2hip::linear_view<N, amp2hip::as_const_as<T, U>, 1> reinterpret_as() const
      AMP2HIP_REQUIRE(N == 1, "reinterpret_as() is for rank 1");
  /// The same elements in another shape; rank 1. On the host, throws
  /// runtime_exception where the shape has more of them, or a negative length.
  template <int K>
  AMP2HIP_CPU_AMP amp2hip::linear_view<N, T, K> view_as(const concurrency::extent<K> &shape) const
      AMP2HIP_REQUIRE(N == 1, "view_as() is for rank 1");

  /// Brings changes made elsewhere to the home.
  void synchronize() const;
  completion_future synchronize_async() const;
  /// The same, to where `place` is.
  void synchronize_to(const accelerator_view &place) const;
  completion_future synchronize_to_async(const accelerator_view &place) const;
  /// With `write` in the access the data may then be changed directly there
  /// without refresh() (§5.2.3). Views of non-const T only.
  AMP2HIP_MUTABLE_RANK(N)
  void synchronize(access_type access) const AMP2HIP_NOT_CONST;
  AMP2HIP_MUTABLE_RANK(N)
  completion_future synchronize_async(access_type access) const AMP2HIP_NOT_CONST;
  AMP2HIP_MUTABLE_RANK(N)
  void synchronize_to(const accelerator_view &place, access_type access) const AMP2HIP_NOT_CONST;
  AMP2HIP_MUTABLE_RANK(N)
  completion_future synchronize_to_async(const accelerator_view &place, access_type access) const AMP2HIP_NOT_CONST;
  /// The home was changed behind the view: copies elsewhere are stale.
  void refresh() const;
  /// The contents need not be kept or copied: they will be written before they
  /// are read. Views of non-const T only.
  AMP2HIP_MUTABLE_RANK(N)
  void discard_data() const AMP2HIP_NOT_CONST;

#if !defined(AMP2HIP_TRANSLATING)
  concurrency::extent<N> extent;

private:
  friend struct amp2hip::view_access;
  AMP2HIP_CPU_AMP array_view(const concurrency::extent<N> &extent_, const amp2hip::view_data<N> &data)
      : extent(extent_), data_(data) {}

  amp2hip::view_data<N> data_;
#else
private:
  void *layout_; // what stands behind a view in a class is aligned as in the output (§2.4.1.3)
#endif
};

} // namespace concurrency

#undef AMP2HIP_NOT_CONST

#endif // AMP2HIP_ARRAY_VIEW_H
