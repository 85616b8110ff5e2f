//===--- iunknown.cpp - IUnknown and BSTR ---------------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#define INITGUID
#include <catch2/catch.hpp>
#include <guiddef.h>
#include <ole2.h>
#include <oleauto.h>
#include <string>
#include <unknwn.h>
#include <windows.h>

DEFINE_GUID(IID_ICompatCounter, 0x12345678, 0x1234, 0x5678, 1, 2, 3, 4, 5, 6, 7, 8);

namespace {
DECLARE_INTERFACE_(counter_interface, IUnknown) {
  STDMETHOD(next)(THIS_ int *to) PURE;
  STDMETHOD_(int, value)(THIS) PURE;
};
typedef interface counter_interface *counter_pointer;

class counter : public counter_interface {
public:
  STDMETHODIMP QueryInterface(REFIID id, void **object) {
    const bool known = IsEqualIID(id, IID_IUnknown) || id == IID_ICompatCounter;
    *object = known ? static_cast<counter_interface *>(this) : nullptr;
    return known ? (AddRef(), NOERROR) : E_NOINTERFACE;
  }
  STDMETHODIMP_(ULONG) AddRef() { return ++uses; }
  STDMETHODIMP_(ULONG) Release() { return --uses; }
  STDMETHODIMP next(int *to) { return *to = ++current, S_OK; }
  STDMETHODIMP_(int) value() { return current; }

private:
  ULONG uses = 1;
  int current = 0;
};
} // namespace

STDAPI compat_create(void **object) {
  static counter only;
  return only.QueryInterface(IID_ICompatCounter, object);
}

MIDL_INTERFACE("12345678-1234-5678-0102-030405060708") compat_described : public IUnknown {
  virtual HRESULT STDMETHODCALLTYPE describe(BSTR * to) = 0;
};
DECLARE_INTERFACE(compat_plain) { STDMETHOD_(int, seven)(THIS) PURE; };
STDAPI_(ULONG) compat_uses(LPUNKNOWN object) {
  object->AddRef();
  return object->Release();
}

TEST_CASE("IUnknown: objects with interfaces") {
  counter_pointer object = nullptr;
  REQUIRE(SUCCEEDED(compat_create(reinterpret_cast<void **>(&object))));
  int number = 0;
  CHECK(object->next(&number) == S_OK);
  CHECK(number == 1);
  CHECK(object->value() == 1);
  LPUNKNOWN other = object;
  CHECK(other->AddRef() == 3);
  CHECK(other->Release() == 2);
  CHECK(compat_uses(object) == 2);
  struct seven_object : compat_plain {
    STDMETHODIMP_(int) seven() { return 7; }
  } seven;
  CHECK(static_cast<compat_plain &>(seven).seven() == 7);
  void *none = object;
  CHECK(object->QueryInterface(GUID_NULL, &none) == E_NOINTERFACE);
  CHECK(none == nullptr);
  CHECK(IsEqualGUID(IID_NULL, GUID_NULL));
}

// What the translator writes for classes with identifiers.
struct compat_identified;
AMP2HIP_UUID("12345678-1234-5678-0102-03040506FfaB", compat_identified);
DECLARE_INTERFACE_IID(compat_identified, "12345678-1234-5678-0102-03040506FfaB") {
  STDMETHOD(QueryInterface)(THIS_ REFIID id, void **object) PURE;
};
struct compat_identified_too;
AMP2HIP_UUID("12345679-1234-5678-0102-030405060708", compat_identified_too);
DECLARE_INTERFACE_IID_(compat_identified_too, IUnknown, "12345679-1234-5678-0102-030405060708"){};
struct compat_outer {
  struct DECLSPEC_UUID("1234567A-1234-5678-0102-030405060708") DECLSPEC_NOVTABLE inner{};
  AMP2HIP_NESTED_UUID("1234567A-1234-5678-0102-030405060708", inner);
};

TEST_CASE("__uuidof: the identifiers of classes") {
  CHECK(__uuidof(IUnknown) == IID_IUnknown);
  static_assert(__uuidof(compat_identified).Data1 == 0x12345678);
  CHECK(IsEqualCLSID(__uuidof(compat_identified),
                     GUID{0x12345678, 0x1234, 0x5678, {1, 2, 3, 4, 5, 6, 0xFF, 0xAB}}));
  CHECK(_uuidof(compat_outer::inner).Data1 == 0x1234567A);
  compat_identified_too *pointer = nullptr, *const array[2] = {};
  CHECK(&__uuidof(pointer) == &__uuidof(compat_identified_too));
  CHECK(&__uuidof(array[0]) == &__uuidof(*pointer));

  counter_pointer object = nullptr;
  REQUIRE(SUCCEEDED(compat_create(reinterpret_cast<void **>(&object))));
  LPUNKNOWN unknown = nullptr;
  CHECK(object->QueryInterface(IID_PPV_ARGS(&unknown)) == S_OK);
  CHECK(unknown == object);
  CHECK(IID_PPV_ARGS_Helper(&unknown) == reinterpret_cast<void **>(&unknown));
  CHECK(object->QueryInterface(IID_PPV_ARGS(&pointer)) == E_NOINTERFACE);
  CHECK(pointer == nullptr);
  unknown->Release();
  object->Release();
}

TEST_CASE("BSTR: texts with their length") {
  BSTR text = SysAllocString(OLESTR("abc"));
  CHECK(std::wstring(text) == L"abc");
  CHECK(SysStringLen(text) == 3);
  CHECK(SysReAllocString(&text, L"longer"));
  CHECK(SysStringByteLen(text) == 6 * sizeof(OLECHAR));
  CHECK(SysReAllocStringLen(&text, text + 2, 3));
  CHECK(std::wstring(text) == L"nge");
  SysFreeString(text);
  text = SysAllocStringLen(nullptr, 4);
  CHECK(SysStringLen(text) == 4);
  SysFreeString(text);
  text = SysAllocStringByteLen("xyz", 3);
  CHECK(std::string(reinterpret_cast<char *>(text)) == "xyz");
  CHECK(SysStringByteLen(text) == 3);
  SysFreeString(text);
  SysFreeString(nullptr);
  CHECK(SysAllocString(nullptr) == nullptr);
  CHECK(SysStringLen(nullptr) == 0);
  const LPBSTR none = nullptr;
  const VARIANT_BOOL yes = VARIANT_TRUE;
  CHECK((none == nullptr && yes == -1));
}

TEST_CASE("MulDiv: rounds to the nearest integer") {
  CHECK(MulDiv(7, 3, 2) == 11);
  CHECK(MulDiv(-7, 3, 2) == -11);
  CHECK(MulDiv(7, 1, 3) == 2);
  CHECK(MulDiv(2000000000, 3, 4) == 1500000000);
  CHECK(MulDiv(2000000000, 3, 1) == -1);
  CHECK(MulDiv(1, 1, 0) == -1);
}
