//===--- com_pointers.h - CComPtr and CComQIPtr ---------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Pointers that count the uses of COM objects, which libraries of the program create: COM itself
/// does not exist.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATL_COM_POINTERS_H
#define AMP2HIP_WINDOWS_ATL_COM_POINTERS_H

#include "amp2hip_windows/atl/errors.h"
#include "amp2hip_windows/language/unavailable.h"
#include "amp2hip_windows/win32/guids.h"
#include "amp2hip_windows/win32/iunknown.h"
#include <stddef.h>

namespace amp2hip_windows {

/// The identifier of the interface \p T: \p id, or that of `__uuidof` if it is null.
template <typename T, const IID *id>
struct interface_id {
  static REFIID value() { return *id; }
};
template <typename T>
struct interface_id<T, nullptr> {
  static REFIID value() { return __uuidof(T); }
};

} // namespace amp2hip_windows

namespace ATL {

/// What CComPtr and CComQIPtr have in common.
template <typename T>
class CComPtrBase {
public:
  ~CComPtrBase() { Release(); }
  operator T *() const { return p; }
  T &operator*() const {
    ATLENSURE_THROW(p != nullptr, E_POINTER);
    return *p;
  }
  /// Requires a null pointer, because its value is lost.
  T **operator&() {
    ATLASSERT(p == nullptr);
    return &p;
  }
  T *operator->() const {
    ATLASSERT(p != nullptr);
    return p;
  }
  bool operator!() const { return p == nullptr; }
  bool operator<(T *other) const { return p < other; }
  bool operator==(T *other) const { return p == other; }
  bool operator!=(T *other) const { return p != other; }

  void Release() {
    T *const old = p;
    p = nullptr;
    if (old != nullptr)
      old->Release();
  }
  bool IsEqualObject(IUnknown *other) {
    CComPtrBase<IUnknown> a, b;
    if (p != nullptr)
      p->QueryInterface(IID_IUnknown, reinterpret_cast<void **>(&a.p));
    if (other != nullptr)
      other->QueryInterface(IID_IUnknown, reinterpret_cast<void **>(&b.p));
    return a.p == b.p;
  }
  /// Takes over a use of \p object.
  void Attach(T *object) {
    Release();
    p = object;
  }
  /// Returns the pointer with its use.
  T *Detach() {
    T *const result = p;
    p = nullptr;
    return result;
  }
  HRESULT CopyTo(T **to) {
    if (to == nullptr)
      return E_POINTER;
    *to = p;
    if (p != nullptr)
      p->AddRef();
    return S_OK;
  }
  template <typename Q>
  HRESULT QueryInterface(Q **to) const {
    return p->QueryInterface(__uuidof(Q), reinterpret_cast<void **>(to));
  }
  __attribute__((unavailable(
      "it does not exist on Linux; there is no COM: remove the code that uses it"))) HRESULT
  CoCreateInstance(...);

  T *p = nullptr;

protected:
  template <typename>
  friend class CComPtrBase;

  CComPtrBase() = default;
  explicit CComPtrBase(T *object) : p(object) {
    if (p != nullptr)
      p->AddRef();
  }
  CComPtrBase(const CComPtrBase &) = delete;
  CComPtrBase &operator=(const CComPtrBase &) = delete;
  /// The old object may own \p object.
  void assign(T *object) {
    if (object != nullptr)
      object->AddRef();
    T *const old = p;
    p = object;
    if (old != nullptr)
      old->Release();
  }
  /// Takes \p object as the interface \p id, or null if it does not have it.
  void query(IUnknown *object, REFIID id) {
    T *found = nullptr;
    if (object != nullptr && FAILED(object->QueryInterface(id, reinterpret_cast<void **>(&found))))
      found = nullptr;
    Attach(found);
  }
};

template <typename T>
class CComPtr : public CComPtrBase<T> {
public:
  CComPtr() = default;
  CComPtr(T *object) : CComPtrBase<T>(object) {}
  CComPtr(const CComPtr &other) : CComPtrBase<T>(other.p) {}
  CComPtr(CComPtr &&other) noexcept { this->p = other.Detach(); }
  T *operator=(T *object) { return this->assign(object), this->p; }
  T *operator=(const CComPtr &other) { return this->assign(other.p), this->p; }
  T *operator=(CComPtr &&other) noexcept {
    if (this->p != other.p)
      this->Attach(other.Detach());
    return this->p;
  }
  /// Asks for the interface \p T.
  template <typename Q>
  T *operator=(const CComPtr<Q> &other) {
    return this->query(other.p, __uuidof(T)), this->p;
  }
};

/// A CComPtr that asks assigned objects for the interface \p T, whose identifier is \p piid if
/// that is not null.
template <typename T, const IID *piid = nullptr>
class CComQIPtr : public CComPtr<T> {
public:
  CComQIPtr() = default;
  CComQIPtr(T *object) : CComPtr<T>(object) {}
  CComQIPtr(const CComQIPtr &other) : CComPtr<T>(other.p) {}
  CComQIPtr(decltype(nullptr)) {}
  /// \p Q is another interface, or a pointer to one.
  template <typename Q>
  CComQIPtr(Q *object) {
    this->query(object, id());
  }
  template <typename Q>
  CComQIPtr(const CComPtr<Q> &other) {
    this->query(other.p, id());
  }
  T *operator=(T *object) { return this->assign(object), this->p; }
  T *operator=(const CComQIPtr &other) { return this->assign(other.p), this->p; }
  T *operator=(decltype(nullptr)) { return this->Release(), nullptr; }
  template <typename Q>
  T *operator=(Q *object) {
    return this->query(object, id()), this->p;
  }
  template <typename Q>
  T *operator=(const CComPtr<Q> &other) {
    return this->query(other.p, id()), this->p;
  }

private:
  static REFIID id() { return amp2hip_windows::interface_id<T, piid>::value(); }
};

/// A value in a container although it has an `operator&`.
template <typename T>
class CAdapt {
public:
  CAdapt() = default;
  CAdapt(const T &value) : m_T(value) {}
  CAdapt &operator=(const T &value) { return m_T = value, *this; }
  bool operator<(const T &value) const { return m_T < value; }
  bool operator==(const T &value) const { return m_T == value; }
  operator T &() { return m_T; }
  operator const T &() const { return m_T; }

  T m_T;
};

} // namespace ATL

#endif // AMP2HIP_WINDOWS_ATL_COM_POINTERS_H
