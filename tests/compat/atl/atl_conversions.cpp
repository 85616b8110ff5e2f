//===--- atl_conversions.cpp - Tests of atlconv.h -------------------------===//
//
// Part of amp2hip, under the Apache License v2.0 with LLVM Exceptions.
// See LICENSE for license information.
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//===----------------------------------------------------------------------===//
#include <atlconv.h>
#include <catch2/catch.hpp>
#include <string>

#include "atl_cases.h"

using std::string;
using std::wstring;

TEST_CASE("CW2A, CA2W: objects that contain the converted text") {
  const wstring wide = L"gr\u00FCn \u20AC \U0001F600";
  const string narrow = "gr\u00FCn \u20AC \U0001F600";
  CHECK(string(CW2A(wide.c_str())) == narrow);
  CHECK(string(CW2A(wide.c_str(), CP_UTF8)) == narrow);
  CHECK(wstring(CA2W(narrow.c_str())) == wide);
  CHECK(wstring(CA2W("gr\xFCn", 1252)) == L"gr\u00FCn");
  CHECK(string(CW2A(L"gr\u00FCn", 1252)) == "gr\xFCn");
  CHECK(string(CW2CA(L"a")) + string(CA2CA("b")) == "ab");
  CHECK(wstring(CA2CW("a")) + wstring(CW2CW(L"b")) == L"ab");
  CA2A copy("abc");
  copy.m_psz[0] = 'x';
  CHECK(string(copy) == "xbc");
  CHECK(wstring(CW2W(wide.c_str())) == wide);
  CHECK(static_cast<char *>(CW2A(nullptr)) == nullptr);
  CHECK(static_cast<const wchar_t *>(CW2CW(nullptr)) == nullptr);
  CHECK_THROWS_AS(CA2W("a", 12345), ATL::CAtlException);
}

TEST_CASE("CW2AEX: texts that fit in the object, and longer ones") {
  const string short_text(15, 'a'), long_text(1000, 'b');
  CA2WEX<16> in_object(short_text.c_str()), on_heap(long_text.c_str());
  CHECK(in_object.m_psz == in_object.m_szBuffer);
  CHECK(on_heap.m_psz != on_heap.m_szBuffer);
  CHECK(string(CW2AEX<4>(on_heap)) == long_text);
  CHECK(string(CA2AEX<4>(long_text.c_str())) == long_text);
  CHECK(wstring(CW2WEX<16>(in_object)) == wstring(15, L'a'));
  CHECK(string(CA2CAEX<>("a")) == "a");
  CHECK(wstring(CW2CWEX<>(L"a")) == L"a");
}

namespace {
/// The results of the macros exist until the function returns.
string converted(LPCWSTR wide, LPCSTR narrow) {
  USES_CONVERSION;
  LPCSTR first = nullptr;
  LPCWSTR second = nullptr;
  {
    first = W2A(wide);
    second = A2W(narrow);
  }
  return string(first) + "," + W2CA(second) + "," + W2A(A2CW(W2A_CP(wide, CP_UTF8))) + "," +
         W2A(A2W_CP("gr\xFCn", 1252));
}
} // namespace

TEST_CASE("W2A, A2W: on the stack of the function") {
  auto joined = [](const char *a, const char *b, const char *c, const char *d, const char *e,
                   const char *f, const char *g,
                   const char *h) { return string(a) + b + c + d + e + f + g + h; };
  CHECK(joined(W2A(L"a"), W2A(L"b"), W2A(A2W("c")), W2A(L"d"), W2A(L"e"), W2A(L"f"), W2A(L"g"),
               W2A(A2W(W2A(L"h")))) == "abcdefgh");
  CHECK(converted(L"gr\u00FCn", "\u20AC") == "gr\u00FCn,\u20AC,gr\u00FCn,gr\u00FCn");
  USES_CONVERSION_EX;
  const wstring wide(5000, L'\u00E4');
  const string narrow = W2A_EX(wide.c_str(), 100);
  CHECK(narrow.size() == 10000);
  CHECK(wstring(A2W_EX(narrow.c_str(), 100)) == wide);
  CHECK(wstring(A2CW_EX("ab", 100)) == L"ab");
  CHECK(string(W2CA_EX(L"ab", 100)) == "ab");
  const wchar_t *none = nullptr;
  CHECK(W2A(none) == nullptr);
  CHECK(W2A_EX(none, 1) == nullptr);
  wchar_t buffer[4];
  CHECK(AtlA2WHelper(buffer, "abc", 4) == buffer);
  CHECK(AtlA2WHelper(buffer, "abcd", 4) == nullptr);
  char bytes[4];
  CHECK(AtlW2AHelper(bytes, L"abc", 4) == string("abc"));
}

TEST_CASE("OLE2A, A2BSTR: OLE's characters are wide") {
  USES_CONVERSION;
  OLECHAR text[] = L"ole";
  CHECK(string(OLE2A(text)) == "ole");
  CHECK(string(OLE2CA(text)) == "ole");
  CHECK(OLE2W(text) == text);
  CHECK((OLE2CW(text) == text && W2OLE(text) == text && W2COLE(text) == text));
  CHECK(wstring(A2OLE("a")) + A2COLE("b") == L"ab");
  CHECK(string(COLE2A(text)) + string(COLE2CA(text)) == "oleole");
  CHECK(wstring(COLE2W(text)) + wstring(COLE2CW(text)) == L"oleole");
  CHECK(wstring(CA2OLE("a")) + wstring(CA2COLE("b")) == L"ab");
  CHECK(wstring(CW2OLE(L"a")) + wstring(CW2COLE(L"b")) == L"ab");
  const BSTR texts[] = {A2BSTR("a\u20AC"), W2BSTR(L"a\u20AC"), OLE2BSTR(L"a\u20AC"),
                        T2BSTR(TEXT("a\u20AC"))};
  for (BSTR one : texts) {
    CHECK(SysStringLen(one) == 2);
    SysFreeString(one);
  }
  CHECK(A2BSTR(nullptr) == nullptr);
}
