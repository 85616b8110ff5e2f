//===--- element_layout.h - the scalars in an element ---------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_ARRAY_ELEMENT_LAYOUT_H
#define AMP2HIP_ARRAY_ELEMENT_LAYOUT_H

#include <cstddef>
#include <new>
#include <type_traits>
#include <typeinfo>
#include <utility>

namespace amp2hip {

/// How a scalar is compared by AMP2HIP_COMPARE. `bytes` is an object whose members are unknown.
enum class scalar_kind : unsigned char {
  bytes,
  signed_integer,
  unsigned_integer,
  float_16,
  float_32,
  float_64
};

/// One or more adjacent scalars of one type.
struct scalar_run {
  scalar_kind kind;
  std::size_t scalar_size; ///< in bytes
  std::size_t bytes;       ///< of all scalars together
  /// For `bytes`: sets the padding of an object to zero. Null if the compiler cannot.
  void (*clear_padding)(void *object);
  const std::type_info *type; ///< for `bytes`
  bool vector;                ///< a class for which only_scalar is specialized
};

template <typename T>
constexpr scalar_kind kind_of_arithmetic =
    std::is_same<T, float>::value    ? scalar_kind::float_32
    : std::is_same<T, double>::value ? scalar_kind::float_64
    : std::is_enum<T>::value || (std::is_integral<T>::value && std::is_signed<T>::value)
        ? scalar_kind::signed_integer
    : std::is_integral<T>::value ? scalar_kind::unsigned_integer
                                 : scalar_kind::bytes;
/// True if kind_of_arithmetic knows T. Compilers have integers of 16 bytes.
template <typename T>
constexpr bool is_known_arithmetic = kind_of_arithmetic<T> != scalar_kind::bytes && sizeof(T) <= 8;

/// The scalar type of a class that stores nothing but scalars of one type: a short vector, `norm`
/// or `unorm`, which specialize this template. Otherwise void.
template <typename T>
struct only_scalar {
  typedef void type;
};

#if defined(__has_builtin)
#if __has_builtin(__builtin_clear_padding)
#define AMP2HIP_CLEAR_PADDING 1
#endif
#endif

/// Returns a function that sets the padding of a T to zero; null if the compiler has none. The
/// inline function differs between compilers, and the linker keeps any of its bodies: with null,
/// padding is compared too, which the message about the difference says.
template <typename T>
auto padding_of() -> void (*)(void *) {
#if defined(AMP2HIP_CLEAR_PADDING)
  if constexpr (std::is_trivially_copyable<T>::value)
    return [](void *object) { __builtin_clear_padding(static_cast<T *>(object)); };
#endif
  return nullptr;
}

template <typename T>
scalar_run scalars_of() {
  typedef typename only_scalar<T>::type scalar;
  if constexpr (!std::is_void<scalar>::value)
    return {kind_of_arithmetic<scalar>, sizeof(scalar), sizeof(T), nullptr, nullptr, true};
  else if constexpr (is_known_arithmetic<T>)
    return {kind_of_arithmetic<T>, sizeof(T), sizeof(T), nullptr, nullptr, false};
  else
    return {scalar_kind::bytes, sizeof(T), sizeof(T), padding_of<T>(), &typeid(T), false};
}

/// The members of an object that element_probe objects initialize.
struct probed_object {
  std::size_t set;  ///< the member whose bits are set; those of the other members are 0
  scalar_run *runs; ///< receives the type of each member
  bool unknown;     ///< set to true if the class may have members that no probe initializes
};

/// True for types that a probe initializes as a whole: scalars, and classes with constructors or
/// private members. An aggregate is initialized member by member.
template <typename T>
constexpr bool is_probed =
    !std::is_reference<T>::value && !std::is_array<T>::value && !std::is_union<T>::value &&
    (!(std::is_class<T>::value && std::is_aggregate<T>::value) || std::is_empty<T>::value) &&
    std::is_trivially_copyable<T>::value;

/// Initializes member number \p number of an aggregate, whatever its type, and records this type.
/// Aggregates inside the aggregate, and arrays, are initialized by one probe for each of their
/// members, because braces may be omitted around them.
struct element_probe {
  probed_object *object;
  std::size_t number;

