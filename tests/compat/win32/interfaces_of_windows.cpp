//===--- interfaces_of_windows.cpp - IUnknown from windows.h --------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <windows.h>

#include <catch2/catch.hpp>

namespace {

DECLARE_INTERFACE_(ICounter, IUnknown) { STDMETHOD_(int, Next)(THIS) PURE; };

class Counter : public ICounter {
public:
  STDMETHODIMP QueryInterface(REFIID, void **) override { return E_NOINTERFACE; }
  STDMETHODIMP_(ULONG) AddRef() override { return 1; }
  STDMETHODIMP_(ULONG) Release() override { return 1; }
  STDMETHODIMP_(int) Next() override { return ++count; }

private:
  int count = 0;
};

} // namespace

TEST_CASE("windows.h declares IUnknown without WIN32_LEAN_AND_MEAN", "[com]") {
  Counter counter;
  IUnknown *object = &counter;
  void *found = nullptr;
  CHECK(object->QueryInterface(IID_IUnknown, &found) == E_NOINTERFACE);
  CHECK(static_cast<ICounter *>(&counter)->Next() == 1);
}
