//===--- hash_table.h - the base of hash_map and hash_set -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_STL_HASH_TABLE_H
#define AMP2HIP_WINDOWS_STL_HASH_TABLE_H

#include <algorithm>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <limits>
#include <list>
#include <memory>
#include <unordered_map>
#include <utility>

namespace amp2hip_windows {

/// A list of elements with an index of their keys. Elements with equal keys are neighbors. \p KeyOf
/// returns the key of an element, and \p Compare hashes a key and tells if a key is less than
/// another.
template <class Key, class Value, class Compare, class Allocator, class KeyOf, bool IsMulti>
class hash_table {
  using list = std::list<Value, Allocator>;

public:
  typedef Key key_type;
  typedef Value value_type;
  typedef Compare key_compare;
  typedef Allocator allocator_type;
  typedef std::size_t size_type;
  typedef std::ptrdiff_t difference_type;
  typedef typename list::pointer pointer;
  typedef typename list::const_pointer const_pointer;
  typedef typename list::reference reference;
  typedef typename list::const_reference const_reference;
  typedef std::conditional_t<std::is_same<Key, Value>::value, typename list::const_iterator,
                             typename list::iterator>
      iterator;
  typedef typename list::const_iterator const_iterator;
  typedef std::reverse_iterator<iterator> reverse_iterator;
  typedef std::reverse_iterator<const_iterator> const_reverse_iterator;
  typedef std::conditional_t<IsMulti, iterator, std::pair<iterator, bool>> insertion;

  /// Compares the keys of elements.
  class value_compare {
  public:
    explicit value_compare(const Compare &compare) : comp(compare) {}
    bool operator()(const Value &a, const Value &b) const { return comp(KeyOf()(a), KeyOf()(b)); }
    Compare comp;
  };

  explicit hash_table(const Compare &compare = Compare(), const Allocator &allocator = Allocator())
      : compare_(compare), values_(allocator), index_(8, hash_of{compare}, equality{compare}) {}
  template <class Iterator, class = typename std::iterator_traits<Iterator>::iterator_category>
  hash_table(Iterator first, Iterator last, const Compare &compare = Compare(),
             const Allocator &allocator = Allocator())
      : hash_table(compare, allocator) {
    insert(first, last);
  }
  hash_table(std::initializer_list<Value> values, const Compare &compare = Compare(),
             const Allocator &allocator = Allocator())
      : hash_table(values.begin(), values.end(), compare, allocator) {}
  hash_table(const hash_table &other)
      : hash_table(other.begin(), other.end(), other.compare_, other.get_allocator()) {}
  hash_table(hash_table &&other) : hash_table(other.compare_, other.get_allocator()) {
    swap(other);
  }
  hash_table &operator=(hash_table other) {
    swap(other);
    return *this;
  }
  ~hash_table() = default;

  iterator begin() { return values_.begin(); }
  iterator end() { return values_.end(); }
  const_iterator begin() const { return values_.begin(); }
  const_iterator end() const { return values_.end(); }
  const_iterator cbegin() const { return begin(); }
  const_iterator cend() const { return end(); }
  reverse_iterator rbegin() { return reverse_iterator(end()); }
  reverse_iterator rend() { return reverse_iterator(begin()); }
  const_reverse_iterator rbegin() const { return const_reverse_iterator(end()); }
  const_reverse_iterator rend() const { return const_reverse_iterator(begin()); }
  const_reverse_iterator crbegin() const { return rbegin(); }
  const_reverse_iterator crend() const { return rend(); }

  bool empty() const { return values_.empty(); }
  size_type size() const { return values_.size(); }
  size_type max_size() const { return values_.max_size(); }
  Compare key_comp() const { return compare_; }
  value_compare value_comp() const { return value_compare(compare_); }
  allocator_type get_allocator() const { return values_.get_allocator(); }
  size_type bucket_count() const { return index_.bucket_count(); }
  float load_factor() const { return index_.load_factor(); }
  float max_load_factor() const { return index_.max_load_factor(); }
  void max_load_factor(float most) { index_.max_load_factor(most); }
  void rehash(size_type count) { index_.rehash(count); }

  insertion insert(const Value &value) { return emplace(value); }
  insertion insert(Value &&value) { return emplace(std::move(value)); }
  iterator insert(const_iterator, const Value &value) { return place(emplace(value)); }
  template <class Iterator, class = typename std::iterator_traits<Iterator>::iterator_category>
  void insert(Iterator first, Iterator last) {
    for (; first != last; ++first)
      emplace(*first);
  }
  void insert(std::initializer_list<Value> values) { insert(values.begin(), values.end()); }
  template <class... Arguments>
  insertion emplace(Arguments &&...arguments) {
    list made(get_allocator());
    made.emplace_back(std::forward<Arguments>(arguments)...);
    return add(made);
  }
  template <class... Arguments>
  iterator emplace_hint(const_iterator, Arguments &&...arguments) {
    return place(emplace(std::forward<Arguments>(arguments)...));
  }

