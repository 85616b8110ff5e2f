//===--- atl_pointers.cpp - Tests of atlbase.h ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <atlbase.h>
#include <atlcomcli.h>
#include <atlcore.h>
#include <atldef.h>
#include <atlexcept.h>
#include <atltrace.h>
#include <catch2/catch.hpp>
#include <set>
#include <string>
#include <utility>

struct compat_shape;
AMP2HIP_UUID("12345680-1234-5678-0102-030405060708", compat_shape);
DECLARE_INTERFACE_IID_(compat_shape, IUnknown, "12345680-1234-5678-0102-030405060708") {
  STDMETHOD_(int, sides)() PURE;
};
struct compat_other;
AMP2HIP_UUID("12345681-1234-5678-0102-030405060708", compat_other);
DECLARE_INTERFACE_IID_(compat_other, IUnknown, "12345681-1234-5678-0102-030405060708"){};

namespace {
class square : public compat_shape {
public:
  STDMETHODIMP QueryInterface(REFIID id, void **object) {
    const bool known = IsEqualIID(id, IID_IUnknown) || id == __uuidof(compat_shape);
    *object = known ? static_cast<compat_shape *>(this) : nullptr;
    return known ? (AddRef(), S_OK) : E_NOINTERFACE;
  }
  STDMETHODIMP_(ULONG) AddRef() { return ++uses; }
  STDMETHODIMP_(ULONG) Release() { return --uses; }
  STDMETHODIMP_(int) sides() { return 4; }

  ULONG uses = 0;
};
HRESULT create(square &object, compat_shape **to) {
  object.AddRef();
  return *to = &object, S_OK;
}
} // namespace

TEST_CASE("CComPtr: counts the uses of an object") {
  square object;
  {
    CComPtr<compat_shape> first(&object), second = first, third;
    CHECK((object.uses == 2 && first->sides() == 4 && (*first).sides() == 4));
    third = std::move(second);
    CHECK((object.uses == 2 && !second && third == first && third != nullptr));
    third = nullptr;
    CHECK(object.uses == 1);
    CHECK(create(object, &third) == S_OK);
    compat_shape *raw = third.Detach();
    CHECK((object.uses == 2 && third == nullptr));
    third.Attach(raw);
    CHECK((third.CopyTo(&raw) == S_OK && object.uses == 3));
    raw->Release();
    CComPtr<IUnknown> unknown;
    CHECK((third.QueryInterface(&unknown) == S_OK && unknown.IsEqualObject(first)));
    third = first;
    third.Release();
    third.Release();
    CHECK(object.uses == 2);
    std::set<CAdapt<CComPtr<compat_shape>>> all;
    all.insert(CAdapt<CComPtr<compat_shape>>(first));
    CHECK(object.uses == 3);
  }
  CHECK(object.uses == 0);
}

TEST_CASE("CComQIPtr: asks for the interface") {
  square object;
  {
    const CComPtr<IUnknown> unknown(&object);
    CComQIPtr<compat_shape> shape(unknown);
    CComQIPtr<compat_other> other(unknown);
    CHECK((shape != nullptr && shape->sides() == 4 && other == nullptr && object.uses == 2));
    other = shape;
    CHECK(other == nullptr);
    shape = nullptr;
    CHECK(object.uses == 1);
    shape = unknown;
    CComQIPtr<IUnknown, &IID_IUnknown> again(shape.p);
    CHECK((object.uses == 3 && again.IsEqualObject(unknown)));
    CComPtr<compat_shape> assigned;
    assigned = unknown;
    CHECK((assigned != nullptr && object.uses == 4));
    CComPtrBase<compat_shape> &base = assigned;
    base.Release();
  }
  CHECK(object.uses == 0);
}

TEST_CASE("CComBSTR: owns a BSTR") {
  CComBSTR text(L"abc"), narrow("gr\u00FCn"), none, sized(4), copy(text);
  CHECK((text.Length() == 3 && text.ByteLength() == 3 * sizeof(OLECHAR) && text == copy));
  CHECK((narrow == L"gr\u00FCn" && !none && none.Length() == 0 && sized.Length() == 4));
  text += L"d";
  text.Append("e");
  text.Append('f');
  text.Append(L'g');
  text.Append(CComBSTR(L"h"));
  text.Append(L"ijk", 2);
  CHECK((text == L"abcdefghij" && text != copy && copy < text && text > L"abc"));
  CHECK((text.ToUpper() == S_OK && text == "ABCDEFGHIJ" && text.ToLower() == S_OK));
  BSTR plain = nullptr;
  CHECK((text.CopyTo(&plain) == S_OK && SysStringLen(plain) == 10));
  none.Attach(plain);
  CHECK((none == text && none.Detach() == plain && none == nullptr));
  CHECK((none.AssignBSTR(plain) == S_OK && none.AppendBSTR(plain) == S_OK));
  CHECK(none.Length() == 20);
  SysFreeString(plain);
  none.Empty();
  *&none = SysAllocString(L"x");
  CHECK(std::wstring(none) == L"x");
  none = std::move(text);
  CHECK(none == L"abcdefghij");
  const CComBSTR &same = none;
  none = same;
  CHECK(none.Length() == 10);
  CHECK(CComBSTR(3, "abcd") == L"abc");
  CHECK(CComBSTR(IID_IUnknown) == L"{00000000-0000-0000-C000-000000000046}");
  CHECK(!none.LoadString(7654));
}

