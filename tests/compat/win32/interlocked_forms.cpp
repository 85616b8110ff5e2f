//===--- interlocked_forms.cpp - Interlocked functions of other sizes and orders ===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <intrin.h>
#include <windows.h>

TEST_CASE("atomics of 2 bytes and 1 byte") {
  volatile short word = 5;
  volatile char byte = 5;
  CHECK((InterlockedIncrement16(&word) == 6 && InterlockedDecrement16(&word) == 5));
  CHECK((_InterlockedIncrement16(&word) == 6 && _InterlockedDecrement16(&word) == 5));
  CHECK((InterlockedCompareExchange16(&word, 7, 5) == 5 && word == 7));
  CHECK((_InterlockedCompareExchange16(&word, 5, 6) == 7 && word == 7));
  CHECK((InterlockedExchange16(&word, 1) == 7 && InterlockedExchangeAdd16(&word, 2) == 1));
  CHECK((InterlockedAnd16(&word, 2) == 3 && InterlockedOr16(&word, 1) == 2));
  CHECK((InterlockedXor16(&word, 1) == 3 && InterlockedAdd16(&word, 3) == 5));
  CHECK((InterlockedExchange8(&byte, 1) == 5 && InterlockedExchangeAdd8(&byte, 2) == 1));
  CHECK((InterlockedAnd8(&byte, 2) == 3 && InterlockedOr8(&byte, 1) == 2));
  CHECK((InterlockedXor8(&byte, 1) == 3 && InterlockedAdd8(&byte, 3) == 5));
  CHECK((_InterlockedExchange8(&byte, 1) == 5 && _InterlockedExchangeAdd8(&byte, 2) == 1));
  CHECK((_InterlockedAnd8(&byte, 2) == 3 && _InterlockedOr8(&byte, 1) == 2));
  CHECK(_InterlockedXor8(&byte, 1) == 3);
  CHECK((_InterlockedExchange16(&word, 1) == 5 && _InterlockedExchangeAdd16(&word, 2) == 1));
  CHECK((_InterlockedAnd16(&word, 2) == 3 && _InterlockedOr16(&word, 1) == 2));
  CHECK(_InterlockedXor16(&word, 1) == 3);
  volatile LONG number = 5;
  CHECK((InterlockedExchangeSubtract(&number, 2) == 5 && number == 3));
}

TEST_CASE("atomics with the order in their name") {
  volatile LONG word = 0;
  volatile LONG64 large = 0;
  void *volatile pointer = nullptr;
  InterlockedIncrementAcquire(&word);
  InterlockedIncrementAcquire64(&large);
  InterlockedIncrementRelease(&word);
  InterlockedIncrementRelease64(&large);
  InterlockedIncrementNoFence(&word);
  InterlockedIncrementNoFence64(&large);
  InterlockedDecrementAcquire(&word);
  InterlockedDecrementAcquire64(&large);
  InterlockedDecrementRelease(&word);
  InterlockedDecrementRelease64(&large);
  InterlockedDecrementNoFence(&word);
  InterlockedDecrementNoFence64(&large);
  InterlockedExchangeAcquire(&word, 0);
  InterlockedExchangeAcquire64(&large, 0);
  InterlockedExchangeRelease(&word, 0);
  InterlockedExchangeRelease64(&large, 0);
  InterlockedExchangeNoFence(&word, 0);
  InterlockedExchangeNoFence64(&large, 0);
  InterlockedExchangeAddAcquire(&word, 0);
  InterlockedExchangeAddAcquire64(&large, 0);
  InterlockedExchangeAddRelease(&word, 0);
  InterlockedExchangeAddRelease64(&large, 0);
  InterlockedExchangeAddNoFence(&word, 0);
  InterlockedExchangeAddNoFence64(&large, 0);
  InterlockedCompareExchangeAcquire(&word, 1, 0);
  InterlockedCompareExchangeAcquire64(&large, 1, 0);
  InterlockedCompareExchangeRelease(&word, 1, 0);
  InterlockedCompareExchangeRelease64(&large, 1, 0);
  InterlockedCompareExchangeNoFence(&word, 1, 0);
  InterlockedCompareExchangeNoFence64(&large, 1, 0);
  InterlockedAndAcquire(&word, 0);
  InterlockedAndRelease(&word, 0);
  InterlockedAndNoFence(&word, 0);
  InterlockedOrAcquire(&word, 0);
  InterlockedOrRelease(&word, 0);
  InterlockedOrNoFence(&word, 0);
  InterlockedXorAcquire(&word, 0);
  InterlockedXorRelease(&word, 0);
  InterlockedXorNoFence(&word, 0);
  InterlockedCompareExchangePointerAcquire(&pointer, nullptr, nullptr);
  InterlockedCompareExchangePointerRelease(&pointer, nullptr, nullptr);
  InterlockedCompareExchangePointerNoFence(&pointer, nullptr, nullptr);
  CHECK((word == 0 && large == 1 && pointer == nullptr));
  CHECK((ReadAcquire(&word) == 0 && ReadNoFence(&word) == 0 && ReadRaw(&word) == 0));
  CHECK((ReadAcquire64(&large) == 1 && ReadNoFence64(&large) == 1 && ReadRaw64(&large) == 1));
  WriteRelease(&word, 2);
  WriteNoFence(&word, 3);
  WriteRaw(&word, 4);
  WriteRelease64(&large, 2);
  WriteNoFence64(&large, 3);
  WriteRaw64(&large, 4);
  int target = 0;
  WritePointerRelease(&pointer, &target);
  WritePointerNoFence(&pointer, &target);
  WritePointerRaw(&pointer, &target);
  CHECK((word == 4 && large == 4 && ReadPointerAcquire(&pointer) == &target));
  CHECK((ReadPointerNoFence(&pointer) == &target && ReadPointerRaw(&pointer) == &target));
}