  iterator erase(const_iterator where) {
    const auto found = index_.find(&KeyOf()(*where));
    const const_iterator next = std::next(where);
    if (const_iterator(found->second) == where) {
      const typename list::iterator first = std::next(found->second);
      index_.erase(found);
      if (first != values_.end() && are_equal(KeyOf()(*where), KeyOf()(*first)))
        index_.emplace(&KeyOf()(*first), first);
    }
    values_.erase(where);
    return mutable_place(next);
  }
  iterator erase(const_iterator first, const_iterator last) {
    while (first != last)
      first = erase(first);
    return mutable_place(last);
  }
  size_type erase(const Key &key) {
    const auto [first, last] = equal_range(key);
    const auto count = static_cast<size_type>(std::distance(first, last));
    erase(first, last);
    return count;
  }
  void clear() {
    index_.clear();
    values_.clear();
  }
  void swap(hash_table &other) {
    std::swap(compare_, other.compare_);
    values_.swap(other.values_);
    index_.swap(other.index_);
  }

  iterator find(const Key &key) { return first_of(key); }
  const_iterator find(const Key &key) const { return first_of(key); }
  size_type count(const Key &key) const {
    const auto range = equal_range(key);
    return static_cast<size_type>(std::distance(range.first, range.second));
  }
  /// The elements with the key; for a key that does not exist, the end.
  std::pair<iterator, iterator> equal_range(const Key &key) {
    const typename list::iterator first = first_of(key);
    return {first, last_of(key, first)};
  }
  std::pair<const_iterator, const_iterator> equal_range(const Key &key) const {
    const typename list::iterator first = first_of(key);
    return {first, last_of(key, first)};
  }
  iterator lower_bound(const Key &key) { return equal_range(key).first; }
  const_iterator lower_bound(const Key &key) const { return equal_range(key).first; }
  iterator upper_bound(const Key &key) { return equal_range(key).second; }
  const_iterator upper_bound(const Key &key) const { return equal_range(key).second; }

  friend bool operator==(const hash_table &a, const hash_table &b) {
    if (a.size() != b.size())
      return false;
    for (auto one = a.begin(); one != a.end();) {
      const auto in_a = a.equal_range(KeyOf()(*one)), in_b = b.equal_range(KeyOf()(*one));
      if (!std::is_permutation(in_a.first, in_a.second, in_b.first, in_b.second))
        return false;
      one = in_a.second;
    }
    return true;
  }
  friend bool operator!=(const hash_table &a, const hash_table &b) { return !(a == b); }
  friend void swap(hash_table &a, hash_table &b) { a.swap(b); }

private:
  struct hash_of {
    Compare compare;
    std::size_t operator()(const Key *key) const { return compare(*key); }
  };
  struct equality {
    Compare compare;
    bool operator()(const Key *a, const Key *b) const {
      return !compare(*a, *b) && !compare(*b, *a);
    }
  };
  bool are_equal(const Key &a, const Key &b) const { return equality{compare_}(&a, &b); }

  typename list::iterator first_of(const Key &key) const {
    const auto found = index_.find(&key);
    return found != index_.end() ? found->second : const_cast<list &>(values_).end();
  }
  typename list::iterator last_of(const Key &key, typename list::iterator last) const {
    while (last != const_cast<list &>(values_).end() && are_equal(key, KeyOf()(*last)))
      ++last;
    return last;
  }
  iterator mutable_place(const_iterator where) { return values_.erase(where, where); }

  /// Adds the element of a list.
  insertion add(list &made) {
    const typename list::iterator one = made.begin();
    const Key &key = KeyOf()(*one);
    const typename list::iterator first = first_of(key);
    if (first == values_.end())
      index_.emplace(&key, one);
    if constexpr (IsMulti) {
      values_.splice(last_of(key, first), made);
      return one;
    } else {
      if (first != values_.end())
        return {first, false};
      values_.splice(values_.end(), made);
      return {one, true};
    }
  }
  static iterator place(const insertion &of) {
    if constexpr (IsMulti)
      return of;
    else
      return of.first;
  }

  Compare compare_;
  list values_;
  /// The first element with each key.
  std::unordered_map<const Key *, typename list::iterator, hash_of, equality> index_;
};

struct key_of_set {
  template <class Value>
  const Value &operator()(const Value &value) const {
    return value;
  }
};
struct key_of_map {
  template <class Value>
  const typename Value::first_type &operator()(const Value &value) const {
    return value.first;
  }
};

} // namespace amp2hip_windows

#endif // AMP2HIP_WINDOWS_STL_HASH_TABLE_H
