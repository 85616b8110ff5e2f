//===--- hash_containers.h - stdext::hash_map and hash_set ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Microsoft's containers before C++11. The elements are in the order of their insertion.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_STL_HASH_CONTAINERS_H
#define AMP2HIP_WINDOWS_STL_HASH_CONTAINERS_H

#include "amp2hip_windows/stl/hash_table.h"
#include <stdexcept>
#include <string_view>

namespace stdext {

template <class Key>
size_t hash_value(const Key &key) {
  return std::hash<Key>()(key);
}
/// Hash the text.
inline size_t hash_value(const char *text) { return std::hash<std::string_view>()(text); }
inline size_t hash_value(const wchar_t *text) { return std::hash<std::wstring_view>()(text); }

/// Hashes keys and tells if a key is less than another. Programs derive from it, specialize it, or
/// define a class with the same two operators.
template <class Key, class Less = std::less<Key>>
class hash_compare {
public:
  enum { bucket_size = 1 };
  size_t operator()(const Key &key) const { return hash_value(key); }
  bool operator()(const Key &a, const Key &b) const { return Less()(a, b); }
};

template <class Key, class Value, class Compare = hash_compare<Key>,
          class Allocator = std::allocator<std::pair<const Key, Value>>>
class hash_map : public amp2hip_windows::hash_table<Key, std::pair<const Key, Value>, Compare,
                                                    Allocator, amp2hip_windows::key_of_map, false> {
  typedef amp2hip_windows::hash_table<Key, std::pair<const Key, Value>, Compare, Allocator,
                                      amp2hip_windows::key_of_map, false>
      base;

public:
  typedef Value mapped_type;
  using base::base;

  Value &operator[](const Key &key) {
    const auto found = this->find(key);
    return found != this->end() ? found->second : this->emplace(key, Value()).first->second;
  }
  /// Throw std::out_of_range.
  Value &at(const Key &key) {
    const auto found = this->find(key);
    if (found == this->end())
      throw std::out_of_range("invalid hash_map<K, T> key");
    return found->second;
  }
  const Value &at(const Key &key) const { return const_cast<hash_map &>(*this).at(key); }
};

template <class Key, class Value, class Compare = hash_compare<Key>,
          class Allocator = std::allocator<std::pair<const Key, Value>>>
class hash_multimap
    : public amp2hip_windows::hash_table<Key, std::pair<const Key, Value>, Compare, Allocator,
                                         amp2hip_windows::key_of_map, true> {
  typedef amp2hip_windows::hash_table<Key, std::pair<const Key, Value>, Compare, Allocator,
                                      amp2hip_windows::key_of_map, true>
      base;

public:
  typedef Value mapped_type;
  using base::base;
};

template <class Key, class Compare = hash_compare<Key>, class Allocator = std::allocator<Key>>
class hash_set : public amp2hip_windows::hash_table<Key, Key, Compare, Allocator,
                                                    amp2hip_windows::key_of_set, false> {
  typedef amp2hip_windows::hash_table<Key, Key, Compare, Allocator, amp2hip_windows::key_of_set,
                                      false>
      base;

public:
  using base::base;
};

template <class Key, class Compare = hash_compare<Key>, class Allocator = std::allocator<Key>>
class hash_multiset : public amp2hip_windows::hash_table<Key, Key, Compare, Allocator,
                                                         amp2hip_windows::key_of_set, true> {
  typedef amp2hip_windows::hash_table<Key, Key, Compare, Allocator, amp2hip_windows::key_of_set,
                                      true>
      base;

public:
  using base::base;
};

} // namespace stdext

#endif // AMP2HIP_WINDOWS_STL_HASH_CONTAINERS_H