TEST_CASE("CHandle, CHeapPtr, CAutoPtr: owners") {
  CHandle event(CreateEvent(nullptr, TRUE, TRUE, nullptr)), taken(event);
  CHECK((event == nullptr && WaitForSingleObject(taken, 0) == WAIT_OBJECT_0));
  event = taken;
  CHECK((taken.m_h == nullptr && event.m_h != nullptr));
  HANDLE handle = event.Detach();
  taken.Attach(handle);
  taken.Close();
  CHECK(taken == nullptr);

  CHeapPtr<int> numbers;
  REQUIRE(numbers.Allocate(3));
  numbers[2] = 7;
  CHECK((numbers.Reallocate(1000) && numbers[2] == 7));
  CHeapPtr<int> other(numbers);
  CHECK((numbers.m_pData == nullptr && other[2] == 7 && !numbers.Allocate(~size_t(0))));
  numbers = other;
  other.Attach(numbers.Detach());
  other.Free();
  CComHeapPtr<wchar_t> text;
  CHECK(text.AllocateBytes(16));
  CHECK((*&text == text.m_pData && CComAllocator::Reallocate(nullptr, 0) == nullptr));
  CCRTAllocator::Free(CCRTAllocator::Allocate(1));

  CAutoPtr<std::string> single(new std::string("abc")), second(single);
  CHECK((single == nullptr && second->size() == 3));
  single = second;
  delete single.Detach();
  CAutoVectorPtr<std::string> several;
  CHECK((several.Allocate(3) && several[2].empty()));
}

TEST_CASE("CComCriticalSection: locks") {
  CComAutoCriticalSection section;
  {
    CComCritSecLock<CComAutoCriticalSection> lock(section), again(section, false);
    CHECK(again.Lock() == S_OK);
    lock.Unlock();
  }
  CComCriticalSection manual;
  CHECK((manual.Init() == S_OK && manual.Lock() == S_OK && manual.Unlock() == S_OK));
  CHECK(manual.Term() == S_OK);
}

namespace {
HRESULT checked(bool condition) {
  ATLENSURE_RETURN(condition);
  ATLENSURE_RETURN_HR(condition, E_ABORT);
  ATLENSURE_RETURN_VAL(condition, E_ABORT);
  return S_OK;
}
HRESULT result_of(void (*function)()) {
  try {
    function();
  } catch (const CAtlException &e) {
    return e.m_hr;
  }
  return S_OK;
}
} // namespace

TEST_CASE("AtlThrow, ATLENSURE: exceptions") {
  CHECK(result_of([] { AtlThrow(E_OUTOFMEMORY); }) == E_OUTOFMEMORY);
  CHECK(result_of([] { ATLENSURE(1 + 1 == 3); }) == E_FAIL);
  CHECK(result_of([] { ATLENSURE(1 + 1 == 2); }) == S_OK);
  CHECK(result_of([] { ATLENSURE_THROW(false, E_ABORT); }) == E_ABORT);
  CHECK(result_of([] { ATLENSURE_SUCCEEDED(E_NOTIMPL); }) == E_NOTIMPL);
  CHECK(result_of([] {
          SetLastError(ERROR_ACCESS_DENIED);
          AtlThrowLastWin32();
        }) == E_ACCESSDENIED);
  SetLastError(ERROR_FILE_NOT_FOUND);
  CHECK(AtlHresultFromLastError() == AtlHresultFromWin32(ERROR_FILE_NOT_FOUND));
  CHECK((checked(true) == S_OK && checked(false) == E_FAIL));
  int calls = 0;
  ATLVERIFY(++calls);
  ATLASSERT(++calls);
  ATLASSUME(++calls);
  ATLTRACE("%d", ++calls);
  ATLTRACE2(atlTraceGeneral, 0, L"%d", ++calls);
  CHECK(calls == 1);
  const atlTraceFlags category = atlTraceString;
  AtlTrace("%s\n", "not in a debugger");
  AtlTrace(category, 1, L"%s\n", L"not in a debugger");
  using trace = void (*)(const char *, va_list);
  CHECK(trace(AtlTraceV) != nullptr);
}
