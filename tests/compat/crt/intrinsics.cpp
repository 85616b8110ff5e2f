//===--- intrinsics.cpp - intrinsic functions ----------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <catch2/catch.hpp>
#include <cstring>
#include <intrin.h>
#include <string>

TEST_CASE("bit counts and bit scans") {
  CHECK((__popcnt16(0xFFFF) == 16 && __popcnt(0xF0F0F0F0) == 16 && __popcnt64(~0ULL) == 64));
  CHECK((__lzcnt16(1) == 15 && __lzcnt16(0) == 16));
  CHECK((__lzcnt(1) == 31 && __lzcnt(0) == 32 && __lzcnt64(1) == 63 && __lzcnt64(0) == 64));
  unsigned long number = 99; // a DWORD on Windows
  unsigned int number32 = 99;
  CHECK((_BitScanForward(&number, 0x50) == 1 && number == 4));
  CHECK((_BitScanReverse(&number32, 0x50) == 1 && number32 == 6));
  CHECK((_BitScanForward64(&number, 1ULL << 40) == 1 && number == 40));
  CHECK((_BitScanReverse64(&number, 1ULL << 40 | 1) == 1 && number == 40));
  number = 7;
  CHECK((BitScanForward(&number, 6) == 1 && number == 1));
  CHECK((BitScanReverse(&number32, 6) == 1 && number32 == 2));
  CHECK((BitScanForward64(&number, 6) == 1 && number == 1));
  CHECK((BitScanReverse64(&number, 6) == 1 && number == 2));
  number = 7;
  CHECK((_BitScanForward(&number, 0) == 0 && _BitScanReverse64(&number, 0) == 0 && number == 7));
}

TEST_CASE("_xgetbv: the state that the system saves") {
  int registers[4];
  __cpuid(registers, 1);
  if ((registers[2] >> 27 & 1) != 0)
    CHECK((_xgetbv(_XCR_XFEATURE_ENABLED_MASK) & 3) == 3); // x87 and SSE
}

TEST_CASE("products and shifts of 128 bits") {
  CHECK(__umulh(1ULL << 63, 4) == 2);
  CHECK(__mulh(-1, 2) == -1);
  unsigned long long high = 0;
  CHECK((_umul128(1ULL << 63, 6, &high) == 0 && high == 3));
  long long signed_high = 0;
  CHECK((_mul128(-3, 2, &signed_high) == -6 && signed_high == -1));
  CHECK(__shiftleft128(1ULL << 63, 1, 1) == 3);
  CHECK(__shiftright128(2, 1, 1) == (1ULL << 63 | 1));
  CHECK((__shiftleft128(5, 6, 64) == 6 && __shiftright128(5, 6, 0) == 5));
}

TEST_CASE("other intrinsic functions") {
  int registers[4] = {};
  __cpuid(registers, 0);
  CHECK(registers[0] > 0);
  char vendor[13] = {};
  std::memcpy(vendor, &registers[1], 4);
  std::memcpy(vendor + 4, &registers[3], 4);
  std::memcpy(vendor + 8, &registers[2], 4);
  CHECK(std::string(vendor).size() == 12);
  __cpuidex(registers, 7, 0);
  const unsigned long long before = __rdtsc();
  __nop();
  _ReadWriteBarrier();
  _ReadBarrier();
  _WriteBarrier();
  __faststorefence();
  CHECK(__rdtsc() >= before);
  unsigned char bytes[4];
  __stosb(bytes, 7, 4);
  CHECK((bytes[0] == 7 && bytes[3] == 7));
  const unsigned char from[2] = {1, 2};
  __movsb(bytes, from, 2);
  CHECK((bytes[0] == 1 && bytes[1] == 2 && bytes[2] == 7));
  CHECK(_ReturnAddress() != nullptr);
  CHECK(_AddressOfReturnAddress() != nullptr);
  long counter = 5; // the intrinsic forms take `long`
  CHECK(_InterlockedIncrement(&counter) == 6);
}

TEST_CASE("bit tests: the bit before the change") {
  long words[2] = {5, 0}; // of 32 used bits
  int words32[2] = {5, 0};
  long long words64[2] = {5, 0};
  const long constant = 4;
  CHECK((_bittest(words, 2) == 1 && _bittest(words32, 1) == 0 && _bittest(&constant, 2) == 1));
  CHECK((_bittestandset(words, 33) == 0 && words[1] == 2 && _bittest(words, 33) == 1));
  CHECK((_bittestandreset(words32, 0) == 1 && words32[0] == 4));
  CHECK((_bittestandcomplement(words32, 31) == 0 && _bittestandcomplement(words32, 31) == 1));
  CHECK((_bittest64(words64, 2) == 1 && _bittestandset64(words64, 65) == 0 && words64[1] == 2));
  CHECK((_bittestandreset64(words64, 65) == 1 && _bittestandcomplement64(words64, 63) == 0));
  CHECK(words64[0] < 0);
  CHECK((_interlockedbittestandset(words, 0) == 1 && _interlockedbittestandreset(words, 0) == 1));
  CHECK((_interlockedbittestandset64(words64, 1) == 0 && words64[1] == 0 &&
         _interlockedbittestandreset64(words64, 1) == 1));
  CHECK((BitTest(words32, 2) == 1 && BitTestAndSet(words32, 2) == 1 &&
         BitTestAndReset(words32, 2) == 1 && BitTestAndComplement(words32, 2) == 0));
  CHECK((BitTest64(words64, 2) == 1 && BitTestAndSet64(words64, 2) == 1 &&
         BitTestAndReset64(words64, 2) == 1 && BitTestAndComplement64(words64, 2) == 0));
  CHECK((InterlockedBitTestAndSet(words32, 2) == 1 && InterlockedBitTestAndReset(words32, 2) == 1));
  CHECK((InterlockedBitTestAndSet64(words64, 2) == 1 &&
         InterlockedBitTestAndReset64(words64, 2) == 1));
}