  template <typename T, std::enable_if_t<is_probed<T>, int> = 0>
  operator T() const {
    object->runs[number] = scalars_of<T>();
    const bool set = number == object->set;
    if constexpr (std::is_same<T, bool>::value) {
      return set;
    } else {
      union storage {
        storage() {}
        ~storage() {}
        T value;
        unsigned char bytes[sizeof(T)];
      } all;
      for (unsigned char &byte : all.bytes)
        byte = set ? 0xff : 0;
      return all.value;
    }
  }
};
/// Converts to every type except \p Except.
template <typename Except>
struct anything_but {
  template <typename T, std::enable_if_t<!std::is_same<T, Except>::value, int> = 0>
  operator T() const;
};

#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wmissing-braces"
#pragma GCC diagnostic ignored "-Wmissing-field-initializers"
#endif
template <typename T, typename... Initializers>
constexpr auto is_initialized_by(int)
    -> decltype(T{std::declval<Initializers>()...}, static_cast<void>(0), true) {
  return true;
}
template <typename T, typename... Initializers>
constexpr bool is_initialized_by(long) {
  return false;
}
/// The type element_probe, as a pattern of a pack expansion. nvcc loses the pack of an alias.
template <std::size_t>
struct probe_at {
  typedef element_probe type;
};
/// True if a T can be initialized by one probe for each number, and then by objects of \p More.
template <typename T, typename... More, std::size_t... Number>
constexpr bool takes_probes(std::index_sequence<Number...>) {
  return amp2hip::is_initialized_by<T, typename probe_at<Number>::type..., More...>(0);
}

template <typename T>
struct bytes_of_type {
  unsigned char bytes[sizeof(T)];
};
/// True if a constant expression can copy bytes into a T. Then T has no union among its members, of
/// which a probe would initialize the first member only. Also false for classes with pointers,
/// short vectors or other members without a constexpr constructor.
template <typename T, typename = void>
struct has_no_union : std::false_type {};
#if defined(__has_builtin)
#if __has_builtin(__builtin_bit_cast)
template <typename T>
constexpr bool is_constant(const T &) {
  return true;
}
template <typename T>
struct has_no_union<
    T, std::enable_if_t<amp2hip::is_constant<T>(__builtin_bit_cast(T, bytes_of_type<T>{}))>>
    : std::true_type {};
#endif
#endif

/// True if a T for which has_no_union is false may consist of short vectors and numbers: its
/// default constructor, which a short vector in an anonymous union would delete, is not trivial.
/// Numbers in an anonymous union are found by is_braced().
template <typename T>
constexpr bool may_have_vectors =
    std::is_default_constructible<T>::value && !std::is_trivially_default_constructible<T>::value;

template <typename T, typename... Initializers>
constexpr auto is_braced_after(int)
    -> decltype(T{std::declval<Initializers>()..., {{}}}, static_cast<void>(0), true) {
  return true;
}
template <typename T, typename... Initializers>
constexpr bool is_braced_after(long) {
  return false;
}
/// True if two pairs of braces can initialize the member after those of the probes: it is not a
/// scalar, but a class, an array, or an anonymous union.
template <typename T, std::size_t... Number>
constexpr bool is_braced(std::index_sequence<Number...>) {
  return amp2hip::is_braced_after<T, typename probe_at<Number>::type...>(0);
}

constexpr std::size_t max_probes = 256;

/// Returns the largest number of probes that initialize a T, by a binary search: \p Few probes
/// initialize it, and \p Many do not.
template <typename T, std::size_t Few, std::size_t Many>
constexpr std::size_t count_probes() {
  if constexpr (Many - Few <= 1) {
    return Few;
  } else {
    constexpr std::size_t middle = Few + (Many - Few) / 2;
    if constexpr (amp2hip::takes_probes<T>(std::make_index_sequence<middle>()))
      return amp2hip::count_probes<T, middle, Many>();
    else
      return amp2hip::count_probes<T, Few, middle>();
  }
}

/// Returns the number of scalars, unions and other unknown classes in a T. Returns 0 if probes
/// cannot initialize all of them, or if there are more than max_probes.
template <typename T>
constexpr std::size_t probed_members() {
  if constexpr (!std::is_class<T>::value || !std::is_aggregate<T>::value ||
                !std::is_trivially_copyable<T>::value) {
    return 0;
  } else if constexpr (!has_no_union<T>::value && !may_have_vectors<T>) {
    return 0;
  } else {
    constexpr std::size_t most = sizeof(T) < max_probes ? sizeof(T) : max_probes;
    if constexpr (amp2hip::takes_probes<T>(std::make_index_sequence<most + 1>())) {
      return 0;
    } else {
      constexpr std::size_t count = amp2hip::count_probes<T, 0, most + 1>();
      // Another member, which a probe cannot initialize, must not be taken for padding.
      if constexpr (amp2hip::takes_probes<T, anything_but<T>>(std::make_index_sequence<count>()))
        return 0;
      else
        return count;
    }
  }
}

template <typename T, std::size_t... Number>
void construct_probed(void *at, probed_object &object, std::index_sequence<Number...>) {
  ::new (at) T{element_probe{&object, Number}...};
  if constexpr (!has_no_union<T>::value) {
    // Scalars must be members of T itself: inside another member they may belong to a union.
    const bool braced[] = {amp2hip::is_braced<T>(std::make_index_sequence<Number>())...};
    for (std::size_t i = 0; i < sizeof...(Number); ++i)
      object.unknown |=
          object.runs[i].kind == scalar_kind::bytes || (braced[i] && !object.runs[i].vector);
  }
}
#if defined(__GNUC__) || defined(__clang__)
#pragma GCC diagnostic pop
#endif

/// Constructs a T at \p at, from one probe for each of its members.
template <typename T>
void construct_probed(void *at, probed_object &object) {
  amp2hip::construct_probed<T>(at, object, std::make_index_sequence<probed_members<T>()>());
  if (void (*const clear)(void *) = padding_of<T>())
    clear(at);
}

/// The type of the elements of a container, for AMP2HIP_COMPARE.
struct element_layout {
  scalar_run scalars; ///< all of the element, if `members` is 0; their number is that of its bytes
  std::size_t alignment;
  std::size_t members; ///< for an aggregate: the number of probes
  void (*construct)(void *at, probed_object &object);
};

/// Returns the layout of a T. The runtime calls this function only if results are compared.
template <typename T>
element_layout layout_of() {
  element_layout layout = {scalars_of<T>(), alignof(T), 0, nullptr};
  if constexpr (std::is_void<typename only_scalar<T>::type>::value) {
    layout.members = amp2hip::probed_members<T>();
    if constexpr (amp2hip::probed_members<T>() != 0)
      layout.construct = &amp2hip::construct_probed<T>;
  }
  return layout;
}

/// Returns the layout of elements that consist of scalars of \p Size bytes.
template <scalar_kind Kind, std::size_t Size>
element_layout scalar_layout() {
  return {{Kind, Size, 0, nullptr, nullptr, false}, 1, 0, nullptr};
}

} // namespace amp2hip

#endif // AMP2HIP_ARRAY_ELEMENT_LAYOUT_H
