//===--- atl_cases.h - tests with and without UNICODE ----------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#ifndef AMP2HIP_TESTS_COMPAT_ATL_CASES_H
#define AMP2HIP_TESTS_COMPAT_ATL_CASES_H

#include <atlconv.h>
#include <atlstr.h>
#include <catch2/catch.hpp>
#include <string>

#ifdef UNICODE
#define KIND " (wide)"
#else
#define KIND " (narrow)"
#endif

TEST_CASE("CT2A, T2A: conversions of TCHAR" KIND) {
  USES_CONVERSION_EX;
  TCHAR text[] = _T("gr\u00FCn");
  const std::string narrow = "gr\u00FCn";
  const std::wstring wide = L"gr\u00FCn";
  using string = std::basic_string<TCHAR>;
  const string same = text;
  CHECK(std::string(CT2A(text)) == narrow);
  CHECK(std::string(CT2CA(text)) == narrow);
  CHECK(std::string(CT2AEX<4>(text)) == narrow);
  CHECK(std::string(CT2CAEX<4>(text)) == narrow);
  CHECK(std::wstring(CT2W(text)) == wide);
  CHECK(std::wstring(CT2CW(text)) == wide);
  CHECK(std::wstring(CT2WEX<4>(text)) == wide);
  CHECK(std::wstring(CT2CWEX<4>(text)) == wide);
  CHECK(string(CA2T(narrow.c_str())) == same);
  CHECK(string(CA2CT(narrow.c_str())) == same);
  CHECK(string(CA2TEX<4>(narrow.c_str())) == same);
  CHECK(string(CA2CTEX<4>(narrow.c_str())) == same);
  CHECK(string(CW2T(wide.c_str())) == same);
  CHECK(string(CW2CT(wide.c_str())) == same);
  CHECK(string(CW2TEX<4>(wide.c_str())) == same);
  CHECK(string(CW2CTEX<4>(wide.c_str())) == same);
  CHECK(string(COLE2T(wide.c_str())) == same);
  CHECK(string(COLE2CT(wide.c_str())) == same);
  CHECK(std::wstring(CT2OLE(text)) + std::wstring(CT2COLE(text)) == wide + wide);
  CHECK(std::string(T2A(text)) + T2CA(text) == narrow + narrow);
  CHECK(std::string(T2A_EX(text, 9)) + T2CA_EX(text, 1) == narrow + narrow);
  CHECK(std::wstring(T2W(text)) + T2CW(text) == wide + wide);
  CHECK(std::wstring(T2W_EX(text, 9)) + T2CW_EX(text, 1) == wide + wide);
  CHECK(std::wstring(T2OLE(text)) + T2COLE(text) == wide + wide);
  char bytes[] = "gr\u00FCn";
  wchar_t characters[] = L"gr\u00FCn";
  CHECK(A2T(bytes) + same == same + A2CT(bytes));
  CHECK(A2T_EX(bytes, 1) + same == same + A2CT_EX(bytes, 9));
  CHECK(W2T(characters) + same == same + W2CT(characters));
  CHECK(W2T_EX(characters, 1) + same == same + W2CT_EX(characters, 9));
  CHECK(OLE2T(characters) + same == same + OLE2CT(characters));
}

TEST_CASE("CString: a text of TCHAR" KIND) {
  CString text;
  text.Format(_T("%d of %s, %I64d"), 3, _T("gr\u00FCn"), 1LL << 40);
  CHECK(text == _T("3 of gr\u00FCn, 1099511627776"));
  text.AppendFormat(_T("; %s"), text.GetString());
  CHECK(text == _T("3 of gr\u00FCn, 1099511627776; 3 of gr\u00FCn, 1099511627776"));
  CHECK(std::string(CT2A(text.Left(9))).substr(0, 9) == "3 of gr\u00FC");
  const CAtlString other = "a" + CString(L"b") + 'c' + L'd' + CString(_T("e")) + L"f";
  CHECK((other == "abcdef" && other == L"abcdef" && other.GetLength() == 6));
  CHECK(lstrlen(other) == 6);
  CSimpleString simple(_T("abcdef"));
  CHECK(other.Compare(simple) == 0);
  CHECK(!text.LoadString(7654));
  SetEnvironmentVariable(_T("COMPAT_ATL"), _T("value"));
  CHECK((text.GetEnvironmentVariable(_T("COMPAT_ATL")) && text == "value"));
  SetEnvironmentVariable(_T("COMPAT_ATL"), nullptr);
  CHECK((!text.GetEnvironmentVariable(_T("COMPAT_ATL")) && text.IsEmpty()));
}

#undef KIND

#endif // AMP2HIP_TESTS_COMPAT_ATL_CASES_H
