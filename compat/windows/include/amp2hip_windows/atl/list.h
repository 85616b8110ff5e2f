//===--- list.h - CAtlList ------------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATL_LIST_H
#define AMP2HIP_WINDOWS_ATL_LIST_H

#include "amp2hip_windows/atl/element_traits.h"
#include "amp2hip_windows/atl/errors.h"
#include <utility>

namespace ATL {

/// A list with positions. A position that is null throws CAtlException.
template <typename E, typename Traits = CElementTraits<E>>
class CAtlList {
public:
  explicit CAtlList(UINT = 10) {}
  ~CAtlList() { RemoveAll(); }
  CAtlList(const CAtlList &) = delete;
  CAtlList &operator=(const CAtlList &) = delete;

  size_t GetCount() const { return count_; }
  bool IsEmpty() const { return count_ == 0; }
  POSITION GetHeadPosition() const { return first_; }
  POSITION GetTailPosition() const { return last_; }
  E &GetHead() { return GetAt(first_); }
  const E &GetHead() const { return GetAt(first_); }
  E &GetTail() { return GetAt(last_); }
  const E &GetTail() const { return GetAt(last_); }
  E &GetAt(POSITION at) { return of(at)->value; }
  const E &GetAt(POSITION at) const { return of(at)->value; }
  void SetAt(POSITION at, const E &value) { of(at)->value = value; }
  /// Return the element at the position, and move the position.
  E &GetNext(POSITION &at) {
    node *const here = of(at);
    at = here->next;
    return here->value;
  }
  const E &GetNext(POSITION &at) const { return const_cast<CAtlList *>(this)->GetNext(at); }
  E &GetPrev(POSITION &at) {
    node *const here = of(at);
    at = here->previous;
    return here->value;
  }
  const E &GetPrev(POSITION &at) const { return const_cast<CAtlList *>(this)->GetPrev(at); }

  POSITION AddHead(const E &value) { return insert(new node(value), nullptr, first_); }
  POSITION AddTail(const E &value) { return insert(new node(value), last_, nullptr); }
  /// Before null is the head, and after null the tail, as on Windows.
  POSITION InsertBefore(POSITION at, const E &value) {
    return at == nullptr ? AddHead(value) : insert(new node(value), of(at)->previous, of(at));
  }
  POSITION InsertAfter(POSITION at, const E &value) {
    return at == nullptr ? AddTail(value) : insert(new node(value), of(at), of(at)->next);
  }
  void AddTailList(const CAtlList *other) {
    size_t rest = other->count_;
    for (const node *n = other->first_; rest-- > 0; n = n->next)
      AddTail(n->value);
  }
  E RemoveHead() {
    E result(std::move(GetHead()));
    RemoveAt(first_);
    return result;
  }
  E RemoveTail() {
    E result(std::move(GetTail()));
    RemoveAt(last_);
    return result;
  }
  void RemoveHeadNoReturn() { RemoveAt(first_); }
  void RemoveTailNoReturn() { RemoveAt(last_); }
  void RemoveAt(POSITION at) {
    node *const n = of(at);
    (n->previous != nullptr ? n->previous->next : first_) = n->next;
    (n->next != nullptr ? n->next->previous : last_) = n->previous;
    --count_;
    delete n;
  }
  void RemoveAll() {
    while (first_ != nullptr)
      RemoveAt(first_);
  }

  /// Searches after \p after, or from the head on.
  POSITION Find(typename Traits::INARGTYPE value, POSITION after = nullptr) const {
    node *n = after == nullptr ? first_ : of(after)->next;
    while (n != nullptr && !Traits::CompareElements(value, n->value))
      n = n->next;
    return n;
  }
  POSITION FindIndex(size_t index) const {
    node *n = index < count_ ? first_ : nullptr;
    for (; n != nullptr && index > 0; --index)
      n = n->next;
    return n;
  }

private:
  struct node : __POSITION {
    explicit node(const E &value) : value(value) {}
    E value;
    node *previous = nullptr, *next = nullptr;
  };
  static node *of(POSITION at) {
    if (at == nullptr)
      AtlThrow(E_INVALIDARG);
    return static_cast<node *>(at);
  }
  POSITION insert(node *n, node *previous, node *next) {
    n->previous = previous;
    n->next = next;
    (previous != nullptr ? previous->next : first_) = n;
    (next != nullptr ? next->previous : last_) = n;
    ++count_;
    return n;
  }

  node *first_ = nullptr, *last_ = nullptr;
  size_t count_ = 0;
};

} // namespace ATL

#endif // AMP2HIP_WINDOWS_ATL_LIST_H
