//===--- array.h - CAtlArray ----------------------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATL_ARRAY_H
#define AMP2HIP_WINDOWS_ATL_ARRAY_H

#include "amp2hip_windows/atl/element_traits.h"
#include "amp2hip_windows/atl/errors.h"
#include <vector>

namespace ATL {

/// An array that grows. An index that is not valid throws CAtlException.
template <typename E, typename Traits = CElementTraits<E>>
class CAtlArray {
public:
  CAtlArray() = default;
  CAtlArray(const CAtlArray &) = delete;
  CAtlArray &operator=(const CAtlArray &) = delete;

  size_t GetCount() const { return elements_.size(); }
  bool IsEmpty() const { return elements_.empty(); }
  bool SetCount(size_t count, int = -1) { return elements_.resize(count), true; }
  void FreeExtra() { elements_.shrink_to_fit(); }
  void RemoveAll() { elements_.clear(); }

  const E &GetAt(size_t i) const { return elements_[valid(i)].value; }
  E &GetAt(size_t i) { return elements_[valid(i)].value; }
  const E &operator[](size_t i) const { return GetAt(i); }
  E &operator[](size_t i) { return GetAt(i); }
  void SetAt(size_t i, const E &value) { GetAt(i) = value; }
  void SetAtGrow(size_t i, const E &value) {
    const E copy(value);
    if (i >= GetCount())
      SetCount(i + 1);
    SetAt(i, copy);
  }
  E *GetData() { return IsEmpty() ? nullptr : &elements_[0].value; }
  const E *GetData() const { return IsEmpty() ? nullptr : &elements_[0].value; }

  /// Return the index of the first new element.
  size_t Add() {
    elements_.emplace_back();
    return GetCount() - 1;
  }
  size_t Add(const E &value) {
    elements_.push_back(element{value});
    return GetCount() - 1;
  }
  size_t Append(const CAtlArray &other) {
    const size_t old = GetCount(), added = other.GetCount();
    for (size_t i = 0; i < added; ++i)
      Add(E(other[i]));
    return old;
  }
  void Copy(const CAtlArray &other) { elements_ = other.elements_; }
  void InsertAt(size_t i, const E &value, size_t count = 1) {
    const element copy{value};
    if (i > GetCount())
      SetCount(i);
    elements_.insert(elements_.begin() + static_cast<ptrdiff_t>(i), count, copy);
  }
  void RemoveAt(size_t i, size_t count = 1) {
    if (i > GetCount() || count > GetCount() - i)
      AtlThrow(E_INVALIDARG);
    const auto first = elements_.begin() + static_cast<ptrdiff_t>(i);
    elements_.erase(first, first + static_cast<ptrdiff_t>(count));
  }

private:
  /// An element of std::vector<bool> would have no address.
  struct element {
    E value{};
  };
  size_t valid(size_t i) const {
    if (i >= GetCount())
      AtlThrow(E_INVALIDARG);
    return i;
  }

  std::vector<element> elements_;
};

} // namespace ATL

#endif // AMP2HIP_WINDOWS_ATL_ARRAY_H
