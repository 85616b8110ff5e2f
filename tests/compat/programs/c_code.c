// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Tests the headers for Windows in C code. Exits with the number of the check that fails.
#include <conio.h>
#include <ctype.h>
#include <intrin.h>
#include <locale.h>
#include <mbstring.h>
#include <objbase.h>
#include <process.h>
#include <psapi.h>
#include <search.h>
#include <shellapi.h>
#include <shlobj.h>
#include <shlwapi.h>
#include <stdlib.h>
#include <tchar.h>

__forceinline int twice(int x) { return 2 * x; }

int __cdecl main(void) {
  unsigned long bit = 99;
  unsigned __int64 wide = 0x100000000;
  int evaluated = 0;
  if (_BitScanForward(&bit, 0) != 0 || bit != 99)
    return 1;
  if (_BitScanForward(&bit, 12) != 1 || bit != 2)
    return 2;
  if (_BitScanReverse(&bit, 12) != 1 || bit != 3)
    return 3;
  if (_BitScanForward64(&bit, wide) != 1 || bit != 32)
    return 4;
  if (_BitScanReverse64(&bit, wide + 5) != 1 || bit != 32)
    return 5;
  if (__popcnt(7) != 3 || _rotl(0x80000001u, 1) != 3 || twice(4) != 8)
    return 6;
  if (max(3, 4.5) != 4.5 || min(twice(1), 5) != 2)
    return 8;
  if (sizeof(GetProcAddress(GetModuleHandleA(NULL), MAKEINTRESOURCEA(20))) != sizeof(FARPROC))
    return 9; // not called: this program has no library
  {
    volatile LONG count = 5;
    volatile LONGLONG wide_count = 1LL << 40;
    int *volatile pointer = NULL;
    if (InterlockedIncrement(&count) != 6 || InterlockedDecrement(&count) != 5)
      return 10;
    if (InterlockedExchangeAdd(&count, 3) != 5 || _InterlockedExchange(&count, 1) != 8)
      return 11;
    if (InterlockedOr(&count, 6) != 1 || InterlockedAnd(&count, 5) != 7 || InterlockedXor(&count, 1) != 5)
      return 12;
    if (InterlockedCompareExchange(&count, 9, 4) != 4 || InterlockedCompareExchange(&count, 2, 4) != 9)
      return 13;
    if (InterlockedIncrement64(&wide_count) != (1LL << 40) + 1)
      return 14;
    if (InterlockedCompareExchangePointer((PVOID volatile *)&pointer, &evaluated, NULL) != NULL)
      return 15;
    if (InterlockedExchangePointer((PVOID volatile *)&pointer, NULL) != &evaluated || pointer != NULL)
      return 16;
  }
  {
    LONG words[2] = {5, 0};
    if (_bittest(words, 2) != 1 || _bittestandset(words, 32) != 0 || words[1] != 1)
      return 17;
    if (_bittestandreset(words, 0) != 1 || InterlockedBitTestAndReset(words, 2) != 1 || words[0] != 0)
      return 18;
    if (ReadTimeStampCounter() == 0)
      return 19;
  }
  __noop(++evaluated);
  return evaluated == 0 ? 0 : 7;
}
