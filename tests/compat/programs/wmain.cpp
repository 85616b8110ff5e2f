//===--- wmain.cpp - a program whose entry is _tmain with _UNICODE -------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <string>
#include <tchar.h>

#if defined(FORM_ARGUMENTS)
int _tmain(int count, _TCHAR *values[]) {
#elif defined(FORM_ENVIRONMENT)
int wmain(int count, wchar_t *values[], wchar_t *environment[]) {
  if (environment[0] == nullptr || std::wstring(environment[0]).find(L'=') == std::wstring::npos)
    return 2;
#else
int wmain() {
  int count = 3;
  const wchar_t *values[] = {L"", L"gr\u00fcn", L"two", nullptr};
#endif
  const bool equal = count == 3 && values[1] == std::wstring(L"gr\u00fcn") &&
                     values[2] == std::wstring(L"two") && values[3] == nullptr;
  return equal ? 0 : 1;
}
