//===--- interfaces.cpp - Interfaces with windows.h alone -----------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#define WIN32_LEAN_AND_MEAN
#include <windows.h>

#include <catch2/catch.hpp>

namespace {

// IUnknown is not part of windows.h with WIN32_LEAN_AND_MEAN, but these macros are.
struct IUnknown {
  virtual HRESULT STDMETHODCALLTYPE Query(void **to) = 0;
  virtual ULONG STDMETHODCALLTYPE Release() = 0;
};

class Object : public IUnknown {
public:
  STDMETHODIMP Query(void **to) override {
    *to = this;
    return S_OK;
  }
  STDMETHODIMP_(ULONG) Release() override { return 0; }
};

STDAPI createObject(IUnknown **to) {
  static Object object;
  *to = &object;
  return S_OK;
}

} // namespace

TEST_CASE("windows.h has the macros of interfaces also with WIN32_LEAN_AND_MEAN", "[com]") {
  IUnknown *object = nullptr;
  REQUIRE(createObject(&object) == S_OK);
  void *found = nullptr;
  CHECK(object->Query(&found) == S_OK);
  CHECK(found == object);
  CHECK(object->Release() == 0);
}
