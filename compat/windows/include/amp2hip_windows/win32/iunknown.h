//===--- iunknown.h - IUnknown and the macros of its classes --------------===//
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
#ifndef AMP2HIP_WINDOWS_WIN32_IUNKNOWN_H
#define AMP2HIP_WINDOWS_WIN32_IUNKNOWN_H

#include "amp2hip_windows/win32/errors.h"
#include "amp2hip_windows/win32/guids.h"
#include "amp2hip_windows/win32/types.h"

#ifdef __cplusplus

#define interface struct
#define STDMETHOD(method) virtual HRESULT STDMETHODCALLTYPE method
#define STDMETHOD_(type, method) virtual type STDMETHODCALLTYPE method
#define PURE = 0
#define MIDL_INTERFACE(id) struct DECLSPEC_UUID(id) DECLSPEC_NOVTABLE
#define THIS_
#define THIS void
#define DECLARE_INTERFACE(name) struct name
#define DECLARE_INTERFACE_(name, base) struct name : public base
#define DECLARE_INTERFACE_IID(name, id) struct DECLSPEC_UUID(id) name
#define DECLARE_INTERFACE_IID_(name, base, id) struct DECLSPEC_UUID(id) name : public base
#define BEGIN_INTERFACE
#define END_INTERFACE

extern "C++" {
struct IUnknown;
AMP2HIP_UUID("00000000-0000-0000-C000-000000000046", IUnknown);
MIDL_INTERFACE("00000000-0000-0000-C000-000000000046") IUnknown {
  /// Stores the object as an interface and counts a use, or stores null and returns E_NOINTERFACE.
  virtual HRESULT QueryInterface(REFIID id, void **object) = 0;
  /// Return the number of uses.
  virtual ULONG AddRef() = 0;
  virtual ULONG Release() = 0;
};

/// Requires that \p T is an interface.
template <typename T>
void **IID_PPV_ARGS_Helper(T **to) {
  static_cast<void>(static_cast<IUnknown *>(*to));
  return reinterpret_cast<void **>(to);
}
}
/// The last two arguments of QueryInterface: the identifier of the interface, and where to store
/// it.
#define IID_PPV_ARGS(to) __uuidof(**(to)), IID_PPV_ARGS_Helper(to)
typedef IUnknown *LPUNKNOWN;

inline constexpr IID IID_IUnknown = {0, 0, 0, {0xC0, 0, 0, 0, 0, 0, 0, 0x46}};
inline constexpr GUID GUID_NULL = {0, 0, 0, {0, 0, 0, 0, 0, 0, 0, 0}};
#define IID_NULL GUID_NULL

#endif // __cplusplus

#endif // AMP2HIP_WINDOWS_WIN32_IUNKNOWN_H
