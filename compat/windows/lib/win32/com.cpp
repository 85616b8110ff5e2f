//===--- com.cpp - initialization and memory of COM -----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include "amp2hip_windows/win32/com.h"
#include "text.h"
#include <cstdio>
#include <cstdlib>
#include <sys/random.h>

using namespace amp2hip_windows;

namespace {
thread_local unsigned initializations = 0;
thread_local DWORD apartment = 0;
} // namespace

HRESULT CoInitializeEx(LPVOID, DWORD kind) {
  kind &= COINIT_APARTMENTTHREADED;
  if (initializations != 0 && kind != apartment)
    return RPC_E_CHANGED_MODE;
  apartment = kind;
  return initializations++ == 0 ? S_OK : S_FALSE;
}
HRESULT CoInitialize(LPVOID) { return CoInitializeEx(nullptr, COINIT_APARTMENTTHREADED); }
void CoUninitialize() {
  if (initializations != 0)
    --initializations;
}

LPVOID CoTaskMemAlloc(SIZE_T size) { return std::malloc(size != 0 ? size : 1); }
LPVOID CoTaskMemRealloc(LPVOID memory, SIZE_T size) {
  if (size != 0)
    return std::realloc(memory, size);
  std::free(memory);
  return nullptr;
}
void CoTaskMemFree(LPVOID memory) { std::free(memory); }

HRESULT CoCreateGuid(GUID *to) {
  if (to == nullptr)
    return E_INVALIDARG;
  if (getrandom(to, sizeof *to, 0) != sizeof *to)
    return E_FAIL;
  to->Data3 = static_cast<WORD>((to->Data3 & 0x0FFF) | 0x4000); // random, RFC 4122
  to->Data4[0] = static_cast<BYTE>((to->Data4[0] & 0x3F) | 0x80);
  return S_OK;
}

int StringFromGUID2(REFGUID guid, LPOLESTR buffer, int size) {
  constexpr int length = 39;
  if (size < length)
    return 0;
  char text[length];
  const BYTE *const d = guid.Data4;
  std::snprintf(text, sizeof text, "{%08X-%04X-%04X-%02X%02X-%02X%02X%02X%02X%02X%02X}", guid.Data1,
                guid.Data2, guid.Data3, d[0], d[1], d[2], d[3], d[4], d[5], d[6], d[7]);
  for (int i = 0; i < length; ++i)
    buffer[i] = static_cast<OLECHAR>(text[i]);
  return length;
}

HRESULT StringFromCLSID(REFCLSID id, LPOLESTR *text) {
  constexpr int length = 39;
  if (text == nullptr)
    return E_INVALIDARG;
  *text = static_cast<LPOLESTR>(CoTaskMemAlloc(length * sizeof(OLECHAR)));
  if (*text == nullptr)
    return E_OUTOFMEMORY;
  StringFromGUID2(id, *text, length);
  return S_OK;
}
HRESULT StringFromIID(REFIID id, LPOLESTR *text) { return StringFromCLSID(id, text); }

HRESULT CLSIDFromString(LPCOLESTR text, CLSID *to) {
  if (text == nullptr || to == nullptr)
    return E_INVALIDARG;
  *to = CLSID();
  CLSID read;
  BYTE *const d = read.Data4;
  int end = 0;
  const std::string narrow_text = narrow(text);
  const int fields = std::sscanf(narrow_text.c_str(),
                                 "{%8x-%4hx-%4hx-%2hhx%2hhx-%2hhx%2hhx%2hhx%2hhx%2hhx%2hhx}%n",
                                 &read.Data1, &read.Data2, &read.Data3, d, d + 1, d + 2, d + 3,
                                 d + 4, d + 5, d + 6, d + 7, &end);
  if (fields != 11 || end != 38 || narrow_text.size() != 38)
    return CO_E_CLASSSTRING;
  *to = read;
  return S_OK;
}
