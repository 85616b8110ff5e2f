//===--- map.h - CAtlMap --------------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATL_MAP_H
#define AMP2HIP_WINDOWS_ATL_MAP_H

#include "amp2hip_windows/atl/element_traits.h"
#include "amp2hip_windows/atl/errors.h"
#include <vector>

namespace ATL {

/// A hash table with positions. Loops visit the pairs in the order in which the keys were added,
/// on Windows in that of the hash values.
template <typename K, typename V, typename KTraits = CElementTraits<K>,
          typename VTraits = CElementTraits<V>>
class CAtlMap {
public:
  typedef typename KTraits::INARGTYPE KINARGTYPE;
  class CPair : public __POSITION {
  public:
    const K m_key;
    V m_value{};

  private:
    friend class CAtlMap;
    explicit CPair(KINARGTYPE key) : m_key(key) {}
    ULONG hash_ = 0;
    CPair *previous_ = nullptr, *next_ = nullptr; ///< in the order of loops
    CPair *chain_ = nullptr;                      ///< the next pair with this bin
  };

  explicit CAtlMap(UINT bins = 17) : bins_(bins == 0 ? 17 : bins) {}
  ~CAtlMap() { RemoveAll(); }
  CAtlMap(const CAtlMap &) = delete;
  CAtlMap &operator=(const CAtlMap &) = delete;
  bool InitHashTable(UINT bins, bool = true) { return rehash(bins == 0 ? 17 : bins), true; }

  size_t GetCount() const { return count_; }
  bool IsEmpty() const { return count_ == 0; }
  bool Lookup(KINARGTYPE key, V &value) const {
    const CPair *const pair = Lookup(key);
    return pair != nullptr && (value = pair->m_value, true);
  }
  const CPair *Lookup(KINARGTYPE key) const { return find(key, KTraits::Hash(key)); }
  CPair *Lookup(KINARGTYPE key) { return find(key, KTraits::Hash(key)); }
  V &operator[](KINARGTYPE key) {
    const ULONG hash = KTraits::Hash(key);
    CPair *pair = find(key, hash);
    return (pair != nullptr ? pair : add(key, hash))->m_value;
  }
  POSITION SetAt(KINARGTYPE key, const V &value) {
    (*this)[key] = value;
    return Lookup(key);
  }
  void SetValueAt(POSITION at, const V &value) { of(at)->m_value = value; }

  POSITION GetStartPosition() const { return first_; }
  /// Return the pair at the position, and move the position.
  CPair *GetNext(POSITION &at) {
    CPair *const pair = of(at);
    at = pair->next_;
    return pair;
  }
  const CPair *GetNext(POSITION &at) const { return const_cast<CAtlMap *>(this)->GetNext(at); }
  void GetNextAssoc(POSITION &at, K &key, V &value) const {
    const CPair *const pair = GetNext(at);
    key = pair->m_key;
    value = pair->m_value;
  }
  const K &GetNextKey(POSITION &at) const { return GetNext(at)->m_key; }
  const V &GetNextValue(POSITION &at) const { return GetNext(at)->m_value; }
  V &GetNextValue(POSITION &at) { return GetNext(at)->m_value; }
  CPair *GetAt(POSITION at) { return of(at); }
  const CPair *GetAt(POSITION at) const { return of(at); }
  const K &GetKeyAt(POSITION at) const { return of(at)->m_key; }
  const V &GetValueAt(POSITION at) const { return of(at)->m_value; }
  V &GetValueAt(POSITION at) { return of(at)->m_value; }

  bool RemoveKey(KINARGTYPE key) {
    CPair *const pair = Lookup(key);
    return pair != nullptr && (RemoveAtPos(pair), true);
  }
  void RemoveAtPos(POSITION at) {
    CPair *const pair = of(at);
    CPair **link = &bin(pair->hash_);
    while (*link != pair)
      link = &(*link)->chain_;
    *link = pair->chain_;
    (pair->previous_ != nullptr ? pair->previous_->next_ : first_) = pair->next_;
    (pair->next_ != nullptr ? pair->next_->previous_ : last_) = pair->previous_;
    --count_;
    delete pair;
  }
  void RemoveAll() {
    while (first_ != nullptr)
      RemoveAtPos(first_);
  }

private:
  static CPair *of(POSITION at) {
    if (at == nullptr)
      AtlThrow(E_INVALIDARG);
    return static_cast<CPair *>(at);
  }
  CPair *&bin(ULONG hash) { return bins_[hash % bins_.size()]; }
  CPair *find(KINARGTYPE key, ULONG hash) const {
    CPair *pair = bins_[hash % bins_.size()];
    while (pair != nullptr && !(pair->hash_ == hash && KTraits::CompareElements(key, pair->m_key)))
      pair = pair->chain_;
    return pair;
  }
  CPair *add(KINARGTYPE key, ULONG hash) {
    if (count_ >= bins_.size())
      rehash(2 * bins_.size() + 1);
    CPair *const pair = new CPair(key);
    pair->hash_ = hash;
    pair->previous_ = last_;
    (last_ != nullptr ? last_->next_ : first_) = pair;
    last_ = pair;
    enter(pair);
    ++count_;
    return pair;
  }
  void enter(CPair *pair) {
    pair->chain_ = bin(pair->hash_);
    bin(pair->hash_) = pair;
  }
  void rehash(size_t bins) {
    bins_.assign(bins, nullptr);
    for (CPair *pair = first_; pair != nullptr; pair = pair->next_)
      enter(pair);
  }

  std::vector<CPair *> bins_;
  CPair *first_ = nullptr, *last_ = nullptr;
  size_t count_ = 0;
};

} // namespace ATL

#endif // AMP2HIP_WINDOWS_ATL_MAP_H
