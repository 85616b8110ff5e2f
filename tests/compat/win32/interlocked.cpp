//===--- interlocked.cpp - Interlocked functions -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <intrin.h>
#include <thread>
#include <windows.h>

TEST_CASE("Interlocked functions: LONG and long, signed and unsigned") {
  volatile LONG a = 5;
  CHECK((InterlockedIncrement(&a) == 6 && InterlockedDecrement(&a) == 5));
  CHECK((InterlockedExchange(&a, 8) == 5 && a == 8));
  CHECK((InterlockedExchangeAdd(&a, -3) == 8 && a == 5));
  CHECK(InterlockedAdd(&a, 2) == 7);
  CHECK((InterlockedAnd(&a, 6) == 7 && InterlockedOr(&a, 1) == 6 && InterlockedXor(&a, 2) == 7));
  CHECK(a == 5);
  CHECK((InterlockedCompareExchange(&a, 9, 4) == 5 && a == 5));
  CHECK((InterlockedCompareExchange(&a, 9, 5) == 5 && a == 9));
  volatile long l = 1;
  unsigned int u = 0;
  CHECK((InterlockedIncrement(&l) == 2 && InterlockedDecrement(&u) == 0xFFFFFFFFu));
  volatile LONGLONG big = 1LL << 40;
  CHECK(InterlockedIncrement64(&big) == (1LL << 40) + 1);
  CHECK(InterlockedDecrement64(&big) == 1LL << 40);
  CHECK(InterlockedExchange64(&big, 2) == 1LL << 40);
  CHECK((InterlockedExchangeAdd64(&big, 5) == 2 && InterlockedAdd64(&big, 1) == 8));
  CHECK((InterlockedAnd64(&big, 12) == 8 && InterlockedOr64(&big, 3) == 8));
  CHECK((InterlockedXor64(&big, 1) == 11 && big == 10));
  CHECK((InterlockedCompareExchange64(&big, 4, 10) == 10 && big == 4));
  int value = 0;
  int *volatile pointer = nullptr;
  CHECK(InterlockedExchangePointer(&pointer, &value) == nullptr);
  CHECK(InterlockedCompareExchangePointer(&pointer, nullptr, &value) == &value);
  CHECK(pointer == nullptr);
  PVOID untyped = &value;
  CHECK(InterlockedExchangePointer(&untyped, nullptr) == &value);
}

TEST_CASE("the intrinsic forms") {
  long a = 5;
  long long b = 5;
  void *volatile p = nullptr;
  CHECK((_InterlockedIncrement(&a) == 6 && _InterlockedDecrement(&a) == 5));
  CHECK((_InterlockedIncrement64(&b) == 6 && _InterlockedDecrement64(&b) == 5));
  CHECK((_InterlockedExchange(&a, 1) == 5 && _InterlockedExchange64(&b, 1) == 5));
  CHECK((_InterlockedExchangeAdd(&a, 1) == 1 && _InterlockedExchangeAdd64(&b, 1) == 1));
  CHECK((_InterlockedAnd(&a, 2) == 2 && _InterlockedAnd64(&b, 2) == 2));
  CHECK((_InterlockedOr(&a, 1) == 2 && _InterlockedOr64(&b, 1) == 2));
  CHECK((_InterlockedXor(&a, 1) == 3 && _InterlockedXor64(&b, 1) == 3));
  CHECK(
      (_InterlockedCompareExchange(&a, 9, 2) == 2 && _InterlockedCompareExchange64(&b, 9, 2) == 2));
  CHECK(_InterlockedExchangePointer(&p, &a) == nullptr);
  CHECK(_InterlockedCompareExchangePointer(&p, nullptr, &a) == &a);
  MemoryBarrier();
  YieldProcessor();
}

TEST_CASE("Interlocked functions are atomic") {
  LONG counter = 0;
  const auto count = [&] {
    for (int i = 0; i < 10000; ++i)
      InterlockedIncrement(&counter);
  };
  std::thread other(count);
  count();
  other.join();
  CHECK(counter == 20000);
}
