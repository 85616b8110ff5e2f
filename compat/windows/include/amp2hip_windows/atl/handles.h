//===--- handles.h - CHandle and CHeapPtr ---------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// Owners of handles, memory and locks.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_ATL_HANDLES_H
#define AMP2HIP_WINDOWS_ATL_HANDLES_H

#include "amp2hip_windows/atl/errors.h"
#include "amp2hip_windows/win32/com.h"
#include "amp2hip_windows/win32/handles.h"
#include "amp2hip_windows/win32/sync.h"
#include <new>
#include <stdlib.h>

namespace ATL {

class CHandle {
public:
  CHandle() = default;
  /// Takes the handle from \p other.
  CHandle(CHandle &other) : m_h(other.Detach()) {}
  explicit CHandle(HANDLE handle) : m_h(handle) {}
  ~CHandle() { Close(); }
  CHandle &operator=(CHandle &other) {
    if (this != __builtin_addressof(other)) {
      Close();
      m_h = other.Detach();
    }
    return *this;
  }
  operator HANDLE() const { return m_h; }
  void Attach(HANDLE handle) {
    ATLASSERT(m_h == nullptr);
    m_h = handle;
  }
  HANDLE Detach() {
    HANDLE const result = m_h;
    m_h = nullptr;
    return result;
  }
  void Close() {
    if (m_h != nullptr)
      CloseHandle(m_h);
    m_h = nullptr;
  }

  HANDLE m_h = nullptr;
};

/// The functions by which CHeapPtr and CComHeapPtr allocate.
struct CCRTAllocator {
  static void *Allocate(size_t size) { return malloc(size); }
  static void *Reallocate(void *memory, size_t size) { return realloc(memory, size); }
  static void Free(void *memory) { free(memory); }
};
struct CComAllocator {
  static void *Allocate(size_t size) { return CoTaskMemAlloc(size); }
  static void *Reallocate(void *memory, size_t size) { return CoTaskMemRealloc(memory, size); }
  static void Free(void *memory) { CoTaskMemFree(memory); }
};

/// Owns memory for elements that need no constructor.
template <typename T, typename Allocator = CCRTAllocator>
class CHeapPtr {
public:
  CHeapPtr() = default;
  explicit CHeapPtr(T *data) : m_pData(data) {}
  /// Takes the memory from \p other.
  CHeapPtr(CHeapPtr &other) : m_pData(other.Detach()) {}
  ~CHeapPtr() { Free(); }
  CHeapPtr &operator=(CHeapPtr &other) {
    if (this != __builtin_addressof(other))
      Attach(other.Detach());
    return *this;
  }
  operator T *() const { return m_pData; }
  T *operator->() const { return m_pData; }
  T **operator&() { return &m_pData; }
  /// Return false without memory.
  bool Allocate(size_t count = 1) {
    return count <= ~size_t(0) / sizeof(T) && AllocateBytes(count * sizeof(T));
  }
  bool AllocateBytes(size_t size) {
    ATLASSERT(m_pData == nullptr);
    m_pData = static_cast<T *>(Allocator::Allocate(size));
    return m_pData != nullptr;
  }
  bool Reallocate(size_t count) {
    if (count > ~size_t(0) / sizeof(T))
      return false;
    T *const memory = static_cast<T *>(Allocator::Reallocate(m_pData, count * sizeof(T)));
    if (memory != nullptr)
      m_pData = memory;
    return memory != nullptr;
  }
  void Free() {
    Allocator::Free(m_pData);
    m_pData = nullptr;
  }
  void Attach(T *data) {
    Free();
    m_pData = data;
  }
  T *Detach() {
    T *const result = m_pData;
    m_pData = nullptr;
    return result;
  }

  T *m_pData = nullptr;
};
template <typename T>
class CComHeapPtr : public CHeapPtr<T, CComAllocator> {
  using CHeapPtr<T, CComAllocator>::CHeapPtr;
};

/// Own an object of `new`, or an array.
template <typename T, bool is_array = false>
class CAutoPtr {
public:
  CAutoPtr() = default;
  explicit CAutoPtr(T *object) : m_p(object) {}
  /// Takes the object from \p other.
  CAutoPtr(CAutoPtr &other) : m_p(other.Detach()) {}
  ~CAutoPtr() { Free(); }
  CAutoPtr &operator=(CAutoPtr &other) {
    if (this != __builtin_addressof(other))
      Attach(other.Detach());
    return *this;
  }
  operator T *() const { return m_p; }
  T *operator->() const { return m_p; }
  void Attach(T *object) {
    Free();
    m_p = object;
  }
  T *Detach() {
    T *const result = m_p;
    m_p = nullptr;
    return result;
  }
  void Free() {
    if constexpr (is_array)
      delete[] m_p;
    else
      delete m_p;
    m_p = nullptr;
  }

  T *m_p = nullptr;
};
template <typename T>
class CAutoVectorPtr : public CAutoPtr<T, true> {
public:
  using CAutoPtr<T, true>::CAutoPtr;
  /// Returns false without memory.
  bool Allocate(size_t count) {
    this->Attach(new (std::nothrow) T[count]);
    return this->m_p != nullptr;
  }
};

/// A lock that a thread may take several times.
class CComCriticalSection {
public:
  HRESULT Init() { return InitializeCriticalSection(&m_sec), S_OK; }
  HRESULT Term() { return DeleteCriticalSection(&m_sec), S_OK; }
  HRESULT Lock() { return EnterCriticalSection(&m_sec), S_OK; }
  HRESULT Unlock() { return LeaveCriticalSection(&m_sec), S_OK; }

  CRITICAL_SECTION m_sec;
};
class CComAutoCriticalSection : public CComCriticalSection {
public:
  CComAutoCriticalSection() { Init(); }
  ~CComAutoCriticalSection() { Term(); }
  CComAutoCriticalSection(const CComAutoCriticalSection &) = delete;
  CComAutoCriticalSection &operator=(const CComAutoCriticalSection &) = delete;
};
template <typename T>
class CComCritSecLock {
public:
  CComCritSecLock(T &section, bool is_locked = true) : section_(section) {
    if (is_locked)
      Lock();
  }
  ~CComCritSecLock() {
    if (is_locked_)
      Unlock();
  }
  CComCritSecLock(const CComCritSecLock &) = delete;
  CComCritSecLock &operator=(const CComCritSecLock &) = delete;
  HRESULT Lock() { return is_locked_ = true, section_.Lock(); }
  void Unlock() {
    section_.Unlock();
    is_locked_ = false;
  }

private:
  T &section_;
  bool is_locked_ = false;
};

} // namespace ATL

#endif // AMP2HIP_WINDOWS_ATL_HANDLES_H
