//===--- hash_containers.h - stdext::hash_map and hash_set ---------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Microsoft's containers before C++11, as classes that derive from the standard ones.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_STL_HASH_CONTAINERS_H
#define AMP2HIP_WINDOWS_STL_HASH_CONTAINERS_H

#include <functional>
#include <unordered_map>
#include <unordered_set>

namespace stdext {

template <class Key>
size_t hash_value(const Key &key) {
  return std::hash<Key>()(key);
}

/// Hashes keys and tells if a key is less than another. Programs derive from it, specialize it, or
/// define a class with the same two operators.
template <class Key, class Less = std::less<Key>>
class hash_compare {
public:
  enum { bucket_size = 1 };
  size_t operator()(const Key &key) const { return std::hash<Key>()(key); }
  bool operator()(const Key &a, const Key &b) const { return Less()(a, b); }
};

/// The equality of the standard containers from the order of Microsoft's.
template <class Key, class Compare>
struct hash_equal {
  bool operator()(const Key &a, const Key &b) const {
    const Compare compare;
    return !compare(a, b) && !compare(b, a);
  }
};

template <class Key, class Value, class Compare = hash_compare<Key>>
class hash_map : public std::unordered_map<Key, Value, Compare, hash_equal<Key, Compare>> {
public:
  using std::unordered_map<Key, Value, Compare, hash_equal<Key, Compare>>::unordered_map;
};
template <class Key, class Value, class Compare = hash_compare<Key>>
class hash_multimap
    : public std::unordered_multimap<Key, Value, Compare, hash_equal<Key, Compare>> {
public:
  using std::unordered_multimap<Key, Value, Compare, hash_equal<Key, Compare>>::unordered_multimap;
};
template <class Key, class Compare = hash_compare<Key>>
class hash_set : public std::unordered_set<Key, Compare, hash_equal<Key, Compare>> {
public:
  using std::unordered_set<Key, Compare, hash_equal<Key, Compare>>::unordered_set;
};
template <class Key, class Compare = hash_compare<Key>>
class hash_multiset : public std::unordered_multiset<Key, Compare, hash_equal<Key, Compare>> {
public:
  using std::unordered_multiset<Key, Compare, hash_equal<Key, Compare>>::unordered_multiset;
};

} // namespace stdext

#endif // AMP2HIP_WINDOWS_STL_HASH_CONTAINERS_H
