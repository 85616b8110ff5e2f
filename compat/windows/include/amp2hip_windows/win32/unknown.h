//===--- unknown.h - IUnknown and the macros of its classes --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
/// \file
/// The abstract class IUnknown, for libraries that pass objects by interfaces and create them by
/// functions of their own. COM itself does not exist: no class is registered.
///
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_WINDOWS_WIN32_UNKNOWN_H
#define AMP2HIP_WINDOWS_WIN32_UNKNOWN_H

#include "amp2hip_windows/win32/errors.h"
#include "amp2hip_windows/win32/guids.h"
#include "amp2hip_windows/win32/types.h"

#define STDMETHODCALLTYPE
#define STDMETHODVCALLTYPE
#define STDAPICALLTYPE
#define STDAPI EXTERN_C HRESULT STDAPICALLTYPE
#define STDAPI_(type) EXTERN_C type STDAPICALLTYPE
#define STDMETHODIMP HRESULT STDMETHODCALLTYPE
#define STDMETHODIMP_(type) type STDMETHODCALLTYPE

#ifdef __cplusplus

#define interface struct
#define STDMETHOD(method) virtual HRESULT STDMETHODCALLTYPE method
#define STDMETHOD_(type, method) virtual type STDMETHODCALLTYPE method
#define PURE = 0
#define MIDL_INTERFACE(id) struct
#define THIS_
#define THIS void
#define DECLARE_INTERFACE(name) struct name
#define DECLARE_INTERFACE_(name, base) struct name : public base
#define BEGIN_INTERFACE
#define END_INTERFACE

// With INITGUID, the identifiers are defined, once for all sources.
#ifdef INITGUID
#define DEFINE_GUID(name, l, w1, w2, b1, b2, b3, b4, b5, b6, b7, b8)                               \
  extern "C" const GUID name __attribute__((weak)) = {l, w1, w2, {b1, b2, b3, b4, b5, b6, b7, b8}}
#else
#define DEFINE_GUID(name, l, w1, w2, b1, b2, b3, b4, b5, b6, b7, b8) extern "C" const GUID name
#endif

extern "C++" {
struct IUnknown {
  /// Stores the object as an interface and counts a use, or stores null and returns E_NOINTERFACE.
  virtual HRESULT QueryInterface(REFIID id, void **object) = 0;
  /// Return the number of uses.
  virtual ULONG AddRef() = 0;
  virtual ULONG Release() = 0;
};
}
typedef IUnknown *LPUNKNOWN;

inline constexpr IID IID_IUnknown = {0, 0, 0, {0xC0, 0, 0, 0, 0, 0, 0, 0x46}};
inline constexpr GUID GUID_NULL = {0, 0, 0, {0, 0, 0, 0, 0, 0, 0, 0}};
#define IID_NULL GUID_NULL

#endif // __cplusplus

#endif // AMP2HIP_WINDOWS_WIN32_UNKNOWN_H
